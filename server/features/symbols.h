#pragma once

// The outline: modules, their computations, the instructions of these, one level each and in text
// order. A module without a header, and instructions without a computation, give no entry of their
// own: what they hold moves up. A body in braces is a child of the top-level instruction around it
// and lists no instructions. Ranges nest: `selection` and the children lie inside `range`.
//
// An outline longer than base::Limits::max_symbols keeps all computations with a head and of the
// instructions the notable ones, those of the entry first; its first symbol is a note that counts
// the rest.

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "base/limits.h"
#include "text/range.h"

namespace features {

enum class SymbolKind : std::uint8_t {
  kModule,
  kEntry,  // the entry computation
  kComputation,
  kParameter,
  kConstant,
  kTuple,
  kCall,  // calls computations: call, fusion, while, conditional, reduce and the like
  kCollective,
  kMove,  // asks for a move to or from host memory
  kInstruction,
  kNote,  // no place of the text: says what is left out
};

struct Symbol {        // NOLINT(misc-no-recursion): four levels at most
  std::string name;    // never empty
  std::string detail;  // the shape, or the number of instructions; may be empty
  SymbolKind kind = SymbolKind::kInstruction;
  text::Range range;
  text::Range selection;
  std::vector<Symbol> children;
};

// Empty when cancelled.
std::vector<Symbol> symbols(const analysis::Snapshot& at, const base::Limits& limits,
                            const base::CancelToken& cancel);

}  // namespace features
