#include "offload/graph.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "offload/build.h"
#include "tests/support/catch.h"
#include "tests/unit/offload/tracked.h"

namespace {

using offload::Graph;
using offload::NodeId;
using Names = std::vector<std::string>;

struct Built {
  tracked::Parsed parsed;
  std::optional<Graph> graph;

  NodeId node(std::string_view name) const {
    for (NodeId i = 0; i < graph->size(); ++i)
      if (graph->name(i) == name) return i;
    return offload::kNoNode;
  }
  template <typename List>
  Names names(const List& nodes) const {
    Names out;
    for (const NodeId i : nodes) out.push_back(graph->name(i));
    return out;
  }
};

Built build(std::string_view text) {
  Built out{tracked::parse(text), std::nullopt};
  const offload::Words words(*out.parsed.tables);
  out.graph = offload::build_graph(out.parsed.file->modules().at(0), *out.parsed.tables, words,
                                   offload::Stage::kBeforeOffload, {});
  REQUIRE(out.graph);
  return out;
}

constexpr std::string_view kText = R"(
ENTRY e {
  a = f32[2]{0} parameter(0)
  late = f32[2]{0} negate(a)
  b = f32[2]{0} abs(a)
  s = f32[2]{0} add(b, b)
  ROOT t = (f32[2]{0}, f32[2]{0}, f32[2]{0}) tuple(s, late, a)
}
)";

}  // namespace

TEST_CASE("users stand in post-order, not in the order of the text") {
  const Built built = build(kText);
  CHECK(built.names(built.graph->post_order(built.graph->entry())) ==
        Names{"a", "b", "s", "late", "t"});
  CHECK(built.names(built.graph->users(built.node("a"))) == Names{"b", "late", "t"});
  CHECK(built.names(built.graph->users(built.node("b"))) == Names{"s"});
}

TEST_CASE("a user that goes leaves its place to the last") {
  Built built = build(kText);
  Graph& graph = *built.graph;
  graph.replace_operand(built.node("b"), 0, built.node("late"));
  CHECK(built.names(graph.users(built.node("a"))) == Names{"t", "late"});
  CHECK(built.names(graph.users(built.node("late"))) == Names{"t", "b"});
  CHECK_FALSE(graph.is_order_stale());
}

TEST_CASE("uses are switched, and the root with them") {
  Built built = build(kText);
  Graph& graph = *built.graph;
  const NodeId copy = graph.add_copy(built.node("t"), hlo::kHostSpace);
  CHECK(graph.name(copy) == "copy");
  CHECK(graph.is_host({copy, graph.shapes().find(graph.at(copy).shape, {1})}));
  graph.replace_uses(built.node("s"), built.node("a"));
  CHECK(built.names(graph.users(built.node("a"))) == Names{"b", "late", "t"});
  CHECK(graph.positions(built.node("t"), built.node("a")) == std::vector<std::uint32_t>{0, 2});
  CHECK(graph.is_order_stale());
  graph.remove(built.node("s"));
  CHECK(graph.is_order_stale());  // b has no user any more
  graph.remove(built.node("b"));
  CHECK_FALSE(graph.is_order_stale());
  graph.replace_uses(built.node("t"), built.node("late"));
  CHECK(graph.is_entry_root(built.node("late")));
}

TEST_CASE("wide tuples and values with many users keep order and places") {
  std::string text = "ENTRY e {\n  p = (f32[]";
  for (int i = 1; i < 60; ++i) text += ", f32[]";
  text += ") parameter(0)\n";
  std::string operands;
  for (int i = 0; i < 60; ++i) {
    text += "  g" + std::to_string(i) +
            " = f32[] get-tuple-element(p), index=" + std::to_string(i) + "\n";
    operands += (i == 0 ? "g" : ", g") + std::to_string(i == 7 ? 3 : i);
  }
  text += "  b = opt-barrier(p)\n  ROOT t = (f32[]) tuple(" + operands + ")\n}\n";
  Built built = build(text);
  Graph& graph = *built.graph;
  const NodeId p = built.node("p");
  const auto part = graph.shapes().find(graph.at(p).shape, {5});
  CHECK(built.names(graph.users_of_part({p, part})) == Names{"b", "g5"});
  CHECK(graph.positions(built.node("t"), built.node("g3")) == std::vector<std::uint32_t>{3, 7});
  graph.replace_operand(built.node("t"), 3, built.node("g5"));
  CHECK(graph.positions(built.node("t"), built.node("g3")) == std::vector<std::uint32_t>{7});
  CHECK(graph.positions(built.node("t"), built.node("g5")) == std::vector<std::uint32_t>{3, 5});
}

TEST_CASE("what the text does not define in front of its use is missing") {
  const Built built = build(
      "ENTRY e {\n  a = f32[] negate(b)\n  b = f32[] negate(a)\n  ROOT c = f32[] call(b), "
      "to_apply=e\n}\n");
  CHECK(built.graph->operand(built.node("a"), 0) == offload::kNoNode);
  CHECK(built.graph->operand(built.node("b"), 0) == built.node("a"));
  CHECK(built.graph->callees(built.node("c")).empty());
}

TEST_CASE("a while's body comes in front of its condition, whatever the text says") {
  const Built built = build(R"(
cond {
  cp = f32[] parameter(0)
  ROOT cr = pred[] constant(true)
}
body {
  ROOT bp = f32[] parameter(0)
}
ENTRY e {
  x = f32[] parameter(0)
  ROOT w = f32[] while(x), condition=cond, body=body
}
)");
  const auto callees = built.graph->callees(built.node("w"));
  REQUIRE(callees.size() == 2);
  CHECK(built.graph->parameter(callees[0], 0) == built.node("bp"));
  CHECK(built.names(built.graph->computation(callees[1]).callers) == Names{"w"});
}

TEST_CASE("names are made unique over the module where the text does not have them so") {
  const auto names_of = [](std::string_view first, std::string_view second) {
    const std::string text = fmt::format(
        "c {{\n  ROOT {} = f32[] parameter(0)\n}}\nENTRY e {{\n  {} = f32[] parameter(0)\n  ROOT r "
        "= "
        "f32[] call({}), to_apply=c\n}}\n",
        first, second, second);
    const Built built = build(text);
    return Names{built.graph->name(0), built.graph->name(1), built.graph->name(2)};
  };
  CHECK(names_of("x", "y.1") == Names{"x", "y.1", "r"});
  CHECK(names_of("x", "x") == Names{"x", "x.1", "r"});
  CHECK(names_of("x.0", "x") == Names{"x.0", "x.1", "r"});
  CHECK(names_of("x.07", "y") == Names{"x.7", "y", "r"});
}
