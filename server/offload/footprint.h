#pragma once

// Footprint: what a result rests on, as far as deciding about an edit needs it: the instructions
// that some walk looked at, and whether anything was tracked in a way that lets other instructions
// change.

#include <vector>

#include "hlo/instruction.h"

namespace offload {

class Footprint {
 public:
  // `allows_changes`: instructions that were not looked at may change their opcode and shape.
  // `reads_constants`: values of constants and frontend attributes took part (framework text).
  // `quoted`: instructions whose text the result repeats.
  Footprint(std::vector<hlo::InstructionId> looked_at, std::vector<hlo::InstructionId> quoted,
            bool allows_changes, bool reads_constants);

  bool has_looked_at(hlo::InstructionId id) const;
  bool allows_changes() const { return allows_changes_; }
  bool reads_constants() const { return reads_constants_; }
  bool quotes(hlo::InstructionId id) const;
  const std::vector<hlo::InstructionId>& looked_at() const { return looked_at_; }
  const std::vector<hlo::InstructionId>& quoted() const { return quoted_; }

 private:
  std::vector<hlo::InstructionId> looked_at_;  // sorted
  std::vector<hlo::InstructionId> quoted_;     // few
  bool allows_changes_;
  bool reads_constants_;
};

}  // namespace offload
