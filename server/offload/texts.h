#pragma once

// Instructions as XLA prints them in messages: `%x = f32[4]{0} negate(%y), metadata={…}`. Opcode,
// names, operands and shape are those of the scratch graph, attributes those of the text. Whoever
// puts such a text into a result makes the result rest on every byte of that instruction, so the
// pass remembers which ones were quoted.

#include <string>

#include "offload/pass.h"

namespace offload {

std::string instruction_text(Pass& pass, NodeId node);
// With another shape than the graph has at the moment.
std::string instruction_text(Pass& pass, NodeId node, const hlo::Shape& shape);

}  // namespace offload
