#pragma once

// Records of a piece, by way of its tree. Any text, broken ones included.
//
// The item rule: the records of a piece are those of its items, each parsed alone. A piece without
// an error, in which no token runs over the beginning of an item, gives the same in one parse, so
// that is tried first. A broken item gives one problem.

#include "base/limits.h"
#include "syntax/parser.h"
#include "syntax/records.h"
#include "syntax/segments.h"

namespace syntax {

Records read_records(Parser& parser, const Segment& segment, const base::Limits& limits);

}  // namespace syntax
