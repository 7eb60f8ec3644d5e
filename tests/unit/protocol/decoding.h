// Decoding from JSON text and encoding to it, for the tests of this folder.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "protocol/basic.h"
#include "tests/support/catch.h"

inline constexpr protocol::Range kRange = {{1, 2}, {3, 4}};

// Puts kRange as JSON where the text has an `@`.
inline std::string with_range(std::string text) {
  const std::string range = R"({"start":{"line":1,"character":2},"end":{"line":3,"character":4}})";
  for (auto at = text.find('@'); at != std::string::npos; at = text.find('@')) {
    text.replace(at, 1, range);
  }
  return text;
}

template <class T>
T decoded(std::string_view text) {
  INFO(text);
  auto value = protocol::decode<T>(protocol::Json::parse(text));
  if (!value) FAIL(value.error().message);
  return std::move(*value);
}

// The message of the error.
template <class T>
std::string mistake(std::string_view text) {
  INFO(text);
  const auto value = protocol::decode<T>(protocol::Json::parse(text));
  if (value) FAIL("it was read without an error");
  return value.error().message;
}

// The struct as JSON equals the text.
template <class T>
void check_encoded(const T& value, std::string_view text) {
  CHECK(protocol::Json(value).dump(1) == protocol::Json::parse(text).dump(1));
}
