#include "offload/chain.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include <fmt/format.h>

#include "offload/framework/framework.h"
#include "offload/log.h"

namespace offload {
namespace {

using hlo::Opcode;

constexpr std::string_view kMovedHere = "moved to host memory here";
constexpr std::string_view kStillOnDevice = "still on device; the transfer happens behind this";
constexpr std::string_view kStartsHere =
    "tracking starts here; the compiler names this instruction";
constexpr std::string_view kOnHost = "executed on the host (slow)";

// Bounds of a chain: more helps nobody, and many leaks can share one long way.
constexpr std::size_t kMostSteps = 2000;
constexpr std::size_t kLeastSteps = 20;
constexpr std::size_t kMostComputing = 1000;

class Narrator {
 public:
  Narrator(const Pass& pass, const Beginning& beginning)
      : pass_(pass), graph_(pass.graph), from_(beginning) {}

  std::vector<Step> tell(const std::vector<Visit>& way) {
    Place before;
    for (std::size_t i = 0; i < from_.lead.size(); ++i) {
      const Place place = from_.lead[i];
      if (i > 0) cross_call_sites(before, place);
      add(i == 0 ? StepKind::kAnnotation : StepKind::kLookThrough, place, -1,
          std::string(i == 0 ? kMovedHere : kStillOnDevice));
      before = place;
    }
    for (std::size_t i = 0; i < way.size(); ++i) {
      const std::size_t begin = steps_.size();
      if (before.node != kNoNode) tell_step(before, way[i]);
      if (i == 0) begin_at(way[i], begin);
      before = way[i].place;
    }
    return std::move(steps_);
  }

  // One step of it, from the place before.
  std::vector<Step> tell_one(Place before, const Visit& visit) {
    tell_step(before, visit);
    return std::move(steps_);
  }

 private:
  // The start's own step says both what it is and that the compiler names it.
  void begin_at(const Visit& visit, std::size_t begin) {
    if (from_.parameter >= 0) {
      add(StepKind::kParameter, visit.place, -1,
          fmt::format("parameter {} is in host memory (S(5) at {}); the compiler names it",
                      from_.parameter, graph_.index_text(visit.place)));
      return;
    }
    if (from_.is_kernel) {
      add(StepKind::kKernel, visit.place, -1,
          fmt::format("the kernel puts its output {} into host memory; the compiler names it",
                      graph_.index_text(visit.place)));
      return;
    }
    if (steps_.size() == begin || steps_.back().kind == StepKind::kCarried) {
      if (steps_.size() > begin) steps_.pop_back();
      add(StepKind::kStart, visit.place, -1, std::string(kStartsHere));
      return;
    }
    Step& step = steps_.back();
    if (!(step.position.instruction == graph_.at(visit.place.node).source)) {
      add(StepKind::kStart, visit.place, -1, std::string(kStartsHere));
      return;
    }
    step.message = fmt::format("{}; {}", kStartsHere, step.message);
    step.kind = StepKind::kStart;
  }

  void tell_step(Place before, const Visit& visit) {
    const Place at = visit.place;
    const Node& node = graph_.at(at.node);
    cross_call_sites(before, at);
    if (leaves_computation(before, at)) return tell_return(before, at);
    const std::int64_t operand = operand_of(before, at);
    const std::string index = graph_.index_text(at);
    if (node.opcode == Opcode::kParameter) return tell_entering(before, at);
    if (visit.computes) return add(StepKind::kHostCompute, at, operand, std::string(kOnHost));
    switch (node.opcode) {
      case Opcode::kTuple:
        return add(StepKind::kIntoTuple, at, operand, fmt::format("becomes element {}", index));
      case Opcode::kGetTupleElement:
        return add(StepKind::kOutOfTuple, at, operand,
                   fmt::format("element {} taken out", node.number));
      case Opcode::kDynamicUpdateSlice:
        return add(StepKind::kUpdateSlice, at, operand, "written into this host buffer");
      default: break;
    }
    if (node.role == Role::kMoveToHost)
      return add(StepKind::kMoveAgain, at, operand, "moved to host memory again, without effect");
    add(StepKind::kCarried, at, operand,
        fmt::format("carried on by {}{}", hlo::opcode_name(node.opcode),
                    at.sub == 0 ? std::string{} : " at " + index));
  }

