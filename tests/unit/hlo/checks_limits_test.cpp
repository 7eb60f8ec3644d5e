// Shapes and attributes whose form is right and whose value is none, at both sides of each limit:
// the last that XLA's parser takes, and the first that it refuses.
#include <string>
#include <string_view>

#include "tests/support/catch.h"
#include "tests/unit/hlo/checked_faults.h"

namespace hlo {

using support::check_refused;
using support::check_taken;
using support::header;
using support::instruction_module;
using support::kVerifier;
using support::parameter;
using support::sharded;

TEST_CASE("a layout fits its shape") {
  check_taken(parameter("f32[2,3]{1,0:T(8,128)(2,1)L(1)E(32)S(1)SC(1:1,2)M(8)}"));
  check_taken(parameter("f32[]{:T(128)}"));
  check_taken(parameter("pred[2]{0:E(1)}"));
  check_refused(parameter("<<f32[2,3]{1,0,2}>>"), "layout",
                "Dimensions size is 2, but minor to major size is 3.");
  check_refused(parameter("<<f32[2,3]{:T(8)}>>"), "layout",
                "Dimensions size is 2, but minor to major size is 0.");
  check_refused(parameter("(f32[], <<f32[2]{0,1}>>)"), "layout",
                "Dimensions size is 1, but minor to major size is 2.");
  check_refused(parameter("<<token[2]>>"), "shape",
                "XLA's parser ends here: token has no dimensions");
  check_refused(parameter("<<token[]{0}>>"), "layout",
                "XLA's parser ends here: token has no layout");
  check_refused(parameter("f32[2,3]{1,0:T(<<-8>>,128)}"), "layout",
                "XLA's parser ends here: a tile size is not negative");
  check_refused(parameter("f32[2]{0:L<<(0)>>}"), "layout",
                "XLA's parser ends here: a tail is padded to at least 1 element");
  check_refused(parameter("f32[2]{0:P<<(f32[6])>>}"), "layout",
                "Layout has physical shape, but is not for a sparse array");
  check_refused(parameter("f32[2]<<{}>>"), "layout",
                "expects opcode: braces with nothing in them are no layout");
}

TEST_CASE("what the verifier refuses of a layout, the parser refuses in a tuple") {
  struct Row {
    const char* shape;
    const char* message;
  };
  for (const Row& row :
       {Row{"f32[2,3]{1,1}", "layout minor_to_major field has duplicate values: {1, 1}"},
        Row{"f32[2,3]{2,0}", "layout minor_to_major field has out-of-bounds value: {2, 0}"},
        Row{"f32[2,3]{1,0:T(0,128)}",
            "layout has invalid tiles: tile dimension 0 must be positive"},
        Row{"f32[2,3]{1,0:E(-4)}", "layout element_size_in_bits field is negative: -4"},
        Row{"f32[2,3]{1,0:SC(1:2,1)}",
            "split config split indices must be strictly increasing and positive"},
        Row{"f32[2,3]{1,0:SC(1:1,3)}", "split config split index is out of bounds: 3"},
        Row{"f32[2,3]{1,0:SC(2:1)}", "split config has out-of-bounds physical dimension: 2"},
        Row{"f32[2,3]{1,0:SC(1:1)(1:2)}", "split config has duplicate physical dimension: 1"}}) {
    const std::string marked = "<<" + std::string(row.shape) + ">>";
    check_refused(parameter(marked), "unverified-layout", std::string(row.message) + kVerifier);
    check_refused(parameter("(f32[], " + marked + ")"), "layout", row.message);
    // The verifier never sees the shape of an operand.
    check_taken(instruction_module("q = f32[2,3] negate(" + std::string(row.shape) + " %x)"));
  }
  check_refused(parameter("<<f32[2]{0:T}>>"), "unverified-layout",
                std::string("layout has invalid tiles: one has no sizes") + kVerifier);
  check_refused(
      parameter("<<s4[2]{0:E(8)}>>"), "unverified-layout",
      std::string("Invalid element_size_in_bits: an element of s4 has 4 bits") + kVerifier);
}

TEST_CASE("sizes of a shape have 63 bits together") {
  check_taken(parameter("f32[2305843009213693951]"));
  check_taken(parameter("f32[0,4294967296,4294967296]"));
  check_refused(parameter("<<f32[2305843009213693952]>>"), "unverified-shape",
                std::string("Shape size may overflow int64_t: the number of bytes has more than 63 "
                            "bits") +
                    kVerifier);
  check_refused(
      parameter("<<f32[4294967296,4294967296,0]>>"), "unverified-shape",
      std::string("Dimensions overflow: the number of elements has more than 63 bits") + kVerifier);
  check_refused(parameter("(<<f32[4294967296,4294967296]>>)"), "shape",
                "Dimensions overflow: the number of elements has more than 63 bits");
}

TEST_CASE("a sharding has the devices that its kind has") {
  for (const char* good :
       {"{maximal device=0}", "{maximal devices=[1]0}", "{devices=[2,1]<=[2]}",
        "{device=0 maximal}", "{maximal replicated}", "{replicated devices=[2]<=[2]}",
        "{devices=[2,1,2,2]<=[8] last_tile_dims={manual,unreduced}}"}) {
    check_taken(sharded(good));
  }
  struct Row {
    const char* value;
    const char* message;
  };
  for (const Row& row :
       {Row{"<<{maximal}>>", "maximal shardings should have exactly one device assigned"},
        Row{"<<{maximal devices=[2]0,1}>>",
            "maximal shardings should have exactly one device assigned"},
        Row{"<<{replicated device=0}>>",
            "replicated shardings should not have any devices assigned"},
        Row{"<<{manual devices=[2]0,1}>>", "manual shardings should not have any devices assigned"},
        Row{"<<{devices=[1,1]0}>>",
            "non-maximal shardings must have more than one device assigned"},
        Row{"<<{device=0}>>",
            "non-maximal shardings must have a tile assignment list including dimensions"},
        Row{"{devices=[2,2]<=[2,2]T<<(1)>>}",
            "iota_transpose_perm should have the same rank as iota_reshape_dims : expected 2, saw "
            "1."},
        Row{"{devices=[2,2]<=[2,2]T(1,<<2>>)}",
            "Out of range iota minor_to_major value 2, expecting value in range [0, 2)"}}) {
    check_refused(sharded(row.value), "sharding",
                  "error parsing attribute sharding: " + std::string(row.message));
  }
}

TEST_CASE("what the verifier refuses of a sharding") {
  check_taken(sharded("{devices=[2,2]0,1,2,9}"));
  check_taken(sharded("{{replicated}}", "(f32[8])"));
  check_refused(sharded("{devices=[2,2]0,1,<<1>>,2}"), "unverified-sharding",
                std::string("device 1 is not unique in tile assignment") + kVerifier);
  check_refused(sharded("{maximal device=<<-1>>}"), "unverified-sharding",
                std::string("device -1 is negative in tile assignment") + kVerifier);
  check_refused(
      sharded("<<{devices=[2,2]0,1,2}>>"), "unverified-sharding",
      std::string("sharding device count 3 does not match the tile assignment size 4") + kVerifier);
  check_refused(sharded("<<{devices=[2,2]<=[8]}>>"), "unverified-sharding",
                std::string("iota tile assignment size 8 does not match the tile assignment "
                            "dimensions product 4") +
                    kVerifier);
  for (const char* wrong : {"<<{}>>", "<<{{replicated}, {replicated}}>>"}) {
    check_refused(sharded(wrong), "unverified-sharding",
                  std::string("Sharding is tuple-shaped but validation shape is not") + kVerifier);
  }
}

TEST_CASE("the axes of a named sharding are those of its mesh, each used once") {
  for (const char* good :
       {"{mesh['a'=2], [{'0'}]}", "{mesh['a'=4], [{'a':(1)2},{'a':(2)2}]}",
        "{mesh['a'=12], [{'a':(1)2},{'a':(4)3}]}", "{mesh['a'=2], device_ids=(1,0), [{'a'}]}",
        "{mesh['a'=2,'b'=2], [{}], manual={'a','b'}}"}) {
    check_taken(sharded(good));
  }
  struct Row {
    const char* value;
    const char* message;
  };
  for (const Row& row :
       {Row{"{mesh['a'=2], [{'a'},{<<'a'>>}]}",
            "Axes cannot coexist or axes overlap: this one is in use"},
        Row{"{mesh['a'=8], [{'a':(1)4},{<<'a':(2)2>>}]}",
            "Axes cannot coexist or axes overlap: this one is in use"},
        Row{"{mesh['a'=2], [{<<'1'>>}]}", "axis '1' is not a valid axis name or index in the mesh"},
        Row{"{mesh['a'=2,<<'a'>>=2], [{}]}",
            "Mesh has duplicate axis names. Duplicate axis name: a"},
        Row{"{mesh['a'=2], device_ids=<<(0,1,2)>>, [{'a'}]}",
            "Expected 2 device_ids based on mesh axes, but got 3"},
        Row{"{mesh['a'=2], device_ids=<<(0,5)>>, [{'a'}]}",
            "Device ids must be a permutation of [0,1,2,3...]."},
        Row{"{mesh['a'=2], device_ids=<<(0,1)>>, [{'a'}]}",
            "Non-iota device assignment has iota device id list [0,1,2,3...]: leave it out"},
        Row{"{mesh['a'=4], [{<<'a':(1)3>>}]}",
            "Sub-axis next_pre_size must divide the full axis size. Next pre-size: 3, Axis size: "
            "4"},
        Row{"{mesh['a'=4], [{<<'a':(1)4>>}]}",
            "Sub-axis size must be strictly less than the full axis size. Sub-axis size: 4, Axis "
            "size: 4"},
        Row{"{mesh['a'=4], [{'a':(1)2,<<'a':(2)2>>}]}",
            "Adjacent axes in dimension sharding can be merged"},
        Row{"{mesh['a'=2,'b'=2], [{}], manual={'b',<<'a'>>}}",
            "Manual axes must be sorted by mesh axis index and sub-axis pre-size."}}) {
    check_refused(
        sharded(row.value), "sharding",
        "error parsing attribute sharding: XLA's parser ends here: " + std::string(row.message));
  }
}

TEST_CASE("groups and pairs of devices") {
  const auto reduced = [](std::string_view groups) {
    return instruction_module("r = f32[4] all-reduce(p), to_apply=f, replica_groups=" +
                              std::string(groups));
  };
  const auto permuted = [](std::string_view pairs) {
    return instruction_module("r = f32[4] collective-permute(p), source_target_pairs=" +
                              std::string(pairs));
  };
  check_taken(reduced("{{0,1},{3,2}}"));
  check_taken(reduced("[2,2]<=[2,2]T(0,0)"));
  check_refused(reduced("{{0,1},{<<1>>,2}}"), "unverified-groups",
                std::string("Replica 1 is repeated in instruction's replica-groups") + kVerifier);
  check_refused(reduced("{{0},<<{}>>}"), "unverified-groups",
                std::string("Instruction cannot have an empty replica group") + kVerifier);
  check_refused(reduced("<<{{0,2}}>>"), "unverified-groups",
                std::string("Replica 2 is out of range (should be in [0, 2) range) in "
                            "instruction's replica-groups") +
                    kVerifier);
  check_refused(reduced("<<{{0,9999999999}}>>"), "unverified-groups",
                std::string("Replica 9999999999 is out of range (should be in [0, 2) range) in "
                            "instruction's replica-groups") +
                    kVerifier);
  check_refused(reduced("<<[4]>><=[4]"), "attribute",
                "error parsing attribute replica_groups: groups are counted by two numbers, not "
                "by 1");
  check_taken(permuted("{{0,1},{1,0}}"));
  check_refused(permuted("{{0,1},<<{1}>>}"), "attribute",
                "error parsing attribute source_target_pairs: expects 'source_target_pairs=' to be "
                "a list of pairs");
  check_refused(permuted("{{0,1},<<{0,2}>>}"), "unverified-groups",
                std::string("the source appears more than once in instruction's source-target "
                            "pairs") +
                    kVerifier);
}

TEST_CASE("windows, labels and padding count their dimensions") {
  const auto windowed = [](std::string_view window) {
    return instruction_module("r = f32[4] reduce-window(p, p), to_apply=f, window=" +
                              std::string(window));
  };
  const auto labelled = [](std::string_view labels) {
    return instruction_module("r = f32[4] convolution(p, p), dim_labels=" + std::string(labels));
  };
  check_taken(windowed("{size=2x2 stride=1x1 pad=0_0x0_0 rhs_reversal=1}"));
  check_taken(windowed("{}"));
  check_refused(windowed("{size=2x2 <<stride=1>>}"), "attribute",
                "error parsing attribute window: expects 'stride=' has the same size as 'size='");
  check_refused(windowed("{<<stride=1>>}"), "attribute",
                "error parsing attribute window: expects 'stride=' has the same size as 'size='");
  check_refused(windowed("{size=2 <<size=>>2}"), "attribute",
                "error parsing attribute window: sub-attribute 'size=' already exists");
  check_refused(windowed("{size=<<0x1>>}"), "unverified-shape",
                std::string("Window has a non-positive dimension") + kVerifier);
  check_taken(labelled("b?01f_01io->b01f"));
  check_refused(labelled("<<b0b_0io->b0f>>"), "attribute",
                "error parsing attribute dim_labels: expects unique lhs dimension numbers, but "
                "sees b0b");
  check_refused(labelled("<<b01f_0io->b01f>>"), "attribute",
                "error parsing attribute dim_labels: input, kernel, and output must have same "
                "number of spatial dimensions, but got 2, 1, 2, respectively.");
  check_refused(labelled("<<b0f_1io->b0f>>"), "attribute",
                "error parsing attribute dim_labels: expects [0-0io?] in rhs dimension numbers");
  check_taken(instruction_module("r = f32[4] pad(p, p), padding=9223372036854775807_0"));
  check_refused(instruction_module("r = f32[4] pad(p, p), padding=<<9223372036854775808_0>>"),
                "syntax",
                "error parsing attribute padding: expects padding config pattern like "
                "'low_high_interior' or 'low_high'");
}

TEST_CASE("numbers and fields of attributes") {
  const auto with = [](std::string_view attribute) {
    return instruction_module("r = f32[4] negate(p), " + std::string(attribute));
  };
  check_taken(with("metadata={source_line=2147483647 source_column=-2147483648}"));
  check_taken(with("statistics={a=1,b=1.5}"));
  struct Row {
    const char* attribute;
    const char* message;
  };
  for (const Row& row : {Row{"metadata={source_line=<<2147483648>>}",
                             "error parsing attribute metadata: value out of range for int32_t"},
                         Row{"metadata={op_name=\"a\" <<op_name>>=\"b\"}",
                             "error parsing attribute metadata: attribute op_name already exists"},
                         Row{"metadata={profile_type={3,<<4>>}}",
                             "error parsing attribute metadata: there is no such profile type"}}) {
    check_refused(with(row.attribute), "attribute", row.message);
  }
  check_refused(with("statistics={a=<<1.5>>}"), "syntax",
                "error parsing attribute statistics: expects integer");
  check_refused(with("origin={[<<foo>>]}"), "syntax",
                "error parsing attribute origin: Expects 'synthetic_call' after '[' for a "
                "synthetic_call value.");
  const auto norm = [](std::string_view epsilon) {
    return instruction_module(
        "r = f32[4] batch-norm-inference(p, p, p, p, p), feature_index=0, epsilon=" +
        std::string(epsilon));
  };
  check_taken(norm("3.4028234663852886e38"));
  check_taken(norm("nan"));
  for (const char* wrong : {"<<3.4028235e38>>", "<<inf>>"})
    check_refused(norm(wrong), "attribute",
                  "error parsing attribute epsilon: value out of range for float");
  check_refused(
      instruction_module("r = f32[4] domain(p), domain={kind=<<\"colour\">>, entry={}, exit={}}"),
      "attribute", "error parsing attribute domain: unsupported domain kind: colour");
  check_refused(
      instruction_module("r = f32[4] domain(p), domain={kind=\"sharding\", entry={}<<}>>"),
      "attribute", "error parsing attribute domain: sub-attribute exit is expected but not seen");
  check_refused(instruction_module("r = f32[4] tanh(p), result_accuracy={mode=<<good>>}"),
                "attribute",
                "error parsing attribute result_accuracy: expects ResultAccuracy type but sees: "
                "good, error: Unknown accuracy mode");
  check_refused(instruction_module("r = f32[4] tanh(p), result_accuracy={tolerance={ulps=<<-2>>}}"),
                "attribute",
                "error parsing attribute result_accuracy: XLA's parser ends here: a tolerance is "
                "not negative");
}

TEST_CASE("aliases and donors name parameters, each once") {
  check_taken(
      header("input_output_alias={ {0}: (0, {}), {1}: (0, {1}) }, buffer_donor={ (1, {}) }"));
  check_taken(header("input_output_alias={ {0}: (0, {}), {0}: (0, {}) }"));
  const std::string prefix = "error parsing attribute input_output_alias: ";
  check_refused(header("input_output_alias={ {0}: (<<-1>>, {}) }"), "alias",
                prefix + "the number of a parameter is not negative: -1");
  check_refused(header("input_output_alias={ <<{-1}>>: (0, {}) }"), "alias",
                prefix + "no shape has an element with a negative number");
  check_refused(header("input_output_alias={ {0}: (0, {}, <<MAY_ALIAS>>) }"), "alias",
                prefix + "Unexpected aliasing kind; expected may-alias or must-alias");
  check_refused(header("input_output_alias={ {0}: <<0>> }"), "alias",
                prefix +
                    "Expected format: <output_shape_index>: (<input_param>, "
                    "<input_param_shape_index>); a number alone is an old spelling");
  check_refused(header("buffer_donor={ (<<-1>>, {}) }"), "alias",
                "error parsing attribute buffer_donor: the number of a parameter is not negative: "
                "-1");
  check_refused(header("input_output_alias={ {0}: (0, {}), {1}: (<<0>>, {}) }"), "unverified-alias",
                std::string("parameter 0 at index {} is aliased to two outputs") + kVerifier);
  check_refused(header("input_output_alias={ {0}: (0, {}) }, buffer_donor={ (<<0>>, {}) }"),
                "unverified-alias",
                std::string("Input 0 at index {} is registered as a buffer donor. However, it is "
                            "also in the input output alias config.") +
                    kVerifier);
}

}  // namespace hlo
