#pragma once

// Requests that the protocol does not have: `hlo/memoryPath`.

#include <string>
#include <vector>

#include "protocol/basic.h"

namespace protocol {

using MemoryPathParams = TextDocumentPositionParams;

struct MemoryPathStep {
  std::string name;     // of the instruction, or `output {1}`
  std::string message;  // why the value is where it is
  Location location;
};

// From where a value got to host memory, each step with its reason, where it ends. The answer is
// null where no value stands.
struct MemoryPath {
  Range range;
  std::string name;
  std::string placement;
  std::vector<MemoryPathStep> steps;
  std::string ending;
};

void to_json(Json& json, const MemoryPath& from);

}  // namespace protocol
