#include "features/hover.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/limits.h"
#include "features/interface_words.h"
#include "features/memory_path.h"
#include "features/named.h"
#include "features/placement.h"
#include "features/places.h"
#include "features/shape_words.h"
#include "features/source_place.h"
#include "hlo/lookup.h"
#include "hlo/opcode.h"

namespace features {

namespace {

std::string limited(std::string_view text) {
  return shortened(text, base::Limits{}.max_hover_bytes);
}

Line opcode_in_words(const hlo::Tables& tables, const hlo::InstructionRef& value) {
  Line line = {code(limited(tables.text(value->opcode_name)))};
  if (value->target != 0) {
    line.push_back(plain(" to "));
    line.push_back(code(limited(tables.text(value->target))));
  }
  if (value->opcode == hlo::Opcode::kParameter && value->number >= 0)
    line.push_back(plain(fmt::format(" {}", value->number)));
  if (value->is_root) line.push_back(plain(", the root of its computation"));
  return line;
}

// The names of the first few; what has none goes by its opcode.
Line names_in_words(const hlo::Tables& tables, const std::vector<hlo::InstructionRef>& named) {
  const std::size_t most = base::Limits{}.max_hover_names;
  Line line = {plain(fmt::format("{}: ", named.size()))};
  for (std::size_t i = 0; i < std::min(most, named.size()); ++i) {
    if (i > 0) line.push_back(plain(", "));
    const hlo::Name name = named[i]->name != 0 ? named[i]->name : named[i]->opcode_name;
    line.push_back(code(limited(tables.text(name))));
  }
  if (named.size() > most) line.push_back(plain(fmt::format(" and {} more", named.size() - most)));
  return line;
}

class ValueHover {
 public:
  ValueHover(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
             const hlo::InstructionRef& value)
      : at_(at), analysis_(analysis), tables_(*at.tables), value_(value) {}

  Markup run() {
    if (value_->name != 0) out_.heading({code(limited(tables_.text(value_->name)))});
    out_.row("opcode", opcode_in_words(tables_, value_));
    add_shape(out_, tables_.text(value_->shape), tables_.at(value_->shape));
    if (value_->shape != 0) {
      out_.row("memory", {plain(limited(placement_of(at_, analysis_, value_)))});
    }
    // What people hover for comes first: the cards of editors are small.
    add_path();
    add_users();
    add_source();
    return std::move(out_);
  }

 private:
  void add_users() {
    if (value_->name == 0) return;
    const auto computation = analysis_.module.computation_of(value_.id);
    if (!computation) return;
    const auto users = computation->users_of(value_->name);
    out_.row("users", users.empty() ? Line{plain("none")} : names_in_words(tables_, users));
  }

  void add_source() {
    const SourcePlace place = source_place(*at_.file, value_);
    if (!place.op_name.empty()) out_.row("op_name", {code(limited(place.op_name))});
    if (place.file.empty()) return;
    const std::string line = place.line > 0 ? fmt::format(":{}", place.line) : "";
    Line source = {code(limited(place.file) + line)};
    if (!place.function.empty()) {
      source.push_back(plain(" in "));
      source.push_back(code(limited(place.function)));
    }
    out_.row("source", std::move(source));
  }

  // Of a long path both ends tell most: where it began and where it arrives.
  void add_path() {
    const text::Offset place = name_or_whole(value_).begin;
    const auto path = memory_path(at_, place);
    if (!path || path->steps.empty()) return;
    out_.paragraph({plain("Memory path")});
    const std::size_t count = path->steps.size();
    const std::size_t most = base::Limits{}.max_hover_steps;
    // A cut that hides two steps would save one line.
    const bool is_cut = count > most + 3;
    add_steps(*path, 0, is_cut ? most - most / 2 : count);
    if (is_cut) {
      out_.paragraph({plain(fmt::format("… {} more steps …", count - most))});
      add_steps(*path, count - most / 2, count);
    }
    out_.row("ends", sentence(limited(path->ending)));
  }

