// The part of ItemSpacing that reads instructions.

#include "hlo/format/item_spacing.h"
#include "hlo/format/literal_spacing.h"
#include "hlo/known_words.h"
#include "hlo/values/values_grammar.h"
#include "hlo/values/values_literal.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

Instruction instruction_named(std::string_view opcode) {
  Instruction named;
  named.opcode = find_opcode(opcode);
  if (named.opcode != Opcode::kUnknown) return named;
  if (const auto shorthand = find_async_shorthand(opcode)) {
    named.opcode = shorthand->opcode;
    named.wrapped = shorthand->wrapped;
  }
  return named;
}

std::optional<ValueType> find_value_type(const Instruction& instruction, Name attribute) {
  const AttributeFacts facts = find_attribute(instruction, attribute);
  if (!facts.is_known() || facts.is_old()) return std::nullopt;
  return facts.type();
}

// On an opcode that has no such attribute, the type that it has elsewhere.
std::optional<ValueType> find_type_elsewhere(Name attribute) {
  if (attribute == 0) return std::nullopt;
  Instruction other;
  for (std::size_t i = 1; i < opcode_count(); ++i) {
    other.opcode = static_cast<Opcode>(i);
    if (const auto type = find_value_type(other, attribute)) return type;
  }
  return std::nullopt;
}

}  // namespace

bool ItemSpacing::put_instruction(Gap gap) {
  gaps_.set_indent(gap.blanks);
  frames_.clear();
  if (!begin_instruction(gap, gap.blanks)) return false;
  while (!frames_.empty()) {
    if (!step()) return false;
  }
  return true;
}

// The word ROOT, and not a name that is spelled so.
bool ItemSpacing::is_root() {
  const std::size_t begin = reader_.place();
  const bool is_word = reader_.take_word() == "ROOT";
  const bool is_glued = end() < text_.size() && (text_[end()] == ':' || text_[end()] == '=');
  const bool is_name = is_word && reader_.peek('=');
  reader_.go_to(begin);
  return is_word && !is_glued && !is_name;
}

bool ItemSpacing::is_shape_next() {
  if (reader_.peek('(')) return true;
  const std::size_t begin = reader_.place();
  const std::string_view word = reader_.take_word();
  const bool is_shape = !word.empty() && (reader_.peek('[') || (word == "b" && reader_.peek('(')));
  reader_.go_to(begin);
  return is_shape;
}

// `name = shape opcode(…)`. The shape may be left out where it can be inferred, or else the name.
bool ItemSpacing::begin_instruction(Gap gap, std::uint32_t indent) {
  if (is_root()) {
    put_word(gap);
    gap = Gap::blank();
  }
  const std::size_t begin = reader_.place();
  const bool is_named = reader_.take_name() && reader_.peek('=');
  reader_.go_to(begin);
  if (is_named) {
    if (!put_name(gap) || !put('=', Gap::blank())) return false;
    gap = Gap::blank();
  }
  text::Range shape;
  if (is_shape_next()) {
    const auto found = put_shape(gap);
    if (!found) return false;
    shape = *found;
    gap = Gap::blank();
  } else if (!is_named) {
    return false;
  }
  return begin_call(gap, shape, indent, false);
}

// From the opcode on.
bool ItemSpacing::begin_call(Gap gap, text::Range shape, std::uint32_t indent, bool is_nested) {
  Frame frame;
  frame.instruction = instruction_named(reader_.peek_word());
  frame.indent = indent;
  frame.is_nested = is_nested;
  if (!put_word(gap) || !put('(', Gap::none())) return false;
  if (frame.instruction.opcode == Opcode::kConstant && !put_constant(shape)) return false;
  frames_.push_back(frame);
  return true;
}

// What stands between the parentheses.
bool ItemSpacing::put_constant(text::Range shape) {
  const std::size_t begin = reader_.place();
  reader_.go_to(gaps_.end() - 1);
  if (!reader_.pass_balanced()) return false;
  const std::size_t close = end() - 1;
  ValueReader literal(text_.substr(0, close));
  literal.go_to(begin);
  // Of any shape: what the values are worth is nothing to the blanks between them.
  LiteralReader values;
  if (!read_literal(literal, Shape{}, values)) return false;
  reader_.go_to(close);
  const text::Range range{static_cast<text::Offset>(begin), static_cast<text::Offset>(close)};
  return space_literal(text_, range, text_of(shape), gaps_);
}

