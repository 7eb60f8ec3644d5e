#include "offload/profile.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/support/catch.h"
#include "tests/unit/offload/branches_text.h"
#include "tests/unit/offload/tracked.h"

namespace {

std::string name_of(std::string_view alias) {
  const auto profile = offload::find_profile(alias);
  return profile ? std::string(profile->name) : "(none)";
}

tracked::Tracked track(std::string_view text, std::string_view profile,
                       offload::Backend backend = offload::Backend::kTpu) {
  offload::Options options;
  options.profile = offload::find_profile(profile).value();
  options.backend = backend;
  return tracked::track(text, options);
}

constexpr std::string_view kComputes =
    R"(HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->f32[4]{0}}
ENTRY e {
  h = f32[4]{0} parameter(0)
  y = f32[4]{0} negate(h)
  d = f32[4]{0} custom-call(y), custom_call_target="MoveToDevice"
  ROOT r = f32[4]{0} negate(d)
}
)";

// Two host parameters meet, and their sum goes back.
constexpr std::string_view kMeets =
    R"(HloModule m, entry_computation_layout={(f32[4]{0:S(5)}, f32[4]{0:S(5)})->f32[4]{0}}
ENTRY e {
  a = f32[4]{0} parameter(0)
  b = f32[4]{0} parameter(1)
  h = f32[4]{0} add(a, b)
  d = f32[4]{0} custom-call(h), custom_call_target="MoveToDevice"
  ROOT m = f32[4]{0} multiply(d, d)
}
)";

// Buffer and update of an update slice are moved, and the result goes back.
constexpr std::string_view kUpdates =
    R"(HloModule m, entry_computation_layout={(f32[8]{0}, f32[2]{0})->f32[8]{0}}
ENTRY e {
  p = f32[8]{0} parameter(0)
  s = f32[2]{0} parameter(1)
  z = s32[] constant(0)
  q = f32[8]{0} add(p, p)
  ob = f32[8]{0} custom-call(q), custom_call_target="MoveToHost"
  os = f32[2]{0} custom-call(s), custom_call_target="MoveToHost"
  du = f32[8]{0} dynamic-update-slice(ob, os, z)
  d = f32[8]{0} custom-call(du), custom_call_target="MoveToDevice"
  ROOT m = f32[8]{0} multiply(d, d)
}
)";

constexpr std::string_view kLeaks =
    R"(HloModule m, entry_computation_layout={(f32[4]{0:S(5)})->(f32[4]{0})}
ENTRY e {
  h = f32[4]{0} parameter(0)
  ROOT out = (f32[4]{0}) tuple(h)
}
)";

}  // namespace

TEST_CASE("profiles are found by name, the newest last") {
  CHECK(offload::profiles().size() == 8);
  for (const offload::Profile& profile : offload::profiles())
    CHECK(offload::find_profile(profile.name) == profile);
  CHECK(offload::profiles().front().name == "2024");
  CHECK(offload::newest_profile() == offload::profiles().back());
  CHECK(offload::newest_profile().name == "2026-11");
}

TEST_CASE("releases are other names for the profile of their time") {
  CHECK(name_of("libtpu-0.0.3") == "2024");
  CHECK(name_of("libtpu-0.0.4") == "2024");
  CHECK(name_of("libtpu-0.0.5") == "2025a");
  CHECK(name_of("libtpu-0.0.18") == "2025a");
  CHECK(name_of("libtpu-0.0.19") == "2025b");
  CHECK(name_of("libtpu-0.0.34") == "2025c");
  CHECK(name_of("libtpu-0.0.35") == "2026-02");
  CHECK(name_of("libtpu-0.0.40") == "2026-02");
  CHECK(name_of("libtpu-0.0.48.1") == "2026-05");
  CHECK(name_of("libtpu-0.0.50") == "2026-09");
  CHECK(name_of("libtpu-0.0.51") == "2026-11");
  CHECK(name_of("libtpu-0.1.0") == "2026-11");
  CHECK(name_of("jax-0.4.35") == "2024");
  CHECK(name_of("jax-0.5.3") == "2025a");
  CHECK(name_of("jax-0.7.2") == "2025b");
  CHECK(name_of("jax-0.9.0") == "2025c");
  CHECK(name_of("jax-0.10.0") == "2026-02");
  CHECK(name_of("jax-0.11.2") == "2026-05");
  CHECK(name_of("jax-0.12.0.1") == "2026-09");
}

