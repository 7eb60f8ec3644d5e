#include "features/definition.h"

#include "features/named.h"
#include "hlo/lookup.h"

namespace features {

namespace {

// Where nothing is written of a name, it stands at the start.
text::Range inside(text::Range range, text::Range name) {
  const bool is_inside = !name.empty() && range.contains(name);
  return is_inside ? name : text::Range{range.begin, range.begin};
}

}  // namespace

std::vector<Place> definition(const analysis::Snapshot& at, text::Offset offset) {
  const auto found = hlo::find_at(*at.file, offset);
  if (!found) return {};
  if (const auto instruction = instruction_named(*at.file, *found)) {
    return {{instruction.absolute(instruction->whole), name_or_whole(instruction), found->range}};
  }
  if (const auto computation = computation_named(*at.file, *found)) {
    const text::Range whole = computation->range();
    return {{whole, inside(whole, computation->name_range()), found->range}};
  }
  const auto module = at.file->module_at(found->range.begin);
  if (!module || module->header() == nullptr) return {};
  if (found->kind != hlo::Found::Kind::kModuleName) return {};
  const text::Range header = module->header()->range;
  return {{header, inside(header, module->header()->name_range), found->range}};
}

}  // namespace features
