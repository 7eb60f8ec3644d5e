// Framework text: the graph of the version before follows an edit that leaves every instruction
// standing, and what it gives is what a graph built anew gives.
#include <optional>
#include <string>
#include <string_view>

#include "analysis/analyzer.h"
#include "analysis/paranoid.h"
#include "tests/support/catch.h"

namespace {

constexpr std::string_view kText =
    R"(HloModule jit_f, entry_computation_layout={(f32[8]{0}, s32[])->(f32[8]{0}, f32[8]{0})}

%cond (c: (s32[], f32[8])) -> pred[] {
  %c = (s32[], f32[8]{0}) parameter(0)
  %i = s32[] get-tuple-element(%c), index=0
  %most = s32[] constant(4)
  ROOT %less = pred[] compare(%i, %most), direction=LT
}

%body (b: (s32[], f32[8])) -> (s32[], f32[8]) {
  %b = (s32[], f32[8]{0}) parameter(0)
  %j = s32[] get-tuple-element(%b), index=0
  %one = s32[] constant(1)
  %next = s32[] add(%j, %one)
  %v = f32[8]{0} get-tuple-element(%b), index=1
  ROOT %pair = (s32[], f32[8]{0}) tuple(%next, %v)
}

ENTRY %main (x: f32[8], n: s32[]) -> (f32[8], f32[8]) {
  %x = f32[8]{0} parameter(0)
  %n = s32[] parameter(1)
  %sq = f32[8]{0} multiply(%x, %x)
  %off = f32[8]{0} custom-call(%sq), custom_call_target="annotate_device_placement", custom_call_has_side_effect=true, frontend_attributes={_xla_buffer_placement="pinned_host"}
  %start = (s32[], f32[8]{0}) tuple(%n, %off)
  %loop = (s32[], f32[8]{0}) while(%start), condition=%cond, body=%body
  %far = f32[8]{0} get-tuple-element(%loop), index=1
  %near = f32[8]{0} abs(%sq)
  %nearer = f32[8]{0} negate(%near)
  ROOT %out = (f32[8]{0}, f32[8]{0}) tuple(%far, %nearer)
}
)";

class Typing {
 public:
  explicit Typing(std::string text) : text_(std::move(text)) {
    analysis::Options options;
    options.piece_bytes = 64;
    at_ = analysis::Analyzer::open(text::Text(text_), options, analysis::for_each_in_line, {});
    REQUIRE(at_->modules.size() == 1);
    REQUIRE(at_->modules[0].stage.stage == offload::Stage::kFramework);
  }

  // Whether the graph followed. What it gave is compared with a start from scratch.
  bool replace(std::string_view from, std::string_view to) {
    const std::size_t place = text_.find(from);
    REQUIRE(place != std::string::npos);
    const text::Edit edit{
        {static_cast<text::Offset>(place), static_cast<text::Offset>(place + from.size())},
        std::string(to)};
    at_ = analysis::Analyzer::next(*at_, {edit}, at_->options, analysis::for_each_in_line, {});
    text_.replace(place, from.size(), to);
    const std::optional<std::string> difference = analysis::difference_from_scratch(*at_);
    CAPTURE(difference.value_or(""));
    CHECK_FALSE(difference.has_value());
    return at_->counts.inherited == 1;
  }

  std::size_t leaks() const { return at_->modules[0].tracking.result->leaks.size(); }
  std::size_t tracked() const { return at_->counts.tracked; }

 private:
  std::string text_;
  std::shared_ptr<const analysis::Snapshot> at_;
};

}  // namespace

TEST_CASE("the graph follows names that come and go") {
  Typing typing{std::string(kText)};
  REQUIRE(typing.leaks() == 1);
  CHECK(typing.replace("%off = ", "%offx = "));
  CHECK(typing.leaks() == 0);
  CHECK(typing.replace("%offx = ", "%off = "));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("tuple(%n, %off)", "tuple(%n, %sq)"));
  CHECK(typing.leaks() == 0);
  CHECK(typing.replace("tuple(%n, %sq)", "tuple(%n, %off)"));
  CHECK(typing.leaks() == 1);
}

TEST_CASE("the graph follows a name given twice: the first in front of the user counts") {
  Typing typing{std::string(kText)};
  CHECK(typing.replace("abs(%sq)", "abs(%off)"));
  CHECK(typing.replace("%x = ", "%off = "));
  CHECK(typing.leaks() == 0);
  CHECK(typing.replace("%off = f32[8]{0} parameter", "%x = f32[8]{0} parameter"));
  CHECK(typing.leaks() == 2);
  CHECK(typing.replace("%nearer = ", "%sq = "));
  CHECK(typing.leaks() == 1);
}

