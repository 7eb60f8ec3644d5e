#pragma once

// Layouts: what the legalizer writes over the layouts of instructions. A loop's tuple may get many
// of them, one an element, so they are kept apart and given to the graph once, at the end; reading
// sees them at once. A slot is the number of an element, -1 for a value that is no tuple.

#include <cstdint>
#include <map>
#include <unordered_map>

#include "offload/graph.h"

namespace offload {

inline constexpr std::int64_t kNoSlot = -1;

class Layouts {
 public:
  explicit Layouts(Graph& graph) : graph_(graph) {}

  // The shape of a value that is no tuple, as it is now. Arrays always have a layout.
  hlo::Shape shape(NodeId node) const;
  // False where there is no array.
  bool write(NodeId node, std::int64_t slot, const hlo::Layout& layout);
  // The graph's shapes become what is written here.
  void finish();

 private:
  using Slots = std::map<std::int64_t, hlo::Layout>;

  Graph& graph_;
  std::unordered_map<NodeId, Slots> written_;
};

// With the layout that XLA fills in where none is written.
hlo::Shape with_layout(hlo::Shape shape);
ShapeNumber number_of(Graph& graph, const hlo::Shape& shape);

}  // namespace offload
