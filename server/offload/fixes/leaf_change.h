#pragma once

// Puts something else in the place of leaves of a value where it is taken: in front of a root, or
// in an operand of a user. A tuple that nobody else sees is changed in place; every other one on
// the way is taken apart and built again, and who else uses it keeps the old one. For this folder
// only.

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "hlo/module.h"
#include "offload/fixes.h"
#include "offload/fixes/edits.h"
#include "offload/fixes/kinds.h"

namespace offload {

using Leaves = std::set<hlo::ShapeIndex>;

// What takes the place of a value: the token, and the new instructions it needs in front.
struct NewValue {
  std::vector<std::string> lines;
  std::string token;
};

class LeafChange {
 public:
  using Change = std::function<NewValue(const FixValue&)>;

  // All three outlive it; what it writes is added to the edits.
  LeafChange(const Ground& ground, FixEdits& edits, const Change& change)
      : ground_(ground), edits_(edits), change_(change) {}

  // Of the entry, or of a branch. False where something on the way has no name or no shape: the
  // edits are then of no use.
  bool at_root(const hlo::InstructionRef& root, const Leaves& leaves);
  bool at_operand(const hlo::InstructionRef& user, std::size_t operand, const Leaves& leaves);

 private:
  // Where a value is taken: an operand of a user, or the result of its computation (no user).
  struct Use {
    hlo::InstructionRef user;
    std::size_t operand = 0;
  };

  void change_at(const Use& use, const FixValue& value, const Leaves& leaves);
  bool is_own_tuple(const Use& use, const FixValue& value) const;
  std::string rebuild(const Use& use, const FixValue& value, const Leaves& leaves,
                      std::vector<std::string>& lines);
  std::string changed_element(const Use& use, const FixValue& element, const Leaves& leaves,
                              std::vector<std::string>& lines);
  FixValue element_of(const Use& use, const FixValue& value, std::int64_t index,
                      std::string_view shape, std::vector<std::string>& lines);
  std::optional<FixValue> existing_element(const Use& use, const FixValue& value,
                                           std::int64_t index) const;
  void switch_use(const Use& use, const FixValue& value, std::vector<std::string> lines,
                  const std::string& token);

  const Ground& ground_;
  FixEdits& edits_;
  const Change& change_;
  hlo::InstructionRef root_;
  bool is_possible_ = true;
};

}  // namespace offload