TEST_CASE("the graph follows opcodes, constants, attributes and the computation called in a loop") {
  Typing typing{std::string(kText)};
  CHECK(typing.replace("\"pinned_host\"", "\"device\""));
  CHECK(typing.leaks() == 0);
  CHECK(typing.replace("\"device\"", "\"unpinned_host\""));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("constant(4)", "constant(5)"));
  CHECK(typing.replace("get-tuple-element(%loop), index=1", "get-tuple-element(%loop), index=0"));
  CHECK(typing.leaks() == 0);
  CHECK(typing.replace("index=0\n  %near", "index=1\n  %near"));
  CHECK(typing.replace("%v = f32[8]{0} get-tuple-element(%b)", "%v = f32[8]{0} negate(%b)"));
  CHECK(typing.replace("ROOT %pair", "ROOT %w"));
}

TEST_CASE("the graph follows a shape that is broken and mended") {
  Typing typing{std::string(kText)};
  CHECK(typing.replace("%sq = f32[8]", "%sq = fx32[8]"));
  CHECK(typing.replace("%sq = fx32[8]", "%sq = f32[8]"));
  CHECK(typing.replace("%off = f32[8]{0} ", "%off = "));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("%off = ", "%off = f32[8]{0} "));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("%start = (s32[], f32[8]{0}) tuple", "%start = f32[8]{0} tuple"));
  CHECK(typing.replace("%start = f32[8]{0} tuple", "%start = (s32[], f32[8]{0}) tuple"));
  CHECK(typing.leaks() == 1);
}

TEST_CASE("the graph follows operands that come and go, and a move that is broken and mended") {
  Typing typing{std::string(kText)};
  CHECK(typing.replace("abs(%sq)", "abs(%sq, %off)"));
  CHECK(typing.leaks() == 2);
  CHECK(typing.replace("(%sq, %off)", "(%sq)"));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("%off = f32[8]", "%off = fx32[8]"));
  CHECK(typing.replace("%off = fx32[8]", "%off = f32[8]"));
  CHECK(typing.leaks() == 1);
  CHECK(typing.replace("abs(%sq)", "custom-call(%sq), custom_call_target=\"Sharding\""));
  CHECK(typing.replace("custom_call_target=\"Sharding\"", "custom_call_target=\"Other\""));
  CHECK(typing.replace("custom-call(%sq), custom_call_target=\"Other\"", "abs(%sq)"));
}

TEST_CASE("a shape that is left out far away is inferred anew") {
  std::string text(kText);
  text.replace(text.find("%near = f32[8]{0} "), 18, "%near = ");
  Typing typing{std::move(text)};
  CHECK_FALSE(typing.replace("%sq = f32[8]{0} multiply", "%sq = f32[8,1]{1,0} multiply"));
  CHECK_FALSE(typing.replace("%sq = ", "%other = "));
}

TEST_CASE("a graph that cannot follow is built anew, and the next edit is followed again") {
  Typing typing{std::string(kText)};
  CHECK_FALSE(typing.replace("  %near = ", "  %more = f32[8]{0} abs(%off)\n  %near = "));
  CHECK(typing.tracked() == 1);
  CHECK(typing.replace("abs(%off)", "negate(%off)"));
  CHECK_FALSE(typing.replace("ROOT %less", "%less"));
  CHECK(typing.replace("%off = ", "%offx = "));
}

TEST_CASE("control edges and operands that stand in place are read anew") {
  Typing typing{std::string(kText)};
  CHECK_FALSE(typing.replace("abs(%sq)", "abs(%sq), control-predecessors={%n}"));
  CHECK_FALSE(typing.replace("%n = ", "%m = "));
  CHECK_FALSE(typing.replace(", control-predecessors={%n}", ""));
  CHECK_FALSE(typing.replace("%far = f32[8]{0} get-tuple-element(%loop), index=1",
                             "%far = f32[8]{0} negate(%loop#1)"));
  CHECK_FALSE(typing.replace("%loop#1", "%loop#0"));
}

TEST_CASE("an edit that keeps the result hands the graph on too") {
  Typing typing{std::string(kText)};
  CHECK_FALSE(typing.replace("direction=LT", "direction=LT, metadata={op_name=\"less\"}"));
  CHECK(typing.tracked() == 0);
  CHECK(typing.replace("%off = ", "%offx = "));
}
