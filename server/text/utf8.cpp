#include "text/utf8.h"

#include <algorithm>
#include <cstdint>

namespace text {
namespace {

bool is_ascii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

std::size_t utf8_step(std::string_view bytes, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[at + i]); };
  const std::uint8_t first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xc2 ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
  if (length <= 1 || at + length > bytes.size()) return 1;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 1;
  }
  const std::uint8_t second = byte(1);
  const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool surrogate = first == 0xed && second >= 0xa0;
  const bool too_large = first == 0xf4 && second >= 0x90;
  return overlong || surrogate || too_large ? 1 : length;
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t step = utf8_step(bytes, at);
    if (step == 1 && static_cast<std::uint8_t>(bytes[at]) >= 0x80) return false;
    at += step;
  }
  return true;
}

std::size_t count_characters(std::string_view bytes) {
  if (is_ascii(bytes)) return bytes.size();
  std::size_t count = 0;
  for (std::size_t at = 0; at < bytes.size(); at += utf8_step(bytes, at)) ++count;
  return count;
}

std::size_t count_utf16_units(std::string_view bytes) {
  if (is_ascii(bytes)) return bytes.size();
  std::size_t count = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t step = utf8_step(bytes, at);
    count += step == 4 ? 2 : 1;
    at += step;
  }
  return count;
}

}  // namespace text
