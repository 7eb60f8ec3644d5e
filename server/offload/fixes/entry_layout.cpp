#include "offload/fixes/entry_layout.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/scan.h"

namespace offload {

namespace {

const hlo::Header& header_of(const Ground& ground) { return *ground.module.header(); }

const hlo::HeaderAttribute* find_attribute(const Ground& ground, std::string_view name) {
  for (const hlo::HeaderAttribute& attribute : header_of(ground).attributes) {
    if (ground.tables.text(attribute.name) == name) return &attribute;
  }
  return nullptr;
}

// `{ {0}: (0, {}, must-alias), … }`. What follows a fault is left out.
std::vector<Alias> read_aliases(std::string_view text, text::Offset start) {
  std::vector<Alias> aliases;
  hlo::Scan scan(text);
  if (!scan.take('{')) return aliases;
  while (!scan.peek('}')) {
    const std::size_t begin = scan.place();
    const auto output = hlo::read_integers(scan.braced());
    if (!output || !scan.take(':') || !scan.take('(')) return aliases;
    const auto parameter = scan.integer();
    if (!parameter || !scan.take(',')) return aliases;
    const auto index = hlo::read_integers(scan.braced());
    if (!index) return aliases;
    const bool is_must = scan.take(',') && scan.name() == "must-alias";
    if (!scan.take(')')) return aliases;
    const std::size_t end = text.rfind(')', scan.place() - 1) + 1;
    const text::Range range{start + static_cast<text::Offset>(begin),
                            start + static_cast<text::Offset>(end)};
    aliases.push_back({*output, *parameter, *index, is_must, range});
    if (!scan.take(',')) break;
  }
  return aliases;
}

// The lists have an entry a parameter or top-level result: `out_memory_spaces="0;5"` in the
// frontend attributes says the same as the layout, and is set with it.
void set_in_list(const Ground& ground, FixEdits& edits, std::string_view key, std::int64_t number,
                 std::int64_t space) {
  const hlo::HeaderAttribute* attribute = find_attribute(ground, "frontend_attributes");
  if (attribute == nullptr) return;
  const text::Slice value = ground.text.slice(attribute->value_range);
  for (const hlo::FrontendAttribute& entry : hlo::read_frontend_attributes(value.bytes())) {
    if (entry.key != key) continue;
    std::string_view list = value.bytes().substr(entry.value_range.begin, entry.value_range.size());
    text::Offset at = attribute->value_range.begin + entry.value_range.begin;
    if (list.size() < 2 || (list.front() != '"' && list.front() != '\'')) return;
    list = list.substr(1, list.size() - 2);
    ++at;
    for (; number > 0; --number) {
      const auto separator = list.find(';');
      if (separator == std::string_view::npos) return;
      list.remove_prefix(separator + 1);
      at += static_cast<text::Offset>(separator + 1);
    }
    const auto size = static_cast<text::Offset>(std::min(list.find(';'), list.size()));
    edits.replace({at, at + size}, fmt::format("{}", space));
    return;
  }
}

std::string set_space(const Ground& ground, FixEdits& edits, const hlo::LayoutLeaf* leaf,
                      std::int64_t space) {
  if (leaf == nullptr) return "the entry layout has no such leaf";
  const text::Slice written = ground.text.slice(leaf->range);
  const auto in_leaf = space == hlo::kHostSpace ? host_space_edit(written.bytes())
                                                : device_space_edit(written.bytes());
  if (in_leaf.empty()) return "the leaf in the entry layout is no array";
  for (const text::Edit& edit : in_leaf)
    edits.replace(edit.range.shifted(leaf->range.begin), edit.replacement);
  return "";
}

std::string set_parameter(const Ground& ground, FixEdits& edits, std::int64_t number,
                          const hlo::ShapeIndex& index, std::int64_t space) {
  std::string reason =
      set_space(ground, edits, find_layout_leaf(ground, false, number, index), space);
  // A nested leaf has no entry of its own in the list.
  if (reason.empty() && index.empty())
    set_in_list(ground, edits, "arg_memory_spaces", number, space);
  return reason;
}

}  // namespace

std::vector<Alias> aliases_of(const Ground& ground) {
  const hlo::HeaderAttribute* attribute = find_attribute(ground, "input_output_alias");
  if (attribute == nullptr) return {};
  return read_aliases(ground.text.slice(attribute->value_range).bytes(),
                      attribute->value_range.begin);
}

void remove_aliases(const Ground& ground, FixEdits& edits, const std::vector<Alias>& aliases) {
  const std::vector<Alias> all = aliases_of(ground);
  const auto is_removed = [&](const Alias& alias) {
    return std::ranges::any_of(
        aliases, [&](const Alias& each) { return each.range.begin == alias.range.begin; });
  };
  if (!std::ranges::all_of(all, is_removed)) {
    // With the comma that stands behind it, or in front of it for the last ones.
    text::Offset kept_end = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!is_removed(all[i])) {
        kept_end = all[i].range.end;
      } else if (kept_end != 0) {
        edits.replace({kept_end, all[i].range.end}, "");
        kept_end = all[i].range.end;
      } else {
        edits.replace({all[i].range.begin, all[i + 1].range.begin}, "");
      }
    }
    return;
  }
  const auto& attributes = header_of(ground).attributes;
  const hlo::HeaderAttribute* attribute = find_attribute(ground, "input_output_alias");
  const auto place = static_cast<std::size_t>(attribute - attributes.data());
  const text::Offset begin = attribute->name_range.begin;
  if (place + 1 < attributes.size()) {
    return edits.replace({begin, attributes[place + 1].name_range.begin}, "");
  }
  const text::Offset behind =
      place > 0 ? attributes[place - 1].value_range.end : header_of(ground).name_range.end;
  edits.replace({behind, attribute->value_range.end}, "");
}

