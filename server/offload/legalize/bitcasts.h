#pragma once

// What a copy that only changes layouts becomes when it moves from above a bitcast to below it.

#include <expected>

#include "hlo/shape.h"

namespace offload {

// A copy by the shapes above and below it.
struct CopyShapes {
  hlo::Shape before;
  hlo::Shape behind;
};

// Why the compiler does not take a copy across a bitcast.
enum class BitcastFault {
  kNotMajor,     // a dimension comes or goes that is not the most major one, of one element
  kOtherShape,   // dimensions or type change
  kOtherLayout,  // more than the order of dimensions changes
  kOtherRank,    // several dimensions come or go
};

// `from` and `to`: above and below the bitcast. All shapes have layouts.
std::expected<CopyShapes, BitcastFault> behind_bitcast(const hlo::Shape& from, const hlo::Shape& to,
                                                       const CopyShapes& copy);
bool equal_but_layout(const hlo::Shape& left, const hlo::Shape& right);

}  // namespace offload
