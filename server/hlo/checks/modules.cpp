#include "hlo/checks/modules.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/checks/single_instruction.h"
#include "hlo/file.h"
#include "hlo/file_state.h"

namespace hlo {
namespace {

text::Range marker_range(const InstructionRef& root) {
  constexpr auto kSize = static_cast<text::Offset>(std::string_view("ROOT").size());
  const text::Range whole = root.absolute(root->whole);
  return {whole.begin, std::min(whole.end, whole.begin + kSize)};
}

// What stands in the parentheses of a parameter.
text::Range number_range(const InstructionRef& parameter) {
  const text::Range all = parameter->arguments_range;
  const std::string_view text = parameter.text_of(all);
  constexpr std::string_view kAround = "() \t\r\n";
  const std::size_t begin = text.find_first_not_of(kAround);
  if (begin == std::string_view::npos) return parameter.absolute(all);
  const std::size_t end = text.find_last_not_of(kAround) + 1;
  return parameter.absolute(
      {static_cast<text::Offset>(all.begin + begin), static_cast<text::Offset>(all.begin + end)});
}

class ModuleCheck {
 public:
  ModuleCheck(const Module& module, const Verdicts& verdicts, Tables& tables)
      : module_(module), verdicts_(verdicts), tables_(tables) {}

  std::vector<Problem> run() {
    const std::vector<Computation> computations = module_.computations();
    check_entries();
    for (const Computation& computation : computations) check_computation(computation);
    const Header* header = module_.header();
    if (header != nullptr)
      check_header(*header);
    else
      check_single(computations);
    return findings_.take();
  }

 private:
  void check_entries() {
    const std::vector<Computation> entries = module_.marked_entries();
    for (std::size_t i = 1; i < entries.size(); ++i) {
      const text::Range head = entries[i].head_range();
      const auto size = static_cast<text::Offset>(std::string_view("ENTRY").size());
      findings_.parser("syntax", {head.begin, std::min(head.end, head.begin + size)},
                       "expects only one ENTRY");
    }
  }

  void check_computation(const Computation& computation) {
    const std::vector<InstructionRef> roots = computation.marked_roots();
    for (std::size_t i = 1; i < roots.size(); ++i) {
      if (roots[i]->broken) continue;
      findings_.parser("syntax", marker_range(roots[i]),
                       "one computation should have only one ROOT");
    }
    check_parameters(computation);
    check_signature(computation);
  }

  // The numbers of the parameters run from 0, in any order.
  void check_parameters(const Computation& computation) {
    const std::vector<InstructionRef> parameters = computation.parameters();
    seen_.assign(parameters.size(), false);
    bool has_gap = false;
    for (const InstructionRef& parameter : parameters) {
      if (parameter->broken) return;
      const std::int64_t number = parameter->number;
      if (number < 0) {
        check_negative(parameter);
        return;
      }
      const auto at = static_cast<std::size_t>(number);
      if (at >= seen_.size()) {
        has_gap = true;
      } else if (seen_[at]) {
        return tell_repeated(parameter);
      } else {
        seen_[at] = true;
      }
    }
    if (has_gap) tell_gap(computation, parameters);
  }

  // A number that is none is a matter of syntax.
  void check_negative(const InstructionRef& parameter) {
    const text::Range range = number_range(parameter);
    const std::string_view text =
        parameter.text_of({range.begin - parameter.piece_start, range.end - parameter.piece_start});
    if (text.starts_with('-')) findings_.parser("call", range, "parameter number must be >= 0");
  }

  void tell_repeated(const InstructionRef& parameter) {
    findings_.parser("call", number_range(parameter),
                     fmt::format("Duplicate parameter number {}", parameter->number));
  }

  void tell_gap(const Computation& computation, const std::vector<InstructionRef>& parameters) {
    if (has_repeated_number(parameters) || !is_whole(computation)) return;
    std::size_t missing = 0;
    while (missing < seen_.size() && seen_[missing]) ++missing;
    const auto beyond = std::ranges::find_if(parameters, [&](const InstructionRef& parameter) {
      return static_cast<std::size_t>(parameter->number) >= seen_.size();
    });
    findings_.parser(
        "call", number_range(*beyond),
        fmt::format("XLA's parser ends here: there is no parameter {}, and the numbers "
                    "run from 0 without a gap",
                    missing));
  }

  bool has_repeated_number(const std::vector<InstructionRef>& parameters) {
    std::vector<InstructionRef> sorted = parameters;
    const auto number_of = [](const InstructionRef& one) { return one->number; };
    std::ranges::stable_sort(sorted, {}, number_of);
    const auto same = std::ranges::adjacent_find(sorted, {}, number_of);
    if (same == sorted.end()) return false;
    tell_repeated(*std::next(same));
    return true;
  }