const hlo::LayoutLeaf* find_layout_leaf(const Ground& ground, bool is_result, std::int64_t number,
                                        const hlo::ShapeIndex& index) {
  const auto& leaves = header_of(ground).leaves;
  const auto found = std::ranges::find_if(leaves, [&](const hlo::LayoutLeaf& leaf) {
    return leaf.is_result == is_result && leaf.index == index &&
           (is_result || leaf.parameter == number);
  });
  return found == leaves.end() ? nullptr : &*found;
}

bool is_host_leaf(const Ground& ground, const hlo::LayoutLeaf& leaf) {
  return hlo::memory_space(ground.tables.at(leaf.shape)) == hlo::kHostSpace;
}

std::string put_output_into_host(const Ground& ground, FixEdits& edits,
                                 const hlo::ShapeIndex& index) {
  std::string reason =
      set_space(ground, edits, find_layout_leaf(ground, true, 0, index), hlo::kHostSpace);
  const bool is_flat = index.size() == (header_of(ground).is_result_tuple ? 1U : 0U);
  if (reason.empty() && is_flat) {
    set_in_list(ground, edits, "out_memory_spaces", index.empty() ? 0 : index.front(),
                hlo::kHostSpace);
  }
  return reason;
}

std::string put_parameter_into_host(const Ground& ground, FixEdits& edits, std::int64_t number,
                                    const hlo::ShapeIndex& index) {
  return set_parameter(ground, edits, number, index, hlo::kHostSpace);
}

std::string put_parameter_into_device(const Ground& ground, FixEdits& edits, std::int64_t number,
                                      const hlo::ShapeIndex& index) {
  return set_parameter(ground, edits, number, index, hlo::kDeviceSpace);
}

std::string write_entry_layout(const Ground& ground, FixEdits& edits,
                               const std::vector<hlo::ShapeIndex>& host_outputs) {
  const auto entry = ground.module.entry();
  if (!entry || !entry->root()) return "the text has no entry root";
  const hlo::InstructionRef root = entry->root();
  auto result = hlo::read_shape(root.text_of(root->shape_range));
  if (!result) return "the entry root is written without a shape";
  for (const hlo::ShapeIndex& index : host_outputs) {
    hlo::Shape* leaf = hlo::find_subshape(*result, index);
    if (leaf == nullptr || !leaf->is_array())
      return "the entry root is written without a shape of that form";
    hlo::Layout layout = leaf->layout.value_or(hlo::Layout{});
    layout.minor_to_major = hlo::minor_to_major(*leaf);
    layout.memory_space = hlo::kHostSpace;
    leaf->layout = std::move(layout);
  }
  std::map<std::int64_t, std::string> parameters;
  for (const hlo::InstructionRef& instruction : entry->instructions()) {
    if (instruction->opcode != hlo::Opcode::kParameter) continue;
    parameters[instruction->number] = hlo::print_shape(ground.tables.at(instruction->shape));
  }
  std::string list;
  for (const auto& [number, shape] : parameters) {
    if (number != std::distance(parameters.begin(), parameters.find(number)) || shape.empty())
      return "the entry has a parameter without number or shape";
    list += (number == 0 ? "" : ", ") + shape;
  }
  text::Offset place = header_of(ground).name_range.end;
  if (ground.text.slice({place, place + 1}).bytes() == ":") ++place;
  edits.insert(place, fmt::format(", entry_computation_layout={{({})->{}}}", list,
                                  hlo::print_shape(*result)));
  return "";
}

}  // namespace offload
