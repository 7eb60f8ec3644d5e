#include "tests/unit/hlo/inferred.h"

#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/judge.h"
#include "hlo/file_state.h"
#include "hlo/inference/shape_rules.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace support {
namespace {

struct Body {
  std::string_view name;
  std::string_view text;
};

constexpr Body kBodies[] = {
    {"sum", "a = f32[] parameter(0)\n b = f32[] parameter(1)\n ROOT r = f32[] add(a, b)"},
    {"sumb", "a = bf16[] parameter(0)\n b = bf16[] parameter(1)\n ROOT r = bf16[] add(a, b)"},
    {"one", "ROOT a = f32[] parameter(0)"},
    {"ge",
     "a = f32[] parameter(0)\n b = f32[] parameter(1)\n ROOT r = pred[] compare(a, b), "
     "direction=GE"},
    {"gei",
     "a = s32[] parameter(0)\n b = s32[] parameter(1)\n ROOT r = pred[] compare(a, b), "
     "direction=GE"},
    {"ge2",
     "a = f32[] parameter(0)\n b = f32[] parameter(1)\n c = s32[] parameter(2)\n d = s32[] "
     "parameter(3)\n ROOT r = pred[] compare(a, b), direction=GE"},
    {"two",
     "a = f32[] parameter(0)\n b = s32[] parameter(1)\n c = f32[] parameter(2)\n d = s32[] "
     "parameter(3)\n e = f32[] add(a, c)\n f = s32[] add(b, d)\n ROOT r = (f32[], s32[]) tuple(e, "
     "f)"},
    {"vec", "a = f32[2] parameter(0)\n b = f32[2] parameter(1)\n ROOT r = f32[2] add(a, b)"},
    {"mix", "a = f32[] parameter(0)\n b = s32[] parameter(1)\n ROOT r = f32[] add(a, a)"},
    {"tos", "a = f32[] parameter(0)\n ROOT r = s32[] constant(1)"},
    {"tok", "a = f32[] parameter(0)\n b = f32[] parameter(1)\n ROOT t = token[] after-all()"},
};

// Where the parenthesis at `open` closes.
std::size_t closing(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i;
  }
  FAIL("no closing parenthesis in " << text);
  return 0;
}

std::vector<std::string_view> operands_of(std::string_view list) {
  std::vector<std::string_view> operands;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= list.size(); ++i) {
    const char c = i < list.size() ? list[i] : ',';
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (c != ',' || depth != 0) continue;
    if (i > begin) operands.push_back(list.substr(begin, i - begin));
    begin = i + 2;  // behind the blank
  }
  return operands;
}

std::string text_of(std::string_view instruction, std::string_view written) {
  const std::size_t open = instruction.find('(');
  const std::size_t close = closing(instruction, open);
  const std::string_view attributes = instruction.substr(close + 1);
  std::string text = "HloModule m\n";
  for (const Body& body : kBodies) {
    if ((std::string(attributes) + ',').find(fmt::format("={},", body.name)) == std::string::npos) {
      continue;
    }
    text += fmt::format("{} {{ {} }}\n", body.name, body.text);
  }
  text += "ENTRY e {\n";
  std::string names;
  std::size_t number = 0;
  for (const std::string_view shape : operands_of(instruction.substr(open + 1, close - open - 1))) {
    names += fmt::format("{}p{}", names.empty() ? "" : ", ", number);
    text += fmt::format("  p{} = {} parameter({})\n", number, shape, number);
    ++number;
  }
  return text + fmt::format("  ROOT r = {}{}{}({}){}\n}}\n", written, written.empty() ? "" : " ",
                            instruction.substr(0, open), names, attributes);
}

std::string without_ending(const std::string& message) {
  return message.substr(0, message.find(" (XLA's parser takes this"));
}

constexpr std::string_view kWrong = "u64[9,9]";

void check_written(const RightShape& row) {
  INFO(row.instruction);
  CHECK(infer(row.instruction, row.shape).problem.empty());
  CHECK(
      infer(row.instruction, kWrong).problem ==
      fmt::format("unverified-shape: Expected instruction to have shape equal to {}, actual shape "
                  "is {}",
                  row.shape, kWrong));
}

}  // namespace

Inferred infer(std::string_view instruction, std::string_view written) {
  const Model model(text_of(instruction, written));
  const hlo::Verdicts verdicts = hlo::judge(model.file(), {});
  Inferred inferred;
  const hlo::FileState& state = model.file().state();
  state.pieces.for_each(0, state.pieces.size(), [&](const hlo::PieceTraits::Item& placed) {
    const auto* verdict = verdicts.find(placed->id);
    REQUIRE(verdict != nullptr);
    for (const auto& [index, shape] : (*verdict)->inferred) inferred.shape = hlo::plain(*shape);
    for (const hlo::Problem& problem : (*verdict)->problems) {
      if (!inferred.problem.empty()) inferred.problem += '\n';
      inferred.problem += problem.code + ": " + without_ending(problem.message);
    }
    return true;
  });
  return inferred;
}

void check_right(std::span<const RightShape> rows) {
  for (const RightShape& row : rows) {
    INFO(row.instruction);
    const Inferred inferred = infer(row.instruction, "");
    CHECK(inferred.shape == row.shape);
    CHECK(inferred.problem.empty());
    check_written(row);
  }
}

void check_right_written(std::span<const RightShape> rows) {
  for (const RightShape& row : rows) check_written(row);
}

void check_faults(std::span<const InferenceFault> rows) {
  for (const InferenceFault& row : rows) {
    INFO(row.instruction);
    const Inferred inferred = infer(row.instruction, "");
    CHECK(inferred.shape.empty());
    CHECK(inferred.problem == fmt::format("shape: failed to infer shape for opcode: {}, error: {}",
                                          row.instruction.substr(0, row.instruction.find('(')),
                                          row.message));
    CHECK(infer(row.instruction, kWrong).problem ==
          fmt::format("unverified-shape: {}", row.message));
  }
}

void check_written_faults(std::span<const WrittenFault> rows) {
  for (const WrittenFault& row : rows) {
    INFO(row.instruction);
    INFO(row.written);
    const std::string expected =
        row.message.empty() ? "" : fmt::format("{}: {}", row.code, row.message);
    CHECK(infer(row.instruction, row.written).problem == expected);
  }
}

}  // namespace support
