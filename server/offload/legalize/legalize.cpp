#include "offload/legalize/legalize.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "offload/legalize/copies.h"
#include "offload/legalize/steps.h"
#include "offload/log.h"
#include "offload/relations.h"

namespace offload {
namespace {

using hlo::Opcode;

bool is_host_parameter(const Pass& pass, const Node& node) {
  return node.opcode == Opcode::kParameter && node.computation == pass.graph.entry() &&
         pass.entry.is_host_parameter(node.number, {});
}

// Computations in the compiler's own order; where they were taken apart, callees in front of their
// callers. Inside of each the order of creation.
std::vector<NodeId> starts_of(const Pass& pass) {
  const Graph& graph = pass.graph;
  std::vector<NodeId> out;
  for (const NodeId node : graph.custom_calls())
    if (graph.at(node).role == Role::kMoveToHost && !is_fused(graph, graph.at(node).computation))
      out.push_back(node);
  for (const NodeId node : graph.computation(graph.entry()).parameters)
    if (node != kNoNode && is_host_parameter(pass, graph.at(node)) &&
        !is_fused(graph, graph.entry()))
      out.push_back(node);
  std::ranges::sort(out, {}, [&](NodeId node) {
    const ComputationNumber number = graph.at(node).computation;
    return std::pair(pass.framework == nullptr ? number : ~number, node);
  });
  return out;
}

class Legalizer {
 public:
  explicit Legalizer(Pass& pass)
      : pass_(pass), graph_(pass.graph), steps_(pass), mover_(pass, steps_) {}

  void run() {
    for (const NodeId start : starts_of(pass_)) {
      if (mover_.is_done(start) || graph_.at(start).is_removed) continue;
      treat(start);
      steps_.go_on();
      if (pass_.is_cancelled) return;
      if (steps_.is_exhausted()) return give_up(start);
    }
    mover_.finish();
  }

 private:
  void treat(NodeId start) {
    pass_.touched.push_back(start);
    if (graph_.is_root(start) || graph_.users(start).empty()) return;
    Spot top{begin_of(start)};
    mover_.note_done(top.node);
    if (graph_.at(top.node).opcode == Opcode::kDynamicUpdateSlice && !climb(top)) return;
    forget_stale();
    if (!fruitless_.insert(top.key()).second) return;
    mover_.begin(start);
    std::vector<NodeId> copies;
    if (!collect(top, copies)) return;
    for (std::size_t i = copies.size(); i-- > 0;)
      if (!mover_.move(copies[i])) return;
  }

  // The update slice that the annotation is for, else the annotation itself.
  NodeId begin_of(NodeId start) {
    NodeId at = graph_.users(start).front();
    while (graph_.at(at).opcode != Opcode::kDynamicUpdateSlice) {
      pass_.touched.push_back(at);
      if (!is_relabelling(graph_.at(at)) || graph_.users(at).size() != 1) return start;
      at = graph_.users(at).front();
    }
    return at;
  }

  // From an update slice up to where its buffer begins. False where the way is unknown or the
  // compiler stops.
  bool climb(Spot& at) {
    forget_stale();
    std::vector<Spot> way{at};
    std::optional<Spot> top;
    while (!top) {
      if (steps_.tick()) return false;
      const Spot here = way.back();
      if (const auto known = tops_.find(here.key()); known != tops_.end()) {
        top = known->second;
        break;
      }
      const std::optional<Spot> next = steps_.up(here);
      if (!next || (graph_.at(next->node).opcode == Opcode::kDynamicUpdateSlice &&
                    (becomes_padding(next->node) || !is_annotated(next->node, at.node))))
        top = Spot{};
      else if (*next == here)
        top = here;
      else
        way.push_back(*next);
    }
    for (const Spot passed : way) tops_[passed.key()] = *top;
    at = *top;
    return at.node != kNoNode;
  }

  // In front of the optimizer: an update at a constant place of a constant becomes padding around
  // the update, which ends the way.
  bool becomes_padding(NodeId update_slice) const {
    if (pass_.framework == nullptr) return false;
    const auto operands = graph_.operands(update_slice);
    return operands.size() > 2 && operands[0] != kNoNode &&
           graph_.at(operands[0]).opcode == Opcode::kBroadcast &&
           graph_.at(operands[0]).literal >= 0 &&
           std::ranges::all_of(operands.subspan(2), [&](NodeId place) {
             return place != kNoNode && graph_.at(place).literal >= 0;
           });
  }

