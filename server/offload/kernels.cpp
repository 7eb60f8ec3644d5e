#include "offload/kernels.h"

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "offload/walk.h"

namespace offload {
namespace {

constexpr std::string_view kColors = "\"output_memory_colors\"";

// The memory spaces that the kernel's configuration names, one an output. Its text is JSON, with
// the body of the kernel in it, so only the one list is looked for.
std::vector<std::int64_t> read_colors(std::string_view config) {
  std::vector<std::int64_t> out;
  std::string unquoted;
  if (config.starts_with('"')) {
    unquoted = hlo::read_string(config).value_or(std::string());
    config = unquoted;
  }
  const std::size_t key = config.find(kColors);
  if (key == std::string_view::npos) return out;
  config.remove_prefix(key + kColors.size());
  const std::size_t begin = config.find_first_not_of(" \t\r\n:");
  if (begin == std::string_view::npos || config[begin] != '[') return out;
  config = config.substr(begin + 1, config.find(']', begin) - begin - 1);
  while (!config.empty()) {
    std::int64_t color = 0;
    const auto [end, error] = std::from_chars(config.data(), config.data() + config.size(), color);
    if (error == std::errc{}) {
      out.push_back(color);
      config.remove_prefix(static_cast<std::size_t>(end - config.data()));
    } else {
      config.remove_prefix(1);
    }
  }
  return out;
}

void stream(Pass& pass, NodeId kernel, Sub output) {
  Beginning beginning;
  beginning.start = {kernel, output};
  beginning.is_kernel = true;
  walk(pass, beginning);
}

void report_count(Pass& pass, NodeId kernel, std::string check) {
  pass.report.add_abort(std::move(check),
                        fmt::format("the compiler does not support this form and stops with an "
                                    "internal check: `{}` does not name one memory space an output",
                                    pass.graph.name(kernel)),
                        pass.position({kernel, 0}), {});
}

// False where the compiler stops.
bool check_count(Pass& pass, NodeId kernel, std::size_t count) {
  const hlo::Shape& shape = pass.graph.shapes().whole(pass.graph.at(kernel).shape);
  if (!shape.is_tuple() && count != 1) {
    report_count(pass, kernel,
                 fmt::format("Check failed: custom_call_config.output_memory_colors().size() == 1 "
                             "({} vs. 1) Pallas custom calls with non-tuple output must have "
                             "exactly one output memory space color.",
                             count));
    return false;
  }
  if (!shape.is_tuple() || count == shape.elements.size()) return true;
  report_count(
      pass, kernel,
      fmt::format("Check failed: custom_call_config.output_memory_colors().size() == "
                  "instruction->shape().tuple_shapes().size() ({} vs. {}) Pallas custom calls with "
                  "tuple outputs must have exactly one output memory space color per tuple "
                  "element.",
                  count, shape.elements.size()));
  return false;
}

void treat(Pass& pass, NodeId kernel) {
  const hlo::InstructionRef call = pass.module.at(pass.graph.at(kernel).source);
  const hlo::Attribute* config = call ? call.find_attribute(pass.words.backend_config) : nullptr;
  if (config == nullptr) return;
  const std::vector<std::int64_t> colors = read_colors(call.text_of(config->value_range));
  if (colors.empty() || !check_count(pass, kernel, colors.size())) return;
  const ShapeTable& shapes = pass.graph.shapes();
  const ShapeNumber shape = pass.graph.at(kernel).shape;
  const bool is_tuple = shapes.whole(shape).is_tuple();
  for (std::size_t i = 0; i < colors.size(); ++i) {
    const Sub output = is_tuple ? shapes.child(shape, 0, static_cast<std::int64_t>(i)) : 0;
    if (colors[i] == hlo::kHostSpace && output != kNoSub) stream(pass, kernel, output);
    if (pass.is_cancelled) return;
  }
}

}  // namespace

void stream_kernel_outputs(Pass& pass) {
  const std::vector<NodeId> calls = pass.graph.custom_calls();
  for (const NodeId node : calls) {
    if (pass.tick()) return;
    const Node& at = pass.graph.at(node);
    if (at.target == pass.words.kernel && at.opcode == hlo::Opcode::kCustomCall && !at.is_removed)
      treat(pass, node);
  }
}

}  // namespace offload
