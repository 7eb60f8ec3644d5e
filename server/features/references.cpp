#include "features/references.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "features/named.h"
#include "hlo/attribute.h"
#include "hlo/known_words.h"
#include "hlo/lookup.h"

namespace features {

namespace {

constexpr std::size_t kStepsBetweenLooks = 1000;

class Uses {
 public:
  Uses(const analysis::Snapshot& at, const base::CancelToken& cancel) : at_(at), cancel_(cancel) {}

  void of_value(const hlo::Computation& computation, hlo::Name name) {
    for (const hlo::InstructionRef& user : computation.users_of(name)) {
      if (is_cancelled()) return;
      add_operands(user, name);
      add_control_predecessors(user, name);
    }
  }

  void of_computation(const hlo::Module& module, const hlo::Computation& computation) {
    for (const hlo::InstructionRef& caller : module.callers_of(computation)) {
      if (is_cancelled()) return;
      for (const hlo::Call& call : caller.calls()) {
        const bool is_named = call.nested_body == hlo::kNone;
        if (is_named && call.computation == computation.name()) add(caller.absolute(call.range));
      }
    }
  }

  void declare(text::Range range) {
    if (!range.empty()) found_.push_back({range, true});
  }

  std::vector<Reference> sorted() && {
    if (cancel_.is_cancelled()) return {};
    std::ranges::sort(found_, {}, &Reference::range);
    const auto repeated = std::ranges::unique(found_, {}, &Reference::range);
    found_.erase(repeated.begin(), repeated.end());
    return std::move(found_);
  }

 private:
  bool is_cancelled() { return ++steps_ % kStepsBetweenLooks == 0 && cancel_.is_cancelled(); }

  void add(text::Range range) { found_.push_back({range, false}); }

  void add_operands(const hlo::InstructionRef& user, hlo::Name name) {
    for (const hlo::Operand& operand : user.operands()) {
      if (operand.name == name) add(user.absolute(operand.range));
    }
  }

  void add_control_predecessors(const hlo::InstructionRef& user, hlo::Name name) {
    const hlo::Attribute* attribute = user.find_attribute(hlo::Word::kControlPredecessors);
    if (attribute == nullptr) return;
    const std::string_view wanted = at_.tables->text(name);
    for (const hlo::PlacedName& named : hlo::read_names(user.text_of(attribute->value_range))) {
      if (named.name != wanted) continue;
      add(user.absolute(named.range.shifted(attribute->value_range.begin)));
    }
  }

  const analysis::Snapshot& at_;
  const base::CancelToken& cancel_;
  std::size_t steps_ = 0;
  std::vector<Reference> found_;
};

// The computation in which a name of a value counts.
std::optional<hlo::Computation> scope_of(const hlo::Module& module, const hlo::Found& found,
                                         const hlo::InstructionRef& definition) {
  if (definition) return module.computation_of(definition.id);
  return found.instruction ? module.computation_of(found.instruction.id) : std::nullopt;
}

// Of a name that the text does not define too: what names it belongs together all the same.
hlo::Name value_name(const hlo::Found& found, const hlo::InstructionRef& definition) {
  if (definition) return definition->name;
  const bool is_use = found.kind == hlo::Found::Kind::kOperand ||
                      found.kind == hlo::Found::Kind::kControlPredecessor;
  return is_use ? found.name : 0;
}

}  // namespace

std::vector<Reference> references(const analysis::Snapshot& at, text::Offset offset,
                                  bool include_declaration, const base::CancelToken& cancel) {
  const auto found = hlo::find_at(*at.file, offset);
  const auto module = found ? at.file->module_at(found->range.begin) : std::nullopt;
  if (!module) return {};

  Uses uses(at, cancel);
  const hlo::InstructionRef definition = instruction_named(*at.file, *found);
  if (const hlo::Name name = value_name(*found, definition); name != 0) {
    const auto scope = scope_of(*module, *found, definition);
    if (scope) uses.of_value(*scope, name);
    if (include_declaration && definition)
      uses.declare(definition.absolute(definition->name_range));
  } else if (const auto computation = computation_named(*at.file, *found)) {
    uses.of_computation(*module, *computation);
    if (include_declaration) uses.declare(computation->name_range());
  }
  return std::move(uses).sorted();
}

}  // namespace features
