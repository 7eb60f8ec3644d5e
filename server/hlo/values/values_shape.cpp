#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "hlo/element_type.h"
#include "hlo/shape.h"
#include "hlo/values/values_array_shape.h"
#include "hlo/values/values_grammar.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

// A type of a compiler to come: letters, then letters and digits. One of a known family with an odd
// width is none: f33.
bool is_type_of_tomorrow(std::string_view word) {
  const std::size_t digits = word.find_first_of("0123456789");
  if (digits == std::string_view::npos || digits == 0) return false;
  bool is_width_only = true;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (!is_digit(word[i]) && (word[i] < 'a' || word[i] > 'z')) return false;
    is_width_only = is_width_only && (i < digits || is_digit(word[i]));
  }
  const std::string_view family = word.substr(0, digits);
  const bool is_known_family =
      family == "f" || family == "bf" || family == "s" || family == "u" || family == "c";
  if (!is_width_only || !is_known_family) return true;
  int width = 0;
  for (const char c : word.substr(digits)) width = width > 1000 ? width : width * 10 + (c - '0');
  return width <= 16 || width % 8 == 0;
}

class StrictShape {
 public:
  StrictShape(ValueReader& reader, ShapeUse use) : reader_(reader), use_(use) {}

  // Tuples are counted, not entered, so depth costs nothing.
  bool read() {
    std::size_t depth = 0;
    do {
      while (reader_.take('(')) {
        ++depth;
        is_in_tuple_ = true;
        if (!reader_.take(')')) continue;
        --depth;
        if (!close(depth)) return false;
        if (depth == 0) return true;
        if (!reader_.expect(',', kEndOfTuple)) return false;
      }
      if (!read_leaf() || !close(depth)) return false;
      if (depth == 0) return true;
    } while (reader_.expect(',', kEndOfTuple));
    return false;
  }

 private:
  static constexpr std::string_view kEndOfTuple = "expects ',' or ')' in a tuple shape";

  // Takes the parentheses that close behind an element.
  bool close(std::size_t& depth) {
    while (depth > 0 && reader_.take(')')) --depth;
    return true;
  }

  bool read_leaf() {
    if (reader_.peek_word() != "b") return read_array();
    const std::size_t begin = reader_.place();
    reader_.take_word();
    if (!reader_.take('('))
      return reader_.fail_at(reader_.range_from(begin), "expected primitive type, saw `b`");
    const std::string_view inner = reader_.peek_word();
    if (inner.empty() || inner == "b" || inner == "token" || inner == "opaque")
      return reader_.fail("a buffer holds an array");
    return read_array() && reader_.expect(')', "expects ')' at the end of a buffer shape");
  }

  bool read_array() {
    const std::size_t begin = reader_.place();
    const std::string_view word = reader_.take_word();
    const ElementTypeFacts* type = find_element_type(word);
    const bool is_known = type != nullptr;
    if (!is_known && !is_type_of_tomorrow(word)) {
      if (word.empty()) return reader_.fail("expected primitive type");
      return reader_.fail_at(reader_.range_from(begin),
                             fmt::format("expected primitive type, saw `{}`", word));
    }
    array_.begin(type, reader_.range_from(begin));
    if (is_known && type->bits == 0) return read_sizeless(begin, word);
    if (!read_dimensions()) return false;
    std::size_t end = end_here();
    if (reader_.peek('{')) {
      // What a newer compiler writes behind its own types is not ours to judge.
      if (!is_known) return reader_.pass_balanced();
      if (!read_layout()) return false;
      end = end_here();
    } else {
      reader_.go_to(end);  // blanks behind the shape are none of it
    }
    return array_.judge(reader_, end, is_in_tuple_, use_);
  }

  // Behind what was taken last.
  std::size_t end_here() const { return reader_.range_from(0).end; }

  // Tokens and opaque values.
  bool read_sizeless(std::size_t begin, std::string_view word) {
    if (!read_dimensions()) return false;
    if (array_.has_dimensions()) {
      return reader_.fail_at(reader_.range_from(begin),
                             fmt::format("XLA's parser ends here: {} has no dimensions", word),
                             "shape");
    }
    if (!reader_.peek('{')) return true;
    if (!read_layout()) return false;
    return reader_.fail_at(reader_.range_from(begin),
                           fmt::format("XLA's parser ends here: {} has no layout", word), "layout");
  }

  bool read_dimensions() {
    return read_list(reader_, '[', ']', "expects a list starting with kLsquare", [this] {
      if (reader_.take('?')) {
        array_.add_dimension(kUnboundedSize);
        return true;
      }
      reader_.take("<=");
      if (reader_.peek('-') && reader_.peek_integer())
        return reader_.fail("a dimension is not negative");
      const std::size_t begin = reader_.place();
      if (!reader_.expect_integer()) return false;
      // From 2^63 on the number wraps and is negative.
      const text::Range range = reader_.range_from(begin);
      const std::string_view digits = reader_.text().substr(range.begin, range.size());
      const std::size_t zeros = digits.find_first_not_of('0');
      const std::string_view value =
          zeros == std::string_view::npos ? std::string_view("0") : digits.substr(zeros);
      const bool fits = value.size() < 19 || (value.size() == 19 && value <= "9223372036854775807");
      array_.add_dimension(integer_value(value));
      return fits || reader_.fail_at(range, "a dimension fits 63 bits");
    });
  }

  // It is one where an integer or a colon follows.
  bool read_layout() {
    const std::size_t begin = reader_.place();
    reader_.take('{');
    if (reader_.take('}')) {
      return reader_.fail_at(reader_.range_from(begin),
                             "expects opcode: braces with nothing in them are no layout", "layout");
    }
    array_.begin_layout();
    if (!reader_.peek(':')) {
      do {
        const auto dimension = reader_.take_integer();
        if (!dimension) return false;
        array_.add_minor(*dimension);
      } while (reader_.take(','));
    }
    if (reader_.take(':') && !read_parts()) return false;
    return reader_.expect('}', "expects layout to end with kRbrace");
  }

