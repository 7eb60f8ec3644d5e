#include "offload/facts.h"

#include <algorithm>

#include "hlo/file.h"

namespace offload {
namespace {

using hlo::LoweredPiece;

class FactReader {
 public:
  std::vector<Fact> read(const Group& group) {
    for (const auto& [id, piece] : group.pieces) read_piece(id, *piece);
    return std::move(out_);
  }

 private:
  void read_piece(std::uint32_t id, const LoweredPiece& piece) {
    std::uint32_t next = 0;
    std::size_t headers = 0;
    for (const hlo::Item& item : piece.items) {
      switch (item.kind) {
        case hlo::Item::Kind::kHeader:
        case hlo::Item::Kind::kLayoutRun: read_header(piece, headers++); break;
        case hlo::Item::Kind::kTableTitle:
        case hlo::Item::Kind::kTableRow: break;
        case hlo::Item::Kind::kHead: {
          const hlo::Head& head = piece.heads[item.index];
          out_.push_back({Fact::Kind::kHead, head.is_entry, head.name, 0, {}, nullptr});
          break;
        }
        case hlo::Item::Kind::kClose:
          out_.push_back({Fact::Kind::kClose, 0, 0, 0, {}, nullptr});
          break;
        case hlo::Item::Kind::kSeparator:
          out_.push_back({Fact::Kind::kClose, 1, 0, 0, {}, nullptr});
          break;
        case hlo::Item::Kind::kInstruction:
          // What is nested in it stands in front of it.
          for (; next <= item.index; ++next)
            out_.push_back({Fact::Kind::kInstruction, 0, 0, 0, {id, next}, &piece});
          break;
      }
    }
  }

  void read_header(const LoweredPiece& piece, std::size_t at) {
    if (at + 1 >= piece.header_starts.size()) return;
    for (std::uint32_t i = piece.header_starts[at]; i < piece.header_starts[at + 1]; ++i) {
      const hlo::HeaderPart& part = piece.header_parts[i];
      if (part.kind == hlo::HeaderPart::Kind::kName) continue;
      out_.push_back({Fact::Kind::kHeaderPart,
                      static_cast<std::uint32_t>(part.kind),
                      part.name,
                      part.shape,
                      {},
                      nullptr});
    }
  }

  std::vector<Fact> out_;
};

}  // namespace

std::optional<std::vector<Group>> changed_groups(const hlo::Module& module,
                                                 const PieceList& pieces) {
  const hlo::File& file = module.file();
  const text::Range range = module.range();
  std::vector<std::pair<hlo::PlacedAt, const LoweredPiece*>> placed;
  for (const auto& [id, piece] : pieces) {
    const auto found = file.find_piece(id);
    if (!found) return std::nullopt;
    if (found->start < range.end && range.begin < found->start + found->size)
      placed.emplace_back(*found, piece.get());
  }
  std::ranges::sort(placed, {}, [](const auto& entry) { return entry.first.start; });
  std::vector<Group> out;
  text::Offset end = 0;
  for (const auto& [at, piece] : placed) {
    if (out.empty() || at.start != end) {
      Group next;
      if (at.start > 0)
        if (const auto before = file.piece_at(at.start - 1)) next.in_front = before->id;
      out.push_back(std::move(next));
    }
    out.back().pieces.emplace_back(at.id, piece);
    end = at.start + at.size;
  }
  return out;
}

std::vector<Fact> facts_of(const Group& group) { return FactReader().read(group); }

}  // namespace offload
