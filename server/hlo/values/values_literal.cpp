#include "hlo/values/values_literal.h"

#include <limits>

#include <fmt/format.h>

#include "hlo/element_type.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

constexpr std::string_view kUnexpected = "unexpected token type in a literal";
constexpr std::string_view kSyntax = "syntax";
constexpr std::string_view kLiteral = "literal";

// XLA counts an unbounded dimension so.
std::int64_t size_of(const Dimension& dimension) {
  return dimension.size == kUnboundedSize ? std::numeric_limits<std::int64_t>::min()
                                          : dimension.size;
}

// How many values can be set.
std::int64_t capacity_of(const Shape& shape) {
  std::int64_t count = 1;
  for (const Dimension& dimension : shape.dimensions) {
    if (dimension.size <= 0) return 0;
    if (__builtin_mul_overflow(count, dimension.size, &count))
      count = std::numeric_limits<std::int64_t>::max();
  }
  return count;
}

bool is_judged(const Shape& shape) { return shape.is_array() && shape.type != ElementType::kOther; }

}  // namespace

bool LiteralReader::read(ValueReader& reader, const Shape& shape) {
  begin(reader);
  if (is_left_out(shape)) return true;
  const bool is_read = shape.is_valid() ? read_any(shape) : read_loose_tuple();
  if (!is_read || !leave()) return false;
  if (reader.at_end()) return true;
  if (!noted_.empty()) return refuse(noted_range_, noted_);
  return reader.fail("expects ')' after constant literal");
}

bool LiteralReader::read_dense(ValueReader& reader, const Shape& shape) {
  begin(reader);
  return read_any(shape) && leave();
}

// `{...}` stands for every value that XLA's printer was told to leave out. Its parser reads it
// where there is an array to fill.
bool LiteralReader::is_left_out(const Shape& shape) {
  const bool is_filled = shape.is_array() && !shape.dimensions.empty();
  if (is_filled || !shape.is_valid()) return false;
  const std::size_t start = at_;
  for (const std::string_view token : {"{", "...", "}"}) {
    const std::size_t at = end_of_blanks(text_, at_);
    if (text_.substr(at, token.size()) != token) {
      at_ = start;
      return false;
    }
    at_ = at + token.size();
  }
  leave();
  if (!reader_->at_end()) {
    at_ = start;
    reader_->go_to(start);
    return false;
  }
  reader_->note_at({static_cast<text::Offset>(start), static_cast<text::Offset>(at_)},
                   "XLA's printer leaves out values of any shape so, and its parser reads this for "
                   "arrays only");
  return true;
}

void LiteralReader::begin(ValueReader& reader) {
  reader_ = &reader;
  text_ = reader.text();
  at_ = reader.place();
  noted_.clear();
}

void LiteralReader::set_shape(const Shape& shape) {
  shape_ = is_judged(shape) ? &shape : nullptr;
  rule_ = &number_rule(shape.type);
  rank_ = shape.dimensions.size();
  seen_.assign(rank_, 0);
  capacity_ = capacity_of(shape);
}

// NOLINTBEGIN(misc-no-recursion): as deep as the shape, which base/limits.h bounds.
bool LiteralReader::read_any(const Shape& shape) {
  if (shape.is_tuple()) return read_tuple(shape);
  if (shape.type == ElementType::kBuffer) return read_any(shape.elements.front());
  if (shape.type == ElementType::kToken || shape.type == ElementType::kOpaque) {
    return fail(fmt::format("XLA's parser ends here: a literal of {}[] is none of an array",
                            facts(shape.type).name),
                kLiteral);
  }
  set_shape(shape);
  return read_elements();
}

bool LiteralReader::read_tuple(const Shape& shape) {
  if (peek() != '(') return fail("expects '(' in front of tuple elements", kLiteral);
  ++at_;
  for (std::size_t i = 0; i < shape.elements.size(); ++i) {
    // Nothing at all is as good as all elements.
    if (i == 0 && peek() == ')') break;
    if (i > 0 && peek() == ',') {
      ++at_;
    } else if (i > 0 && peek() == ')') {
      return fail(
          fmt::format("expects ',' to separate tuple elements: the tuple has {}, here are {}",
                      shape.elements.size(), i),
          kLiteral);
    }
    if (!read_any(shape.elements[i])) return false;
  }
  if (peek() != ')') {
    return fail(
        fmt::format("expects ')' at the end of the tuple with {}elements", shape.elements.size()),
        kLiteral);
  }
  ++at_;
  return true;
}
// NOLINTEND(misc-no-recursion)

