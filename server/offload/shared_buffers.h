#pragma once

// Which values may lie in one buffer, as the compiler's alias analysis joins them: through tuples,
// calls, loops, conditionals and what works in place. A copy parts them. Linear in the leaves of
// all values.

#include <cstdint>
#include <vector>

#include "offload/graph.h"

namespace offload {

class SharedBuffers {
 public:
  explicit SharedBuffers(const Graph& graph);

  // Whether some part of the value may share its buffer with a parameter of its computation.
  bool shares_with_parameter(NodeId value);

 private:
  void join_node(NodeId node);
  void join_calls(NodeId node);
  // All leaves below one place with those below another, as far as they have the same paths.
  void join(Place left, Place right);
  void join(NodeId left, NodeId right);
  std::uint32_t leaf(Place place, std::uint32_t i) const;
  std::uint32_t find(std::uint32_t leaf);

  const Graph& graph_;
  std::vector<std::uint32_t> first_leaf_;  // of each node
  std::vector<std::uint32_t> parents_;     // of each leaf
};

}  // namespace offload
