#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

using Refusal = Inference::Refusal;

Shape token() { return scalar_of(ElementType::kToken); }

Inference parser_fault(std::string_view fault) {
  return Inference::no(fmt::format("XLA's parser ends here: {}", fault), Refusal::kParser);
}

Inference infer_tuple_of(const Site& site) {
  const Shape* written = site.written();
  const bool is_counted =
      written != nullptr && written->is_tuple() && written->elements.size() == site.operand_count();
  // Told where operands are counted (checks/arity.cpp, checks/conditions.cpp), but for what an
  // asynchronous start wraps.
  const bool is_told = written != nullptr && !is_counted && site->wrapped == Opcode::kUnknown;
  if (is_told || !site.knows_operands()) return Inference::unknown();
  if (is_counted) {
    bool is_right = true;
    for (std::size_t i = 0; i < site.operand_count() && is_right; ++i) {
      is_right = is_compatible(written->elements[i], *site.operand(i).shape);
    }
    if (is_right) return Inference::same(*written);
  }
  std::vector<Shape> elements;
  for (const Value& operand : site.operands()) elements.push_back(*operand.shape);
  return Inference::of(tuple_of(std::move(elements)));
}

Inference infer_get_tuple_element(const Site& site) {
  if (site.operand_count() != 1 || !site.operand(0)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  std::int64_t index = site->number;
  if (index < 0) {
    const auto written = site.integer(Word::kIndex);
    if (!written) return Inference::unknown();
    index = *written;
  }
  const bool is_inside =
      operand.is_tuple() && index >= 0 && static_cast<std::size_t>(index) < operand.elements.size();
  if (is_inside) return Inference::same(operand.elements[static_cast<std::size_t>(index)]);
  std::string fault =
      operand.is_tuple()
          ? fmt::format(
                "Cannot infer shape: attempt to index out of tuple bounds: {} >= {} in shape {}.",
                index, operand.elements.size(), plain(operand))
          : fmt::format("Cannot infer shape: attempting to index into non-tuple: {}.",
                        plain(operand));
  if (site->shape != 0) return Inference::no(std::move(fault));
  return parser_fault(fault);
}

// Whatever the operands are, and whatever shape is written.
Inference infer_after_all(const Site& site) {
  return site->shape == 0 ? Inference::of(token()) : Inference::unknown();
}

std::string token_fault(const Site& site, std::size_t number) {
  const Shape& operand = *site.operand(number).shape;
  if (operand.type == ElementType::kToken) return {};
  return fmt::format("Expected operand {} to be token-shaped, actual shape is {}", number,
                     plain(operand));
}

Inference infer_add_dependency(const Site& site) {
  if (site.operand_count() != 2 || !site.knows_operands()) return Inference::unknown();
  std::string complaint = token_fault(site, 1);
  // What is written is not compared.
  const Shape* written = site.written();
  Inference inference = Inference::same(written != nullptr ? *written : *site.operand(0).shape);
  return complaint.empty() ? inference : std::move(inference).but(std::move(complaint));
}

// Data and a token, whatever the second element that is written.
Inference check_infeed(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || !written->is_tuple() || written->elements.empty()) {
    return Inference::unknown();
  }
  if (site.operand_count() != 1 || !site.knows_operands()) return Inference::unknown();
  std::string fault = token_fault(site, 0);
  if (!fault.empty()) return Inference::no(std::move(fault), Refusal::kVerifier);
  return Inference::unknown();
}

Inference check_outfeed(const Site& site) {
  if (site->shape == 0 || site.operand_count() != 2 || !site.knows_operands()) {
    return Inference::unknown();
  }
  std::string fault = token_fault(site, 1);
  const auto said = read_shape(site.text(Word::kOutfeedShape));
  const Shape& operand = *site.operand(0).shape;
  if (fault.empty() && said && !is_compatible(*said, operand)) {
    fault =
        fmt::format("Expected outfeed shape to be equal to operand's shape {}, actual shape is {}",
                    plain(operand), plain(*said));
  }
  return fault.empty() ? Inference::unknown() : Inference::no(std::move(fault), Refusal::kVerifier);
}

}  // namespace

Inference infer_tuple(const Site& site) {
  switch (site->opcode) {
    case Opcode::kAddDependency: return infer_add_dependency(site);
    case Opcode::kAfterAll: return infer_after_all(site);
    case Opcode::kGetTupleElement: return infer_get_tuple_element(site);
    case Opcode::kInfeed: return check_infeed(site);
    case Opcode::kOutfeed: return check_outfeed(site);
    case Opcode::kTuple: return infer_tuple_of(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
