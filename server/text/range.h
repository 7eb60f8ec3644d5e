#pragma once

// Places in a text, in bytes. Offset counts from the start of the whole text, or of a piece where
// the owner says so. Range is half-open. Edit says: the bytes of `range` are replaced by
// `replacement`. Several edits that belong together are applied one after the other, each against
// the result of the last.

#include <compare>
#include <cstdint>
#include <string>

namespace text {

using Offset = std::uint32_t;  // a text is below 2 GiB (base/limits.h)

struct Range {
  Offset begin = 0;
  Offset end = 0;

  Offset size() const { return end - begin; }
  bool empty() const { return begin == end; }
  bool contains(Offset offset) const { return begin <= offset && offset < end; }
  bool contains(Range other) const { return begin <= other.begin && other.end <= end; }
  // Touching at an end counts: an insertion at the end of a range belongs to it.
  bool touches(Range other) const { return begin <= other.end && other.begin <= end; }
  Range shifted(Offset by) const { return {begin + by, end + by}; }

  auto operator<=>(const Range&) const = default;
};

struct Edit {
  Range range;
  std::string replacement;

  bool operator==(const Edit&) const = default;
};

}  // namespace text
