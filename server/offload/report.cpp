#include "offload/report.h"

#include <algorithm>

namespace offload {

void Report::add_leak(Leak leak) {
  for (Leak& known : result_.leaks) {
    if (known.start != leak.start || known.start_instruction != leak.start_instruction ||
        known.output != leak.output || known.parameter != leak.parameter ||
        known.parameter_index != leak.parameter_index)
      continue;
    for (const hlo::InstructionId annotation : leak.annotations)
      if (std::ranges::find(known.annotations, annotation) == known.annotations.end())
        known.annotations.push_back(annotation);
    return;
  }
  leak.is_tentative = is_tentative_;
  if (result_.verdict.outcome == Verdict::Outcome::kOk) {
    fail(Verdict::Outcome::kError, "E1200", leak.message);
    result_.verdict.start = leak.start;
  }
  result_.leaks.push_back(std::move(leak));
}

void Report::add_annotation(const std::string& start, hlo::InstructionId annotation) {
  if (!annotation.exists()) return;
  for (Leak& known : result_.leaks) {
    if (known.start != start || known.annotations.empty()) continue;
    if (std::ranges::find(known.annotations, annotation) == known.annotations.end())
      known.annotations.push_back(annotation);
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
  add_finding({Finding::Kind::kError, "offload-unsupported", std::move(message), std::move(position),
               std::move(related)});
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
