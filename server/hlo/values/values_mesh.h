#pragma once

// Mesh: the axes of a named sharding, or of groups of devices, and the parts of them that the text
// uses. Most faults here end XLA's process, so they are looked for with care. Only the files
// values*.cpp look here.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hlo/values/values_reader.h"

namespace hlo {

class Mesh {
 public:
  // Behind the word `mesh`.
  bool read(ValueReader& reader);
  // `{'x','y':(1)2}`, in the order of the mesh; `what` names them in a message, and without one any
  // order will do.
  bool read_axes(ValueReader& reader, std::string_view what);
  bool read_dimensions(ValueReader& reader);
  bool has_parts() const { return !parts_.empty(); }

 private:
  struct Axis {
    std::string_view name;
    std::int64_t size = 0;
  };
  // Of an axis: `size` neighbours after `before` others.
  struct Part {
    std::size_t axis = 0;
    std::int64_t before = 1;
    std::int64_t size = 0;
    bool is_part = false;
    text::Range range;
  };
  static constexpr std::size_t kMostParts = 256;

  static bool goes_with(const Part& left, const Part& right);
  bool read_devices(ValueReader& reader) const;
  bool judge_devices(ValueReader& reader, text::Range range,
                     std::vector<std::int64_t>& devices) const;
  bool read_axis(ValueReader& reader, Part& part) const;
  bool judge_part(ValueReader& reader, const Part& part) const;
  bool add(ValueReader& reader, const Part& part);
  std::optional<std::size_t> find(std::string_view name) const;
  std::optional<std::int64_t> device_count() const;

  std::vector<Axis> axes_;
  std::vector<Part> parts_;
};

}  // namespace hlo
