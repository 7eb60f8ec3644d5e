#pragma once

// The report of `check` for programs: one JSON object a line for each module, one with "module":
// null for a file without any. Columns count UTF-16 units, as the language server protocol has
// them. The same input gives the same bytes.

#include <string>

#include "cli/checked_file.h"

namespace cli {

std::string json_report(const CheckedFile& file);
// `file:///...` of a path, made absolute below `folder`.
std::string file_uri(const std::string& path, const std::string& folder);

}  // namespace cli
