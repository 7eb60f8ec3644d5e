// Shapes and groups of what devices do together, and of random numbers.
#include <string>

#include "tests/unit/hlo/judged.h"

namespace hlo {
namespace {

using support::check_judged;

std::string text(const std::string& shape, const std::string& rest,
                 const std::string& more = std::string()) {
  return "HloModule m\nsum {\n a = f32[] parameter(0)\n b = f32[] parameter(1)\n ROOT s = f32[] "
         "add(a, b)\n}\nENTRY e {\n x = f32[4] parameter(0)\n y = s32[5] parameter(1)\n " +
         more + "ROOT r = " + shape + " " + rest + "\n}\n";
}

std::string expected(const std::string& shape, const std::string& actual) {
  return "unverified-shape [" + actual + "] Expected instruction to have shape equal to " + shape +
         ", actual shape is " + actual;
}

TEST_CASE("a sum over devices has the shapes of its operands", "[collective]") {
  check_judged(text("f32[4]", "all-reduce(x), to_apply=sum"), "");
  check_judged(text("(f32[4], s32[5])", "all-reduce(x, y), to_apply=sum"), "");
  check_judged(text("f32[5]", "all-reduce(x), to_apply=sum"), expected("f32[4]", "f32[5]"));
  check_judged(text("(f32[4])", "all-reduce(x), to_apply=sum"), expected("f32[4]", "(f32[4])"));
  check_judged(text("(f32[4], f32[5])", "all-reduce(x, y), to_apply=sum"),
               expected("(f32[4], s32[5])", "(f32[4], f32[5])"));
  check_judged(text("(f32[4])", "all-reduce(t), to_apply=sum", "t = (f32[4]) tuple(x)\n "),
               "unverified-shape [all-reduce] Expected array argument for operand of cross replica "
               "sum, but got (f32[4]).");
}

TEST_CASE("groups are of one size but for sums", "[collective]") {
  const auto grouped = [](const std::string& groups) {
    return text("f32[4]", "all-reduce(x), to_apply=sum, replica_groups=" + groups);
  };
  check_judged(grouped("{}"), "");
  check_judged(grouped("{{0,1},{2}}"), "");
  check_judged(grouped("[2,2]<=[4]"), "");
  check_judged(text("f32[4]", "all-to-all(x), dimensions={0}, replica_groups={{0,1},{2}}"),
               "unverified-groups [{{0,1},{2}}] Replica groups expected to be of uniform size");
  check_judged(grouped("{}, channel_id=1, use_global_device_ids=true"),
               "unverified-groups [{}] Replica groups must be specified in flattened-id mode");
}

TEST_CASE("gathered shards make up the whole", "[collective]") {
  check_judged(text("f32[8]", "all-gather(x), dimensions={0}, replica_groups={{0,1}}"), "");
  check_judged(text("f32[8]", "all-gather(x), dimensions={0}"), "");
  check_judged(text("(f32[8], s32[10])", "all-gather(x, y), dimensions={0}"), "");
  check_judged(text("f32[9]", "all-gather(x), dimensions={0}"), expected("f32[12]", "f32[9]"));
  check_judged(text("(f32[8], s32[5])", "all-gather(x, y), dimensions={0}"),
               expected("(f32[8], s32[10])", "(f32[8], s32[5])"));
  check_judged(text("f32[8]", "all-gather(x), dimensions={0}, replica_groups={{0,1,2}}"),
               "unverified-shape [all-gather] shard_count = 2, subgroup_size = 3");
  check_judged(text("f32[8]", "all-gather(x), dimensions={0}, replica_groups=[1,4]<=[4]"),
               "unverified-shape [all-gather] shard_count = 2, subgroup_size = 4");
  check_judged(
      text("f32[8]", "all-gather(x), dimensions={1}"),
      "unverified-shape [all-gather] The dimension 1 of all-gather is not one of operand 0: "
      "f32[4]");
  check_judged(text("f32[8]", "all-gather(x, y), dimensions={0}"),
               "unverified-shape [all-gather] all-gather of 2 operands has a tuple of as many "
               "results, not f32[8]");
}

TEST_CASE("scattered sums are shards of the operand", "[collective]") {
  check_judged(text("f32[2]", "reduce-scatter(x), dimensions={0}, to_apply=sum"), "");
  check_judged(text("f32[3]", "reduce-scatter(x), dimensions={0}, to_apply=sum"),
               expected("f32[2]", "f32[3]"));
  check_judged(text("s32[2]", "reduce-scatter(y), dimensions={0}, to_apply=sum"),
               "unverified-shape [reduce-scatter] ReduceScatter operand scatter dimension size 5 "
               "must be dividable by shard_count 3.");
}

TEST_CASE("an exchange keeps shapes", "[collective]") {
  check_judged(text("f32[4]", "all-to-all(x), dimensions={0}, replica_groups={{0,1}}"), "");
  check_judged(text("(f32[4], f32[4])", "all-to-all(x, x), replica_groups={{0,1}}"), "");
  check_judged(text("f32[5]", "all-to-all(x), dimensions={0}"), expected("f32[4]", "f32[5]"));
  check_judged(text("f32[4]", "all-to-all(x), dimensions={1}"),
               "unverified-shape [all-to-all] AllToAll split_dimension 1 is out-of-bounds in shape "
               "f32[4].");
  check_judged(text("f32[4]", "all-to-all(x), dimensions={0}, replica_groups={{0,1,2}}"),
               "unverified-shape [all-to-all] AllToAll split dimension size 4 must be dividable by "
               "split_count 3.");
  check_judged(text("f32[4]", "all-to-all(x, x), dimensions={0}"),
               "unverified-shape [all-to-all] AllToAll must have a single operand when the split "
               "dimension is specified");
  check_judged(
      text("(f32[4], s32[5])", "all-to-all(x, y), replica_groups={{0,1}}"),
      "unverified-shape [all-to-all] HLO all-to-all has operands with different shapes: the "
      "0th operand shape f32[4], but the 1th operand has shape s32[5].");
  check_judged(text("(f32[4], f32[4])", "all-to-all(x, x), replica_groups={{0,1,2}}"),
               "unverified-shape [all-to-all] all-to-all of groups of 3 devices has as many "
               "operands, not 2");
}

TEST_CASE("a permutation keeps shapes", "[collective]") {
  check_judged(text("f32[4]", "collective-permute(x), source_target_pairs={{0,1}}"), "");
  check_judged(text("(f32[4], s32[5])", "collective-permute(x, y), source_target_pairs={{0,1}}"),
               "");
  check_judged(text("f32[5]", "collective-permute(x), source_target_pairs={{0,1}}"),
               expected("f32[4]", "f32[5]"));
}

TEST_CASE("a broadcast between devices has the shapes of its operands but for the root",
          "[collective]") {
  const auto broadcast = [](const std::string& operands, const std::string& more) {
    return text("f32[4]", "collective-broadcast(" + operands + "), replica_groups={{0,1}}" + more);
  };
  check_judged(broadcast("x", ""), "");
  check_judged(broadcast("x, y", ""), expected("(f32[4], s32[5])", "f32[4]"));
  check_judged(broadcast("x, y", ", has_dynamic_root=false"),
               expected("(f32[4], s32[5])", "f32[4]"));
  check_judged(broadcast("x, y", ", has_dynamic_root=true"), "");
}

TEST_CASE("collectives in two halves carry operand and result", "[collective]") {
  const std::string start = "collective-permute-start(x), source_target_pairs={{0,1}}\n ";
  check_judged(text("f32[4]", "collective-permute-done(s)", "s = (f32[4], f32[4]) " + start), "");
  check_judged(
      text("f32[4]", "collective-permute-done(s)", "s = (f32[4], f32[4], u32[], u32[]) " + start),
      "");
  check_judged(text("f32[4]", "collective-permute-done(s)", "s = (f32[4], f32[4], u32[]) " + start),
               "");
  check_judged(text("f32[5]", "collective-permute-done(s)", "s = (f32[4], f32[4]) " + start),
               expected("f32[4]", "f32[5]"));
  check_judged(text("f32[8]", "all-gather-done(s)",
                    "s = (f32[4], f32[8]) all-gather-start(x), dimensions={0}\n "),
               "");
  check_judged(text("f32[8]", "all-gather-done(s)",
                    "s = (f32[5], f32[8]) all-gather-start(x), dimensions={0}\n "),
               expected("(f32[4], f32[8])", "(f32[5], f32[8])"));
  check_judged(
      text("f32[5]", "all-reduce-done(s)", "s = f32[4] all-reduce-start(x), to_apply=sum\n "),
      expected("f32[4]", "f32[5]"));
}

TEST_CASE("an id of a device needs no shape", "[collective]") {
  check_judged(text("u32[4]", "broadcast(i), dimensions={}", "i = partition-id()\n "), "");
}

TEST_CASE("random numbers are of the type of their bounds", "[collective]") {
  const std::string bounds = "a = f32[] constant(0)\n b = s32[] constant(0)\n ";
  check_judged(text("f32[4]", "rng(a, a), distribution=rng_uniform", bounds), "");
  check_judged(text("f32[4]", "rng(a), distribution=rng_uniform", bounds),
               "unverified-shape [rng] Expected 2 operands for rng instruction: r");
  check_judged(text("f32[4]", "rng(x, x), distribution=rng_uniform", bounds),
               "unverified-shape [rng] Expected scalar types for the two operands of Rng "
               "instruction: r");
  check_judged(
      text("s32[4]", "rng(a, a), distribution=rng_uniform", bounds),
      "unverified-shape [rng] Expected compatible element types for the result and the two "
      "operands of Rng instruction: r");
  check_judged(text("s32[4]", "rng(b, b), distribution=rng_normal", bounds),
               "unverified-shape [rng] Element type not supported. Expected element to be "
               "FloatingPointType for RngNormal: r");
  const std::string state = "z = u64[2] parameter(2)\n ";
  check_judged(text("(u64[2], u32[4])", "rng-bit-generator(z), algorithm=rng_three_fry", state),
               "");
  check_judged(text("(u64[3], u32[4])", "rng-bit-generator(z), algorithm=rng_three_fry", state),
               "unverified-shape [rng-bit-generator] Expected state shape to match between input "
               "and output for RngBitGenerator. Got u64[2]{0} vs. u64[3]");
  check_judged(text("u64[3]", "rng-get-and-update-state(), delta=1"),
               "unverified-shape [rng-get-and-update-state] Invalid RngGetAndUpdateState, expect "
               "result to have shape u64[2], got u64[3]");
}

}  // namespace
}  // namespace hlo
