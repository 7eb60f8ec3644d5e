// Programs as people write them: whether the module that the framework hands over ends in E1200,
// and the exact verdict on the module in front of the pass.
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

const std::filesystem::path kFolder = recorded::folder() / "jax-programs";

std::string text_of(const nlohmann::json& program, const char* which) {
  return recorded::read(kFolder / (program["name"].get<std::string>() + which));
}

bool expects_leak(const nlohmann::json& program) { return program["code"] == "E1200"; }

std::string start_of(const nlohmann::json& program) {
  return program["start"].is_null() ? "" : program["start"].get<std::string>();
}

}  // namespace

TEST_CASE("E1200 is foretold on framework text") {
  const auto programs = recorded::read_lines(kFolder / "verdicts.jsonl");
  REQUIRE(programs.size() == 60);
  for (const nlohmann::json& program : programs) {
    const recorded::Answer ours =
        recorded::answer(text_of(program, ".input.hlo"), offload::Stage::kFramework, -1);
    INFO(program["name"].get<std::string>());
    CHECK((ours.outcome() == "E1200") == expects_leak(program));
  }
}

TEST_CASE("the stage is read off the text") {
  for (const nlohmann::json& program : recorded::read_lines(kFolder / "verdicts.jsonl")) {
    INFO(program["name"].get<std::string>());
    const recorded::Answer input =
        recorded::answer(text_of(program, ".input.hlo"), offload::Stage::kFramework, -1);
    CHECK(offload::choose_stage(input.snapshot->modules.at(0).module, *input.snapshot->tables)
              .stage == offload::Stage::kFramework);
    const recorded::Answer later =
        recorded::answer(text_of(program, ".pass_input.hlo"), offload::Stage::kFinal, -1);
    const auto& module = later.snapshot->modules.at(0).module;
    const offload::Stage stage = offload::choose_stage(module, *later.snapshot->tables).stage;
    // Text of the compiler without anything to track may show nothing at all.
    if (offload::has_anything_to_track(module, *later.snapshot->tables))
      CHECK(stage == offload::Stage::kBeforeOffload);
  }
}

TEST_CASE("in front of the pass the verdict and the start are the compiler's") {
  for (const nlohmann::json& program : recorded::read_lines(kFolder / "verdicts.jsonl")) {
    const recorded::Answer ours =
        recorded::answer(text_of(program, ".pass_input.hlo"), offload::Stage::kBeforeOffload, -1);
    INFO(program["name"].get<std::string>());
    CHECK((ours.outcome() == "E1200") == expects_leak(program));
    CHECK(ours.result->verdict.start == start_of(program));
    CHECK((ours.outcome() == "abort") == (program["outcome"] == "abort"));
  }
}