  // Without an instruction that may be the parameter that is missing. Looks at all of the
  // computation, and so only where something is wrong.
  static bool is_whole(const Computation& computation) {
    return std::ranges::none_of(computation.instructions(), [](const InstructionRef& one) {
      return one->broken || one->opcode == Opcode::kUnknown;
    });
  }

  void check_signature(const Computation& computation) {
    const Head* head = computation.head();
    if (head == nullptr || head->broken || head->result == 0) return;
    const InstructionRef root = computation.root();
    if (!root || (!root->is_root && computation.has_lost_names())) return;
    if (root->shape == head->result) return;
    const Shape* actual = shape_of(root);
    const Shape& said = tables_.at(head->result);
    if (actual == nullptr || !said.is_valid() || is_same_ignoring_layout(said, *actual)) return;
    const text::Range range =
        computation.is_nested() ? computation.range() : result_range(computation, *head);
    findings_.parser("shape", range,
                     fmt::format("Shape of computation {}, {}, is not compatible with that of its "
                                 "root instruction {}, {}",
                                 tables_.text(head->name), plain(said), tables_.text(root->name),
                                 plain(*actual)));
  }

  static text::Range result_range(const Computation& computation, const Head& head) {
    // The head's own place tells where its piece begins.
    return head.result_range.shifted(computation.head_range().begin - head.whole.begin);
  }

  const Shape* shape_of(const InstructionRef& instruction) const {
    if (!instruction || instruction->broken) return nullptr;
    if (instruction->shape != 0) {
      const Shape& shape = tables_.at(instruction->shape);
      return shape.is_valid() ? &shape : nullptr;
    }
    const auto* verdict = verdicts_.find(instruction.id.piece);
    if (verdict == nullptr) return nullptr;
    const auto& inferred = (*verdict)->inferred;
    const auto at = std::ranges::lower_bound(inferred, instruction.id.index, {},
                                             [](const auto& one) { return one.first; });
    const bool is_there = at != inferred.end() && at->first == instruction.id.index;
    return is_there ? at->second.get() : nullptr;
  }

  void check_header(const Header& header) {
    const auto entry = module_.entry();
    if (!entry || entry->has_lost_names()) return;
    const std::vector<InstructionRef> parameters = entry->parameters();
    EntryShapes shapes;
    shapes.parameters.resize(parameters.size());
    for (const InstructionRef& parameter : parameters) {
      // Gaps are told above.
      const auto number = static_cast<std::size_t>(parameter->number);
      if (parameter->broken || parameter->number < 0 || number >= parameters.size()) return;
      shapes.parameters[number] = shape_of(parameter);
    }
    shapes.result = shape_of(entry->root());
    check_entry_header(module_, header, shapes, tables_, findings_);
  }

  // A text without header that begins with an instruction is that instruction for XLA, and no more.
  void check_single(const std::vector<Computation>& computations) {
    const auto first =
        std::ranges::find_if(computations, [](const Computation& one) { return !one.is_nested(); });
    if (first == computations.end() || first->has_head()) return;
    if (const auto second = find_second_item()) {
      findings_.parser("syntax", *second,
                       "Syntax error: Expected eof after parsing single instruction. Did you mean "
                       "to write an HLO module and forget the \"HloModule\" header?");
      return;
    }
    // Nested operands stand in front of what they are operands of.
    for (const InstructionRef& one : first->instructions()) {
      if (one->parent == kNone) return check_single_instruction(one, tables_, findings_);
    }
  }

  // Of the items that are instructions or heads, the second one's place.
  std::optional<text::Range> find_second_item() const {
    const FileState& state = module_.file().state();
    const text::Range range = module_.range();
    const Spot first = state.piece_at(range.begin);
    std::optional<text::Range> found;
    std::size_t count = 0;
    text::Offset start = first.before.bytes;
    state.pieces.for_each(first.index, state.pieces.size(), [&](const PieceTraits::Item& placed) {
      for (const Item& item : placed->piece->items) {
        const text::Range place = item.whole.shifted(start);
        if (place.begin < range.begin) continue;
        if (place.begin >= range.end) return false;
        const bool counts = item.kind == Item::Kind::kInstruction || item.kind == Item::Kind::kHead;
        if (!counts || ++count < 2) continue;
        found = place;
        return false;
      }
      start += placed->sum.bytes;
      return true;
    });
    return found;
  }

  const Module& module_;
  const Verdicts& verdicts_;
  Tables& tables_;
  Findings findings_;
  std::vector<bool> seen_;
};

}  // namespace

std::vector<Problem> module_problems(const Module& module, const Verdicts& verdicts,
                                     Tables& tables) {
  return ModuleCheck(module, verdicts, tables).run();
}

}  // namespace hlo
