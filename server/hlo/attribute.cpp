#include "hlo/attribute.h"

#include <cstddef>

#include "hlo/scan.h"

namespace hlo {
namespace {

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

// Up to `most` digits of the base; absent where there is none or the value is above `limit`.
std::optional<std::uint32_t> take_digits(std::string_view& text, int base, std::size_t most,
                                         std::uint32_t limit) {
  std::uint32_t value = 0;
  std::size_t size = 0;
  for (; size < text.size() && size < most && digit_of(text[size]) < base; ++size) {
    value =
        value * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digit_of(text[size]));
    if (value > limit) return std::nullopt;
  }
  if (size == 0) return std::nullopt;
  text.remove_prefix(size);
  return value;
}

void append_utf8(std::string& out, std::uint32_t point) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (point < 0x80) return put(point);
  if (point < 0x800) {
    put(0xc0 | point >> 6);
  } else if (point < 0x10000) {
    put(0xe0 | point >> 12);
    put(0x80 | (point >> 6 & 0x3f));
  } else {
    put(0xf0 | point >> 18);
    put(0x80 | (point >> 12 & 0x3f));
    put(0x80 | (point >> 6 & 0x3f));
  }
  put(0x80 | (point & 0x3f));
}

bool take_code_point(std::string& out, std::string_view& text, std::size_t digits) {
  const std::size_t before = text.size();
  const auto point = take_digits(text, 16, digits, 0x10ffff);
  if (!point || before - text.size() != digits) return false;
  if (*point >= 0xd800 && *point < 0xe000) return false;
  append_utf8(out, *point);
  return true;
}

// What stands behind a backslash. False where it is no escape of the format.
bool take_escape(std::string& out, std::string_view& text) {
  static constexpr std::string_view kLetters = "abfnrtv\\?'\"";
  static constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v\\?'\"";
  if (text.empty()) return false;
  const char letter = text.front();
  if (digit_of(letter) < 8) {
    const auto byte = take_digits(text, 8, 3, 0xff);
    if (byte) out += static_cast<char>(*byte);
    return byte.has_value();
  }
  text.remove_prefix(1);
  if (letter == 'u') return take_code_point(out, text, 4);
  if (letter == 'U') return take_code_point(out, text, 8);
  if (letter == 'x') {
    const auto byte = take_digits(text, 16, text.size(), 0xff);
    if (byte) out += static_cast<char>(*byte);
    return byte.has_value();
  }
  const std::size_t at = kLetters.find(letter);
  if (at == std::string_view::npos) return false;
  out += kMeanings[at];
  return true;
}

std::optional<std::string> unescape(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t plain = std::min(text.find('\\'), text.size());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    text.remove_prefix(1);
    if (!take_escape(out, text)) return std::nullopt;
  }
  return out;
}

std::optional<std::string> unquote(std::string_view quoted) {
  if (quoted.empty()) return std::nullopt;
  return unescape(quoted.substr(1, quoted.size() - 2));
}

std::optional<ShapeIndex> take_index(Scan& scan) {
  if (!scan.take('{')) return std::nullopt;
  ShapeIndex index;
  while (!scan.take('}')) {
    const auto number = scan.integer();
    if (!number) return std::nullopt;
    index.push_back(*number);
    if (!scan.take(',') && !scan.peek('}')) return std::nullopt;
  }
  return index;
}

std::optional<OperandAlias> take_operand_alias(Scan& scan) {
  auto output = take_index(scan);
  if (!output || !scan.take(':') || !scan.take('(')) return std::nullopt;
  const auto operand = scan.integer();
  if (!operand || !scan.take(',')) return std::nullopt;
  auto index = take_index(scan);
  if (!index || !scan.take(')')) return std::nullopt;
  return OperandAlias{std::move(*output), *operand, std::move(*index)};
}

text::Range range_to(std::size_t begin, std::size_t end) {
  return {static_cast<text::Offset>(begin), static_cast<text::Offset>(end)};
}

