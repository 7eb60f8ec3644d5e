#pragma once

// Graph: the scratch copy of a module that the pass may change, with what XLA derives eagerly and
// the model does not: unique names, user lists in XLA's order, post-order, callers, one byte of
// memory space an array leaf. Nodes are numbered in XLA's order of creation; inserted ones come
// last. Built by build.* or flatten.*, operands in front of their users, so it has no cycles.

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "hlo/attribute.h"
#include "offload/names.h"
#include "offload/node.h"
#include "offload/profile.h"
#include "offload/shapes.h"

namespace offload {

class Graph {
 public:
  explicit Graph(hlo::Tables& tables) : shapes_(tables), written_(nullptr) {}
  // Another form of `written` (framework.h): keeps its names and shape numbers.
  explicit Graph(const Graph* written) : shapes_(written->shapes_), written_(written) {}

  // Building. Operands may be kNoNode: the text names nothing there.
  ComputationNumber add_computation(hlo::Name name);
  NodeId add_node(Node node, std::span<const NodeId> operands,
                  std::span<const ComputationNumber> callees);
  void add_aliasing(NodeId node, std::vector<hlo::OperandAlias> pairs);
  void add_control(NodeId before, NodeId behind);
  // In front of `finish`: another instruction in a node's place. Parameters and callers stay so.
  void rewrite(NodeId node, const Node& as, std::span<const NodeId> operands);
  void set_entry(ComputationNumber computation) { entry_ = computation; }
  void set_root(ComputationNumber of, NodeId root) { computations_[of].root = root; }
  void reserve(std::size_t nodes);
  // In front of `finish`: drops what is not live. New numbers, kNoNode if gone; empty if all stay.
  std::vector<NodeId> keep(const std::vector<bool>& is_live);
  // Users in XLA's order and callers; once, behind the last add, where anybody asks for them.
  void finish();

  // Whose rules a step from one value to the next follows (relations.h); the newest unless told.
  void obey(const Profile& profile) { profile_ = profile; }
  const Profile& profile() const { return profile_; }

  std::size_t inferred_shapes() const { return inferred_shapes_; }
  bool has_control() const { return !control_before_.empty(); }
  std::size_t size() const { return nodes_.size(); }
  std::size_t computation_count() const { return computations_.size(); }
  Node& at(NodeId node) { return nodes_[node]; }
  const Node& at(NodeId node) const { return nodes_[node]; }
  const ScratchComputation& computation(ComputationNumber number) const {
    return computations_[number];
  }
  ComputationNumber entry() const { return entry_; }
  // Nodes that were custom calls, or called computations, when they were added; ascending.
  const std::vector<NodeId>& custom_calls() const { return custom_calls_; }
  const std::vector<NodeId>& callers() const { return callers_; }
  bool is_root(NodeId node) const { return computations_[nodes_[node].computation].root == node; }
  bool is_entry_root(NodeId node) const;

  std::span<const NodeId> operands(NodeId node) const;
  NodeId operand(NodeId node, std::size_t position) const;  // kNoNode where there is none
  std::span<const NodeId> users(NodeId node) const;
  // Those through which a part can go on: a get-tuple-element of another part is left out.
  std::vector<NodeId> users_of_part(Place place) const;
  // Where `user` holds `value`, in order.
  std::vector<std::uint32_t> positions(NodeId user, NodeId value) const;
  std::span<const ComputationNumber> callees(NodeId node) const;
  NodeId parameter(ComputationNumber computation, std::int64_t number) const;
  std::span<const hlo::OperandAlias> aliasing(NodeId node) const;
  std::span<const NodeId> control_predecessors(NodeId node) const;
  ShapeTable& shapes() { return shapes_; }
  const ShapeTable& shapes() const { return shapes_; }
  const SubShape& shape_at(Place place) const {
    return shapes_.at(nodes_[place.node].shape, place.sub);
  }
  std::int64_t space(Place place) const;  // of an array leaf; the device's for anything else
  void set_space(Place place, std::int64_t space);  // of all array leaves below the place
  bool is_host(Place place) const;                  // an array in host memory
  bool holds_host(NodeId node) const;               // at least one of its leaves is
  bool has_equal_spaces(NodeId left, NodeId right) const;
  // Emitted behind its operands; users and removed nodes as they are now.
  std::vector<NodeId> post_order(ComputationNumber computation) const;

