#pragma once

// Builds the scratch graph of a module as it is written. Tolerant: what the text leaves open (an
// operand that no instruction in front of it defines, a computation that does not exist) is missing
// from the graph and nothing else. Linear time.

#include <optional>
#include <span>

#include "base/cancel.h"
#include "hlo/module.h"
#include "offload/annotations.h"
#include "offload/graph.h"
#include "offload/stage.h"

namespace offload {

// What an instruction says by itself: all of its node but place, shape and lists.
Node read_node(const hlo::InstructionRef& instruction, const Words& words, Stage stage);

// And its shape: the one written, else what the operands make of it.
void give_shape(Graph& graph, Node& node, const hlo::InstructionRef& instruction,
                std::span<const NodeId> operands);

// False where what stands in the parentheses names no instructions.
bool takes_operands(hlo::Opcode opcode);

// The framework's annotations mean something at the framework's stage only. Absent only when
// cancelled.
std::optional<Graph> build_graph(const hlo::Module& module, hlo::Tables& tables, const Words& words,
                                 Stage stage, const base::CancelToken& cancel);

}  // namespace offload
