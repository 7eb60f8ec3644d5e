#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/scan.h"
#include "hlo/shape.h"
#include "offload/fixes/edits.h"

namespace offload {

namespace {

// The parts of a written layout that a memory space has to do with, as places in the text of the
// shape.
struct LayoutPlaces {
  std::size_t open = 0;   // `{`
  std::size_t close = 0;  // `}`
  std::optional<std::size_t> colon;
  std::optional<text::Range> space;   // `S(5)`
  std::optional<std::size_t> behind;  // the first part that has to stand behind a memory space
};

std::size_t past_comment(std::string_view text, std::size_t at) {
  if (!text.substr(at).starts_with("/*")) return at;
  const auto end = text.find("*/", at + 2);
  return end == std::string_view::npos ? text.size() : end + 2;
}

bool is_letter(char byte) { return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z'); }

// Reads the layout that begins at `open`; absent where its closing brace is missing.
std::optional<LayoutPlaces> read_layout(std::string_view shape, std::size_t open) {
  LayoutPlaces places;
  places.open = open;
  int depth = 0;
  for (std::size_t at = open + 1; at < shape.size(); ++at) {
    const char byte = shape[at];
    if (byte == '(') ++depth;
    if (byte == ')') --depth;
    if (depth != 0) continue;
    if (byte == '}') {
      places.close = at;
      return places;
    }
    if (byte == ':') places.colon = at;
    if (!is_letter(byte) || is_letter(shape[at - 1])) continue;
    const std::string_view rest = shape.substr(at);
    if (rest.starts_with("S(")) {
      const auto end = rest.find(')');
      if (end == std::string_view::npos) return std::nullopt;
      places.space =
          text::Range{static_cast<text::Offset>(at), static_cast<text::Offset>(at + end + 1)};
    } else if (!places.behind &&
               (rest.starts_with("SC(") || rest.starts_with("P(") || rest.starts_with("M("))) {
      places.behind = at;
    }
  }
  return std::nullopt;
}

// A memory space with the colon that stands for it alone, and with the braces of a scalar.
text::Range with_its_frame(const LayoutPlaces& layout) {
  const auto [begin, end] = *layout.space;
  const bool is_alone = layout.colon == begin - 1 && end == layout.close;
  if (!is_alone) return *layout.space;
  const bool is_scalar = layout.colon == layout.open + 1;
  if (!is_scalar) return {begin - 1, end};
  return {static_cast<text::Offset>(layout.open), static_cast<text::Offset>(layout.close + 1)};
}

// The layout of a leaf begins behind its dimensions.
std::optional<std::size_t> layout_open(std::string_view leaf) {
  const auto dimensions = leaf.find(']');
  const auto open = leaf.find('{', dimensions == std::string_view::npos ? leaf.size() : dimensions);
  return open == std::string_view::npos ? std::nullopt : std::optional(open);
}

}  // namespace

std::string without_spaces(std::string_view shape) {
  std::string out;
  std::size_t copied = 0;
  for (std::size_t at = 0; at < shape.size(); ++at) {
    at = past_comment(shape, at);
    if (at >= shape.size() || shape[at] != '{') continue;
    const auto layout = read_layout(shape, at);
    if (!layout) break;
    at = layout->close;
    if (!layout->space) continue;
    const text::Range goes = with_its_frame(*layout);
    out += shape.substr(copied, goes.begin - copied);
    copied = goes.end;
  }
  return out + std::string(shape.substr(copied));
}

std::vector<std::string_view> tuple_elements(std::string_view shape) {
  std::vector<std::string_view> elements;
  std::size_t at = shape.find_first_not_of(" \t\r\n");
  if (at == std::string_view::npos || shape[at] != '(') return elements;
  const auto add = [&](std::size_t begin, std::size_t end) {
    while (begin < end && (shape[begin] <= ' ' || shape.substr(begin).starts_with("/*"))) {
      begin = shape[begin] <= ' ' ? begin + 1 : std::min(end, past_comment(shape, begin));
    }
    while (end > begin && shape[end - 1] <= ' ') --end;
    if (begin < end) elements.push_back(shape.substr(begin, end - begin));
  };
  std::size_t begin = at + 1;
  int depth = 1;
  for (at = begin; at < shape.size() && depth > 0; ++at) {
    at = past_comment(shape, at);
    if (at >= shape.size()) break;
    const char byte = shape[at];
    if (byte == '(' || byte == '{' || byte == '[') ++depth;
    if (byte == ')' || byte == '}' || byte == ']') --depth;
    if ((byte == ',' && depth == 1) || depth == 0) {
      add(begin, at);
      begin = at + 1;
    }
  }
  return elements;
}

std::string_view shape_at(std::string_view shape, const hlo::ShapeIndex& index) {
  for (const std::int64_t i : index) {
    const auto elements = tuple_elements(shape);
    if (i < 0 || static_cast<std::uint64_t>(i) >= elements.size()) return {};
    shape = elements[static_cast<std::size_t>(i)];
  }
  return shape;
}

std::vector<text::Edit> host_space_edit(std::string_view leaf) {
  const auto shape = hlo::read_shape(leaf);
  if (!shape || !shape->is_array()) return {};
  const std::string host = fmt::format("S({})", hlo::kHostSpace);
  const auto insert = [](std::size_t at, std::string content) {
    const auto offset = static_cast<text::Offset>(at);
    return std::vector<text::Edit>{{{offset, offset}, std::move(content)}};
  };
  const auto open = layout_open(leaf);
  if (!open) {
    const auto end = leaf.find_last_not_of(" \t\r\n") + 1;
    return insert(end, fmt::format("{{{}:{}}}", fmt::join(hlo::minor_to_major(*shape), ","), host));
  }
  const auto layout = read_layout(leaf, *open);
  if (!layout) return {};
  if (layout->space) return {{*layout->space, host}};
  if (!layout->colon) return insert(layout->close, ":" + host);
  return insert(layout->behind.value_or(layout->close), host);
}

std::vector<text::Edit> device_space_edit(std::string_view leaf) {
  const auto shape = hlo::read_shape(leaf);
  const auto open = layout_open(leaf);
  if (!shape || !shape->is_array() || !open) return {};
  const auto layout = read_layout(leaf, *open);
  if (!layout || !layout->space) return {};
  return {{with_its_frame(*layout), ""}};
}

std::string element_sharding(std::string_view sharding, std::int64_t index) {
  // `{{maximal device=0}, {replicated}}`: a list in braces has an entry an element.
  if (!sharding.starts_with('{')) return "";
  const auto inner = sharding.find_first_not_of(" \t\r\n", 1);
  if (inner == std::string_view::npos || sharding[inner] != '{') return std::string(sharding);
  hlo::Scan scan(sharding, inner);
  for (; index > 0; --index) {
    if (scan.braced().empty() || !scan.take(',')) return "";
  }
  return std::string(scan.braced());
}

}  // namespace offload
