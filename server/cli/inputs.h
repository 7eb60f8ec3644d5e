#pragma once

// What the command line names: files, folders and standard input, found and read. Folders are
// searched in order of the names for the files that XLA writes and people keep; links to folders
// are not followed, so a search ends.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/limits.h"

namespace cli {

struct Input {
  std::string path;      // as written, or below the folder as written; `-` is standard input
  bool is_named = true;  // on the command line, and not found in a folder
};

struct Found {
  std::vector<Input> inputs;          // each path once, named ones in the order of the command line
  std::vector<base::Error> failures;  // what could not be searched
};

Found find_inputs(const std::vector<std::string>& paths);
// *.hlo, *.hlo.txt, *_optimizations.txt, *.before_*.txt, *.after_*.txt, each also with .gz, .xz,
// .zst.
bool is_hlo_file_name(std::string_view name);

struct Content {
  std::string bytes;  // unpacked
  bool was_packed = false;
};

// The message names the path.
std::expected<Content, base::Error> read_input(const std::string& path, const base::Limits& limits);

}  // namespace cli
