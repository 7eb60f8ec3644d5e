#include "offload/build.h"

#include <algorithm>

namespace offload {
namespace {

using hlo::CallRole;
using hlo::Opcode;

// Definitions by name: of the computation at hand, of computations. Names are small numbers, so a
// list with a stamp beats a map.
class Definitions {
 public:
  void clear() { ++round_; }

  void add(hlo::Name name, std::uint32_t number) {
    if (name >= slots_.size()) slots_.resize(std::size_t{name} + 1 + slots_.size() / 2);
    if (slots_[name].round != round_) slots_[name] = {round_, number};
  }

  // The number, or kNoNode: the same as kNoComputation.
  std::uint32_t find(hlo::Name name) const {
    if (name >= slots_.size() || slots_[name].round != round_) return kNoNode;
    return slots_[name].number;
  }

 private:
  struct Slot {
    std::uint32_t round = 0;
    std::uint32_t number = kNoNode;
  };

  std::vector<Slot> slots_;
  std::uint32_t round_ = 1;
};

Direction read_direction(const hlo::InstructionRef& compare, const Words& words) {
  const hlo::Attribute* attribute = compare.find_attribute(words.direction);
  if (attribute == nullptr) return Direction::kNone;
  const std::string_view text = compare.text_of(attribute->value_range);
  if (text == "EQ") return Direction::kEq;
  if (text == "NE") return Direction::kNe;
  if (text == "LT") return Direction::kLt;
  if (text == "LE") return Direction::kLe;
  if (text == "GT") return Direction::kGt;
  return text == "GE" ? Direction::kGe : Direction::kNone;
}

void read_framework(const hlo::InstructionRef& instruction, const Words& words, Node& node) {
  if (node.role == Role::kPlacement) node.role = placement_role(instruction, words);
  node.is_host_marked = is_host_compute(instruction, words);
  node.has_side_effect = hlo::facts(node.opcode).has(hlo::OpcodeFacts::kSideEffect);
  if (node.opcode == Opcode::kCustomCall)
    node.has_side_effect =
        node.role == Role::kOpaque && instruction.find_attribute(words.side_effect) != nullptr;
  if (node.opcode == Opcode::kWhile)
    node.keeps_single_round = keeps_single_round(instruction, words);
  if (node.opcode == Opcode::kCompare) node.direction = read_direction(instruction, words);
  if (node.opcode != Opcode::kConstant) return;
  std::string_view text = instruction.text_of(instruction->arguments_range);
  if (text.size() > 2) text = text.substr(1, text.size() - 2);
  if (text == "true") node.literal = 1;
  if (text == "false") node.literal = 0;
  const auto number = hlo::read_integer(text);
  if (number && *number >= 0 && *number < 1000) node.literal = static_cast<std::int16_t>(*number);
}

ShapeNumber number_of(Graph& graph, const hlo::Shape& shape) {
  return graph.shapes().number(graph.shapes().tables().shape(hlo::print_shape(shape)));
}

// What the pass needs of the shape that XLA infers is the form of tuples and elementwise results.
ShapeNumber infer_shape(Graph& graph, const Node& node, std::span<const NodeId> operands) {
  const ShapeNumber first = graph.at(operands[0]).shape;
  if (node.opcode == Opcode::kGetTupleElement) {
    const Sub child = graph.shapes().child(first, 0, node.number);
    if (child == kNoSub) return graph.shapes().number(0);
    const hlo::Shape part = *graph.shapes().at(first, child).shape;
    return number_of(graph, part);
  }
  if (node.opcode != Opcode::kTuple) return first;
  hlo::Shape tuple;
  tuple.type = hlo::ElementType::kTuple;
  for (const NodeId value : operands)
    if (value != kNoNode) tuple.elements.push_back(graph.shapes().whole(graph.at(value).shape));
  return number_of(graph, tuple);
}

class Builder {
 public:
  Builder(const hlo::Module& module, hlo::Tables& tables, const Words& words, Stage stage)
      : module_(module), tables_(tables), words_(words), stage_(stage), graph_(tables) {}

  std::optional<Graph> build(const base::CancelToken& cancel) {
    const std::vector<hlo::Computation> computations = module_.computations();
    if (const auto entry = module_.entry()) entry_ = entry->id();
    std::size_t count = 0;
    for (const hlo::Computation& computation : computations)
      count += computation.instruction_count();
    graph_.reserve(count);
    for (const hlo::Computation& computation : computations) {
      if (cancel.is_cancelled()) return std::nullopt;
      add_computation(computation, cancel);
    }
    if (cancel.is_cancelled()) return std::nullopt;
    // Framework text is taken apart before anybody asks for users.
    if (stage_ != Stage::kFramework) graph_.finish();
    return std::move(graph_);
  }

 private:
  void add_computation(const hlo::Computation& computation, const base::CancelToken& cancel) {
    definitions_.clear();
    number_ = graph_.add_computation(computation.name());
    NodeId root = kNoNode;
    NodeId last = kNoNode;
    std::size_t steps = 0;
    for (const hlo::InstructionRef& instruction : computation.instructions()) {
      if (++steps % 1000 == 0 && cancel.is_cancelled()) return;
      const NodeId node = add_instruction(instruction);
      if (instruction->parent != hlo::kNone) continue;  // an operand in place: never the root
      last = node;
      if (instruction->is_root && root == kNoNode) root = node;
    }
    graph_.set_root(number_, root != kNoNode ? root : last);
    if (entry_ && computation.id() == *entry_) graph_.set_entry(number_);
    if (computation.name() != 0) by_name_.add(computation.name(), number_);
    if (computation.is_nested()) by_head_[computation.head()] = number_;
  }

