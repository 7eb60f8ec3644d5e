// Attributes: their names, the words of enumerations, and what an instruction's parts ask of each
// other.
#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/unit/hlo/form_problems.h"

namespace {

using support::check_no_problem;
using support::check_problem;
using support::computation_of;
using support::problems_of;

const std::string kCommon =
    "backend_config, control-predecessors, frontend_attributes, metadata, origin, "
    "parameter_replication, sharding, statistics";

std::vector<std::string> header_problems(const std::string& attributes) {
  return problems_of("HloModule m, " + attributes +
                     "\n\nENTRY e {\n  ROOT x = f32[] parameter(0)\n}\n");
}

}  // namespace

TEST_CASE("an attribute that the opcode does not have is told with those it has") {
  check_problem(
      "r = f32[4]{0} negate(x), speed=1",
      "attribute 'speed': unexpected attribute \"speed\". Allowed attributes: " + kCommon);
  check_problem("r = f32[4]{0} transpose(x), dimension={0}",
                "attribute 'dimension': unexpected attribute \"dimension\". Allowed attributes: "
                "backend_config, control-predecessors, dimensions, frontend_attributes, metadata, "
                "origin, parameter_replication, sharding, statistics; `dimensions` is near");
  check_problem("r = f32[4]{0} add(x, x), result_accuracy={mode=default}",
                "attribute 'result_accuracy': unexpected attribute \"result_accuracy\". Allowed "
                "attributes: " +
                    kCommon);
}

TEST_CASE("an attribute stands once") {
  check_problem("r = f32[4]{0} transpose(x), dimensions={0}, dimensions={0}",
                "attribute 'dimensions': attribute dimensions already exists");
  check_problem("r = f32[4]{0} negate(x), metadata={}, metadata={}",
                "attribute 'metadata': attribute metadata already exists");
}

TEST_CASE("of several missing attributes the first by alphabet is told") {
  check_problem("r = f32[4]{0} transpose(x)",
                "attribute 'transpose': attribute dimensions is expected but not seen");
  check_problem("r = c64[4]{0} fft(x)",
                "attribute 'fft': attribute fft_length is expected but not seen");
  check_problem("r = f32[4]{0} abs(transpose(x))",
                "attribute 'transpose': attribute dimensions is expected but not seen");
}

TEST_CASE("the start of a shorthand has the attributes of what it wraps, the done has none") {
  check_no_problem(
      "s = ((f32[4]{0}), f32[2]{0}) slice-start(x), slice={[0:2]}, async_execution_thread=\"t\"");
  check_problem("s = ((f32[4]{0}), f32[2]{0}) slice-start(x)",
                "attribute 'slice-start': attribute slice is expected but not seen");
  check_no_problem("d = f32[2]{0} slice-done(x), async_execution_thread=\"t\"");
  check_problem("d = f32[2]{0} slice-done(x), slice={[0:2]}",
                "attribute 'slice': unexpected attribute \"slice\". Allowed attributes: "
                "async_execution_thread, " +
                    kCommon);
}

TEST_CASE("groups over a mesh with device numbers are one value") {
  check_no_problem(
      "r = f32[8]{0} all-gather(x), dimensions={0}, replica_groups=mesh['x'=2], "
      "device_ids=(1,0) {'x'}");
  CHECK(
      problems_of(support::instruction_text("r = f32[4]{0} negate(x), device_ids=(1,0)")).size() ==
      1);
}

TEST_CASE("an attribute of earlier releases is a note, and nothing is missing then") {
  check_problem("r = f32[4]{0} gather(x, i), output_window_dims={1}",
                "note old-spelling 'output_window_dims': `output_window_dims` is an attribute of "
                "earlier releases; today it is `offset_dims`");
  check_problem("r = f32[] dot(x, x, x), sparsity=L.1@2:4",
                "note old-spelling 'sparsity': `sparsity` is an attribute of earlier releases; "
                "nothing took its place");
  check_problem("r = f32[] custom-call(x), custom_call_target=\"a\", opaque=\"b\"",
                "note old-spelling 'opaque': `opaque` is an attribute of earlier releases; today "
                "it is `backend_config`");
  check_problem("r = f32[] dot(x, x), operand_precision={packed_nibble,default}",
                "note old-spelling 'packed_nibble': `packed_nibble` is a precision of earlier "
                "releases; nothing took its place");
}

TEST_CASE("called computations that are missing everywhere may have been hidden by the printer") {
  const std::string body = "  %z = f32[] constant(0)\n";
  const std::string missing = "attribute 'map': attribute to_apply is expected but not seen";
  CHECK(problems_of(computation_of(body + "  ROOT %r = f32[] map(%z)")) ==
        std::vector{"note " + missing});
  CHECK(problems_of(computation_of(body + "  %r = f32[] map(%z)")) == std::vector{missing});
  CHECK(problems_of(computation_of("  z = f32[] constant(0)\n  ROOT r = f32[] map(z)")) ==
        std::vector{missing});
  CHECK(problems_of(computation_of(body + "  %q = f32[] call(%z), to_apply=f\n"
                                          "  ROOT %r = f32[] map(%z)")) == std::vector{missing});
}

