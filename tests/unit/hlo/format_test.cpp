#include "hlo/format/format.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace {

std::string applied(const std::string& text, const hlo::Formatting& formatting) {
  return hlo::with_edits(text, formatting.edits);
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

void check_format(const std::string& before, const std::string& after) {
  INFO(before);
  const hlo::Formatting formatting = hlo::format_text(before, {});
  text::Offset end = 0;
  for (const text::Edit& edit : formatting.edits) {
    CHECK(edit.range.begin >= end);
    CHECK(is_blank(before.substr(edit.range.begin, edit.range.size())));
    CHECK(is_blank(edit.replacement));
    end = edit.range.end;
  }
  CHECK(applied(before, formatting) == after);
  CHECK(hlo::format_text(after, {}).edits.empty());
}

// One instruction of a computation; `printed` without the blanks in front.
void check_instruction(const std::string& before, const std::string& printed) {
  check_format("e {\n" + before + "\n}\n", "e {\n  " + printed + "\n}\n");
}

// What a shape of `p`, an attribute of it, or a constant looks like.
void check_attribute(const std::string& before, const std::string& printed) {
  check_instruction("%p=f32[]negate(x)," + before, "%p = f32[] negate(x), " + printed);
}
void check_constant(const std::string& shape, const std::string& before,
                    const std::string& printed) {
  check_instruction("%c=" + shape + " constant(" + before + ")",
                    "%c = " + shape + " constant(" + printed + ")");
}

void check_unchanged(const std::string& text) { check_format(text, text); }

}  // namespace

TEST_CASE("items stand on lines of their own, instructions two blanks in") {
  check_format(
      "HloModule m ,  is_scheduled=true ENTRY%e{%p=f32[]parameter( 0 )ROOT%n=f32[]negate(%p)}",
      "HloModule m, is_scheduled=true\n\nENTRY %e {\n  %p = f32[] parameter(0)\n  ROOT %n "
      "= f32[] negate(%p)\n}\n\n");
}

TEST_CASE("computations are parted by a blank line, and a module ends with one") {
  check_format(
      "HloModule m\na { ROOT p = f32[] parameter(0) }\n\n\n\nENTRY b { ROOT p = f32[] parameter(0) "
      "}",
      "HloModule m\n\na {\n  ROOT p = f32[] parameter(0)\n}\n\nENTRY b {\n  ROOT p = f32[] "
      "parameter(0)\n}\n\n");
}

TEST_CASE("a text of computations alone ends with a line end") {
  check_format("e { p = f32[] parameter(0) }  ", "e {\n  p = f32[] parameter(0)\n}\n");
}

TEST_CASE("several modules each stand as they would alone") {
  const std::string one = "HloModule m\n\ne {\n  p = f32[] parameter(0)\n}\n\n";
  check_unchanged(one + one);
  check_unchanged(one + "// -----\n\n" + one);
  check_format("HloModule m e{p = f32[] parameter(0)}HloModule m e{p = f32[] parameter(0)}",
               one + one);
}

TEST_CASE("a bare instruction stands at the start of its line") {
  check_format("  f32[2] add( f32[2] a,f32[2] b )\n", "f32[2] add(f32[2] a, f32[2] b)\n");
  check_format("ROOT  r =f32[] add(a,b)", "ROOT r = f32[] add(a, b)\n");
}

TEST_CASE("heads have their signature in one line") {
  check_format("ENTRY %e(a:f32[],b: f32[4]{ 0 })->( f32[] ,f32[4]){\np = f32[] parameter(0)}",
               "ENTRY %e (a: f32[], b: f32[4]{0}) -> (f32[], f32[4]) {\n  p = f32[] "
               "parameter(0)\n}\n");
  check_format("%e()->f32[2]{p = f32[2] parameter(0)},execution_thread= \"host\"",
               "%e () -> f32[2] {\n  p = f32[2] parameter(0)\n}, execution_thread=\"host\"\n");
}

