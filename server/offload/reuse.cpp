// Whether a result outlives an edit. Sound first: what this file does not know to be harmless is
// tracked again.

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

#include "offload/annotations.h"
#include "offload/facts.h"
#include "offload/footprint.h"
#include "offload/tracker.h"
#include "offload/written.h"

namespace offload {
namespace {

using hlo::InstructionId;
using hlo::Opcode;

// Opcodes whose exact kind and shape only matter where a walk looks at them.
bool is_inert(Opcode opcode) {
  switch (opcode) {
    case Opcode::kAbs:
    case Opcode::kAdd:
    case Opcode::kAnd:
    case Opcode::kCeil:
    case Opcode::kCompare:
    case Opcode::kConvert:
    case Opcode::kCosine:
    case Opcode::kDivide:
    case Opcode::kDot:
    case Opcode::kExponential:
    case Opcode::kFloor:
    case Opcode::kIota:
    case Opcode::kLog:
    case Opcode::kLogistic:
    case Opcode::kMaximum:
    case Opcode::kMinimum:
    case Opcode::kMultiply:
    case Opcode::kNegate:
    case Opcode::kNot:
    case Opcode::kOr:
    case Opcode::kPad:
    case Opcode::kPower:
    case Opcode::kRemainder:
    case Opcode::kReshape:
    case Opcode::kReverse:
    case Opcode::kRsqrt:
    case Opcode::kSign:
    case Opcode::kSine:
    case Opcode::kSqrt:
    case Opcode::kSubtract:
    case Opcode::kTanh:
    case Opcode::kTranspose:
    case Opcode::kXor: return true;
    default: return false;
  }
}

// Opcodes whose result is a value of its own on framework text too. Others are seen through there:
// what uses their result may use a value far away.
bool stands_for_itself(Opcode opcode) {
  switch (opcode) {
    case Opcode::kBroadcast:
    case Opcode::kConcatenate:
    case Opcode::kReduce: return true;
    default: return is_inert(opcode);
  }
}

// On framework text one of all of a value is no value of its own, and what it is made of may have
// been looked at.
bool is_slice(Opcode opcode) {
  return opcode == Opcode::kSlice || opcode == Opcode::kDynamicSlice ||
         opcode == Opcode::kDynamicUpdateSlice;
}

class Comparison {
 public:
  Comparison(const ModuleChange& change, hlo::Tables& tables, const Footprint& footprint)
      : change_(change), words_(tables), footprint_(footprint) {}

  // False where the module must be tracked again.
  bool run() {
    const auto pairs = paired_instructions(change_);
    if (!pairs) return false;
    for (const FactPair& pair : *pairs) {
      if (!compare_instructions(pair.before, pair.after)) return false;
      names_[pair.before.id] = pair.after.id;
    }
    return true;
  }

  InstructionId renamed(InstructionId id) const {
    const auto found = names_.find(id);
    return found == names_.end() ? id : found->second;
  }
  bool renames() const { return !names_.empty(); }

 private:
  bool compare_instructions(const Fact& left, const Fact& right) {
    const hlo::InstructionRef a = ref(left);
    const hlo::InstructionRef b = ref(right);
    if (!has_equal_place(left, right) || !has_equal_operands(left, right) ||
        !has_equal_calls(left, right))
      return false;
    if (!has_equal_attributes(a, b)) return false;
    if (footprint_.quotes(a.id) && a.text_of(a->whole) != b.text_of(b->whole)) return false;
    const bool is_equal =
        a->opcode_name == b->opcode_name && a->shape == b->shape && a->target == b->target;
    return is_equal || may_change(a, b);
  }

  static hlo::InstructionRef ref(const Fact& fact) {
    return {fact.id, &fact.piece->instructions[fact.id.index], fact.piece, 0};
  }

