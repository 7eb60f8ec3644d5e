#include "protocol/navigation.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {

static void read(const Reader& from, ReferenceContext& to) {
  from.required("includeDeclaration", to.includeDeclaration);
}

void read(const Reader& from, ReferenceParams& to) {
  from.required("textDocument", to.textDocument);
  from.required("position", to.position);
  from.defaulted("context", to.context);
}

void to_json(Json& json, const Hover& from) {
  json = {{"contents", from.contents}};
  put_given(json, "range", from.range);
}

}  // namespace protocol
