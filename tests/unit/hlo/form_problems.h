// What the checks of single instructions say of a text, one line a problem: `code 'where':
// message`, with `note ` in front of a note.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tests/support/catch.h"
#include "tests/unit/hlo/checked_values.h"

namespace support {

inline std::string computation_of(std::string_view instructions) {
  return "HloModule m\n\nENTRY e {\n" + std::string(instructions) + "\n}\n";
}

// `x` is an array, `i` a number; `line` is the instruction that the test is about.
inline std::string instruction_text(std::string_view line) {
  return computation_of("  x = f32[4]{0} parameter(0)\n  i = s32[] parameter(1)\n  ROOT " +
                        std::string(line));
}

inline std::vector<std::string> problems_of(const std::string& text) {
  const Checked found = check_text(text);
  INFO(text);
  REQUIRE(found.syntax_problems.empty());
  std::vector<std::string> lines;
  for (const hlo::Problem& problem : found.problems) {
    lines.push_back(fmt::format(
        "{}{} '{}': {}", problem.severity == hlo::Severity::kNote ? "note " : "", problem.code,
        text.substr(problem.range.begin, problem.range.size()), problem.message));
  }
  return lines;
}

inline void check_problem(std::string_view line, const std::string& expected) {
  INFO(line);
  CHECK(problems_of(instruction_text(line)) == std::vector{expected});
}

inline void check_no_problem(std::string_view line) {
  INFO(line);
  const std::vector<std::string> none;
  CHECK(problems_of(instruction_text(line)) == none);
}

}  // namespace support
