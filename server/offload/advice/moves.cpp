// Moves that cost and gain nothing, move the wrong thing, or move nothing that anybody uses.

#include "offload/moves.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "offload/advice/advice.h"
#include "offload/fixes/edits.h"
#include "offload/framework/framework.h"

namespace offload {
namespace {

using hlo::Opcode;

// Steps of all searches for later users together; behind that nothing more is claimed.
constexpr std::size_t kMostSteps = 200'000;

// What uses a moved value, and the operand that holds it.
struct Use {
  NodeId user = kNoNode;
  NodeId value = kNoNode;
};

std::vector<bool> reached_computations(const Graph& graph) {
  std::vector<std::pair<ComputationNumber, ComputationNumber>> calls;  // from, to
  for (const NodeId caller : graph.callers())
    for (const ComputationNumber callee : graph.callees(caller))
      calls.emplace_back(graph.at(caller).computation, callee);
  std::ranges::sort(calls);
  std::vector<bool> known(graph.computation_count(), false);
  std::vector<ComputationNumber> open{graph.entry()};
  known[graph.entry()] = true;
  while (!open.empty()) {
    const ComputationNumber at = open.back();
    open.pop_back();
    for (const auto& [from, to] : std::ranges::equal_range(
             calls, at, {}, &std::pair<ComputationNumber, ComputationNumber>::first)) {
      if (known[to]) continue;
      known[to] = true;
      open.push_back(to);
    }
  }
  return known;
}

class MoveReader {
 public:
  explicit MoveReader(Pass& pass) : pass_(pass), graph_(pass.graph) {}

  MoveAdvice read() {
    const std::vector<bool> is_reached = reached_computations(graph_);
    for (const NodeId node : graph_.custom_calls()) {
      if (pass_.tick()) break;
      if (graph_.at(node).role != Role::kMoveToHost) continue;
      if (!is_reached[graph_.at(node).computation] || graph_.operand(node, 0) == kNoNode) continue;
      look_at(node);
    }
    return std::move(out_);
  }

 private:
  void look_at(NodeId call) {
    bool is_returned = false;
    const std::vector<Use> uses = uses_behind(call, is_returned);
    if (uses.empty() || is_returned) return;
    const auto is_move_back = [&](const Use& use) {
      return graph_.at(use.user).role == Role::kMoveToDevice;
    };
    if (std::ranges::all_of(uses, is_move_back)) return look_at_round_trip(call, uses);
    for (const Use& use : uses)
      if (takes_as_index(use)) out_.index_moves.push_back({call, use.user});
  }

  // Bitcasts and the like between the annotation and its users are no users.
  std::vector<Use> uses_behind(NodeId call, bool& is_returned) const {
    std::vector<Use> out;
    std::vector<NodeId> values{call};
    std::unordered_set<NodeId> seen{call};
    for (std::size_t i = 0; i < values.size(); ++i) {
      is_returned |= graph_.is_root(values[i]);
      for (const NodeId user : graph_.users(values[i])) {
        if (!is_looked_through(graph_, user))
          out.push_back({user, values[i]});
        else if (seen.insert(user).second)
          values.push_back(user);
      }
    }
    return out;
  }

  bool takes_as_index(const Use& use) const {
    const Opcode opcode = graph_.at(use.user).opcode;
    const std::uint32_t first = opcode == Opcode::kDynamicUpdateSlice ? 2 : 1;
    if (opcode != Opcode::kDynamicUpdateSlice && opcode != Opcode::kDynamicSlice) return false;
    return std::ranges::all_of(graph_.positions(use.user, use.value),
                               [&](std::uint32_t position) { return position >= first; });
  }

