#pragma once

// Fixes: the edits that would cure a leak, with what each costs. Proposals only: whether a leak is
// really gone and nothing new came is shown by analysing the edited text (analysis/proof.h), and
// nobody offers one without that. The edits touch what they must and leave every other byte of the
// text as it is: comments, line ends, trailing blanks.

#include <cstdint>
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

struct Proposal {
  std::string_view kind;
  // Proposals of one kind and form are ways to the same end, the better one first: only the first
  // proven one is worth showing.
  std::uint32_t form = 0;
  std::string title;
  std::string cost;
  std::vector<text::Edit>
      edits;  // disjoint, sorted by position, all against the text of the ground
};

// A kind that is not possible here, and why.
struct NoProposal {
  std::string_view kind;
  std::string reason;
};

struct Proposals {
  std::vector<Proposal> proposed;  // cheapest first
  std::vector<NoProposal> impossible;
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
// Dropping annotations only, further ones with those that are known to feed the leak: analysing the
// edited text shows where the next annotation on the way takes the place of the first.
Proposals drop_proposals_for(const Ground& ground, const Leak& leak,
                             const std::vector<hlo::InstructionId>& further);

}  // namespace offload
