#include "tests/unit/hlo/model.h"

#include "base/limits.h"
#include "syntax/from_tree.h"
#include "syntax/parser.h"
#include "tests/support/catch.h"

namespace support {

Model::Model(const std::string& content, text::Offset piece_bytes)
    : text_(content), segments_(text_, piece_bytes) {
  std::vector<hlo::NewPiece> pieces;
  for (std::size_t i = 0; i < segments_.size(); ++i) pieces.push_back(piece(i));
  segments_.mark_unchanged();
  file_ = hlo::build(std::move(pieces), tables_);
}

void Model::edit(const text::Edit& edit) {
  text_ = text_.with(edit);
  segments_ = segments_.next(text_, edit);
  for (const syntax::SegmentChange& part : segments_.changes()) {
    hlo::PieceChange change{
        static_cast<std::uint32_t>(part.first), static_cast<std::uint32_t>(part.removed), {}};
    for (std::size_t i = part.first; i < part.first + part.added; ++i)
      change.added.push_back(piece(i));
    file_ = hlo::rebuild(*file_, change);
  }
  segments_.mark_unchanged();
}

Model Model::built_anew() const {
  std::vector<hlo::NewPiece> pieces;
  for (std::size_t i = 0; i < segments_.size(); ++i) {
    const syntax::Segment& segment = segments_.at(i);
    pieces.push_back({segment.id, segment.bytes.size(), file_->find_lowered(segment.id)});
  }
  Model anew = *this;
  anew.file_ = hlo::build(std::move(pieces), tables_);
  return anew;
}

hlo::NewPiece Model::piece(std::size_t index) const {
  static syntax::Parser parser;
  const syntax::Segment& segment = segments_.at(index);
  const syntax::Records records = syntax::read_records(parser, segment, base::Limits{});
  return {segment.id, segment.bytes.size(), hlo::lower_segment(records, segment.bytes, *tables_)};
}

hlo::Computation Model::computation(std::string_view name) const {
  const auto found = name.empty() ? module().entry() : module().find(tables_->name(name));
  INFO("computation " << name);
  REQUIRE(found.has_value());
  return *found;
}

std::string Model::text_at(text::Range range) const {
  return std::string(text_.slice(range).bytes());
}

std::string Model::names(const std::vector<hlo::InstructionRef>& instructions) const {
  std::string out;
  for (const hlo::InstructionRef& instruction : instructions) {
    if (!out.empty()) out += ' ';
    out += instruction->name != 0 ? name(instruction->name) : "-";
  }
  return out;
}

}  // namespace support
