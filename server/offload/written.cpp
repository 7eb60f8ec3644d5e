#include "offload/written.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace offload {

using hlo::InstructionRef;
using hlo::Opcode;

// One change, followed by one graph.
class Following {
 public:
  Following(Written& written, const ModuleChange& change, hlo::Tables& tables)
      : written_(written), graph_(written.graph_), change_(change), words_(tables) {}

  Written::Outcome run() {
    if (!find_pairs()) return Written::Outcome::kUntouched;
    return rewrite() ? Written::Outcome::kFollowed : Written::Outcome::kSpoilt;
  }

 private:
  // An instruction of the version before, and the one that stands in its place.
  struct Pair {
    InstructionRef before;
    InstructionRef after;
    NodeId node = kNoNode;
  };

  bool find_pairs() {
    if (graph_.has_control()) return false;
    const auto facts = paired_instructions(change_);
    if (!facts) return false;
    for (const FactPair& fact : *facts) {
      const Pair pair{ref(fact.before), ref(fact.after), written_.find(fact.before.id)};
      if (pair.node == kNoNode || !stands_in(pair)) return false;
      pairs_.push_back(pair);
    }
    // A shape that is inferred elsewhere might come from one of these.
    const auto is_inferred = [&](const Pair& pair) {
      return graph_.at(pair.node).has_inferred_shape;
    };
    return static_cast<std::size_t>(std::ranges::count_if(pairs_, is_inferred)) ==
           graph_.inferred_shapes();
  }

  static InstructionRef ref(const Fact& fact) {
    return {fact.id, &fact.piece->instructions[fact.id.index], fact.piece, 0};
  }

  // The new instruction takes the old one's node: the same place in its computation and the same
  // calls.
  bool stands_in(const Pair& pair) const {
    const InstructionRef& a = pair.before;
    const InstructionRef& b = pair.after;
    const bool is_parameter = a->opcode == Opcode::kParameter;
    return is_plain(a) && is_plain(b) && a->is_root == b->is_root && a->wrapped == b->wrapped &&
           is_parameter == (b->opcode == Opcode::kParameter) &&
           (!is_parameter || a->number == b->number) && has_equal_calls(a, b);
  }

  bool is_plain(const InstructionRef& of) const {
    return of->parent == hlo::kNone && of->body == hlo::kNone &&
           of.find_attribute(words_.control_predecessors) == nullptr &&
           of.find_attribute(words_.aliasing) == nullptr &&
           std::ranges::all_of(of.operands(), is_name);
  }

  static bool is_name(const hlo::Operand& operand) {
    return operand.nested == hlo::kNone && operand.element_count == 0;
  }

  static bool has_equal_calls(const InstructionRef& a, const InstructionRef& b) {
    return std::ranges::equal(a.calls(), b.calls(), [](const hlo::Call& x, const hlo::Call& y) {
      return x.role == y.role && x.computation == y.computation && x.nested_body == hlo::kNone &&
             y.nested_body == hlo::kNone;
    });
  }

  bool rewrite() {
    for (const Pair& pair : pairs_) written_.first_of_piece_.erase(pair.before.id.piece);
    for (const Pair& pair : pairs_)
      written_.first_of_piece_.try_emplace(pair.after.id.piece, pair.after.id.index, pair.node);
    for (const Pair& pair : pairs_) graph_.at(pair.node).source = pair.after.id;
    return std::ranges::all_of(pairs_, [&](const Pair& pair) {
      const auto computation = change_.after->computation_of(pair.after.id);
      return computation && rewrite(*computation, pair) &&
             (pair.before->name == pair.after->name ||
              (resolve_users(*computation, pair.before->name) &&
               resolve_users(*computation, pair.after->name)));
    });
  }

  bool rewrite(const hlo::Computation& computation, const Pair& pair) {
    if (!read_operands(computation, pair.after, pair.node)) return false;
    Node node = read_node(pair.after, words_, Stage::kFramework);
    give_shape(graph_, node, pair.after, operands_);
    graph_.rewrite(pair.node, node, operands_);
    return true;
  }

  bool resolve_users(const hlo::Computation& computation, hlo::Name name) {
    return std::ranges::all_of(computation.users_of(name), [&](const InstructionRef& user) {
      // A shape that is not written would have to be inferred again.
      const NodeId node = written_.find(user.id);
      if (node == kNoNode || user->shape == 0 || !std::ranges::all_of(user.operands(), is_name) ||
          !read_operands(computation, user, node))
        return false;
      graph_.rewrite(node, graph_.at(node), operands_);
      return true;
    });
  }

  // False where a definition is not in the graph.
  bool read_operands(const hlo::Computation& computation, const InstructionRef& user, NodeId node) {
    operands_.clear();
    if (!takes_operands(user->opcode)) return true;
    for (const hlo::Operand& operand : user.operands()) {
      const std::optional<NodeId> value = value_of(computation, operand.name, node);
      if (!value) return false;
      operands_.push_back(*value);
    }
    return true;
  }

  // The first definition counts, where it stands in front of the user. Absent where it is not in
  // the graph.
  std::optional<NodeId> value_of(const hlo::Computation& computation, hlo::Name name,
                                 NodeId user) const {
    const InstructionRef definition = computation.find(name);
    if (!definition) return kNoNode;
    const NodeId node = written_.find(definition.id);
    if (node == kNoNode) return std::nullopt;
    return node < user ? node : kNoNode;
  }

  Written& written_;
  Graph& graph_;
  const ModuleChange& change_;
  const Words words_;
  std::vector<Pair> pairs_;
  std::vector<NodeId> operands_;  // of the instruction at hand
};

Written::Written(Graph graph) : graph_(std::move(graph)) {
  std::uint32_t last = hlo::kNone;
  for (NodeId node = 0; node < graph_.size(); ++node) {
    const hlo::InstructionId id = graph_.at(node).source;
    if (!id.exists() || id.piece == last) continue;
    last = id.piece;
    first_of_piece_.try_emplace(id.piece, id.index, node);
  }
}

// Instructions of a piece stand in a row, but for what has others nested in it.
NodeId Written::find(hlo::InstructionId id) const {
  const auto found = first_of_piece_.find(id.piece);
  if (found == first_of_piece_.end()) return kNoNode;
  const auto [index, first] = found->second;
  const std::size_t node = std::size_t{first} + id.index - index;
  if (id.index < index || node >= graph_.size()) return kNoNode;
  return graph_.at(static_cast<NodeId>(node)).source == id ? static_cast<NodeId>(node) : kNoNode;
}

Written::Outcome Written::follow(const ModuleChange& change, hlo::Tables& tables) {
  return Following(*this, change, tables).run();
}

std::unique_ptr<Written> inherit(const Tracking& before, const ModuleChange& change,
                                 hlo::Tables& tables) {
  if (before.written == nullptr) return nullptr;
  auto written = before.written->take();
  if (written == nullptr) return nullptr;
  switch (written->follow(change, tables)) {
    case Written::Outcome::kFollowed: return written;
    case Written::Outcome::kUntouched: before.written->put(std::move(written)); return nullptr;
    case Written::Outcome::kSpoilt: return nullptr;
  }
  return nullptr;
}

}  // namespace offload
