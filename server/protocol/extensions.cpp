#include "protocol/extensions.h"

#include <nlohmann/json.hpp>

namespace protocol {

static void to_json(Json& json, const MemoryPathStep& from) {
  json = {{"name", from.name}, {"message", from.message}, {"location", from.location}};
}

void to_json(Json& json, const MemoryPath& from) {
  json = {{"range", from.range},
          {"name", from.name},
          {"placement", from.placement},
          {"steps", from.steps},
          {"ending", from.ending}};
}

}  // namespace protocol
