#pragma once

// The lines of a compiler's log beside the lines that tracking replays on another text of the same
// program: which of ours says what one of theirs says. Both tell the same walks in the same order;
// passes in front of the offloader add, drop and rename instructions, so lines without a partner
// are usual.

#include <cstddef>
#include <span>
#include <vector>

#include "features/compiler_log.h"
#include "features/log_names.h"

namespace features {

struct LinePair {
  std::size_t theirs = 0;
  std::size_t ours = 0;
  double likeness = 0;
};

struct LogAlignment {
  std::vector<LinePair> pairs;
  bool is_cut = false;  // a part of the logs is too long to be compared
};

LogAlignment align_logs(std::span<const LogLine> theirs, std::span<const LogLine> ours,
                        const LogNames& names);

}  // namespace features
