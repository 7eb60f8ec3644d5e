// The text that an editor shows, with lines and columns counted here and not by the server: line
// breaks are `\n`, `\r\n` and `\r`, columns are UTF-8 bytes, UTF-16 units or characters. The text
// is always UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace e2e {

using Json = nlohmann::json;

enum class Columns { kUtf8, kUtf16, kUtf32 };

class Buffer {
 public:
  Buffer(std::string text, Columns columns);

  const std::string& text() const { return text_; }
  // The place of an offset, and the offset of a place; -1 for a place that is not in the text.
  Json position(std::size_t offset) const;
  long offset(const Json& position) const;
  Json range(std::size_t begin, std::size_t end) const;
  // From start to end, both in the text.
  bool has(const Json& range) const;

  // With the edits of one answer, all of them places in this text.
  Buffer with(const Json& edits) const;

 private:
  std::size_t units(std::size_t begin, std::size_t end) const;

  std::string text_;
  Columns columns_;
  std::vector<std::size_t> starts_;  // of lines
  std::vector<std::size_t> ends_;    // of lines, without their break
};

// Bytes that are no UTF-8 become U+FFFD, one for each byte.
std::string repaired(std::string_view bytes);

}  // namespace e2e
