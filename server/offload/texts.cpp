#include "offload/texts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace offload {
namespace {

// What follows the attributes of an opcode, in XLA's order.
enum Rank : std::uint8_t { kOwn, kSharding, kFrontend, kControl, kMetadata, kBackend };

class Printer {
 public:
  Printer(const Pass& pass, NodeId node)
      : graph_(pass.graph),
        words_(pass.words),
        node_(node),
        source_(pass.module.at(source_of(pass, node))) {}

  std::string print(const hlo::Shape& shape) {
    const Node& at = graph_.at(node_);
    std::string out = '%' + graph_.name(node_) + " = " + hlo::print_shape(shape) + ' ';
    out += hlo::opcode_name(at.opcode);
    out += '(' + arguments() + ')';
    if (!source_) return out + inserted_attributes();
    std::vector<const hlo::Attribute*> all;
    for (const hlo::Attribute& attribute : source_.attributes()) all.push_back(&attribute);
    std::ranges::stable_sort(all, {}, [this](const auto* attribute) { return rank(*attribute); });
    for (const hlo::Attribute* attribute : all) out += print(*attribute);
    return out;
  }

 private:
  static hlo::InstructionId source_of(const Pass& pass, NodeId node) {
    return pass.graph.at(node).source;
  }

  std::string arguments() const {
    const Node& at = graph_.at(node_);
    const bool is_literal =
        at.opcode == hlo::Opcode::kParameter || at.opcode == hlo::Opcode::kConstant;
    if (is_literal && source_) {
      const std::string_view text = source_.text_of(source_->arguments_range);
      return text.size() < 2 ? std::string() : std::string(text.substr(1, text.size() - 2));
    }
    std::string out;
    for (const NodeId value : graph_.operands(node_)) {
      if (!out.empty()) out += ", ";
      out += value == kNoNode ? std::string("?") : '%' + graph_.name(value);
    }
    return out;
  }

  // Only custom calls are inserted with an attribute that shows.
  std::string inserted_attributes() const {
    const hlo::Name target = graph_.at(node_).target;
    if (target == 0) return {};
    return ", custom_call_target=\"" + std::string(graph_.shapes().tables().text(target)) + '"';
  }

  Rank rank(const hlo::Attribute& attribute) const {
    const std::array<std::pair<hlo::Name, Rank>, 5> late = {{
        {words_.sharding_attribute, kSharding},
        {words_.frontend_attributes, kFrontend},
        {words_.control_predecessors, kControl},
        {words_.metadata, kMetadata},
        {words_.backend_config, kBackend},
    }};
    for (const auto& [name, rank] : late)
      if (name == attribute.name) return rank;
    return kOwn;
  }

  std::string print(const hlo::Attribute& attribute) const {
    std::string value(source_.text_of(attribute.value_range));
    if (attribute.name == words_.control_predecessors) {
      if (graph_.control_predecessors(node_).empty()) return {};
      value = "{";
      for (const NodeId before : graph_.control_predecessors(node_))
        value += (value.size() > 1 ? ", %" : "%") + graph_.name(before);
      value += '}';
    } else if (names_computation(attribute)) {
      value.insert(0, 1, '%');
    }
    return ", " + std::string(source_.text_of(attribute.name_range)) + '=' + value;
  }

  bool names_computation(const hlo::Attribute& attribute) const {
    return std::ranges::any_of(source_.calls(), [&](const hlo::Call& call) {
      return call.range == attribute.value_range && call.computation != 0 &&
             !source_.text_of(call.range).starts_with('%');
    });
  }

  const Graph& graph_;
  const Words& words_;
  const NodeId node_;
  const hlo::InstructionRef source_;
};

}  // namespace

std::string instruction_text(Pass& pass, NodeId node) {
  return instruction_text(pass, node, pass.graph.whole_shape(node));
}

std::string instruction_text(Pass& pass, NodeId node, const hlo::Shape& shape) {
  pass.quoted.push_back(node);
  return Printer(pass, node).print(shape);
}

}  // namespace offload
