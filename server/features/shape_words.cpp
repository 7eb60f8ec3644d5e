#include "features/shape_words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/limits.h"
#include "offload/fixes/edits.h"

namespace features {

namespace {

std::string dimension_in_words(const hlo::Dimension& dimension) {
  if (dimension.size == hlo::kUnboundedSize) return "?";
  return fmt::format("{}{}", dimension.is_dynamic ? "up to " : "", dimension.size);
}

std::string elements_in_words(const hlo::Shape& shape) {
  if (shape.is_tuple()) {
    return fmt::format("tuple of {}", shape.elements.size());
  }
  const std::string_view type = hlo::print_type(shape);
  if (!shape.is_array()) return std::string(type);
  if (shape.dimensions.empty()) return fmt::format("{} scalar", type);
  std::vector<std::string> sizes;
  for (const hlo::Dimension& dimension : shape.dimensions)
    sizes.push_back(dimension_in_words(dimension));
  const auto count = hlo::element_count(shape);
  const std::string total = sizes.size() > 1 && count ? fmt::format(" = {} elements", *count) : "";
  return fmt::format("{}, {}{}", type, fmt::join(sizes, " × "), total);
}

// Small sizes are whole already; the exact number of a large one is what a budget is made of.
std::string bytes_in_words(std::int64_t bytes) {
  const std::string rounded = offload::size_in_words(bytes);
  return bytes < 1024 ? rounded : fmt::format("{} ({} bytes)", rounded, bytes);
}

std::string tiles_in_words(const std::vector<hlo::Tile>& tiles) {
  std::string text;
  for (const hlo::Tile& tile : tiles) {
    std::vector<std::string> sizes;
    for (const std::int64_t size : tile.dimensions)
      sizes.push_back(size == hlo::kMergedTile ? "*" : fmt::format("{}", size));
    text += fmt::format("({})", fmt::join(sizes, ","));
  }
  return text;
}

std::string layout_in_words(const hlo::Shape& shape) {
  std::vector<std::string> facts;
  if (shape.dimensions.size() > 1) {
    const auto order = hlo::minor_to_major(shape);
    std::string from_fastest = fmt::format("{}", fmt::join(order, ", "));
    facts.push_back(fmt::format("dimensions from the fastest: {}", from_fastest));
  }
  if (!shape.layout) return fmt::format("{}", fmt::join(facts, "; "));
  if (!shape.layout->tiles.empty()) facts.push_back("tiles " + tiles_in_words(shape.layout->tiles));
  if (shape.layout->element_size_bits > 0)
    facts.push_back(fmt::format("{} bits an element", shape.layout->element_size_bits));
  return fmt::format("{}", fmt::join(facts, "; "));
}

}  // namespace

void add_shape(Markup& markup, std::string_view text, const hlo::Shape& shape) {
  const std::size_t most = base::Limits{}.max_hover_bytes;
  if (!text.empty()) markup.row("shape", {code(shortened(text, most))});
  if (!shape.is_valid()) return;
  markup.row("elements", {plain(shortened(elements_in_words(shape), most))});
  const auto bytes = hlo::byte_size(shape);
  const auto padded = hlo::padded_byte_size(shape);
  if (bytes) markup.row("size", {plain(bytes_in_words(*bytes))});
  if (bytes && padded && *padded != *bytes)
    markup.row("padded", {plain(bytes_in_words(*padded) + " with the padding of the tiles")});
  const std::string layout = shape.is_array() ? layout_in_words(shape) : "";
  if (!layout.empty()) markup.row("layout", {plain(shortened(layout, most))});
}

}  // namespace features
