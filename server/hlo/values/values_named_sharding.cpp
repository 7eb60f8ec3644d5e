#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"
#include "hlo/values/values_mesh.h"

namespace hlo {
namespace {

constexpr std::string_view kCode = "sharding";

bool end_of_process(ValueReader& reader, text::Range range, std::string_view message) {
  return reader.fail_at(range, fmt::format("XLA's parser ends here: {}", message), kCode);
}

// A quoted string, without its quotes. Releases before wrote a bare word, and with it glued `=` or
// `:` where those follow.
std::optional<std::string_view> take_axis_name(ValueReader& reader) {
  const std::size_t begin = reader.place();
  if (!reader.peek_string()) {
    reader.fail("expects string: the name of an axis stands in quotes");
    return std::nullopt;
  }
  if (!reader.expect_string()) return std::nullopt;
  const text::Range range = reader.range_from(begin);
  return reader.text().substr(range.begin + 1, range.size() - 2);
}

}  // namespace

// `['x'=2,'y'=4]` and device numbers behind it where there are any.
bool Mesh::read(ValueReader& reader) {
  const bool has_axes = read_list(reader, '[', ']', "expects '[' behind mesh", [&] {
    const std::size_t begin = reader.place();
    const auto name = take_axis_name(reader);
    if (!name) return false;
    const text::Range range = reader.range_from(begin);
    if (!reader.expect('=', "expects '=' behind the name of an axis")) return false;
    const auto size = reader.take_integer();
    if (!size) return false;
    if (std::ranges::find(axes_, *name, &Axis::name) != axes_.end()) {
      return end_of_process(
          reader, range,
          fmt::format("Mesh has duplicate axis names. Duplicate axis name: {}", *name));
    }
    axes_.push_back({*name, *size});
    return true;
  });
  if (!has_axes) return false;
  const std::size_t begin = reader.place();
  if (!reader.take(',') || reader.take_attribute_name() != "device_ids") {
    reader.go_to(begin);
    return true;
  }
  return read_devices(reader);
}

bool Mesh::read_devices(ValueReader& reader) const {
  const std::size_t begin = reader.place();
  if (!reader.expect('(', "expects '(' before the device numbers")) return false;
  if (reader.peek('[')) {
    NumberList numbers;
    return read_iota(reader, numbers, IotaTranspose::kAny) &&
           reader.expect(')', "expects ')' behind the device numbers");
  }
  std::vector<std::int64_t> devices;
  if (!reader.take(')')) {
    do {
      const auto device = reader.take_integer();
      if (!device) return false;
      devices.push_back(*device);
    } while (reader.take(','));
    if (!reader.expect(')', "expects ')' behind the device numbers")) return false;
  }
  return judge_devices(reader, reader.range_from(begin), devices);
}

bool Mesh::judge_devices(ValueReader& reader, text::Range range,
                         std::vector<std::int64_t>& devices) const {
  const auto count = device_count();
  if (!count) return true;
  if (std::cmp_not_equal(*count, devices.size())) {
    return end_of_process(reader, range,
                          fmt::format("Expected {} device_ids based on mesh axes, but got {}",
                                      *count, devices.size()));
  }
  const bool is_counted = std::ranges::is_sorted(devices);
  std::ranges::sort(devices);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (std::cmp_not_equal(devices[i], i))
      return end_of_process(reader, range, "Device ids must be a permutation of [0,1,2,3...].");
  }
  return !is_counted || devices.empty() ||
         end_of_process(
             reader, range,
             "Non-iota device assignment has iota device id list [0,1,2,3...]: leave it out");
}

std::optional<std::int64_t> Mesh::device_count() const {
  std::int64_t count = 1;
  for (const Axis& axis : axes_) {
    if (__builtin_mul_overflow(count, axis.size, &count)) return std::nullopt;
  }
  return count;
}

