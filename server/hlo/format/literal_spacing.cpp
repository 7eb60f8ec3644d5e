#include "hlo/format/literal_spacing.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "hlo/format/value_spacing.h"
#include "hlo/values/values_grammar.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

constexpr Gap kTwoBlanks{0, 2, 0};

// What a literal of a shape is made of, in the order of the text.
struct Part {
  enum class Kind : std::uint8_t { kOpen, kClose, kArray };
  Kind kind = Kind::kArray;
  std::size_t rank = 0;
};

// The brackets and the parentheses around arrays; layouts are passed over.
std::vector<Part> parts_of(std::string_view shape) {
  std::vector<Part> parts;
  bool is_buffer = false;
  for (std::size_t at = end_of_blanks(shape, 0); at < shape.size(); at = end_of_blanks(shape, at)) {
    const char c = shape[at++];
    if (c == '(') parts.push_back({Part::Kind::kOpen});
    if (c == ')' && !std::exchange(is_buffer, false)) parts.push_back({Part::Kind::kClose});
    if (c == '[') {
      std::size_t rank = 0;
      for (at = end_of_blanks(shape, at); at < shape.size() && shape[at] != ']';
           at = end_of_blanks(shape, at)) {
        if (rank == 0 || shape[at] == ',') ++rank;
        ++at;
      }
      parts.push_back({Part::Kind::kArray, rank});
    }
    if (c == '{') {
      while (at < shape.size() && shape[at] != '}') ++at;
    }
    // The parentheses of a buffer are none of a tuple.
    if (c == 'b' && shape.substr(end_of_blanks(shape, at)).starts_with('(')) {
      is_buffer = true;
      at = end_of_blanks(shape, at) + 1;
    }
  }
  return parts;
}

class LiteralSpacing {
 public:
  LiteralSpacing(std::string_view text, text::Range literal, GapWriter& gaps)
      : text_(text.substr(0, literal.end)), at_(literal.begin), gaps_(gaps) {}

  bool at_end() { return peek() == '\0'; }
  std::size_t place() const { return at_; }
  void go_to(std::size_t at) { at_ = at; }

  char peek() {
    at_ = end_of_blanks(text_, at_);
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  void put_byte(Gap gap) {
    gaps_.put(at_, at_ + 1, gap);
    ++at_;
  }

  void put_plain(Gap gap) {
    peek();
    const std::size_t end = end_of_scalar();
    gaps_.put(at_, end, gap);
    at_ = end;
  }

  // `(2)`: how many elements of a bounded shape count.
  void put_sizes() {
    for (put_byte(Gap::none()); peek() != ')';) {
      peek() == ',' ? put_byte(Gap::none()) : put_plain(Gap::none());
    }
    put_byte(Gap::none());
  }

  // One array or one value.
  bool put_dense(std::size_t rank, Gap gap) {
    if (peek() != '{') {
      put_scalar(gap);
      return true;
    }
    pads_.clear();
    bool is_first = true;
    do {
      const char c = peek();
      if (c == ',') {
        put_byte(Gap::none());
        gap = Gap::blank();
        continue;
      }
      if (c == '}') {
        put_close(is_first);
        is_first = false;
        gap = Gap::blank();
        continue;
      }
      if (!pads_.empty()) gap = is_first ? pad() : Gap::blank();
      is_first = c == '{';
      if (c != '{') {
        put_scalar(gap);
      } else if (pads_.size() < rank) {
        put_byte(gap);
        pads_.push_back(is_padded(rank) ? 'p' : '-');
      } else {
        return false;
      }
    } while (!pads_.empty());
    return true;
  }

 private:
  Gap pad() const { return pads_.back() == 'p' ? Gap::blank() : Gap::none(); }

  void put_close(bool is_empty) {
    const bool is_padded = pads_.back() == 'p';
    put_byte(!is_padded ? Gap::none() : is_empty ? kTwoBlanks : Gap::blank());
    pads_.pop_back();
  }

  // Behind the brace that has just been put and is not counted yet.
  bool is_padded(std::size_t rank) {
    if (peek() == '.') return false;
    if (pads_.size() + 1 < rank) return true;
    return rank > 1 && has_several();
  }

  // Whether more than one value follows in these braces.
  bool has_several() {
    if (peek() == '}') return false;
    const std::size_t begin = at_;
    at_ = peek() == '(' ? text_.find(')', at_) + 1 : end_of_scalar();
    if (peek() == ',') ++at_;
    const bool has_more = peek() != '}';
    at_ = begin;
    return has_more;
  }

  std::size_t end_of_scalar() const {
    if (text_.substr(at_, 3) == "...") return at_ + 3;
    const std::size_t number = end_of_number(text_, at_);
    if (number != kNoToken) return number;
    std::size_t end = at_ + 1;
    while (end < text_.size() && is_word_byte(text_[end])) ++end;
    return end;
  }

  void put_scalar(Gap gap) {
    if (peek() == '(') {
      put_byte(gap);
      put_plain(Gap::none());
      peek();
      put_byte(Gap::none());
      put_plain(Gap::blank());
      peek();
      return put_byte(Gap::none());
    }
    put_plain(gap);
  }

  std::string_view text_;
  std::size_t at_;
  GapWriter& gaps_;
  std::string pads_;  // of each open brace: `p` where blanks stand inside
};

// The gap in front of an element of a tuple, or of its closing parenthesis.
Gap gap_in_tuple(bool is_first, bool is_close) {
  return is_first && is_close ? kTwoBlanks : Gap::blank();
}

bool is_bounded(std::string_view shape) { return shape.find("<=") != std::string_view::npos; }

bool is_elided(std::string_view literal) {
  const std::size_t begin = end_of_blanks(literal, 0);
  if (begin == literal.size() || literal[begin] != '{') return false;
  return literal.substr(std::min(end_of_blanks(literal, begin + 1), literal.size()))
      .starts_with("...");
}

// `constant(f32[2] {1, 2})` of old dumps: behind the shape.
std::size_t end_of_shape_in_front(std::string_view text, text::Range literal) {
  ValueReader reader(text.substr(literal.begin, literal.size()));
  const std::size_t word = reader.take_word().size();
  const bool has_shape = word > 0 && reader.peek('[') && reader.pass_balanced();
  return has_shape ? literal.begin + reader.range_from(0).end : literal.begin;
}

}  // namespace

