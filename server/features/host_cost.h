#pragma once

// What an instruction that the host executes costs, in words: the bytes in host memory that it
// works on, and how often a run of the program comes to it, as far as the text tells. Made when it
// is shown, from the text of then, so nothing of it has to outlive an edit.

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "offload/annotations.h"

namespace features {

class HostCost {
 public:
  HostCost(const analysis::ModuleAnalysis& analysis, hlo::Tables& tables);

  // `works on 4.0 MiB in host memory, 16 times a run (16 rounds of \`loop\`)`; empty where nothing
  // is known.
  std::string in_words(hlo::InstructionId id) const;

 private:
  bool is_host(const hlo::InstructionRef& value) const;
  std::string bytes_in_words(const hlo::InstructionRef& instruction) const;
  std::string rounds_in_words(const hlo::InstructionRef& instruction) const;

  const analysis::ModuleAnalysis& analysis_;
  hlo::Tables& tables_;
  offload::Words words_;
  std::vector<std::uint64_t> host_;  // instructions with a value in host memory, sorted
};

}  // namespace features