  bool has_equal_place(const Fact& left, const Fact& right) const {
    const hlo::Instruction& a = left.piece->instructions[left.id.index];
    const hlo::Instruction& b = right.piece->instructions[right.id.index];
    return a.name == b.name && a.is_root == b.is_root && a.number == b.number &&
           a.wrapped == b.wrapped && distance(a.parent, left) == distance(b.parent, right) &&
           has_equal_body(left, right);
  }

  // Places inside a piece, as seen from the instruction: pieces may be cut elsewhere.
  static std::int64_t distance(std::uint32_t other, const Fact& fact) {
    return other == hlo::kNone ? 0 : std::int64_t{other} - std::int64_t{fact.id.index};
  }

  static bool has_equal_body(const Fact& left, const Fact& right) {
    const std::uint32_t a = left.piece->instructions[left.id.index].body;
    const std::uint32_t b = right.piece->instructions[right.id.index].body;
    if (a == hlo::kNone || b == hlo::kNone) return a == b;
    const hlo::Head& old_head = left.piece->heads[a];
    const hlo::Head& new_head = right.piece->heads[b];
    return distance(old_head.parent, left) == distance(new_head.parent, right) &&
           nested_rank(left.piece->heads, a) == nested_rank(right.piece->heads, b);
  }

  // Which of the bodies nested in one instruction it is.
  static std::size_t nested_rank(const std::vector<hlo::Head>& heads, std::uint32_t body) {
    std::size_t rank = 0;
    while (body > 0 && heads[body - 1].parent == heads[body].parent &&
           heads[body].parent != hlo::kNone) {
      --body;
      ++rank;
    }
    return rank;
  }

  static bool has_equal_operands(const Fact& left, const Fact& right) {
    const auto a = ref(left).operands();
    const auto b = ref(right).operands();
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [&](const hlo::Operand& x, const hlo::Operand& y) {
          const auto elements = [](const Fact& fact, const hlo::Operand& operand) {
            return std::span(fact.piece->elements)
                .subspan(operand.first_element, operand.element_count);
          };
          return x.name == y.name && distance(x.nested, left) == distance(y.nested, right) &&
                 std::ranges::equal(elements(left, x), elements(right, y));
        });
  }

  static bool has_equal_calls(const Fact& left, const Fact& right) {
    const auto a = ref(left).calls();
    const auto b = ref(right).calls();
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](const hlo::Call& x, const hlo::Call& y) {
                        if (x.role != y.role || x.computation != y.computation) return false;
                        if (x.nested_body == hlo::kNone || y.nested_body == hlo::kNone)
                          return x.nested_body == y.nested_body;
                        return distance(left.piece->heads[x.nested_body].parent, left) ==
                                   distance(right.piece->heads[y.nested_body].parent, right) &&
                               nested_rank(left.piece->heads, x.nested_body) ==
                                   nested_rank(right.piece->heads, y.nested_body);
                      });
  }

  bool has_equal_attributes(const hlo::InstructionRef& a, const hlo::InstructionRef& b) const {
    const auto text_of = [](const hlo::InstructionRef& instruction, hlo::Name name) {
      const hlo::Attribute* attribute = instruction.find_attribute(name);
      return attribute == nullptr ? std::string_view{}
                                  : instruction.text_of(attribute->value_range);
    };
    if (is_host_compute(a, words_) != is_host_compute(b, words_)) return false;
    if (a->runs_on_host != b->runs_on_host) return false;
    std::vector<hlo::Name> names{words_.control_predecessors, words_.aliasing};
    if (a->target == words_.kernel) names.push_back(words_.backend_config);
    if (footprint_.reads_constants()) {
      names.push_back(words_.frontend_attributes);
      names.push_back(words_.side_effect);
      if (a->opcode == Opcode::kCompare) names.push_back(words_.direction);
      if (a->opcode == Opcode::kConstant &&
          a.text_of(a->arguments_range) != b.text_of(b->arguments_range))
        return false;
    }
    return std::ranges::all_of(names, [&](hlo::Name name) {
      const bool is_written = a.find_attribute(name) != nullptr;
      return is_written == (b.find_attribute(name) != nullptr) &&
             text_of(a, name) == text_of(b, name);
    });
  }

  // An instruction that no walk looked at, and that is no neighbour of one, may become another that
  // only computes; on framework text, where constants decide through some, only its shape may
  // change.
  bool may_change(const hlo::InstructionRef& a, const hlo::InstructionRef& b) const {
    if (!footprint_.allows_changes() || !is_inert(a->opcode) || !is_inert(b->opcode)) return false;
    if (a->shape == 0 || b->shape == 0 || a->parent != hlo::kNone || a->body != hlo::kNone ||
        a->name == 0)
      return false;
    const bool is_framework = footprint_.reads_constants();
    if (is_framework && a->opcode != b->opcode) return false;
    if (footprint_.has_looked_at(a.id)) return false;
    const auto computation = change_.before->computation_of(a.id);
    if (!computation || (is_framework && computation->root().id == a.id)) return false;
    for (const hlo::Operand& operand : a.operands()) {
      if (operand.nested != hlo::kNone) return false;
      const hlo::InstructionRef value = computation->find(operand.name);
      if (value && footprint_.has_looked_at(value.id)) return false;
      if (value && is_framework && is_slice(value->opcode)) return false;
    }
    return std::ranges::none_of(
        computation->users_of(a->name), [&](const hlo::InstructionRef& user) {
          return footprint_.has_looked_at(user.id) || user->opcode == Opcode::kCustomCall ||
                 (is_framework && !stands_for_itself(user->opcode));
        });
  }

  const ModuleChange& change_;
  const Words words_;
  const Footprint& footprint_;
  std::map<InstructionId, InstructionId> names_;
};

