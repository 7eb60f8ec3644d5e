#include "hlo/rebuild.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "hlo/file_state.h"
#include "tests/support/catch.h"
#include "tests/support/random_edits.h"
#include "tests/unit/hlo/model.h"

namespace {

using support::Model;

const std::string kText =
    "HloModule m, entry_computation_layout={(f32[4]{0:S(5)}, (s32[], f32[2]{0}))->(f32[4]{0}, "
    "f32[])}, replica_count=2\n"
    "\n"
    "add (a: f32[], b: f32[]) -> f32[] {\n"
    "  a = f32[] parameter(0)\n"
    "  b = f32[] parameter(1)\n"
    "  ROOT r = f32[] add(a, b)\n"
    "}\n"
    "\n"
    "ENTRY %e {\n"
    "  p = f32[4]{0} parameter(0)\n"
    "  h = f32[4]{0} custom-call(p), custom_call_target=\"MoveToHost\"\n"
    "  z = f32[4] add(negate(h), multiply(p, h)), control-predecessors={%h}\n"
    "  y = f32[] map(z), to_apply={\n"
    "    i = f32[] parameter(0)\n"
    "    ROOT j = f32[] negate(i)\n"
    "  }\n"
    "  ROOT s = f32[] reduce(z, y), dimensions={0}, to_apply=add\n"
    "}\n"
    "HloModule two\n"
    "ENTRY add {\n"
    "  a = f32[] parameter(0)\n"
    "  b = f32[] fusion(a), kind=kLoop, calls=add\n"
    "}\n";

// A computation of so many instructions, each of which names the one in front of it and the first.
std::string long_computation(int instructions) {
  std::string text = "HloModule long\nENTRY e {\n  v0 = f32[] parameter(0)\n";
  for (int i = 1; i < instructions; ++i) {
    text += "  v" + std::to_string(i) + " = f32[] add(v" + std::to_string(i - 1) + ", v0)\n";
  }
  return text + "}\nf {\n  c = f32[] constant(0)\n}\n";
}

text::Edit replacing(const Model& model, const std::string& old_text, const std::string& new_text) {
  const std::size_t at = model.text().find(old_text);
  INFO(old_text);
  REQUIRE(at != std::string::npos);
  return {{static_cast<text::Offset>(at), static_cast<text::Offset>(at + old_text.size())},
          new_text};
}

void check_like_new(const Model& model) {
  const Model fresh(model.text());
  CHECK(model.describe() == fresh.describe());
  CHECK(model.file().state().names.size() == fresh.file().state().names.size());
  CHECK(model.file().state().callees.size() == fresh.file().state().callees.size());
  CHECK(model.file().state().scopes.size() == fresh.file().state().scopes.size());
}

}  // namespace

TEST_CASE("the model does not depend on where the pieces are cut") {
  const std::string whole = Model(kText, 1000000).describe();
  for (const text::Offset piece_bytes : {1U, 16U, 40U, 100U, 300U}) {
    INFO(piece_bytes);
    CHECK(Model(kText, piece_bytes).describe() == whole);
  }
}

TEST_CASE("edits that move the borders of computations give the model of the new text") {
  const std::vector<std::pair<std::string, std::string>> edits = {
      {"}\n\nENTRY %e {\n", "\n"},            // two computations become one
      {"  b = f32[] parameter(1)\n", "}\n"},  // a body ends early
      {"ENTRY %e {\n", ""},                   // the head goes
      {"ENTRY %e {\n", "ENTRY %g {\n"},       // the head gets another name
      {"HloModule two\n", ""},                // two modules become one
      {"to_apply={\n", ""},                   // a nested body goes
      {"  p = f32[4]{0} parameter(0)\n", "}\nnew {\n"},
      {"HloModule m", "// HloModule m"},
      {"replica_count=2\n", "num_partitions=4\n"},
      {"s32[], f32[2]{0}", "f32[2]{0}"},
  };
  for (const auto& [old_text, new_text] : edits) {
    for (const text::Offset piece_bytes : {16U, 100000U}) {
      INFO(old_text << " becomes " << new_text);
      Model model(kText, piece_bytes);
      const std::string before = model.describe();
      model.edit(replacing(model, old_text, new_text));
      check_like_new(model);
      if (!new_text.empty() && kText.find(new_text) == std::string::npos) {
        model.edit(replacing(model, new_text, old_text));
        CHECK(model.describe() == before);
      }
    }
  }
}

