// Faults inside the tokens that the grammar takes in one go, and in the order of items. `<<` and
// `>>` stand around the place where the one fault is expected.
#include <string>
#include <string_view>
#include <utility>

#include "hlo/values/values_grammar.h"
#include "hlo/values/values_literal.h"
#include "hlo/values/values_reader.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/checked_values.h"

namespace hlo {
namespace {

struct Marked {
  std::string text;
  text::Range range;
};

Marked unmarked(std::string text) {
  const std::size_t begin = text.find("<<");
  REQUIRE(begin != std::string::npos);
  text.erase(begin, 2);
  const std::size_t end = text.find(">>");
  REQUIRE(end != std::string::npos);
  text.erase(end, 2);
  return {std::move(text), {static_cast<text::Offset>(begin), static_cast<text::Offset>(end)}};
}

void check_fault(const std::string& marked, const std::string& message,
                 Severity severity = Severity::kError) {
  const auto [text, range] = unmarked(marked);
  const support::Checked found = support::check_text(text);
  INFO(text);
  REQUIRE(found.problems.size() == 1);
  CHECK(found.problems[0].message == message);
  CHECK(found.problems[0].severity == severity);
  CHECK(text.substr(found.problems[0].range.begin, found.problems[0].range.size()) ==
        text.substr(range.begin, range.size()));
  CHECK(found.problems[0].range == range);
}

// Whichever of parser and checks finds it: the fault is told, and once.
void check_told(const std::string& text) {
  const support::Checked found = support::check_text(text);
  INFO(text);
  CHECK(found.problems.size() + found.syntax_problems.size() == 1);
}

void check_read(ValueReader& reader, text::Range range, const std::string& message) {
  INFO(reader.text());
  if (!reader.failed() && !reader.at_end()) reader.fail("more follows");
  REQUIRE(reader.failed());
  CHECK(reader.message() == message);
  CHECK(reader.fault() == range);
}

void check_shape_fault(const std::string& marked, const std::string& message) {
  const auto [text, range] = unmarked(marked);
  ValueReader reader(text);
  read_shape(reader);
  check_read(reader, range, message);
}

void check_literal_fault(const std::string& marked, const std::string& message) {
  const auto [text, range] = unmarked(marked);
  ValueReader reader(text);
  LiteralReader literal;
  read_literal(reader, Shape{}, literal);
  check_read(reader, range, message);
}

void check_clean(const std::string& text) {
  const support::Checked found = support::check_text(text);
  INFO(text);
  REQUIRE(found.syntax_problems.empty());
  for (const Problem& problem : found.problems) FAIL_CHECK(problem.message);
  SUCCEED();
}

std::string module_of(std::string_view instructions) {
  return "HloModule m\n\nENTRY e {\n" + std::string(instructions) + "\n}\n";
}

std::string with_shape(std::string_view shape) {
  return module_of("  x = " + std::string(shape) + " parameter(0)");
}

std::string with_literal(std::string_view shape, std::string_view literal) {
  return module_of("  x = " + std::string(shape) + " constant(" + std::string(literal) + ")");
}

std::string with_attribute(std::string_view call, std::string_view attribute) {
  return module_of("  x = f32[4]{0} parameter(0)\n  y = f32[4]{0} " + std::string(call) + ", " +
                   std::string(attribute));
}

std::string with_sharding(std::string_view value) {
  return with_attribute("negate(x)", "sharding=" + std::string(value));
}

std::string with_header(std::string_view attribute) {
  return "HloModule m, " + std::string(attribute) + "\n\nENTRY e {\n  x = f32[] parameter(0)\n}\n";
}

}  // namespace

TEST_CASE("every part of a shape is read in its place") {
  check_clean(with_shape("f32[]"));
  check_clean(with_shape(
      "f32[64, <=8, "
      "?]{2,1,0:D(D,C+~,S)T(8,128)(*,1)L(1024)#(u32)*(u16)E(32)S(5)SC(0:16,32)(1:4)M(8)}"));
  check_clean(with_shape("(f32[], ((), s32[4]{0}), token[])"));
  check_clean(with_shape("(b(f32[4]{0}), /*index=1*/opaque[])"));
  check_clean(with_shape("f9e9m9[2]{0:Z(3)}"));
  check_shape_fault("f32[2]{0:S(1)<<T>>(8)}", "expects layout to end with kRbrace");
  check_shape_fault("f32[2]{0:S(<<host>>)}", "expects integer");
  check_shape_fault("f32[2]{0:T(<<8e1S>>(5)}", "expects integer");
  check_shape_fault("f32[2]{0:<<Q>>(3)}", "expects layout to end with kRbrace");
  check_shape_fault("f32[2]{0:SC(0<<)>>}", "expects a list starting with kColon");
  check_shape_fault("f32[<<-1>>]", "a dimension is not negative");
  check_shape_fault("f32[<<9223372036854775808>>]", "a dimension fits 63 bits");
  check_shape_fault("(f32[], s32[],<<)>>", "expected primitive type");
  check_shape_fault("<<f33>>[2]", "expected primitive type, saw `f33`");
  check_shape_fault("b(<<token>>[])", "a buffer holds an array");
}

TEST_CASE("a parenthesis or a number that is missing and that XLA passes over is a warning") {
  for (const char* layout :
       {"T(8,128<<>>}", "T(8,128<<>>S(5)}", "L(128<<>>E(32)}", "T(8,<<>>}", "T(8,128)(2,1<<>>}",
        "T(8,*<<>>E(32)}", "D(D,S<<>>}", "S(5<<>>}", "#(u32<<>>}", "SC(0:1<<>>}", "S(<<>>}"}) {
    check_fault(with_shape("f32[2,3]{1,0:" + std::string(layout)),
                "`)` is missing here; XLA's parser passes over that", Severity::kWarning);
  }
  check_told(with_shape("f32[2,3]{1,0:T(8,)}"));
  check_told(with_shape("f32[2,3]{1,0:T(8,128(2,1)}"));
  check_told(with_shape("f32[2,3]{1,0:S()}"));
  check_fault(with_header("input_output_alias={ {}: (<<,>> {}) }"),
              "the number of the parameter is missing here; XLA's parser passes over that",
              Severity::kWarning);
  check_fault(with_attribute("tanh(x)", "result_accuracy={tolerance={<<atol=>>,rtol=1}}"),
              "atol has no value; XLA's parser passes over that", Severity::kWarning);
}

TEST_CASE("shapes are checked wherever one is written") {
  check_told(with_shape("f32[-1]"));
  check_told("HloModule m\n\nENTRY e (p: f32[-1]) -> f32[] {\n  x = f32[] parameter(0)\n}\n");
  check_told("HloModule m\n\nENTRY e (p: f32[]) -> f32[-1] {\n  x = f32[] parameter(0)\n}\n");
  check_told(module_of("  x = f32[4]{0} parameter(0)\n  y = f32[4]{0} negate(f32[-1]{0} x)"));
  check_told(module_of("  x = f32[4]{0} negate(f32[-1]{0} constant(0))"));
  check_told(with_header("entry_computation_layout={(f32[-1])->f32[]}"));
}

TEST_CASE("a shape that is wrong twice is told of twice") {
  const auto found =
      support::check_text(module_of("  x = f32[-1]{0} parameter(0)\n  y = f32[-1]{0} negate(x)"));
  CHECK(found.problems.size() + found.syntax_problems.size() == 2);
}

TEST_CASE("numbers and words of literals") {
  check_clean(with_literal("f32[5]", "{1, -2.5 1e-05, inf, -nan(0x7f),}"));
  check_clean(with_literal("f32[2,2]", "{ /*i0=0*/{ 1, 2 }, { 3, 4 } }"));
  check_clean(with_literal("c64[2]", "{(1, -2), (inf, nan)}"));
  check_clean(with_literal("(s32[], (pred[2], ()))", "( 1, ( {true, false}, () ) )"));
  check_clean(with_literal("f32[100]", "{1, 2, ...}"));
  check_fault(with_literal("f32[2,2]", "<<f32[2,2]>> { { 1, 2 }, { 3, 4 } }"),
              "an old spelling: the shape stands in front of the opcode only", Severity::kNote);
  check_clean(with_literal("u64[]", "18446744073709551615"));
  for (const char* wrong :
       {"<<--1>>", "<<->> 1", "<<1_000>>", "<<0x10>>", "<<1f>>", "<<1e>>", "<<.5>>", "<<+>>1",
        "<<Inf>>", "<<nan-1>>", "<<1.5.2>>", "<<18446744073709551616>>", "<<\"a\">>",
        "<<nan>>(0x0)", "{1, <<[>>2]}"}) {
    check_literal_fault(wrong, "unexpected token type in a literal");
  }
  check_literal_fault("{<<....>>}", "unexpected token type in a literal");
  check_literal_fault("<<...>>", "expects `...` at nest level 1, but sees it at nest level 0");
  check_literal_fault("1<<,>> 2", "expects ')' after constant literal");
  check_fault(with_literal("c64[]", "(1, 2<<,>> 3)"), "expect ')' after complex number");
  check_told(module_of("  x = f32[] constant()"));
  check_told(with_literal("f32[]", "NaN"));
}

TEST_CASE("the type of an attribute's value depends on the opcode") {
  check_clean(with_attribute("rng-bit-generator(x)", "algorithm=rng_three_fry"));
  check_clean(with_attribute("dot(x, x)", "algorithm=dot_f32_f32_f32"));
  const std::string rest_of_gather =
      ", offset_dims={}, collapsed_slice_dims={}, start_index_map={}, index_vector_dim=0";
  check_clean(with_attribute("gather(x, x)", "slice_sizes={1,2}" + rest_of_gather));
  check_clean(with_attribute("collective-permute(x, x, x, x)",
                             "slice_sizes={{1},{2}}, source_target_pairs={{0,1}}"));
  check_clean(with_attribute("custom-call-start(x)",
                             "custom_call_target=\"a\", async_execution_thread='t'"));
  check_fault(with_attribute("gather(x, x)", "slice_sizes={<<{>>1}}" + rest_of_gather),
              "error parsing attribute slice_sizes: expects integer");
  check_fault(with_attribute("custom-call-start(x)", "custom_call_target=<<a>>"),
              "error parsing attribute custom_call_target: expects string");
  check_fault(with_attribute("compare(x, x)", "direction=<<lt>>"),
              "error parsing attribute direction: expects comparison direction but sees: lt");
  check_fault(with_attribute("fusion(x)", "kind=<<kBig>>, calls=c"),
              "error parsing attribute kind: expects fusion kind but sees: kBig, error: Unknown "
              "fusion kind: kBig");
}

TEST_CASE("lists, ranges, windows and the like") {
  check_clean(with_attribute("slice(x)", "slice={[0:4], [1:9:2]}"));
  check_clean(with_attribute("reduce-window(x, x)",
                             "window={size=3x3 pad=1_1x-1_1 rhs_reversal=0x1}, to_apply=%f"));
  check_clean(with_attribute("convolution(x, x)",
                             "dim_labels=b01f_01io->b01f, operand_precision={HIGH,default}"));
  check_clean(with_attribute("pad(x, x)", "padding=0_0_1x-1_2_0"));
  check_clean(with_attribute("negate(x)", "control-predecessors={x, %x}"));
  check_clean(module_of("  x = (f32[], f32[]) parameter(0), parameter_replication={true,false}"));
  check_clean(with_attribute(
      "fusion(x)",
      "kind=kLoop, calls=f, output_to_operand_aliasing={{0}: (0, {}), {1}: (1, {0})}"));
  check_fault(with_attribute("transpose(x)", "dimensions={1 <<0>>}"),
              "error parsing attribute dimensions: expects a list to end with kRbrace");
  check_fault(with_attribute("transpose(x)", "dimensions={1,0,<<}>>"),
              "error parsing attribute dimensions: expects integer");
  check_fault(with_attribute("slice(x)", "slice={<<(>>0:2)}"),
              "error parsing attribute slice: expects a list starting with kLsquare");
  check_fault(
      with_attribute("reduce-window(x, x)", "window={size=2x2<<,>> stride=2x2}, to_apply=f"),
      "error parsing attribute window: expects sub-attributes in window");
  check_fault(with_attribute("reduce-window(x, x)", "window={size=<<{>>2}}, to_apply=f"),
              "error parsing attribute window: expects token type kInt or kDxD");
  check_fault(with_attribute("pad(x, x)", "padding=<<1_1_0_0>>"),
              "error parsing attribute padding: expects padding config, e.g., '0_0_0x3_3_1'");
  check_fault(with_attribute("negate(x)", "control-predecessors={<<}>>"),
              "error parsing attribute control-predecessors: expects a instruction name");
  check_fault(with_attribute(
                  "fusion(x)",
                  "kind=kLoop, calls=f, output_to_operand_aliasing={{}: (0, {}<<,>> must-alias)}"),
              "error parsing attribute output_to_operand_aliasing: Expected format: "
              "<output_shape_index>: (<operand_index>, "
              "<operand_shape_index>)");
}

TEST_CASE("strings have known escapes and are UTF-8") {
  check_clean(with_attribute(
      "custom-call(x)", R"(custom_call_target="\a\101\x41\u00e9\"\'\?", backend_config='it\'s')"));
  check_clean(
      with_attribute("custom-call(x)",
                     "custom_call_target=\"\xc3\xa9\", backend_config={\"a\": \"}\\q\", # ' <}"));
  for (const std::string wrong : {"\\q", "\\x", "\\x414", "\\777", "\\ud800", "\\\n", "\xe9"}) {
    check_fault(with_attribute("custom-call(x)", "custom_call_target=<<\"" + wrong + "\">>"),
                "error parsing attribute custom_call_target: expects string");
  }
  check_fault(with_attribute("custom-call(x)",
                             "custom_call_target=\"a\", backend_config={\"b\": <<\"\xe9\">>}"),
              "error parsing attribute backend_config: expects JSON dict: a string in it never "
              "ends or is not UTF-8");
}

TEST_CASE("shardings, old and named") {
  for (const char* good :
       {"{replicated}", "{maximal device=3}", "{devices=[2,2]0,1,2,3}",
        "{devices=[4,1,2]<=[8] last_tile_dim_replicate}", "{devices=[2,4]<=[4,2]T(1,0)}",
        "{devices=[2,1,4]<=[8] last_tile_dims={manual, replicated}}", "{manual shard_as 1}",
        "{replicated metadata={op_name=\"a\"}}",
        "{replicated metadata={{op_name=\"a\"}, {op_name=\"b\"}}}",
        "{mesh['a'=2,'b'=4,'c'=2], [{'a'}, {'b':(2)2, ?}], replicated={'c'}}",
        "{mesh['a'=4], device_ids=([2,2]T(1,0)), [{'a'}]}",
        "{mesh['x'=2,'y'=2], device_ids=(0,2,1,3), [{'x'}]}", "{mesh[], replicated}",
        "{mesh['x'=2], [{}], unreduced=max{'x'}}", "{mesh['a'=2], unreduced}",
        "{maximal_mesh[device_id=3]}"}) {
    check_clean(with_sharding(good));
  }
  for (const char* good : {"{}", "{{replicated}, {maximal device=0}, /*index=2*/{manual}}"})
    check_clean(
        module_of("  x = (f32[4], f32[4], s32[]) parameter(0), sharding=" + std::string(good)));
  check_fault(with_sharding("{<<f32[5,2]>> devices=[2,3]0,1,2,3,4,5}"),
              "an old spelling: the shape of a tile is left out today", Severity::kNote);
  const std::string prefix = "error parsing attribute sharding: ";
  check_fault(with_sharding("<<replicated>>"), prefix + "expected '{' to start sharding attribute");
  check_fault(with_sharding("{devices=[2,2]<=[4]<<,>> last_tile_dim_replicate}"),
              prefix + "unexpected token");
  check_fault(with_sharding("{devices=[4,2]<=[2,4]<<}>>"),
              prefix + "expected 'T(' to start sharding devices iota_transpose_perm");
  check_fault(with_sharding("{devices=[2,2]<<}>>"), prefix + "expects integer");
  check_fault(with_sharding("{{replicated} <<{>>replicated}}"),
              prefix + "expected '}' to end sharding attribute");
  check_fault(with_sharding("{mesh['a'=2], [{?<<,>> 'a'}]}"),
              prefix + "the question mark stands last");
}

TEST_CASE("groups of devices") {
  for (const char* good : {"{}", "{{0,1},{2,3}}", "[2,4]<=[8]", "[3,10]<=[6,5]T(1,0)",
                           "mesh['x'=2,'y'=4] {'y':(1)2}", "mesh['x'=2], device_ids=(1,0) {'x'}"}) {
    check_clean(
        with_attribute("all-gather(x)", "dimensions={0}, replica_groups=" + std::string(good)));
  }
  const std::string prefix = "error parsing attribute replica_groups: ";
  check_fault(with_attribute("all-gather(x)", "dimensions={0}, replica_groups={<<0>>,1}"),
              prefix + "expects a list starting with kLbrace");
  check_fault(with_attribute("all-gather(x)", "replica_groups=[2,4<<]>>, dimensions={0}"),
              prefix + "expects '<=' and the numbers that the groups are made of");
  check_fault(
      with_attribute("all-gather(x)", "replica_groups=<<all>>, dimensions={0}"),
      prefix + "expects groups of devices such as {{0,1},{2,3}}, [2,2]<=[4] or mesh['x'=2] {'x'}");
}

TEST_CASE("values in braces") {
  for (const char* good :
       {"metadata={op_name=\"a\" source_line=3, profile_type={1}}", "origin={[synthetic_call]}",
        "origin={(({}, {\"v\"}), {\"w\" {1}})}", "origin={{\"x\"}, [\"f/g\"]}",
        "frontend_attributes={a=\"x\",b.c={n = 1 : i32},true={}}",
        "statistics={visualizing_index=1,a=0.5}"}) {
    check_clean(with_attribute("negate(x)", good));
  }
  check_clean(with_attribute("tanh(x)", "result_accuracy={tolerance={atol=1e-5,rtol=0,ulps=2}}"));
  check_clean(
      with_attribute("domain(x)", "domain={kind=\"sharding\", entry={maximal device=0}, exit={}}"));
  check_fault(with_attribute("negate(x)", "metadata={<<op_name>>:\"a\"}"),
              "error parsing attribute metadata: expects attribute name");
  check_fault(with_attribute("negate(x)", "metadata={op_name=\"a\",<<}>>"),
              "error parsing attribute metadata: expects attribute name");
  check_fault(with_attribute("negate(x)", "frontend_attributes={a=<<true>>}"),
              "error parsing attribute frontend_attributes: expects string");
  check_fault(
      with_attribute("negate(x)", "frontend_attributes={a=\"1\" <<b>>=\"2\"}"),
      "error parsing attribute frontend_attributes: expects '}' at the end of frontend attributes");
  check_fault(with_attribute("negate(x)", "origin={<<\"r\">>}"),
              "error parsing attribute origin: Expects '[synthetic]' or a tuple tree of original "
              "arrays in original_value field.");
}

TEST_CASE("attributes of the header") {
  check_clean(with_header(
      "is_scheduled=true, input_output_alias={ {0}: (0, {}, may-alias), {1}: (1, {}) }, "
      "buffer_donor={ (2, {}), }"));
  check_clean(with_header("allow_spmd_sharding_propagation_to_output={true,false}"));
  check_fault(with_header("buffer_donor={ (0<<)>> }"),
              "error parsing attribute buffer_donor: Expected format: (<input_param>, "
              "<input_param_shape_index>)");
  check_fault(
      with_header("input_output_alias={ {0}: (0, {}) <<{>>1}: (1, {}) }"),
      "error parsing attribute input_output_alias: Expects '}' at the end of aliasing description");
  check_fault(with_header("is_scheduled=<<1>>"),
              "error parsing attribute is_scheduled: expects true or false");
}

TEST_CASE("the entry layout has parameters, an arrow and a result") {
  check_clean(
      with_header("entry_computation_layout={(f32[], (s32[]{:S(5)}, ()), "
                  "/*index=2*/f32[2]{0},)->(f32[], ())}"));
  check_fault(with_header("<<entry_computation_layout>>={}"),
              "Expects ( before parameter shape list");
  check_fault(with_header("<<entry_computation_layout>>={(f32[])}"),
              "Expects -> before result shape");
  check_fault(with_header("entry_computation_layout={<<f32[]>>->f32[]}"),
              "Expects ( before parameter shape list");
  check_fault(with_header("entry_computation_layout={(f32[] <<f32[]>>)->f32[]}"),
              "expects one comma between two shapes");
  check_fault(with_header("entry_computation_layout={((f32[],<<)>>)->f32[]}"),
              "expected primitive type, saw kRparen");
}

TEST_CASE("words with a meaning of their own are no bare names") {
  check_clean(module_of(
      "  %manual = f32[] parameter(0)\n  true: = f32[] negate(%manual)\n  b = f32[] abs(true:)"));
  check_fault(module_of("  <<c64>> = f32[] parameter(0)"),
              "expects name: `c64` is the name of a type");
  check_fault(module_of("  ROOT <<ROOT>> = f32[] parameter(0)"),
              "expects name: `ROOT` is a reserved word and a name only as `%ROOT`");
  check_fault("HloModule m\n\nENTRY <<ENTRY>> {\n  x = f32[] parameter(0)\n}\n",
              "expects name: `ENTRY` is a reserved word and a name only as `%ENTRY`");
  check_fault(module_of("  %manual = f32[] parameter(0)\n  x = f32[] negate(<<manual>>)"),
              "expects name: `manual` is a reserved word and a name only as `%manual`");
  check_told(module_of("  x=f32[] parameter(0)"));
}

TEST_CASE("operands and opcodes") {
  check_clean(module_of("  x = f32[] parameter(0)\n  y = f32[] add(, x, x,)"));
  check_told(module_of("  x = f32[] parameter(0)\n  y = f32[] add(x, 1)"));
  check_fault(module_of("  x = f32[] parameter(<<x>>)"), "expects integer");
  check_told(module_of("  x = f32[] parameter(0, 1)"));
  check_fault(module_of("  x = f32[] parameter<<()>>"),
              "expects integer: the number of the parameter is not shown");
  check_fault(module_of("  x = f32[] parameter(0)\n  y = f32[] <<f32>>(x)"),
              "expects opcode but sees: f32");
}

TEST_CASE("what looks like blank space and is none") {
  check_fault(module_of("  x = f32[] parameter(0)<<;>>"),
              "expects name: a semicolon has no meaning here");
  check_fault("<<\xef\xbb\xbf>>" + module_of("  x = f32[] parameter(0)"),
              "expects name: a byte order mark has no meaning here");
  check_fault("HloModule m\n<<\f>>\nENTRY e {\n  x = f32[] parameter(0)\n}\n",
              "expects name: a form feed has no meaning here");
  check_fault(module_of("  x = f32[] parameter(0)") + "<<" + std::string(1, '\0') + ">>",
              "expects name: a NUL byte has no meaning here");
}

TEST_CASE("a module has a name and a computation, a computation has instructions") {
  check_fault("<<HloModule m>>\n", "expects name: a module has at least one computation");
  check_fault("<<HloModule m>>\n\n" + module_of("  x = f32[] parameter(0)"),
              "expects name: a module has at least one computation");
  check_fault("HloModule m\n\nENTRY e {\n<<}>>\n",
              "expects name: a computation has at least one instruction");
  check_fault("<<HloModule>>\n\nENTRY e {\n  x = f32[] parameter(0)\n}\n",
              "expects name: the module has none");
  check_fault("HloModule m\n\n<<ENTRY {>>\n  x = f32[] parameter(0)\n}\n",
              "expects name: the computation has none");
  check_fault(module_of("  x = f32[] parameter(0)") + "<<}>>\n",
              "expects name: no computation is open here");
  check_fault(module_of("  x = f32[] parameter(0)\n  <<f>>32[] parameter(1)"),
              "expects name: the instruction has none");
  check_fault("<<f (v: f32[]) -> f32[] {>>\n  v = f32[] parameter(0)\n}\n",
              "XLA's parser reads a text without header only where it begins with ENTRY or a name "
              "and a brace");
}

// The brace is that of a body, whatever stands behind it, and the faults are told one by one.
TEST_CASE("an instruction has no name that begins with a digit") {
  const std::string begin = "HloModule m\n\nENTRY e {\n  ";
  check_fault(begin + "<<1>>st = f32[] parameter(0)\n}\n",
              "expects name: a number begins no instruction");
  const support::Checked both =
      support::check_text(begin + "1st = f32[] parameter(0)\n  ROOT y = f32[] negate(1st)\n}\n");
  REQUIRE(both.problems.size() == 1);
  CHECK(both.problems[0].range.begin == begin.size());
  REQUIRE(both.syntax_problems.size() == 1);
  CHECK_FALSE(both.is_body_open);
}

TEST_CASE("several modules, none, and what is printed without names are no fault") {
  const std::string module = module_of("  x = f32[] parameter(0)");
  check_clean("");
  check_clean("// nothing here\n");
  check_clean(module + "\n" + module);
  check_clean(module + "\n// -----\n\n" + module);
  check_clean("%x = f32[4]{0} parameter(0)\n%y = f32[4]{0} negate(%x)\n");
  check_clean(
      "HloModule , is_scheduled=true\n\nENTRY {\n  f32[] parameter(0)\n  ROOT f32[] "
      "negate(f32[])\n}\n");
}

TEST_CASE("the stack tables stand once, together, in order and in front") {
  const std::string computation = "\nENTRY e {\n  x = f32[] parameter(0)\n}\n";
  check_clean(
      "HloModule m\n\nFileNames\n1 \"a.py\"\n2\nFunctionNames\nFileLocations\n1 {file_name_id=1 "
      "function_name_id=1 line=1, column=2 end_line=1 end_column=3}\nStackFrames\n" +
      computation);
  check_fault(
      "HloModule m\n\nFileNames\n1 \"a.py\"\n\n<<ENTRY e {>>\n  x = f32[] parameter(0)\n}\n",
      "expects 'FunctionNames'");
  check_fault("HloModule m\n\n<<FunctionNames>>\nFileLocations\nStackFrames\n" + computation,
              "expects 'FileNames'");
  check_fault("<<FileNames>>\nFunctionNames\nFileLocations\nStackFrames\n" + computation,
              "the tables of stack frames follow a header");
  check_fault(
      "HloModule m\n" + computation + "<<FileNames>>\nFunctionNames\nFileLocations\nStackFrames\n",
      "the tables of stack frames stand in front of the computations");
  check_fault(
      "HloModule m\n\nFileNames\nFunctionNames\nFileLocations\n1 {line=<<\"a\">>}\nStackFrames\n" +
          computation,
      "expects integer");
}

TEST_CASE("problems do not depend on where the text is cut") {
  std::string text = "HloModule m, entry_computation_layout={(";
  for (int i = 0; i < 300; ++i) text += i == 0 ? "f32[4]{0}" : ", f32[4]{0:S(5)}";
  text += ")->f32[4]{0:s}}, is_scheduled=1\n\nENTRY e {\n";
  for (int i = 0; i < 300; ++i) {
    text += "  %x" + std::to_string(i) + " = f32[] negate(), sharding={devices=[2}\n";
    if (i % 7 == 0) text += "  ;\n";
    if (i % 50 == 0)
      text += "}\n\n%f" + std::to_string(i) + " {\n}\n\n%g" + std::to_string(i) + " {\n";
  }
  const auto whole = support::check_text(text, 1U << 30);
  REQUIRE(whole.problems.size() > 300);
  for (const text::Offset piece_bytes : {64U, 1024U, 16U * 1024}) {
    CHECK(support::check_text(text, piece_bytes).problems == whole.problems);
  }
}

TEST_CASE("depth costs no stack") {
  const std::string deep(20000, '(');
  const std::string ends(20000, ')');
  check_clean(with_shape(deep + ends));
  check_fault(with_literal("()", "(<<(>>" + deep + ends + "))"),
              "expects ')' at the end of the tuple with 0elements");
  const std::string tuple = deep + ends;
  ValueReader reader(tuple);
  LiteralReader literal;
  CHECK(read_literal(reader, Shape{}, literal));
}

}  // namespace hlo
