#include "tests/bench/training_module.h"

#include <array>
#include <iterator>
#include <random>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace bench {
namespace {

enum class Dialect { kTraced, kOptimized, kFused };

constexpr std::array<std::string_view, 3> kTypes = {"f32", "bf16", "s32"};
constexpr std::array<std::string_view, 6> kWords = {
    "mul", "add_any", "convert_element_type", "dot_general", "reduce_sum", "div"};
constexpr std::array<std::string_view, 6> kBinary = {"multiply", "add",     "divide",
                                                     "subtract", "maximum", "power"};
constexpr std::array<std::string_view, 4> kScopes = {
    "jvp()", "transpose(jvp(jvp()))/checkpoint", "jvp(bhqk,bkhd->bqhd)",
    "transpose(jvp(jvp()))/checkpoint/rematted_computation"};
constexpr std::array<unsigned, 8> kSizes = {4, 8, 32, 64, 256, 512, 1024, 2048};

class ModuleText {
 public:
  ModuleText(std::uint32_t seed, Dialect dialect) : random_(seed), dialect_(dialect) {}

  std::string write(std::size_t bytes) {
    header();
    tables();
    while (text_.size() < bytes / 2) dialect_ == Dialect::kFused ? fused_computation() : region();
    entry(bytes);
    return std::move(text_);
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Arguments>(arguments)...);
  }

  unsigned below(unsigned end) { return static_cast<unsigned>(random_() % end); }

  template <class List>
  auto one_of(const List& list) {
    return list[below(static_cast<unsigned>(list.size()))];
  }

  std::string plain_shape() {
    std::string shape = fmt::format("{}[", one_of(kTypes));
    const unsigned rank = below(5);
    for (unsigned i = 0; i < rank; ++i)
      shape += fmt::format("{}{}", i == 0 ? "" : ",", one_of(kSizes));
    rank_ = rank;
    return shape + "]";
  }

  std::string shape() {
    std::string made = plain_shape() + "{";
    if (rank_ == 0 && dialect_ == Dialect::kTraced) return made.substr(0, made.size() - 1);
    for (unsigned i = rank_; i > 0; --i) made += fmt::format("{}{}", i - 1, i == 1 ? "" : ",");
    if (dialect_ == Dialect::kTraced) return made + "}";
    made += rank_ < 2 ? ":T(256)" : ":T(8,128)";
    if (made.starts_with('b') && rank_ > 1) made += "(2,1)";
    if (dialect_ == Dialect::kFused && below(3) == 0) made += "S(1)";
    return made + "}";
  }

  std::string tuple_shape(unsigned count) {
    std::string made = "(";
    for (unsigned i = 0; i < count; ++i)
      made += (i == 0 ? "" : i % 5 == 0 ? fmt::format(", /*index={}*/", i) : ", ") + shape();
    return made + ")";
  }

  void header() {
    put("HloModule jit_train_step, {}entry_computation_layout={{",
        dialect_ == Dialect::kFused ? "is_scheduled=true, " : "");
    put("{}->{}}}, allow_spmd_sharding_propagation_to_output={{true}}, num_partitions=4\n\n",
        tuple_shape(900), tuple_shape(700));
  }

  void tables() {
    put("FileNames\n");
    for (unsigned i = 1; i < 20; ++i)
      put("{} \"site-packages/optax/transforms/_module_{}.py\"\n", i, i);
    put("\nFunctionNames\n");
    for (unsigned i = 1; i < 60; ++i) put("{} \"attention.<locals>.step_{}\"\n", i, i);
    put("\nFileLocations\n");
    for (unsigned i = 1; i < 150; ++i) {
      put("{} {{file_name_id={} function_name_id={} line={} end_line={} column=4 end_column=31}}\n",
          i, i % 19 + 1, i % 59 + 1, i * 3, i * 3);
    }
    put("\nStackFrames\n");
    for (unsigned i = 1; i < 200; ++i)
      put("{} {{file_location_id={} parent_frame_id={}}}\n", i, i % 149 + 1, i);
    put("\n\n");
  }

