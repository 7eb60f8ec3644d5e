#include "tests/architecture/sources.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace architecture {

std::string Source::folder() const { return path.substr(0, path.find('/')); }

std::string Source::file() const { return path.substr(path.rfind('/') + 1); }

bool Source::is_header() const { return path.ends_with(".h"); }

std::vector<Include> Source::includes() const {
  static const std::regex form(R"rx(^\s*#\s*include\s*(["<])([^">]+)[">])rx");
  std::vector<Include> found;
  for (const auto& line : lines) {
    std::smatch match;
    if (std::regex_search(line, match, form)) found.push_back({match[2], match[1] == "\""});
  }
  return found;
}

Source make_source(std::string_view path, std::string_view text) {
  Source source{std::string(path), {}};
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) source.lines.push_back(line);
  return source;
}

std::vector<Source> read_sources() {
  const std::filesystem::path root = std::filesystem::path(HLO_SOURCE_DIR) / "server";
  std::vector<Source> sources;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp" && extension != ".inc") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    sources.push_back(
        make_source(entry.path().lexically_relative(root).generic_string(), text.str()));
  }
  std::ranges::sort(sources, {}, &Source::path);
  return sources;
}

}  // namespace architecture