  NodeId add_instruction(const hlo::InstructionRef& instruction) {
    read_operands(instruction);
    read_callees(instruction);
    Node node = read_node(instruction, words_, stage_);
    node.computation = number_;
    give_shape(graph_, node, instruction, operands_);
    const NodeId id = graph_.add_node(node, operands_, callees_);
    if (instruction->parent != hlo::kNone) nested_[key(instruction.id)] = id;
    if (instruction->name != 0) definitions_.add(instruction->name, id);
    read_attributes(instruction, id);
    return id;
  }

  void read_operands(const hlo::InstructionRef& instruction) {
    operands_.clear();
    if (!takes_operands(instruction->opcode)) return;
    for (const hlo::Operand& operand : instruction.operands()) {
      NodeId value = kNoNode;
      if (operand.nested != hlo::kNone) {
        const auto found = nested_.find(key({instruction.id.piece, operand.nested}));
        if (found != nested_.end()) value = found->second;
      } else if (operand.name != 0) {
        value = definitions_.find(operand.name);
      }
      const auto elements = std::span(instruction.piece->elements)
                                .subspan(operand.first_element, operand.element_count);
      for (const std::int64_t element : elements)
        if (value != kNoNode) value = add_element(value, element);
      operands_.push_back(value);
    }
  }

  // `%t#1` is an instruction of its own in XLA, which no line of the text defines.
  NodeId add_element(NodeId value, std::int64_t element) {
    const ShapeNumber shape = graph_.at(value).shape;
    const Sub child = graph_.shapes().child(shape, 0, element);
    if (child == kNoSub) return kNoNode;
    Node node;
    node.opcode = Opcode::kGetTupleElement;
    node.computation = number_;
    node.number = element;
    node.shape = number_of(graph_, *graph_.shapes().at(shape, child).shape);
    return graph_.add_node(node, std::span(&value, 1), {});
  }

  // In the order in which the pass goes through them: a while's body in front of its condition.
  void read_callees(const hlo::InstructionRef& instruction) {
    callees_.clear();
    ComputationNumber condition = kNoComputation;
    for (const hlo::Call& call : instruction.calls()) {
      const ComputationNumber callee = find_callee(instruction, call);
      if (callee == kNoComputation) continue;
      if (call.role == CallRole::kCondition)
        condition = callee;
      else
        callees_.push_back(callee);
    }
    if (condition != kNoComputation) callees_.push_back(condition);
  }

  ComputationNumber find_callee(const hlo::InstructionRef& instruction, const hlo::Call& call) {
    if (call.nested_body != hlo::kNone) {
      const auto found = by_head_.find(&instruction.piece->heads[call.nested_body]);
      return found == by_head_.end() ? kNoComputation : found->second;
    }
    return by_name_.find(call.computation);
  }

  void read_attributes(const hlo::InstructionRef& instruction, NodeId id) {
    for (const hlo::Attribute& attribute : instruction.attributes()) {
      const std::string_view value = instruction.text_of(attribute.value_range);
      if (attribute.name == words_.aliasing && instruction->opcode == Opcode::kCustomCall)
        graph_.add_aliasing(
            id, hlo::read_operand_aliases(value).value_or(std::vector<hlo::OperandAlias>{}));
      if (attribute.name != words_.control_predecessors) continue;
      for (const hlo::PlacedName& name : hlo::read_names(value)) {
        const NodeId before = definitions_.find(tables_.name(name.name));
        if (before != kNoNode && before != id) graph_.add_control(before, id);
      }
    }
  }

  static std::uint64_t key(hlo::InstructionId id) {
    return (std::uint64_t{id.piece} << 32) | id.index;
  }

  const hlo::Module& module_;
  hlo::Tables& tables_;
  const Words& words_;
  const Stage stage_;
  Graph graph_;
  Definitions definitions_;
  ComputationNumber number_ = 0;
  std::vector<NodeId> operands_;  // of the instruction at hand
  std::vector<ComputationNumber> callees_;
  std::unordered_map<std::uint64_t, NodeId> nested_;
  std::optional<hlo::ComputationId> entry_;
  Definitions by_name_;  // computations
  std::unordered_map<const hlo::Head*, ComputationNumber> by_head_;
};

}  // namespace

Node read_node(const hlo::InstructionRef& instruction, const Words& words, Stage stage) {
  Node node;
  node.opcode = instruction->opcode;
  node.number = instruction->number;
  node.source = instruction.id;
  node.name = instruction->name;
  if (node.opcode == Opcode::kCustomCall) {
    node.target = instruction->target;
    node.role = role_of(node.target, words);
  }
  node.is_host_call = instruction->runs_on_host;
  if (stage == Stage::kFramework) read_framework(instruction, words, node);
  return node;
}

void give_shape(Graph& graph, Node& node, const hlo::InstructionRef& instruction,
                std::span<const NodeId> operands) {
  const bool is_written = instruction->shape != 0;
  node.has_inferred_shape = !is_written && !operands.empty() && operands[0] != kNoNode;
  node.shape = node.has_inferred_shape ? infer_shape(graph, node, operands)
                                       : graph.shapes().number(instruction->shape);
}

bool takes_operands(Opcode opcode) {
  return opcode != Opcode::kConstant && opcode != Opcode::kParameter;
}

std::optional<Graph> build_graph(const hlo::Module& module, hlo::Tables& tables, const Words& words,
                                 Stage stage, const base::CancelToken& cancel) {
  return Builder(module, tables, words, stage).build(cancel);
}

}  // namespace offload
