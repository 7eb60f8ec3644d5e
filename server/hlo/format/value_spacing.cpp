#include "hlo/format/value_spacing.h"

#include <string>
#include <string_view>

#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

enum class Style : std::uint8_t {
  kWhole,     // one token, or text that is taken as it is
  kTight,     // no blanks behind commas: numbers, groups, sides of a window
  kShape,     // behind the commas of tuples
  kList,      // behind the commas of the outer braces
  kWords,     // as kList, in all braces but those of numbers: metadata, shardings, origins
  kPadded,    // as kList, and inside of the outer braces
  kFrontend,  // keys, and text that is taken as it is
  kRecovery,  // a line an entry
};

Style style_of(ValueType type) {
  switch (type) {
    case ValueType::kIntegers:
    case ValueType::kIntegerLists:
    case ValueType::kBools:
    case ValueType::kBoolList:
    case ValueType::kPrecisions:
    case ValueType::kWindow:
    case ValueType::kReplicaGroups:
    case ValueType::kStatistics:
    case ValueType::kAccuracy:
    case ValueType::kSparsity:
    case ValueType::kBlockScaling: return Style::kTight;
    case ValueType::kShape: return Style::kShape;
    case ValueType::kNames:
    case ValueType::kSliceRanges: return Style::kList;
    case ValueType::kShapes:
    case ValueType::kOperandAliases:
    case ValueType::kSharding:
    case ValueType::kDomain:
    case ValueType::kMetadata:
    case ValueType::kOrigin:
    case ValueType::kDebugAttributes: return Style::kWords;
    case ValueType::kAliases:
    case ValueType::kDonors: return Style::kPadded;
    case ValueType::kFrontend: return Style::kFrontend;
    case ValueType::kRecoveryTable: return Style::kRecovery;
    case ValueType::kBool:
    case ValueType::kInteger:
    case ValueType::kInteger32:
    case ValueType::kFloat:
    case ValueType::kString:
    case ValueType::kStringOrRaw:
    case ValueType::kComputation:
    case ValueType::kComputations:
    case ValueType::kTypedLiteral:
    case ValueType::kDimLabels:
    case ValueType::kPadding:
    case ValueType::kEntryLayout:
    case ValueType::kCollectiveMode:
    case ValueType::kComparisonDirection:
    case ValueType::kComparisonOrder:
    case ValueType::kComparisonType:
    case ValueType::kConvolutionKind:
    case ValueType::kCustomCallApiVersion:
    case ValueType::kCustomCallSchedule:
    case ValueType::kDotAlgorithm:
    case ValueType::kFftType:
    case ValueType::kFusionKind:
    case ValueType::kPaddingType:
    case ValueType::kRandomAlgorithm:
    case ValueType::kRandomDistribution:
    case ValueType::kShuffleMode:
    case ValueType::kTransposeMode: return Style::kWhole;
  }
  return Style::kWhole;
}

enum class Kind : std::uint8_t {
  kNothing,
  kPunctuation,    // one byte, or `<=`, `->`, `...`
  kWord,           // a name, a keyword
  kAttributeName,  // with its `=`
  kNumber,         // all that begins with a digit or a sign, `?` alone left out
  kString,
};

struct Token {
  Kind kind = Kind::kNothing;
  char first = '\0';
  std::size_t begin = 0;
  std::size_t end = 0;

  bool is(char c) const { return kind == Kind::kPunctuation && first == c; }
  bool is_atom() const { return kind != Kind::kPunctuation && kind != Kind::kNothing; }
};

bool is_pattern_byte(char c) { return is_word_byte(c) || c == '?'; }

std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size() && is_word_byte(text[at])) ++at;
  return at;
}

// `3x3`, `0_1x1_1` and what else begins with a digit.
std::size_t end_of_pattern(std::string_view text, std::size_t at) {
  ++at;
  while (at < text.size() && is_pattern_byte(text[at])) ++at;
  return at;
}

// The token at `at`, where one begins.
Token token_at(std::string_view text, std::size_t at) {
  const char c = text[at];
  if (c == '"' || c == '\'') {
    const std::size_t end = end_of_string(text, at);
    return {Kind::kString, c, at, end == kNoToken ? text.size() : end};
  }
  if (is_letter(c) || c == '%') {
    const std::size_t end = end_of_word(text, at + 1);
    const bool is_name = c != '%' && end < text.size() && text[end] == '=';
    return {is_name ? Kind::kAttributeName : Kind::kWord, c, at, is_name ? end + 1 : end};
  }
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("->") || rest.starts_with("<=")) return {Kind::kPunctuation, c, at, at + 2};
  if (is_digit(c) || c == '-') {
    const std::size_t end = end_of_number(text, at);
    return {Kind::kNumber, c, at, end == kNoToken ? end_of_pattern(text, at) : end};
  }
  return {Kind::kPunctuation, c, at, at + (rest.starts_with("...") ? 3 : 1)};
}

// Goes through a value and puts each of its tokens.
class ValueSpacing {
 public:
  ValueSpacing(std::string_view text, text::Range value, Style style, GapWriter& gaps)
      : text_(text.substr(0, value.end)), begin_(value.begin), style_(style), gaps_(gaps) {}

  void run(Gap gap) {
    for (std::size_t at = end_of_blanks(text_, begin_); at < text_.size();
         at = end_of_blanks(text_, at)) {
      const Token token = next_token(at);
      leave_bracket(token);
      gaps_.put(token.begin, token.end, last_.kind == Kind::kNothing ? gap : gap_to(token));
      enter_bracket(token);
      is_behind_brace_ = last_.is('}');
      last_ = token;
      at = token.end;
    }
  }

