#include "hlo/file.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace {

using support::Model;

const std::string kSmall =
    "HloModule m, entry_computation_layout={(f32[4]{0:S(5)}, (s32[], (pred[], ())))->(f32[4]{0}, "
    "f32[])}, replica_count=2\n"
    "\n"
    "%add (a: f32[], b: f32[]) -> f32[] {\n"
    "  %a = f32[] parameter(0)\n"
    "  %b = f32[] parameter(1)\n"
    "  ROOT %r = f32[] add(%a, %b)\n"
    "}\n"
    "\n"
    "ENTRY %e {\n"
    "  %p = f32[4]{0} parameter(0)\n"
    "  h = f32[4]{0} custom-call(%p), custom_call_target=\"MoveToHost\"\n"
    "  z = f32[4] add(negate(h), multiply(%p, h)), control-predecessors={%h}\n"
    "  c = f32[] constant(0)\n"
    "  y = f32[] map(z), to_apply={\n"
    "    i = f32[] parameter(0)\n"
    "    ROOT j = f32[] negate(i)\n"
    "    k = f32[] copy(i)\n"
    "  }\n"
    "  s = f32[] reduce(z, c), dimensions={0}, to_apply=%add\n"
    "}\n";

std::string computation_names(const Model& model, std::size_t module = 0) {
  std::string out;
  for (const hlo::Computation& computation : model.module(module).computations()) {
    out += computation.is_nested()  ? "(nested) "
           : computation.has_head() ? model.name(computation.name()) + " "
                                    : "(bare) ";
  }
  return out;
}

std::string leaves(const Model& model, const hlo::Header& header) {
  std::string out;
  for (const hlo::LayoutLeaf& leaf : header.leaves) {
    out += (leaf.is_result ? "r" : std::to_string(leaf.parameter)) + hlo::print_index(leaf.index) +
           "=" + model.text_at(leaf.range) + " ";
  }
  return out;
}

text::Offset offset_of(const Model& model, const std::string& text) {
  const std::size_t at = model.text().find(text);
  REQUIRE(at != std::string::npos);
  return static_cast<text::Offset>(at);
}

// The name of the entry, or the names of its instructions where it has no head.
std::string model_entry(const std::string& text) {
  const Model model(text, 16);
  const auto entry = model.module().entry();
  REQUIRE(entry.has_value());
  return entry->has_head() ? model.name(entry->name())
                           : "(bare) " + model.names(entry->instructions());
}

}  // namespace

TEST_CASE("the header tells name, attributes and the leaves of the entry layout") {
  for (const text::Offset piece_bytes : {16U, 64U, 100000U}) {
    const Model model(kSmall, piece_bytes);
    const hlo::Header* header = model.module().header();
    REQUIRE(header != nullptr);
    CHECK(model.name(header->name) == "m");
    CHECK(model.text_at(header->name_range) == "m");
    REQUIRE(header->attributes.size() == 2);
    CHECK(model.text_at(header->attributes[0].value_range) ==
          "{(f32[4]{0:S(5)}, (s32[], (pred[], ())))->(f32[4]{0}, f32[])}");
    CHECK(model.text_at(header->attributes[1].value_range) == "2");
    CHECK(model.text_at(header->range) == kSmall.substr(0, kSmall.find('\n')));
    CHECK(header->has_entry_layout);
    CHECK(header->parameter_count == 2);
    CHECK(header->is_parameter_tuple == std::vector<bool>{false, true});
    CHECK(header->is_result_tuple);
    CHECK(leaves(model, *header) ==
          "0{}=f32[4]{0:S(5)} 1{0}=s32[] 1{1,0}=pred[] r{0}=f32[4]{0} r{1}=f32[] ");
  }
}

TEST_CASE("an entry layout with a plain result and no parameters") {
  const Model model(
      "HloModule m, entry_computation_layout={()->f32[2]{0:S(5)}}\ne {\n a = f32[2] iota(), "
      "iota_dimension=0\n}\n");
  const hlo::Header& header = *model.module().header();
  CHECK(header.parameter_count == 0);
  CHECK_FALSE(header.is_result_tuple);
  CHECK(leaves(model, header) == "r{}=f32[2]{0:S(5)} ");
}

TEST_CASE("computations come in the order in which XLA creates them") {
  const Model model(kSmall);
  CHECK(computation_names(model) == "add (nested) e ");
  CHECK(model.name(model.module().entry()->name()) == "e");
  CHECK(model.module().annotation_count() == 1);
  CHECK(model.name(model.module().name()) == "m");
}

