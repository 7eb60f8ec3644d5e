#pragma once

// How the legalizer goes from one value to the next. Not the relation of the pass (relations.h):
// a spot is an instruction with at most one tuple index, and whatever the legalizer does not know
// ends its way.

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "offload/legalize/layouts.h"
#include "offload/pass.h"

namespace offload {

struct Spot {
  NodeId node = kNoNode;
  std::int64_t slot = kNoSlot;

  bool operator==(const Spot&) const = default;
  std::uint64_t key() const {
    return (std::uint64_t{node} << 32) | static_cast<std::uint32_t>(slot);
  }
};

class LegalSteps {
 public:
  explicit LegalSteps(Pass& pass);

  // True when the run is to stop; asked at every step. Every copy that is moved makes the ways
  // around it new, and the compiler goes them all again: that is bounded here.
  bool tick();
  bool is_exhausted() const { return steps_left_ == 0; }

  // Where the buffer comes from; the same spot where it begins, absent where the way is unknown or
  // the compiler stops.
  std::optional<Spot> up(Spot at);
  // Where it goes; absent where some user is unknown or the compiler stops. `moves_copy`: a copy is
  // being moved along.
  std::optional<std::vector<Spot>> down(Spot at, bool moves_copy);

  // The one move to the device that slices and what is looked through lead to; kNoNode where there
  // is none.
  NodeId device_move_below(NodeId node) const;
  // The move to the host that what is looked through comes from; kNoNode where there is none.
  NodeId host_move_above(NodeId node) const;

  // Whether the host executes it: by the thread that the compiler holds it to be of.
  bool is_host_computation(ComputationNumber computation);

  // Whether the compiler stopped, which is reported then.
  bool has_stopped() const { return has_stopped_; }
  void stop(std::string check, const std::string& reason, NodeId at);
  void forget_users() { has_only_elements_.clear(); }
  void go_on() { has_stopped_ = false; }

 private:
  std::optional<Spot> up_from_parameter(Spot at) const;
  std::optional<std::vector<Spot>> elements(NodeId tuple, std::int64_t slot);
  // False where the user is unknown.
  bool follow(Spot at, NodeId user, bool moves_copy, std::vector<Spot>& out);
  bool has_only_elements(NodeId tuple);
  std::vector<NodeId> users_of(Spot at) const;

  Pass& pass_;
  Graph& graph_;
  std::unordered_map<NodeId, bool> has_only_elements_;
  std::optional<std::unordered_set<ComputationNumber>> below_device_calls_;
  std::size_t steps_left_;
  bool has_stopped_ = false;
};

bool is_slice(const Node& node);
// Bitcast, copy and reshape: the legalizer looks through them.
bool is_relabelling(const Node& node);

}  // namespace offload
