#include "features/formatting.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/support/marked_text.h"
#include "tests/unit/features/opened_text.h"

namespace {

const std::string kText =
    "HloModule  m\n\na {\n p = f32[]  parameter(0)\n}\n\nENTRY b {\n p = f32[]  parameter(0)\n q = "
    "f32[]  negate(p)\n}\n\n";

// Formats the items that the range `<<text>>` touches.
void check_range(const std::string& marked, const std::string& after) {
  INFO(marked);
  const support::MarkedText text = support::read_marks(marked);
  const auto edits =
      features::range_formatting(*opened(text.text), text.ranges_of("").at(0), {}, {});
  REQUIRE(edits.has_value());
  CHECK(applied(text.text, *edits) == after);
}

std::size_t count_of(const std::string& text, const base::Limits& limits) {
  return features::formatting(*opened(text), limits, {}).value().size();
}

}  // namespace

TEST_CASE("a document is formatted by edits of its blanks alone") {
  const auto edits = features::formatting(*opened(kText), {}, {});
  REQUIRE(edits.has_value());
  CHECK(edits->size() == 7);
  CHECK(applied(kText, *edits) ==
        "HloModule m\n\na {\n  p = f32[] parameter(0)\n}\n\nENTRY b {\n  p = f32[] parameter(0)\n  "
        "q = f32[] negate(p)\n}\n\n");
}

TEST_CASE("a range formats the whole items that it touches, and no other") {
  check_range(
      "e {\n p = f32[]  parameter(0)\n q = f32[]  neg<<at>>e(p)\n r = f32[]  negate(q)\n}\n",
      "e {\n p = f32[]  parameter(0)\n  q = f32[] negate(p)\n r = f32[]  negate(q)\n}\n");
  check_range(
      "e {\n p = f32[]  param<<eter(0)\n q>> = f32[]  negate(p)\n r = f32[]  negate(q)\n}\n",
      "e {\n  p = f32[] parameter(0)\n  q = f32[] negate(p)\n r = f32[]  negate(q)\n}\n");
  check_range("HloModule  m<<>>\n\ne {\n p = f32[]  parameter(0)\n}\n",
              "HloModule m\n\ne {\n p = f32[]  parameter(0)\n}\n");
}

TEST_CASE("a range in a broken item changes nothing") {
  check_range("e {\n p = f32[]  parameter(0)\n q = f32[  neg<<at>>e(p)\n r = f32[]  negate(q)\n}\n",
              "e {\n p = f32[]  parameter(0)\n q = f32[  negate(p)\n r = f32[]  negate(q)\n}\n");
}

TEST_CASE("what is no HLO text is not formatted") {
  CHECK(count_of("module {\n  func.func @main()   {\n  stablehlo.add  %a\n  }\n}\n", {}) == 0);
  CHECK(count_of("", {}) == 0);
}

TEST_CASE("a text above the limit is not formatted") {
  base::Limits limits;
  limits.max_formatted_bytes = kText.size();
  CHECK(count_of(kText, limits) == 7);
  limits.max_formatted_bytes = kText.size() - 1;
  CHECK_FALSE(features::formatting(*opened(kText), limits, {}).has_value());
  CHECK_FALSE(features::range_formatting(*opened(kText), {0, 1}, limits, {}).has_value());
}
