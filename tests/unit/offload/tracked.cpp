#include "tests/unit/offload/tracked.h"

#include "hlo/lower.h"
#include "hlo/rebuild.h"
#include "syntax/from_tree.h"
#include "syntax/segments.h"
#include "text/text.h"

namespace tracked {

Parsed parse(std::string_view text, std::size_t piece_bytes) {
  Parsed out;
  out.tables = std::make_shared<hlo::Tables>();
  syntax::Parser parser;
  const syntax::Segments segments{text::Text(std::string(text)),
                                  static_cast<text::Offset>(piece_bytes)};
  std::vector<hlo::NewPiece> pieces;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const syntax::Segment& segment = segments.at(i);
    const syntax::Records records = syntax::read_records(parser, segment, {});
    pieces.push_back({segment.id, segment.bytes.size(),
                      hlo::lower_segment(records, segment.bytes, *out.tables)});
  }
  out.file = hlo::build(std::move(pieces), out.tables);
  return out;
}

offload::Options at_stage(offload::Stage stage) {
  offload::Options options;
  options.stage = stage;
  return options;
}

Tracked track(std::string_view text, const offload::Options& options) {
  Parsed parsed = parse(text);
  Tracked out{parsed.tables, parsed.file, {}};
  out.tracking = offload::track(out.module(), *out.tables, options, {});
  return out;
}

Tracked track_framework(std::string_view text) {
  return track(text, at_stage(offload::Stage::kFramework));
}

std::string Tracked::name_of(hlo::InstructionId id) const {
  const hlo::InstructionRef found = file->find_instruction(id);
  return found ? std::string(tables->text(found->name)) : std::string("(none)");
}

std::vector<std::string> Tracked::host() const {
  std::vector<std::string> out;
  for (const offload::Position& position : result().host)
    out.push_back(name_of(position.instruction) +
                  (position.index.empty() ? "" : hlo::print_index(position.index)));
  return out;
}

std::vector<std::string> Tracked::chain(std::size_t leak) const {
  std::vector<std::string> out;
  for (const offload::Step& step : result().leaks.at(leak).chain)
    out.push_back(name_of(step.position.instruction) + ": " + step.message);
  return out;
}

std::vector<std::string> Tracked::codes() const {
  std::vector<std::string> out;
  for (const offload::Finding& finding : result().findings) out.push_back(finding.code);
  return out;
}

std::string Tracked::primary(std::size_t leak) const {
  const offload::Leak& at = result().leaks.at(leak);
  const std::string name = name_of(at.primary.instruction);
  return at.primary_operand < 0 ? name : name + '#' + std::to_string(at.primary_operand);
}

}  // namespace tracked
