#pragma once

// Whether values have the shapes that others say. Equal ids tell it without a look at the shapes,
// which is the rule: a text writes the same shape in the same way.

#include <string>

#include "hlo/checks/inference.h"
#include "hlo/checks/site.h"
#include "hlo/shape.h"

namespace hlo {

// Both are known.
bool agree(const Value& left, const Value& right);
bool agree(const Shape& left, const Value& right);
// The result shape is written, and is that of the value.
bool is_written_like(const Site& site, const Value& value);

// The instruction has the shape of the value. Says nothing where that is written already.
Inference expect(const Site& site, const Value& value);
Inference expect(const Site& site, const Shape& shape);
// A tuple of the shapes of all operands; of one operand its shape.
Inference expect_operands(const Site& site);
Shape tuple_of_operands(const Site& site);

// No buffer, token or type of a newer compiler in it.
bool is_plain_array(const Shape& shape);

// Of instructions and computations, as messages name them.
std::string name_of(const Site& site);
std::string name_of(const Site& site, const InstructionRef& instruction);
std::string name_of(const Site& site, const Signature& computation);

}  // namespace hlo