TEST_CASE("the header is one line, its lists as XLA prints them") {
  const std::string body = "\n\nENTRY e {\n  p = f32[] parameter(0)\n}\n\n";
  const auto check_header = [&](const std::string& before, const std::string& printed) {
    check_format("HloModule m," + before + body, "HloModule m, " + printed + body);
  };
  check_header("entry_computation_layout={ ( f32[2]{0},/*index=5*/ (s32[] , u8[]))-> f32[] }",
               "entry_computation_layout={(f32[2]{0}, /*index=5*/(s32[], u8[]))->f32[]}");
  check_header("input_output_alias={{0}:(0,{},may-alias),{1,0} : (1, {0})}",
               "input_output_alias={ {0}: (0, {}, may-alias), {1,0}: (1, {0}) }");
  check_header("buffer_donor={(1,{}),(2, {0})}", "buffer_donor={ (1, {}), (2, {0}) }");
  check_header("allow_spmd_sharding_propagation_to_output={ true, false }",
               "allow_spmd_sharding_propagation_to_output={true,false}");
  check_header("frontend_attributes={ a= \"x\" , b={ k : 1 } }",
               "frontend_attributes={a=\"x\",b={ k : 1 }}");
}

TEST_CASE("a table of what is recovered has a line an entry and one behind it") {
  check_format(
      "HloModule m, origin_recovery_table={{\"a\" {1}}:{\"b\"},\"text\"{\"c\"} : {\"d\"}} e{p = "
      "f32[] parameter(0)}",
      "HloModule m, origin_recovery_table={\n  {\"a\" {1}} : {\"b\"},\n  \"text\"\n  {\"c\"} : "
      "{\"d\"}\n}\n\n\ne {\n  p = f32[] parameter(0)\n}\n\n");
}

TEST_CASE("stack tables have a line a row") {
  check_format(
      "HloModule m FileNames 1\"a.py\" 2 \"b.py\"\nFunctionNames\n\n1 \"f\" FileLocations "
      "1{file_name_id=1 function_name_id=1,line=2 column=3,end_line=2 end_column=4} StackFrames 1 "
      "{ "
      "file_location_id=1 parent_frame_id=1 } e {p = f32[] parameter(0)}",
      "HloModule m\n\nFileNames\n1 \"a.py\"\n2 \"b.py\"\n\nFunctionNames\n1 "
      "\"f\"\n\nFileLocations\n1 {file_name_id=1 function_name_id=1, line=2 column=3, "
      "end_line=2 end_column=4}\n\nStackFrames\n1 {file_location_id=1 "
      "parent_frame_id=1}\n\n\ne {\n  p = f32[] parameter(0)\n}\n\n");
}

TEST_CASE("operands have a blank behind each comma") {
  check_instruction("%a=f32[]add( %b,f32[2]{ 0 }%c )", "%a = f32[] add(%b, f32[2]{0} %c)");
  check_instruction("%a=f32[]add(%t # 1#0,%b)", "%a = f32[] add(%t#1#0, %b)");
  check_instruction("%a = (f32[],s32[]) tuple(%b,/*index=5*/ %c)",
                    "%a = (f32[], s32[]) tuple(%b, /*index=5*/%c)");
  check_instruction("%a=add(multiply( f32[4]x,y ),z)", "%a = add(multiply(f32[4] x, y), z)");
}

TEST_CASE("what only the printer writes is spaced too") {
  check_instruction("%a=f32[]add(%b,...( + 12))", "%a = f32[] add(%b, ...(+12))");
  check_instruction("%a=f32[]add(,)", "%a = f32[] add(, )");
  check_instruction("%a=f32[]parameter( )", "%a = f32[] parameter()");
  check_instruction("%a=f32[]add(f32[],f32[2])", "%a = f32[] add(f32[], f32[2])");
  check_instruction("%a=f32[]constant({ ... })", "%a = f32[] constant({...})");
}

TEST_CASE("shapes and layouts have no blanks but behind the commas of tuples") {
  const auto check_shape = [](const std::string& before, const std::string& printed) {
    check_instruction("%p=" + before + "negate(%x)", "%p = " + printed + " negate(%x)");
  };
  check_shape("f32 [ 2 , <= 3 , ? ] { 2,1 , 0 }", "f32[2,<=3,?]{2,1,0}");
  check_shape("f32[8,8]{1,0 : T(8, 128) (2, 1)S( 5 )}", "f32[8,8]{1,0:T(8,128)(2,1)S(5)}");
  check_shape("f32[]{ :T(128) }", "f32[]{:T(128)}");
  check_shape("f32[8]{0:SC(0 : 16, 32)(1:8)M(8)}", "f32[8]{0:SC(0:16,32)(1:8)M(8)}");
  check_shape("f32[8]{0:#( u32 )* (u8)}", "f32[8]{0:#(u32)*(u8)}");
  check_shape("((f32[],()),b ( f32[4]{0} ) )", "((f32[], ()), b(f32[4]{0}))");
}

