#pragma once

// Fixes: the edits that would cure a leak, with what each costs. Proposals only: whether a leak is
// really gone and nothing new came is shown by analysing the edited text (analysis/proof.h), and
// nobody offers one without that. The edits touch what they must and leave every other byte of the
// text as it is: comments, line ends, trailing blanks.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/module.h"
#include "hlo/tables.h"
#include "offload/result.h"
#include "offload/stage.h"
#include "text/range.h"
#include "text/text.h"

namespace offload {

inline constexpr std::string_view kMoveToDevice = "move-to-device";
inline constexpr std::string_view kHostOutput = "host-output";
inline constexpr std::string_view kDropAnnotation = "drop-annotation";
inline constexpr std::string_view kParameterDevice = "parameter-device";
inline constexpr std::string_view kReturnOperand = "return-operand";
inline constexpr std::string_view kInBranch = "in-branch";
inline constexpr std::string_view kHostOtherBranches = "host-other-branches";

// Proposals of one form are ways to the same end, the better one first: only the first proven one
// is worth showing.
enum class Form : std::uint8_t {
  kEarlyMove,
  kMoveAtOutput,
  kOutputToHost,
  kOutputToHostWithoutAlias,
  kDrop,
  kInputToDevice,
  kOperandReturned,
  kMoveInBranch,
  kOthersToHost,
};

struct Proposal {
  std::string_view kind;
  Form form = Form::kEarlyMove;
  std::string title;
  std::string cost;
  std::vector<text::Edit>
      edits;  // disjoint, sorted by position, all against the text of the ground
};

// A kind that is not possible here, and why.
struct NoProposal {
  std::string_view kind;
  std::string reason;
  bool is_expected = true;  // false: the kind is for leaks of another sort, nobody misses it here
};

struct Proposals {
  std::vector<Proposal> proposed;  // cheapest first
  std::vector<NoProposal> impossible;
};

// The edits that would cure all leaks of a module, as those of a proposal.
struct RepairOfAll {
  std::vector<std::string> steps;  // one a leak: "output {0}: ..."
  std::vector<text::Edit> edits;
};

// What a fix is made on. All of it must be of the same version.
struct Ground {
  const text::Text& text;
  const hlo::Module& module;
  hlo::Tables& tables;
  Stage stage = Stage::kBeforeOffload;
  const Result& result;
};

Proposals proposals_for(const Ground& ground, const Leak& leak);
// Ways to repair all leaks of a module at once: each leak in its own cheapest way first. With a
// kind in no other way than that.
std::vector<RepairOfAll> proposals_for_all(const Ground& ground, std::string_view kind);
// The edits that would cure what is advised against, where one way is certain.
std::optional<Proposal> proposal_for(const Ground& ground, const Finding& finding);
// Dropping annotations only, further ones with those that are known to feed the leak: analysing the
// edited text shows where the next annotation on the way takes the place of the first.
Proposals drop_proposals_for(const Ground& ground, const Leak& leak,
                             const std::vector<hlo::InstructionId>& further);

}  // namespace offload
