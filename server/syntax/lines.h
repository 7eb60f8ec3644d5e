#pragma once

// What a line looks like: which item, if any, begins at it. Read from that line alone and from
// where in the text it stands. An item begins at a line that begins like an instruction, a
// computation's head, a closing brace, a module header, a title or row of a stack table, or is `//
// -----`.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace syntax {

enum class Context : std::uint8_t {
  kTop,     // between computations
  kBody,    // inside a computation
  kLayout,  // inside the entry layout of a header
};

enum class ItemKind : std::uint8_t {
  kOther,  // text in front of the first item
  kHeader,
  kLayoutRun,
  kTableTitle,
  kTableRow,
  kHead,
  kClose,
  kInstruction,
  kSeparator,
};

// What begins at the line that begins at `line`, of what can stand in `context`.
std::optional<ItemKind> item_at(std::string_view bytes, std::size_t line, Context context);

// Inside a body a line is taken for a head only where nothing else fits: the body's brace is
// missing then.
bool begins_surely_like_head(std::string_view bytes, std::size_t line);

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }
// The end of the line without its line break.
std::size_t line_end(std::string_view bytes, std::size_t at);
std::size_t skip_blanks(std::string_view bytes, std::size_t at);
// The name that begins at `at`; empty where none does.
std::string_view word_at(std::string_view bytes, std::size_t at);

}  // namespace syntax
