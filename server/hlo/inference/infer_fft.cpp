#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/indexing_rules.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

std::string type_fault(const Shape& operand, std::string_view type) {
  if (type == "RFFT") {
    if (operand.type == ElementType::kF32 || operand.type == ElementType::kF64) return {};
    return fmt::format("RFFT requires F32 or F64 input type, found {}.", type_name(operand.type));
  }
  if (is_in(operand, kComplex)) return {};
  return fmt::format("{} requires complex input type, found {}.", type, type_name(operand.type));
}

// Of the dimensions that are transformed, the innermost ones.
std::string lengths_fault(const Shape& operand, std::string_view type, const Numbers& lengths) {
  const std::size_t outer = operand.dimensions.size() - lengths.size();
  const bool is_real = type == "RFFT";
  const std::size_t whole = is_real ? lengths.size() : lengths.size() - 1;
  for (std::size_t i = 0; i < whole; ++i) {
    const std::int64_t size = operand.dimensions[outer + i].size;
    if (goes_with(size, lengths[i])) continue;
    return fmt::format("{} match fft_length{} but dimension {} is {} and should be {}.",
                       is_real ? "RFFT requires innermost dimensions"
                               : "IRFFT requires all but one innermost dimensions",
                       is_real ? "" : ",", outer + i, size, lengths[i]);
  }
  if (is_real) return {};
  const std::int64_t last = operand.dimensions.back().size;
  const std::int64_t half = lengths.back() / 2 + 1;
  if ((last == 0 && lengths.back() == 0) || goes_with(last, half)) return {};
  return fmt::format(
      "IRFFT requires innermost dimension matches fft_length/2+1, but dimension {} is {} and "
      "should "
      "be {}.",
      operand.dimensions.size() - 1, last, half);
}

ElementType complex_of(ElementType real) {
  return real == ElementType::kF32 ? ElementType::kC64 : ElementType::kC128;
}

}  // namespace

Inference infer_fft(const Site& site) {
  if (!is_ready(site, 1)) return Inference::unknown();
  const auto lengths = site.integers(Word::kFftLength);
  const std::string_view type = site.text(Word::kFftType);
  const bool is_whole = type == "FFT" || type == "IFFT";
  if (!lengths || (!is_whole && type != "RFFT" && type != "IRFFT")) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (lengths->empty() || lengths->size() > 3) {
    return Inference::no(fmt::format("FFT only supports ranks 1-3; got {}.", lengths->size()));
  }
  std::string fault = type_fault(operand, type);
  if (fault.empty() && operand.dimensions.size() < lengths->size()) {
    fault = fmt::format("FFT of rank {} requires input of at least same rank; got input of rank {}",
                        lengths->size(), operand.dimensions.size());
  }
  if (fault.empty() && !is_whole) fault = lengths_fault(operand, type, *lengths);
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (is_whole) return Inference::same(operand);
  std::vector<Dimension> dimensions = operand.dimensions;
  Dimension& last = dimensions.back();
  if (last.size == kUnboundedSize) last.is_dynamic = false;
  if (type == "IRFFT") {
    last.size = lengths->back();
    return Inference::of(array_of(component_type(operand.type), std::move(dimensions)));
  }
  if (lengths->back() != 0) last.size = lengths->back() / 2 + 1;
  return Inference::of(array_of(complex_of(operand.type), std::move(dimensions)));
}

}  // namespace hlo
