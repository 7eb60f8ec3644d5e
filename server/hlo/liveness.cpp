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

// Computes a value from values and does nothing else. Opcodes that call, that talk to others or
// that draw numbers are left out.
bool is_pure(Opcode opcode) {
  switch (opcode) {
    case Opcode::kUnknown:
    case Opcode::kAddDependency:
    case Opcode::kAfterAll:
    case Opcode::kAsyncDone:
    case Opcode::kAsyncStart:
    case Opcode::kAsyncUpdate:
    case Opcode::kCall:
    case Opcode::kConditional:
    case Opcode::kCopyDone:
    case Opcode::kCopyStart:
    case Opcode::kCustomCall:
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
         at.find_attribute(Word::kConstrainLayout) == nullptr;
}

bool goes_nowhere(const Computation& computation, const InstructionRef& first) {
  const InstructionRef root = computation.root();
  std::vector<InstructionRef> open{first};
  std::set<InstructionId> seen{first.id};
  while (!open.empty()) {
    const InstructionRef at = open.back();
    open.pop_back();
    const bool is_operand = at->parent != kNone;
    if (at.id == root.id || is_operand || at->name == 0 || !is_pure(at)) return false;
    for (const InstructionRef& user : computation.users_of(at->name)) {
      if (seen.insert(user.id).second) open.push_back(user);
    }
    if (seen.size() > kMostSteps) return false;
  }
  return true;
}

bool is_called(const Module& module, const Computation& computation) {
  const auto entry = module.entry();
  const bool is_entry = !entry || entry->id() == computation.id();
  return is_entry || computation.is_nested() || !module.callers_of(computation).empty();
}

}  // namespace

bool is_surely_dead(const File& file, const InstructionRef& instruction) {
  const auto module = file.module_at(instruction.piece_start + instruction->whole.begin);
  const auto computation = module ? module->computation_of(instruction.id) : std::nullopt;
  if (!computation) return false;
  return !is_called(*module, *computation) || goes_nowhere(*computation, instruction);
}

}  // namespace hlo