// `'x'` or `'x':(2)4`
bool Mesh::read_axis(ValueReader& reader, Part& part) const {
  const std::size_t begin = reader.place();
  const auto name = take_axis_name(reader);
  if (!name) return false;
  const auto axis = find(*name);
  if (!axis) {
    return end_of_process(
        reader, reader.range_from(begin),
        fmt::format("axis '{}' is not a valid axis name or index in the mesh", *name));
  }
  part = {*axis, 1, axes_[*axis].size, false, {}};
  if (reader.take(':')) {
    if (!reader.expect('(', "expects '(' before the size in front of a sub-axis")) return false;
    const auto before = reader.take_integer();
    if (!before || !reader.expect(')', "expects ')' behind the size in front of a sub-axis"))
      return false;
    const auto size = reader.take_integer();
    if (!size) return false;
    part = {*axis, *before, *size, true, {}};
  }
  part.range = reader.range_from(begin);
  return judge_part(reader, part);
}

// By name, or by index in quotes.
std::optional<std::size_t> Mesh::find(std::string_view name) const {
  const auto found = std::ranges::find(axes_, name, &Axis::name);
  if (found != axes_.end()) return static_cast<std::size_t>(found - axes_.begin());
  std::size_t index = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
  const bool is_index = read.ec == std::errc() && read.ptr == name.data() + name.size();
  return is_index && index < axes_.size() ? std::optional(index) : std::nullopt;
}

bool Mesh::judge_part(ValueReader& reader, const Part& part) const {
  if (!part.is_part) return true;
  const std::int64_t whole = axes_[part.axis].size;
  if (part.before < 1) return end_of_process(reader, part.range, "sub-axis pre-size must be >= 1");
  if (part.size <= 1) return end_of_process(reader, part.range, "sub-axis size must be > 1");
  std::int64_t next = 0;
  const bool fits = !__builtin_mul_overflow(part.before, part.size, &next);
  if (!fits || whole % next != 0) {
    return end_of_process(reader, part.range,
                          fmt::format("Sub-axis next_pre_size must divide the full axis size. Next "
                                      "pre-size: {}, Axis size: {}",
                                      next, whole));
  }
  return part.size < whole ||
         end_of_process(reader, part.range,
                        fmt::format("Sub-axis size must be strictly less than the full axis size. "
                                    "Sub-axis size: {}, Axis size: {}",
                                    part.size, whole));
}

// Two parts of one axis go together where one begins at a multiple of what the other ends with.
bool Mesh::goes_with(const Part& left, const Part& right) {
  if (left.axis != right.axis) return true;
  if (!left.is_part || !right.is_part) return false;
  const Part& first = left.before <= right.before ? left : right;
  const Part& second = left.before <= right.before ? right : left;
  return second.before % (first.before * first.size) == 0;
}

bool Mesh::add(ValueReader& reader, const Part& part) {
  // A text that names more parts than any mesh has is left alone.
  if (parts_.size() >= kMostParts) return true;
  const bool is_free =
      std::ranges::all_of(parts_, [&part](const Part& other) { return goes_with(other, part); });
  if (!is_free) {
    return end_of_process(reader, part.range,
                          "Axes cannot coexist or axes overlap: this one is in use");
  }
  parts_.push_back(part);
  return true;
}

bool Mesh::read_axes(ValueReader& reader, std::string_view what) {
  std::optional<Part> last;
  return read_list(reader, '{', '}', "expects '{' before a list of axes", [&] {
    Part part;
    if (!read_axis(reader, part) || !add(reader, part)) return false;
    const bool is_sorted = what.empty() || !last || last->axis < part.axis ||
                           (last->axis == part.axis && last->before < part.before);
    last = part;
    return is_sorted || end_of_process(reader, part.range,
                                       fmt::format("{} axes must be sorted by mesh axis index and "
                                                   "sub-axis pre-size.",
                                                   what));
  });
}

