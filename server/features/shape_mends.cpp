#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "features/mends.h"
#include "hlo/checks/inference.h"
#include "hlo/lookup.h"
#include "hlo/shape.h"

namespace features {
namespace {

using Kind = hlo::Found::Kind;

// Layouts are the author's: they stay where they fit.
void keep_layouts(const hlo::Shape& written, hlo::Shape& shape) {
  for (const hlo::ShapeIndex& index : hlo::leaf_indices(shape)) {
    hlo::Shape* to = hlo::find_subshape(shape, index);
    const hlo::Shape* from = hlo::find_subshape(written, index);
    const bool fits = to != nullptr && from != nullptr && to->is_array() && from->is_array() &&
                      from->dimensions.size() == to->dimensions.size();
    if (fits) to->layout = from->layout;
  }
}

class ShapeMends {
 public:
  ShapeMends(const analysis::Snapshot& at, const hlo::Problem& problem,
             const base::CancelToken& cancel)
      : at_(at), problem_(problem), cancel_(cancel) {}

  std::vector<Mend> run() {
    const auto found = hlo::find_at(*at_.file, problem_.range.begin);
    if (!found) return {};
    if (found->kind == Kind::kOperand) mend_operand(*found);
    if (found->kind == Kind::kShape && found->instruction) mend_result(found->instruction);
    return std::move(mends_);
  }

 private:
  void change(text::Range place, std::string_view to) {
    const text::Slice before = at_.text.slice(place);
    if (to.empty() || before.bytes() == to) return;
    mends_.push_back({fmt::format("change `{}` to `{}`", before.bytes(), to),
                      0,
                      true,
                      {{place, std::string(to)}}});
  }

  // The shape in front of an operand is that of its definition.
  void mend_operand(const hlo::Found& found) {
    const auto place = hlo::definition_of(*at_.file, found);
    if (!place) return;
    const auto definition = hlo::instruction_at(*at_.file, place->begin);
    if (!definition) return;
    for (const hlo::Operand& operand : found.instruction.operands()) {
      if (found.instruction.absolute(operand.range) != found.range || operand.shape_range.empty())
        continue;
      change(found.instruction.absolute(operand.shape_range),
             definition.text_of(definition->shape_range));
    }
  }

  // The one that would be inferred, were none written.
  void mend_result(const hlo::InstructionRef& at) {
    const hlo::Shape& written = at_.tables->at(at->shape);
    const text::Range place = at.absolute(at->shape_range);
    const auto inferred = shape_without(at, place);
    if (inferred == nullptr || !written.is_valid()) return;
    hlo::Shape shape = *inferred;
    keep_layouts(written, shape);
    const bool has_layout = at.text_of(at->shape_range).find('{') != std::string_view::npos;
    change(place, has_layout ? hlo::print_shape(shape) : hlo::plain(shape));
  }

  std::shared_ptr<const hlo::Shape> shape_without(const hlo::InstructionRef& at,
                                                  text::Range shape) const {
    analysis::Options options = at_.options;
    options.stage = offload::Stage::kFinal;
    const auto after =
        analysis::Analyzer::next(at_, {{shape, ""}}, options, analysis::for_each_in_line, cancel_);
    if (!after) return nullptr;
    const auto there = hlo::instruction_at(*after->file, at.absolute(at->whole).begin);
    const auto* verdict = there ? after->verdicts.find(there.id.piece) : nullptr;
    if (verdict == nullptr) return nullptr;
    const auto& inferred = (*verdict)->inferred;
    const auto found =
        std::ranges::find(inferred, there.id.index, [](const auto& one) { return one.first; });
    return found == inferred.end() ? nullptr : found->second;
  }

  const analysis::Snapshot& at_;
  const hlo::Problem& problem_;
  const base::CancelToken& cancel_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> shape_mends(const analysis::Snapshot& at, const hlo::Problem& problem,
                              const base::CancelToken& cancel) {
  return ShapeMends(at, problem, cancel).run();
}

}  // namespace features
