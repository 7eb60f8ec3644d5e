#include "offload/behind.h"

#include <algorithm>

#include <fmt/format.h>

namespace offload {
namespace {

using hlo::Opcode;

class Verifier {
 public:
  explicit Verifier(Pass& pass) : pass_(pass), graph_(pass.graph) {}

  void run() {
    for (NodeId node = 0; node < graph_.size(); ++node) {
      if (pass_.tick()) return;
      if (!graph_.at(node).is_removed) check(node);
    }
  }

 private:
  void check(NodeId node) {
    switch (graph_.at(node).opcode) {
      case Opcode::kTuple: return check_elements(node);
      case Opcode::kGetTupleElement: return check_element(node);
      case Opcode::kOptBarrier:
      case Opcode::kDynamicUpdateSlice: return compare({node, 0}, {graph_.operand(node, 0), 0});
      case Opcode::kFusion: return check_call(node);
      case Opcode::kWhile: return check_loop(node);
      case Opcode::kConditional: return check_branches(node);
      case Opcode::kDynamicSlice: return check_slice(node);
      case Opcode::kOutfeed: return check_outfeed(node);
      default: return;
    }
  }

  void check_elements(NodeId tuple) {
    for (std::size_t i = 0; i < graph_.operands(tuple).size(); ++i)
      compare(part({tuple, 0}, i), {graph_.operand(tuple, i), 0});
  }

  void check_element(NodeId element) {
    const NodeId value = graph_.operand(element, 0);
    if (value == kNoNode) return;
    const Sub sub = graph_.shapes().child(graph_.at(value).shape, 0, graph_.at(element).number);
    compare({element, 0}, {sub == kNoSub ? kNoNode : value, sub});
  }

  void check_call(NodeId caller) {
    const auto callees = graph_.callees(caller);
    if (callees.empty()) return;
    compare({caller, 0}, {graph_.computation(callees[0]).root, 0});
    for (std::size_t i = 0; i < graph_.operands(caller).size(); ++i)
      check_argument(caller, i, callees[0], static_cast<std::int64_t>(i));
  }

  // A loop's result is compared with its body's root, and what goes into it with the parameters;
  // the two sides meet nowhere else.
  void check_loop(NodeId loop) {
    const auto callees = graph_.callees(loop);
    if (callees.empty()) return;
    compare({loop, 0}, {graph_.computation(callees[0]).root, 0});
    for (const ComputationNumber callee : callees) check_argument(loop, 0, callee, 0);
  }

  void check_branches(NodeId conditional) {
    const auto branches = graph_.callees(conditional);
    for (std::size_t i = 0; i < branches.size(); ++i) {
      compare({conditional, 0}, {graph_.computation(branches[i]).root, 0});
      check_argument(conditional, i + 1, branches[i], 0);
    }
  }

  void check_slice(NodeId slice) {
    const NodeId value = graph_.operand(slice, 0);
    if (!graph_.profile().verifies_slices || value == kNoNode) return;
    if (graph_.is_host({slice, 0}) && !graph_.is_host({value, 0}))
      refuse(slice, {slice, 0}, {value, 0});
  }

  // Its own shape attribute has no memory spaces.
  void check_outfeed(NodeId outfeed) {
    const NodeId value = graph_.operand(outfeed, 0);
    if (value == kNoNode) return;
    const ShapeNumber shape = graph_.at(value).shape;
    for (std::uint32_t leaf = 0; leaf < graph_.shapes().leaf_count(shape); ++leaf) {
      const Place place{value, graph_.shapes().leaf(shape, leaf)};
      if (!graph_.is_host(place)) continue;
      warn(outfeed, fmt::format("its operand `{}` is in host memory", graph_.name(value)), place);
      return;
    }
  }

  void check_argument(NodeId caller, std::size_t position, ComputationNumber callee,
                      std::int64_t number) {
    compare({graph_.parameter(callee, number), 0}, {graph_.operand(caller, position), 0}, caller);
  }

  void compare(Place left, Place right) { compare(left, right, left.node); }