TEST_CASE("numbers of parameters that are missing everywhere may have been hidden") {
  const std::string missing =
      "syntax '()': expects integer: the number of the parameter is not shown";
  CHECK(problems_of(computation_of("  ROOT x = f32[] parameter()")) ==
        std::vector{"note " + missing});
  CHECK(problems_of(computation_of("  x = f32[] parameter()")) == std::vector{missing});
  CHECK(problems_of(computation_of("  x = f32[] parameter(0)\n  ROOT y = f32[] parameter()")) ==
        std::vector{missing});
}

TEST_CASE("attributes that a header has and has not") {
  CHECK(header_problems("is_scheduled=true, replica_count=2").empty());
  const auto unknown = header_problems("colour=red");
  REQUIRE(unknown.size() == 1);
  CHECK(
      unknown[0].starts_with("attribute 'colour': unexpected attribute \"colour\". Allowed "
                             "attributes: alias_passthrough_params, "));
  CHECK(header_problems("replica_count=2, replica_count=2") ==
        std::vector<std::string>{
            "attribute 'replica_count': attribute replica_count already exists"});
  const auto misspelt =
      header_problems("entry_computation_layout={(f32[])->f32[]}, replica_cont=2");
  REQUIRE(misspelt.size() == 1);
  CHECK(misspelt[0].ends_with("; `replica_count` is near"));
  CHECK(header_problems("entry_computation_layout={(f32[])->f32[]}, fingerprint=a0123b") ==
        std::vector<std::string>{
            "note attribute 'fingerprint': `fingerprint` was added to the header "
            "by who called XLA's printer; its parser does not read it"});
  CHECK(header_problems("dynamic_parameter_binding={ (0, {}): (1, {}, 0) }") ==
        std::vector<std::string>{"note old-spelling 'dynamic_parameter_binding': "
                                 "`dynamic_parameter_binding` is an attribute of earlier releases; "
                                 "today it is `set-dimension-size in the entry`"});
}

TEST_CASE("a module's name is one word, and was not in old dumps") {
  const std::string rest = "\n\nENTRY e {\n  ROOT x = f32[] parameter(0)\n}\n";
  CHECK(problems_of("HloModule jit_f.7" + rest).empty());
  CHECK(problems_of("HloModule jit_<lambda>" + rest) ==
        std::vector<std::string>{
            "syntax 'jit_<lambda>': expects name: the name of a module is one word"});
  CHECK(problems_of("HloModule jit_<lambda>.7" + rest) ==
        std::vector<std::string>{"note old-spelling 'jit_<lambda>.7': the name of a module is one "
                                 "word today: letters, digits, `_`, `.` and `-`"});
}

TEST_CASE("attributes behind a computation") {
  const std::string body = "HloModule m\n\nENTRY e {\n  ROOT x = f32[] parameter(0)\n}, ";
  CHECK(problems_of(body + "execution_thread=\"host\"\n").empty());
  CHECK(problems_of(body + "colour=\"red\"\n") ==
        std::vector<std::string>{"attribute 'colour': unexpected attribute \"colour\". Allowed "
                                 "attributes: execution_thread"});
  CHECK(problems_of(body + "execution_thread=\"a\", execution_thread=\"b\"\n") ==
        std::vector<std::string>{
            "attribute 'execution_thread': attribute execution_thread already exists"});
}

TEST_CASE("words that an enumeration does not have") {
  check_no_problem("r = f32[] dot(x, x), operand_precision={HIGH,default}");
  check_problem("r = f32[] dot(x, x), operand_precision={extreme,default}",
                "attribute 'extreme': error parsing attribute operand_precision: expects precision "
                "but sees: extreme, error: Unknown precision");
  check_problem("r = f32[4]{0} fusion(x), kind=kloop, calls=f",
                "attribute 'kloop': error parsing attribute kind: expects fusion kind but sees: "
                "kloop, error: Unknown fusion kind: kloop");
  check_problem(
      "r = f32[] custom-call(), custom_call_target=\"a\", api_version=API_VERSION_UNSPECIFIED",
      "attribute 'API_VERSION_UNSPECIFIED': error parsing attribute api_version: Invalid API "
      "version: API_VERSION_UNSPECIFIED");
}

