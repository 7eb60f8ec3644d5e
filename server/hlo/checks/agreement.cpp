#include "hlo/checks/agreement.h"

#include <utility>

namespace hlo {

bool agree(const Shape& left, const Value& right) {
  return &left == right.shape || is_same_ignoring_layout(left, *right.shape);
}

bool agree(const Value& left, const Value& right) {
  const bool is_same_text = left.written != 0 && left.written == right.written;
  return is_same_text || agree(*left.shape, right);
}

bool is_written_like(const Site& site, const Value& value) {
  if (site->shape == 0) return false;
  if (site->shape == value.written) return true;
  const Shape* written = site.written();
  return written != nullptr && agree(*written, value);
}

Inference expect(const Site& site, const Value& value) {
  if (!value || is_written_like(site, value)) return Inference::unknown();
  return Inference::of(*value.shape);
}

Inference expect(const Site& site, const Shape& shape) {
  const Shape* written = site.written();
  if (written != nullptr && is_same_ignoring_layout(*written, shape)) return Inference::unknown();
  return Inference::of(shape);
}

Inference expect_operands(const Site& site) {
  if (site.operand_count() == 1) return expect(site, site.operand(0));
  const Shape* written = site.written();
  const bool is_tuple_of_as_many =
      written != nullptr && written->is_tuple() && written->elements.size() == site.operand_count();
  if (!is_tuple_of_as_many) return Inference::of(tuple_of_operands(site));
  for (std::size_t i = 0; i < site.operand_count(); ++i) {
    if (!agree(written->elements[i], site.operand(i)))
      return Inference::of(tuple_of_operands(site));
  }
  return Inference::unknown();
}

Shape tuple_of_operands(const Site& site) {
  Shape tuple;
  tuple.type = ElementType::kTuple;
  for (const Value& operand : site.operands()) tuple.elements.push_back(*operand.shape);
  return tuple;
}

bool is_plain_array(const Shape& shape) {
  return shape.is_array() && shape.type != ElementType::kBuffer &&
         shape.type != ElementType::kOther;
}

std::string name_of(const Site& site) { return name_of(site, site.at()); }

std::string name_of(const Site& site, const InstructionRef& instruction) {
  const Name name = instruction->name != 0 ? instruction->name : instruction->opcode_name;
  return std::string(site.tables().text(name));
}

std::string name_of(const Site& site, const Signature& computation) {
  if (computation.name == 0) return "in braces";
  return std::string(site.tables().text(computation.name));
}

}  // namespace hlo
