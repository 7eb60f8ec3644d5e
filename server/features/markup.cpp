#include "features/markup.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include <fmt/format.h>

#include "text/utf8.h"

namespace features {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// What reading UTF-8 may stumble over becomes U+FFFD; a control character has no picture at all.
std::string readable(std::string_view bytes, bool keeps_lines) {
  std::string out;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t step = text::utf8_step(bytes, at);
    const auto byte = static_cast<unsigned char>(bytes[at]);
    if (byte == '\n' || byte == '\r' || byte == '\t') {
      out += keeps_lines ? bytes[at] : ' ';
    } else if (byte < 0x20 || byte == 0x7f || (byte >= 0x80 && step == 1)) {
      out += kReplacement;
    } else {
      out += bytes.substr(at, step);
    }
    at += step;
  }
  return out;
}

std::size_t longest_run(std::string_view text, char wanted) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == wanted ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

// Nothing is escaped between backticks: only more of them end it.
std::string code_span(std::string_view code) {
  const std::string text = readable(code, false);
  if (text.empty()) return "";
  const std::string fence(longest_run(text, '`') + 1, '`');
  const auto wants_room = [](char c) { return c == '`' || c == ' '; };
  const bool is_blank = text.find_first_not_of(' ') == std::string::npos;
  const bool has_room = !is_blank && (wants_room(text.front()) || wants_room(text.back()));
  const std::string_view room = has_room ? " " : "";
  return fmt::format("{}{}{}{}{}", fence, room, text, room, fence);
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// An underscore inside a word is only that, so it stays readable for who shows markdown as it is.
std::string escaped(std::string_view plain) {
  constexpr std::string_view kMarks = "\\`*_[]<>&|~#$";
  const std::string text = readable(plain, false);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_inside_word = text[i] == '_' && i > 0 && i + 1 < text.size() &&
                                is_word(text[i - 1]) && is_word(text[i + 1]);
    if (kMarks.find(text[i]) != kMarks.npos && !is_inside_word) out += '\\';
    out += text[i];
  }
  return out;
}

// `1.`, `-` and `+` make a list, and `=` or `-` under a line a heading, only where a line begins;
// blanks there make code.
std::string guarded(std::string line) {
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  line.erase(0, first);
  const std::size_t behind = line.find_first_not_of("0123456789");
  if (behind == std::string::npos) return line;
  const bool is_ended = line[behind] == '.' || line[behind] == ')';
  const bool is_number =
      behind > 0 && is_ended && (behind + 1 == line.size() || line[behind + 1] == ' ');
  const bool is_mark = behind == 0 && std::string_view("-+=").find(line[0]) != std::string::npos;
  if (is_number || is_mark) line.insert(behind, 1, '\\');
  return line;
}

std::string markdown_line(const Line& line, std::size_t from) {
  std::string out;
  for (std::size_t i = from; i < line.size(); ++i) {
    out += line[i].is_code ? code_span(line[i].text) : escaped(line[i].text);
  }
  return guarded(std::move(out));
}

std::string plain_line(const Line& line, std::size_t from) {
  std::string out;
  for (std::size_t i = from; i < line.size(); ++i) out += readable(line[i].text, false);
  return out;
}

std::string code_of(const Block& block) {
  std::string code;
  for (const Line& line : block.lines) {
    for (const Span& span : line) code += readable(span.text, true);
    code += '\n';
  }
  return code;
}

std::string markdown_of(const Block& block) {
  std::string out;
  std::size_t number = block.first;
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const Line& line = block.lines[i];
    switch (block.kind) {
      case Block::Kind::kHeading: out += fmt::format("### {}\n", markdown_line(line, 0)); break;
      case Block::Kind::kParagraph: out += markdown_line(line, 0) + "\n"; break;
      case Block::Kind::kCode: break;
      case Block::Kind::kList: out += fmt::format("- {}\n", markdown_line(line, 0)); break;
      case Block::Kind::kNumbered:
        out += fmt::format("{}. {}\n", number++, markdown_line(line, 0));
        break;
      case Block::Kind::kRows:
        // Two blanks at the end break the line.
        out += fmt::format("**{}:** {}{}\n", escaped(line.empty() ? "" : line[0].text),
                           markdown_line(line, 1), i + 1 < block.lines.size() ? "  " : "");
        break;
    }
  }
  if (block.kind != Block::Kind::kCode) return out;
  const std::string code = code_of(block);
  const std::string fence(std::max<std::size_t>(3, longest_run(code, '`') + 1), '`');
  return fmt::format("{}hlo\n{}{}\n", fence, code, fence);
}

std::string plain_text_of(const Block& block) {
  std::string out;
  std::size_t number = block.first;
  for (const Line& line : block.lines) {
    switch (block.kind) {
      case Block::Kind::kHeading:
      case Block::Kind::kParagraph: out += plain_line(line, 0) + "\n"; break;
      case Block::Kind::kCode: break;
      case Block::Kind::kList: out += fmt::format("- {}\n", plain_line(line, 0)); break;
      case Block::Kind::kNumbered:
        out += fmt::format("{}. {}\n", number++, plain_line(line, 0));
        break;
      case Block::Kind::kRows:
        out += fmt::format("{}: {}\n", readable(line.empty() ? "" : line[0].text, false),
                           plain_line(line, 1));
        break;
    }
  }
  return block.kind == Block::Kind::kCode ? code_of(block) : out;
}

template <class Write>
std::string joined(const Markup& markup, Write write) {
  std::string out;
  for (const Block& block : markup.blocks) {
    if (!out.empty()) out += '\n';
    out += write(block);
  }
  if (!out.empty()) out.pop_back();  // The line break of the last line.
  return out;
}

}  // namespace

Span plain(std::string text) { return {std::move(text), false}; }
Span code(std::string text) { return {std::move(text), true}; }

Line sentence(std::string_view text) {
  Line line;
  bool is_code = false;
  while (true) {
    const std::size_t end = text.find('`');
    // A backtick without its partner stands for itself.
    const bool is_alone = !is_code && end != text.npos && text.find('`', end + 1) == text.npos;
    if (end == text.npos || is_alone) break;
    if (end > 0) line.push_back({std::string(text.substr(0, end)), is_code});
    text.remove_prefix(end + 1);
    is_code = !is_code;
  }
  if (!text.empty()) line.push_back(plain(std::string(text)));
  return line;
}

std::string shortened(std::string_view text, std::size_t bytes) {
  constexpr std::string_view kEllipsis = "…";
  if (text.size() <= bytes) return std::string(text);
  const std::size_t room = bytes < kEllipsis.size() ? 0 : bytes - kEllipsis.size();
  std::size_t end = 0;
  while (end < text.size() && end + text::utf8_step(text, end) <= room)
    end += text::utf8_step(text, end);
  return std::string(text.substr(0, end)).append(kEllipsis);
}

void Markup::row(std::string key, Line value) {
  value.insert(value.begin(), plain(std::move(key)));
  if (blocks.empty() || blocks.back().kind != Block::Kind::kRows) {
    return add(Block::Kind::kRows, std::move(value));
  }
  blocks.back().lines.push_back(std::move(value));
}

void Markup::list(std::vector<Line> lines) {
  blocks.push_back({Block::Kind::kList, std::move(lines), 1});
}

void Markup::numbered(std::vector<Line> lines, std::size_t first) {
  blocks.push_back({Block::Kind::kNumbered, std::move(lines), first});
}

std::string as_markdown(const Markup& markup) { return joined(markup, markdown_of); }

std::string as_plain_text(const Markup& markup) { return joined(markup, plain_text_of); }

}  // namespace features
