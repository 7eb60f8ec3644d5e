#pragma once

// Scene: one version of a file as the checks between instructions see it. Answers what a name
// stands for and judges a piece at a time, in text order: a shape that is not written is inferred
// once and kept for those below. For site.cpp and judge.cpp only.

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"
#include "hlo/checks/verdict.h"
#include "hlo/file.h"
#include "hlo/file_state.h"
#include "hlo/module.h"

namespace hlo {

struct Inference;

class Scene {
 public:
  // Both outlive the scene; verdicts of the pieces above are looked up when they are needed.
  Scene(const File& file, const Verdicts& verdicts)
      : file_(file), state_(file.state()), verdicts_(verdicts) {}

  PieceVerdict judge(const Spot& spot);

  Tables& tables() const { return *state_.tables; }
  const Signature* signature(const InstructionRef& caller, const Call& call);
  // Of a computation of the file.
  const Signature& signature(const Module& module, const Computation& computation);
  std::vector<InstructionRef> users_of(const InstructionRef& definition) const;
  bool is_in_entry(const InstructionRef& at) const;

 private:
  void judge_instruction(const InstructionRef& at);
  void look_up_operands(const InstructionRef& at);
  void check_recursion(const InstructionRef& at);
  void check_declared_shapes(const InstructionRef& at);
  void check_shape(const Site& site);
  void check_wrapped(const Site& site);
  void check_known_shape(const Site& site, const Inference& inference);
  bool is_scheduled(const Site& site) const;
  void tell_fault(const Site& site, const Inference& inference);
  InstructionRef find(const InstructionRef& user, Name name) const;
  Value value_of(const InstructionRef& definition) const;
  const Shape* inferred_shape(InstructionId id) const;
  Value result_of(const Computation& computation, const InstructionRef& root) const;
  static void add_callers(Signature& made, const std::vector<InstructionRef>& callers);

  const File& file_;
  const FileState& state_;
  const Verdicts& verdicts_;
  std::unordered_map<std::uint32_t, Signature> signatures_;  // by scope
  // Of the piece that is judged now.
  Spot spot_;
  PieceVerdict verdict_;
  Findings findings_;
  std::vector<Value> operands_;
};

// What the compiler has scheduled is its own result: it mixes precisions there. Null where there is
// no header.
bool is_said_scheduled(const Header* header);

}  // namespace hlo