TEST_CASE("literals are spaced by the number of their dimensions") {
  check_constant("f32[]", " 1 ", "1");
  check_constant("c64[]", "(1,-2)", "(1, -2)");
  check_constant("s32[2]{0}", "{ 1,2 }", "{1, 2}");
  check_constant("s32[2,2]{1,0}", "{{1,2},{3,4}}", "{ { 1, 2 }, { 3, 4 } }");
  check_constant("s32[2,1]{1,0}", "{ { 1 },{2}}", "{ {1}, {2} }");
  check_constant("s32[2,0]{1,0}", "{{ },{}}", "{ {}, {} }");
  check_constant("s32[0,2]{1,0}", "{}", "{  }");
  check_constant("c64[1,2]{1,0}", "{{(1,2),(3,4)}}", "{ { (1, 2), (3, 4) } }");
  check_constant("s32[1,1,1,1]{3,2,1,0}", "{{/*i0=0*/{/*i1=0*/{5}}}}",
                 "{ { /*i0=0*/ { /*i1=0*/ {5} } } }");
  check_constant("s32[9,9]{1,0}", "{ ... }", "{...}");
  check_constant("(s32[], (s32[2]{0}, ()))", "(1,({2,3},()))", "( 1, ( {2, 3}, (  ) ) )");
  check_attribute("literal= s32[2]{0}{1,2}", "literal=s32[2]{0} {1, 2}");
  check_attribute("literal=(s32[1]{0}{4},pred[]true,())",
                  "literal=( s32[1]{0} {4}, pred[] true, (  ) )");
}

TEST_CASE("attributes are spaced by the type of their value") {
  check_attribute("dimensions= { 0, 1 }", "dimensions={0,1}");
  check_attribute("control-predecessors={%a,%b}", "control-predecessors={%a, %b}");
  check_attribute("slice={[0:2],[0 : 4:2]}", "slice={[0:2], [0:4:2]}");
  check_attribute("window={ size=3x3  pad=1_1x1_1 }", "window={size=3x3 pad=1_1x1_1}");
  check_attribute("dim_labels= b01f_01io->b01f ,padding= 0_1",
                  "dim_labels=b01f_01io->b01f, padding=0_1");
  check_attribute("metadata={op_name=\"a  b\"source_line=3 profile_type={1, 2}op_type='x'}",
                  "metadata={op_name=\"a  b\" source_line=3 profile_type={1,2} op_type='x'}");
  check_attribute("operand_precision={highest, default}", "operand_precision={highest,default}");
  check_attribute("operand_layout_constraints={f32[2]{0},f32[]}",
                  "operand_layout_constraints={f32[2]{0}, f32[]}");
  check_attribute("output_to_operand_aliasing={{0} :(0,{}),{1}:(1, {0})}",
                  "output_to_operand_aliasing={{0}: (0, {}), {1}: (1, {0})}");
  check_attribute("origin={({\"a\"{1, 0}},{})}", "origin={({\"a\" {1,0}}, {})}");
  check_attribute("statistics={visualizing_index=1, a= 2}", "statistics={visualizing_index=1,a=2}");
  check_attribute("result_accuracy={ tolerance={atol=1e-05, ulps= 2} }",
                  "result_accuracy={tolerance={atol=1e-05,ulps=2}}");
  check_attribute("domain={kind=\"sharding\",entry={replicated},exit={maximal  device=1}}",
                  "domain={kind=\"sharding\", entry={replicated}, exit={maximal device=1}}");
  check_attribute("sparsity_config={lhs={sparsity=2x4  dimension=1}rhs={idx=2}}",
                  "sparsity_config={lhs={sparsity=2x4 dimension=1} rhs={idx=2}}");
}