bool ItemSpacing::step() {
  Frame& frame = frames_.back();
  switch (frame.place) {
    case Place::kArguments: return step_in_arguments(frame);
    case Place::kAttributes: return step_in_attributes(frame);
    case Place::kComputations: return step_in_computations(frame);
    case Place::kBody: return step_in_body(frame);
  }
  return false;
}

bool ItemSpacing::step_in_arguments(Frame& frame) {
  // Where an operand has neither shape nor name, as in `add(, )`, its comma keeps its blank.
  const bool is_missing = frame.is_behind_comma && !frame.has_operand;
  const Gap gap = is_missing ? Gap::blank() : Gap::none();
  if (put(')', gap)) {
    frame.place = Place::kAttributes;
    if (frame.is_nested) frames_.pop_back();
    return true;
  }
  if (put(',', gap)) {
    frame.is_behind_comma = true;
    frame.has_operand = false;
    return true;
  }
  if (frame.has_operand) return false;
  frame.has_operand = true;
  return put_operand(frame.is_behind_comma ? Gap::blank() : Gap::none(), frame.indent);
}

bool ItemSpacing::put_operand(Gap gap, std::uint32_t indent) {
  if (reader_.peek('.')) return put_elided_operands(gap);
  if (reader_.peek_integer()) return put_integer(gap);
  text::Range shape;
  if (is_shape_next()) {
    const auto found = put_shape(gap);
    if (!found) return false;
    shape = *found;
    gap = Gap::blank();
    // Names can be hidden.
    if (reader_.peek(',') || reader_.peek(')')) return true;
  }
  const std::size_t begin = reader_.place();
  const bool is_call = !reader_.take_word().empty() && reader_.peek('(');
  reader_.go_to(begin);
  if (is_call) return begin_call(gap, shape, indent, true);
  return put_name(gap) && put_elements();
}

// `#1#0` behind the name of a tuple.
bool ItemSpacing::put_elements() {
  while (put('#', Gap::none())) {
    if (!put_integer(Gap::none())) return false;
  }
  return true;
}

// `...(+12)`
bool ItemSpacing::put_elided_operands(Gap gap) {
  const std::size_t begin = reader_.place();
  if (!reader_.take("...")) return false;
  gaps_.put(begin, end(), gap);
  return put('(', Gap::none()) && put('+', Gap::none()) && put_integer(Gap::none()) &&
         put(')', Gap::none());
}

bool ItemSpacing::step_in_attributes(Frame& frame) {
  if (!put(',', Gap::none())) {
    frames_.pop_back();
    return true;
  }
  const std::size_t begin = reader_.place();
  const std::string_view word = reader_.take_attribute_name();
  if (word.empty()) return false;
  gaps_.put(begin, end(), Gap::blank());
  const Name name = find_known_word(word);
  auto type = find_value_type(frame.instruction, name);
  if (!type) type = find_type_elsewhere(name);
  if (!type) return put_unknown();
  if (type == ValueType::kComputation) return put_computation(Gap::none(), frame.indent);
  if (type != ValueType::kComputations || reader_.peek('.')) return put_typed(*type);
  Frame list;
  list.place = Place::kComputations;
  list.indent = frame.indent;
  frames_.push_back(list);
  return put('{', Gap::none());
}

// A name, or a body in place, which the printer gives lines of its own and maybe a signature.
bool ItemSpacing::put_computation(Gap gap_of_name, std::uint32_t indent) {
  Gap brace = Gap::line(indent);
  if (reader_.peek('(')) {
    if (!put_signature(brace)) return false;
    brace = Gap::blank();
  } else if (!reader_.peek('{')) {
    return put_name(gap_of_name);
  }
  Frame body;
  body.place = Place::kBody;
  body.indent = indent + 2;
  frames_.push_back(body);
  return put('{', brace);
}

bool ItemSpacing::step_in_computations(Frame& frame) {
  if (put('}', frame.has_body ? Gap::line(0) : Gap::none())) {
    frames_.pop_back();
    return true;
  }
  if (put(',', Gap::none())) {
    frame.is_behind_comma = true;
    frame.has_operand = false;
    return true;
  }
  if (frame.has_operand) return false;
  frame.has_operand = true;
  frame.has_body = frame.has_body || reader_.peek('{') || reader_.peek('(');
  return put_computation(frame.is_behind_comma ? Gap::blank() : Gap::none(), frame.indent);
}

bool ItemSpacing::step_in_body(Frame& frame) {
  if (reader_.peek('}')) {
    put('}', {1, frame.indent - 2, frame.indent});
    frames_.pop_back();
    return true;
  }
  return begin_instruction(Gap::line(frame.indent), frame.indent);
}

}  // namespace hlo
