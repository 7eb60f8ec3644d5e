#include "offload/entry.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace offload {
namespace {

enum LeafKind : std::uint8_t { kDeviceLeaf, kHostLeaf, kBareLeaf };

LeafKind kind_of(const hlo::Shape& shape) {
  if (!shape.is_array()) return kBareLeaf;
  return hlo::memory_space(shape) == hlo::kHostSpace ? kHostLeaf : kDeviceLeaf;
}

}  // namespace

EntryLayout::EntryLayout(const hlo::Module& module, const Graph& graph, hlo::Tables& tables) {
  if (graph.entry() == kNoComputation) return;
  if (const hlo::Header* header = module.header())
    may_donate_ = std::ranges::any_of(header->attributes, [&](const hlo::HeaderAttribute& at) {
      const std::string_view name = tables.text(at.name);
      return name == "input_output_alias" || name == "buffer_donor";
    });
  read_parameters(module, graph, tables);
  read_result(module, graph, tables);
}

void EntryLayout::read_parameters(const hlo::Module& module, const Graph& graph,
                                  hlo::Tables& tables) {
  const hlo::Header* header = module.header();
  if (header != nullptr && header->has_entry_layout) {
    for (const hlo::LayoutLeaf& leaf : header->leaves)
      if (!leaf.is_result) add_parameter_leaf(leaf.parameter, leaf.index, tables.at(leaf.shape));
  } else {
    const ScratchComputation& entry = graph.computation(graph.entry());
    for (std::size_t number = 0; number < entry.parameters.size(); ++number) {
      if (entry.parameters[number] == kNoNode) continue;
      const ShapeNumber shape = graph.at(entry.parameters[number]).shape;
      for (std::uint32_t leaf = 0; leaf < graph.shapes().leaf_count(shape); ++leaf) {
        const Sub sub = graph.shapes().leaf(shape, leaf);
        add_parameter_leaf(static_cast<std::int64_t>(number), graph.shapes().index(shape, sub),
                           *graph.shapes().at(shape, sub).shape);
      }
    }
  }
  std::sort(host_parameters_.begin(), host_parameters_.end(),
            [](const HostLeaf& a, const HostLeaf& b) {
              return std::tie(a.parameter, a.index) < std::tie(b.parameter, b.index);
            });
}

void EntryLayout::add_parameter_leaf(std::int64_t number, hlo::ShapeIndex index,
                                     const hlo::Shape& shape) {
  if (kind_of(shape) == kHostLeaf)
    host_parameters_.push_back({number, std::move(index), hlo::print_shape(shape)});
}

void EntryLayout::read_result(const hlo::Module& module, const Graph& graph, hlo::Tables& tables) {
  const NodeId root = graph.computation(graph.entry()).root;
  if (root == kNoNode) return;
  const ShapeNumber shape = graph.at(root).shape;
  const hlo::Header* header = module.header();
  std::vector<const hlo::LayoutLeaf*> written;
  const bool has_attribute = header != nullptr && header->has_entry_layout;
  if (has_attribute)
    for (const hlo::LayoutLeaf& leaf : header->leaves)
      if (leaf.is_result) written.push_back(&leaf);
  const auto index_of = [](const hlo::LayoutLeaf* leaf) -> const auto& { return leaf->index; };
  std::ranges::sort(written, {}, index_of);
  result_leaves_.reserve(graph.shapes().leaf_count(shape));
  for (std::uint32_t leaf = 0; leaf < graph.shapes().leaf_count(shape); ++leaf) {
    const Sub sub = graph.shapes().leaf(shape, leaf);
    LeafKind kind = kind_of(*graph.shapes().at(shape, sub).shape);
    if (has_attribute) {
      const hlo::ShapeIndex index = graph.shapes().index(shape, sub);
      const auto found = std::ranges::lower_bound(written, index, {}, index_of);
      if (found != written.end() && (*found)->index == index)
        kind = kind_of(tables.at((*found)->shape));
      else if (kind == kHostLeaf)
        kind = kDeviceLeaf;
    }
    result_leaves_.push_back(kind);
  }
}

bool EntryLayout::is_host_parameter(std::int64_t parameter, const hlo::ShapeIndex& index) const {
  const auto found =
      std::lower_bound(host_parameters_.begin(), host_parameters_.end(), std::tie(parameter, index),
                       [](const HostLeaf& leaf, const auto& wanted) {
                         return std::tie(leaf.parameter, leaf.index) < wanted;
                       });
  return found != host_parameters_.end() && found->parameter == parameter && found->index == index;
}

EntryLayout::Output EntryLayout::output(const Graph& graph, Place root) const {
  Output out;
  const ShapeNumber shape = graph.at(root.node).shape;
  const SubShape& part = graph.shape_at(root);
  for (std::uint32_t leaf = part.first_leaf; leaf < part.first_leaf + part.leaf_count; ++leaf) {
    const std::uint8_t kind =
        leaf < result_leaves_.size() ? result_leaves_[leaf] : std::uint8_t{kDeviceLeaf};
    if (kind == kBareLeaf) out.lacks_layout = true;
    if (kind == kDeviceLeaf)
      out.device_leaves.push_back(graph.shapes().index(shape, graph.shapes().leaf(shape, leaf)));
  }
  return out;
}

}  // namespace offload
