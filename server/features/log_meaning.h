#pragma once

// What a line of the compiler's log means, in our own words and without the compiler's terms of
// art. Names are those of the log, so that the sentence stands beside the line.

#include <string>
#include <string_view>

#include "features/compiler_log.h"

namespace features {

std::string meaning_of(const LogLine& line);
// The kind for scripts: `host-compute`, `trace-step`.
std::string_view log_kind_word(LogKind kind);
// `error`, `warning`, `note`, and `abort` where the compiler's process ends.
std::string_view log_severity_word(const LogLine& line);

}  // namespace features
