#include "features/symbols.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/unit/features/opened_text.h"

namespace {

using features::Symbol;
using features::SymbolKind;

std::string_view kind_name(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::kModule: return "module";
    case SymbolKind::kEntry: return "entry";
    case SymbolKind::kComputation: return "computation";
    case SymbolKind::kParameter: return "parameter";
    case SymbolKind::kConstant: return "constant";
    case SymbolKind::kTuple: return "tuple";
    case SymbolKind::kCall: return "call";
    case SymbolKind::kCollective: return "collective";
    case SymbolKind::kMove: return "move";
    case SymbolKind::kInstruction: return "instruction";
    case SymbolKind::kNote: return "note";
  }
  return "";
}

// NOLINTBEGIN(misc-no-recursion): an outline has four levels.
// What clients stumble over: empty names, a selection outside its range, a child outside its
// parent.
void check_ranges(const std::vector<Symbol>& symbols, text::Range around) {
  for (const Symbol& symbol : symbols) {
    INFO(symbol.name << " " << symbol.range.begin << ".." << symbol.range.end);
    CHECK_FALSE(symbol.name.empty());
    CHECK(symbol.range.begin <= symbol.range.end);
    CHECK(symbol.range.contains(symbol.selection));
    CHECK(around.contains(symbol.range));
    check_ranges(symbol.children, symbol.range);
  }
}

std::string drawn(const std::vector<Symbol>& symbols, std::size_t depth) {
  std::string out;
  for (const Symbol& symbol : symbols) {
    out += std::string(2 * depth, ' ') + std::string(kind_name(symbol.kind)) + " " + symbol.name;
    if (!symbol.detail.empty()) out += " | " + symbol.detail;
    out += "\n" + drawn(symbol.children, depth + 1);
  }
  return out;
}
// NOLINTEND(misc-no-recursion)

std::vector<Symbol> symbols_of(const std::string& text, const base::Limits& limits) {
  auto symbols = features::symbols(*opened(text), limits, {});
  check_ranges(symbols, {0, static_cast<text::Offset>(text.size())});
  return symbols;
}

void check_symbols(const std::string& text, const std::string& outline, std::size_t most = 1000) {
  base::Limits limits;
  limits.max_symbols = most;
  CHECK(drawn(symbols_of(text, limits), 0) == outline);
}

const std::string kModule =
    "HloModule step\n\nadd {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT c = f32[] "
    "add(a, b)\n}\n\nENTRY main {\n  x = f32[8]{0} parameter(0)\n  z = f32[] constant(0)\n"
    "  h = f32[8]{0} custom-call(x), custom_call_target=\"MoveToHost\"\n"
    "  g = f32[8]{0} all-reduce(x), to_apply=add\n  n = f32[8]{0} negate(g)\n"
    "  r = f32[] reduce(n, z), dimensions={0}, to_apply=add\n"
    "  ROOT t = (f32[], f32[8]{0}) tuple(r, h)\n}\n";

}  // namespace

TEST_CASE("the outline holds modules, their computations and instructions") {
  check_symbols(kModule,
                "module step | 2 computations\n"
                "  computation add | 3 instructions\n"
                "    parameter a | f32[]\n"
                "    parameter b | f32[]\n"
                "    instruction c | f32[]\n"
                "  entry main | ENTRY, 7 instructions\n"
                "    parameter x | f32[8]{0}\n"
                "    constant z | f32[]\n"
                "    move h | f32[8]{0}\n"
                "    collective g | f32[8]{0}\n"
                "    instruction n | f32[8]{0}\n"
                "    call r | f32[]\n"
                "    tuple t | (f32[], f32[8]{0})\n");
}

TEST_CASE("the entry stands where the text has it") {
  check_symbols("ENTRY e {\n}\nf {\n}\n",
                "entry e | ENTRY, 0 instructions\ncomputation f | 0 instructions\n");
}

TEST_CASE("several modules stand one after the other") {
  check_symbols("HloModule a\nENTRY e {\n  x = f32[] parameter(0)\n}\n// -----\nHloModule b\n",
                "module a | 1 computation\n  entry e | ENTRY, 1 instruction\n    parameter x | "
                "f32[]\nmodule b | 0 computations\n");
}

TEST_CASE("what has no header and no computation moves up") {
  check_symbols("f {\n  ROOT x = f32[] parameter(0)\n}\n",
                "entry f | ENTRY, 1 instruction\n  parameter x | f32[]\n");
  check_symbols("%a = f32[2] negate(b)\n%c = f32[2] negate(a)\n",
                "instruction a | f32[2]\ninstruction c | f32[2]\n");
  check_symbols("", "");
  check_symbols("nothing of this is HLO\n", drawn(symbols_of("nothing of this is HLO\n", {}), 0));
}