bool space_literal(std::string_view text, text::Range literal, std::string_view shape,
                   GapWriter& gaps) {
  LiteralSpacing spacing(text, literal, gaps);
  Gap gap = Gap::none();
  if (const std::size_t end = end_of_shape_in_front(text, literal); end > literal.begin) {
    space_shape(text, {literal.begin, static_cast<text::Offset>(end)}, gap, gaps);
    spacing.go_to(end);
    gap = Gap::blank();
  }
  if (is_elided(text.substr(literal.begin, literal.size())))
    return spacing.put_dense(1, gap) && spacing.at_end();
  bool is_first = false;
  std::size_t depth = 0;
  for (const Part& part : parts_of(shape)) {
    while (spacing.peek() == ',') spacing.put_byte(Gap::none());
    if (depth > 0) gap = gap_in_tuple(is_first, part.kind == Part::Kind::kClose);
    is_first = part.kind == Part::Kind::kOpen;
    if (part.kind == Part::Kind::kArray) {
      if (!spacing.put_dense(part.rank, gap)) return false;
      continue;
    }
    if (spacing.peek() != (is_first ? '(' : ')')) return false;
    spacing.put_byte(gap);
    depth += is_first ? 1 : 0;
    depth -= is_first ? 0 : 1;
  }
  return spacing.at_end();
}

bool space_typed_literal(std::string_view text, text::Range literal, GapWriter& gaps) {
  LiteralSpacing spacing(text, literal, gaps);
  Gap gap = Gap::none();
  bool is_first = false;
  std::size_t depth = 0;
  do {
    const char c = spacing.peek();
    if (c == ',') {
      spacing.put_byte(Gap::none());
      continue;
    }
    if (depth > 0) gap = gap_in_tuple(is_first, c == ')');
    is_first = c == '(';
    if (c == '(' || c == ')') {
      spacing.put_byte(gap);
      depth += c == '(' ? 1 : 0;
      depth -= c == ')' ? 1 : 0;
      continue;
    }
    ValueReader reader(text.substr(0, literal.end));
    reader.go_to(spacing.place());
    if (!read_shape(reader)) return false;
    const text::Range shape = reader.range_from(spacing.place());
    space_shape(text, shape, gap, gaps);
    spacing.go_to(shape.end);
    if (spacing.peek() == '(' && is_bounded(text.substr(shape.begin, shape.size())))
      spacing.put_sizes();
    const auto parts = parts_of(text.substr(shape.begin, shape.size()));
    if (parts.size() != 1 || !spacing.put_dense(parts[0].rank, Gap::blank())) return false;
  } while (depth > 0);
  return spacing.at_end();
}

}  // namespace hlo
