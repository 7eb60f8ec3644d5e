#include "cli/printable.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>

#include <fmt/format.h>

#include "text/utf8.h"

namespace cli {
namespace {

constexpr std::string_view kEllipsis = "…";
constexpr std::string_view kTab = "    ";

struct CodeRange {
  std::uint32_t first;
  std::uint32_t last;
};

// Controls, marks that turn the reading direction, and characters without a width, which hide.
constexpr std::array kHidden = {CodeRange{0x00, 0x1f},     CodeRange{0x7f, 0x9f},
                                CodeRange{0xad, 0xad},     CodeRange{0x61c, 0x61c},
                                CodeRange{0x200b, 0x200f}, CodeRange{0x2028, 0x202e},
                                CodeRange{0x2060, 0x206f}, CodeRange{0xfeff, 0xfeff},
                                CodeRange{0xfff9, 0xfffb}, CodeRange{0xe0000, 0xe0fff}};

constexpr std::array kWide = {
    CodeRange{0x1100, 0x115f},   CodeRange{0x2e80, 0xa4cf},   CodeRange{0xac00, 0xd7a3},
    CodeRange{0xf900, 0xfaff},   CodeRange{0xfe30, 0xfe6f},   CodeRange{0xff00, 0xff60},
    CodeRange{0xffe0, 0xffe6},   CodeRange{0x1f300, 0x1f64f}, CodeRange{0x1f680, 0x1f6ff},
    CodeRange{0x1f900, 0x1f9ff}, CodeRange{0x20000, 0x3fffd}};

bool is_in(std::span<const CodeRange> ranges, std::uint32_t code) {
  return std::ranges::any_of(
      ranges, [&](CodeRange range) { return range.first <= code && code <= range.last; });
}

std::uint32_t code_point(std::string_view character) {
  const auto first = static_cast<std::uint8_t>(character[0]);
  if (character.size() == 1) return first;
  std::uint32_t code = first & (0xffu >> (character.size() + 1));
  for (const char c : character.substr(1)) code = code << 6 | (static_cast<std::uint8_t>(c) & 0x3f);
  return code;
}

Glyph glyph_of(std::string_view character) {
  const std::uint32_t code = code_point(character);
  if (character == "\t") return {std::string(kTab), kTab.size()};
  const bool is_stray = character.size() == 1 && code >= 0x80;
  if (is_stray || code < 0x20 || code == 0x7f) {
    std::string escaped = fmt::format("\\x{:02x}", code);
    const std::size_t width = escaped.size();
    return {std::move(escaped), width};
  }
  if (is_in(kHidden, code)) {
    std::string escaped = fmt::format("\\u{{{:x}}}", code);
    const std::size_t width = escaped.size();
    return {std::move(escaped), width};
  }
  const bool is_combining = code >= 0x300 && code <= 0x36f;
  return {std::string(character), is_combining ? 0u : is_in(kWide, code) ? 2u : 1u};
}

std::size_t width_of(std::span<const Glyph> glyphs) {
  return std::accumulate(glyphs.begin(), glyphs.end(), std::size_t{0},
                         [](std::size_t sum, const Glyph& glyph) { return sum + glyph.width; });
}

std::string joined(std::span<const Glyph> glyphs) {
  std::string all;
  for (const Glyph& glyph : glyphs) all += glyph.bytes;
  return all;
}

// As many glyphs from the front as fit.
std::span<const Glyph> fitting_front(std::span<const Glyph> glyphs, std::size_t width) {
  std::size_t count = 0;
  for (std::size_t used = 0; count < glyphs.size() && used + glyphs[count].width <= width;
       ++count) {
    used += glyphs[count].width;
  }
  return glyphs.first(count);
}

std::span<const Glyph> fitting_back(std::span<const Glyph> glyphs, std::size_t width) {
  std::size_t count = 0;
  for (std::size_t used = 0; count < glyphs.size(); ++count) {
    used += glyphs[glyphs.size() - 1 - count].width;
    if (used > width) break;
  }
  return glyphs.last(count);
}

text::Range without_line_break(const text::Text& text, text::Range line) {
  while (!line.empty()) {
    const char last = text.slice({line.end - 1, line.end}).bytes()[0];
    if (last != '\n' && last != '\r') break;
    --line.end;
  }
  return line;
}

// Metadata is for tools; a short view of an instruction does without.
text::Offset end_of_interest(const text::Text& text, text::Range range) {
  const text::Slice rest = text.slice(range);
  const std::size_t metadata = rest.bytes().find(", metadata={");
  if (metadata == std::string_view::npos) return range.end;
  return range.begin + static_cast<text::Offset>(metadata);
}

std::string_view without_broken_start(std::string_view bytes) {
  std::size_t skip = 0;
  while (skip < bytes.size() && skip < 3 && (static_cast<std::uint8_t>(bytes[skip]) & 0xc0) == 0x80)
    ++skip;
  return bytes.substr(skip);
}

std::vector<Glyph> without_indent(std::vector<Glyph> glyphs) {
  const auto text_begins = std::ranges::find_if(
      glyphs, [](const Glyph& glyph) { return glyph.bytes != " " && glyph.bytes != kTab; });
  glyphs.erase(glyphs.begin(), text_begins);
  return glyphs;
}

}  // namespace

std::vector<Glyph> glyphs_of(std::string_view bytes) {
  std::vector<Glyph> glyphs;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t step = text::utf8_step(bytes, at);
    glyphs.push_back(glyph_of(bytes.substr(at, step)));
    at += step;
  }
  return glyphs;
}

