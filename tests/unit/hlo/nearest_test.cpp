#include "hlo/nearest.h"

#include <string>

#include "tests/support/catch.h"

namespace {

hlo::Instruction instruction_of(hlo::Opcode opcode) {
  hlo::Instruction instruction;
  instruction.opcode = opcode;
  return instruction;
}

}  // namespace

TEST_CASE("a word is near where few letters differ and no other is as near") {
  CHECK(hlo::nearest_word("dimensons", {"dimensions", "direction"}) == "dimensions");
  CHECK(hlo::nearest_word("cat", {"cats", "bat"}).empty());
  CHECK(hlo::nearest_word("xyzzy", {"dimensions", "slice"}).empty());
  CHECK(hlo::nearest_word("k", {"K"}).empty());
}

TEST_CASE("opcodes of today are near, with the suffix of a shorthand or without") {
  CHECK(hlo::nearest_opcode("transposse") == "transpose");
  CHECK(hlo::nearest_opcode("custm-call-start") == "custom-call-start");
  CHECK(hlo::nearest_opcode("copy-star") == "copy-start");
  CHECK(hlo::nearest_opcode("copy-update").empty());
  CHECK(hlo::nearest_opcode("generate-tokens").empty());
}

TEST_CASE("attributes are near among those that the instruction may have") {
  CHECK(hlo::nearest_attribute(instruction_of(hlo::Opcode::kTranspose), "dimension") ==
        "dimensions");
  CHECK(hlo::nearest_attribute(instruction_of(hlo::Opcode::kNegate), "dimension").empty());
  CHECK(hlo::nearest_header_attribute("is_schedule") == "is_scheduled");
}
