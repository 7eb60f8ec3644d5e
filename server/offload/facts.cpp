#include "offload/facts.h"

#include <algorithm>
#include <utility>

#include "hlo/file.h"

namespace offload {
namespace {

using hlo::LoweredPiece;

// Pieces that stand side by side, with what stands in front of them.
struct Group {
  std::uint32_t in_front = hlo::kNone;  // an unchanged piece; kNone at the start of the text
  std::vector<std::pair<std::uint32_t, const LoweredPiece*>> pieces;
};

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

// The changed pieces that a part of the module lies in. Absent where a piece is not in the file.
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

// False where something differs that is no instruction.
bool pair_up(const Group& left, const Group& right, std::vector<FactPair>& out) {
  const std::vector<Fact> before = FactReader().read(left);
  const std::vector<Fact> after = FactReader().read(right);
  if (left.in_front != right.in_front || before.size() != after.size()) return false;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (!before[i].matches(after[i])) return false;
    if (before[i].kind == Fact::Kind::kInstruction) out.push_back({before[i], after[i]});
  }
  return true;
}

}  // namespace

std::optional<std::vector<FactPair>> paired_instructions(const ModuleChange& change) {
  const auto before = changed_groups(*change.before, change.removed);
  const auto after = changed_groups(*change.after, change.added);
  if (!before || !after || before->size() != after->size()) return std::nullopt;
  std::vector<FactPair> out;
  for (std::size_t i = 0; i < before->size(); ++i)
    if (!pair_up((*before)[i], (*after)[i], out)) return std::nullopt;
  return out;
}

}  // namespace offload
