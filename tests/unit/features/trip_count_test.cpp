#include "features/trip_count.h"

#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "tests/support/catch.h"

namespace {

struct Counter {
  std::string_view first = "0";
  std::string_view limit = "10";
  std::string_view step = "1";
  std::string_view direction = "LT";
  std::string_view attributes = "";
};

std::string text_of(const Counter& counter) {
  return fmt::format(
      "HloModule m\ncondition {{\n  c = (s32[], f32[4]) parameter(0)\n"
      "  ci = s32[] get-tuple-element(c), index=0\n  n = s32[] constant({})\n"
      "  ROOT r = pred[] compare(ci, n), direction={}\n}}\nbody {{\n"
      "  b = (s32[], f32[4]) parameter(0)\n  bi = s32[] get-tuple-element(b), index=0\n"
      "  bv = f32[4] get-tuple-element(b), index=1\n  one = s32[] constant({})\n"
      "  nx = s32[] add(bi, one)\n  ROOT bt = (s32[], f32[4]) tuple(nx, bv)\n}}\nENTRY top {{\n"
      "  x = f32[4] parameter(0)\n  z = s32[] constant({})\n  t = (s32[], f32[4]) tuple(z, x)\n"
      "  ROOT loop = (s32[], f32[4]) while(t), condition=condition, body=body{}\n}}\n",
      counter.limit, counter.direction, counter.step, counter.first, counter.attributes);
}

std::optional<std::int64_t> count(const std::string& text) {
  const auto snapshot =
      analysis::Analyzer::open(text::Text(text), {}, analysis::for_each_in_line, {});
  const hlo::Module& module = snapshot->modules.at(0).module;
  return features::trip_count(module, *snapshot->tables, module.entry()->root());
}

std::optional<std::int64_t> count(const Counter& counter) { return count(text_of(counter)); }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a counter between constants gives the rounds") {
  CHECK(count(Counter{}) == 10);
  CHECK(count(Counter{.first = "2", .step = "3"}) == 3);
  CHECK(count(Counter{.direction = "LE"}) == 11);
  CHECK(count(Counter{.first = "10", .limit = "0", .step = "-2", .direction = "GT"}) == 5);
  CHECK(count(Counter{.first = "10", .limit = "0", .step = "-2", .direction = "GE"}) == 6);
  CHECK(count(Counter{.first = "10"}) == 0);
}

TEST_CASE("the limit may stand on the left, or in the state of the loop") {
  CHECK(count(replaced(text_of({.direction = "GT"}), "compare(ci, n)", "compare(n, ci)")) == 10);
  const std::string carried =
      "HloModule m\ncondition {\n  c = (s32[], s32[]) parameter(0)\n"
      "  ci = s32[] get-tuple-element(c), index=0\n  n = s32[] get-tuple-element(c), index=1\n"
      "  ROOT r = pred[] compare(ci, n), direction=LT\n}\nbody {\n"
      "  b = (s32[], s32[]) parameter(0)\n  bi = s32[] get-tuple-element(b), index=0\n"
      "  bn = s32[] get-tuple-element(b), index=1\n  one = s32[] constant(1)\n"
      "  nx = s32[] add(one, bi)\n  ROOT bt = (s32[], s32[]) tuple(nx, bn)\n}\nENTRY top {\n"
      "  z = s32[] constant(0)\n  k = s32[] constant(7)\n  t = (s32[], s32[]) tuple(z, k)\n"
      "  ROOT loop = (s32[], s32[]) while(t), condition=condition, body=body\n}\n";
  CHECK(count(carried) == 7);
  // It does not stay what it is.
  CHECK(count(replaced(carried, "tuple(nx, bn)", "tuple(nx, nx)")) == std::nullopt);
}

TEST_CASE("what the compiler writes down counts first") {
  CHECK(count(Counter{.attributes =
                          ", backend_config={\"known_trip_count\":{\"n\":\"12\"},\"x\":3}"}) == 12);
}

TEST_CASE("a loop that does not count by constants has no number of rounds") {
  CHECK(count(Counter{.step = "0"}) == std::nullopt);
  CHECK(count(Counter{.direction = "NE"}) == std::nullopt);
  CHECK(count(Counter{.step = "-1"}) == std::nullopt);
  CHECK(count(replaced(text_of({}), "add(bi, one)", "multiply(bi, one)")) == std::nullopt);
  CHECK(count(replaced(text_of({}), "z = s32[] constant(0)", "z = s32[] parameter(1)")) ==
        std::nullopt);
  CHECK(count(replaced(text_of({}), ", condition=condition", "")) == std::nullopt);
  CHECK(count(replaced(text_of({}), "constant(10)", "constant(99999999999999)")) == std::nullopt);
}
