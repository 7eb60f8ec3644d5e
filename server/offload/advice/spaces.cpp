// A loop has one buffer for an element of its state, a conditional one for a result, and the pass
// gives a memory space to each value on the way by itself. It does not go round the back edge of a
// loop, nor from one branch to the other, so the values can end up in two spaces.

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "offload/advice/advice.h"

namespace offload {
namespace {

using hlo::Opcode;

// A value that takes part, and what it is to the loop or the conditional.
struct Part {
  NodeId node = kNoNode;
  std::string role;
};

class SpaceAdvice {
 public:
  explicit SpaceAdvice(Pass& pass) : pass_(pass), graph_(pass.graph) {}

  void run() {
    for (const NodeId node : graph_.callers()) {
      if (pass_.tick()) return;
      const Node& at = graph_.at(node);
      if (at.is_removed || !at.source.exists()) continue;
      if (at.opcode == Opcode::kWhile) compare(node, parts_of_loop(node));
      if (at.opcode == Opcode::kConditional) compare(node, parts_of_conditional(node));
    }
  }

 private:
  // The condition's parameter is no part: it always gets what the body's gets.
  std::vector<Part> parts_of_loop(NodeId loop) const {
    const auto callees = graph_.callees(loop);
    if (callees.empty()) return {};
    return {{graph_.parameter(callees[0], 0), "as it enters the body"},
            {graph_.computation(callees[0]).root, "as the body leaves it"},
            {loop, "behind the loop"}};
  }

  std::vector<Part> parts_of_conditional(NodeId conditional) const {
    std::vector<Part> out;
    for (const ComputationNumber branch : graph_.callees(conditional))
      out.push_back({graph_.computation(branch).root, fmt::format("by `{}`", name_of(branch))});
    out.push_back({conditional, "behind the branches"});
    return out;
  }

  void compare(NodeId at, const std::vector<Part>& parts) {
    if (parts.empty()) return;
    const ShapeNumber shape = graph_.at(at).shape;
    const std::uint32_t leaves = graph_.shapes().leaf_count(shape);
    for (const Part& part : parts)
      if (part.node == kNoNode || graph_.shapes().leaf_count(graph_.at(part.node).shape) != leaves)
        return;
    for (std::uint32_t leaf = 0; leaf < leaves; ++leaf) {
      const bool is_host = is_host_leaf(parts[0].node, leaf);
      if (std::ranges::all_of(
              parts, [&](const Part& part) { return is_host_leaf(part.node, leaf) == is_host; }))
        continue;
      report(at, parts, leaf);
      return;
    }
  }

  bool is_host_leaf(NodeId node, std::uint32_t leaf) const {
    return graph_.is_host({node, graph_.shapes().leaf(graph_.at(node).shape, leaf)});
  }

  void report(NodeId at, const std::vector<Part>& parts, std::uint32_t leaf) {
    const bool is_loop = graph_.at(at).opcode == Opcode::kWhile;
    const Place place{at, graph_.shapes().leaf(graph_.at(at).shape, leaf)};
    const std::string index = place.sub == 0 ? std::string() : " " + graph_.index_text(place);
    std::string message =
        is_loop ? fmt::format(
                      "the state{} of `{}` is in host memory at one end of the loop and in "
                      "device memory at the other",
                      index, graph_.name(at))
                : fmt::format(
                      "the branches of `{}` disagree: its result{} is in host memory in "
                      "one and in device memory in another",
                      graph_.name(at), index);
    message += pass_.options.backend == Backend::kGpu
                   ? "; the compiler refuses that behind the pass"
                   : "; the compiler does not check that, and may stop later";
    Finding finding = advice(pass_, "space-mismatch", std::move(message), place);
    for (const Part& part : parts) {
      const Place there{part.node, graph_.shapes().leaf(graph_.at(part.node).shape, leaf)};
      if (!graph_.at(part.node).source.exists()) continue;
      finding.related.push_back(
          {StepKind::kCarried, pass_.position(there), -1,
           fmt::format("in {} memory {}", graph_.is_host(there) ? "host" : "device", part.role)});
    }
    pass_.report.add_finding(std::move(finding));
  }

  std::string_view name_of(ComputationNumber computation) const {
    return graph_.shapes().tables().text(graph_.computation(computation).name);
  }

  Pass& pass_;
  const Graph& graph_;
};

}  // namespace

void advise_on_spaces(Pass& pass) { SpaceAdvice(pass).run(); }

}  // namespace offload
