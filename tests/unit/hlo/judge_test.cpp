// The frame of the checks between instructions: what an instruction sees of others, and who is
// told of a fault. What the opcodes say is in the inference tests.
#include "hlo/checks/judge.h"

#include <string>
#include <vector>

#include "hlo/file_state.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace hlo {
namespace {

// `code text` of each problem, in text order.
std::vector<std::string> problems_of(const std::string& body,
                                     text::Offset piece_bytes = 16 * 1024) {
  const support::Model model("HloModule m\n" + body, piece_bytes);
  const Verdicts verdicts = judge(model.file(), {});
  std::vector<std::string> problems;
  text::Offset start = 0;
  const FileState& state = model.file().state();
  state.pieces.for_each(0, state.pieces.size(), [&](const PieceTraits::Item& placed) {
    for (const Problem& problem : (*verdicts.find(placed->id))->problems) {
      problems.push_back(problem.code + ' ' + model.text_at(problem.range.shifted(start)));
    }
    start += placed->piece->bytes.size();
    return true;
  });
  return problems;
}

using Problems = std::vector<std::string>;

TEST_CASE("a shape that nobody wrote is inferred and handed on", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2] parameter(0)\n"
                    "  b = negate(a)\n"
                    "  c = exponential(b)\n"
                    "  ROOT d = f32[3] negate(c)\n"
                    "}\n") == Problems{"unverified-shape f32[3]"});
}

TEST_CASE("users of a wrongly written shape are judged by what is written", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2] parameter(0)\n"
                    "  b = f32[3] negate(a)\n"
                    "  ROOT c = f32[3] negate(b)\n"
                    "}\n") == Problems{"unverified-shape f32[3]"});
}

TEST_CASE("what follows from a fault is not told again", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2] parameter(0)\n"
                    "  b = s32[2] parameter(1)\n"
                    "  c = add(a, b)\n"
                    "  ROOT d = f32[9] negate(c)\n"
                    "}\n") == Problems{"shape add"});
}

TEST_CASE("what cannot be known is no fault", "[judge]") {
  const auto body =
      GENERATE(as<std::string>{},
               "ROOT b = f32[9] negate(nothing)",  // defined nowhere
               "ROOT b = f32[9] negate(later)\n later = f32[2] parameter(1)",
               "ROOT b = f32[9] negate(a, a)",  // told by the count
               "ROOT b = f32[9] twist(a)",      // of a newer compiler
               "ROOT b = f99[2] negate(a)",     // so its type
               "ROOT b = f32[3,2] transpose(a), dimensions={x}", "ROOT b = f32[3,2] transpose(a)");
  CHECK(problems_of("ENTRY e {\n  a = f77[2] parameter(0)\n  " + body + "\n}\n").empty());
}

TEST_CASE("a shape in front of an operand is that of its definition", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2]{0} parameter(0)\n"
                    "  b = f32[2] negate(f32[2] a)\n"
                    "  ROOT c = f32[2] negate(f32[3] b)\n"
                    "}\n") == Problems{"shape b"});
}

TEST_CASE("layouts are not compared", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2,3]{1,0} parameter(0)\n"
                    "  b = f32[2,3]{0,1:T(8,128)} negate(a)\n"
                    "  ROOT c = f32[2,3]{1,0:S(5)} copy(b)\n"
                    "}\n")
            .empty());
}

TEST_CASE("the operand may stand in the operand list", "[judge]") {
  CHECK(problems_of("ENTRY e {\n"
                    "  a = f32[2] parameter(0)\n"
                    "  ROOT b = f32[3] negate(f32[2] exponential(a))\n"
                    "}\n") == Problems{"unverified-shape f32[3]"});
}

TEST_CASE("definitions in other pieces are seen", "[judge]") {
  std::string body = "ENTRY e {\n  a0 = f32[2] parameter(0)\n";
  for (int i = 1; i < 40; ++i) {
    body += "  a" + std::to_string(i) + " = negate(a" + std::to_string(i - 1) + ")\n";
  }
  body += "  ROOT r = f32[3] negate(a39)\n}\n";
  CHECK(problems_of(body, 64) == Problems{"unverified-shape f32[3]"});
}

TEST_CASE("the computation of a reduction is looked at", "[judge]") {
  const std::string entry =
      "ENTRY e {\n"
      "  a = f32[2,3] parameter(0)\n"
      "  z = f32[] constant(0)\n"
      "  ROOT r = f32[2] reduce(a, z), dimensions={1}, to_apply=f\n"
      "}\n";
  CHECK(problems_of("f {\n x = f32[] parameter(0)\n y = f32[] parameter(1)\n"
                    " ROOT s = f32[] add(x, y)\n}\n" +
                    entry)
            .empty());
  CHECK(problems_of("f {\n x = f32[] parameter(0)\n ROOT s = f32[] negate(x)\n}\n" + entry) ==
        Problems{"unverified-shape reduce"});
}

}  // namespace
}  // namespace hlo
