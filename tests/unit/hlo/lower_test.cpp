#include "hlo/lower.h"

#include <map>
#include <memory>
#include <string>

#include "hlo/known_words.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace {

using support::Model;

// The one piece of a short text.
struct Lowered {
  explicit Lowered(const std::string& text)
      : model(text), piece(*model.file().piece_at(0)->piece) {}

  const hlo::Instruction& instruction(const std::string& name) const {
    for (const hlo::Instruction& instruction : piece.instructions) {
      if (model.name(instruction.name) == name) return instruction;
    }
    FAIL("no instruction " << name);
    return piece.instructions.front();
  }

  hlo::InstructionRef ref(const std::string& name) const {
    const hlo::Instruction& found = instruction(name);
    return {{0, static_cast<std::uint32_t>(&found - piece.instructions.data())}, &found, &piece, 0};
  }

  Model model;
  const hlo::LoweredPiece& piece;
};

}  // namespace

TEST_CASE("names are kept without percent sign and colon") {
  const Lowered at("ROOT %a.1 = f32[] parameter(0)\nb: = f32[] negate(%a.1)\n");
  CHECK(at.model.name(at.piece.instructions[0].name) == "a.1");
  CHECK(at.model.name(at.piece.instructions[1].name) == "b");
  CHECK(at.piece.instructions[0].is_root);
  CHECK_FALSE(at.piece.instructions[1].is_root);
  CHECK(at.model.name(at.ref("b").operands().front().name) == "a.1");
  CHECK(at.model.text_at(at.instruction("a.1").name_range) == "%a.1");
}

TEST_CASE("an instruction knows opcode, shape and ranges of its parts") {
  const Lowered at("  %x = f32[2]{0} negate(f32[2] %p), metadata={op_name=\"a\"}\n");
  const hlo::Instruction& x = at.instruction("x");
  CHECK(x.opcode == hlo::Opcode::kNegate);
  CHECK(x.wrapped == hlo::Opcode::kUnknown);
  CHECK(at.model.tables().text(x.shape) == "f32[2]{0}");
  CHECK(at.model.text_at(x.whole) == "%x = f32[2]{0} negate(f32[2] %p), metadata={op_name=\"a\"}");
  CHECK(at.model.text_at(x.shape_range) == "f32[2]{0}");
  CHECK(at.model.text_at(x.opcode_range) == "negate");
  CHECK(at.model.text_at(x.arguments_range) == "(f32[2] %p)");
  const hlo::Operand& operand = at.ref("x").operands().front();
  CHECK(at.model.text_at(operand.range) == "%p");
  CHECK(at.model.text_at(operand.shape_range) == "f32[2]");
  CHECK(at.model.tables().text(operand.declared_shape) == "f32[2]");
  const hlo::Attribute& attribute = at.ref("x").attributes().front();
  CHECK(attribute.name == hlo::Word::kMetadata);
  CHECK(at.model.text_at(attribute.name_range) == "metadata");
  CHECK(at.model.text_at(attribute.value_range) == "{op_name=\"a\"}");
  CHECK(at.ref("x").find_attribute(hlo::Word::kMetadata) == &attribute);
  CHECK(at.ref("x").find_attribute(hlo::Word::kSharding) == nullptr);
}

TEST_CASE("shorthand for an async instruction names the wrapped opcode") {
  const Lowered at(
      "s = ((f32[2]), f32[2], s32[]) custom-call-start(p), custom_call_target=\"MoveToHost\"\nt = "
      "f32[] twist(p)\n");
  CHECK(at.instruction("s").opcode == hlo::Opcode::kAsyncStart);
  CHECK(at.instruction("s").wrapped == hlo::Opcode::kCustomCall);
  CHECK(at.model.name(at.instruction("s").opcode_name) == "custom-call-start");
  CHECK(at.instruction("t").opcode == hlo::Opcode::kUnknown);
  CHECK(at.model.name(at.instruction("t").opcode_name) == "twist");
}

TEST_CASE("the number of a parameter and of a tuple element is read") {
  const Lowered at(
      "a = f32[] parameter(3)\nb = f32[] get-tuple-element(t), index=2\nc = f32[] "
      "parameter(99999999999999999999)\n"
      "d = f32[] parameter()\ne = f32[] slice(a), index=2\n");
  CHECK(at.instruction("a").number == 3);
  CHECK(at.instruction("b").number == 2);
  CHECK(at.instruction("c").number == -1);
  CHECK(at.instruction("d").number == -1);
  CHECK(at.instruction("e").number == -1);
}

TEST_CASE("the target of a custom call is kept without quotes, and moves are counted") {
  const Lowered at(
      "a = f32[] custom-call(p), custom_call_target=\"MoveToHost\"\n"
      "b = f32[] custom-call(p), custom_call_target='MoveToDevice'\n"
      "c = f32[] custom-call(p), custom_call_target=\"annotate_device\\137placement\"\n"
      "d = f32[] custom-call(p), custom_call_target=\"tpu_custom_call\"\n"
      "e = f32[] custom-call(p), custom_call_target=\"PinToDevice\"\n"
      "f = f32[] negate(p), custom_call_target=\"MoveToHost\"\n");
  CHECK(at.instruction("a").target == hlo::Word::kMoveToHost);
  CHECK(at.instruction("b").target == hlo::Word::kMoveToDevice);
  CHECK(at.instruction("c").target == hlo::Word::kAnnotateDevicePlacement);
  CHECK(at.model.name(at.instruction("e").target) == "PinToDevice");
  CHECK(at.piece.annotation_count == 4);
}

