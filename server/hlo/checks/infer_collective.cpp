#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/agreement.h"
#include "hlo/checks/device_groups.h"
#include "hlo/checks/inference.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

Shape pair_of(Shape first, Shape second) {
  Shape tuple;
  tuple.type = ElementType::kTuple;
  tuple.elements.push_back(std::move(first));
  tuple.elements.push_back(std::move(second));
  return tuple;
}

Shape number_shape() {
  Shape shape;
  shape.type = ElementType::kU32;
  return shape;
}

bool holds_tomorrow(const Site& site) {
  for (const Value& operand : site.operands()) {
    const ElementType type = operand.shape->type;
    if (type == ElementType::kOther || type == ElementType::kBuffer) return true;
  }
  return false;
}

// The result of what sums up over devices is that of its operands.
Inference infer_sum(const Site& site) {
  for (const Value& operand : site.operands()) {
    if (operand.shape->is_array()) continue;
    return Inference::no(
        fmt::format("Expected array argument for operand of cross replica sum, but got {}.",
                    plain(*operand.shape)));
  }
  return expect_operands(site);
}

// Operands and results of all-gather and reduce-scatter along one dimension, as far as they are
// there. The number of shards is read from them: the written result says how many devices there
// are.
class Shards {
 public:
  Shards(const Site& site, const Shape& results) : site_(site), results_(results) {}

  // What is wrong before shapes can be compared.
  std::string fault() {
    const auto dimensions = site_.integers(Word::kDimensions);
    if (!dimensions || dimensions->size() != 1) return {};
    dimension_ = dimensions->front();
    for (std::size_t i = 0; i < site_.operand_count(); ++i) {
      const Shape& operand = *site_.operand(i).shape;
      if (!has_dimension(operand)) {
        return fmt::format("The dimension {} of {} is not one of operand {}: {}", dimension_,
                           opcode_name(site_->opcode), i, plain(operand));
      }
    }
    if (site_.operand_count() > 1 && !is_tuple_of_as_many()) {
      return fmt::format("{} of {} operands has a tuple of as many results, not {}",
                         opcode_name(site_->opcode), site_.operand_count(), plain(results_));
    }
    is_ready_ = true;
    return {};
  }

  bool is_ready() const { return is_ready_ && has_dimension(result(0)); }
  std::int64_t operand_size(std::size_t number) const {
    return site_.operand(number).shape->dimensions[at()].size;
  }
  std::int64_t result_size() const { return result(0).dimensions[at()].size; }

  // Of the whole, against the size of a group; a group of one says nothing.
  std::string group_fault(std::int64_t count) const {
    const auto groups = read_device_groups(site_.text(Word::kReplicaGroups));
    if (!groups || groups->is_empty) return {};
    // All partitions of the replicas take part, and how many there are is said elsewhere.
    const bool is_across_both =
        site_.has(Word::kChannelId) && !site_.boolean(Word::kUseGlobalDeviceIds).value_or(false);
    const std::int64_t size = groups->first_size;
    if (is_across_both || size == 1 || size == count) return {};
    return fmt::format("shard_count = {}, subgroup_size = {}", count, size);
  }

  template <class Resize>
  Shape resized(Resize resize) const {
    Shape all;
    all.type = ElementType::kTuple;
    for (std::size_t i = 0; i < site_.operand_count(); ++i) {
      Shape one = *site_.operand(i).shape;
      one.layout.reset();
      one.dimensions[at()].size = resize(one.dimensions[at()].size);
      all.elements.push_back(std::move(one));
    }
    return site_.operand_count() == 1 ? std::move(all.elements.front()) : std::move(all);
  }

 private:
  bool has_dimension(const Shape& shape) const {
    return shape.is_array() && dimension_ >= 0 && at() < shape.dimensions.size();
  }
  bool is_tuple_of_as_many() const {
    return results_.is_tuple() && results_.elements.size() == site_.operand_count();
  }
  const Shape& result(std::size_t number) const {
    return site_.operand_count() == 1 ? results_ : results_.elements[number];
  }
  std::size_t at() const { return static_cast<std::size_t>(dimension_); }

  const Site& site_;
  const Shape& results_;
  std::int64_t dimension_ = -1;
  bool is_ready_ = false;
};

std::int64_t ceiling_of_ratio(std::int64_t whole, std::int64_t part) {
  return whole / part + (whole % part == 0 ? 0 : 1);
}

