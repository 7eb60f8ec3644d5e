#include "hlo/values/values_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "hlo/element_type.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

using Kind = NumberRule::Kind;

constexpr NumberRule any_integer() {
  NumberRule rule;
  rule.kind = Kind::kInteger;
  rule.least = std::numeric_limits<std::int64_t>::min();
  rule.most = std::numeric_limits<std::int64_t>::max();
  return rule;
}

// The least has as many digits as the most, or one less.
constexpr NumberRule integers(std::int64_t least, std::int64_t most) {
  NumberRule rule;
  rule.kind = Kind::kInteger;
  rule.least = least;
  rule.most = most;
  rule.short_digits = 0;
  for (std::int64_t rest = least < 0 ? std::min(-least, most) : most; rest >= 10; rest /= 10)
    ++rule.short_digits;
  return rule;
}

constexpr NumberRule floats(double largest, double limit, int payload_bits,
                            std::size_t short_digits, bool is_limit_in = false) {
  NumberRule rule;
  rule.kind = Kind::kFloat;
  rule.largest = largest;
  rule.lowest = -largest;
  rule.limit = limit;
  rule.is_limit_in = is_limit_in;
  rule.payload_bits = payload_bits;
  rule.short_digits = short_digits;
  return rule;
}

constexpr NumberRule exponents() {
  NumberRule rule = floats(0x1p127, 0x1.8p127, 0, 0);
  rule.lowest = 0x1p-127;
  rule.is_positive = true;
  return rule;
}

constexpr NumberRule complex_of(NumberRule part) {
  part.kind = Kind::kComplex;
  return part;
}

// Where only the largest double stops a number: f64, and the small types that saturate.
constexpr double kNoLimit = 0;

constexpr std::size_t kTypes = static_cast<std::size_t>(ElementType::kOther) + 1;

constexpr std::array<NumberRule, kTypes> make_rules() {
  std::array<NumberRule, kTypes> rules;
  const auto at = [&rules](ElementType type) -> NumberRule& {
    return rules[static_cast<std::size_t>(type)];
  };
  at(ElementType::kPred) = any_integer();
  at(ElementType::kS1) = integers(-1, 0);
  at(ElementType::kS2) = integers(-2, 1);
  at(ElementType::kS4) = integers(-8, 7);
  at(ElementType::kS8) = integers(-128, 127);
  at(ElementType::kS16) = integers(-32768, 32767);
  at(ElementType::kS32) = integers(-2147483648, 2147483647);
  at(ElementType::kS64) = any_integer();
  at(ElementType::kU1) = integers(0, 1);
  at(ElementType::kU2) = integers(0, 3);
  at(ElementType::kU4) = integers(0, 15);
  at(ElementType::kU8) = integers(0, 255);
  at(ElementType::kU16) = integers(0, 65535);
  at(ElementType::kU32) = integers(0, 4294967295);
  at(ElementType::kU64) = any_integer();
  // XLA comes to f16 and bf16 by way of f32, and rounds twice.
  at(ElementType::kF16) = floats(65504, 65520 - 0x1p-9, 10, 4);
  at(ElementType::kBf16) = floats(0x1.fep127, 0x1.ffp127 - 0x1p103, 7, 18);
  at(ElementType::kF32) = floats(0x1.fffffep127, 0x1.ffffffp127, 23, 18);
  at(ElementType::kF64) = floats(std::numeric_limits<double>::max(), kNoLimit, 52, 18);
  at(ElementType::kC64) = complex_of(at(ElementType::kF32));
  at(ElementType::kC128) = complex_of(at(ElementType::kF64));
  at(ElementType::kF8e5m2) = floats(57344, 61440, 2, 4);
  at(ElementType::kF8e4m3) = floats(240, 248, 3, 2);
  at(ElementType::kF8e4m3fn) = floats(448, 464, 0, 2, true);
  at(ElementType::kF8e4m3b11fnuz) = floats(30, 31, 0, 1);
  at(ElementType::kF8e5m2fnuz) = floats(57344, 61440, 0, 4);
  at(ElementType::kF8e4m3fnuz) = floats(240, 248, 0, 2);
  at(ElementType::kF8e3m4) = floats(15.5, 15.75, 4, 1);
  at(ElementType::kF8e8m0fnu) = exponents();
  at(ElementType::kF4e2m1fn) = floats(6, kNoLimit, 0, 18);
  at(ElementType::kF6e2m3fn) = floats(7.5, kNoLimit, 0, 18);
  at(ElementType::kF6e3m2fn) = floats(28, kNoLimit, 0, 18);
  return rules;
}