// Without a shape to go by: parentheses with literals in them; commas do not matter.
bool LiteralReader::read_loose_tuple() {
  static const Shape kNone;
  std::size_t depth = 0;
  do {
    const char c = peek();
    if (c == '(') {
      ++depth;
      ++at_;
    } else if (c == ')') {
      if (depth == 0) return fail_here(kUnexpected);
      --depth;
      ++at_;
    } else if (c == ',' && depth > 0) {
      ++at_;
    } else {
      set_shape(kNone);
      if (!read_elements()) return false;
    }
  } while (depth > 0);
  return true;
}

// Until what has been opened is closed; so a comma alone is a literal.
bool LiteralReader::read_elements() {
  depth_ = 0;
  index_ = 0;
  do {
    if (!read_token()) return false;
  } while (depth_ > 0);
  return true;
}

bool LiteralReader::read_token() {
  const char c = peek();
  if (is_digit(c) || c == '-') return read_number();
  switch (c) {
    case ',': ++at_; return true;
    case '{': return open();
    case '}': return close();
    case '.': return read_dots();
    case '(': return read_complex();
    default: return read_word();
  }
}

bool LiteralReader::open() {
  const std::size_t level = depth_;
  if (shape_ != nullptr && level >= rank_)
    return fail(fmt::format("expects nested array in rank {}, but sees larger", rank_), kLiteral);
  if (shape_ != nullptr && level > 0) {
    const std::int64_t most = size_of(shape_->dimensions[level - 1]);
    if (++seen_[level - 1] > most) {
      return fail(fmt::format("expects {} elements in the {}th element, but sees more", most,
                              path(level - 1)),
                  kLiteral);
    }
  }
  ++depth_;
  ++at_;
  return true;
}

bool LiteralReader::close() {
  if (depth_ == 0) return fail("unexpected '}' token", kLiteral);
  --depth_;
  if (shape_ != nullptr) {
    const std::int64_t wanted = size_of(shape_->dimensions[depth_]);
    if (seen_[depth_] != wanted) {
      return refuse_noted(range_to(at_ + 1),
                          fmt::format("expects {} elements in the {}th element, but sees {}",
                                      wanted, path(depth_), seen_[depth_]));
    }
    seen_[depth_] = 0;
  }
  ++at_;
  return true;
}

bool LiteralReader::read_dots() {
  if (text_.substr(at_, 3) != "..." || text_.substr(at_ + 3, 1) == ".")
    return fail_here(kUnexpected);
  if (depth_ != 1) {
    return fail(fmt::format("expects `...` at nest level 1, but sees it at nest level {}", depth_),
                kLiteral);
  }
  if (shape_ != nullptr) seen_[0] = size_of(shape_->dimensions[0]);
  at_ += 3;
  return true;
}

// Most numbers are short and stand where they should: they are counted and passed.
bool LiteralReader::read_number() {
  std::size_t end = is_in_place() ? end_of_good_number(*rule_, text_, at_) : kNoToken;
  if (end != kNoToken) {
    ++seen_[rank_ - 1];
    ++index_;
    at_ = end;
    return true;
  }
  end = end_of_number(text_, at_);
  return end == kNoToken ? fail_here(kUnexpected) : judge(end);
}

bool LiteralReader::is_in_place() const {
  return shape_ != nullptr && depth_ > 0 && depth_ == rank_ &&
         seen_[rank_ - 1] < shape_->dimensions[rank_ - 1].size && index_ < capacity_;
}

// inf and nan are numbers, true and false stand for those of pred.
bool LiteralReader::read_word() {
  const std::size_t word_end = end_of_word();
  const std::string_view word = text_.substr(at_, word_end - at_);
  if (word != "true" && word != "false") {
    const std::size_t end = at_ < text_.size() ? end_of_number(text_, at_) : kNoToken;
    return end == kNoToken ? fail_here(kUnexpected) : judge(end);
  }
  count_element(word_end);
  if (!take_place(word_end)) return false;
  if (shape_ != nullptr && shape_->type != ElementType::kPred) {
    return refuse(range_to(word_end),
                  fmt::format("XLA's parser ends here: {} is not PRED type, and only that has {}",
                              upper_name(shape_->type), word));
  }
  at_ = word_end;
  return true;
}