TEST_CASE("an instruction without a name goes by its opcode") {
  check_symbols("ENTRY e {\n  ROOT r = f32[] add(f32[] negate(x), y)\n}\n",
                "entry e | ENTRY, 2 instructions\n  instruction r | f32[]\n  instruction negate | "
                "f32[]\n");
}

TEST_CASE("bodies in braces are children of the instruction around them") {
  check_symbols(
      "ENTRY e {\n  x = f32[] parameter(0)\n  ROOT r = f32[] call(x), to_apply={\n    p = f32[] "
      "parameter(0)\n    ROOT q = f32[] call(p), to_apply={\n      ROOT s = f32[] call(u), "
      "to_apply={\n        ROOT u = f32[] parameter(0)\n      }\n    }\n  }\n}\n",
      "entry e | ENTRY, 2 instructions\n  parameter x | f32[]\n  call r | f32[]\n    computation "
      "to_apply | 2 instructions\n    computation to_apply | 1 instruction\n    computation "
      "to_apply | 1 instruction\n");
}

TEST_CASE("F44: an outline at the bound is whole, above it what is notable stays") {
  check_symbols(kModule, drawn(symbols_of(kModule, {}), 0), 12);
  check_symbols(kModule,
                "note 3 more not shown | the outline shows computations and what is notable in "
                "them\n"
                "module step | 2 computations\n"
                "  computation add | 3 instructions\n"
                "    parameter a | f32[]\n"
                "    parameter b | f32[]\n"
                "    instruction c | f32[]\n"
                "  entry main | ENTRY, 7 instructions\n"
                "    parameter x | f32[8]{0}\n"
                "    move h | f32[8]{0}\n"
                "    collective g | f32[8]{0}\n"
                "    tuple t | (f32[], f32[8]{0})\n",
                11);
}

TEST_CASE("F44: where little room is left the entry has it, and computations stay") {
  check_symbols(kModule,
                "note 7 more not shown | the outline shows computations and what is notable in "
                "them\n"
                "module step | 2 computations\n"
                "  computation add | 3 instructions\n"
                "  entry main | ENTRY, 7 instructions\n"
                "    parameter x | f32[8]{0}\n"
                "    move h | f32[8]{0}\n"
                "    collective g | f32[8]{0}\n",
                5);
  check_symbols(kModule,
                "note 10 more not shown | the outline shows computations and what is notable in "
                "them\n"
                "module step | 2 computations\n"
                "  computation add | 3 instructions\n"
                "  entry main | ENTRY, 7 instructions\n",
                1);
}

TEST_CASE("F44: computations have a bound of their own") {
  std::string text;
  for (int i = 0; i < 5; ++i) text += "f" + std::to_string(i) + " {\n}\n";
  base::Limits limits;
  limits.max_symbols = 1;
  limits.max_computation_symbols = 5;
  CHECK(symbols_of(text, limits).size() == 5);
  limits.max_computation_symbols = 4;
  const auto cut = symbols_of(text, limits);
  REQUIRE(cut.size() == 5);
  CHECK(cut.front().name == "1 more not shown");
  CHECK(cut.back().name == "f3");
}

TEST_CASE("a long shape is cut and a shape over lines stands in one") {
  std::string shape = "(f32[1]";
  for (int i = 0; i < 100; ++i) shape += ",\n f32[1]";
  const auto symbols = symbols_of("ENTRY e {\n  t = " + shape + ") parameter(0)\n}\n", {});
  const std::string& detail = symbols.at(0).children.at(0).detail;
  CHECK(detail.size() <= base::Limits{}.max_label_bytes);
  CHECK(detail.ends_with("…"));
  CHECK(detail.find('\n') == std::string::npos);
}

TEST_CASE("an outline that nobody waits for is empty") {
  std::string text = "HloModule m\n";
  for (int i = 0; i < 1100; ++i) text += "f" + std::to_string(i) + " {\n}\n";
  const auto cancel = base::CancelToken::make();
  cancel.cancel();
  CHECK(features::symbols(*opened(text), {}, cancel).empty());
}

TEST_CASE("ranges nest in the outline of every text") {
  const auto folder = support::source_folder() / "tests";
  std::size_t outlines = 0;
  for (const auto& part : {folder / "oracle" / "goldens", folder / "corpus" / "syntax-cases"}) {
    for (const auto& path : support::files_below(part, ".hlo")) {
      INFO(path.string());
      const std::string text = support::read_file(path);
      symbols_of(text, {});
      base::Limits small;
      small.max_symbols = 3;
      symbols_of(text.substr(0, text.size() * 2 / 3), small);
      ++outlines;
    }
  }
  CHECK(outlines > 100);
}
