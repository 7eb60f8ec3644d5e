#pragma once

// The memory path of a value: from where it got to host memory, each step with its reason, where it
// ends.

#include <optional>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "text/range.h"

namespace features {

struct PathStep {
  text::Range range;
  std::string name;     // of the instruction, or `output {1}`
  std::string message;  // why the value is where it is
};

struct MemoryPath {
  text::Range range;  // of the value asked for
  std::string name;
  std::string placement;  // "host memory", "device memory" in words, with the index for tuples
  std::vector<PathStep> steps;  // empty for a value that never leaves the device
  std::string
      ending;  // where the path ends: "returned as output {1}, which is device memory (E1200)", ...
};

// What stands at the offset: an instruction's name, at its definition or as an operand. Absent
// where no value stands.
std::optional<MemoryPath> memory_path(const analysis::Snapshot& at, text::Offset offset);
// The offsets at which values with that name are defined, in text order (several computations may
// use one name).
std::vector<text::Offset> definitions_of(const analysis::Snapshot& at, std::string_view name);

}  // namespace features
