#include "offload/legalize/layouts.h"

#include <utility>
#include <vector>

namespace offload {

hlo::Shape Layouts::shape(NodeId node) const {
  hlo::Shape out = with_layout(graph_.shapes().whole(graph_.at(node).shape));
  const auto found = written_.find(node);
  if (found == written_.end() || !out.is_array()) return out;
  const auto own = found->second.find(kNoSlot);
  if (own != found->second.end()) out.layout = own->second;
  return out;
}

bool Layouts::write(NodeId node, std::int64_t slot, const hlo::Layout& layout) {
  const ShapeTable& shapes = graph_.shapes();
  const ShapeNumber number = graph_.at(node).shape;
  const Sub sub = slot == kNoSlot ? 0 : shapes.child(number, 0, slot);
  if (sub == kNoSub || !shapes.at(number, sub).shape->is_array()) return false;
  // A reshape keeps the layout of what it reshapes, even where that has another number of
  // dimensions. No text can say so; what reads it only needs to know that it is no bitcast.
  const bool fits = shapes.at(number, sub).shape->dimensions.size() == layout.minor_to_major.size();
  if (slot == kNoSlot) graph_.at(node).has_misfit_layout = !fits;
  if (fits) written_[node][slot] = layout;
  return true;
}

void Layouts::finish() {
  for (const auto& [node, slots] : written_) {
    hlo::Shape shape = graph_.shapes().whole(graph_.at(node).shape);
    for (const auto& [slot, layout] : slots) {
      if (slot == kNoSlot)
        shape.layout = layout;
      else
        shape.elements[static_cast<std::size_t>(slot)].layout = layout;
    }
    graph_.set_shape(node, number_of(graph_, shape));
  }
  written_.clear();
}

hlo::Shape with_layout(hlo::Shape shape) {
  if (!shape.is_array() || shape.layout) return shape;
  std::vector<std::int64_t> order = hlo::minor_to_major(shape);
  shape.layout.emplace().minor_to_major = std::move(order);
  return shape;
}

ShapeNumber number_of(Graph& graph, const hlo::Shape& shape) {
  return graph.shapes().number(graph.shapes().tables().shape(hlo::print_shape(shape)));
}

}  // namespace offload