  std::string metadata() {
    return fmt::format("metadata={{op_name=\"jit(train_step)/{}/{}\" stack_frame_id={}}}",
                       one_of(kScopes), one_of(kWords), below(200));
  }

  std::string any_name() { return names_.empty() ? std::string("p.0") : one_of(names_); }

  void region() {
    const unsigned id = next_++;
    put("%region_{}.{} (reduce_sum.{}: f32[], reduce_sum.{}: f32[]) -> f32[] {{\n", id, id + 11, id,
        id + 1);
    put("  %reduce_sum.{} = f32[] parameter(0), metadata={{op_name=\"reduce_sum\"}}\n", id);
    put("  %reduce_sum.{} = f32[] parameter(1), metadata={{op_name=\"reduce_sum\"}}\n", id + 1);
    put("  ROOT %reduce_sum.{} = f32[] add(%reduce_sum.{}, %reduce_sum.{}), {}\n}}\n\n", id + 2, id,
        id + 1, metadata());
  }

  void fused_computation() {
    const unsigned id = next_++;
    const unsigned parameters = 1 + below(4);
    put("%fused_computation.{}.clone (", id);
    for (unsigned i = 0; i < parameters; ++i)
      put("{}param_{}.{}: {}", i == 0 ? "" : ", ", i, id, plain_shape());
    put(") -> {} {{\n", plain_shape());
    names_.clear();
    for (unsigned i = 0; i < parameters; ++i) {
      put("  %param_{}.{} = {} parameter({})\n", i, id, shape(), i);
      names_.push_back(fmt::format("param_{}.{}", i, id));
    }
    for (unsigned count = below(6); count > 0; --count) instruction(false);
    put("  ROOT %tuple.{} = {} tuple(%{}, %{})\n}}\n\n", id, tuple_shape(2 + below(8)), any_name(),
        any_name());
  }

  void entry(std::size_t bytes) {
    put("ENTRY %main.{} (", next_++);
    for (unsigned i = 0; i < 900; ++i)
      put("{}params__blocks___{}.1: {}", i == 0 ? "" : ", ", i, plain_shape());
    put(") -> ({}, {}) {{\n", plain_shape(), plain_shape());
    names_.clear();
    for (unsigned i = 0; i < 900; ++i) parameter(i);
    while (text_.size() < bytes) instruction(true);
    put("  ROOT %tuple.1 = {} tuple(%{}, %{})\n}}\n\n", tuple_shape(2), any_name(), any_name());
  }

  void parameter(unsigned i) {
    put("  %params__blocks___{}.1 = {} parameter({}), sharding={{devices=[2,2]<=[4]}}, ", i,
        shape(), i);
    put("frontend_attributes={{xla.sdy.sharding=\"#sdy.sharding<@mesh, [{{\\\"fsdp\\\"}}, "
        "{{}}]>\"}}, ");
    put("metadata={{op_name=\"params[\\'blocks\\'][{}][\\'norm\\']\"}}\n", i);
    names_.push_back(fmt::format("params__blocks___{}.1", i));
  }

  void instruction(bool in_entry) {
    std::string name = fmt::format("{}.{}", one_of(kWords), next_++);
    put("  %{} = ", name);
    if (below(4) == 0) {
      put("{} {}(%{}, %{})", shape(), one_of(kBinary), any_name(), any_name());
    } else if (in_entry) {
      entry_operation();
    } else {
      common_operation();
    }
    if (dialect_ != Dialect::kFused || below(2) == 0) put(", {}", metadata());
    if (dialect_ == Dialect::kFused && below(5) == 0) backend_config();
    put("\n");
    names_.push_back(std::move(name));
    if (names_.size() > 1500) names_.erase(names_.begin(), names_.begin() + 1000);
  }

