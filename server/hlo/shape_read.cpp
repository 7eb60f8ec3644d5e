#include <string>

#include "base/limits.h"
#include "hlo/element_type.h"
#include "hlo/scan.h"
#include "hlo/shape.h"

namespace hlo {
namespace {

bool is_type_of_tomorrow(std::string_view word) {
  std::size_t letters = 0;
  while (letters < word.size() && word[letters] >= 'a' && word[letters] <= 'z') ++letters;
  if (letters == 0 || letters == word.size()) return false;
  for (const char c : word) {
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))) return false;
  }
  return true;
}

class ShapeReader {
 public:
  explicit ShapeReader(std::string_view text) : scan_(text) {}

  std::optional<Shape> whole() {
    Shape shape;
    if (!read(shape, base::Limits{}.max_shape_depth) || !scan_.at_end()) return std::nullopt;
    return shape;
  }

 private:
  // NOLINTBEGIN(misc-no-recursion): `depth` bounds it.
  bool read(Shape& shape, std::size_t depth) {
    if (depth == 0) return false;
    if (scan_.take('(')) return read_tuple(shape, depth);
    const std::string_view word = scan_.word();
    if (word == "b" && scan_.take('(')) return read_buffer(shape, depth);
    if (!read_type(shape, word) || !scan_.take('[')) return false;
    if (!shape.is_array()) return scan_.take(']');
    return read_dimensions(shape) && (!layout_follows() || read_layout(shape));
  }

  bool read_tuple(Shape& shape, std::size_t depth) {
    shape.type = ElementType::kTuple;
    if (scan_.take(')')) return true;
    do {
      if (!read(shape.elements.emplace_back(), depth - 1)) return false;
    } while (scan_.take(','));
    return scan_.take(')');
  }

  bool read_buffer(Shape& shape, std::size_t depth) {
    shape.type = ElementType::kBuffer;
    if (!read(shape.elements.emplace_back(), depth - 1)) return false;
    return shape.elements.front().is_array() && scan_.take(')');
  }

  // NOLINTEND(misc-no-recursion)

  static bool read_type(Shape& shape, std::string_view word) {
    if (const ElementTypeFacts* known = find_element_type(word)) {
      shape.type = known->type;
      return true;
    }
    if (!is_type_of_tomorrow(word)) return false;
    shape.type = ElementType::kOther;
    shape.other_type = word;
    return true;
  }

  bool read_dimensions(Shape& shape) {
    if (scan_.take(']')) return true;
    do {
      Dimension& dimension = shape.dimensions.emplace_back();
      if (scan_.take('?')) {
        dimension = {kUnboundedSize, true};
        continue;
      }
      dimension.is_dynamic = scan_.take("<=");
      const auto size = scan_.integer();
      if (!size || *size < 0) return false;
      dimension.size = *size;
    } while (scan_.take(','));
    return scan_.take(']');
  }

  // `{` may also begin a body: `-> f32[2] {`. It is a layout where an integer or a colon follows.
  bool layout_follows() {
    Scan ahead = scan_;
    return ahead.take('{') && (ahead.take(':') || ahead.integer());
  }

  bool read_layout(Shape& shape) {
    scan_.take('{');
    Layout& layout = shape.layout.emplace();
    if (!scan_.peek(':')) {
      do {
        const auto dimension = scan_.integer();
        if (!dimension) return false;
        layout.minor_to_major.push_back(*dimension);
      } while (scan_.take(','));
    }
    if (layout.minor_to_major.size() != shape.dimensions.size()) return false;
    if (scan_.take(':') && !read_layout_parts(layout)) return false;
    return scan_.take('}');
  }

  // Each part at most once and in this order. XLA passes over a closing parenthesis that is
  // missing, and over a number that is missing with it: what stands there has to be the next part
  // then, or the brace.
  bool read_layout_parts(Layout& layout) {
    std::string_view word = scan_.word();
    if (word == "D" && !read_levels(word)) return false;
    if (word == "T" && !read_tiles(layout, word)) return false;
    if (word == "L" && !read_number(layout.tail_padding, word)) return false;
    if (word.empty() && scan_.take('#') && !read_unsigned_type(layout, "#(", word)) return false;
    if (word.empty() && scan_.take('*') && !read_unsigned_type(layout, "*(", word)) return false;
    if (word == "E" && !read_number(layout.element_size_bits, word)) return false;
    if (word == "S" && !read_number(layout.memory_space, word)) return false;
    if (word == "SC" && !read_split_configs(layout, word)) return false;
    if (word == "M" && !read_metadata_bytes(layout, word)) return false;
    return word.empty();
  }

  // Levels of an earlier release: read and dropped, as the compiler does.
  bool read_levels(std::string_view& next) {
    if (!scan_.take('(')) return false;
    if (!scan_.peek(')')) {
      do {
        const std::string_view level = scan_.word();
        if (level != "D" && level != "C" && level != "S" && level != "H") return false;
        scan_.take('+');
        scan_.take('~');
      } while (scan_.take(','));
    }
    scan_.take(')');
    next = scan_.word();
    return true;
  }

  bool read_tiles(Layout& layout, std::string_view& next) {
    // XLA takes a `T` alone for one tile without dimensions.
    if (!scan_.peek('(')) layout.tiles.emplace_back();
    while (scan_.take('(')) {
      if (!read_tile(layout.tiles.emplace_back())) break;
    }
    next = scan_.word();
    return true;
  }

  // False where its end is missing.
  bool read_tile(Tile& tile) {
    if (scan_.take(')')) return true;
    do {
      const auto size = scan_.take('*') ? std::optional(kMergedTile) : scan_.integer();
      if (!size || (*size < 0 && *size != kMergedTile)) return false;
      tile.dimensions.push_back(*size);
    } while (scan_.take(','));
    return scan_.take(')');
  }

  bool read_number(std::int64_t& number, std::string_view& next) {
    if (!scan_.take('(')) return false;
    if (const auto value = scan_.integer()) {
      number = *value;
      scan_.take(')');
    }
    next = scan_.word();
    return true;
  }

  bool read_unsigned_type(Layout& layout, std::string_view opening, std::string_view& next) {
    if (!scan_.take('(')) return false;
    const ElementTypeFacts* type = find_element_type(scan_.word());
    if (type == nullptr || !type->is_unsigned) return false;
    scan_.take(')');
    layout.other.append(opening).append(type->name).append(")");
    next = scan_.word();
    return true;
  }

  bool read_split_configs(Layout& layout, std::string_view& next) {
    layout.other += "SC";
    do {
      const auto dimension = scan_.take('(') ? scan_.integer() : std::nullopt;
      if (!dimension || !scan_.take(':')) return false;
      layout.other.append("(").append(std::to_string(*dimension)).append(":");
      for (bool first = true; !scan_.peek(')'); first = false) {
        if (!first && !scan_.take(',')) break;
        const auto index = scan_.integer();
        if (!index) return false;
        layout.other.append(first ? "" : ",").append(std::to_string(*index));
      }
      scan_.take(')');
      layout.other += ")";
    } while (scan_.peek('('));
    next = scan_.word();
    return true;
  }

  bool read_metadata_bytes(Layout& layout, std::string_view& next) {
    std::int64_t bytes = 0;
    if (!read_number(bytes, next)) return false;
    if (bytes > 0) layout.other.append("M(").append(std::to_string(bytes)).append(")");
    return true;
  }

  Scan scan_;
};

}  // namespace

std::optional<Shape> read_shape(std::string_view text) { return ShapeReader(text).whole(); }

}  // namespace hlo