  void add_steps(const MemoryPath& path, std::size_t from, std::size_t to) {
    std::vector<Line> lines;
    for (std::size_t i = from; i < to; ++i) {
      Line line = {code(limited(path.steps[i].name)), plain(": ")};
      const Line message = sentence(limited(path.steps[i].message));
      line.insert(line.end(), message.begin(), message.end());
      lines.push_back(std::move(line));
    }
    if (!lines.empty()) out_.numbered(std::move(lines), from + 1);
  }

  const analysis::Snapshot& at_;
  const analysis::ModuleAnalysis& analysis_;
  hlo::Tables& tables_;
  const hlo::InstructionRef& value_;
  Markup out_;
};

Markup computation_hover(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
                         const hlo::Computation& computation) {
  Markup out;
  const auto entry = analysis.module.entry();
  const bool is_entry = entry && entry->id() == computation.id();
  out.heading({plain(is_entry ? "entry computation " : "computation "),
               code(limited(at.tables->text(computation.name())))});
  out.code_block(limited(interface_of(*at.tables, computation, base::Limits{}.max_hover_bytes)));
  out.row("instructions", {plain(fmt::format("{}", computation.instruction_count()))});
  const auto callers = analysis.module.callers_of(computation);
  out.row("callers", callers.empty() ? Line{plain("none")} : names_in_words(*at.tables, callers));
  return out;
}

// What the table of opcodes says; a newer compiler's opcode has nothing there.
Markup opcode_hover(const hlo::Tables& tables, const hlo::InstructionRef& instruction) {
  Markup out;
  const std::string_view summary = hlo::facts(instruction->opcode).summary;
  if (summary.empty()) return out;
  out.heading({code(limited(tables.text(instruction->opcode_name)))});
  out.paragraph({plain(std::string(summary))});
  const hlo::OpcodeFacts& wrapped = hlo::facts(instruction->wrapped);
  if (!wrapped.summary.empty()) {
    out.paragraph({code(std::string(wrapped.name)), plain(fmt::format(": {}", wrapped.summary))});
  }
  return out;
}

Markup shape_hover(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
                   const hlo::Found& found) {
  Markup out;
  const hlo::Shape& shape = at.tables->at(found.name);
  if (!shape.is_valid()) return out;
  if (const hlo::LayoutLeaf* leaf = leaf_found(analysis.module, found)) {
    const std::string index = leaf->index.empty() ? "" : " " + hlo::print_index(leaf->index);
    const std::string whose =
        leaf->is_result ? "output" + index : fmt::format("parameter {}{}", leaf->parameter, index);
    out.row("entry layout", {plain(limited(whose))});
  }
  add_shape(out, at.tables->text(found.name), shape);
  out.row("memory", {plain(limited(written_placement(shape, analysis.backend)))});
  return out;
}

Markup content_of(const analysis::Snapshot& at, const hlo::Found& found) {
  using Kind = hlo::Found::Kind;
  const analysis::ModuleAnalysis& analysis = at.modules[module_index_at(at, found.range.begin)];
  if (found.kind == Kind::kOpcode) return opcode_hover(*at.tables, found.instruction);
  if (found.kind == Kind::kShape || found.kind == Kind::kLayoutLeaf)
    return shape_hover(at, analysis, found);
  if (const auto value = instruction_named(*at.file, found))
    return ValueHover(at, analysis, value).run();
  if (const auto computation = computation_named(*at.file, found))
    return computation_hover(at, analysis, *computation);
  return {};
}

}  // namespace

std::optional<Hover> hover(const analysis::Snapshot& at, text::Offset offset) {
  const auto found = hlo::find_at(*at.file, offset);
  if (!found || at.modules.empty()) return std::nullopt;
  Markup content = content_of(at, *found);
  if (content.blocks.empty()) return std::nullopt;
  return Hover{found->range, std::move(content)};
}

}  // namespace features