TEST_CASE("what asks for a move is found by number in each module") {
  const std::string call = " = f32[] custom-call(x), custom_call_target=";
  const std::string module = "HloModule m\nENTRY e {\n x = f32[] parameter(0)\n a" + call +
                             "\"MoveToHost\"\n b" + call + "\"Other\"\n ROOT c" + call +
                             "\"annotate_device_placement\"\n}\n";
  const Model model(module + module);
  for (const hlo::Module& each : model.file().modules()) {
    CHECK(each.annotation_count() == 2);
    CHECK(each.move_count() == 1);
    CHECK(model.name(each.annotation(0)->name) == "a");
    CHECK(model.name(each.annotation(1)->name) == "c");
    const hlo::InstructionRef second = each.annotation(1);
    CHECK(each.range().contains(second.absolute(second->whole).begin));
  }
  CHECK_FALSE(model.file().modules().back().annotation(2));
}

TEST_CASE("a nested body inside a nested body comes first") {
  const Model model(
      "ENTRY e {\n a = f32[] map(), to_apply={ b = f32[] map(), to_apply={ c = f32[] constant(1) "
      "}\n }\n}\n");
  const auto all = model.module().computations();
  REQUIRE(all.size() == 3);
  CHECK(model.names(all[0].instructions()) == "c");
  CHECK(model.names(all[1].instructions()) == "b");
  CHECK(model.names(all[2].instructions()) == "a");
  CHECK(model.names({all[0].holder()}) == "b");
  CHECK(model.names({all[1].holder()}) == "a");
}

TEST_CASE("the entry is the one marked, else the last with a head, else the bare instructions") {
  CHECK(model_entry("f {\n a = f32[] constant(0)\n}\nENTRY g {\n b = f32[] constant(0)\n}\nh {\n c "
                    "= f32[] constant(0)\n}\n") == "g");
  CHECK(model_entry("f {\n a = f32[] constant(0)\n}\ng {\n b = f32[] constant(0)\n}\n") == "g");
  CHECK(model_entry("a = f32[] constant(0)\nb = f32[] negate(a)\n") == "(bare) a b");
}

TEST_CASE("names are found where they are defined, in their own computation only") {
  const Model model(kSmall, 64);
  const hlo::Computation entry = model.computation();
  const auto find = [&](const hlo::Computation& in, std::string_view name) {
    return in.find(model.file().tables().name(name));
  };
  CHECK(model.text_at(find(entry, "h").absolute(find(entry, "h")->name_range)) == "h");
  CHECK_FALSE(find(entry, "a"));
  CHECK_FALSE(find(entry, "i"));
  CHECK_FALSE(find(entry, "e"));
  CHECK_FALSE(entry.find(0));
  CHECK(find(model.computation("add"), "a"));
  CHECK(model.names(entry.users_of(model.file().tables().name("h"))) == "- - z");
  CHECK(model.names(entry.users_of(model.file().tables().name("p"))) == "h -");
  CHECK(model.names(entry.users_of(model.file().tables().name("s"))).empty());
  const hlo::Computation nested = model.module().computations()[1];
  CHECK(model.names(nested.users_of(model.file().tables().name("i"))) == "j k");
}

TEST_CASE("of several definitions the first in the text counts") {
  Model model(
      "ENTRY e {\n  a = f32[] constant(0)\n  a = f32[] constant(1)\n  a = f32[] constant(2)\n}\n",
      16);
  const auto first = [&model] {
    const hlo::InstructionRef found = model.computation().find(model.file().tables().name("a"));
    return model.text_at(found.absolute(found->arguments_range));
  };
  CHECK(first() == "(0)");
  model.edit({{12, 12}, "b = f32[] constant(9)\n  "});
  CHECK(first() == "(0)");
  model.edit({{12, 12}, "a = f32[] constant(8)\n  "});
  CHECK(first() == "(8)");
}

TEST_CASE("the root is the one marked, else the last instruction") {
  for (const text::Offset piece_bytes : {16U, 100000U}) {
    const Model model(kSmall, piece_bytes);
    CHECK(model.names({model.computation("add").root()}) == "r");
    CHECK(model.names({model.computation().root()}) == "s");
    CHECK(model.names({model.module().computations()[1].root()}) == "j");
  }
  CHECK_FALSE(Model("ENTRY e {\n}\n").computation().root());
}

TEST_CASE("ranges of computations run from the head to the closing brace") {
  const Model model(kSmall, 64);
  CHECK(model.text_at(model.computation("add").range()).starts_with("%add (a"));
  CHECK(model.text_at(model.computation("add").range()).ends_with("add(%a, %b)\n}"));
  CHECK(model.text_at(model.computation("add").name_range()) == "%add");
  CHECK(model.text_at(model.module().computations()[1].range()).starts_with("{\n    i ="));
  const Model open("ENTRY e {\n  a = f32[] constant(0)\n  b = f32[] negate(a)\n\n");
  CHECK(open.text_at(open.computation().range()).ends_with("negate(a)"));
}

