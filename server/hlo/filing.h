#pragma once

// Filing: puts the names of pieces into the tables of a file and takes them out again. Changes are
// collected and then applied in the order of their hashes, so that filing a whole text walks the
// tables once from end to end.

#include <cstdint>
#include <vector>

#include "hlo/file_state.h"

namespace hlo {

class Filing {
 public:
  explicit Filing(FileState& state) : state_(state) {}

  // `incoming` is the scope that is open at the start of the piece.
  void add(const PlacedPiece& placed, ComputationId incoming) { note(placed, incoming, true); }
  void remove(const PlacedPiece& placed, ComputationId incoming) { note(placed, incoming, false); }
  // What stands in front of the first opener of the piece changes its scope.
  void move_front(const PlacedPiece& placed, ComputationId from, ComputationId to);
  // Nothing is in the tables before this. The labels in the state must be those of its new version.
  void finish();

 private:
  struct Change {
    std::uint64_t hash = 0;
    ScopedName key;
    InstructionId id;
    bool is_added = false;
    bool is_definition = false;
  };

  void note(const PlacedPiece& placed, ComputationId incoming, bool is_added);
  void note_names(const PlacedPiece& placed, std::uint32_t index, ComputationId scope,
                  bool is_added);
  void note_control(const PlacedPiece& placed, std::uint32_t index, ComputationId scope,
                    bool is_added);
  void note_name(ScopedName key, InstructionId id, bool is_added, bool is_definition);
  void sort_changes();
  void apply_definition(Uses& uses, const Change& change, bool& is_first_lost);
  void choose_first(Uses& uses);
  void apply_call(Name callee, InstructionId id, bool is_added);
  void apply_head(Name name, ComputationId id, bool is_added);
  void judge(const ScopedName& key, const Uses* uses);
  void judge(Name callee);
  bool is_doubtful(const Uses& uses) const;
  bool is_doubtful(const Callee& callee) const;

  FileState& state_;
  std::vector<Change> changes_;
  std::vector<Name> callees_;  // touched, some of them several times
};

}  // namespace hlo
