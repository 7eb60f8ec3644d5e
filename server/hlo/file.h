#pragma once

// File: the model of a whole text, one immutable version. Made and made anew by hlo/rebuild.h;
// versions share all that an edit left alone. Everything is looked up in time that depends on what
// is asked, not on the size of the text, unless a line says otherwise.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "hlo/instruction.h"
#include "hlo/lower.h"
#include "hlo/module.h"
#include "hlo/tables.h"
#include "text/range.h"

namespace hlo {

struct FileState;

// A lowered piece at its place.
struct PlacedAt {
  std::uint32_t id = kNone;
  text::Offset start = 0;
  text::Offset size = 0;
  const LoweredPiece* piece = nullptr;
};

class File {
 public:
  explicit File(std::unique_ptr<const FileState> state);
  ~File();
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  Tables& tables() const;
  text::Offset size() const;

  std::vector<Module> modules() const;
  // The module around the offset; between two modules and behind the last the one in front, before
  // the first the first.
  std::optional<Module> module_at(text::Offset offset) const;

  // Empty where no piece has that id any more.
  InstructionRef find_instruction(InstructionId id) const;
  std::optional<PlacedAt> find_piece(std::uint32_t id) const;
  std::shared_ptr<const LoweredPiece> find_lowered(
      std::uint32_t id) const;  // null where no piece has that id
  std::optional<PlacedAt> piece_at(text::Offset offset) const;

  // For the other sources of the model.
  const FileState& state() const { return *state_; }

 private:
  std::unique_ptr<const FileState> state_;
};

}  // namespace hlo
