#include "features/placement.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/tracking.h"
#include "offload/placement.h"

namespace features {

namespace {

using Leaves = std::map<std::int64_t, std::vector<std::string>>;  // indices by memory space

constexpr std::int64_t kOnChipSpace = 1;  // of a TPU

// Device memory is what is not said of the rest.
std::string in_words(Leaves leaves, offload::Backend backend) {
  if (leaves.empty()) return space_name(hlo::kDeviceSpace, backend);
  if (leaves.size() == 1) return space_name(leaves.begin()->first, backend);
  std::vector<std::string> parts;
  const auto take = [&](std::int64_t space) {
    const auto indices = leaves.extract(space);
    if (indices.empty()) return;
    parts.push_back(
        fmt::format("{} at {}", space_name(space, backend), fmt::join(indices.mapped(), ", ")));
  };
  const bool has_device = leaves.erase(hlo::kDeviceSpace) > 0;
  take(hlo::kHostSpace);
  while (!leaves.empty()) take(leaves.begin()->first);
  if (has_device) parts.push_back(space_name(hlo::kDeviceSpace, backend) + " elsewhere");
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::int64_t written_space(const hlo::Shape& shape, const hlo::ShapeIndex& index) {
  const hlo::Shape* leaf = hlo::find_subshape(shape, index);
  return leaf == nullptr ? hlo::kDeviceSpace : hlo::memory_space(*leaf);
}

// Calls that move to host memory are gone behind the pass, so no position names them; their result
// is what is moved.
bool is_moved_here(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
                   hlo::InstructionId value) {
  const auto names = [value](const auto& path) {
    return std::ranges::find(path.annotations, value) != path.annotations.end();
  };
  return std::ranges::any_of(analysis.tracking.result->leaks, names) ||
         std::ranges::any_of(*analysis::host_walks(at, analysis), names);
}

}  // namespace

std::string space_name(std::int64_t space, offload::Backend backend) {
  const offload::Placement placement = offload::placement_of(space);
  if (placement != offload::Placement::kOther)
    return std::string(offload::placement_name(placement));
  if (space == kOnChipSpace && backend == offload::Backend::kTpu) return "on-chip memory";
  return fmt::format("memory space {}", space);
}

bool is_tracked(const analysis::ModuleAnalysis& analysis) {
  return analysis.tracking.result &&
         analysis.tracking.result->verdict.outcome != offload::Verdict::Outcome::kNone;
}

// Where a module is tracked, a host space written on an instruction counts for nothing: the pass
// takes them off before it begins.
std::string placement_of(const analysis::Snapshot& at, const analysis::ModuleAnalysis& analysis,
                         const hlo::InstructionRef& value) {
  const hlo::Shape& shape = at.tables->at(value->shape);
  if (!is_tracked(analysis)) return written_placement(shape, analysis.backend);
  std::set<hlo::ShapeIndex> host;
  for (const offload::Position& position : analysis.tracking.result->host) {
    if (position.instruction == value.id) host.insert(position.index);
  }
  const bool is_host = host.contains(hlo::ShapeIndex{}) || is_moved_here(at, analysis, value.id);
  if (is_host) return space_name(hlo::kHostSpace, analysis.backend);
  Leaves leaves;
  for (const hlo::ShapeIndex& index : hlo::leaf_indices(shape)) {
    const std::int64_t written = written_space(shape, index);
    const bool counts = written != hlo::kHostSpace;
    const std::int64_t other = counts ? written : hlo::kDeviceSpace;
    leaves[host.contains(index) ? hlo::kHostSpace : other].push_back(hlo::print_index(index));
  }
  return in_words(std::move(leaves), analysis.backend);
}

std::string written_placement(const hlo::Shape& shape, offload::Backend backend) {
  Leaves leaves;
  for (const hlo::ShapeIndex& index : hlo::leaf_indices(shape)) {
    leaves[written_space(shape, index)].push_back(hlo::print_index(index));
  }
  return in_words(std::move(leaves), backend);
}

}  // namespace features