  // Leaf by leaf; other trees are another matter.
  void compare(Place left, Place right, NodeId at) {
    if (left.node == kNoNode || right.node == kNoNode || left.sub == kNoSub) return;
    const SubShape& one = graph_.shape_at(left);
    const SubShape& other = graph_.shape_at(right);
    if (one.leaf_count != other.leaf_count) return;
    for (std::uint32_t i = 0; i < one.leaf_count; ++i) {
      const Place here = leaf(left, one.first_leaf + i);
      const Place there = leaf(right, other.first_leaf + i);
      if (graph_.is_host(here) != graph_.is_host(there)) return refuse(at, here, there);
    }
  }

  Place leaf(Place whole, std::uint32_t number) const {
    return {whole.node, graph_.shapes().leaf(graph_.at(whole.node).shape, number)};
  }

  Place part(Place whole, std::size_t slot) const {
    return {whole.node, graph_.shapes().child(graph_.at(whole.node).shape, whole.sub,
                                              static_cast<std::int64_t>(slot))};
  }

  void refuse(NodeId at, Place here, Place there) {
    const bool is_host = graph_.is_host(here);
    const auto where = [this](Place place) {
      const std::string index = place.sub == 0 ? "" : " at " + graph_.index_text(place);
      return fmt::format("`{}`{}", graph_.name(place.node), index);
    };
    warn(at,
         fmt::format("{} is in {} memory and {} is not", where(here), is_host ? "host" : "device",
                     where(there)),
         there);
  }

  void warn(NodeId at, const std::string& reason, Place other) {
    const Place place = graph_.at(at).source.exists() ? Place{at, 0} : other;
    std::vector<Step> related;
    if (graph_.at(other.node).source.exists())
      related.push_back({StepKind::kCarried, pass_.position(other), -1, "the other side"});
    pass_.report.add_finding({Finding::Kind::kWarning, "refused-behind",
                              fmt::format("the verifier behind the pass refuses `{}` on GPU: {}",
                                          graph_.name(at), reason),
                              pass_.position(place), std::move(related)});
  }

  Pass& pass_;
  const Graph& graph_;
};

// The lanes of a TPU: the size along the dimension that changes fastest is a multiple of this, or
// the whole of it.
constexpr std::int64_t kLanes = 128;

bool splits_lanes(const hlo::Shape& buffer, const hlo::Shape& update) {
  if (!buffer.is_array() || buffer.dimensions.size() != update.dimensions.size() ||
      buffer.dimensions.empty())
    return false;
  const std::size_t last = buffer.dimensions.size() - 1;
  const std::size_t lane = buffer.layout && !buffer.layout->minor_to_major.empty()
                               ? static_cast<std::size_t>(buffer.layout->minor_to_major.front())
                               : last;
  if (lane > last) return false;
  const std::int64_t size = update.dimensions[lane].size;
  return size != buffer.dimensions[lane].size && size % kLanes != 0;
}

void check_lanes(Pass& pass) {
  const Graph& graph = pass.graph;
  for (const NodeId slice : pass.update_slices) {
    const NodeId update = graph.operand(slice, 1);
    if (pass.tick() || graph.at(slice).is_removed || update == kNoNode) continue;
    const bool is_transfer = graph.is_host({slice, 0}) && !graph.is_host({update, 0}) &&
                             !graph.at(slice).is_host_compute;
    if (!is_transfer || !splits_lanes(graph.shapes().whole(graph.at(slice).shape),
                                      graph.shapes().whole(graph.at(update).shape)))
      continue;
    pass.report.add_finding(
        {Finding::Kind::kWarning,
         "refused-behind",
         fmt::format(
             "the TPU compiler refuses `{}` behind the pass: along the fastest dimension of "
             "a buffer in host memory an update must be whole or a multiple of {}",
             graph.name(slice), kLanes),
         pass.position({slice, 0}),
         {}});
  }
}

}  // namespace

void foretell_refusals(Pass& pass) {
  const bool is_accepted = pass.report.result().verdict.outcome == Verdict::Outcome::kOk;
  if (!is_accepted || pass.framework != nullptr) return;
  switch (pass.options.backend) {
    case Backend::kGpu: return Verifier(pass).run();
    case Backend::kTpu: return check_lanes(pass);
    case Backend::kCpu: return;
  }
}

}  // namespace offload
