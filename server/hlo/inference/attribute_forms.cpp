#include "hlo/inference/attribute_forms.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "hlo/scan.h"

namespace hlo {
namespace {

// Splits at a character and hands out the parts.
class Parts {
 public:
  Parts(std::string_view text, char separator) : rest_(text), separator_(separator) {}

  std::optional<std::string_view> next() {
    if (is_done_) return std::nullopt;
    const std::size_t end = std::min(rest_.find(separator_), rest_.size());
    const std::string_view part = rest_.substr(0, end);
    is_done_ = end == rest_.size();
    if (!is_done_) rest_.remove_prefix(end + 1);
    return part;
  }

 private:
  std::string_view rest_;
  char separator_;
  bool is_done_ = false;
};

std::optional<std::int64_t> number(std::string_view text) {
  std::int64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || at != end) return std::nullopt;
  return value;
}

// `2x2`
std::optional<std::vector<std::int64_t>> numbers(std::string_view text) {
  std::vector<std::int64_t> found;
  Parts parts(text, 'x');
  while (const auto part = parts.next()) {
    const auto value = number(*part);
    if (!value) return std::nullopt;
    found.push_back(*value);
  }
  return found;
}

std::optional<Padding> one_padding(std::string_view text) {
  Parts parts(text, '_');
  const auto low = parts.next();
  const auto high = parts.next();
  const auto interior = parts.next();
  if (!low || !high || parts.next()) return std::nullopt;
  const auto low_value = number(*low);
  const auto high_value = number(*high);
  const auto interior_value = interior ? number(*interior) : std::int64_t{0};
  if (!low_value || !high_value || !interior_value) return std::nullopt;
  return Padding{*low_value, *high_value, *interior_value};
}

// A token of a window: up to a blank or the closing brace.
std::string_view window_value(Scan& scan) {
  const std::string_view rest = scan.rest();
  const std::string_view value = rest.substr(0, rest.find_first_of(" \t\r\n}/"));
  return scan.take(value) ? value : std::string_view();
}

bool set_padding(std::vector<WindowDimension>& window, std::string_view value) {
  const auto padding = read_padding(value);
  if (!padding || padding->size() != window.size()) return false;
  for (std::size_t i = 0; i < window.size(); ++i) {
    window[i].low = (*padding)[i].low;
    window[i].high = (*padding)[i].high;
  }
  return true;
}

std::int64_t WindowDimension::* window_field(std::string_view name) {
  if (name == "size") return &WindowDimension::size;
  if (name == "stride") return &WindowDimension::stride;
  if (name == "lhs_dilate") return &WindowDimension::base_dilation;
  if (name == "rhs_dilate") return &WindowDimension::window_dilation;
  return nullptr;
}

bool set_field(std::vector<WindowDimension>& window, std::string_view name,
               std::string_view value) {
  if (name == "pad") return set_padding(window, value);
  if (name == "rhs_reversal") return true;
  const auto field = window_field(name);
  const auto values = numbers(value);
  if (field == nullptr || !values || values->size() != window.size()) return false;
  for (std::size_t i = 0; i < window.size(); ++i) window[i].*field = (*values)[i];
  return true;
}

using WindowFields = std::vector<std::pair<std::string_view, std::string_view>>;

std::optional<WindowFields> window_fields(std::string_view text) {
  Scan scan(text);
  if (!scan.take('{')) return std::nullopt;
  WindowFields fields;
  while (!scan.take('}')) {
    const std::string_view name = scan.word();
    if (name.empty() || !scan.take('=')) return std::nullopt;
    scan.place();
    fields.emplace_back(name, window_value(scan));
    if (fields.back().second.empty()) return std::nullopt;
  }
  return fields;
}

std::optional<ConvolutionLabels> read_labels(std::string_view text, char first, char second) {
  ConvolutionLabels labels;
  std::int64_t* places[] = {&labels.first, &labels.second};
  const auto spatial_count = static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; }));
  labels.spatial.assign(spatial_count, -1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto at = static_cast<std::int64_t>(i);
    const auto digit = static_cast<std::size_t>(text[i] - '0');
    if (text[i] == first) {
      *places[0] = at;
    } else if (text[i] == second) {
      *places[1] = at;
    } else if (digit < spatial_count) {
      labels.spatial[digit] = at;
    } else if (text[i] != '?') {
      return std::nullopt;
    }
  }
  const bool is_whole = std::ranges::find(labels.spatial, -1) == labels.spatial.end() &&
                        std::ranges::count(text, first) <= 1 &&
                        std::ranges::count(text, second) <= 1;
  return is_whole ? std::optional(std::move(labels)) : std::nullopt;
}

}  // namespace

std::optional<std::vector<WindowDimension>> read_window_dimensions(std::string_view text) {
  const auto fields = window_fields(text);
  if (!fields) return std::nullopt;
  std::vector<WindowDimension> window;
  for (const auto& [name, value] : *fields) {
    if (name == "size") window.resize(numbers(value).value_or(std::vector<std::int64_t>()).size());
  }
  for (const auto& [name, value] : *fields) {
    if (!set_field(window, name, value)) return std::nullopt;
  }
  return window;
}

std::optional<std::vector<Padding>> read_padding(std::string_view text) {
  std::vector<Padding> padding;
  Parts parts(text, 'x');
  while (const auto part = parts.next()) {
    const auto one = one_padding(*part);
    if (!one) return std::nullopt;
    padding.push_back(*one);
  }
  return padding;
}

std::optional<std::vector<SliceRange>> read_slice(std::string_view text) {
  Scan scan(text);
  if (!scan.take('{')) return std::nullopt;
  std::vector<SliceRange> ranges;
  while (!scan.take('}')) {
    if (!scan.take('[')) return std::nullopt;
    const auto start = scan.integer();
    if (!start || !scan.take(':')) return std::nullopt;
    const auto limit = scan.integer();
    const auto stride = scan.take(':') ? scan.integer() : std::optional<std::int64_t>(1);
    if (!limit || !stride || !scan.take(']')) return std::nullopt;
    ranges.push_back({*start, *limit, *stride});
    if (!scan.take(',') && !scan.peek('}')) return std::nullopt;
  }
  return ranges;
}

std::optional<ConvolutionDimensions> read_dimension_labels(std::string_view text) {
  const std::size_t kernel = text.find('_');
  const std::size_t arrow = text.find("->");
  if (kernel == std::string_view::npos || arrow == std::string_view::npos || arrow < kernel) {
    return std::nullopt;
  }
  const auto input = read_labels(text.substr(0, kernel), 'b', 'f');
  const auto inside = read_labels(text.substr(kernel + 1, arrow - kernel - 1), 'i', 'o');
  const auto output = read_labels(text.substr(arrow + 2), 'b', 'f');
  if (!input || !inside || !output) return std::nullopt;
  const std::size_t spatial = input->spatial.size();
  if (inside->spatial.size() != spatial || output->spatial.size() != spatial) return std::nullopt;
  return ConvolutionDimensions{*input, *inside, *output};
}

}  // namespace hlo
