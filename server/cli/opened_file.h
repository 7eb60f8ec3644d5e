#pragma once

// One named file, read and analysed: what `explain` and `fix` begin with.

#include <expected>
#include <memory>
#include <string>

#include "analysis/analyzer.h"
#include "base/error.h"

namespace cli {

struct OpenedFile {
  std::shared_ptr<const analysis::Snapshot> snapshot;
  bool was_packed = false;
};

// The message names the path. An empty file holds no HLO text.
std::expected<OpenedFile, base::Error> open_file(const std::string& path,
                                                 const analysis::Options& options,
                                                 const analysis::ForEach& for_each);

}  // namespace cli
