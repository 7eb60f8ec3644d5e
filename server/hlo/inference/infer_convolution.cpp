#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/attribute_forms.h"
#include "hlo/inference/reduction_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

struct Convolution {
  const Shape& input;
  const Shape& kernel;
  ConvolutionDimensions labels;
  std::vector<WindowDimension> window;
  std::int64_t feature_groups = 1;
  std::int64_t batch_groups = 1;
  std::string_view label_text;
  std::string_view window_text;
};

const Dimension& dimension(const Shape& shape, std::int64_t at) {
  return shape.dimensions[static_cast<std::size_t>(at)];
}

std::string groups_fault(const Convolution& conv) {
  if (conv.feature_groups <= 0) {
    return fmt::format("feature_group_count must be a positive number, got {}",
                       conv.feature_groups);
  }
  if (conv.batch_groups <= 0) {
    return fmt::format("batch_group_count must be a positive number, got {}", conv.batch_groups);
  }
  if (conv.batch_groups == 1 || conv.feature_groups == 1) return {};
  return fmt::format(
      "both batch_group_count {} and feature_group_count {} cannot be greater than 1",
      conv.batch_groups, conv.feature_groups);
}

std::string rank_fault(const Convolution& conv) {
  const std::size_t spatial = conv.labels.input.spatial.size();
  if (conv.window.size() != spatial) {
    return fmt::format(
        "Window must have same number of dimensions as dimension numbers. Window: {} Dimension "
        "numbers: {}.",
        conv.window_text.empty() ? "{}" : conv.window_text, conv.label_text);
  }
  if (conv.input.dimensions.size() != spatial + 2) {
    return fmt::format("The LHS argument to a convolution should have rank {}; lhs: {}.",
                       spatial + 2, plain(conv.input));
  }
  if (conv.kernel.dimensions.size() == spatial + 2) return {};
  return fmt::format("The RHS argument to a convolution should have rank {}; rhs: {}.", spatial + 2,
                     plain(conv.kernel));
}

// Whether each of the dimensions has one role.
bool is_permutation(const ConvolutionLabels& labels) {
  std::vector<std::int64_t> found = labels.spatial;
  found.push_back(labels.first);
  found.push_back(labels.second);
  std::ranges::sort(found);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i] != static_cast<std::int64_t>(i)) return false;
  }
  return true;
}

std::string roles_fault(const Convolution& conv) {
  const std::pair<std::string_view, const ConvolutionLabels&> arrays[] = {
      {"Input", conv.labels.input}, {"Kernel", conv.labels.kernel}, {"Output", conv.labels.output}};
  for (const auto& [name, labels] : arrays) {
    if (is_permutation(labels)) continue;
    return fmt::format("{} dimensions of convolution must contain each dimension exactly once: {}.",
                       name, conv.label_text);
  }
  return {};
}

std::string ending(const Convolution& conv) {
  return fmt::format("got <conv>({}, {}) Dimension numbers: {{{}}}.", plain(conv.input),
                     plain(conv.kernel), conv.label_text);
}

std::string features_fault(const Convolution& conv) {
  const std::int64_t features = dimension(conv.input, conv.labels.input.second).size;
  const std::int64_t batch = dimension(conv.input, conv.labels.input.first).size;
  const std::int64_t taken = dimension(conv.kernel, conv.labels.kernel.first).size;
  const std::int64_t given = dimension(conv.kernel, conv.labels.kernel.second).size;
  if (given % conv.batch_groups != 0) {
    return fmt::format(
        "Expected output feature dimension size (value {}) to be a multiple of batch group count "
        "{}; {}",
        given, conv.batch_groups, ending(conv));
  }
  if (features % conv.feature_groups != 0 || features / conv.feature_groups != taken) {
    return fmt::format(
        "Expected LHS feature dimension (value {}) to be a multiple of feature_group_count (value "
        "{}), and LHS feature dimension / feature_group_count = RHS feature dimension (value {}); "
        "{}",
        features, conv.feature_groups, taken, ending(conv));
  }
  if (given % conv.feature_groups != 0) {
    return fmt::format(
        "Expected output feature dimension (value {}) to be divisible by feature_group_count "
        "(value {}); {}",
        given, conv.feature_groups, ending(conv));
  }
  if (batch % conv.batch_groups == 0) return {};
  return fmt::format(
      "Expected input batch dimension (value {}) to be divisible by batch_group_count (value {}); "
      "{}",
      batch, conv.batch_groups, ending(conv));
}