  bool leaves_computation(Place before, Place at) const {
    if (graph_.at(before.node).computation == graph_.at(at.node).computation) return false;
    return graph_.is_root(before.node) && calls(at.node, graph_.at(before.node).computation);
  }

  bool calls(NodeId caller, ComputationNumber callee) const {
    const auto callees = graph_.callees(caller);
    return std::ranges::find(callees, callee) != callees.end();
  }

  void tell_return(Place before, Place at) {
    const std::string name(text_of(graph_.computation(graph_.at(before.node).computation).name));
    const std::string index = graph_.index_text(before);
    add(StepKind::kReturn, before, -1,
        before.sub == 0 ? fmt::format("returned by `{}`", name)
                        : fmt::format("returned by `{}` as element {}", name, index));
    std::string message =
        at.sub == 0 ? fmt::format("result of `{}`", graph_.name(at.node))
                    : fmt::format("result {} of `{}`", graph_.index_text(at), graph_.name(at.node));
    if (!entered_.empty() && entered_.back() != at.node &&
        graph_.at(entered_.back()).opcode == graph_.at(at.node).opcode)
      message += "; the compiler does not tell call sites apart";
    if (!entered_.empty()) entered_.pop_back();
    add(StepKind::kResult, at, -1, std::move(message));
  }

  void tell_entering(Place before, Place at) {
    const Node& node = graph_.at(at.node);
    const NodeId caller = caller_holding(before.node, node.computation);
    const std::string callee(text_of(graph_.computation(node.computation).name));
    if (caller != kNoNode) {
      entered_.push_back(caller);
      const std::int64_t operand = operand_of(before, {caller, 0});
      if (graph_.at(caller).opcode == Opcode::kWhile)
        add(StepKind::kIntoLoop, {caller, 0}, operand,
            at.sub == 0 ? std::string("loop state")
                        : fmt::format("loop state, element {}", graph_.index_text(at)));
      else
        add(StepKind::kIntoCall, {caller, 0}, operand,
            fmt::format("passed as argument {} of `{}`", operand, graph_.name(caller)));
    }
    add(StepKind::kEnter, at, -1, fmt::format("enters `{}` as `{}`", callee, graph_.name(at.node)));
  }

  NodeId caller_holding(NodeId value, ComputationNumber callee) const {
    for (const NodeId caller : graph_.computation(callee).callers)
      if (!graph_.positions(caller, value).empty()) return caller;
    return kNoNode;
  }

  // The operand number where `at` holds the value; a tuple tells it by the index.
  std::int64_t operand_of(Place before, Place at) const {
    const Node& node = graph_.at(at.node);
    const std::vector<std::uint32_t> all = graph_.positions(at.node, before.node);
    if (all.empty()) return -1;
    if (node.opcode == Opcode::kTuple && at.sub != 0) {
      const Sub top = graph_.shapes().top_child(node.shape, at.sub);
      const std::uint32_t slot = graph_.shapes().at(node.shape, top).slot;
      if (std::ranges::find(all, slot) != all.end()) return slot;
    }
    return all.front();
  }

  // Calls that were inlined: the steps that the written text takes between the two.
  void cross_call_sites(Place before, Place at) {
    if (pass_.framework == nullptr) return;
    const std::int64_t operand = operand_of(before, at);
    for (Step& step :
         pass_.framework->steps_between(graph_.at(before.node), graph_.at(at.node), operand))
      steps_.push_back(std::move(step));
  }

  void add(StepKind kind, Place place, std::int64_t operand, std::string message) {
    Step step{kind, pass_.position(place), operand, std::move(message)};
    if (step.position.instruction.exists()) steps_.push_back(std::move(step));
  }

  std::string_view text_of(hlo::Name name) const { return graph_.shapes().tables().text(name); }

