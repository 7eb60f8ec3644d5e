#pragma once

// Between JSON and the structs of the protocol. Decoding names the field that is wrong, as
// `textDocument.position.line: expected a number from 0 to 2147483647`, with code kUsage; fields
// that nobody knows are left alone, so newer clients work. What comes in declares a function
// `read`, what goes out a function `to_json`, each beside its struct; fields that are absent are
// left out. Both are pure and may be called from any thread.
//
// A whole number may be written as `1.0`, which JSON does not tell from `1`.

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/error.h"
#include "rpc/message.h"

namespace protocol {

using Json = rpc::Json;
using DocumentUri = std::string;  // as the client wrote it; sent back byte for byte

class Reader;  // protocol/reader.h

template <class T>
concept Decodable = requires(const Reader& from, T& to) { read(from, to); };

// What `read` threw, as an error. This is the wall that exceptions of decoding do not pass.
std::optional<base::Error> reading_error(const Json& json,
                                         const std::function<void(const Reader&)>& read_into);

template <Decodable T>
std::expected<T, base::Error> decode(const Json& json) {
  T value{};
  auto error = reading_error(json, [&value](const Reader& from) { read(from, value); });
  if (error) return std::unexpected(std::move(*error));
  return value;
}

}  // namespace protocol
