#pragma once

// Markup: what a feature has to say in more than a word, as blocks of spans. Features fill it with
// plain text and with names as they stand in the user's text; only this file knows how that is
// written for a client, and nothing in a name can change how the rest is read. Bytes that are no
// UTF-8 become U+FFFD, line breaks inside a span a blank.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace features {

struct Span {
  std::string text;
  bool is_code = false;  // a name, a shape, a piece of the user's text

  bool operator==(const Span&) const = default;
};

using Line = std::vector<Span>;

Span plain(std::string text);
Span code(std::string text);
// A sentence of ours with names between backticks.
Line sentence(std::string_view text);

// At most that many bytes, whole characters, with `…` in place of what is left out.
std::string shortened(std::string_view text, std::size_t bytes);

struct Block {
  enum class Kind : std::uint8_t {
    kHeading,    // one line
    kParagraph,  // one line
    kCode,       // one line: HLO text, line breaks kept
    kList,
    kNumbered,  // `first` is the number of the first line
    kRows,      // the first span of each line is the key
  };
  Kind kind = Kind::kParagraph;
  std::vector<Line> lines;
  std::size_t first = 1;

  bool operator==(const Block&) const = default;
};

struct Markup {
  std::vector<Block> blocks;

  void heading(Line line) { add(Block::Kind::kHeading, std::move(line)); }
  void paragraph(Line line) { add(Block::Kind::kParagraph, std::move(line)); }
  void code_block(std::string text) { add(Block::Kind::kCode, {features::code(std::move(text))}); }
  // Rows that follow one another form one block.
  void row(std::string key, Line value);
  void list(std::vector<Line> lines);
  void numbered(std::vector<Line> lines, std::size_t first);

  bool operator==(const Markup&) const = default;

 private:
  void add(Block::Kind kind, Line line) { blocks.push_back({kind, {std::move(line)}, 1}); }
};

std::string as_markdown(const Markup& markup);
std::string as_plain_text(const Markup& markup);

}  // namespace features
