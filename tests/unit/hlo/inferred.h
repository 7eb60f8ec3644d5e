// What is inferred of one instruction. `add(f32[2,3], s32[3])` stands for an entry computation with
// a parameter for each of the shapes; computations that its attributes name are of the list in
// inferred.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace support {

struct Inferred {
  std::string shape;    // of an instruction without a shape; empty where none is inferred
  std::string problem;  // `code: message`, of several one a line
};

// `written` is empty where no shape is written.
Inferred infer(std::string_view instruction, std::string_view written);

// Checks a row of a table: without a shape that one is inferred, it is right where it is written,
// and another is wrong.
struct RightShape {
  std::string_view instruction;
  std::string_view shape;
};
void check_right(std::span<const RightShape> rows);

// For opcodes that the parser infers no shape for: written, it is right, and another is wrong.
void check_right_written(std::span<const RightShape> rows);

// The message, of the parser where no shape is written, and of the verifier where one is.
struct InferenceFault {
  std::string_view instruction;
  std::string_view message;
};
void check_faults(std::span<const InferenceFault> rows);

// One problem of that code, with that shape; no message for none.
struct WrittenFault {
  std::string_view instruction;
  std::string_view written;
  std::string_view code;
  std::string_view message;
};
void check_written_faults(std::span<const WrittenFault> rows);

}  // namespace support