  // Sending a value away frees its memory until it comes back. Where something holds the value on
  // the device all that time, nothing is freed.
  void look_at_round_trip(NodeId call, const std::vector<Use>& backs) {
    const std::vector<NodeId> views = views_of(graph_.operand(call, 0));
    const std::string reason = reason_to_stay(call, views, backs);
    if (reason.empty()) return;
    const NodeId value = graph_.operand(call, 0);
    const auto bytes = hlo::byte_size(graph_.shapes().whole(graph_.at(call).shape));
    const std::string back = backs.size() == 1 ? fmt::format("`{}`", graph_.name(backs[0].user))
                                               : fmt::format("{} moves", backs.size());
    Finding finding =
        advice(pass_, "redundant-move",
               fmt::format("`{}` moves `{}` to host memory and {} straight back, and no device "
                           "memory is freed meanwhile: {}; {} cross the bus {} times for nothing",
                           graph_.name(call), graph_.name(value), back, reason,
                           size_in_words(bytes), backs.size() + 1),
               {call, 0});
    for (const Use& use : backs)
      if (graph_.at(use.user).source.exists())
        finding.related.push_back(
            {StepKind::kCarried, pass_.position({use.user, 0}), -1, "moved back here"});
    out_.findings.push_back(std::move(finding));
  }

  // The value and what it is a view of: the same memory under other names.
  std::vector<NodeId> views_of(NodeId value) const {
    std::vector<NodeId> out{value};
    while (graph_.at(out.back()).opcode == Opcode::kBitcast ||
           graph_.at(out.back()).opcode == Opcode::kGetTupleElement) {
      const NodeId before = graph_.operand(out.back(), 0);
      if (before == kNoNode) break;
      out.push_back(before);
    }
    return out;
  }

  std::string reason_to_stay(NodeId call, const std::vector<NodeId>& views,
                             const std::vector<Use>& backs) {
    if (is_lasting_parameter(views)) return "it is a parameter, which stays where it is";
    // A tuple that an element is taken from is not the element: only the element's own uses count.
    std::vector<NodeId> names;
    for (const NodeId view : views) {
      names.push_back(view);
      if (graph_.at(view).opcode == Opcode::kGetTupleElement) break;
    }
    if (is_returned(names)) return "it is returned as well";
    return later_user(call, names, backs);
  }

  // Without donation the caller keeps a parameter for as long as the program runs.
  bool is_lasting_parameter(const std::vector<NodeId>& views) const {
    const Node& source = graph_.at(views.back());
    if (source.opcode != Opcode::kParameter || source.computation != graph_.entry() ||
        pass_.entry.may_donate())
      return false;
    hlo::ShapeIndex index;
    for (auto view = views.rbegin(); view != views.rend(); ++view)
      if (graph_.at(*view).opcode == Opcode::kGetTupleElement)
        index.push_back(graph_.at(*view).number);
    return !pass_.entry.is_host_parameter(source.number, index);
  }

  bool is_returned(const std::vector<NodeId>& names) const {
    const NodeId root = graph_.computation(graph_.at(names[0]).computation).root;
    if (root == kNoNode) return false;
    if (std::ranges::find(names, root) != names.end()) return true;
    if (graph_.at(root).opcode != Opcode::kTuple) return false;
    return std::ranges::any_of(names,
                               [&](NodeId name) { return !graph_.positions(root, name).empty(); });
  }

  // A user of the value itself that waits for each of the values that came back.
  std::string later_user(NodeId call, const std::vector<NodeId>& names,
                         const std::vector<Use>& backs) {
    std::unordered_set<NodeId> users;
    for (const NodeId name : names)
      for (const NodeId user : graph_.users(name))
        if (user != call && std::ranges::find(names, user) == names.end()) users.insert(user);
    if (users.empty()) return "";
    NodeId found = kNoNode;
    for (const Use& back : backs) {
      found = reached_user(back.user, users);
      if (found == kNoNode) return "";
    }
    return fmt::format("`{}` still uses it behind the move back", graph_.name(found));
  }

  // Users stand behind what they use, so nothing behind the last of them leads to one.
  NodeId reached_user(NodeId from, const std::unordered_set<NodeId>& users) {
    const NodeId last = *std::ranges::max_element(users);
    std::vector<NodeId> open{from};
    std::unordered_set<NodeId> seen{from};
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (const NodeId next : graph_.users(open[i])) {
        if (next > last || !seen.insert(next).second) continue;
        if (users.contains(next)) return next;
        if (++steps_ > kMostSteps || pass_.tick()) return kNoNode;
        open.push_back(next);
      }
    }
    return kNoNode;
  }

