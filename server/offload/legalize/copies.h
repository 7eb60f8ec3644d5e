#pragma once

// What the legalizer does to the copies it found: down behind the moves to the device, or up in
// front of the move to the host.

#include <unordered_set>
#include <vector>

#include "offload/legalize/bitcasts.h"
#include "offload/legalize/steps.h"
#include "offload/relations.h"

namespace offload {

class CopyMover {
 public:
  CopyMover(Pass& pass, LegalSteps& steps)
      : pass_(pass), graph_(pass.graph), steps_(steps), layouts_(pass.graph) {}

  void begin(NodeId start) { start_ = start; }
  // False where the compiler stops here; that is reported.
  bool move(NodeId copy);
  // Whether a move to the host needs no treatment of its own any more.
  bool is_done(NodeId annotation) const { return done_.contains(annotation); }
  void note_done(NodeId node) { done_.insert(node); }
  // Counts what was changed.
  std::uint64_t changes() const { return changes_; }
  // Layouts become the graph's; annotations that were replaced by moved ones go.
  void finish();

 private:
  struct Moving {
    Spot at;
    CopyShapes copy;
  };

  bool has_place_below(NodeId copy);
  void add_behind_missing_part(const Obstacle& obstacle, std::vector<Place>& places) const;
  bool move_down(NodeId copy);
  bool step(NodeId copy, const Moving& from, Spot to);
  bool cross_bitcast(NodeId copy, NodeId bitcast, NodeId value, CopyShapes& shapes);
  bool relayout(Spot at, const hlo::Layout& layout);
  bool relayout_parameter(Spot at, const hlo::Layout& layout);
  bool put_down(NodeId copy, NodeId end, const CopyShapes& shapes);
  bool bring_annotation(NodeId update_slice);
  bool swap_with_annotation(NodeId copy);
  void remove(NodeId node);
  void fail(std::string message, NodeId at);

  Pass& pass_;
  Graph& graph_;
  LegalSteps& steps_;
  Layouts layouts_;
  NodeId start_ = kNoNode;  // what was being treated last, and the copy
  NodeId copy_ = kNoNode;
  std::vector<Moving> stack_;
  std::unordered_set<NodeId> done_;
  std::vector<NodeId> replaced_;
  std::uint64_t changes_ = 0;
};

}  // namespace offload