  const Pass& pass_;
  const Graph& graph_;
  const Beginning& from_;
  std::vector<Step> steps_;
  std::vector<NodeId> entered_;
};

// The innermost tuple of the entry behind which nothing but tuples of the entry stands, counted
// from the root.
std::size_t first_root_tuple(const Graph& graph, const std::vector<Visit>& way) {
  std::size_t out = way.size();
  while (out > 0) {
    const Node& node = graph.at(way[out - 1].place.node);
    if (node.opcode != Opcode::kTuple || node.computation != graph.entry() || node.instance != 0)
      break;
    --out;
  }
  return out;
}

// In front of the optimizer a reshape is read as any computation is, though it moves nothing later.
bool is_reader(const Pass& pass, const Visit& visit) {
  if (visit.computes) return true;
  const Node& node = pass.graph.at(visit.place.node);
  if (pass.framework == nullptr || node.opcode != Opcode::kBitcast || node.origin == hlo::kNone)
    return false;
  return pass.framework->written().at(node.origin).opcode == Opcode::kReshape;
}

// The first instruction that reads the value behind the last move to host memory; of several that
// read the moved value itself, the one on the shortest way to the output.
hlo::InstructionId first_reader(const Pass& pass, const Beginning& beginning,
                                const std::vector<Visit>& way, const Leak& leak) {
  hlo::InstructionId first = {};
  hlo::InstructionId direct = {};
  const NodeId moved = beginning.lead.size() == 1 ? beginning.lead[0].node : kNoNode;
  for (std::size_t i = 1; i < beginning.lead.size() && !first.exists(); ++i)
    if (is_reader(pass, {beginning.lead[i]})) first = pass.graph.at(beginning.lead[i].node).source;
  for (const Visit& visit : way) {
    const Node& node = pass.graph.at(visit.place.node);
    if (node.role == Role::kMoveToHost) first = direct = {};
    if (!is_reader(pass, visit) || !node.source.exists()) continue;
    if (!first.exists()) first = node.source;
    if (moved != kNoNode && !pass.graph.positions(visit.place.node, moved).empty())
      direct = node.source;
  }
  if (direct.exists()) return direct;
  return first.exists() ? first : leak.computing.front();
}

void choose_primary(const Pass& pass, const Beginning& from, const std::vector<Visit>& way,
                    Leak& leak) {
  const Graph& graph = pass.graph;
  if (!leak.computing.empty()) {
    leak.primary = {first_reader(pass, from, way, leak), {}};
    return;
  }
  const std::size_t tuple = first_root_tuple(graph, way);
  const Place root = way.back().place;
  if (tuple == way.size()) {
    leak.primary = pass.position(root);
    if (pass.framework != nullptr) leak.primary = {pass.framework->written_root(), leak.output};
    return;
  }
  const Place at = way[tuple].place;
  leak.primary = pass.position(at);
  const Sub top = graph.shapes().top_child(graph.at(at.node).shape, at.sub);
  if (top != kNoSub) leak.primary_operand = graph.shapes().at(graph.at(at.node).shape, top).slot;
}

Step root_step(const Pass& pass, Place root, const Leak& leak) {
  const Graph& graph = pass.graph;
  const Node& node = graph.at(root.node);
  Step step{StepKind::kRootOperand,
            {node.source, leak.output},
            -1,
            "the result of the entry computation"};
  if (pass.framework != nullptr) step.position.instruction = pass.framework->written_root();
  const Sub top = graph.shapes().top_child(node.shape, root.sub);
  const bool is_written = pass.framework == nullptr || step.position.instruction == node.source;
  if (is_written && node.opcode == Opcode::kTuple && top != kNoSub)
    step.operand = graph.shapes().at(node.shape, top).slot;
  return step;
}

// A long way is told by its two ends.
std::vector<Step> describe_shortened(Pass& pass, const Beginning& beginning,
                                     const std::vector<Visit>& way) {
  const std::size_t most = std::clamp<std::size_t>(pass.leak_steps_left, kLeastSteps, kMostSteps);
  pass.leak_steps_left -= std::min(pass.leak_steps_left, way.size());
  if (way.size() <= most) return describe(pass, beginning, way);
  const auto half = static_cast<std::ptrdiff_t>(most / 2);
  std::vector<Step> out = describe(pass, beginning, {way.begin(), way.begin() + half});
  Step gap{StepKind::kCarried, pass.position(way[static_cast<std::size_t>(half)].place), -1,
           fmt::format("{} steps from here on are left out", way.size() - most)};
  out.push_back(std::move(gap));
  Beginning nowhere;
  nowhere.start = beginning.start;
  nowhere.lead = {(way.end() - half - 1)->place};
  std::vector<Step> last = describe(pass, nowhere, {way.end() - half, way.end()});
  // Its first two steps claim a beginning that it does not have.
  const auto begin = last.begin() + std::min<std::ptrdiff_t>(2, std::ssize(last));
  out.insert(out.end(), std::make_move_iterator(begin), std::make_move_iterator(last.end()));
  return out;
}

}  // namespace

std::vector<Step> describe(const Pass& pass, const Beginning& beginning,
                           const std::vector<Visit>& way) {
  return Narrator(pass, beginning).tell(way);
}

Leak describe_leak(Pass& pass, const Beginning& beginning, const std::vector<Visit>& way,
                   const EntryLayout::Output& output) {
  const Graph& graph = pass.graph;
  const Place root = way.back().place;
  Leak leak;
  leak.start = graph.name(beginning.start.node);
  leak.message = leak_message(leak.start, pass.options.profile);
  leak.start_instruction = graph.at(beginning.start.node).source;
  if (!beginning.lead.empty())
    leak.annotations.push_back(graph.at(beginning.lead.front().node).source);
  leak.parameter = beginning.parameter;
  if (beginning.parameter >= 0) leak.parameter_index = pass.position(beginning.start).index;
  leak.output = pass.position(root).index;
  leak.device_leaves = output.device_leaves;
  leak.chain = describe_shortened(pass, beginning, way);
  for (const Visit& visit : way) {
    if (graph.at(visit.place.node).role == Role::kMoveToHost) leak.computing.clear();
    const hlo::InstructionId source = graph.at(visit.place.node).source;
    if (visit.computes && source.exists() && leak.computing.size() < kMostComputing)
      leak.computing.push_back(source);
  }
  choose_primary(pass, beginning, way, leak);
  if (!leak.chain.empty() && leak.chain.back().kind == StepKind::kIntoTuple) {
    leak.chain.back().kind = StepKind::kRootOperand;
  } else {
    leak.chain.push_back(root_step(pass, root, leak));
  }
  leak.chain.push_back({StepKind::kOutput, leak.chain.back().position, -1,
                        fmt::format("returned as output {}, which is device memory",
                                    hlo::print_index(leak.output))});
  return leak;
}

HostWalk describe_walk(const Pass& pass, const Beginning& beginning,
                       const std::vector<Visit>& visits) {
  const Graph& graph = pass.graph;
  HostWalk walk;
  walk.start = graph.name(beginning.start.node);
  if (!beginning.lead.empty())
    walk.annotations.push_back(graph.at(beginning.lead.front().node).source);
  walk.parameter = beginning.parameter;
  if (beginning.parameter >= 0) walk.parameter_index = pass.position(beginning.start).index;
  std::vector<std::int64_t> steps_of(visits.size(), -1);
  std::unordered_set<std::uint64_t> seen;
  for (std::size_t i = 0; i < visits.size(); ++i) {
    const Visit& visit = visits[i];
    const bool is_start = visit.origin == kNoNode;
    steps_of[i] = is_start ? -1 : steps_of[visit.origin];
    if (!graph.at(visit.place.node).source.exists() || !seen.insert(visit.place.key()).second)
      continue;
    HostStep step;
    step.at = pass.position(visit.place);
    step.origin = steps_of[i];
    step.steps = is_start ? Narrator(pass, beginning).tell({visit})
                          : Narrator(pass, beginning).tell_one(visits[visit.origin].place, visit);
    steps_of[i] = static_cast<std::int64_t>(walk.steps.size());
    walk.steps.push_back(std::move(step));
  }
  return walk;
}

std::vector<Step> chain_of(const std::vector<HostWalk>& walks, const Position& position) {
  for (const HostWalk& walk : walks) {
    const auto found = std::ranges::find(walk.steps, position, &HostStep::at);
    if (found == walk.steps.end()) continue;
    std::vector<const HostStep*> way;
    for (auto at = static_cast<std::int64_t>(found - walk.steps.begin()); at >= 0;
         at = walk.steps[static_cast<std::size_t>(at)].origin)
      way.push_back(&walk.steps[static_cast<std::size_t>(at)]);
    std::vector<Step> out;
    for (auto step = way.rbegin(); step != way.rend(); ++step)
      out.insert(out.end(), (*step)->steps.begin(), (*step)->steps.end());
    return out;
  }
  return {};
}

}  // namespace offload