TEST_CASE("shardings and groups are spaced as XLA spaces them") {
  check_attribute("sharding={devices=[2, 1]0, 1}", "sharding={devices=[2,1]0,1}");
  check_attribute("sharding={devices=[4,2]<= [2,4] T(1, 0)last_tile_dims={manual,replicated}}",
                  "sharding={devices=[4,2]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}");
  check_attribute("sharding={{replicated},/*index=5*/ {maximal device=0}}",
                  "sharding={{replicated}, /*index=5*/{maximal device=0}}");
  check_attribute(
      "sharding={mesh['a'=2, 'b'=4,'c'=2],device_ids=([8, 2]T(1,0)),[{'a','b':(1) "
      "2},{?}],replicated={'b':(2)2,'c'}}",
      "sharding={mesh['a'=2,'b'=4,'c'=2], device_ids=([8,2]T(1,0)), [{'a', 'b':(1)2}, {?}], "
      "replicated={'b':(2)2, 'c'}}");
  check_attribute("replica_groups={{0, 1}, {2,3}}", "replica_groups={{0,1},{2,3}}");
  check_attribute("replica_groups=[2, 4] <=[8]", "replica_groups=[2,4]<=[8]");
  check_attribute("replica_groups=mesh['x'=2,'y'=2],device_ids=(0, 2,1,3){'x', 'y'}",
                  "replica_groups=mesh['x'=2,'y'=2], device_ids=(0,2,1,3) {'x','y'}");
}

TEST_CASE("text that is taken as it is stays so") {
  check_attribute("backend_config={ \"a\" :  1 }", "backend_config={ \"a\" :  1 }");
  check_attribute("backend_config= \" a  b \"", "backend_config=\" a  b \"");
  check_attribute("of_tomorrow={ a  1 },dimensions={ 0 }", "of_tomorrow={ a  1 }, dimensions={0}");
}

TEST_CASE("a value ends where the next instruction begins, glued to it or not") {
  check_format(
      "e{%a=f32[]negate(%x),of_tomorrow=\"y\"%b=f32[]negate(%x),of_today={1}%c=f32[] "
      "negate(%x),calls=%d}"
      ",execution_thread=\"host\"%f{%p=f32[]parameter(0)}",
      "e {\n  %a = f32[] negate(%x), of_tomorrow=\"y\"\n  %b = f32[] negate(%x), "
      "of_today={1}\n  %c = f32[] negate(%x), calls=%d\n}, execution_thread=\"host\"\n\n%f "
      "{\n  %p = f32[] parameter(0)\n}\n");
  check_format("e{%a=f32[]convolution(%x,%y),dim_labels=b0f_0io->b0f%b=f32[] negate(%a)}",
               "e {\n  %a = f32[] convolution(%x, %y), dim_labels=b0f_0io->b0f\n  %b = f32[] "
               "negate(%a)\n}\n");
}

TEST_CASE("bodies in place stand below their instruction") {
  check_instruction(
      "%r=f32[]call(%x),to_apply={%a=f32[]parameter(0)ROOT %n=f32[] negate(%a)},dimensions={}",
      "%r = f32[] call(%x), to_apply=\n  {\n    %a = f32[] parameter(0)\n    ROOT %n = "
      "f32[] negate(%a)\n  }, dimensions={}");
  check_instruction("%r=f32[]conditional(%p,%x,%x),branch_computations={%f,%g}",
                    "%r = f32[] conditional(%p, %x, %x), branch_computations={%f, %g}");
  check_instruction(
      "%r=f32[]conditional(%p,%x),branch_computations={{%a=f32[]parameter(0)},(a: "
      "f32[])->f32[]{%a=f32[]parameter(0)}}",
      "%r = f32[] conditional(%p, %x), branch_computations={\n  {\n    %a = f32[] parameter(0)\n  "
      "},\n  (a: f32[]) -> f32[] {\n    %a = f32[] parameter(0)\n  }\n}");
}

TEST_CASE("a comment keeps its line") {
  check_format(
      "e {   // of e\n p = f32[] parameter(0)// of p\n\n\n\n // of n,\n// too\n n = f32[] "
      "negate(p)\n// the end\n}// of e",
      "e { // of e\n  p = f32[] parameter(0) // of p\n\n  // of n,\n  // too\n  n = f32[] "
      "negate(p)\n  // the end\n} // of e\n");
  check_format("//  first\n\n/* a\n   b */ HloModule m\n\ne {\n  p = f32[] parameter(0)\n}\n",
               "//  first\n\n/* a\n   b */ HloModule m\n\ne {\n  p = f32[] parameter(0)\n}\n\n");
  check_format("HloModule m\n// of e\ne {\n  p = f32[] parameter(0)\n}\n// CHECK: e",
               "HloModule m\n\n// of e\ne {\n  p = f32[] parameter(0)\n}\n// CHECK: e");
}

