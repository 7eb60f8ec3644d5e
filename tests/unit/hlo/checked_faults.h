// One fault in one instruction, told with its code and at its place. `<<` and `>>` stand around
// that place.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/catch.h"
#include "tests/unit/hlo/checked_values.h"

namespace support {

inline constexpr const char* kVerifier =
    " (XLA's parser takes this; compilation stops in the verifier)";

inline std::string instruction_module(std::string_view instruction) {
  return "HloModule m\n\nENTRY e {\n  p = f32[4]{0} parameter(0)\n  " + std::string(instruction) +
         "\n}\n";
}

inline std::string constant(std::string_view shape, std::string_view literal) {
  return instruction_module("c = " + std::string(shape) + " constant(" + std::string(literal) +
                            ")");
}

inline std::string parameter(std::string_view shape) {
  return instruction_module("q = " + std::string(shape) + " parameter(1)");
}

inline std::string sharded(std::string_view value, std::string_view shape = "f32[8,8]") {
  return instruction_module("q = " + std::string(shape) +
                            " parameter(1), sharding=" + std::string(value));
}

inline std::string header(std::string_view attribute) {
  return "HloModule m, " + std::string(attribute) + "\n\nENTRY e {\n  p = f32[] parameter(0)\n}\n";
}

inline void check_taken(const std::string& text) {
  const Checked found = check_text(text);
  INFO(text);
  CHECK(found.syntax_problems.empty());
  for (const hlo::Problem& problem : found.problems) FAIL_CHECK(problem.message);
}

inline void check_refused(std::string text, std::string_view code, const std::string& message) {
  const std::size_t begin = text.find("<<");
  REQUIRE(begin != std::string::npos);
  text.erase(begin, 2);
  const std::size_t end = text.find(">>");
  REQUIRE(end != std::string::npos);
  text.erase(end, 2);
  const Checked found = check_text(text);
  INFO(text);
  REQUIRE(found.problems.size() == 1);
  CHECK(found.problems[0].code == code);
  CHECK(found.problems[0].message == message);
  CHECK(found.problems[0].severity == hlo::Severity::kError);
  CHECK(text.substr(found.problems[0].range.begin, found.problems[0].range.size()) ==
        text.substr(begin, end - begin));
}

}  // namespace support