std::string kernel_fault(const Convolution& conv) {
  for (std::size_t i = 0; i < conv.window.size(); ++i) {
    if (dimension(conv.kernel, conv.labels.kernel.spatial[i]).size == conv.window[i].size) continue;
    return fmt::format(
        "Window dimensions do not match RHS shape: RHS shape: {} Window: {} Dimension numbers: "
        "{{{}}}.",
        plain(conv.kernel), conv.window_text, conv.label_text);
  }
  if (!dimension(conv.kernel, conv.labels.kernel.second).is_dynamic) return {};
  return fmt::format(
      "Dynamic output feature dim on convolution kernel is not supported: rhs shape is {} ",
      plain(conv.kernel));
}

std::vector<Dimension> spatial_dimensions(const Convolution& conv) {
  std::vector<Dimension> dimensions;
  for (const std::int64_t at : conv.labels.input.spatial) {
    dimensions.push_back(dimension(conv.input, at));
  }
  return dimensions;
}

Shape convolved(const Convolution& conv, ElementType type) {
  const ConvolutionDimensions& labels = conv.labels;
  std::vector<Dimension> made(conv.input.dimensions.size());
  const Dimension& batch = dimension(conv.input, labels.input.first);
  made[static_cast<std::size_t>(labels.output.first)] = {batch.size / conv.batch_groups,
                                                         batch.is_dynamic};
  made[static_cast<std::size_t>(labels.output.second)] =
      dimension(conv.kernel, labels.kernel.second);
  const std::vector<Dimension> places = windowed(spatial_dimensions(conv), conv.window);
  for (std::size_t i = 0; i < places.size(); ++i) {
    made[static_cast<std::size_t>(labels.output.spatial[i])] = places[i];
  }
  return array_of(type, std::move(made));
}

// The verifier takes what is not positive for one.
std::int64_t group_count(const Site& site, Name name) {
  const std::int64_t written = site.integer(name).value_or(1);
  return site->shape != 0 ? std::max<std::int64_t>(written, 1) : written;
}

std::optional<Convolution> read_convolution(const Site& site) {
  if (site.operand_count() != 2 || !is_ready(site)) return std::nullopt;
  const std::string_view labels = site.text(Word::kDimLabels);
  auto dimensions = read_dimension_labels(labels);
  auto window = site.has(Word::kWindow)
                    ? read_window_dimensions(site.text(Word::kWindow))
                    : std::optional<std::vector<WindowDimension>>(std::in_place);
  if (!dimensions || !window || !is_positive(*window)) return std::nullopt;
  // A sparse kernel has fewer elements than it stands for; of how many is not read.
  if (site.has(Word::kSparsityConfig)) return std::nullopt;
  for (const Name name : {Word::kFeatureGroupCount, Word::kBatchGroupCount}) {
    if (site.has(name) && !site.integer(name)) return std::nullopt;
  }
  return Convolution{*site.operand(0).shape,
                     *site.operand(1).shape,
                     std::move(*dimensions),
                     std::move(*window),
                     group_count(site, Word::kFeatureGroupCount),
                     group_count(site, Word::kBatchGroupCount),
                     labels,
                     site.text(Word::kWindow)};
}

bool is_unbounded(const Shape& shape) {
  return std::ranges::find(shape.dimensions, kUnboundedSize, &Dimension::size) !=
         shape.dimensions.end();
}

}  // namespace

Inference infer_convolution(const Site& site) {
  const auto conv = read_convolution(site);
  if (!conv || (site->shape != 0 && site.written() == nullptr)) return Inference::unknown();
  const Shape& input = conv->input;
  const Shape& kernel = conv->kernel;
  if (kernel.is_tuple()) return Inference::unknown();
  std::string fault = expect_array(input, "lhs of convolution");
  if (fault.empty()) fault = expect_array(kernel, "rhs of convolution");
  if (fault.empty()) fault = groups_fault(*conv);
  if (fault.empty()) fault = rank_fault(*conv);
  if (fault.empty()) fault = roles_fault(*conv);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (is_unbounded(input) || is_unbounded(kernel)) return Inference::unknown();
  fault = features_fault(*conv);
  if (fault.empty()) fault = kernel_fault(*conv);
  if (!fault.empty()) return Inference::no(std::move(fault));
  const ElementType inferred =
      input.type == kernel.type ? input.type : higher_precision(input.type, kernel.type);
  const Shape* written = site.written();
  return Inference::of(convolved(*conv, written != nullptr ? written->type : inferred));
}

}  // namespace hlo