TEST_CASE("a comment inside an item stays between the same tokens") {
  check_instruction("%a =f32[]   add(%b,  /* left */  %c) , /*x*/dimensions={ }",
                    "%a = f32[] add(%b, /* left */ %c), /*x*/dimensions={}");
  check_instruction("%a = f32[] add(%b, // left\n%c)", "%a = f32[] add(%b, // left\n      %c)");
  check_instruction("%a = f32[] add(\n// left\n%b,%c)",
                    "%a = f32[] add(\n      // left\n      %b, %c)");
}

TEST_CASE("line ends of all kinds become those of XLA, in strings they stay") {
  check_format("e {\r\n  p = f32[] parameter(0)\r\n}\r\n", "e {\n  p = f32[] parameter(0)\n}\n");
  check_format("e {\r  p = f32[] parameter(0)\r}\r", "e {\n  p = f32[] parameter(0)\n}\n");
  check_attribute("metadata={op_name=\"a\r\n b\"}", "metadata={op_name=\"a\r\n b\"}");
}

TEST_CASE("an edit touches only the blanks that differ") {
  const hlo::Formatting formatting =
      hlo::format_text("e {\r\n    p = f32[]  parameter(0)\n}\n", {});
  REQUIRE(formatting.edits.size() == 2);
  CHECK(formatting.edits[0] == text::Edit{{3, 7}, "\n"});
  CHECK(formatting.edits[1] == text::Edit{{19, 20}, ""});
}

TEST_CASE("an item that is not sound stays as it is, and its neighbours do not") {
  check_format(
      "e {\n p = f32[]  parameter(0)\n   q = f32[  add(p,  p)\n r = f32[]   negate(p)\n}\n",
      "e {\n  p = f32[] parameter(0)\n   q = f32[  add(p,  p)\n  r = f32[] negate(p)\n}\n");
  // `x=` is the name of an attribute, and so is `dimensions =` none.
  check_unchanged("e {\n  x=f32[]  parameter(0)\n}\n");
  check_unchanged("e {\n  x = f32[]  negate(y),  dimensions ={0}\n}\n");
  check_unchanged("e {\n  x = f32[]  negate(y)  metadata={}\n}\n");
  check_unchanged("e (a : f32[])  -> f32[] {\n");
  check_unchanged("HloModule  m, is_scheduled =true\n");
  check_unchanged("HloModule  m, =\n\ne {\n  p = f32[] parameter(0)\n}\n\n");
}

TEST_CASE("what is broken in a line takes the item in front of it in that line along") {
  check_unchanged("e {\n  x = f32[]  negate(y)  ) \n}\n");
}

TEST_CASE("an open string, brace or comment leaves the items behind it alone or whole") {
  check_format("e {\n  x = f32[]  negate(y), metadata={op_name=\"a\n  z = f32[]  negate(y)\n}\n",
               "e {\n  x = f32[]  negate(y), metadata={op_name=\"a\n  z = f32[] negate(y)\n}\n");
  check_format("e {\n  x = f32[]  negate(y), backend_config={{\n  z = f32[]  negate(y)\n}\n",
               "e {\n  x = f32[]  negate(y), backend_config={{\n  z = f32[] negate(y)\n}\n");
  check_unchanged("e {\n  x = f32[] negate(y)\n  /* open\n  z = f32[]  negate(y)\n}\n");
}

TEST_CASE("any bytes give a result") {
  for (const std::string& text :
       {std::string(), std::string(" \n"), std::string("\0\xff{", 3), std::string("{{{{(((["),
        std::string("}\n}\n"), std::string("HloModule"), std::string("e (a"), std::string("= , ="),
        std::string("\"'\"'"), std::string("/"), std::string("/*"), std::string("%")}) {
    check_unchanged(text);
  }
}

TEST_CASE("deep nesting costs no stack") {
  std::string deep = "%r = f32[] ";
  std::string close;
  for (int i = 0; i < 20'000; ++i) {
    deep += "negate(";
    close += ')';
  }
  check_instruction(deep + " x " + close, deep + "x" + close);
}

TEST_CASE("many strings and braces without an end take no time that grows with their square") {
  std::string text = "e {\n";
  for (int i = 0; i < 20'000; ++i)
    text += "  x = f32[] negate(y), backend_config={\"a\": [{ ' /\n  \" x\n";
  CHECK(hlo::format_text(text, {}).items.size() > 10'000);
}

TEST_CASE("a cancelled run gives nothing") {
  const auto token = base::CancelToken::make();
  token.cancel();
  CHECK(hlo::format_text("e {p = f32[] parameter(0)}", token).edits.empty());
}
