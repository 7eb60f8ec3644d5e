// The half of Graph that tells nodes and places in words.

#include <algorithm>

#include "offload/graph.h"

namespace offload {

const std::string& Graph::name(NodeId node) const {
  if (has_written_name(nodes_[node])) return written_->own_name(nodes_[node].origin);
  return own_name(node);
}

bool Graph::has_written_name(const Node& node) const {
  return written_ != nullptr && node.origin != hlo::kNone && !node.is_clone;
}

// Text that the compiler printed has unique names already, and keeps them: then one is told without
// making all that stand in front of it.
bool Graph::has_unique_names() const {
  if (names_.are_unique) return *names_.are_unique;
  names_.is_taken.clear();
  const auto takes_name = [&](const Node& node) {
    return names_.take(node.name, shapes_.tables().text(node.name));
  };
  names_.are_unique = std::all_of(nodes_.begin(), nodes_.begin() + written_count_, takes_name);
  return *names_.are_unique;
}

void Graph::change_name(NodeId node, hlo::Name from) {
  const hlo::Name to = nodes_[node].name;
  if (from == to && to != 0) return;
  const bool were_unique = names_.are_unique.value_or(false);
  names_.forget();
  if (!were_unique) return;
  names_.give_back(from);
  // Where it is taken they are counted again, since another one may change its name next.
  if (names_.take(to, shapes_.tables().text(to))) names_.are_unique = true;
}

const std::string& Graph::own_name(NodeId node) const {
  if (node < written_count_ && has_unique_names()) {
    const auto [known, is_new] = names_.written.try_emplace(node);
    if (is_new) known->second = shapes_.tables().text(nodes_[node].name);
    return known->second;
  }
  // In the order of creation, so asking late gives what asking early would have given.
  while (names_.in_order.size() <= node) {
    const Node& next = nodes_[names_.in_order.size()];
    if (has_written_name(next)) {
      names_.in_order.emplace_back();
      continue;
    }
    const std::string_view wanted =
        next.name != 0 ? shapes_.tables().text(next.name) : hlo::opcode_name(next.opcode);
    names_.in_order.push_back(names_.uniquer.unique(wanted));
  }
  return names_.in_order[node];
}

hlo::Shape Graph::whole_shape(NodeId node) const {
  const Node& at = nodes_[node];
  hlo::Shape shape = shapes_.whole(at.shape);
  for (std::uint32_t leaf = 0; leaf < shapes_.leaf_count(at.shape); ++leaf) {
    hlo::Shape* part =
        hlo::find_subshape(shape, shapes_.index(at.shape, shapes_.leaf(at.shape, leaf)));
    if (part == nullptr || !part->is_array()) continue;
    if (!part->layout) {
      std::vector<std::int64_t> order = hlo::minor_to_major(*part);
      part->layout.emplace().minor_to_major = std::move(order);
    }
    part->layout->memory_space = spaces_[at.first_space + leaf];
  }
  return shape;
}

std::string Graph::index_text(Place place) const {
  return hlo::print_index(shapes_.index(nodes_[place.node].shape, place.sub));
}

std::string Graph::place_text(Place place) const {
  return "{Instr: " + name(place.node) + ", ShapeIndex: " + index_text(place) + '}';
}

}  // namespace offload