  Pass& pass_;
  const Graph& graph_;
  MoveAdvice out_;
  std::size_t steps_ = 0;
};

void report_index_move(Pass& pass, const IndexMove& move) {
  const Graph& graph = pass.graph;
  const Node& slice = graph.at(move.slice);
  const NodeId base = graph.operand(move.slice, 0);
  const bool is_update = slice.opcode == Opcode::kDynamicUpdateSlice;
  // Where the data is in host memory by itself, its index belongs there too.
  if (is_update ? slice.has_host_data : base == kNoNode || graph.is_host({base, 0})) return;
  Finding finding =
      advice(pass, "wrong-operand",
             fmt::format("`{}` moves an index of `{}` to host memory, not its data: {}",
                         graph.name(move.call), graph.name(move.slice),
                         is_update ? "the compiler puts the whole buffer there"
                                   : "the compiler runs the slice on the host"),
             {move.call, 0});
  finding.related.push_back(
      {StepKind::kCarried, pass.position({move.slice, 0}), -1, "used as an index here"});
  pass.report.add_finding(std::move(finding));
}

// In front of the optimizer an annotation whose result nobody uses never gets to the pass. The
// graph as written has no lists of users: those of the annotations and of what they move are
// gathered here.
class DroppedMoves {
 public:
  explicit DroppedMoves(Pass& pass) : pass_(pass), written_(pass.framework->written()) {}

  void add_to(std::vector<Finding>& out) {
    const std::vector<NodeId> moves = candidates();
    if (moves.empty()) return;
    gather_users(moves);
    for (const NodeId move : moves) {
      if (!users_[move].empty()) continue;
      const std::vector<NodeId>& others = users_[written_.operand(move, 0)];
      out.push_back(
          {Finding::Kind::kAdvice,
           "offload-without-effect",
           fmt::format("`{}` {}", written_.name(move), reason_unused(written_, move, others)),
           {written_.at(move).source, {}},
           {}});
    }
  }

 private:
  std::vector<NodeId> candidates() const {
    const std::vector<bool> is_reached = reached_computations(written_);
    std::vector<NodeId> out;
    for (const NodeId node : written_.custom_calls()) {
      const Node& at = written_.at(node);
      if (at.role == Role::kMoveToHost && is_reached[at.computation] && at.source.exists() &&
          !written_.is_root(node) && written_.operand(node, 0) != kNoNode)
        out.push_back(node);
    }
    return out;
  }

  void gather_users(const std::vector<NodeId>& moves) {
    std::vector<bool> is_asked(written_.size(), false);
    for (const NodeId move : moves) is_asked[move] = is_asked[written_.operand(move, 0)] = true;
    for (NodeId user = 0; user < written_.size() && !pass_.tick(); ++user) {
      for (const NodeId value : written_.operands(user)) {
        if (value == kNoNode || !is_asked[value]) continue;
        std::vector<NodeId>& known = users_[value];
        if (known.empty() || known.back() != user) known.push_back(user);
      }
    }
  }

  Pass& pass_;
  const Graph& written_;
  std::unordered_map<NodeId, std::vector<NodeId>> users_;
};

}  // namespace

MoveAdvice advise_on_moves(Pass& pass) {
  MoveAdvice out = MoveReader(pass).read();
  if (pass.framework != nullptr) DroppedMoves(pass).add_to(out.findings);
  return out;
}

void advise(Pass& pass, MoveAdvice moves) {
  for (Finding& finding : moves.findings) pass.report.add_finding(std::move(finding));
  for (const IndexMove& move : moves.index_moves) report_index_move(pass, move);
  advise_on_spaces(pass);
}

Finding advice(const Pass& pass, std::string_view code, std::string message, Place place) {
  return {Finding::Kind::kAdvice, std::string(code), std::move(message), pass.position(place), {}};
}

}  // namespace offload