// A size of nothing or without bound says nothing about the others.
bool are_sizes(std::int64_t left, std::int64_t right) { return left > 0 && right > 0; }

Inference infer_gathered(const Site& site, const Shape& results) {
  Shards shards(site, results);
  std::string fault = shards.fault();
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!shards.is_ready() || !are_sizes(shards.operand_size(0), shards.result_size()))
    return Inference::unknown();
  const std::int64_t count = ceiling_of_ratio(shards.result_size(), shards.operand_size(0));
  fault = shards.group_fault(count);
  if (!fault.empty()) return Inference::no(std::move(fault));
  return Inference::of(shards.resized([count](std::int64_t size) { return size * count; }));
}

Inference infer_gather_start(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr) return Inference::unknown();
  const bool is_pair = written->is_tuple() && written->elements.size() == 2;
  if (!is_pair) {
    return Inference::no(
        fmt::format("The shape of all-gather-start is a pair of operands and results, not {}",
                    plain(*written)));
  }
  Inference gathered = infer_gathered(site, written->elements[1]);
  if (!gathered.shape) return gathered;
  Shape operands = site.operand_count() == 1 ? *site.operand(0).shape : tuple_of_operands(site);
  return expect(site, pair_of(std::move(operands), std::move(*gathered.shape)));
}

Inference infer_scattered(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr) return Inference::unknown();
  Shards shards(site, *written);
  std::string fault = shards.fault();
  if (!fault.empty()) return Inference::no(std::move(fault));
  if (!shards.is_ready() || !are_sizes(shards.operand_size(0), shards.result_size()))
    return Inference::unknown();
  const std::int64_t count = ceiling_of_ratio(shards.operand_size(0), shards.result_size());
  fault = shards.group_fault(count);
  if (!fault.empty()) return Inference::no(std::move(fault));
  for (std::size_t i = 0; i < site.operand_count(); ++i) {
    if (shards.operand_size(i) % count == 0) continue;
    return Inference::no(fmt::format(
        "ReduceScatter operand scatter dimension size {} must be dividable by shard_count {}.",
        shards.operand_size(i), count));
  }
  return Inference::of(shards.resized([count](std::int64_t size) { return size / count; }));
}

Inference infer_split_exchange(const Site& site, std::int64_t dimension,
                               const std::optional<DeviceGroups>& groups) {
  if (site.operand_count() != 1) {
    return Inference::no(
        "AllToAll must have a single operand when the split dimension is specified");
  }
  const Shape& operand = *site.operand(0).shape;
  if (!operand.is_array()) return Inference::unknown();
  const bool is_there =
      dimension >= 0 && static_cast<std::size_t>(dimension) < operand.dimensions.size();
  if (!is_there) {
    return Inference::no(fmt::format("AllToAll split_dimension {} is out-of-bounds in shape {}.",
                                     dimension, plain(operand)));
  }
  const std::int64_t size = operand.dimensions[static_cast<std::size_t>(dimension)].size;
  const bool has_count = groups && !groups->is_empty && groups->first_size > 0 && size > 0;
  if (has_count && size % groups->first_size != 0) {
    return Inference::no(
        fmt::format("AllToAll split dimension size {} must be dividable by split_count {}.", size,
                    groups->first_size));
  }
  return expect(site, site.operand(0));
}

Inference infer_exchange(const Site& site) {
  const auto groups = read_device_groups(site.text(Word::kReplicaGroups));
  const auto dimensions = site.integers(Word::kDimensions);
  if (site.has(Word::kDimensions)) {
    const bool is_one = dimensions && dimensions->size() == 1;
    return is_one ? infer_split_exchange(site, dimensions->front(), groups) : Inference::unknown();
  }
  const bool has_count = groups && !groups->is_empty;
  if (has_count && groups->first_size != static_cast<std::int64_t>(site.operand_count())) {
    return Inference::no(
        fmt::format("all-to-all of groups of {} devices has as many operands, not {}",
                    groups->first_size, site.operand_count()));
  }
  for (std::size_t i = 1; i < site.operand_count(); ++i) {
    if (agree(site.operand(0), site.operand(i))) continue;
    return Inference::no(
        fmt::format("HLO all-to-all has operands with different shapes: the 0th operand shape {}, "
                    "but the {}th operand has shape {}.",
                    plain(*site.operand(0).shape), i, plain(*site.operand(i).shape)));
  }
  return expect(site, tuple_of_operands(site));
}

