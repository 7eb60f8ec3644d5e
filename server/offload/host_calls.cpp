#include "offload/host_calls.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>

#include "offload/copies.h"
#include "offload/log.h"
#include "offload/older.h"
#include "offload/relations.h"
#include "offload/texts.h"

namespace offload {
namespace {

using hlo::Opcode;

class HostCall {
 public:
  HostCall(Pass& pass, NodeId start) : pass_(pass), graph_(pass.graph), start_(start) {}

  void run() {
    pass_.touched.push_back(start_);
    if (graph_.users(start_).size() != 1 || graph_.callees(start_).size() != 1) return;
    done_ = graph_.users(start_).front();
    const ShapeNumber shape = graph_.at(done_).shape;
    for (std::uint32_t leaf = 0; leaf < graph_.shapes().leaf_count(shape); ++leaf) {
      if (pass_.is_cancelled) return;
      const Sub sub = graph_.shapes().leaf(shape, leaf);
      if (graph_.shapes().at(shape, sub).shape->is_array()) follow(sub);
    }
    if (!has_plain_computation()) return;
    apply();
  }

 private:
  // Everything that a part of the result reaches, if it stays in host memory up to an output.
  void follow(Sub part) {
    std::vector<Place> reached{{done_, part}};
    std::unordered_set<std::uint64_t> seen{reached.front().key()};
    bool is_returned = false;
    Steps steps;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      if (pass_.tick()) return;
      const Place at = reached[i];
      pass_.touched.push_back(at.node);
      successors(graph_, at, steps);
      for (const Place next : steps.places) {
        if (!is_path_operation(graph_.at(next.node))) break;
        if (stops_at_whole_output(next)) return;
      }
      if (feeds_call(at.node)) return;
      for (const Obstacle& obstacle : steps.obstacles) {
        if (obstacle.kind == Obstacle::Kind::kPredicate)
          report_predicate(pass_, obstacle,
                           fmt::format("`{}` comes from a host call", graph_.name(at.node)), {});
        if (!is_path_operation(graph_.at(obstacle.node))) return;
      }
      for (const Place next : steps.places) {
        pass_.touched.push_back(next.node);
        if (!may_be_on_host(next)) return;
        is_returned |= graph_.is_entry_root(next.node);
        if (seen.insert(next.key()).second) reached.push_back(next);
      }
    }
    if (!is_returned) return;
    kept_.insert(kept_.end(), reached.begin(), reached.end());
    add_part(start_, part, graph_.shapes().child(graph_.at(start_).shape, 0, 1));
    add_part(graph_.computation(graph_.callees(start_).front()).root, part, 0);
  }

  // The same part of another value, counted from `base`.
  void add_part(NodeId node, Sub part, Sub base) {
    if (node == kNoNode || base == kNoSub) return;
    const Sub sub =
        graph_.shapes().translate(graph_.at(done_).shape, 0, part, graph_.at(node).shape, base);
    if (sub != kNoSub) kept_.push_back({node, sub});
  }

  bool feeds_call(NodeId value) {
    const auto [known, is_new] = feeds_call_.try_emplace(value, false);
    if (is_new)
      known->second = std::ranges::any_of(graph_.users(value), [&](NodeId user) {
        return graph_.at(user).opcode == Opcode::kAsyncStart;
      });
    return known->second;
  }

  bool may_be_on_host(Place at) const {
    const Node& node = graph_.at(at.node);
    if (!is_path_operation(node)) return false;
    if (node.opcode == Opcode::kAsyncStart || node.opcode == Opcode::kAsyncDone) return false;
    if (node.opcode == Opcode::kCustomCall && node.role != Role::kMoveToHost) return false;
    if (!graph_.is_entry_root(at.node)) return true;
    if (!graph_.shape_at(at).shape->is_array()) return true;
    const EntryLayout::Output output = pass_.entry.output(graph_, at);
    return output.device_leaves.empty() && !output.lacks_layout;
  }

  // The compiler asks the layout of the result for its space, and what is moved as a whole has
  // none. It asks before all that would make it give up but a use by a computing instruction, if
  // that comes first.
  bool stops_at_whole_output(Place at) {
    if (!graph_.is_entry_root(at.node) || graph_.shape_at(at).shape->is_array()) return false;
    pass_.report.add_abort(
        has_layout_message(*graph_.shape_at(at).shape),
        fmt::format("the compiler does not support this form and stops with an internal check: a "
                    "result of the host call `{}` is returned as part of a tuple that is moved to "
                    "host memory as a whole",
                    graph_.name(start_)),
        pass_.position(at), {});
    return true;
  }

  // Parameters and the root, nothing else.
  bool has_plain_computation() {
    const ComputationNumber callee = graph_.callees(start_).front();
    for (const NodeId node : graph_.computation(callee).nodes) {
      if (pass_.tick()) return false;
      if (graph_.at(node).opcode == Opcode::kParameter || graph_.is_root(node)) continue;
      pass_.touched.push_back(node);
      pass_.report.add_error(async_message(instruction_text(pass_, node)),
                             pass_.position({node, 0}), {});
      return false;
    }
    return true;
  }

  void apply() {
    for (const Place at : kept_)
      if (graph_.at(at.node).role != Role::kMoveToHost) graph_.set_space(at, hlo::kHostSpace);
    for (const Place at : kept_) {
      if (graph_.at(at.node).role != Role::kMoveToHost || graph_.operand(at.node, 0) == kNoNode)
        continue;
      check_replaceable(pass_, at.node, graph_.operand(at.node, 0));
      graph_.replace_uses(at.node, graph_.operand(at.node, 0));
      pass_.needless.insert(at.node);
    }
  }

  Pass& pass_;
  Graph& graph_;
  const NodeId start_;
  NodeId done_ = kNoNode;
  std::vector<Place> kept_;
  std::unordered_map<NodeId, bool> feeds_call_;
};

// Computation by computation, each in the order of creation.
std::vector<NodeId> host_calls_in_order(const Pass& pass) {
  const Graph& graph = pass.graph;
  std::vector<NodeId> out;
  for (const NodeId node : graph.callers())
    if (graph.at(node).is_host_call && !graph.at(node).is_removed &&
        !is_fused(graph, graph.at(node).computation))
      out.push_back(node);
  std::ranges::stable_sort(out, {}, [&](NodeId node) { return graph.at(node).computation; });
  return out;
}

}  // namespace

void keep_host_results(Pass& pass) {
  for (const NodeId start : host_calls_in_order(pass)) {
    if (pass.tick()) return;
    HostCall(pass, start).run();
  }
}

void check_host_calls(Pass& pass) {
  const Graph& graph = pass.graph;
  for (const NodeId start : host_calls_in_order(pass)) {
    pass.touched.push_back(start);
    const auto users = graph.users(start);
    if (users.size() < 2) continue;
    pass.report.add_error(
        several_ends_message(graph.name(start), graph.name(users[0]), graph.name(users[1])),
        pass.position({users[1], 0}), {});
  }
}

}  // namespace offload