TEST_CASE("an attribute may need another, or a number of operands") {
  check_no_problem(
      "r = f32[4]{0} all-reduce(x), to_apply=f, use_global_device_ids=true, "
      "channel_id=1");
  check_no_problem("r = f32[4]{0} all-gather(x), dimensions={0}, use_global_device_ids=true");
  check_problem("r = f32[4]{0} all-reduce(x), to_apply=f, use_global_device_ids=true",
                "attribute 'use_global_device_ids': Cannot have use_global_device_ids=true without "
                "channel_id");
  check_problem(
      "r = f32[4]{0} collective-permute(x), source_target_pairs={{0,1}}, slice_sizes={{1}}",
      "arity '(x)': CollectivePermute and CollectivePermuteStart must have exactly four "
      "operands for dynamic-slice and in-place update.");
  check_problem(
      "r = f32[] custom-call(x, x), custom_call_target=\"a\", "
      "operand_layout_constraints={f32[4]{0}}",
      "layout '{f32[4]{0}}': Expected 2 operand layout constraints, 1 given");
  check_problem("r = f32[4]{0} sort(x), dimensions={0,1}, to_apply=f",
                "attribute '{0,1}': expects exactly one dimension, but sees 2");
  check_no_problem("r = f32[4]{0} all-gather(x), dimensions={0}");
  check_problem("r = f32[4]{0} all-gather(x), dimensions={0,1}",
                "attribute '{0,1}': expects exactly one dimension, but sees 2 (earlier releases of "
                "XLA take the first of them)");
  check_problem("r = s32[] get-dimension-size(x), dimensions={0,0}",
                "attribute '{0,0}': expects exactly one dimension, but sees 2 (earlier releases of "
                "XLA take the first of them)");
  check_problem("r = f32[4]{0} all-gather(x), dimensions={}",
                "attribute '{}': XLA's parser ends here: all-gather has a dimension");
  check_problem("r = pred[4]{0} compare(x, x), direction=LT, type=FLOAT, order=TOTAL",
                "attribute 'order': Cannot specify both 'type' and 'order' attributes on compare");
}

TEST_CASE("parameter_replication belongs to a parameter and has a word for each leaf") {
  const auto replicated = [](const std::string& line) { return problems_of(computation_of(line)); };
  CHECK(replicated("  ROOT x = (f32[], (f32[], s32[])) parameter(0), "
                   "parameter_replication={true,false,true}")
            .empty());
  CHECK(replicated("  ROOT x = f32[] parameter(0), parameter_replication={true,false}") ==
        std::vector<std::string>{"attribute '{true,false}': parameter has 1 leaf buffers, but "
                                 "parameter_replication has 2 elements."});
  check_problem("r = f32[4]{0} negate(x), parameter_replication={true}",
                "attribute 'parameter_replication': XLA's parser ends here: parameter_replication "
                "belongs to a parameter");
}

TEST_CASE("a conditional has branches, or a computation for true and one for false") {
  check_no_problem("r = f32[] conditional(i, x, x), branch_computations={f, f}");
  check_no_problem("r = f32[] conditional(i, x, x), true_computation=f, false_computation=f");
  check_problem("r = f32[] conditional(i, x), branch_computations={f, f}",
                "arity '(i, x)': expects 3 operands, but has 2 operands: the selector and one for "
                "each branch");
  check_problem("r = f32[] conditional(i, x, x), true_computation=f",
                "attribute 'conditional': attribute false_computation is expected but not seen");
  check_problem("r = f32[] conditional(i), branch_computations={}",
                "attribute '{}': conditional has at least one branch");
}

TEST_CASE("some opcodes have results of one form") {
  check_no_problem("r = u32[]{:T(128)} partition-id()");
  check_problem("r = s32[] replica-id()",
                "shape 's32[]': XLA's parser ends here: replica-id must have a shape of u32[], but "
                "has s32[]");
  check_problem("r = f32[4]{0} infeed(x)",
                "shape 'f32[4]{0}': infeed must have a non-empty tuple shape");
  check_problem("r = f32[4]{0} recv(x)",
                "shape 'f32[4]{0}': XLA's parser ends here: Expected a tuple shape. Got f32[4]{0}");
  check_problem("r = f32[4]{0} tuple(x)",
                "shape 'f32[4]{0}': XLA's parser ends here: Expected a tuple shape. Got f32[4]{0}");
}

TEST_CASE("instructions are not named like types, nor with two underscores in front") {
  check_no_problem("%__xla_r = f32[4]{0} negate(x)");
  check_no_problem("%b = f32[4]{0} negate(x)");
  check_problem("%token = f32[4]{0} negate(x)",
                "name '%token': illegal instruction name: token; suggest renaming to: token_");
  check_problem("__r = f32[4]{0} negate(x)",
                "name '__r': illegal instruction name: __r; suggest renaming to: a_r");
}

TEST_CASE("a body that ends with the text is cut off, unless its root is there") {
  CHECK(problems_of("ENTRY e {\n  x = f32[] parameter(0)\n") ==
        std::vector<std::string>{"note truncated '': the text ends inside a computation"});
  CHECK(problems_of("ENTRY e {\n  ROOT x = f32[] parameter(0)\n") ==
        std::vector<std::string>{"syntax '': expects name: `}` is missing here"});
}