// `[{'x'}, {'y', ?}]`, a list of axes a dimension. `?` stands last.
bool Mesh::read_dimensions(ValueReader& reader) {
  return read_list(reader, '[', ']', "", [&] {
    if (!reader.expect('{', "expects '{' before the axes of a dimension")) return false;
    if (reader.take('}')) return true;
    std::optional<Part> last;
    do {
      if (reader.take('?')) return reader.expect('}', "the question mark stands last");
      Part part;
      if (!read_axis(reader, part) || !add(reader, part)) return false;
      const bool is_next = last && last->axis == part.axis && last->is_part && part.is_part &&
                           last->before * last->size == part.before;
      if (is_next)
        return end_of_process(reader, part.range,
                              "Adjacent axes in dimension sharding can be merged");
      last = part;
    } while (reader.take(','));
    return reader.expect('}', "expects a list to end with kRbrace");
  });
}

namespace {

// `replicated={'x'}`, `unreduced=max{'x'}` and the like, behind a comma.
bool read_named_attribute(ValueReader& reader, Mesh& mesh) {
  const std::size_t begin = reader.place();
  const std::string_view name = reader.take_attribute_name();
  if (name.empty()) return reader.fail("expects attribute name");
  if (name == "metadata") return read_metadata_list(reader);
  if (name == "replicated") return mesh.read_axes(reader, "Replicated");
  if (name == "manual") return mesh.read_axes(reader, "Manual");
  if (name == "unreduced") return read_reduction(reader) && mesh.read_axes(reader, "Unreduced");
  return reader.fail_at(reader.range_from(begin),
                        "unknown attribute in named sharding: expected replicated, unreduced, "
                        "manual or metadata",
                        "attribute");
}

bool read_named_attributes(ValueReader& reader, Mesh& mesh) {
  while (reader.take(',')) {
    if (!read_named_attribute(reader, mesh)) return false;
  }
  return reader.expect('}', "expected '}' to end sharding attribute");
}

// `unreduced`, `unreduced=max`, `unreduced {'x'}`: what the mesh is used for as a whole.
bool read_whole_use(ValueReader& reader, Mesh& mesh) {
  const std::string_view valued = reader.take_attribute_name();
  if (valued.empty()) {
    const std::string_view word = reader.peek_word();
    if (word != "replicated" && word != "manual" && word != "unreduced")
      return reader.fail("expects a list starting with kLsquare");
    reader.take_word();
  } else if (valued != "unreduced") {
    return reader.fail("expects a list starting with kLsquare");
  } else if (!read_reduction(reader)) {
    return false;
  }
  return !reader.peek('{') || mesh.read_axes(reader, "Unreduced");
}

}  // namespace

// A word of newer releases in front of the axes.
bool read_reduction(ValueReader& reader) {
  const std::string_view word = reader.peek_word();
  if (word.empty()) return true;
  if (word != "sum" && word != "max" && word != "min")
    return reader.fail("expects sum, max or min in front of the axes");
  reader.take_word();
  return true;
}

// Behind `mesh` up to the closing brace.
bool read_named_sharding(ValueReader& reader) {
  Mesh mesh;
  if (!mesh.read(reader)) return false;
  reader.take(',');
  const bool is_used =
      reader.peek('[') ? mesh.read_dimensions(reader) : read_whole_use(reader, mesh);
  return is_used && read_named_attributes(reader, mesh);
}

// `maximal_mesh[device_id=3]`
bool read_maximal_mesh(ValueReader& reader) {
  if (!reader.expect('[', "expects '[' behind maximal_mesh")) return false;
  if (reader.take_attribute_name() != "device_id") return reader.fail("expects device_id");
  if (!reader.expect_integer() || !reader.expect(']', "expects a list to end with kRsquare"))
    return false;
  Mesh mesh;
  return read_named_attributes(reader, mesh);
}

bool read_mesh_groups(ValueReader& reader) {
  reader.take_word();
  Mesh mesh;
  if (!mesh.read(reader) || !reader.peek('{')) return !reader.failed();
  const std::size_t begin = reader.place();
  if (!mesh.read_axes(reader, "")) return false;
  return mesh.has_parts() ||
         reader.fail_at(reader.range_from(begin),
                        "MeshAxesReplicaGroupList must have more than one device per group, but "
                        "got 1",
                        "attribute");
}

}  // namespace hlo
