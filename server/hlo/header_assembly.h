#pragma once

// Puts the header of a module together from its item and the layout runs that go on with it, which
// may stand in later pieces.

#include <memory>
#include <vector>

#include "hlo/file_state.h"
#include "hlo/module.h"

namespace hlo {

// One item of a header: a header or a layout run.
struct HeaderSource {
  const PlacedPiece* placed = nullptr;
  text::Offset start = 0;  // of the piece
  std::uint32_t item = 0;
};

// The items of the header that begins with the opener: its own, and the layout runs right behind
// it.
std::vector<HeaderSource> header_sources(const FileState& state, const ScopeSpot& opener);
std::shared_ptr<const Header> assemble_header(const std::vector<HeaderSource>& sources);

}  // namespace hlo
