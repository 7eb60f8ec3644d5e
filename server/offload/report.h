#pragma once

// Report: what a run finds, in the order in which the compiler meets it. The first leak, error or
// abort is the verdict; what comes behind an error or abort is tentative, since the compiler does
// not get there. One finding an instruction and code, however many walks and call sites meet it.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "offload/graph.h"
#include "offload/result.h"
#include "offload/tracker.h"

namespace offload {

class Report {
 public:
  explicit Report(const Options& options) : options_(&options) {}

  // Merges with an earlier leak of the same start and output.
  void add_leak(Place start, Leak leak);
  // Also an annotation of the leaks that walks from this start found before.
  void add_annotation(Place start, hlo::InstructionId annotation);
  void add_finding(Finding finding);
  void add_error(std::string message, Position position, std::vector<Step> related);
  void add_abort(std::string check, std::string reason, Position position,
                 std::vector<Step> related);

  bool logs(int level) const { return level <= options_->log_level; }
  void log(int level, std::string line);
  // The rest of the compiler's log does not exist behind its first error.
  void close_log() { is_log_open_ = false; }
  bool is_log_open() const { return is_log_open_; }

  bool has_finding(std::string_view code, hlo::InstructionId instruction) const;
  Result& result() { return result_; }
  const Result& result() const { return result_; }

 private:
  void fail(Verdict::Outcome outcome, std::string code, std::string message);

  const Options* options_;
  Result result_;
  bool is_tentative_ = false;
  bool is_log_open_ = true;
  std::set<std::pair<std::string, hlo::InstructionId>> known_;
  std::map<std::tuple<std::string, hlo::InstructionId, hlo::ShapeIndex>, std::size_t> leaks_;
  std::map<std::uint64_t, std::vector<std::size_t>> leaks_from_;
};

}  // namespace offload
