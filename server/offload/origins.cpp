#include "offload/origins.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace offload {
namespace {

using hlo::Opcode;

constexpr std::size_t kMostOrigins = 64;

}  // namespace

std::size_t Origins::count(Place place) {
  std::vector<Place> open{place};
  std::unordered_set<std::uint64_t> begun;
  const std::size_t first = found_.size();
  bool has_cycle = false;
  while (!open.empty()) {
    const Place at = open.back();
    if (known_.contains(at.key())) {
      open.pop_back();
      continue;
    }
    std::vector<Place> before = sources(at);
    const bool is_origin = before.empty();
    const bool is_new = begun.insert(at.key()).second;
    // A value that is handed to its own computation again comes from what it first came from.
    const auto is_open = [&](Place source) {
      return !known_.contains(source.key()) && (!is_new || begun.contains(source.key()));
    };
    has_cycle |= std::erase_if(before, is_open) > 0;
    const std::size_t depth = open.size();
    for (const Place source : before)
      if (!known_.contains(source.key())) open.push_back(source);
    if (open.size() > depth) continue;
    finish(at, before, is_origin);
    open.pop_back();
  }
  if (has_cycle) forget_parts(first, place);
  return sets_[known_[place.key()]].size();
}

void Origins::forget_parts(std::size_t first, Place whole) {
  for (std::size_t i = first; i < found_.size(); ++i)
    if (found_[i] != whole.key()) known_.erase(found_[i]);
  found_.resize(first);
  found_.push_back(whole.key());
}

void Origins::finish(Place place, const std::vector<Place>& before, bool is_origin) {
  found_.push_back(place.key());
  if (before.size() == 1 && !is_merge_point(graph_.at(place.node))) {
    const std::size_t set = known_.at(before.front().key());
    known_[place.key()] = set;
    return;
  }
  known_[place.key()] = sets_.size();
  Set set = is_origin ? Set{place.key()} : merge(before);
  if (set.size() > 1 && is_merge_point(graph_.at(place.node))) set = {place.key()};
  sets_.push_back(std::move(set));
}

// Where branches and rounds of loops begin and end several values become one of its own.
bool Origins::is_merge_point(const Node& node) const {
  const auto merges = [](Opcode opcode) {
    return opcode == Opcode::kConditional || opcode == Opcode::kWhile;
  };
  if (node.opcode != Opcode::kParameter) return merges(node.opcode);
  return std::ranges::any_of(graph_.computation(node.computation).callers,
                             [&](NodeId caller) { return merges(graph_.at(caller).opcode); });
}

std::vector<Place> Origins::sources(Place place) const {
  const Node& node = graph_.at(place.node);
  switch (node.opcode) {
    case Opcode::kGetTupleElement:
    case Opcode::kTuple:
    case Opcode::kBitcast:
    case Opcode::kOptBarrier:
    case Opcode::kConditional:
    case Opcode::kCall: break;
    case Opcode::kAsyncDone: {
      const NodeId start = graph_.operand(place.node, 0);
      if (start == kNoNode || graph_.callees(start).empty()) return {};
      const NodeId root = graph_.computation(graph_.callees(start).front()).root;
      if (root == kNoNode) return {};
      const Sub sub = graph_.shapes().translate(node.shape, 0, place.sub, graph_.at(root).shape, 0);
      return sub == kNoSub ? std::vector<Place>{} : std::vector<Place>{{root, sub}};
    }
    case Opcode::kWhile: {
      std::vector<Place> out;
      add_state(place.node, place, out);
      return out;
    }
    case Opcode::kParameter:
      if (!hands_on_arguments(node)) return {};
      return arguments(place);
    default: return {};
  }
  Steps steps;
  predecessors(graph_, place, -1, steps);
  return std::move(steps.places);
}

std::vector<Place> Origins::arguments(Place parameter) const {
  Steps steps;
  predecessors(graph_, parameter, -1, steps);
  for (const NodeId caller : graph_.computation(graph_.at(parameter.node).computation).callers)
    if (graph_.at(caller).opcode == Opcode::kWhile) add_state(caller, parameter, steps.places);
  return std::move(steps.places);
}

// A part of a loop's state is that of the state it begins with or of what a round leaves.
void Origins::add_state(NodeId loop, Place part, std::vector<Place>& out) const {
  const auto callees = graph_.callees(loop);
  const NodeId round = callees.empty() ? kNoNode : graph_.computation(callees.front()).root;
  for (const NodeId state : {graph_.operand(loop, 0), round}) {
    if (state == kNoNode) continue;
    const Sub sub = graph_.shapes().translate(graph_.at(part.node).shape, 0, part.sub,
                                              graph_.at(state).shape, 0);
    if (sub != kNoSub) out.push_back({state, sub});
  }
}

bool Origins::hands_on_arguments(const Node& parameter) const {
  const std::vector<NodeId>& callers = graph_.computation(parameter.computation).callers;
  return !callers.empty() && std::ranges::all_of(callers, [&](NodeId caller) {
    const Opcode opcode = graph_.at(caller).opcode;
    return opcode == Opcode::kCall || opcode == Opcode::kAsyncStart ||
           opcode == Opcode::kConditional || opcode == Opcode::kWhile;
  });
}

Origins::Set Origins::merge(const std::vector<Place>& places) const {
  Set out;
  for (const Place place : places) {
    const Set& other = sets_[known_.at(place.key())];
    Set both;
    std::ranges::set_union(out, other, std::back_inserter(both));
    if (both.size() > kMostOrigins) both.resize(kMostOrigins);
    out = std::move(both);
  }
  return out;
}

}  // namespace offload