constexpr std::array<NumberRule, kTypes> kRules = make_rules();

bool is_integer_token(std::string_view token) {
  return token.find_first_not_of("-0123456789") == std::string_view::npos;
}

bool is_within(const NumberRule& rule, double value) {
  if (std::isinf(value)) return true;
  if (rule.is_positive && value <= 0) return false;
  if (rule.limit == kNoLimit) return true;
  const double size = std::abs(value);
  return size < rule.limit || (rule.is_limit_in && size == rule.limit);
}

// Behind nan: the number in `(0x7f)`; absent where there is none.
std::optional<std::uint64_t> payload_of(std::string_view token) {
  const std::size_t begin = token.find("(0x");
  if (begin == std::string_view::npos) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : token.substr(begin + 3, token.size() - begin - 4)) {
    const int digit = is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10;
    value = value * 16 + static_cast<std::uint64_t>(digit);
  }
  return value;
}

std::string text_of(NumberPlace place) {
  std::string text = fmt::format("{}[", facts(place.shape->type).name);
  for (std::size_t i = 0; i < place.shape->dimensions.size(); ++i) {
    const Dimension& dimension = place.shape->dimensions[i];
    text.append(i > 0 ? "," : "").append(dimension.is_dynamic ? "<=" : "");
    text += std::to_string(dimension.size);
  }
  return fmt::format("{}] at linear index {}", text, place.index);
}

std::string payload_fault(const NumberRule& rule, NumberPlace place, std::string_view token) {
  const auto payload = payload_of(token);
  if (!payload) return {};
  const std::uint64_t most = (std::uint64_t{1} << rule.payload_bits) - 1;
  if (*payload <= most) return {};
  const std::string start = fmt::format("tries to set NaN payload {:#x} to a literal in shape {}",
                                        *payload, text_of(place));
  if (most == 0)
    return fmt::format("{}, but {} does not support payloads", start,
                       facts(place.shape->type).name);
  return fmt::format("{}, but the NaN payload is out of range ({:#x})", start, most);
}

std::string integer_fault(const NumberRule& rule, ElementType type, std::string_view token) {
  if (!is_integer_token(token))
    return fmt::format("expects integer for primitive type: {}", upper_name(type));
  const std::int64_t value = integer_value(token);
  if (value >= rule.least && value <= rule.most) return {};
  return fmt::format("value {} is out of range for literal's primitive type {} namely [{}, {}].",
                     value, upper_name(type), rule.least, rule.most);
}

}  // namespace

const NumberRule& number_rule(ElementType type) { return kRules[static_cast<std::size_t>(type)]; }

std::string number_fault(const NumberRule& rule, NumberPlace place, std::string_view token) {
  if (rule.kind == Kind::kAny) return {};
  const ElementType type = place.shape->type;
  if (rule.kind == Kind::kInteger) return integer_fault(rule, type, token);
  if (rule.kind == Kind::kComplex) {
    return fmt::format(
        "unsupported primitive type {}: a complex number is written (real, imaginary)",
        upper_name(type));
  }
  if (token.find("nan") != std::string_view::npos) return payload_fault(rule, place, token);
  const auto value = decimal_value(token);
  if (!value) return std::string(kBeyondDouble);
  if (is_within(rule, *value)) return {};
  return fmt::format(
      "value {:g} is out of range for literal's primitive type {} namely [{:g}, {:g}].", *value,
      upper_name(type), rule.lowest, rule.largest);
}

std::string part_fault(const NumberRule& rule, NumberPlace place, std::string_view token,
                       bool is_real) {
  const std::string_view part = is_real ? "real" : "imaginary";
  if (token == "true" || token == "false")
    return fmt::format("expect floating-point value for {} part of complex number", part);
  if (rule.kind != Kind::kComplex) return {};
  // XLA keeps the payload of the real part only, and judges no other.
  if (token.find("nan") != std::string_view::npos)
    return is_real ? payload_fault(rule, place, token) : std::string();
  const auto value = decimal_value(token);
  if (!value) return std::string(kBeyondDouble);
  if (is_within(rule, *value)) return {};
  return fmt::format(
      "{} part {:g} is out of range for literal's primitive type {}, namely [{:g}, {:g}].", part,
      *value, upper_name(place.shape->type), rule.lowest, rule.largest);
}

std::string upper_name(ElementType type) {
  std::string name(facts(type).name);
  for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return name;
}

}  // namespace hlo