// Into a buffer in place the result is that buffer.
bool is_in_place(const Site& site) {
  return site.has(Word::kSliceSizes) || site.operand_count() == 4;
}

// One operand more then says which device is the root.
bool has_dynamic_root(const Site& site) {
  return site.has(Word::kHasDynamicRoot) && site.boolean(Word::kHasDynamicRoot).value_or(true);
}

Inference infer_collective_broadcast(const Site& site) {
  return has_dynamic_root(site) ? Inference::unknown() : expect_operands(site);
}

Inference infer_permute(const Site& site) {
  return is_in_place(site) ? Inference::unknown() : expect_operands(site);
}

Inference infer_permute_start(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || is_in_place(site)) return Inference::unknown();
  Shape operands = site.operand_count() == 1 ? *site.operand(0).shape : tuple_of_operands(site);
  Shape expected = pair_of(operands, operands);
  // What stands behind these is of the backend.
  for (std::size_t i = 2; written->is_tuple() && i < written->elements.size(); ++i)
    expected.elements.push_back(written->elements[i]);
  return expect(site, expected);
}

// Something else than a start in front of it is told by verify_done.
Inference infer_element(const Site& site, Opcode start, std::size_t number) {
  if (site.operand_count() != 1 || site.operand(0).definition->opcode != start)
    return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (!operand.is_tuple() || operand.elements.size() <= number) return Inference::unknown();
  return expect(site, operand.elements[number]);
}

Inference infer_sum_done(const Site& site) {
  const bool is_pair =
      site.operand_count() == 1 && site.operand(0).definition->opcode == Opcode::kAllReduceStart;
  return is_pair ? expect(site, site.operand(0)) : Inference::unknown();
}

Inference infer_copy_start(const Site& site) {
  if (site.operand_count() != 1) return Inference::unknown();
  Shape expected = pair_of(*site.operand(0).shape, *site.operand(0).shape);
  expected.elements.push_back(number_shape());
  return expect(site, expected);
}

Inference infer_ragged_exchange(const Site& site) {
  if (site.operand_count() != 6) return Inference::unknown();
  return expect(site, site.operand(1));
}

}  // namespace

Inference infer_collective(const Site& site) {
  const bool is_id = site->opcode == Opcode::kPartitionId || site->opcode == Opcode::kReplicaId;
  // Another shape that is written ends the parser, and is told elsewhere.
  if (is_id) return site->shape == 0 ? Inference::of(number_shape()) : Inference::unknown();
  if (!site.knows_operands() || holds_tomorrow(site)) return Inference::unknown();
  if (site->opcode == Opcode::kDomain) {
    const bool is_missing = site->shape == 0 && site.operand_count() == 1;
    return is_missing ? Inference::of(*site.operand(0).shape) : Inference::unknown();
  }
  // How many operands there are at least is told elsewhere.
  if (site.written() == nullptr || site.operand_count() == 0) return Inference::unknown();
  switch (site->opcode) {
    case Opcode::kAllGather: return infer_gathered(site, *site.written());
    case Opcode::kAllGatherDone: return infer_element(site, Opcode::kAllGatherStart, 1);
    case Opcode::kAllGatherStart: return infer_gather_start(site);
    case Opcode::kAllReduce:
    case Opcode::kAllReduceStart: return infer_sum(site);
    case Opcode::kAllReduceDone: return infer_sum_done(site);
    case Opcode::kAllToAll: return infer_exchange(site);
    case Opcode::kCollectiveBroadcast: return infer_collective_broadcast(site);
    case Opcode::kCollectivePermute: return infer_permute(site);
    case Opcode::kCollectivePermuteDone:
      return infer_element(site, Opcode::kCollectivePermuteStart, 1);
    case Opcode::kCollectivePermuteStart: return infer_permute_start(site);
    case Opcode::kCopyDone: return infer_element(site, Opcode::kCopyStart, 0);
    case Opcode::kCopyStart: return infer_copy_start(site);
    case Opcode::kRaggedAllToAll: return infer_ragged_exchange(site);
    case Opcode::kReduceScatter: return infer_scattered(site);
    default: return Inference::unknown();
  }
}

}  // namespace hlo
