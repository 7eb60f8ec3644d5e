#pragma once

// The kinds of fixes, one function each, and the values of the text they work on. For this folder
// only; fixes.cpp puts the kinds in order. Every function gives what it can and says why where it
// can give nothing.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "hlo/module.h"
#include "offload/fixes.h"
#include "offload/fixes/edits.h"

namespace offload {

// A value and how the text writes it.
struct FixValue {
  hlo::InstructionRef definition;
  bool is_element = false;  // `%t#1`: a part of the definition's result
  std::string
      token;  // names the value where it is used: with `%` and elements, if the text has them
  std::string name;      // what new names begin with, without `%`
  std::string sigil;     // `%` where the text writes it
  std::string shape;     // as written, without memory spaces
  std::string sharding;  // as written; empty where there is none
};

// Absent where the text gives the instruction no name or no shape.
std::optional<FixValue> value_of(const Ground& ground, const hlo::InstructionRef& definition);
// The value an operand names. Absent where it is a nested instruction, undefined, or written
// without name or shape.
std::optional<FixValue> value_of_operand(const Ground& ground, const hlo::InstructionRef& user,
                                         std::size_t operand);
// The instruction an operand names, nested ones included; empty where it is undefined.
hlo::InstructionRef definition_of(const Ground& ground, const hlo::InstructionRef& user,
                                  const hlo::Operand& operand);
// Operand positions of the user that name the value itself.
std::vector<std::size_t> operands_naming(const Ground& ground, const hlo::InstructionRef& user,
                                         const hlo::InstructionRef& definition);

// The leaking tensor is a buffer that is filled piece by piece.
bool starts_at_update_slice(const Ground& ground, const Leak& leak);
bool moves_to_host(const Ground& ground, const hlo::InstructionRef& instruction);
std::string_view attribute_text(const Ground& ground, const hlo::InstructionRef& instruction,
                                std::string_view name);
// "output {1}", "the output" for the whole result.
std::string output_in_words(const hlo::ShapeIndex& output);

// The leaves of the result with which the leak ends.
std::vector<hlo::ShapeIndex> device_leaves(const Leak& leak);
std::string size_of_leaves(const Ground& ground, const hlo::InstructionRef& value,
                           const std::vector<hlo::ShapeIndex>& leaves);

// The instruction that moves a value, as text, and its name as a new token.
struct MovedValue {
  std::string line;
  std::string token;
};
MovedValue move_to_device(const Ground& ground, FixEdits& edits, const FixValue& value);
MovedValue move_to_host(const Ground& ground, FixEdits& edits, const FixValue& value);
// Moves a value directly behind its definition and switches the operands of the users given; where
// the value is a root and `with_root` says so, the moved value becomes the root.
void move_behind_definition(const Ground& ground, FixEdits& edits, const FixValue& value,
                            const std::vector<hlo::InstructionRef>& users, bool with_root);

// A conditional on the way of the leak whose branches do not agree: only some return a host value.
// A later check of the compiler wants them to, whatever becomes of the output.
struct Disagreement {
  hlo::InstructionRef conditional;
  hlo::ShapeIndex index;                          // of its result
  std::size_t step = 0;                           // of the leak's chain
  std::vector<hlo::InstructionRef> host_roots;    // of the branches that return a host value
  std::vector<hlo::InstructionRef> device_roots;  // of the others
  std::string name;                               // of the conditional, as written

  std::string reason() const;  // why a fix behind the conditional is none
};
std::optional<Disagreement> find_disagreement(const Ground& ground, const Leak& leak);

void propose_early_move(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_move_at_output(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_host_output(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_parameter_device(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_return_operand(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_in_branch(const Ground& ground, const Leak& leak, Proposals& proposals);
void propose_host_other_branches(const Ground& ground, const Leak& leak, Proposals& proposals);
// `further`: annotations to drop beside those that are seen to feed the leak.
void propose_drop(const Ground& ground, const Leak& leak,
                  const std::vector<hlo::InstructionId>& further, Proposals& proposals);

// Parts that several kinds, and the repair of all leaks at once, are made of. They add to the
// edits; false, or a reason, where it cannot be done, and the edits are then of no use.
bool move_to_device_at_root(const Ground& ground, FixEdits& edits, const hlo::InstructionRef& root,
                            const std::vector<hlo::ShapeIndex>& leaves);
// `cost`: what it costs further, each with `; ` in front.
std::string put_outputs_into_host(const Ground& ground, FixEdits& edits,
                                  const std::vector<hlo::ShapeIndex>& outputs, std::string& cost);

// Takes calls of one operand out, each use becoming a use of what stands behind all of them.
// Without edits where one of them cannot go.
std::vector<text::Edit> drop_calls(const Ground& ground, std::set<hlo::InstructionId> calls);

// Moves the value of an operand in front of its user. Empty where it has no name or no shape.
std::vector<text::Edit> move_at_operand(const Ground& ground, const hlo::InstructionRef& user,
                                        std::size_t operand);

}  // namespace offload