// A result with the instructions of the pieces that were replaced called by their new identity.
class Renaming {
 public:
  explicit Renaming(const Comparison& names) : names_(names) {}

  std::shared_ptr<const Result> result(const Result& of) const {
    Result out = of;
    for (Leak& leak : out.leaks) {
      rename(leak.start_instruction);
      rename(leak.annotations);
      rename(leak.chain);
      rename(leak.computing);
      rename(leak.primary.instruction);
    }
    for (Finding& finding : out.findings) {
      rename(finding.position.instruction);
      rename(finding.related);
    }
    for (Position& position : out.host) rename(position.instruction);
    rename(out.host_compute);
    return std::make_shared<const Result>(std::move(out));
  }

  std::shared_ptr<const Footprint> footprint(const Footprint& of) const {
    std::vector<InstructionId> looked_at = of.looked_at();
    rename(looked_at);
    std::vector<InstructionId> quoted = of.quoted();
    rename(quoted);
    return std::make_shared<const Footprint>(std::move(looked_at), std::move(quoted),
                                             of.allows_changes(), of.reads_constants());
  }

 private:
  void rename(InstructionId& id) const { id = names_.renamed(id); }
  void rename(std::vector<InstructionId>& ids) const {
    for (InstructionId& id : ids) rename(id);
  }
  void rename(std::vector<Step>& steps) const {
    for (Step& step : steps) rename(step.position.instruction);
  }

  const Comparison& names_;
};

}  // namespace

std::shared_ptr<const Tracking> reuse(const Tracking& before, const ModuleChange& change,
                                      hlo::Tables& tables) {
  if (before.result == nullptr || change.before == nullptr || change.after == nullptr)
    return nullptr;
  if (before.footprint == nullptr) {
    if (has_anything_to_track(*change.after, tables)) return nullptr;
    return std::make_shared<const Tracking>(before);
  }
  Comparison comparison(change, tables, *before.footprint);
  if (!comparison.run()) return nullptr;
  Tracking out = before;
  if (comparison.renames()) {
    const Renaming renaming(comparison);
    out.result = renaming.result(*before.result);
    out.footprint = renaming.footprint(*before.footprint);
    out.written = std::make_shared<base::Slot<Written>>();
    out.written->put(inherit(before, change, tables));
  }
  return std::make_shared<const Tracking>(std::move(out));
}

}  // namespace offload
