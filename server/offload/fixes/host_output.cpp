// Sets an output to host memory: its leaf in the entry layout, and what has to say the same.

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/scan.h"
#include "hlo/shape.h"
#include "offload/fixes/kinds.h"

namespace offload {

namespace {

// An entry of input_output_alias: this output reuses the buffer of that parameter.
struct Alias {
  hlo::ShapeIndex output;
  std::int64_t parameter = 0;
  hlo::ShapeIndex parameter_index;
  bool is_must = false;
};

// `{ {0}: (0, {}, must-alias), … }`. What follows a fault is left out.
std::vector<Alias> read_aliases(std::string_view text) {
  std::vector<Alias> aliases;
  hlo::Scan scan(text);
  if (!scan.take('{')) return aliases;
  while (!scan.peek('}')) {
    Alias alias;
    const auto output = hlo::read_integers(scan.braced());
    if (!output || !scan.take(':') || !scan.take('(')) return aliases;
    const auto parameter = scan.integer();
    if (!parameter || !scan.take(',')) return aliases;
    const auto index = hlo::read_integers(scan.braced());
    if (!index) return aliases;
    alias = {*output, *parameter, *index, false};
    if (scan.take(',')) alias.is_must = scan.name() == "must-alias";
    if (!scan.take(')')) return aliases;
    aliases.push_back(std::move(alias));
    if (!scan.take(',')) break;
  }
  return aliases;
}

const hlo::HeaderAttribute* find_attribute(const Ground& ground, std::string_view name) {
  for (const hlo::HeaderAttribute& attribute : ground.module.header()->attributes) {
    if (ground.tables.text(attribute.name) == name) return &attribute;
  }
  return nullptr;
}

const hlo::LayoutLeaf* find_leaf(const hlo::Header& header, bool is_result, std::int64_t parameter,
                                 const hlo::ShapeIndex& index) {
  const auto found = std::ranges::find_if(header.leaves, [&](const hlo::LayoutLeaf& leaf) {
    return leaf.is_result == is_result && leaf.index == index &&
           (is_result || leaf.parameter == parameter);
  });
  return found == header.leaves.end() ? nullptr : &*found;
}

class HostOutput {
 public:
  HostOutput(const Ground& ground, const Leak& leak)
      : ground_(ground), leak_(leak), edits_(ground) {
    leaves_ = leak.device_leaves;
    if (leaves_.empty()) leaves_.push_back(leak.output);
  }

  void propose(Proposals& proposals) {
    std::string reason = ground_.module.header() == nullptr
                             ? "the text has no HloModule line that could say so"
                             : make();
    std::vector<text::Edit> edits = edits_.take();
    if (reason.empty() && edits.empty()) reason = "the entry layout has no such output";
    if (!reason.empty()) {
      proposals.impossible.push_back({kHostOutput, std::move(reason)});
      return;
    }
    Proposal proposal{
        kHostOutput, 3, "",
        "changes the module's interface: the framework has to ask for memory kind `pinned_host`",
        std::move(edits)};
    proposal.cost += extra_cost_;
    proposal.title =
        fmt::format("return {} in host memory ({})", output_in_words(leak_.output), proposal.cost);
    proposals.proposed.push_back(std::move(proposal));
  }

 private:
  // The reason why it cannot be made; empty where it can.
  std::string make() {
    if (!header().has_entry_layout) return write_entry_layout();
    for (const hlo::ShapeIndex& leaf : leaves_) {
      std::string reason = set_host(true, 0, leaf, "out_memory_spaces");
      if (!reason.empty()) return reason;
    }
    return follow_aliases();
  }

  const hlo::Header& header() const { return *ground_.module.header(); }

  std::string set_host(bool is_result, std::int64_t parameter, const hlo::ShapeIndex& index,
                       std::string_view spaces) {
    const hlo::LayoutLeaf* leaf = find_leaf(header(), is_result, parameter, index);
    if (leaf == nullptr) return "the entry layout has no such leaf";
    const text::Slice written = ground_.text.slice(leaf->range);
    const auto edits = host_space_edit(written.bytes());
    if (edits.empty()) return "the leaf in the entry layout is no array";
    for (const text::Edit& edit : edits)
      edits_.replace(edit.range.shifted(leaf->range.begin), edit.replacement);
    // The lists have an entry a parameter or top-level result; a nested leaf has none of its own.
    const bool is_flat =
        is_result ? index.size() == (header().is_result_tuple ? 1U : 0U) : index.empty();
    if (is_flat)
      set_host_in_list(spaces, is_result ? (index.empty() ? 0 : index.front()) : parameter);
    return "";
  }

