#include "features/memory_path.h"

#include <memory>
#include <string>

#include "analysis/analyzer.h"
#include "tests/support/catch.h"
#include "tests/support/fix_examples.h"

namespace {

std::shared_ptr<const analysis::Snapshot> open(const std::string& text) {
  return analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
}

std::optional<features::MemoryPath> path_at(const std::string& text, std::string_view place) {
  const auto offset = text.find(place);
  REQUIRE(offset != std::string::npos);
  return features::memory_path(*open(text), static_cast<text::Offset>(offset));
}

}  // namespace

TEST_CASE("a leaking value is explained from the move to the output") {
  const auto path = path_at(support::fix_example("S1").text, "off =");
  REQUIRE(path);
  CHECK(path->name == "off");
  REQUIRE(path->steps.size() >= 3);
  CHECK(path->steps.front().name == "off");
  CHECK(path->steps.front().message == "moved to host memory here");
  CHECK(path->steps.back().name == "output {0}");
  CHECK(path->ending == "returned as output {0}, which is device memory (E1200)");
}

TEST_CASE("an operand stands for the value it names") {
  const std::string text = support::fix_example("S1").text;
  const auto path = path_at(text, "off, nx");
  REQUIRE(path);
  CHECK(path->name == "off");
  CHECK(path->range.begin == text.find("off, nx"));
}

TEST_CASE("a value that never leaves the device has no steps") {
  const auto path = path_at(support::fix_example("S1").text, "nx =");
  REQUIRE(path);
  CHECK(path->placement == "device memory");
  CHECK(path->steps.empty());
  CHECK(path->ending == "never leaves the device");
}

namespace {

const std::string kRoundTrip =
    "HloModule m, entry_computation_layout={(f32[4]{0})->(f32[4]{0:S(5)}, f32[4]{0})}\nENTRY e {\n"
    "  x = f32[4]{0} parameter(0)\n"
    "  o = f32[4]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
    "  b = f32[4]{0} opt-barrier(o)\n"
    "  d = f32[4]{0} custom-call(b), custom_call_target=\"MoveToDevice\"\n"
    "  n = f32[4]{0} negate(d)\n"
    "  ROOT out = (f32[4]{0}, f32[4]{0}) tuple(o, n)\n}\n";

}  // namespace

TEST_CASE("a value that comes back says where") {
  const auto path = path_at(kRoundTrip, "b = ");
  REQUIRE(path);
  CHECK(path->placement == "host memory");
  REQUIRE(path->steps.size() == 2);
  CHECK(path->steps.front().message == "moved to host memory here");
  CHECK(path->ending == "comes back to the device at `d`");
}

TEST_CASE("a move to the device is the last step of the way back") {
  const auto path = path_at(kRoundTrip, "d = ");
  REQUIRE(path);
  CHECK(path->placement == "device memory");
  REQUIRE(path->steps.size() == 3);
  CHECK(path->steps.back().message == "comes back to the device here");
  CHECK(path->ending == "back in device memory");
}

TEST_CASE("a host value that is a host output says so") {
  const auto path = path_at(kRoundTrip, "out = ");
  REQUIRE(path);
  CHECK(path->placement == "host memory at {0}, device memory elsewhere");
  CHECK(path->ending == "returned as output {0} in host memory");
}

TEST_CASE("what is computed from a value that came back is a device value") {
  const auto path = path_at(kRoundTrip, "n = ");
  REQUIRE(path);
  CHECK(path->steps.empty());
  CHECK(path->ending == "never leaves the device");
}

TEST_CASE("a tuple says which of its elements are in host memory") {
  const auto path = path_at(support::fix_example("S1").text, "out =");
  REQUIRE(path);
  CHECK(path->placement == "host memory at {0}, device memory elsewhere");
}

TEST_CASE("where no value stands there is no path") {
  const std::string text = support::fix_example("S1").text;
  CHECK_FALSE(features::memory_path(*open(text), 3));
  CHECK_FALSE(features::memory_path(*open(""), 0));
  CHECK_FALSE(features::memory_path(*open(text), static_cast<text::Offset>(text.size())));
}

TEST_CASE("a name leads to all its definitions in text order") {
  const std::string text =
      "HloModule m\nf {\n  x = f32[] parameter(0)\n  ROOT y = f32[] negate(x)\n}\n"
      "ENTRY e {\n  %x = f32[] parameter(0)\n  ROOT z = f32[] call(%x), to_apply=f\n}\n";
  const auto snapshot = open(text);
  using Offsets = std::vector<text::Offset>;
  const auto first = static_cast<text::Offset>(text.find("x = "));
  const auto second = static_cast<text::Offset>(text.find("%x = "));
  CHECK(features::definitions_of(*snapshot, "x") == Offsets{first, second});
  CHECK(features::definitions_of(*snapshot, "%x") == Offsets{first, second});
  CHECK(features::definitions_of(*snapshot, "nowhere").empty());
}
