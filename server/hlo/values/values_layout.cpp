#include "hlo/values/values_layout.h"

#include <algorithm>
#include <string>

#include "hlo/known_words.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

std::size_t count_commas(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = end_of_blanks(text, 0); at < text.size(); at = end_of_blanks(text, at + 1))
    count += text[at] == ',' ? 1 : 0;
  return count;
}

}  // namespace

void EntryLayoutForm::read(const CheckedPiece& piece, std::uint32_t item,
                           std::vector<Problem>& problems) {
  const LoweredPiece& lowered = *piece.piece;
  const Item& header = lowered.items[item];
  const std::string_view bytes = lowered.bytes.bytes();
  text::Offset end = header.whole.begin;
  const std::uint32_t last = lowered.header_starts[header.index + 1];
  for (std::uint32_t i = lowered.header_starts[header.index]; i < last; ++i) {
    const HeaderPart& part = lowered.header_parts[i];
    if (part.kind == HeaderPart::Kind::kName) continue;
    if (part.kind == HeaderPart::Kind::kAttribute) {
      this->end(problems);
      if (part.name == Word::kEntryComputationLayout && part.value.empty())
        begin(part.range.shifted(piece.start));
      continue;
    }
    if (step_ == Step::kOutside) continue;
    // The braces around the layout are parts like its parentheses.
    const char first = bytes[part.range.begin];
    if (first == '}') close_braces(problems);
    if (first == '{' || first == '}') {
      end = part.range.end;
      continue;
    }
    commas_ += part.range.begin > end ? count_commas(bytes.substr(end, part.range.begin - end)) : 0;
    read_part(part, part.range.shifted(piece.start), problems);
    if (part.kind == HeaderPart::Kind::kLeaf) read_leaf(piece, part.range, problems);
    end = part.range.end;
  }
  if (step_ != Step::kOutside && header.whole.end > end)
    commas_ += count_commas(bytes.substr(end, header.whole.end - end));
}

void EntryLayoutForm::begin(text::Range attribute) {
  step_ = Step::kParameters;
  attribute_ = attribute;
  depth_ = 0;
  commas_ = 0;
  is_fresh_ = true;
}

// A tuple is open behind the parenthesis of the parameters, and in the result behind any.
void EntryLayoutForm::read_leaf(const CheckedPiece& piece, text::Range leaf,
                                std::vector<Problem>& problems) {
  if (step_ == Step::kOutside || piece.check->leaf_faults.empty()) return;
  const auto& faults = piece.check->leaf_faults;
  const auto found = std::ranges::lower_bound(faults, leaf, {}, &LeafFault::leaf);
  if (found == faults.end() || found->leaf != leaf) return;
  const bool is_in_tuple = depth_ > (step_ == Step::kParameters ? 1U : 0U);
  const Problem& problem = is_in_tuple ? found->in_tuple : found->alone;
  if (problem.message.empty()) return;
  problems.push_back(problem);
  problems.back().range = problem.range.shifted(piece.start);
}

void EntryLayoutForm::end(std::vector<Problem>& problems) {
  if (step_ == Step::kDone)
    fault(attribute_, "Expects '}' at the end of computation layouts", problems);
  close_braces(problems);
}

void EntryLayoutForm::close_braces(std::vector<Problem>& problems) {
  if (step_ == Step::kParameters) {
    fault(attribute_,
          depth_ == 0 ? "Expects ( before parameter shape list"
                      : "Expects ) after parameter shape list",
          problems);
  } else if (step_ == Step::kArrow || step_ == Step::kResult) {
    fault(attribute_, "Expects -> before result shape", problems);
  }
  step_ = Step::kOutside;
}

void EntryLayoutForm::read_part(const HeaderPart& part, text::Range range,
                                std::vector<Problem>& problems) {
  if (part.kind == HeaderPart::Kind::kClose) {
    close(range, problems);
  } else if (part.kind == HeaderPart::Kind::kArrow) {
    if (step_ != Step::kArrow || commas_ > 0)
      return fault(range, "an arrow stands between parameters and result only", problems);
    step_ = Step::kResult;
    is_fresh_ = true;
  } else {
    read_shape_start(part.kind == HeaderPart::Kind::kLeaf, range, problems);
  }
  commas_ = 0;
}

void EntryLayoutForm::read_shape_start(bool is_leaf, text::Range range,
                                       std::vector<Problem>& problems) {
  if (step_ == Step::kParameters && depth_ == 0 && is_leaf)
    return fault(range, "Expects ( before parameter shape list", problems);
  if (step_ == Step::kArrow) return fault(range, "Expects -> before result shape", problems);
  if (step_ == Step::kDone)
    return fault(range, "Expects '}' at the end of computation layout", problems);
  if (commas_ != (is_fresh_ ? 0U : 1U))
    return fault(range, "expects one comma between two shapes", problems);
  is_fresh_ = !is_leaf;
  depth_ += is_leaf ? 0 : 1;
  if (is_leaf && depth_ == 0) step_ = Step::kDone;
}

// Behind the last parameter a comma is accepted.
void EntryLayoutForm::close(text::Range range, std::vector<Problem>& problems) {
  const bool may_have_comma = step_ == Step::kParameters && depth_ == 1 && !is_fresh_;
  if (depth_ == 0 || commas_ > (may_have_comma ? 1U : 0U))
    return fault(range, "expected primitive type, saw kRparen", problems);
  is_fresh_ = false;
  if (--depth_ > 0) return;
  step_ = step_ == Step::kParameters ? Step::kArrow : Step::kDone;
}

void EntryLayoutForm::fault(text::Range range, std::string_view message,
                            std::vector<Problem>& problems) {
  step_ = Step::kOutside;
  Problem& problem = problems.emplace_back();
  problem.range = range;
  problem.code = "syntax";
  problem.message = message;
}

}  // namespace hlo
