#pragma once

// The instructions of a text that a compiler's log speaks of, although the compiler saw another
// text: one of a later stage, with most names changed. A wrong place is worse than none, so each
// answer says on what it rests, and where nothing carries it, why there is none.

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/snapshot.h"
#include "features/compiler_log.h"
#include "text/range.h"

namespace features {

enum class Certainty : std::uint8_t {
  kNone,      // not found
  kPlace,     // where tracking this text says what this line says
  kMetadata,  // the only instruction with that operation in its metadata
  kNumber,    // the parameter with that number
  kExactName,
};

struct LogTarget {
  LoggedName logged;
  Certainty certainty = Certainty::kNone;
  std::string found;   // its name in the text
  text::Range range;   // of that name
  std::string reason;  // of the certainty, or why there is no target
};

struct ResolvedLog {
  std::uint32_t module = 0;                     // of the snapshot, the one that fits best
  std::vector<std::vector<LogTarget>> targets;  // for each line of the log
  bool is_cut = false;                          // a part is too long to be compared
};

// The snapshot should hold log lines of the level that the log shows.
ResolvedLog resolve_log(const CompilerLog& log, const analysis::Snapshot& at);

// `exact name`, `by op_name metadata`, `by its place in the path` ...
std::string_view certainty_words(Certainty certainty);

}  // namespace features