std::string printable(std::string_view bytes) { return joined(glyphs_of(bytes)); }

Excerpt excerpt(const text::Text& text, text::Range range, std::size_t width, bool whole) {
  const text::Range line = without_line_break(text, text.line_range(text.line_of(range.begin)));
  // Enough bytes for any cut: a character has four at the most, and a line may be as long as the
  // text.
  const auto reach = static_cast<text::Offset>(4 * width);
  const text::Offset mark_begin = std::min(range.begin, line.end);
  const text::Offset mark_end = std::clamp(range.end, mark_begin, line.end);
  const text::Offset begin = mark_begin - std::min(mark_begin - line.begin, reach);
  const text::Offset mark_cut = std::min(mark_end, mark_begin + reach);
  const text::Offset near = std::min(line.end, mark_cut + reach);
  const text::Offset end = whole ? near : end_of_interest(text, {mark_cut, near});

  const bool is_begin_cut = begin > line.begin;
  const text::Slice before_bytes = text.slice({begin, mark_begin});
  std::vector<Glyph> before =
      glyphs_of(is_begin_cut ? without_broken_start(before_bytes.bytes()) : before_bytes.bytes());
  if (!whole && !is_begin_cut) before = without_indent(std::move(before));
  const std::vector<Glyph> mark = glyphs_of(text.slice({mark_begin, mark_cut}).bytes());
  const std::vector<Glyph> after = glyphs_of(text.slice({mark_cut, end}).bytes());

  const std::size_t wanted = std::min(width_of(mark), width / 2);
  std::span<const Glyph> front = before;
  Excerpt result;
  const bool is_front_cut = is_begin_cut || width_of(front) + wanted + 1 > width;
  if (is_front_cut) {
    front = fitting_back(front, std::min(width / 3, width - wanted - 2));
    result.before = kEllipsis;
  }
  result.before += joined(front);
  result.mark_column = width_of(front) + (is_front_cut ? 1 : 0);
  const std::size_t left = width - result.mark_column;
  const bool fits =
      mark_cut == mark_end && end == line.end && width_of(mark) + width_of(after) <= left;
  const std::span<const Glyph> middle =
      fits ? std::span<const Glyph>(mark) : fitting_front(mark, left - 1);
  const std::size_t rest = left - width_of(middle);
  const std::span<const Glyph> back = fits ? std::span<const Glyph>(after)
                                      : middle.size() < mark.size()
                                          ? std::span<const Glyph>()
                                          : fitting_front(after, rest - 1);
  result.marked = joined(middle);
  result.mark_width = std::max<std::size_t>(width_of(middle), 1);
  result.after = joined(back);
  if (!fits) result.after += kEllipsis;
  return result;
}

}  // namespace cli
