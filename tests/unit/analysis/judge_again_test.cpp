// What an edit makes judged again: the pieces that came and those that it concerns, no others.
// Texts are cut so small that nearly every line is a piece.
#include <set>
#include <string>
#include <string_view>

#include "analysis/analyzer.h"
#include "analysis/paranoid.h"
#include "tests/support/catch.h"

namespace {

constexpr std::string_view kText = R"(HloModule m

%body (b: (s32[], f32[8])) -> (s32[], f32[8]) {
  %b = (s32[], f32[8]{0}) parameter(0)
  %j = s32[] get-tuple-element(%b), index=0
  %v = f32[8]{0} get-tuple-element(%b), index=1
  ROOT %pair = (s32[], f32[8]{0}) tuple(%j, %v)
}

ENTRY %main (x: f32[8], n: s32[]) -> (s32[], f32[8]) {
  %x = f32[8]{0} parameter(0), metadata={op_name="the first of the parameters"}
  %n = s32[] parameter(1), metadata={op_name="the second of the parameters"}
  %square = f32[8]{0} multiply(%x, %x), metadata={op_name="the square of it"}
  %near = f32[8]{0} abs(%square), metadata={op_name="without a sign"}
  %inferred = negate(%near), metadata={op_name="this has no shape of its own"}
  %below = negate(%inferred), metadata={op_name="neither has this one"}
  %far = f32[8]{0} negate(%below), metadata={op_name="with another sign"}
  %pair.1 = (s32[], f32[8]{0}) tuple(%n, %far), metadata={op_name="both"}
  ROOT %called = (s32[], f32[8]{0}) call(%pair.1), to_apply=%body, metadata={op_name="a call"}
}
)";

class Typing {
 public:
  Typing() : text_(kText) {
    analysis::Options options;
    options.piece_bytes = 64;
    at_ = analysis::Analyzer::open(text::Text(text_), options, analysis::for_each_in_line, {});
    REQUIRE(at_ != nullptr);
  }

  // The names defined in the pieces that are judged again.
  std::set<std::string> replace(std::string_view from, std::string_view to) {
    const std::size_t place = text_.find(from);
    REQUIRE(place != std::string::npos);
    const auto begin = static_cast<text::Offset>(place);
    const text::Edit edit{{begin, begin + static_cast<text::Offset>(from.size())}, std::string(to)};
    const auto before = at_;
    at_ =
        analysis::Analyzer::next(*before, {edit}, before->options, analysis::for_each_in_line, {});
    text_.replace(place, from.size(), to);
    REQUIRE(at_ != nullptr);
    CHECK(analysis::difference_from_scratch(*at_).value_or("same") == "same");
    return names_judged(*before);
  }

 private:
  std::set<std::string> names_judged(const analysis::Snapshot& before) const {
    std::set<std::string> names;
    for (std::size_t i = 0; i < at_->segments.size(); ++i) {
      const std::uint32_t id = at_->segments.at(i).id;
      const auto* known = before.verdicts.find(id);
      const auto* now = at_->verdicts.find(id);
      REQUIRE(now != nullptr);
      if (known != nullptr && *known == *now) continue;
      for (const hlo::Instruction& instruction : at_->file->find_lowered(id)->instructions)
        names.emplace(at_->tables->text(instruction.name));
    }
    return names;
  }

  std::string text_;
  std::shared_ptr<const analysis::Snapshot> at_;
};

using Names = std::set<std::string>;

bool holds(const Names& names, std::string_view name) { return names.contains(std::string(name)); }

}  // namespace

TEST_CASE("metadata that is typed concerns no other piece") {
  Typing typing;
  const Names judged = typing.replace("the square of it", "its square");
  CHECK(holds(judged, "square"));
  CHECK_FALSE(holds(judged, "near"));
  CHECK(judged.size() <= 2);
}

TEST_CASE("another shape concerns those that use the value") {
  Typing typing;
  const Names judged = typing.replace("%square = f32[8]", "%square = f32[9]");
  CHECK(holds(judged, "square"));
  CHECK(holds(judged, "near"));
  CHECK_FALSE(holds(judged, "far"));
  CHECK_FALSE(holds(judged, "j"));
}

TEST_CASE("another name concerns those that use the old or the new one") {
  Typing typing;
  CHECK(holds(typing.replace("%square =", "%cube ="), "near"));
  CHECK(holds(typing.replace("%cube =", "%square ="), "near"));
}

TEST_CASE("another parameter or root concerns the callers") {
  Typing typing;
  CHECK(holds(typing.replace("%b = (s32[], f32[8]{0})", "%b = (s32[], f32[9]{0})"), "called"));
  CHECK(holds(typing.replace("ROOT %pair = (s32[]", "ROOT %pair = (s64[]"), "called"));
  CHECK_FALSE(holds(typing.replace("%v = f32[8]", "%v = f32[9]"), "called"));
}

TEST_CASE("another call in place concerns who starts the same computation") {
  Typing typing;
  typing.replace("  ROOT %called",
                 "  %s = ((s32[], f32[8]), (s32[], f32[8]), u32[]) async-start(%pair.1), "
                 "calls=%body\n  ROOT %called");
  CHECK(holds(typing.replace("to_apply=%body", "to_apply=%other"), "s"));
  CHECK(holds(typing.replace("to_apply=%other", "to_apply=%body"), "s"));
}

TEST_CASE("a shape that is not written is inferred again by all that rest on it") {
  Typing typing;
  const Names judged = typing.replace("%near = f32[8]", "%near = f32[9]");
  CHECK(holds(judged, "inferred"));
  CHECK(holds(judged, "below"));
  CHECK(holds(judged, "far"));
  CHECK_FALSE(holds(judged, "pair.1"));
}