TEST_CASE("what is no release is no profile") {
  for (const std::string_view name :
       {"", "2023", "2026", "libtpu-", "libtpu-0.0", "libtpu-0.0.x", "libtpu-0.0.5x", "jax",
        "jax-1", "jax--1.0.0", "xla-0.0.1", "LIBTPU-0.0.40"})
    CHECK(name_of(name) == "(none)");
}

TEST_CASE("an alias has the rules of its release, a name those of its last") {
  CHECK_FALSE(offload::find_profile("libtpu-0.0.11")->prints_trace);
  CHECK(offload::find_profile("2025a")->prints_trace);
  CHECK(offload::find_profile("libtpu-0.0.18") == offload::find_profile("2025a"));
}

TEST_CASE("before there was host compute a computation on the host is an error") {
  CHECK(track(kComputes, "2024").result().verdict.message ==
        "Tensor which is moved to host (starting from \"h\") is used by an instruction (\"y\") "
        "which is not acceptable during pure memory offload.");
  CHECK(track(kComputes, "2025a").result().verdict.outcome == offload::Verdict::Outcome::kOk);
  CHECK(track(kComputes, "2024").codes() == std::vector<std::string>{"offload-unsupported"});
}

TEST_CASE("the warning of host compute grew longer in the course of 2025") {
  const auto text_under = [](std::string_view profile) {
    return track(kComputes, profile).result().findings.at(0).message;
  };
  CHECK(text_under("libtpu-0.0.11").ends_with("This is likely to have a very high overhead."));
  CHECK(text_under("libtpu-0.0.15").ends_with("computation happens on the device."));
}

TEST_CASE("two walks that meet leak until host positions are skipped") {
  CHECK(track(kMeets, "libtpu-0.0.18").result().verdict.start == "b");
  CHECK(track(kMeets, "libtpu-0.0.19").result().verdict.outcome == offload::Verdict::Outcome::kOk);
}

TEST_CASE("a moved base under a moved update leaks until moves to the device keep their users") {
  CHECK(track(kUpdates, "libtpu-0.0.40").result().verdict.start == "du");
  CHECK(track(kUpdates, "libtpu-0.0.41").result().verdict.outcome ==
        offload::Verdict::Outcome::kOk);
}

TEST_CASE("E1200 has its code and page since 2026-02") {
  const std::string sentence =
      "Tensor which is moved to host (starting from h) is returned from the entry computation but "
      "the layout for this output is not set to host memory.";
  const tracked::Tracked older = track(kLeaks, "2025c");
  CHECK(older.result().verdict.message == sentence);
  CHECK(older.result().verdict.code == "E1200");
  CHECK(older.result().verdict.message.find("openxla.org") == std::string::npos);
  CHECK(track(kLeaks, "2026-02").result().verdict.message.starts_with("E1200: "));
}

TEST_CASE("an update of part of the lanes of a host buffer is refused on TPU only") {
  constexpr std::string_view kLanes =
      R"(HloModule m, entry_computation_layout={(f32[2]{0}, f32[256]{0:S(5)})->f32[256]{0:S(5)}}
ENTRY e {
  x = f32[2]{0} parameter(0)
  h = f32[256]{0} parameter(1)
  i = s32[] constant(4)
  ROOT du = f32[256]{0} dynamic-update-slice(h, x, i)
}
)";
  CHECK(track(kLanes, "2026-11").codes() == std::vector<std::string>{"refused-behind"});
  CHECK(track(kLanes, "2026-11", offload::Backend::kGpu).codes().empty());
  std::string whole(kLanes);
  whole.replace(whole.find("f32[2]"), 6, "f32[128]");
  whole.replace(whole.find("f32[2]"), 6, "f32[128]");
  CHECK(track(whole, "2026-11").codes().empty());
}

TEST_CASE("branches that disagree are refused by the verifier on GPU only") {
  const auto codes = [](offload::Backend backend) {
    return track(kBranches, "2026-11", backend).codes();
  };
  const std::vector<std::string> on_gpu = codes(offload::Backend::kGpu);
  CHECK(std::ranges::find(on_gpu, "refused-behind") != on_gpu.end());
  const std::vector<std::string> on_tpu = codes(offload::Backend::kTpu);
  CHECK(std::ranges::find(on_tpu, "refused-behind") == on_tpu.end());
}