TEST_CASE("after any edits the model is that of the text") {
  support::RandomEdits random(support::test_seed());
  for (int round = 0; round < 12; ++round) {
    Model model(kText, static_cast<text::Offset>(1 + random.below(200)));
    for (int step = 0; step < 30; ++step) {
      const text::Edit edit = random.edit(model.text());
      INFO("round " << round << " step " << step << " at " << edit.range.begin << ".."
                    << edit.range.end << " insert " << edit.replacement << " giving\n"
                    << model.text());
      model.edit(edit);
      const Model fresh = model.built_anew();
      REQUIRE(model.describe() == fresh.describe());
      REQUIRE(model.describe() == Model(model.text()).describe());
      REQUIRE(model.file().state().names.size() == fresh.file().state().names.size());
      REQUIRE(model.file().state().callees.size() == fresh.file().state().callees.size());
    }
  }
}

TEST_CASE("a body that a closing brace holds stays where it stands") {
  const std::string text =
      "ENTRY e {\n  c = f32[] constant(0)\n}, to_apply={\n    k = f32[] constant(1)\n    l = f32[] "
      "map(k), "
      "to_apply={ m = f32[] constant(2) }\n  }\n// -----\nx = f32[] constant(3)\n";
  const Model model(text);
  REQUIRE(model.file().modules().size() == 2);
  CHECK(model.module(0).computations().size() == 3);
  CHECK(model.names(model.module(1).entry()->instructions()) == "x");
  CHECK(Model(text, 16).describe() == model.describe());
}

TEST_CASE("of many definitions of one name the first counts, whichever come and go") {
  std::string text = "ENTRY e {\n";
  for (int i = 0; i < 300; ++i) text += "  a = f32[] constant(" + std::to_string(i) + ")\n";
  Model model(text + "}\n", 100);
  const auto first = [&model] {
    const hlo::InstructionRef found = model.computation().find(model.tables().name("a"));
    return found ? model.text_at(found.absolute(found->arguments_range)) : "none";
  };
  CHECK(first() == "(0)");
  for (int i = 0; i < 100; ++i) {
    const std::string line = "  a = f32[] constant(" + std::to_string(i) + ")\n";
    model.edit(replacing(model, line, ""));
    REQUIRE(first() == "(" + std::to_string(i + 1) + ")");
  }
  model.edit(replacing(model, "ENTRY e {\n", "ENTRY e {\n  a = f32[] constant(1000)\n"));
  CHECK(first() == "(1000)");
  check_like_new(model);
}

TEST_CASE("computations keep their identity through edits inside them and through a new name") {
  Model model(kText, 32);
  const hlo::ComputationId add = model.computation("add").id();
  const hlo::ComputationId entry = model.computation("e").id();
  model.edit(replacing(model, "  b = f32[] parameter(1)\n",
                       "  b = f32[] parameter(1)\n  c = f32[] copy(b)\n"));
  CHECK(model.computation("add").id() == add);
  CHECK(model.computation("e").id() == entry);
  model.edit(replacing(model, "ENTRY %e {", "ENTRY %f {"));
  CHECK(model.computation("f").id() == entry);
  CHECK(model.computation("add").id() == add);
}