TEST_CASE("callers are found by the name of the callee, and the holder of a nested body") {
  const Model model(kSmall, 64);
  const hlo::Module module = model.module();
  CHECK(model.names(module.callers_of(model.computation("add"))) == "s");
  CHECK(model.names(module.callers_of(module.computations()[1])) == "y");
  CHECK(module.callers_of(model.computation()).empty());
  const hlo::InstructionRef caller = model.computation().root();
  const auto called = module.called(caller, caller.calls().front());
  REQUIRE(called.has_value());
  CHECK(model.name(called->name()) == "add");
}

TEST_CASE("an offset leads to the computation around it") {
  for (const text::Offset piece_bytes : {16U, 100000U}) {
    const Model model(kSmall, piece_bytes);
    const auto at = [&model](const std::string& text) {
      const auto found = model.module().computation_at(offset_of(model, text));
      return found ? (found->is_nested() ? "(nested)" : model.name(found->name())) : "-";
    };
    CHECK(at("%add (a") == "add");
    CHECK(at("ROOT %r") == "add");
    CHECK(at("}\n\nENTRY") == "add");
    CHECK(at("\nENTRY") == "-");
    CHECK(at("ENTRY") == "e");
    CHECK(at("j = ") == "(nested)");
    CHECK(at("s = ") == "e");
    CHECK(at("replica") == "-");
  }
}

TEST_CASE("an instruction's identity leads to the instruction and its computation") {
  const Model model(kSmall, 64);
  const hlo::Module module = model.module();
  for (const hlo::Computation& computation : module.computations()) {
    for (const hlo::InstructionRef& instruction : computation.instructions()) {
      CHECK(module.at(instruction.id).instruction == instruction.instruction);
      CHECK(module.at(instruction.id).piece_start == instruction.piece_start);
      REQUIRE(module.computation_of(instruction.id).has_value());
      CHECK(module.computation_of(instruction.id)->id() == computation.id());
    }
  }
  CHECK_FALSE(module.at({}));
  CHECK_FALSE(module.at({1, 99999}));
  CHECK_FALSE(module.computation_of({12345, 0}).has_value());
}

TEST_CASE("a file may hold several modules, each with its own names") {
  const std::string text =
      "HloModule one\nf {\n  a = f32[] constant(0)\n}\nENTRY e {\n  b = f32[] call(), "
      "to_apply=f\n}\n\n"
      "HloModule two\nf {\n  c = f32[] constant(0)\n}\nENTRY e {\n  d = f32[] call(), "
      "to_apply=f\n}\n";
  for (const text::Offset piece_bytes : {16U, 100000U}) {
    const Model model(text, piece_bytes);
    REQUIRE(model.file().modules().size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
      const hlo::Module module = model.module(i);
      CHECK(model.name(module.name()) == (i == 0 ? "one" : "two"));
      CHECK(computation_names(model, i) == "f e ");
      const hlo::Name f = model.file().tables().name("f");
      CHECK(model.names(module.find(f)->instructions()) == (i == 0 ? "a" : "c"));
      CHECK(model.names(module.callers_of(*module.find(f))) == (i == 0 ? "b" : "d"));
      CHECK_FALSE(model.module(1 - i).at(module.find(f)->root().id));
    }
    CHECK(model.text_at(model.module(1).range()).starts_with("HloModule two"));
    CHECK(model.file().module_at(0)->index() == 0);
    CHECK(model.file().module_at(offset_of(model, "HloModule two"))->index() == 1);
  }
}

TEST_CASE("a separator line begins a module, with or without a header behind it") {
  const Model model(
      "a = f32[] constant(0)\n// -----\nHloModule two\nENTRY e {\n  b = f32[] constant(0)\n}\n// "
      "-----\n// -----\nc = f32[] constant(1)\n");
  REQUIRE(model.file().modules().size() == 3);
  CHECK(model.module(0).header() == nullptr);
  CHECK(computation_names(model, 0) == "(bare) ");
  REQUIRE(model.module(1).header() != nullptr);
  CHECK(model.name(model.module(1).name()) == "two");
  CHECK(computation_names(model, 1) == "e ");
  CHECK(model.module(2).header() == nullptr);
  CHECK(model.names(model.module(2).entry()->instructions()) == "c");
}

TEST_CASE("text without computations holds no module") {
  CHECK(Model("").file().modules().empty());
  CHECK(Model("\n// nothing here\n").file().modules().empty());
  CHECK_FALSE(Model("").file().module_at(0).has_value());
  CHECK(Model("HloModule m\n").file().modules().size() == 1);
}

TEST_CASE("bare instructions between computations are a computation without a head") {
  const Model model(
      "a = f32[] constant(0)\nf {\n b = f32[] constant(0)\n}\nc = f32[] negate(a)\nENTRY g {\n d = "
      "f32[] constant(0)\n}\n",
      16);
  CHECK(computation_names(model) == "(bare) f (bare) g ");
  const auto all = model.module().computations();
  CHECK(model.text_at(all[2].range()) == "c = f32[] negate(a)");
  CHECK_FALSE(all[2].find(model.file().tables().name("a")));
  CHECK(all[0].instruction_count() == 1);
}
