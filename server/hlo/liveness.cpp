#include "hlo/liveness.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

#include "hlo/known_words.h"
#include "hlo/module.h"

namespace hlo {
namespace {

// More than that is taken for alive.
constexpr std::size_t kMostSteps = 1000;

// Computes a value from values and does nothing else, as XLA sees it: a custom call does what it
// says to. Opcodes that talk to others or that draw numbers are left out, and those that do what
// the computations do which they call.
bool is_pure(Opcode opcode) {
  switch (opcode) {
    case Opcode::kUnknown:
    case Opcode::kAddDependency:
    case Opcode::kAfterAll:
    case Opcode::kAsyncStart:
    case Opcode::kCall:
    case Opcode::kConditional:
    case Opcode::kCopyDone:
    case Opcode::kCopyStart:
    case Opcode::kDomain:
    case Opcode::kInfeed:
    case Opcode::kOutfeed:
    case Opcode::kParameter:
    case Opcode::kRecv:
    case Opcode::kRecvDone:
    case Opcode::kRng:
    case Opcode::kRngBitGenerator:
    case Opcode::kRngGetAndUpdateState:
    case Opcode::kSend:
    case Opcode::kSendDone:
    case Opcode::kWhile: return false;
    default: return true;
  }
}

// A shorthand does what it wraps.
bool is_pure(const InstructionRef& at) {
  return is_pure(at->wrapped != Opcode::kUnknown ? at->wrapped : at->opcode) &&
         at.find_attribute(Word::kChannelId) == nullptr &&
         at.find_attribute(Word::kConstrainLayout) == nullptr &&
         at.find_attribute(Word::kCustomCallHasSideEffect) == nullptr;
}

// What a shorthand wraps is not called by name.
bool does_what_it_calls(const InstructionRef& at) {
  switch (at->opcode) {
    case Opcode::kAsyncStart: return at->wrapped == Opcode::kUnknown;
    case Opcode::kCall:
    case Opcode::kConditional:
    case Opcode::kWhile: return true;
    default: return false;
  }
}

// Whether the computations that are called do no more than compute. False in doubt.
bool calls_are_pure(const Module& module, const InstructionRef& caller) {
  std::vector<InstructionRef> open{caller};
  std::set<ComputationId> seen;
  std::size_t steps = 0;
  while (!open.empty()) {
    const InstructionRef at = open.back();
    open.pop_back();
    for (const Call& call : at.calls()) {
      const auto callee = module.called(at, call);
      if (!callee) return false;
      if (!seen.insert(callee->id()).second) continue;
      for (const InstructionRef& inside : callee->instructions()) {
        if (++steps > kMostSteps) return false;
        if (does_what_it_calls(inside)) {
          open.push_back(inside);
        } else if (inside->opcode != Opcode::kParameter && !is_pure(inside)) {
          return false;
        }
      }
    }
  }
  return true;
}

bool may_go(const Module& module, const InstructionRef& at) {
  return is_pure(at) || (does_what_it_calls(at) && calls_are_pure(module, at));
}

bool goes_nowhere(const Module& module, const Computation& computation,
                  const InstructionRef& first) {
  const InstructionRef root = computation.root();
  std::vector<InstructionRef> open{first};
  std::set<InstructionId> seen{first.id};
  while (!open.empty()) {
    const InstructionRef at = open.back();
    open.pop_back();
    const bool is_operand = at->parent != kNone;
    if (at.id == root.id || is_operand || at->name == 0 || !may_go(module, at)) return false;
    for (const InstructionRef& user : computation.users_of(at->name)) {
      if (seen.insert(user.id).second) open.push_back(user);
    }
    if (seen.size() > kMostSteps) return false;
  }
  return true;
}

}  // namespace

// Up from caller to caller: alive is what some way leads from to the entry.
bool is_surely_dead(const File& file, const InstructionRef& instruction) {
  const auto module = file.module_at(instruction.piece_start + instruction->whole.begin);
  if (!module) return false;
  const auto entry = module->entry();
  std::vector<InstructionRef> open{instruction};
  std::set<InstructionId> seen{instruction.id};
  while (!open.empty()) {
    const InstructionRef at = open.back();
    open.pop_back();
    const auto computation = module->computation_of(at.id);
    if (!computation) return false;
    if (goes_nowhere(*module, *computation, at)) continue;
    const bool is_entry = !entry || entry->id() == computation->id();
    if (is_entry || computation->is_nested() || seen.size() > kMostSteps) return false;
    for (const InstructionRef& caller : module->callers_of(*computation)) {
      if (seen.insert(caller.id).second) open.push_back(caller);
    }
  }
  return true;
}

}  // namespace hlo
