#include "offload/report.h"

#include <algorithm>

namespace offload {

void Report::add_leak(Place start, Leak leak) {
  const auto [known, is_new] =
      leaks_.try_emplace({leak.start, leak.start_instruction, leak.output}, result_.leaks.size());
  leaks_from_[start.key()].push_back(known->second);
  if (!is_new) {
    for (const hlo::InstructionId annotation : leak.annotations) add_annotation(start, annotation);
    return;
  }
  leak.is_tentative = is_tentative_;
  if (result_.verdict.outcome == Verdict::Outcome::kOk) {
    fail(Verdict::Outcome::kError, "E1200", leak.message);
    result_.verdict.start = leak.start;
  }
  result_.leaks.push_back(std::move(leak));
}

void Report::add_annotation(Place start, hlo::InstructionId annotation) {
  const auto found = leaks_from_.find(start.key());
  if (!annotation.exists() || found == leaks_from_.end()) return;
  for (const std::size_t i : found->second) {
    std::vector<hlo::InstructionId>& known = result_.leaks[i].annotations;
    // A start that is a parameter of the entry leaks without any.
    if (known.empty() || std::ranges::find(known, annotation) != known.end()) continue;
    known.push_back(annotation);
  }
}

void Report::add_finding(Finding finding) {
  if (finding.position.instruction.exists() &&
      !known_.emplace(finding.code, finding.position.instruction).second)
    return;
  result_.findings.push_back(std::move(finding));
}

bool Report::has_finding(std::string_view code, hlo::InstructionId instruction) const {
  return known_.contains({std::string(code), instruction});
}

void Report::add_error(std::string message, Position position, std::vector<Step> related) {
  fail(Verdict::Outcome::kError, "", message);
  is_tentative_ = true;
  add_finding({Finding::Kind::kError, "offload-unsupported", std::move(message),
               std::move(position), std::move(related)});
}

void Report::add_abort(std::string check, std::string reason, Position position,
                       std::vector<Step> related) {
  fail(Verdict::Outcome::kAbort, "", std::move(check));
  is_tentative_ = true;
  add_finding({Finding::Kind::kAbort, "offload-abort", std::move(reason), std::move(position),
               std::move(related)});
}

void Report::fail(Verdict::Outcome outcome, std::string code, std::string message) {
  close_log();
  if (result_.verdict.outcome != Verdict::Outcome::kOk) return;
  result_.verdict.outcome = outcome;
  result_.verdict.code = std::move(code);
  result_.verdict.message = std::move(message);
}

void Report::log(int level, std::string line) {
  if (is_log_open_ && logs(level)) result_.log.push_back(std::move(line));
}

}  // namespace offload
