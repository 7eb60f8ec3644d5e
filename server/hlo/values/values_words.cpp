#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

using Words = std::span<const std::string_view>;

// What is read whatever its letter case is written here in lower case.
struct Enumeration {
  std::string_view what;  // as XLA's message names it
  Words words;
  bool any_case = false;
  // What XLA says behind the word; `{}` stands for it.
  std::string_view reason;
};

constexpr std::string_view kDirections[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
constexpr std::string_view kOrders[] = {"TOTAL", "WEAK", "PARTIAL"};
constexpr std::string_view kTypes[] = {"FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"};
constexpr std::string_view kFftTypes[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
constexpr std::string_view kFusionKinds[] = {"kLoop", "kInput", "kOutput", "kCustom"};
constexpr std::string_view kPaddings[] = {"PADDING_INVALID", "PADDING_VALID", "PADDING_SAME"};
constexpr std::string_view kTransposes[] = {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE",
                                            "ADJOINT"};
constexpr std::string_view kDistributions[] = {"rng_uniform", "rng_normal", "rng_invalid"};
constexpr std::string_view kRandoms[] = {"rng_default", "rng_three_fry", "rng_philox"};
constexpr std::string_view kPrecisions[] = {"default", "high", "highest"};
constexpr std::string_view kSchedules[] = {"schedule_none", "schedule_latest", "schedule_earliest"};
constexpr std::string_view kVersions[] = {"api_version_original", "api_version_status_returning",
                                          "api_version_status_returning_unified",
                                          "api_version_typed_ffi"};
constexpr std::string_view kModes[] = {"cross_replica", "cross_partition",
                                       "cross_replica_and_partition", "flattened_id"};
constexpr std::string_view kShuffles[] = {"rotate"};
constexpr std::string_view kConvolutions[] = {"fprop", "wgrad", "dgrad", "unset"};
constexpr std::string_view kAlgorithms[] = {
    "unset",
    "dot_any_f8_any_f8_f32",
    "dot_any_f8_any_f8_f32_fast_accum",
    "dot_f16_f16_f16",
    "dot_f16_f16_f32",
    "dot_bf16_bf16_bf16",
    "dot_bf16_bf16_f32",
    "dot_bf16_bf16_f32_x3",
    "dot_bf16_bf16_f32_x6",
    "dot_bf16_bf16_f32_x9",
    "dot_tf32_tf32_f32",
    "dot_tf32_tf32_f32_x3",
    "dot_f32_f32_f32",
    "dot_f64_f64_f64",
};

Enumeration enumeration_of(ValueType type) {
  switch (type) {
    case ValueType::kComparisonDirection: return {"comparison direction", kDirections, false, ""};
    case ValueType::kComparisonOrder: return {"comparison order", kOrders, false, ""};
    case ValueType::kComparisonType: return {"comparison type", kTypes, false, ""};
    case ValueType::kFftType: return {"fft type", kFftTypes, false, ""};
    case ValueType::kFusionKind:
      return {"fusion kind", kFusionKinds, false, ", error: Unknown fusion kind: {}"};
    case ValueType::kPaddingType: return {"padding type", kPaddings, false, ""};
    case ValueType::kTransposeMode:
      return {"transpose", kTransposes, false, "; XLA's parser ends here"};
    case ValueType::kRandomDistribution:
      return {"random distribution", kDistributions, true, ", error: Unknown distribution"};
    case ValueType::kRandomAlgorithm:
      return {"random algorithm", kRandoms, true, ", error: Unknown algorithm"};
    case ValueType::kPrecisions:
      return {"precision", kPrecisions, true, ", error: Unknown precision"};
    case ValueType::kCustomCallSchedule:
      return {"custom-call schedule", kSchedules, true, ", error: Unknown schedule"};
    case ValueType::kCustomCallApiVersion:
      return {"custom-call API version", kVersions, true, ", error: Unknown API version"};
    case ValueType::kCollectiveMode:
      return {"collective op group mode", kModes, false,
              ", error: Invalid collective op group mode: {}"};
    case ValueType::kShuffleMode: return {"shuffle mode", kShuffles, false, ""};
    case ValueType::kConvolutionKind: return {"convolution kind", kConvolutions, false, ""};
    case ValueType::kDotAlgorithm:
      return {"algorithm", kAlgorithms, true, ", error: Unknown algorithm"};
    default: return {};
  }
}

bool equals(std::string_view word, std::string_view known, bool any_case) {
  if (!any_case) return word == known;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; };
  return std::ranges::equal(word, known, {}, lower);
}

bool read_word_of(ValueReader& reader, const Enumeration& enumeration) {
  const std::size_t begin = reader.place();
  const std::string_view word = reader.take_word();
  if (word.empty()) return reader.fail(fmt::format("expects {}", enumeration.what));
  const bool is_known = std::ranges::any_of(enumeration.words, [&](std::string_view known) {
    return equals(word, known, enumeration.any_case);
  });
  if (is_known) return true;
  if (equals(word, "packed_nibble", true) && enumeration.words.data() == kPrecisions) {
    reader.note_at(reader.range_from(begin),
                   "`packed_nibble` is a precision of earlier releases; nothing took its place");
    return true;
  }
  if (equals(word, "api_version_unspecified", true) && enumeration.words.data() == kVersions) {
    return reader.fail_at(reader.range_from(begin), "Invalid API version: API_VERSION_UNSPECIFIED",
                          "attribute");
  }
  return reader.fail_at(reader.range_from(begin),
                        fmt::format("expects {} but sees: {}{}", enumeration.what, word,
                                    fmt::format(fmt::runtime(enumeration.reason), word)),
                        "attribute");
}

}  // namespace

bool read_enumeration(ValueReader& reader, ValueType type) {
  return read_word_of(reader, enumeration_of(type));
}

bool read_precisions(ValueReader& reader) {
  const Enumeration precisions = enumeration_of(ValueType::kPrecisions);
  return read_list(reader, '{', '}', "expects a list starting with kLbrace",
                   [&] { return read_word_of(reader, precisions); });
}

}  // namespace hlo