bool LiteralReader::judge(std::size_t end) {
  if (shape_ != nullptr) {
    count_element(end);
    if (rule_->kind != NumberRule::Kind::kComplex && !take_place(end)) return false;
    const std::string message = number_fault(*rule_, place(), text_.substr(at_, end - at_));
    if (!message.empty()) return refuse(range_to(end), message);
  }
  at_ = end;
  return true;
}

bool LiteralReader::read_complex() {
  if (shape_ != nullptr && rule_->kind != NumberRule::Kind::kComplex) {
    return fail("unexpected '(' in literal. Parens are only valid for complex literals", kLiteral);
  }
  // Here XLA does not read on.
  count_element(at_ + 1);
  if (!noted_.empty()) return refuse(noted_range_, noted_);
  ++at_;
  if (!read_part(true)) return false;
  if (peek() != ',') return fail("expect comma after real part of complex literal", kSyntax);
  ++at_;
  if (!read_part(false)) return false;
  if (peek() != ')') return fail("expect ')' after complex number", kSyntax);
  ++at_;
  ++index_;
  return true;
}

bool LiteralReader::read_part(bool is_real) {
  if (peek() == '\0') return fail_here(kUnexpected);
  const std::size_t word_end = end_of_word();
  const std::string_view word = text_.substr(at_, word_end - at_);
  const bool is_word = word == "true" || word == "false";
  const std::size_t end = is_word ? word_end : end_of_number(text_, at_);
  if (end == kNoToken) return fail_here(kUnexpected);
  const std::string message = part_fault(*rule_, place(), text_.substr(at_, end - at_), is_real);
  if (!message.empty()) return refuse(range_to(end), message);
  at_ = end;
  return true;
}

void LiteralReader::count_element(std::size_t end) {
  if (shape_ == nullptr || rank_ == 0) return;
  if (depth_ != rank_)
    return note(end, fmt::format("expects nested array in rank {}, but sees {}", rank_, depth_));
  const std::int64_t most = size_of(shape_->dimensions[rank_ - 1]);
  if (++seen_[rank_ - 1] > most) {
    note(end, fmt::format("expects {} elements on the minor-most dimension, but sees more", most));
  }
}

bool LiteralReader::take_place(std::size_t end) {
  if (shape_ == nullptr) return true;
  if (index_ < capacity_) {
    ++index_;
    return true;
  }
  return refuse_noted(range_to(end), fmt::format("expects {} elements, but sees more", capacity_));
}

char LiteralReader::peek() {
  at_ = end_of_blanks(text_, at_);
  return at_ < text_.size() ? text_[at_] : '\0';
}

std::size_t LiteralReader::end_of_word() const {
  std::size_t end = at_;
  while (end < text_.size() && is_word_byte(text_[end])) ++end;
  return end;
}

bool LiteralReader::leave() {
  reader_->go_to(at_);
  return true;
}

bool LiteralReader::fail(std::string_view message, std::string_view code) {
  leave();
  return reader_->fail(message, code);
}

bool LiteralReader::refuse(text::Range range, std::string_view message) {
  return reader_->fail_at(range, message, kLiteral);
}

// What was noted is the cause.
bool LiteralReader::refuse_noted(text::Range range, std::string_view message) {
  return noted_.empty() ? refuse(range, message) : refuse(noted_range_, noted_);
}

void LiteralReader::note(std::size_t end, std::string message) {
  if (!noted_.empty()) return;
  noted_ = std::move(message);
  noted_range_ = range_to(end);
}

text::Range LiteralReader::range_to(std::size_t end) const {
  return {static_cast<text::Offset>(at_), static_cast<text::Offset>(end)};
}

// `[1,0]`: the element that is being read, by its number in each dimension.
std::string LiteralReader::path(std::size_t depth) const {
  std::string path = "[";
  for (std::size_t i = 0; i < depth; ++i) path += (i > 0 ? "," : "") + std::to_string(seen_[i] - 1);
  return path + "]";
}

}  // namespace hlo
