#include "offload/log.h"

#include <fmt/format.h>

namespace offload {

std::string leak_message(std::string_view start, const Profile& profile) {
  const std::string sentence = fmt::format(
      "Tensor which is moved to host (starting from {}) is returned from the entry computation but "
      "the "
      "layout for this output is not set to host memory.",
      start);
  if (!profile.has_error_code) return sentence;
  return "E1200: CompileTimeHostOffloadOutputLocationMismatch:\n" + sentence +
         "\nSee https://openxla.org/xla/errors/error_1200 for more details.";
}

std::string host_compute_warning(std::string_view name, const Profile& profile) {
  const std::string found = fmt::format(
      "Found an instruction (\"{}\") which does device compute in host memory space. Converting "
      "into host compute. This is likely to have a very ",
      name);
  if (!profile.has_long_warning) return found + "high overhead.";
  return found +
         "slow execution time. If you're using JAX, use device_put() to move the inputs to the "
         "device so that computation happens on the device.";
}

std::string use_message(std::string_view start, std::string_view name) {
  return fmt::format(
      "Tensor which is moved to host (starting from \"{}\") is used by an instruction (\"{}\") "
      "which is not acceptable during pure memory offload.",
      start, name);
}

std::string slice_message(std::string_view slice, std::string_view offender) {
  return fmt::format(
      "Tensor which is moved to host and back to device (ending at \"{}\") has an invalid "
      "instruction (\"{}\") between DynamicSlice/Slice and the MoveToDevice custom call.",
      slice, offender);
}

std::string_view two_aliases_message() {
  return "Found multiple operands of a custom call that reuse the same output buffer.";
}

std::string slice_warning(std::string_view opcode, std::string_view name) {
  return fmt::format(
      "Encountered {} on tensor which is in host memory. {} does not move the tensor back to "
      "device. {} "
      "will be converted into host compute.",
      opcode, name, name);
}

std::string offloading_line(std::string_view name, const Profile& profile) {
  const std::string_view quote = profile.computes_on_host ? "\"" : "";
  return fmt::format("Offloading {}{}{} to host.", quote, name, quote);
}

std::string streaming_line(std::int64_t parameter, std::string_view shape, std::string_view index,
                           const Profile& profile) {
  const std::string number = profile.numbers_parameters ? fmt::format(" #{}", parameter) : "";
  return fmt::format("Host parameter{} streamed into program with shape: {} at index {}", number,
                     shape, index);
}

std::string_view split_warning() {
  return "64-bit type on device is decomposed into 32-bit types very early on so host offloader "
         "only "
         "sees 32-bit types. Thus the current handling of 64-bit type host offloading might be "
         "sub-optimal";
}

std::string_view disabled_message() { return "Automatic host compute offloading is disabled."; }

std::string base_parameter_message(std::string_view name, std::string_view index) {
  return fmt::format(
      "Entry computation parameter \"{}\" (shape index {}) is not in host memory space.", name,
      index);
}

std::string no_broadcast_message(std::string_view update_slice) {
  return fmt::format("DynamicUpdateSlice \"{}\"'s first operand is not the result of a broadcast.",
                     update_slice);
}

std::string condition_message(std::string_view name) {
  return fmt::format(
      "Tensor which is moved to host is used by an invalid instruction (\"{}\") during while "
      "condition "
      "body.",
      name);
}

std::string buffer_operands_message(const Profile& profile) {
  return std::string(
             "We do not yet support adjusting AllocateBuffer when it appears in multiple operand "
             "indices") +
         (profile.splits_buffers_of_tuples ? " unless in a tuple." : ".");
}

std::string replacement_message(const Graph& graph, NodeId old_value, NodeId new_value) {
  const auto shape = [&](NodeId node) {
    return hlo::print_shape(graph.shapes().whole(graph.at(node).shape));
  };
  const auto short_text = [&](NodeId node) {
    std::string out = fmt::format("{} = {} {}(", graph.name(node), shape(node),
                                  hlo::opcode_name(graph.at(node).opcode));
    if (graph.at(node).opcode == hlo::Opcode::kParameter)
      out += std::to_string(graph.at(node).number);
    for (const NodeId value : graph.operands(node)) {
      if (out.back() != '(') out += ", ";
      if (value != kNoNode) out += shape(value) + ' ' + graph.name(value);
    }
    return out + ')';
  };
  return fmt::format(
      "RET_CHECK failure (hlo_instruction.cc) ShapeUtil::CompatibleIgnoringFpPrecision(shape(), "
      "new_producer->shape()) The shape doesn't match when replacing '{}' with '{}'. {} is not "
      "compatible with {}\n '' triggered this wrong replacement.",
      short_text(old_value), short_text(new_value), shape(old_value), shape(new_value));
}

std::string removal_message(std::string_view instruction) {
  return "RET_CHECK failure (hlo_computation.cc) ignore_safety_check || "
         "IsSafelyRemovable(instruction) "
         "cannot remove instruction: " +
         std::string(instruction);
}

std::string has_layout_message(const hlo::Shape& shape) {
  std::string out = "Check failed: has_layout() ";
  bool is_layout = false;
  for (const char c : hlo::print_shape(shape)) {
    is_layout |= c == '{';
    if (!is_layout) out += c;
    is_layout &= c != '}';
  }
  return out;
}

std::string live_message(std::string_view name) {
  return fmt::format(
      "RET_CHECK failure (hlo_computation.cc) instruction->IsDead() instruction {} is live and "
      "cannot be "
      "removed",
      name);
}

std::string callers_message(std::string_view computation, std::size_t count,
                            std::string_view callers) {
  return fmt::format(
      "Expected computation \"{}\" to be called only by one caller and that caller to be a While. "
      "There are {} caller(s): [{}]",
      computation, count, callers);
}

std::string_view one_caller_message() { return "Expected to be called only by one caller"; }

std::string operand_message(std::string_view old_shape, std::string_view new_shape) {
  return fmt::format(
      "RET_CHECK failure (hlo_instruction.cc) "
      "ShapeUtil::CompatibleIgnoringFpPrecision(old_operand->shape(), new_operand->shape()) {} is "
      "not compatible with {}",
      old_shape, new_shape);
}

std::string copy_shape_message(std::string_view copy) {
  return fmt::format("Expecting copy to only change instruction's layout. Copy: {}", copy);
}

std::string bitcast_dimension_message(std::string_view bitcast) {
  return fmt::format(
      "Only handling bitcasts with majormost dimension of size 1. This bitcast is \"{}\"", bitcast);
}

std::string bitcast_shape_message(std::string_view name, std::string_view from,
                                  std::string_view to) {
  return fmt::format(
      "Only handling bitcasts which change the layout. This bitcast (\"{}\") has input shape "
      "\"{}\" and output shape \"{}\".",
      name, from, to);
}

std::string bitcast_layout_message(std::string_view bitcast) {
  return fmt::format(
      "Something about this layout changed other than the minor-to-major ordering. This is "
      "unsuppored. Bitcast: \"{}\"",
      bitcast);
}

std::string bitcast_rank_message(std::string_view bitcast) {
  return fmt::format("Bitcast changes dimensionality in an unsupported way. Bitcast: \"{}\"",
                     bitcast);
}

std::string several_ends_message(std::string_view start, std::string_view first,
                                 std::string_view second) {
  return fmt::format(
      "during context [pre-optimization]: Async start {} is matched by multiple async done "
      "instructions: {} and {}",
      start, first, second);
}

std::string async_message(std::string_view instruction) {
  return fmt::format("Unexpected instruction found in async computation: {}", instruction);
}

}  // namespace offload
