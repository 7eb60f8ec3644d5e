#include "protocol/window.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"

namespace protocol {

void read(const Reader& from, SetTraceParams& to) { from.required("value", to.value); }

void read(const Reader& from, CancelParams& to) { from.required("id", to.id); }

void to_json(Json& json, const ShowMessageParams& from) {
  json = {{"type", from.type}, {"message", from.message}};
}

void to_json(Json& json, const LogMessageParams& from) {
  json = {{"type", from.type}, {"message", from.message}};
}

}  // namespace protocol
