// The sources below server/ as the architecture tests see them: path from server/, lines, includes.
// Reading stops at what the rules need; nothing here knows C++ beyond the include line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace architecture {

struct Include {
  std::string path;     // As written, without the quotes or brackets.
  bool is_own = false;  // In quotes: written from server/.
};

struct Source {
  std::string path;                // From server/, with slashes.
  std::vector<std::string> lines;  // Without line ends.

  std::string folder() const;  // The layer: the first part of the path.
  std::string file() const;    // The last part of the path.
  bool is_header() const;
  std::vector<Include> includes() const;
};

Source make_source(std::string_view path, std::string_view text);

// Every .h, .cpp and .inc below server/, in the order of their paths.
std::vector<Source> read_sources();

}  // namespace architecture
