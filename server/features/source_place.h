#pragma once

// Where in the user's program an instruction comes from, as its metadata says: directly, or through
// the stack tables of the module. Parts that are not written are empty.

#include <cstdint>
#include <string>

#include "hlo/file.h"
#include "hlo/instruction.h"

namespace features {

struct SourcePlace {
  std::string op_name;
  std::string file;
  std::string function;   // of the stack tables
  std::int64_t line = 0;  // from 1; 0 where unknown
};

// The `op_name` of the metadata alone: costs no look at the stack tables.
std::string op_name_of(const hlo::InstructionRef& instruction);

SourcePlace source_place(const hlo::File& file, const hlo::InstructionRef& instruction);

}  // namespace features