  // `out_memory_spaces="0;5"` in the frontend attributes of the header says the same as the layout,
  // and is set with it.
  void set_host_in_list(std::string_view key, std::int64_t number) {
    const hlo::HeaderAttribute* attribute = find_attribute(ground_, "frontend_attributes");
    if (attribute == nullptr) return;
    const text::Slice value = ground_.text.slice(attribute->value_range);
    for (const hlo::FrontendAttribute& entry : hlo::read_frontend_attributes(value.bytes())) {
      if (entry.key != key) continue;
      std::string_view list =
          value.bytes().substr(entry.value_range.begin, entry.value_range.size());
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
      edits_.replace({at, at + size}, fmt::format("{}", hlo::kHostSpace));
      return;
    }
  }

  std::string write_entry_layout() {
    const auto entry = ground_.module.entry();
    if (!entry || !entry->root()) return "the text has no entry root";
    const hlo::InstructionRef root = entry->root();
    auto result = hlo::read_shape(root.text_of(root->shape_range));
    if (!result) return "the entry root is written without a shape";
    for (const hlo::ShapeIndex& index : leaves_) {
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
      parameters[instruction->number] = hlo::print_shape(ground_.tables.at(instruction->shape));
    }
    std::string list;
    for (const auto& [number, shape] : parameters) {
      if (number != std::distance(parameters.begin(), parameters.find(number)) || shape.empty())
        return "the entry has a parameter without number or shape";
      list += (number == 0 ? "" : ", ") + shape;
    }
    text::Offset place = header().name_range.end;
    if (ground_.text.slice({place, place + 1}).bytes() == ":") ++place;
    edits_.insert(place, fmt::format(", entry_computation_layout={{({})->{}}}", list,
                                     hlo::print_shape(*result)));
    return "";
  }

  // An output that must share its buffer with a parameter needs that parameter in host memory too,
  // and the parameter's readers a move to the device.
  std::string follow_aliases() {
    const hlo::HeaderAttribute* attribute = find_attribute(ground_, "input_output_alias");
    if (attribute == nullptr) return "";
    const text::Slice value = ground_.text.slice(attribute->value_range);
    for (const Alias& alias : read_aliases(value.bytes())) {
      if (std::ranges::find(leaves_, alias.output) == leaves_.end()) continue;
      const hlo::LayoutLeaf* leaf =
          find_leaf(header(), false, alias.parameter, alias.parameter_index);
      if (leaf == nullptr)
        return "the output shares its buffer with a parameter that the entry layout does not have";
      if (hlo::memory_space(ground_.tables.at(leaf->shape)) == hlo::kHostSpace) continue;
      if (!alias.is_must) {
        extra_cost_ += fmt::format("; the buffer of parameter {} can no longer be reused for it",
                                   alias.parameter);
        continue;
      }
      std::string reason = take_parameter_from_host(alias);
      if (!reason.empty()) return reason;
    }
    return "";
  }

  std::string take_parameter_from_host(const Alias& alias) {
    if (!alias.parameter_index.empty())
      return "the output must share its buffer with an element of a parameter";
    std::string reason =
        set_host(false, alias.parameter, alias.parameter_index, "arg_memory_spaces");
    if (!reason.empty()) return reason;
    const auto entry = ground_.module.entry();
    for (const hlo::InstructionRef& instruction :
         entry ? entry->instructions() : std::vector<hlo::InstructionRef>{}) {
      if (instruction->opcode != hlo::Opcode::kParameter || instruction->number != alias.parameter)
        continue;
      const auto value = value_of(instruction);
      if (!value)
        return "the parameter that shares its buffer with the output is written without a name or "
               "a shape";
      move_behind_definition(ground_, edits_, *value, entry->users_of(instruction->name), true);
      extra_cost_ += fmt::format(
          "; parameter {} comes from host memory too, as both share a buffer", alias.parameter);
      return "";
    }
    return "the entry has no parameter that shares its buffer with the output";
  }

  const Ground& ground_;
  const Leak& leak_;
  FixEdits edits_;
  std::vector<hlo::ShapeIndex> leaves_;
  std::string extra_cost_;
};

}  // namespace

void propose_host_output(const Ground& ground, const Leak& leak, Proposals& proposals) {
  HostOutput(ground, leak).propose(proposals);
}

}  // namespace offload
