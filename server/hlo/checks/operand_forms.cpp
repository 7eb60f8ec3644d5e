#include "hlo/checks/operand_forms.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/checks/arity.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// The indices are one vector, or one number for each dimension.
void check_index_count(const Site& site, std::size_t first_index, Findings& findings) {
  const std::size_t count = site.operand_count();
  if (count < first_index || !site.operand(0) || !site.operand(0).shape->is_array()) return;
  if (count == first_index + site.operand(0).shape->dimensions.size()) return;
  const bool has_one_index = count == first_index + 1;
  if (has_one_index && !site.operand(first_index)) return;
  if (has_one_index && site.operand(first_index).shape->dimensions.size() == 1) return;
  if (!has_only_operands(*site.at().piece, *site.at().instruction)) return;
  findings.parser("arity", site->arguments_range, "Wrong number of operands.");
}

void check_broadcast(const Site& site, Findings& findings) {
  if (site.has(Word::kDimensions) || site.operand_count() != 1 || !site.operand(0)) return;
  const Shape& operand = *site.operand(0).shape;
  if (operand.type == ElementType::kOther || (operand.is_array() && operand.dimensions.empty()))
    return;
  findings.parser("attribute", site->opcode_range, "attribute dimensions is expected but not seen");
}

void check_scan(const Site& site, Findings& findings) {
  const auto carries = site.integer(Word::kNumCarries);
  if (carries && std::cmp_greater(*carries, site.operand_count())) {
    if (!has_only_operands(*site.at().piece, *site.at().instruction)) return;
    return findings.parser(
        "arity", site->arguments_range,
        fmt::format("expects at least {} operands to match the number of carries, but has {} "
                    "operands",
                    *carries, site.operand_count()));
  }
  const Signature* called = site.callee(CallRole::kApply);
  if (called == nullptr || !called->is_known()) return;
  const std::size_t count = site.operand_count();
  const std::size_t wanted = called->parameters.size();
  if (count == wanted || !has_only_operands(*site.at().piece, *site.at().instruction)) return;
  findings.parser("arity", site->arguments_range,
                  fmt::format("expects {} operands to match the number of parameters of to_apply, "
                              "but to_apply has {} parameters",
                              count, wanted));
}

}  // namespace

void check_operand_forms(const Site& site, Findings& findings) {
  const bool is_wrapping_start =
      site->opcode == Opcode::kAsyncStart && site->wrapped != Opcode::kUnknown;
  switch (is_wrapping_start ? site->wrapped : site->opcode) {
    case Opcode::kBroadcast: return check_broadcast(site, findings);
    case Opcode::kDynamicSlice: return check_index_count(site, 1, findings);
    case Opcode::kDynamicUpdateSlice: return check_index_count(site, 2, findings);
    case Opcode::kScan: return check_scan(site, findings);
    default: return;
  }
}

}  // namespace hlo
