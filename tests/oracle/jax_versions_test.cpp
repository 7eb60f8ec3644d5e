// Programs as people write them under other compilers than the newest TPU one: jax 0.5.3 (libtpu
// 0.0.11) in front of its two passes, and two GPU plugins, on the module that the framework hands
// over and directly in front of the pass.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "offload/profile.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

using nlohmann::json;

const std::filesystem::path kFolder = recorded::folder() / "jax-programs";
const std::filesystem::path kOlder = kFolder / "jax-0.5.3";
const std::filesystem::path kGpu = kFolder / "gpu";

std::string text_or_nothing(const json& value) {
  return value.is_null() ? "" : value.get<std::string>();
}

offload::Options options_of(std::string_view profile, offload::Backend backend,
                            offload::Stage stage) {
  offload::Options options;
  options.profile = offload::find_profile(profile).value();
  options.backend = backend;
  options.stage = stage;
  return options;
}

std::string name_of(const json& program) { return program["name"].get<std::string>(); }

// The module for GPU differs from the one for TPU in its first line.
std::string gpu_input(const json& program) {
  const std::string text = recorded::read(kFolder / (name_of(program) + ".input.hlo"));
  return program["head"].get<std::string>() + text.substr(text.find('\n'));
}

std::size_t count(const recorded::Answer& answer, std::string_view code) {
  return static_cast<std::size_t>(
      std::ranges::count_if(answer.result->findings,
                            [&](const offload::Finding& finding) { return finding.code == code; }));
}

}  // namespace

TEST_CASE("what the passes of libtpu 0.0.11 say of 40 programs is what we say") {
  const auto programs = recorded::read_lines(kOlder / "verdicts.jsonl");
  REQUIRE(programs.size() == 40);
  for (const json& program : programs) {
    const recorded::Answer ours = recorded::answer(
        recorded::read(kOlder / (name_of(program) + ".hlo")),
        options_of("libtpu-0.0.11", offload::Backend::kTpu, offload::Stage::kBeforeOffload));
    INFO(name_of(program) << ": " << ours.result->verdict.message);
    CHECK(ours.outcome() == program["said"].get<std::string>());
    CHECK(ours.result->verdict.start == text_or_nothing(program["start"]));
    if (program["said"] == "E1200")
      CHECK("INVALID_ARGUMENT: " + ours.result->verdict.message ==
            program["message"].get<std::string>());
  }
}

TEST_CASE("programs that libtpu 0.0.11 refuses elsewhere get no error of the pass") {
  std::set<std::string> elsewhere;
  for (const json& program : recorded::read_lines(kOlder / "verdicts.jsonl"))
    if (program["said"] != program["outcome"]) elsewhere.insert(name_of(program));
  CHECK(elsewhere == std::set<std::string>{"nested-scan-blocks", "remat-offload-mlp-scan-gated",
                                           "remat-offload-transformer-2x2"});
}

TEST_CASE("E1200 is foretold on framework text for GPU, under both plugins") {
  const auto programs = recorded::read_lines(kGpu / "verdicts.jsonl");
  REQUIRE(programs.size() == 60);
  for (const json& program : programs) {
    const std::string text = gpu_input(program);
    for (const std::string plugin : {"0.12.0.1", "0.10.2"}) {
      const recorded::Answer ours = recorded::answer(
          text, options_of("jax-" + plugin, offload::Backend::kGpu, offload::Stage::kFramework));
      const std::string said = program[plugin]["said"];
      INFO(name_of(program) << " " << plugin << ": " << ours.result->verdict.message);
      CHECK((ours.outcome() == "E1200") == (said == "E1200"));
      CHECK((ours.outcome() == "abort") == (said == "abort"));
    }
  }
}

TEST_CASE("directly in front of the pass on GPU outcome and start are the compiler's") {
  for (const json& program : recorded::read_lines(kGpu / "verdicts.jsonl")) {
    const recorded::Answer ours = recorded::answer(
        recorded::read(kGpu / (name_of(program) + ".hlo")),
        options_of("jax-0.12.0.1", offload::Backend::kGpu, offload::Stage::kBeforeOffload));
    const json& recorded = program["0.12.0.1"];
    INFO(name_of(program) << ": " << ours.result->verdict.message);
    CHECK(ours.outcome() == recorded["said"].get<std::string>());
    CHECK(ours.result->verdict.start == text_or_nothing(recorded["start"]));
    // Accepted by the pass, and yet refused: by the verifier.
    const bool is_refused_behind = recorded["said"] == "ok" && recorded["outcome"] != "ok";
    CHECK((count(ours, "refused-behind") > 0) == is_refused_behind);
  }
}
