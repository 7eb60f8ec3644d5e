#include "rpc/repair.h"

#include <charconv>
#include <cstddef>
#include <cstdint>

namespace rpc {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// The number of the escape \uXXXX at the start of the text; 0 where there is none, which is no
// surrogate either.
std::uint32_t escaped_unit(std::string_view text) {
  if (text.size() < 6 || !text.starts_with("\\u")) return 0;
  std::uint32_t unit = 0;
  const auto* end = text.data() + 6;
  const auto [stop, error] = std::from_chars(text.data() + 2, end, unit, 16);
  return stop == end ? unit : 0;
}

bool is_high_surrogate(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_low_surrogate(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

struct Piece {
  std::size_t size;
  bool is_whole;
};

// The text starts with a backslash.
Piece escape_at(std::string_view text) {
  const auto unit = escaped_unit(text);
  if (is_low_surrogate(unit)) return {6, false};
  if (is_high_surrogate(unit)) {
    const bool is_pair = is_low_surrogate(escaped_unit(text.substr(6)));
    return {is_pair ? std::size_t{12} : std::size_t{6}, is_pair};
  }
  // The second character may be a backslash; it may also be a byte that is no UTF-8.
  const bool is_pair = text.size() > 1 && static_cast<unsigned char>(text[1]) < 0x80;
  return {is_pair ? std::size_t{2} : std::size_t{1}, true};
}

// The text starts with a byte that is not ASCII. The second byte has bounds of its own where a
// longer form, a surrogate or a number past U+10FFFF would begin.
Piece utf8_at(std::string_view text) {
  const auto byte = [text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto first = byte(0);
  if (first < 0xC2 || first > 0xF4) return {1, false};
  const std::size_t size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  const auto lowest = first == 0xE0 ? 0xA0u : first == 0xF0 ? 0x90u : 0x80u;
  const auto highest = first == 0xED ? 0x9Fu : first == 0xF4 ? 0x8Fu : 0xBFu;
  if (byte(1) < lowest || byte(1) > highest) return {1, false};
  for (std::size_t i = 2; i < size; ++i) {
    if (byte(i) < 0x80 || byte(i) > 0xBF) return {1, false};
  }
  return {size, true};
}

}  // namespace

std::optional<std::string> repaired_characters(std::string_view json) {
  std::string repaired;
  std::size_t copied = 0;  // what stands in front is in `repaired`
  for (std::size_t at = 0; at < json.size();) {
    const auto byte = static_cast<unsigned char>(json[at]);
    if (byte < 0x80 && byte != '\\') {
      ++at;
      continue;
    }
    const auto piece = byte == '\\' ? escape_at(json.substr(at)) : utf8_at(json.substr(at));
    if (!piece.is_whole) {
      repaired.append(json, copied, at - copied).append(kReplacement);
      copied = at + piece.size;
    }
    at += piece.size;
  }
  if (copied == 0) return std::nullopt;
  return repaired.append(json, copied);
}

}  // namespace rpc