  // Changing. Inserted nodes get the name of their opcode.
  NodeId add_copy(NodeId of, std::int64_t space);
  NodeId add_allocate_buffer(NodeId like, std::int64_t space);
  NodeId add_dynamic_slice(NodeId slice);
  // As another instruction, its name made unique; the only operand is `value`.
  NodeId add_clone(NodeId of, ShapeNumber shape, NodeId value);
  // A shape with other layouts and the same leaves, and with the memory spaces it says.
  void set_shape(NodeId node, ShapeNumber shape);
  void replace_operand(NodeId user, std::uint32_t position, NodeId value);
  void replace_uses(NodeId old_value, NodeId new_value);  // the root too; a fusion holds it once
  void remove(NodeId node);
  // The order can change where one that stays loses its last user, or an unused one is taken away.
  bool is_order_stale() const;
  void note_unused_taken_away() { orphans_.push_back(kNoNode); }
  std::size_t orphan_count() const { return orphans_.size(); }
  void forget_orphans(std::size_t from) { orphans_.resize(from); }
  const std::string& name(NodeId node) const;  // XLA's unique name
  hlo::Shape whole_shape(NodeId node) const;   // with the memory spaces as they are now
  std::string index_text(Place place) const;   // {1,0}
  std::string place_text(Place place) const;   // {Instr: x, ShapeIndex: {1,0}}

 private:
  void append_post_order(ComputationNumber computation, std::vector<NodeId>& out) const;
  bool has_unique_names() const;
  void change_name(NodeId node, hlo::Name from);
  bool has_written_name(const Node& node) const;
  const std::string& own_name(NodeId node) const;
  void read_spaces(const Node& node);
  void attach(NodeId value, NodeId user);
  void detach(NodeId value, NodeId user);
  void drop_repeated_operands(NodeId fusion, std::vector<std::pair<NodeId, NodeId>>& merged);
  NodeId append(Node node, std::span<const NodeId> operands,
                std::span<const ComputationNumber> callees);
  NodeId insert(Node node, std::span<const NodeId> operands);
  Positions& wide_positions(NodeId user) const;
  const PartUsers& part_users(NodeId node) const;
  ShapeTable shapes_;
  const Graph* written_;
  std::vector<Node> nodes_;
  std::vector<ScratchComputation> computations_;
  ComputationNumber entry_ = kNoComputation;
  std::vector<NodeId> operands_;
  std::vector<NodeId> users_;
  std::vector<ComputationNumber> callees_;
  std::vector<std::uint8_t> spaces_;
  std::vector<NodeId> order_;  // post-order of all computations; empty since the first change
  std::vector<NodeId> custom_calls_;
  std::vector<NodeId> callers_;
  std::unordered_map<NodeId, std::vector<hlo::OperandAlias>> aliasing_;
  std::unordered_map<NodeId, std::vector<NodeId>> control_before_;  // by the later node
  std::vector<NodeId> orphans_;  // without users since an edit; kNoNode where one such is gone
  std::size_t inferred_shapes_ = 0;
  Profile profile_ = newest_profile();
  NodeId written_count_ = 0;  // nodes of the text; behind them come inserted ones
  mutable NodeNames names_;
  mutable std::unordered_map<NodeId, Positions> wide_;
  mutable std::unordered_map<NodeId, PartUsers> part_users_;
  mutable std::vector<std::uint32_t> marks_;  // of the depth-first search, by round
  mutable std::uint32_t round_ = 0;
};

}  // namespace offload
