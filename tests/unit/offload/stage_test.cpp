#include "offload/stage.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

using offload::Backend;
using offload::Stage;

namespace {

Stage stage_of(std::string_view text) {
  const auto parsed = tracked::parse(text);
  return offload::choose_stage(parsed.file->modules().at(0), *parsed.tables).stage;
}

Backend backend_of(std::string_view text) {
  const auto parsed = tracked::parse(text);
  return offload::choose_backend(parsed.file->modules().at(0), *parsed.tables);
}

std::string call(std::string_view target, std::string_view more = "") {
  return "ENTRY e {\n  x = f32[2]{0} parameter(0)\n  ROOT o = f32[2]{0} custom-call(x), "
         "custom_call_target=\"" +
         std::string(target) + "\"" + std::string(more) + "\n}\n";
}

}  // namespace

TEST_CASE("moves show what stage a module is at") {
  CHECK(stage_of(call("MoveToHost")) == Stage::kBeforeOffload);
  CHECK(stage_of(call("MoveToDevice")) == Stage::kBeforeOffload);
  CHECK(stage_of(call("annotate_device_placement",
                      ", frontend_attributes={_xla_buffer_placement=\"device\"}")) ==
        Stage::kFramework);
  CHECK(stage_of(call("annotate_device_placement")) == Stage::kBeforeOffload);
  CHECK(stage_of("HloModule m, is_scheduled=true\n" + call("MoveToHost")) == Stage::kFinal);
  CHECK(stage_of("HloModule m, is_scheduled=false\n" + call("MoveToHost")) ==
        Stage::kBeforeOffload);
}

TEST_CASE("memory spaces without moves come from behind the pass") {
  CHECK(
      stage_of(
          "ENTRY e {\n  x = f32[2]{0:S(5)} parameter(0)\n  ROOT c = f32[2]{0:S(5)} copy(x)\n}\n") ==
      Stage::kAfterOffload);
  CHECK(stage_of(
            "ENTRY e {\n  x = f32[2]{0:S(5)} parameter(0)\n  ROOT c = f32[2]{0} negate(x)\n}\n") ==
        Stage::kBeforeOffload);
}

TEST_CASE("tiles in the entry layout alone come from the framework") {
  const std::string header =
      "HloModule m, entry_computation_layout={(f32[2]{0:T(128)S(5)})->f32[2]{0:T(128)}}\n";
  CHECK(stage_of(header +
                 "ENTRY e {\n  x = f32[2]{0} parameter(0)\n  ROOT c = f32[2]{0} negate(x)\n}\n") ==
        Stage::kFramework);
  CHECK(stage_of(header + "ENTRY e {\n  x = f32[2]{0:T(128)} parameter(0)\n  ROOT c = "
                          "f32[2]{0:T(128)} negate(x)\n}\n") == Stage::kBeforeOffload);
}

TEST_CASE("custom calls and tiles show the back end") {
  CHECK(backend_of(call("__cublas$gemm")) == Backend::kGpu);
  CHECK(backend_of(call("__onednn$matmul")) == Backend::kCpu);
  CHECK(backend_of(call("MoveToHost")) == Backend::kTpu);
  CHECK(backend_of("HloModule m, entry_computation_layout={(f32[2]{0:T(128)})->f32[2]{0}}\n" +
                   call("__cublas$gemm")) == Backend::kTpu);
}

TEST_CASE("names of stages and back ends lead there and back") {
  for (const Stage stage :
       {Stage::kFramework, Stage::kBeforeOffload, Stage::kAfterOffload, Stage::kFinal})
    CHECK(offload::find_stage(offload::stage_name(stage)) == stage);
  for (const Backend backend : {Backend::kTpu, Backend::kGpu, Backend::kCpu})
    CHECK(offload::find_backend(offload::backend_name(backend)) == backend);
  CHECK_FALSE(offload::find_stage("auto"));
  CHECK_FALSE(offload::find_backend("auto"));
  CHECK(offload::newest_profile().name == "2026-11");
}