  // The compiler looks for the move of an update along first operands and does not mind what it
  // meets. Where there is none it dies.
  bool is_annotated(NodeId update_slice, NodeId below) {
    NodeId at = graph_.operand(update_slice, 1);
    std::vector<NodeId> way;
    bool is_found = false;
    while (at != kNoNode) {
      pass_.touched.push_back(at);
      const auto known = has_move_above_.find(at);
      is_found = graph_.at(at).role == Role::kMoveToHost ||
                 (known != has_move_above_.end() && known->second);
      if (is_found || known != has_move_above_.end()) break;
      way.push_back(at);
      at = graph_.operand(at, 0);
    }
    for (const NodeId passed : way) has_move_above_[passed] = is_found;
    if (!is_found)
      pass_.report.add_abort(
          "killed by a signal inside host-offload-legalize",
          fmt::format("the compiler does not support this form and dies in the pass in front: the "
                      "update of `{}` is not moved to host memory, and that of `{}`, which writes "
                      "into the same buffer, is",
                      graph_.name(update_slice), graph_.name(below)),
          pass_.position({update_slice, 0}), {});
    return is_found;
  }

  // The copies below the top, in the order in which they are met. False where the compiler leaves
  // everything as it is.
  bool collect(Spot top, std::vector<NodeId>& copies) {
    std::vector<Spot> stack{top};
    std::unordered_set<std::uint64_t> seen;
    while (!stack.empty()) {
      if (steps_.tick()) return false;
      const Spot at = stack.back();
      if (is_slice(graph_.at(at.node)) || graph_.at(at.node).role == Role::kMoveToDevice) {
        const NodeId move = steps_.device_move_below(at.node);
        if (move == kNoNode || !mend_root(move, top)) return false;
        stack.pop_back();
        continue;
      }
      const auto next = steps_.down(at, false);
      if (!next) return true;
      stack.pop_back();
      for (const Spot to : *next) {
        if (!seen.insert(to.key()).second) continue;
        stack.push_back(to);
        if (graph_.at(to.node).opcode == Opcode::kCopy) copies.push_back(to.node);
      }
    }
    return true;
  }

  // State of a loop that is moved to the device and returned at its own place stays on the host.
  bool mend_root(NodeId move, Spot top) {
    const ComputationNumber number = graph_.at(move).computation;
    const NodeId root = graph_.computation(number).root;
    if (number == graph_.entry() || !is_returned(move, root)) return true;
    const std::vector<std::uint32_t> positions = graph_.positions(root, move);
    const std::vector<NodeId>& callers = graph_.computation(number).callers;
    if (callers.size() != 1 || graph_.at(callers.front()).opcode != Opcode::kWhile) {
      fail_on_callers(move, top, callers);
      return false;
    }
    const NodeId element = graph_.operand(move, 0);
    if (element == kNoNode || graph_.at(element).opcode != Opcode::kGetTupleElement) return true;
    const NodeId tuple = graph_.operand(element, 0);
    if (tuple == kNoNode || graph_.at(tuple).opcode != Opcode::kParameter) return true;
    for (const std::uint32_t position : positions) {
      if (graph_.at(element).number != position) continue;
      graph_.replace_operand(root, position, element);
      ++mended_;
    }
    return true;
  }

  bool is_returned(NodeId move, NodeId root) const {
    if (graph_.at(root).opcode == Opcode::kTuple) return !graph_.positions(root, move).empty();
    // In front of the optimizer: what a branch returns becomes a tuple.
    const auto& callers = graph_.computation(graph_.at(root).computation).callers;
    return pass_.framework != nullptr && root == move && !callers.empty() &&
           graph_.at(callers.front()).opcode == Opcode::kConditional;
  }

  void fail_on_callers(NodeId move, Spot top, const std::vector<NodeId>& callers) {
    std::string names;
    for (const NodeId caller : callers) names += (names.empty() ? "" : ", ") + graph_.name(caller);
    const hlo::Name computation = graph_.computation(graph_.at(top.node).computation).name;
    pass_.report.add_error(
        callers_message(graph_.shapes().tables().text(computation), callers.size(), names),
        pass_.position({move, 0}), {});
  }

  // What was learnt about ways is good as long as nothing changes.
  void forget_stale() {
    const std::uint64_t now = mover_.changes() + mended_;
    if (now == learnt_at_) return;
    learnt_at_ = now;
    tops_.clear();
    has_move_above_.clear();
    fruitless_.clear();
    steps_.forget_users();
  }

  void give_up(NodeId start) {
    mover_.finish();
    pass_.report.add_finding({Finding::Kind::kWarning,
                              "truncated",
                              "too many copies lie on the ways of values in host memory; from here "
                              "on they are tracked where they stand",
                              pass_.position({start, 0}),
                              {}});
  }

  Pass& pass_;
  Graph& graph_;
  LegalSteps steps_;
  CopyMover mover_;
  std::unordered_map<std::uint64_t, Spot> tops_;  // no node where there is none
  std::unordered_map<NodeId, bool> has_move_above_;
  std::unordered_set<std::uint64_t> fruitless_;  // tops that were treated
  std::uint64_t learnt_at_ = 0;
  std::uint64_t mended_ = 0;
};

}  // namespace

void legalize(Pass& pass) { Legalizer(pass).run(); }

}  // namespace offload