TEST_CASE("a version stays as it was when later ones are made from it") {
  Model model(kText, 32);
  const std::string before = model.describe();
  const Model kept = model;
  model.edit(replacing(model, "ROOT s", "ROOT t"));
  model.edit(replacing(model, "ENTRY %e {\n", ""));
  CHECK(kept.describe() == before);
}

TEST_CASE("a header is shared as long as its pieces stay") {
  Model model(kText, 32);
  const Model kept = model;
  model.edit(replacing(model, "ROOT s", "ROOT t"));
  CHECK(model.module().header() == kept.module().header());
  model.edit(replacing(model, "replica_count=2", "replica_count=3"));
  CHECK(model.module().header() != kept.module().header());
}

TEST_CASE("a header that an edit moves to where another one of its piece was is not taken for it") {
  Model model(long_computation(20) + "HloModule a\nHloModule b\nHloModule c\n", 64);
  const std::string moved(std::string_view("HloModule a\n").size(), ' ');
  model.edit(replacing(model, "  v5 =", moved + "  v5 ="));
  REQUIRE(model.file().modules().size() == 4);
  CHECK(model.name(model.module(1).name()) == "a");
  CHECK(model.name(model.module(2).name()) == "b");
  check_like_new(model);
}

TEST_CASE("untouched pieces keep the same lowered piece") {
  Model model(long_computation(2000), 1024);
  const hlo::FileState& before = model.file().state();
  std::vector<const hlo::LoweredPiece*> pieces;
  before.pieces.for_each(0, before.pieces.size(), [&pieces](const auto& placed) {
    pieces.push_back(placed->piece.get());
    return true;
  });
  model.edit(replacing(model, "v1000 =", "w1000 ="));
  std::size_t kept = 0;
  const hlo::FileState& after = model.file().state();
  after.pieces.for_each(0, after.pieces.size(), [&](const auto& placed) {
    kept += std::find(pieces.begin(), pieces.end(), placed->piece.get()) != pieces.end() ? 1 : 0;
    return true;
  });
  CHECK(kept + 3 >= pieces.size());
}

TEST_CASE("a name with many users loses and gains them one by one") {
  Model model(long_computation(3000), 1024);
  const hlo::Name v0 = model.tables().name("v0");
  CHECK(model.computation("e").users_of(v0).size() == 2999);
  model.edit(replacing(model, "v1500 = f32[] add(v1499, v0)", "v1500 = f32[] add(v1499, v1499)"));
  CHECK(model.computation("e").users_of(v0).size() == 2998);
  model.edit(replacing(model, "v0 = f32[] parameter(0)", "u0 = f32[] parameter(0)"));
  CHECK(model.computation("e").users_of(v0).size() == 2998);
  CHECK_FALSE(model.computation("e").find(v0));
  CHECK(model.computation("e").root()->name == model.tables().name("v2999"));
}

TEST_CASE("pieces can be split at one place without end") {
  auto tables = std::make_shared<hlo::Tables>();
  const auto empty = std::make_shared<const hlo::LoweredPiece>();
  std::uint32_t id = 1;
  const auto piece = [&](text::Offset size) { return hlo::NewPiece{id++, size, empty}; };
  auto file = hlo::build({piece(1), piece(1)}, tables);
  for (std::uint32_t i = 0; i < 200; ++i) file = hlo::rebuild(*file, {1, 0, {piece(2)}});
  CHECK(file->size() == 402);
  // The one added last stands behind the first, and every id leads to its place.
  CHECK(file->find_piece(id - 1)->start == 1);
  CHECK(file->find_piece(3)->start == 399);
  CHECK(file->find_piece(2)->start == 401);
  CHECK(file->piece_at(1)->id == id - 1);
  file = hlo::rebuild(*file, {0, 202, {piece(5)}});
  CHECK(file->size() == 5);
  CHECK_FALSE(file->find_piece(2).has_value());
  file = hlo::rebuild(*file, {0, 1, {}});
  CHECK(file->size() == 0);
  CHECK_FALSE(file->piece_at(0).has_value());
}
