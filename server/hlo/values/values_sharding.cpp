#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

constexpr std::string_view kCode = "sharding";

// The words for the whole of a value, the one that counts first.
constexpr std::array<std::string_view, 5> kUses = {"replicated", "maximal", "manual", "unknown",
                                                   "unreduced"};
constexpr std::size_t kMaximal = 1;

// `[2,2]0,1,2,3` or `[2,2]<=[4]`
struct Tiles {
  bool is_given = false;
  bool is_iota = false;
  NumberList counts;
  std::int64_t devices =
      0;  // listed, or made by the iota; -1 where they are more than 63 bits count
};

// One sharding, behind its opening brace; no commas between its items, which may stand in any order
// and twice.
class OneSharding {
 public:
  OneSharding(ValueReader& reader, std::size_t begin) : reader_(reader), begin_(begin) {}

  bool read() {
    for (bool is_first = true; !reader_.take('}'); is_first = false) {
      const std::size_t begin = reader_.place();
      if (const std::string_view name = reader_.take_attribute_name(); !name.empty()) {
        if (!read_valued_item(name)) return false;
        continue;
      }
      const std::string_view word = reader_.take_word();
      if (take_plain_item(word)) continue;
      if (word == "shard_as" || word == "shard_like") {
        if (!reader_.expect_integer()) return false;
        continue;
      }
      if (is_first && word == "mesh") return read_named_sharding(reader_);
      if (is_first && word == "maximal_mesh") return read_maximal_mesh(reader_);
      reader_.go_to(begin);
      if (!is_first || !read_old_tile_shape(word)) return reader_.fail("unexpected token");
    }
    return judge();
  }

 private:
  // The shape of a tile, which old dumps have in front of the devices.
  bool read_old_tile_shape(std::string_view word) {
    const std::size_t begin = reader_.place();
    if (word.empty() || reader_.text().find('[', begin) != begin + word.size()) return false;
    if (!read_shape(reader_)) return false;
    reader_.note_at(reader_.range_from(begin),
                    "an old spelling: the shape of a tile is left out today");
    return true;
  }

  bool take_plain_item(std::string_view word) {
    if (word == "last_tile_dim_replicate") return true;
    const auto found = std::ranges::find(kUses, word);
    if (found == kUses.end()) return false;
    is_used_[static_cast<std::size_t>(found - kUses.begin())] = true;
    return true;
  }

  bool read_valued_item(std::string_view name) {
    if (name == "device") return read_device();
    if (name == "devices") return read_tiles();
    if (name == "metadata") return read_metadata_list(reader_);
    if (name == "last_tile_dims") return read_last_tiles();
    return reader_.fail("unknown attribute in a sharding");
  }

  bool read_device() {
    const std::size_t begin = reader_.place();
    const auto device = reader_.take_integer();
    if (!device) return false;
    listed_ = 1;
    if (*device < 0) doubt_negative(reader_.range_from(begin), *device);
    return true;
  }

  bool read_tiles() {
    if (!reader_.peek('[')) return reader_.fail("expected '[' to start sharding devices shape");
    tiles_ = {};
    tiles_.is_given = true;
    if (!read_numbers(reader_, '[', ']', tiles_.counts)) return false;
    if (tiles_.counts.count == 0) return reader_.fail("expects integer");
    tiles_.is_iota = reader_.take("<=");
    if (!tiles_.is_iota) return read_listed();
    NumberList source;
    if (!read_iota(reader_, source, IotaTranspose::kWhole)) return false;
    tiles_.devices = source.product.value_or(-1);
    return true;
  }

  // Device numbers; which one stands twice is the verifier's concern.
  bool read_listed() {
    std::unordered_set<std::int64_t> seen;
    do {
      const std::size_t begin = reader_.place();
      const auto device = reader_.take_integer();
      if (!device) return false;
      ++listed_;
      ++tiles_.devices;
      if (*device < 0) doubt_negative(reader_.range_from(begin), *device);
      if (!seen.insert(*device).second) {
        reader_.doubt_at(reader_.range_from(begin),
                         fmt::format("device {} is not unique in tile assignment", *device),
                         "unverified-sharding");
      }
    } while (reader_.take(','));
    return true;
  }