 private:
  // What a bracket holds.
  enum Inside : char {
    kBraces,
    kNumbers,      // square brackets, and parentheses glued to a word
    kParentheses,  // of a tuple and the like
    kLayout,       // braces behind a shape
  };

  Token next_token(std::size_t at) const {
    const bool is_raw = style_ == Style::kFrontend && last_.kind == Kind::kAttributeName &&
                        text_[at] == '{' && !inside_.empty();
    return is_raw ? Token{Kind::kString, '{', at, end_of_raw(at)} : token_at(text_, at);
  }

  std::size_t end_of_raw(std::size_t at) const {
    std::size_t depth = 0;
    do {
      if (text_[at] == '"') {
        at = end_of_raw_string(text_, at);
        continue;
      }
      depth += text_[at] == '{' ? 1 : 0;
      depth -= text_[at] == '}' ? 1 : 0;
      ++at;
    } while (depth > 0);
    return at;
  }

  void enter_bracket(const Token& token) {
    if (token.is('[')) return inside_.push_back(kNumbers);
    if (token.is('(')) {
      const bool is_glued = last_.is_atom() || last_.is(')') || last_.is(']') || last_.is('}') ||
                            last_.is('#') || last_.is('*');
      return inside_.push_back(is_glued && !is_buffer() ? kNumbers : kParentheses);
    }
    if (!token.is('{')) return;
    const bool is_layout = last_.is(']') && style_ != Style::kTight && style_ != Style::kList;
    inside_.push_back(is_layout ? kLayout : kBraces);
  }

  // `b(f32[4])`
  bool is_buffer() const {
    return last_.kind == Kind::kWord && last_.first == 'b' && last_.end - last_.begin == 1;
  }

  // The closing bracket itself stands inside.
  void leave_bracket(const Token& token) {
    if (!(token.is(')') || token.is(']') || token.is('}')) || inside_.empty()) return;
    inside_.pop_back();
  }

  bool is_in(Inside inside) const { return !inside_.empty() && inside_.back() == inside; }
  // Behind the outermost brace, or in front of the one that closes it.
  bool is_at_edge(const Token& token) const {
    return (last_.is('{') && inside_.size() == 1) || (token.is('}') && inside_.empty());
  }

  Gap gap_to(const Token& token) const {
    if (style_ == Style::kRecovery) return recovery_gap(token);
    if (style_ == Style::kPadded && is_at_edge(token))
      return last_.is('{') && token.is('}') ? Gap::none() : Gap::blank();
    const bool is_open = last_.is('{') || last_.is('(') || last_.is('[');
    const bool is_end = token.is('}') || token.is(')') || token.is(']') || token.is(',');
    if (is_open || is_end) return Gap::none();
    if (is_in(kLayout)) return Gap::none();
    return is_apart(token) ? Gap::blank() : Gap::none();
  }

  bool is_apart(const Token& token) const {
    if (last_.is(',')) return is_apart_behind_comma(token);
    if (last_.is(':')) return is_behind_brace_;
    if (last_.kind == Kind::kAttributeName) return false;
    const bool is_word = token.is_atom() && token.kind != Kind::kNumber;
    if (last_.is_atom()) return token.is_atom() || (last_.kind == Kind::kString && token.is('{'));
    if (last_.is('}')) return is_word || token.is('{');
    if (last_.is(']')) return is_word ? !is_transpose(token) : token.is('{') && !is_shape();
    if (last_.is(')')) return is_word || token.is('{');
    return false;
  }

  bool is_apart_behind_comma(const Token& token) const {
    if (is_in(kNumbers)) return token.is('{');
    if (is_in(kParentheses)) return true;
    if (style_ == Style::kFrontend) return false;
    // `mesh['x'=2], device_ids=(0,1) {'x'}`
    if (style_ == Style::kTight) return inside_.empty() && token.is_atom();
    return token.kind != Kind::kNumber;
  }

  // `[4,2]T(1,0)`
  bool is_transpose(const Token& token) const {
    return token.kind == Kind::kWord && token.first == 'T' && token.end - token.begin == 1;
  }

  // Braces behind brackets are a layout, except those of a mesh.
  bool is_shape() const { return style_ != Style::kTight; }

  Gap recovery_gap(const Token& token) const {
    if (token.is('}')) return inside_.empty() ? Gap::line(0) : Gap::none();
    if (last_.is(':') || token.is(':')) return Gap::blank();
    if (inside_.size() == 1 && !token.is(',')) return Gap::line(2);
    return last_.kind == Kind::kString && token.is('{') ? Gap::blank() : Gap::none();
  }

  std::string_view text_;
  std::size_t begin_;
  Style style_;
  GapWriter& gaps_;
  Token last_;
  std::string inside_;            // a letter an open bracket
  bool is_behind_brace_ = false;  // the token in front of the last one is a closing brace
};

}  // namespace

void space_shape(std::string_view text, text::Range shape, Gap gap, GapWriter& gaps) {
  ValueSpacing(text, shape, Style::kShape, gaps).run(gap);
}

void space_value(std::string_view text, text::Range value, ValueType type, Gap gap,
                 GapWriter& gaps) {
  const Style style = style_of(type);
  const bool is_whole = style == Style::kWhole || value.empty() ||
                        (type == ValueType::kBools && text[value.begin] != '{');
  if (is_whole) return gaps.put(value.begin, value.end, gap);
  ValueSpacing(text, value, style, gaps).run(gap);
}

}  // namespace hlo
