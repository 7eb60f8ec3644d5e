#include <algorithm>
#include <bitset>
#include <cstdint>
#include <string>
#include <unordered_set>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

constexpr std::string_view kCode = "unverified-groups";

// The numbers of devices seen so far. Nearly all are small.
class DeviceNumbers {
 public:
  // False where the number was there.
  bool add(std::int64_t number) {
    const bool is_small = number >= 0 && number < kSmall;
    const auto bit = static_cast<std::size_t>(is_small ? number : 0);
    if (is_small ? small_.test(bit) : !large_.insert(number).second) return false;
    if (is_small) small_.set(bit);
    least_ = std::min(least_, number);
    most_ = std::max(most_, number);
    ++size_;
    return true;
  }
  std::int64_t size() const { return size_; }
  // One that is not below the size; as good as none where all are.
  std::int64_t outermost() const { return least_ < 0 ? least_ : most_; }
  bool is_dense() const { return least_ >= 0 && most_ < size_; }

 private:
  static constexpr std::int64_t kSmall = 4096;
  std::bitset<kSmall> small_;
  std::unordered_set<std::int64_t> large_;
  std::int64_t size_ = 0;
  std::int64_t least_ = 0;
  std::int64_t most_ = -1;
};

bool read_device(ValueReader& reader, DeviceNumbers& numbers) {
  const std::size_t begin = reader.place();
  const auto number = reader.take_integer();
  if (!number) return false;
  if (!numbers.add(*number)) {
    reader.doubt_at(reader.range_from(begin),
                    fmt::format("Replica {} is repeated in instruction's replica-groups", *number),
                    kCode);
  }
  return true;
}

bool read_group(ValueReader& reader, DeviceNumbers& numbers) {
  const std::size_t begin = reader.place();
  const std::int64_t before = numbers.size();
  const bool is_read = read_list(reader, '{', '}', "expects a list starting with kLbrace",
                                 [&] { return read_device(reader, numbers); });
  if (is_read && numbers.size() == before) {
    reader.doubt_at(reader.range_from(begin), "Instruction cannot have an empty replica group",
                    kCode);
  }
  return is_read;
}

// `{{0,1},{2,3}}`
bool read_group_lists(ValueReader& reader) {
  const std::size_t begin = reader.place();
  DeviceNumbers numbers;
  if (!read_list(reader, '{', '}', "", [&] { return read_group(reader, numbers); })) return false;
  if (!numbers.is_dense()) {
    reader.doubt_at(reader.range_from(begin),
                    fmt::format("Replica {} is out of range (should be in [0, {}) range) in "
                                "instruction's replica-groups",
                                numbers.outermost(), numbers.size()),
                    kCode);
  }
  return true;
}

// `[2,4]<=[8]`
bool read_group_iota(ValueReader& reader) {
  const std::size_t begin = reader.place();
  NumberList groups;
  if (!read_numbers(reader, '[', ']', groups)) return false;
  const text::Range range = reader.range_from(begin);
  if (!reader.take("<="))
    return reader.fail("expects '<=' and the numbers that the groups are made of");
  if (groups.count != 2) {
    return reader.fail_at(range,
                          fmt::format("groups are counted by two numbers, not by {}", groups.count),
                          "attribute");
  }
  NumberList source;
  if (!read_iota(reader, source, IotaTranspose::kAny)) return false;
  if (groups.product && source.product && *groups.product != *source.product) {
    reader.doubt_at(reader.range_from(begin),
                    fmt::format("iota tile assignment size {} does not match the tile assignment "
                                "dimensions product {}",
                                *source.product, *groups.product),
                    kCode);
  }
  return true;
}

bool read_pair(ValueReader& reader, DeviceNumbers& sources, DeviceNumbers& targets) {
  const std::size_t begin = reader.place();
  std::size_t count = 0;
  bool is_source_new = true;
  bool is_target_new = true;
  bool is_natural = true;
  const bool is_read = read_list(reader, '{', '}', "expects a list starting with kLbrace", [&] {
    const auto number = reader.take_integer();
    if (!number) return false;
    is_natural = is_natural && *number >= 0;
    if (count == 0) is_source_new = sources.add(*number);
    if (count == 1) is_target_new = targets.add(*number);
    ++count;
    return true;
  });
  if (!is_read) return false;
  const text::Range range = reader.range_from(begin);
  if (count != 2)
    return reader.fail_at(range, "expects 'source_target_pairs=' to be a list of pairs",
                          "attribute");
  constexpr std::string_view kTwice = "appears more than once in instruction's source-target pairs";
  if (!is_natural) reader.doubt_at(range, "a source or target device is not negative", kCode);
  if (!is_source_new) reader.doubt_at(range, fmt::format("the source {}", kTwice), kCode);
  if (!is_target_new) reader.doubt_at(range, fmt::format("the target {}", kTwice), kCode);
  return true;
}

}  // namespace

// `{{0,1},{2,3}}`, `[2,4]<=[8]`, `mesh['x'=2,'y'=4] {'y'}`. Behind a mesh the device numbers may
// follow as an attribute of their own name, which then carries the axes.
bool read_replica_groups(ValueReader& reader) {
  if (reader.peek('{')) return read_group_lists(reader);
  if (reader.peek_word() == "mesh") return read_mesh_groups(reader);
  if (reader.peek('[')) return read_group_iota(reader);
  return reader.fail(
      "expects groups of devices such as {{0,1},{2,3}}, [2,2]<=[4] or mesh['x'=2] {'x'}");
}

bool read_source_target_pairs(ValueReader& reader) {
  DeviceNumbers sources;
  DeviceNumbers targets;
  return read_list(reader, '{', '}', "expects a list starting with kLbrace",
                   [&] { return read_pair(reader, sources, targets); });
}

}  // namespace hlo
