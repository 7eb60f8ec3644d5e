#pragma once

// EntryLayout: which parameters and outputs of the entry computation live in host memory. The one
// source of that is the attribute entry_computation_layout; without it the shapes on the parameter
// lines and on the root, as they are written.

#include <cstdint>
#include <string>
#include <vector>

#include "hlo/module.h"
#include "offload/graph.h"

namespace offload {

class EntryLayout {
 public:
  EntryLayout(const hlo::Module& module, const Graph& graph, hlo::Tables& tables);

  struct HostLeaf {
    std::int64_t parameter = 0;
    hlo::ShapeIndex index;
    std::string shape_text;  // with its space, as XLA prints it
  };
  // Leaves of parameters in host memory, by number and then in pre-order.
  const std::vector<HostLeaf>& host_parameters() const { return host_parameters_; }
  bool is_host_parameter(std::int64_t parameter, const hlo::ShapeIndex& index) const;
  // Outputs may be given the memory of parameters, so a parameter may end before the program does.
  bool may_donate() const { return may_donate_; }

  // The entry result below a position of the root.
  struct Output {
    std::vector<hlo::ShapeIndex> device_leaves;
    bool lacks_layout = false;  // a token below it: the compiler stops
  };
  Output output(const Graph& graph, Place root) const;

 private:
  void read_parameters(const hlo::Module& module, const Graph& graph, hlo::Tables& tables);
  void read_result(const hlo::Module& module, const Graph& graph, hlo::Tables& tables);
  void add_parameter_leaf(std::int64_t number, hlo::ShapeIndex index, const hlo::Shape& shape);

  bool may_donate_ = false;
  std::vector<HostLeaf> host_parameters_;
  std::vector<std::uint8_t>
      result_leaves_;  // by leaf of the root's shape: one of the kinds in entry.cpp
};

}  // namespace offload
