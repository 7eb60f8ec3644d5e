#include "protocol/json.h"

#include "protocol/reader.h"

namespace protocol {

std::optional<base::Error> reading_error(const Json& json,
                                         const std::function<void(const Reader&)>& read_into) {
  try {
    read_into(Reader(json));
    return std::nullopt;
  } catch (const WrongField& wrong) {
    return base::Error{base::ErrorCode::kUsage, wrong.what()};
  }
}

}  // namespace protocol