  void doubt_negative(text::Range range, std::int64_t device) {
    reader_.doubt_at(range, fmt::format("device {} is negative in tile assignment", device),
                     "unverified-sharding");
  }

  bool read_last_tiles() {
    return read_list(reader_, '{', '}', "expects '{' behind last_tile_dims", [&] {
      const std::size_t begin = reader_.place();
      const std::string_view word = reader_.take_word();
      if (word.empty()) return reader_.fail("unexpected token");
      ++last_tiles_;
      const bool is_kind =
          word == "manual" || word == "replicated" || word == "maximal" || word == "unreduced";
      return is_kind || reader_.fail_at(reader_.range_from(begin),
                                        fmt::format("`{}` is no kind of subgroup: expects manual, "
                                                    "replicated, maximal or unreduced",
                                                    word),
                                        "attribute");
    });
  }

  bool refuse(std::string_view message) {
    return reader_.fail_at(reader_.range_from(begin_), message, kCode);
  }

  bool judge() {
    const auto use = std::ranges::find(is_used_, true);
    if (use != is_used_.end()) {
      const auto index = static_cast<std::size_t>(use - is_used_.begin());
      if (index == kMaximal) {
        return listed_ == 1 || refuse("maximal shardings should have exactly one device assigned");
      }
      return listed_ == 0 ||
             refuse(fmt::format("{} shardings should not have any devices assigned", kUses[index]));
    }
    if (!tiles_.is_given)
      return refuse("non-maximal shardings must have a tile assignment list including dimensions");
    if (!tiles_.is_iota && listed_ <= 1)
      return refuse("non-maximal shardings must have more than one device assigned");
    return judge_counts();
  }

  // The parser of mid-2026 takes any count, and the compiler goes wrong later; those behind it
  // refuse.
  bool judge_counts() {
    if (last_tiles_ > tiles_.counts.count)
      return refuse("there are more subgroups than dimensions of the tile assignment");
    if (!tiles_.counts.product || tiles_.devices < 0 || *tiles_.counts.product == tiles_.devices)
      return true;
    const std::string message =
        tiles_.is_iota
            ? fmt::format(
                  "iota tile assignment size {} does not match the tile assignment "
                  "dimensions product {}",
                  tiles_.devices, *tiles_.counts.product)
            : fmt::format("sharding device count {} does not match the tile assignment size {}",
                          tiles_.devices, *tiles_.counts.product);
    reader_.doubt_at(reader_.range_from(begin_), message, "unverified-sharding");
    return true;
  }

  ValueReader& reader_;
  std::size_t begin_;  // of its brace
  std::array<bool, kUses.size()> is_used_{};
  Tiles tiles_;
  std::int64_t listed_ = 0;
  std::size_t last_tiles_ = 0;
};

}  // namespace

bool read_sharding(ValueReader& reader) {
  constexpr std::string_view kStart = "expected '{' to start sharding attribute";
  std::size_t begin = reader.place();
  if (!reader.expect('{', kStart)) return false;
  if (reader.take('}')) return true;
  if (!reader.peek('{')) return OneSharding(reader, begin).read();
  do {
    begin = reader.place();
    if (!reader.expect('{', kStart) || !OneSharding(reader, begin).read()) return false;
  } while (reader.take(','));
  return reader.expect('}', "expected '}' to end sharding attribute");
}

bool is_tuple_sharding(std::string_view value) {
  ValueReader reader(value);
  return reader.take('{') && (reader.peek('{') || reader.peek('}'));
}

bool read_metadata_list(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!reader.take('{')) return reader.fail("expects '{' to start sub attributes");
  const bool is_list = reader.peek('{');
  reader.go_to(begin);
  if (!is_list) return read_metadata(reader);
  return read_list(reader, '{', '}', "", [&reader] { return read_metadata(reader); });
}

}  // namespace hlo