std::optional<FrontendAttribute> take_frontend_attribute(Scan& scan) {
  FrontendAttribute entry;
  const std::size_t begin = scan.place();
  entry.key = scan.name();
  if (entry.key.empty()) return std::nullopt;
  entry.key_range = range_to(begin, begin + entry.key.size());
  if (!scan.take('=')) return std::nullopt;
  const std::size_t value = scan.place();
  if (scan.peek('{')) {
    const std::string_view raw = scan.braced();
    if (raw.empty()) return std::nullopt;
    entry.value = raw;
    entry.value_range = range_to(value, value + raw.size());
    return entry;
  }
  const std::string_view quoted = scan.quoted();
  auto text = unquote(quoted);
  if (!text) return std::nullopt;
  entry.value = std::move(*text);
  entry.value_range = range_to(value, value + quoted.size());
  return entry;
}

// Calls visit(entry); a visit that returns false ends the walk.
template <typename Visit>
void for_each_frontend_attribute(std::string_view text, Visit visit) {
  Scan scan(text);
  if (!scan.take('{')) return;
  do {
    auto entry = take_frontend_attribute(scan);
    if (!entry || !visit(*entry)) return;
  } while (scan.take(','));
}

}  // namespace

std::optional<std::int64_t> read_integer(std::string_view text) {
  Scan scan(text);
  const auto number = scan.integer();
  return scan.at_end() ? number : std::nullopt;
}

std::optional<bool> read_bool(std::string_view text) {
  Scan scan(text);
  const std::string_view word = scan.word();
  if (!scan.at_end() || (word != "true" && word != "false")) return std::nullopt;
  return word == "true";
}

std::optional<std::string> read_string(std::string_view text) {
  Scan scan(text);
  const std::string_view quoted = scan.quoted();
  return scan.at_end() ? unquote(quoted) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> read_integers(std::string_view text) {
  Scan scan(text);
  auto numbers = take_index(scan);
  return scan.at_end() ? numbers : std::nullopt;
}

std::vector<PlacedName> read_names(std::string_view text) {
  std::vector<PlacedName> names;
  Scan scan(text);
  const bool is_list = scan.take('{');
  do {
    const std::size_t begin = scan.place();
    const std::string_view name = scan.name();
    if (name.empty()) break;
    const auto end = static_cast<std::size_t>(name.data() - text.data()) + name.size();
    names.push_back({name, range_to(begin, end)});
    // A glued colon belongs to the name in every name position.
    scan.take(':');
  } while (is_list && scan.take(','));
  return names;
}

std::optional<std::vector<OperandAlias>> read_operand_aliases(std::string_view text) {
  Scan scan(text);
  std::vector<OperandAlias> aliases;
  if (!scan.take('{')) return std::nullopt;
  while (!scan.take('}')) {
    auto alias = take_operand_alias(scan);
    if (!alias) return std::nullopt;
    aliases.push_back(std::move(*alias));
    if (!scan.take(',') && !scan.peek('}')) return std::nullopt;
  }
  return scan.at_end() ? std::optional(std::move(aliases)) : std::nullopt;
}

std::vector<FrontendAttribute> read_frontend_attributes(std::string_view text) {
  std::vector<FrontendAttribute> entries;
  for_each_frontend_attribute(text, [&entries](FrontendAttribute& entry) {
    entries.push_back(std::move(entry));
    return true;
  });
  return entries;
}

std::optional<std::string> find_frontend_attribute(std::string_view text, std::string_view key) {
  // Most have other keys, and looking is quicker than reading.
  if (text.find(key) == std::string_view::npos) return std::nullopt;
  std::optional<std::string> value;
  for_each_frontend_attribute(text, [&](FrontendAttribute& entry) {
    if (entry.key != key) return true;
    value = std::move(entry.value);
    return false;
  });
  return value;
}

}  // namespace hlo