TEST_CASE("operands may select elements of a tuple") {
  const Lowered at("a = f32[] add(%t#1#0, f32[] u#12)\n");
  const auto operands = at.ref("a").operands();
  REQUIRE(operands.size() == 2);
  CHECK(at.model.name(operands[0].name) == "t");
  REQUIRE(operands[0].element_count == 2);
  CHECK(at.piece.elements[operands[0].first_element] == 1);
  CHECK(at.piece.elements[operands[0].first_element + 1] == 0);
  CHECK(operands[1].element_count == 1);
  CHECK(at.piece.elements[operands[1].first_element] == 12);
  CHECK(at.model.text_at(operands[0].range) == "%t#1#0");
}

TEST_CASE("nested operands stand in front of the instruction that holds them") {
  const Lowered at("a = f32[] add(negate(f32[] abs(x)), multiply(y, z))\n");
  const auto& all = at.piece.instructions;
  REQUIRE(all.size() == 4);
  CHECK(all[0].opcode == hlo::Opcode::kAbs);
  CHECK(all[1].opcode == hlo::Opcode::kNegate);
  CHECK(all[2].opcode == hlo::Opcode::kMultiply);
  CHECK(all[3].opcode == hlo::Opcode::kAdd);
  CHECK(all[0].parent == 1);
  CHECK(all[1].parent == 3);
  CHECK(all[2].parent == 3);
  CHECK(all[3].parent == hlo::kNone);
  CHECK(at.ref("a").operands()[0].nested == 1);
  CHECK(at.ref("a").operands()[1].nested == 2);
  CHECK(at.piece.items.size() == 1);
  CHECK(at.piece.items.front().index == 3);
}

TEST_CASE("a nested body is a head of its own, its instructions in front of the holder") {
  const Lowered at(
      "a = f32[] reduce(x, y), dimensions={0}, to_apply={\n  p = f32[] parameter(0)\n  q = f32[] "
      "negate(abs(p))\n}\n");
  const auto& all = at.piece.instructions;
  REQUIRE(all.size() == 4);
  REQUIRE(at.piece.heads.size() == 1);
  CHECK(at.piece.heads[0].name == 0);
  CHECK(at.piece.heads[0].parent == 3);
  CHECK(all[0].body == 0);
  CHECK(all[1].body == 0);
  CHECK(all[1].parent == 2);
  CHECK(all[2].body == 0);
  CHECK(all[3].body == hlo::kNone);
  REQUIRE(at.ref("a").calls().size() == 1);
  CHECK(at.ref("a").calls()[0].nested_body == 0);
  CHECK(at.ref("a").attributes()[1].nested_body == 0);
}

TEST_CASE("calls come from every attribute that names computations, in the order of the text") {
  const Lowered at(
      "w = f32[] while(x), condition=%c, body=b\n"
      "i = f32[] conditional(x, y, z), false_computation=no, true_computation=yes\n"
      "j = f32[] conditional(x, y, z), branch_computations={%b0, b1,\n b2}\n"
      "k = f32[] custom-call(x), custom_call_target=\"t\", called_computations={%f}\n"
      "s = f32[] select-and-scatter(x, y, z), select=%ge, scatter=%add\n"
      "f = f32[] fusion(x), kind=kLoop, calls=%fused\n");
  const auto described = [&at](const std::string& name) {
    std::string out;
    for (const hlo::Call& call : at.ref(name).calls()) {
      out += std::to_string(static_cast<int>(call.role)) + at.model.name(call.computation) + " ";
      CHECK(at.model.text_at(call.range).ends_with(at.model.name(call.computation)));
    }
    return out;
  };
  CHECK(described("w") == "3c 2b ");
  CHECK(described("i") == "4yes 4no ");
  CHECK(described("j") == "4b0 4b1 4b2 ");
  CHECK(described("k") == "7f ");
  CHECK(described("s") == "5ge 6add ");
  CHECK(described("f") == "1fused ");
}

TEST_CASE("heads keep their signature") {
  const Lowered at(
      "ENTRY %e (a: f32[2], b.1: (s32[], pred[])) -> (f32[2]) {\n  r = f32[] parameter(0)\n}\nf "
      "{\n  r = f32[] parameter(0)\n}\n");
  REQUIRE(at.piece.heads.size() == 2);
  const hlo::Head& entry = at.piece.heads[0];
  CHECK(entry.is_entry);
  CHECK(at.model.name(entry.name) == "e");
  CHECK(at.model.tables().text(entry.result) == "(f32[2])");
  REQUIRE(entry.parameter_count == 2);
  CHECK(at.model.name(at.piece.parameters[0].name) == "a");
  CHECK(at.model.tables().text(at.piece.parameters[1].shape) == "(s32[], pred[])");
  CHECK(at.model.text_at(entry.whole).ends_with("{"));
  CHECK_FALSE(at.piece.heads[1].is_entry);
  CHECK(at.piece.heads[1].result == 0);
}

TEST_CASE("records with indices that lead nowhere are lowered without harm") {
  syntax::Records records;
  syntax::Record record;
  record.kind = syntax::RecordKind::kInstruction;
  record.parent = 7;
  record.name = {0, 100};
  record.part_count = 2;
  syntax::Part nested;
  nested.kind = syntax::PartKind::kNestedOperand;
  nested.record = 9;
  syntax::Part attribute;
  attribute.kind = syntax::PartKind::kAttribute;
  attribute.record = 0;
  records.records = {record, record};
  records.records[1].first_part = 0;
  records.parts = {nested, attribute};
  hlo::Tables tables;
  const auto piece = hlo::lower_segment(records, text::Slice(std::string("short")), tables);
  CHECK(piece->instructions.size() == 2);
  CHECK(piece->instructions[0].name == 0);
}