  void common_operation() {
    switch (below(8)) {
      case 0: return put("{} broadcast(%{}), dimensions={{0,1}}", shape(), any_name());
      case 1: return put("{} convert(%{})", shape(), any_name());
      case 2: return put("{} constant({})", shape(), below(2) == 0 ? "0.95" : "-inf");
      case 3: return put("{} slice(%{}), slice={{[0:4], [256:512], [0:32]}}", shape(), any_name());
      case 4: return put("{} reshape(%{})", shape(), any_name());
      case 5: return put("{} transpose(%{}), dimensions={{0,3,1,2}}", shape(), any_name());
      case 6: return put("{} pad(%{}, %{}), padding=0_0x0_0x0_32", shape(), any_name(), any_name());
      default: return put("{} bitcast(%{})", shape(), any_name());
    }
  }

  void entry_operation() {
    switch (below(dialect_ == Dialect::kFused ? 12 : 8)) {
      case 0: return put("{} get-tuple-element(%{}), index={}", shape(), any_name(), below(12));
      case 1: return move();
      case 2:
        return put("{} reduce(%{}, %{}), dimensions={{1,2}}, to_apply=%region_{}.{}", shape(),
                   any_name(), any_name(), 7, 18);
      case 3:
        return put("{} dot(%{}, %{}), lhs_contracting_dims={{2}}, rhs_contracting_dims={{0}}",
                   shape(), any_name(), any_name());
      case 4:
        return put(
            "{} convolution(%{}, %{}), window={{size=2x4 stride=2x4 pad=1_1x3_3}}, "
            "dim_labels=0f1b_01oi->01fb",
            shape(), any_name(), any_name());
      case 8:
        return put("{} fusion(%{}, %{}), kind=kLoop, calls=%fused_computation.{}.clone", shape(),
                   any_name(), any_name(), below(next_));
      case 9:
        return put("({}, {}, u32[]{{:S(2)}}) copy-start(%{}), cross_program_prefetch_index=0",
                   shape(), shape(), any_name());
      case 10: return put("{} copy-done(%{})", shape(), any_name());
      case 11:
        return put(
            "{} all-gather(%{}), channel_id={}, replica_groups=[2,2]<=[4], dimensions={{0}}, "
            "use_global_device_ids=true",
            shape(), any_name(), below(500));
      default: return common_operation();
    }
  }

  void move() {
    constexpr std::array<std::string_view, 4> kTargets = {"Sharding", "MoveToHost", "MoveToDevice",
                                                          "annotate_device_placement"};
    put("{} custom-call(%{}), custom_call_target=\"{}\", sharding={{devices=[2,2]<=[2,2]T(1,0)}}, ",
        shape(), any_name(), one_of(kTargets));
    put("custom_call_has_side_effect=true, "
        "frontend_attributes={{_xla_buffer_placement=\"pinned_host\"}}");
  }

  void backend_config() {
    put(", "
        "backend_config={{\"flag_configs\":[],\"window_config\":{{\"kernel_window_bounds\":[\"{}\","
        "\"2\"],",
        below(64));
    put("\"output_window_bounds\":[],\"iteration_bounds\":[\"1\",\"{}\"],\"is_mask_required\":"
        "false}},",
        below(64));
    put("\"layout\":{{\"dim_level_types\":[],\"minor_to_major\":[\"1\",\"3\",\"0\"],\"memory_"
        "space\":\"0\"}},");
    put("\"scoped_memory_configs\":[],\"used_scoped_memory_configs\":[]}}");
  }

  std::mt19937 random_;
  Dialect dialect_;
  std::string text_;
  std::vector<std::string> names_;  // what an operand may name
  unsigned next_ = 1;
  unsigned rank_ = 0;  // of the last shape
};

}  // namespace

std::string training_text(std::uint32_t seed, std::size_t bytes) {
  std::string all;
  for (const Dialect dialect : {Dialect::kTraced, Dialect::kOptimized, Dialect::kFused}) {
    all += ModuleText(seed++, dialect).write(bytes / 3);
  }
  return all;
}

}  // namespace bench
