#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/checks/agreement.h"
#include "hlo/checks/inference.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

// The end of the shape at the front: the next comma outside of all brackets.
std::size_t shape_end(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (c == ',' && depth == 0) return i;
  }
  return text.size();
}

// The number of constraints is a matter of the instruction alone, and told elsewhere.
void check_constraints(const Site& site, Findings& findings) {
  const Attribute* found = site.at().find_attribute(Word::kOperandLayoutConstraints);
  if (found == nullptr) return;
  std::string_view left = site.at().text_of(found->value_range);
  if (left.size() < 2 || left.front() != '{' || left.back() != '}') return;
  text::Offset place = found->value_range.begin + 1;
  left = left.substr(1, left.size() - 2);
  for (std::size_t i = 0; i < site.operand_count() && !left.empty(); ++i) {
    const std::size_t blanks = std::min(left.find_first_not_of(" \t\r\n"), left.size());
    place += static_cast<text::Offset>(blanks);
    left = left.substr(blanks);
    const std::size_t end = shape_end(left);
    const std::string_view text = left.substr(0, end);
    const Value& operand = site.operand(i);
    const ShapeId id = site.tables().shape(text);
    const Shape& constraint = site.tables().at(id);
    const bool is_known = operand && constraint.is_valid();
    if (is_known && id != operand.written && !agree(constraint, operand)) {
      findings.parser("layout", {place, static_cast<text::Offset>(place + end)},
                      fmt::format("Operand layout constraint shape {} for operand {} is not "
                                  "compatible with operand shape {}",
                                  print_shape(constraint), i, print_shape(*operand.shape)));
      return;
    }
    const std::size_t used = std::min(end + 1, left.size());
    place += static_cast<text::Offset>(used);
    left = left.substr(used);
  }
}

bool is_buffer(const Shape& shape) { return shape.type == ElementType::kBuffer; }

// Why the operand's buffer cannot be that of the result; empty where it can, or is not known.
std::string alias_fault(const Site& site, const OperandAlias& alias) {
  const bool is_operand =
      alias.operand >= 0 && static_cast<std::size_t>(alias.operand) < site.operand_count();
  if (!is_operand) return fmt::format("Invalid aliasing operand index: {}.", alias.operand);
  const Value& operand = site.operand(static_cast<std::size_t>(alias.operand));
  const Shape* result = site.written();
  if (!operand || result == nullptr) return {};
  const Shape* from = find_subshape(*operand.shape, alias.operand_index);
  if (from == nullptr) {
    return fmt::format("Invalid aliasing operand shape index {} for {}.",
                       print_index(alias.operand_index), plain(*operand.shape));
  }
  const Shape* into = find_subshape(*result, alias.output);
  if (into == nullptr) {
    return fmt::format("Invalid aliasing output shape index {} for {}.", print_index(alias.output),
                       plain(*result));
  }
  if (is_buffer(*from) || is_buffer(*into) || is_same_ignoring_layout(*from, *into)) return {};
  return fmt::format("Different aliasing shapes: {} vs {}", print_shape(*from), print_shape(*into));
}

}  // namespace

void verify_operand_aliasing(const Site& site, Findings& findings) {
  if (!site.has(Word::kOutputToOperandAliasing)) return;
  const auto aliases = read_operand_aliases(site.text(Word::kOutputToOperandAliasing));
  if (!aliases) return;
  for (const OperandAlias& alias : *aliases) {
    const std::string fault = alias_fault(site, alias);
    if (fault.empty()) continue;
    findings.verifier("alias", site.range_of(Word::kOutputToOperandAliasing), fault);
    return;
  }
}

void verify_custom_call(const Site& site, Findings& findings) {
  check_constraints(site, findings);
  verify_operand_aliasing(site, findings);
}

}  // namespace hlo
