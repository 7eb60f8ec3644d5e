#pragma once

// Values of attributes with a form of their own, as numbers: windows, padding, slices, dimension
// labels. Absent where the text is of another form: the checks of values tell that.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hlo {

struct WindowDimension {
  std::int64_t size = 1;
  std::int64_t stride = 1;
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::int64_t base_dilation = 1;
  std::int64_t window_dilation = 1;
};
// `{size=2x2 stride=1x2 pad=0_0x1_1}`
std::optional<std::vector<WindowDimension>> read_window_dimensions(std::string_view text);

struct Padding {
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::int64_t interior = 0;
};
// `1_1x0_2_1`
std::optional<std::vector<Padding>> read_padding(std::string_view text);

struct SliceRange {
  std::int64_t start = 0;
  std::int64_t limit = 0;
  std::int64_t stride = 1;
};
// `{[0:4], [0:8:2]}`
std::optional<std::vector<SliceRange>> read_slice(std::string_view text);

// Where the batch, the feature and the spatial dimensions are in one of the three arrays of a
// convolution; in the kernel the input and the output feature. XLA takes dimension 0 for one that
// has no label.
struct ConvolutionLabels {
  std::int64_t first = 0;
  std::int64_t second = 0;
  std::vector<std::int64_t> spatial;
};
struct ConvolutionDimensions {
  ConvolutionLabels input;
  ConvolutionLabels kernel;
  ConvolutionLabels output;
};
// `bf01_oi01->bf01`. Dimensions labelled `?` have no role.
std::optional<ConvolutionDimensions> read_dimension_labels(std::string_view text);

}  // namespace hlo
