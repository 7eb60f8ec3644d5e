#include <string>

#include <fmt/format.h>

#include "hlo/checks/agreement.h"
#include "hlo/checks/inference.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

bool is_integral_or_predicate(ElementType type) {
  return type >= ElementType::kPred && type <= ElementType::kU64;
}

bool is_complex(ElementType type) {
  return type == ElementType::kC64 || type == ElementType::kC128;
}

bool is_scalar(const Value& value) {
  return value.shape->is_array() && value.shape->dimensions.empty();
}

std::string rng_fault(const Site& site) {
  if (site.operand_count() != 2)
    return fmt::format("Expected 2 operands for rng instruction: {}", name_of(site));
  const Shape* written = site.written();
  if (!site.knows_operands() || written == nullptr) return {};
  const Value& left = site.operand(0);
  const Value& right = site.operand(1);
  if (!is_scalar(left) || !is_scalar(right)) {
    return fmt::format("Expected scalar types for the two operands of Rng instruction: {}",
                       name_of(site));
  }
  const ElementType type = left.shape->type;
  if (type == ElementType::kOther) return {};
  if (type != right.shape->type || type != written->type) {
    return fmt::format(
        "Expected compatible element types for the result and the two operands of Rng "
        "instruction: {}",
        name_of(site));
  }
  const bool is_normal = site.text(Word::kDistribution) == "rng_normal";
  if (is_normal && (is_integral_or_predicate(type) || is_complex(type))) {
    return fmt::format(
        "Element type not supported. Expected element to be FloatingPointType for RngNormal: {}",
        name_of(site));
  }
  if (is_normal || !is_complex(type)) return {};
  return fmt::format(
      "Element type not supported. Expected element to be of floating point type, integral type or "
      "predicate type for RngUniform: {}",
      name_of(site));
}

std::string bit_generator_fault(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || site.operand_count() != 1 || !site.operand(0)) return {};
  if (!written->is_tuple()) return fmt::format("Expected a tuple shape. Got {}", plain(*written));
  if (written->elements.size() != 2) {
    return fmt::format("Expected tuple shape with 2 elements for RngBitGenerator. Got: {}",
                       print_shape(*written));
  }
  if (agree(written->elements[0], site.operand(0))) return {};
  return fmt::format(
      "Expected state shape to match between input and output for RngBitGenerator. Got {} vs. {}",
      print_shape(*site.operand(0).shape), plain(written->elements[0]));
}

std::string state_fault(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr) return {};
  const bool is_right = written->type == ElementType::kU64 && written->dimensions.size() == 1 &&
                        written->dimensions[0].size == 2;
  if (is_right) return {};
  return fmt::format("Invalid RngGetAndUpdateState, expect result to have shape u64[2], got {}",
                     plain(*written));
}

}  // namespace

void verify_random(const Site& site, Findings& findings) {
  const auto tell = [&](const std::string& fault) {
    if (!fault.empty()) findings.verifier("shape", site->opcode_range, fault);
  };
  switch (site->opcode) {
    case Opcode::kRng: return tell(rng_fault(site));
    case Opcode::kRngBitGenerator: return tell(bit_generator_fault(site));
    case Opcode::kRngGetAndUpdateState: return tell(state_fault(site));
    default: return;
  }
}

}  // namespace hlo
