#pragma once

// The model of a text: its modules, their computations, their instructions. Views of one immutable
// version, cheap to copy, good as long as the File they came from lives. Structure is shared
// between versions (hlo/rebuild.h).
//
// A module begins at `HloModule` or behind a line `// -----`; text with computations or bare
// instructions before any of these is a module without a header. Names are as written: nothing here
// makes them unique.

#include <cstdint>
#include <optional>
#include <vector>

#include "hlo/computation.h"
#include "hlo/header.h"
#include "hlo/instruction.h"
#include "hlo/lower.h"
#include "hlo/tables.h"
#include "text/range.h"

namespace hlo {

class File;
struct ScopeSpot;
struct ModuleSpan;

class Module {
 public:
  // The index is below the number of modules: File hands them out.
  Module(const File& file, std::uint32_t index) : file_(&file), index_(index) {}

  const File& file() const { return *file_; }
  std::uint32_t index() const { return index_; }  // place among the modules of the file, from 0
  // Absolute; from the header, or the separator line in front of it, to the next module.
  text::Range range() const;
  const Header* header() const;  // null where the text has none
  Name name() const;             // the header's, else 0
  // Instructions that ask for a move, and the moves among them (hlo/lower.h).
  std::uint32_t annotation_count() const;
  std::uint32_t move_count() const;
  // The number-th of those that ask for a move, from 0, in text order.
  InstructionRef annotation(std::uint32_t number) const;

  // In the order in which XLA creates them: text order, a nested body in front of the computation
  // that holds it.
  std::vector<Computation> computations() const;
  // The one marked ENTRY, else the last one with a head, else the bare instructions.
  std::optional<Computation> entry() const;
  // All that are marked ENTRY, in text order; there is one in a right text.
  std::vector<Computation> marked_entries() const;
  std::optional<Computation> find(Name name) const;
  std::optional<Computation> computation_at(text::Offset offset) const;
  // Instructions that call the computation, in text order.
  std::vector<InstructionRef> callers_of(const Computation& computation) const;
  // The computation that a call of the instruction names or holds.
  std::optional<Computation> called(const InstructionRef& caller, const Call& call) const;

  // Empty where the instruction is not, or stands in another module.
  InstructionRef at(InstructionId id) const;
  std::optional<Computation> computation_of(InstructionId id) const;

 private:
  const ModuleSpan& span() const;
  bool holds(const ScopeSpot& scope) const;

  const File* file_;
  std::uint32_t index_;
};

}  // namespace hlo
