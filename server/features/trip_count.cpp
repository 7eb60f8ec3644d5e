#include "features/trip_count.h"

#include <algorithm>
#include <string_view>

#include "hlo/attribute.h"

namespace features {
namespace {

using hlo::Opcode;

// Numbers beyond that are no counters.
constexpr std::int64_t kLargest = std::int64_t{1} << 40;

std::string_view attribute_text(const hlo::InstructionRef& of, hlo::Tables& tables,
                                std::string_view name) {
  const hlo::Attribute* attribute = of.find_attribute(tables.name(name));
  return attribute == nullptr ? std::string_view{} : of.text_of(attribute->value_range);
}

// `"known_trip_count":{"n":"12"}`
std::optional<std::int64_t> written_count(std::string_view config) {
  constexpr std::string_view kKey = "known_trip_count";
  const std::size_t key = config.find(kKey);
  if (key == std::string_view::npos) return std::nullopt;
  config.remove_prefix(key + kKey.size());
  const std::size_t end = config.find('}');
  const std::string_view value = config.substr(0, end);
  const std::size_t first = value.find_first_of("0123456789");
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t last = value.find_first_not_of("0123456789", first);
  return hlo::read_integer(value.substr(first, last - first));
}

class Loop {
 public:
  Loop(const hlo::Module& module, hlo::Tables& tables, const hlo::InstructionRef& loop)
      : tables_(tables), loop_(loop) {
    for (const hlo::Call& call : loop.calls()) {
      if (call.role == hlo::CallRole::kCondition) condition_ = module.called(loop, call);
      if (call.role == hlo::CallRole::kBody) body_ = module.called(loop, call);
    }
    outside_ = module.computation_of(loop.id);
  }

  std::optional<std::int64_t> count() const {
    if (!condition_ || !body_ || !outside_) return std::nullopt;
    const hlo::InstructionRef compare = condition_->root();
    if (!compare || compare->opcode != Opcode::kCompare || compare.operands().size() != 2)
      return std::nullopt;
    const std::string_view direction = attribute_text(compare, tables_, "direction");
    const hlo::InstructionRef left = operand(*condition_, compare, 0);
    const hlo::InstructionRef right = operand(*condition_, compare, 1);
    if (const auto found = count_between(left, right, direction)) return found;
    return count_between(right, left, turned_round(direction));
  }

 private:
  static std::string_view turned_round(std::string_view direction) {
    if (direction == "LT") return "GT";
    if (direction == "LE") return "GE";
    if (direction == "GT") return "LT";
    return direction == "GE" ? "LE" : direction;
  }

  static hlo::InstructionRef operand(const hlo::Computation& in, const hlo::InstructionRef& of,
                                     std::size_t position) {
    if (!of || position >= of.operands().size()) return {};
    const hlo::Operand& operand = of.operands()[position];
    if (operand.name == 0 || operand.element_count > 0) return {};
    return in.find(operand.name);
  }

  // The element of the state that a value inside the loop is; absent for anything else.
  static std::optional<std::size_t> element(const hlo::Computation& in,
                                            const hlo::InstructionRef& value) {
    if (!value || value->opcode != Opcode::kGetTupleElement || value->number < 0)
      return std::nullopt;
    const hlo::InstructionRef state = operand(in, value, 0);
    if (!state || state->opcode != Opcode::kParameter) return std::nullopt;
    return static_cast<std::size_t>(value->number);
  }

  static std::optional<std::int64_t> constant(const hlo::InstructionRef& value) {
    if (!value || value->opcode != Opcode::kConstant) return std::nullopt;
    std::string_view text = value.text_of(value->arguments_range);
    if (text.size() < 2) return std::nullopt;
    text = text.substr(1, text.size() - 2);
    const auto number = hlo::read_integer(text);
    if (!number || *number > kLargest || *number < -kLargest) return std::nullopt;
    return number;
  }

  hlo::InstructionRef first_value(std::size_t element) const {
    const hlo::InstructionRef state = operand(*outside_, loop_, 0);
    if (!state || state->opcode != Opcode::kTuple) return {};
    return operand(*outside_, state, element);
  }

  hlo::InstructionRef next_value(std::size_t element) const {
    const hlo::InstructionRef root = body_->root();
    if (!root || root->opcode != Opcode::kTuple) return {};
    return operand(*body_, root, element);
  }

  // What a value of the condition is in every round, where it is the same.
  std::optional<std::int64_t> bound(const hlo::InstructionRef& value) const {
    const auto carried = element(*condition_, value);
    if (!carried) return constant(value);
    if (element(*body_, next_value(*carried)) != carried) return std::nullopt;
    return constant(first_value(*carried));
  }

  // What the body adds to an element.
  std::optional<std::int64_t> step(std::size_t counter) const {
    const hlo::InstructionRef next = next_value(counter);
    if (!next || next->opcode != Opcode::kAdd) return std::nullopt;
    for (const std::size_t position : {0, 1}) {
      if (element(*body_, operand(*body_, next, position)) != counter) continue;
      const hlo::InstructionRef added = operand(*body_, next, 1 - position);
      const auto carried = element(*body_, added);
      if (!carried) return constant(added);
      if (*carried != counter && element(*body_, next_value(*carried)) == carried)
        return constant(first_value(*carried));
    }
    return std::nullopt;
  }

  std::optional<std::int64_t> count_between(const hlo::InstructionRef& value,
                                            const hlo::InstructionRef& limit,
                                            std::string_view direction) const {
    const auto counter = element(*condition_, value);
    if (!counter) return std::nullopt;
    const auto begin = constant(first_value(*counter));
    const auto end = bound(limit);
    const auto by = step(*counter);
    if (!begin || !end || !by || *by == 0) return std::nullopt;
    const bool is_up = *by > 0;
    const bool is_inclusive = direction == "LE" || direction == "GE";
    const bool fits =
        is_up ? direction == "LT" || direction == "LE" : direction == "GT" || direction == "GE";
    if (!fits) return std::nullopt;
    const std::int64_t way = (is_up ? *end - *begin : *begin - *end) + (is_inclusive ? 1 : 0);
    const std::int64_t width = is_up ? *by : -*by;
    return way <= 0 ? 0 : (way + width - 1) / width;
  }

  hlo::Tables& tables_;
  const hlo::InstructionRef& loop_;
  std::optional<hlo::Computation> condition_;
  std::optional<hlo::Computation> body_;
  std::optional<hlo::Computation> outside_;
};

}  // namespace

std::optional<std::int64_t> trip_count(const hlo::Module& module, hlo::Tables& tables,
                                       const hlo::InstructionRef& loop) {
  if (const auto written = written_count(attribute_text(loop, tables, "backend_config")))
    return written;
  return Loop(module, tables, loop).count();
}

}  // namespace features