  // Each part at most once and in this order.
  bool read_parts() {
    return (!take_part("D") || read_levels()) && (!take_part("T") || read_tiles()) &&
           (!take_part("L") || read_alignment()) && (!reader_.take('#') || read_type()) &&
           (!reader_.take('*') || read_type()) && (!take_part("E") || read_element_bits()) &&
           (!take_part("S") || read_number()) && (!take_part("SC") || read_split_configs()) &&
           (!take_part("P") || read_physical_shape()) && (!take_part("M") || read_number());
  }

  bool take_part(std::string_view letter) {
    if (reader_.peek_word() != letter) return false;
    reader_.take_word();
    return true;
  }

  bool expect_opening() { return reader_.expect('(', "expects '(' in a layout part"); }

  // Behind a part. XLA passes over a parenthesis that is missing in front of another part or of the
  // brace.
  bool close_part() {
    if (reader_.take(')')) return true;
    if (!ends_part()) return reader_.fail("expects a list to end with kRparen");
    const auto here = static_cast<text::Offset>(reader_.place());
    reader_.warn_at({here, here}, "`)` is missing here; XLA's parser passes over that");
    return true;
  }

  bool ends_part() {
    if (reader_.peek('}') || reader_.peek('#') || reader_.peek('*')) return true;
    const std::string_view word = reader_.peek_word();
    return word == "T" || word == "L" || word == "E" || word == "S" || word == "SC" || word == "M";
  }

  // `(4)`; absent where it is something else. A number that is missing with its parenthesis is 0.
  std::optional<std::int64_t> take_number() {
    if (!expect_opening()) return std::nullopt;
    const auto number = ends_part() ? std::optional<std::int64_t>(0) : reader_.take_integer();
    return number && close_part() ? number : std::nullopt;
  }

  bool read_number() { return take_number().has_value(); }

  bool read_alignment() {
    const std::size_t begin = reader_.place();
    const auto elements = take_number();
    if (!elements || *elements >= 1) return elements.has_value();
    return reader_.fail_at(reader_.range_from(begin),
                           "XLA's parser ends here: a tail is padded to at least 1 element",
                           "layout");
  }

  bool read_element_bits() {
    const auto bits = take_number();
    if (bits) array_.set_element_bits(*bits);
    return bits.has_value();
  }

  bool read_physical_shape() {
    const std::size_t begin = reader_.place();
    return reader_.pass_balanced() &&
           reader_.fail_at(reader_.range_from(begin),
                           "Layout has physical shape, but is not for a sparse array", "layout");
  }

  bool read_levels() {
    if (!expect_opening() || reader_.take(')')) return !reader_.failed();
    do {
      const std::string_view level = reader_.peek_word();
      if (level != "D" && level != "C" && level != "S" && level != "H")
        return reader_.fail("expected a DimLevelType abbreviation (D, C, or S)");
      reader_.take_word();
      reader_.take('+');
      reader_.take('~');
    } while (reader_.take(','));
    return close_part();
  }

  // The parser takes none at all for one without sizes.
  bool read_tiles() {
    if (!reader_.peek('(')) array_.add_bare_tile();
    while (reader_.take('(')) {
      array_.add_tile();
      if (!reader_.take(')') && !read_tile_sizes()) return false;
    }
    return true;
  }

  // A comma behind the last is passed over with the parenthesis that is missing.
  bool read_tile_sizes() {
    do {
      if (ends_part() && !reader_.peek('*')) break;
      if (!read_tile_size()) return false;
    } while (reader_.take(','));
    return close_part();
  }

  // The least number there is stands for `*`.
  bool read_tile_size() {
    const std::size_t begin = reader_.place();
    if (reader_.take('*')) {
      array_.add_tile_size(kMergedTile);
      return true;
    }
    const auto size = reader_.take_integer();
    if (!size) return false;
    array_.add_tile_size(*size);
    if (*size >= 0 || *size == std::numeric_limits<std::int64_t>::min()) return true;
    return reader_.fail_at(reader_.range_from(begin),
                           "XLA's parser ends here: a tile size is not negative", "layout");
  }

  // A type that is not unsigned is noted by XLA and then passed over; the printer writes `invalid`.
  bool read_type() {
    if (!expect_opening()) return false;
    const std::size_t begin = reader_.place();
    const std::string_view word = reader_.peek_word();
    if (word != "invalid" && find_element_type(word) == nullptr)
      return reader_.fail("expected primitive type");
    reader_.take_word();
    if (word == "invalid") {
      reader_.note_at(reader_.range_from(begin),
                      "XLA's printer writes this for a type that is not set; leave the part out");
    } else {
      array_.set_sparse_type();
    }
    return close_part();
  }

  bool read_split_configs() {
    do {
      if (!expect_opening()) return false;
      const auto dimension = reader_.take_integer();
      if (!dimension) return false;
      array_.begin_split(*dimension);
      if (!reader_.expect(':', "expects a list starting with kColon")) return false;
      if (reader_.take(')')) continue;
      do {
        const auto index = reader_.take_integer();
        if (!index) return false;
        array_.add_split_index(*index);
      } while (reader_.take(','));
      if (!close_part()) return false;
    } while (reader_.peek('('));
    return true;
  }

  ValueReader& reader_;
  ShapeUse use_;
  ArrayShape array_;
  bool is_in_tuple_ = false;
};

}  // namespace

bool read_shape(ValueReader& reader, ShapeUse use) { return StrictShape(reader, use).read(); }

}  // namespace hlo
