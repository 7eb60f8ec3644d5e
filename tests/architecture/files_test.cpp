// Sizes, names and openings of the files below server/. The bounds are those a reader can hold in
// mind; a file that passes one wants to be two.
#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/architecture/sources.h"
#include "tests/support/catch.h"

namespace architecture {
namespace {

constexpr std::size_t kLongestSource = 400;
constexpr std::size_t kLongestHeader = 150;
// Pairs of header and source; folders below a layer count apart. Twenty is usual; a layer with a
// file a request, or a long pass cut into short files, has more.
constexpr std::size_t kLargestFolder = 40;

// Headers that may be as long as a source, each with its reason.
const std::map<std::string, std::string> kLongHeaders = {
    {"base/persistent_map.h", "a template, whose code has no other place"},
    {"base/sum_tree.h", "a template, whose code has no other place"},
};

const std::vector<std::string> kNothing;

std::vector<std::string> too_long(const std::vector<Source>& sources) {
  std::vector<std::string> found;
  for (const auto& source : sources) {
    if (source.path.ends_with(".inc")) continue;  // A table, a row a line.
    const bool is_short = source.is_header() && !kLongHeaders.contains(source.path);
    const auto bound = is_short ? kLongestHeader : kLongestSource;
    if (source.lines.size() <= bound) continue;
    found.push_back(source.path + " has " + std::to_string(source.lines.size()) + " lines, bound " +
                    std::to_string(bound));
  }
  return found;
}

std::vector<std::string> badly_named(const std::vector<Source>& sources) {
  static const std::regex words("^[a-z][a-z0-9]*(_[a-z0-9]+)*\\.(h|cpp|inc)$");
  static const std::regex empty_words(
      "(^|_)(data|info|manager|helpers?|utils?|impl|misc|common|all)(_|\\.)");
  std::vector<std::string> found;
  for (const auto& source : sources) {
    const std::string file = source.file();
    if (!std::regex_match(file, words) || std::regex_search(file, empty_words))
      found.push_back(source.path);
  }
  return found;
}

// Comment lines in front of the first line of code; `#pragma once` may stand before or behind them.
std::size_t opening_comment(const Source& source) {
  std::size_t count = 0;
  for (const auto& line : source.lines) {
    if (line.starts_with("//")) {
      ++count;
    } else if (count > 0 || (!line.empty() && line != "#pragma once")) {
      break;
    }
  }
  return count;
}

std::vector<std::string> badly_opened(const std::vector<Source>& sources) {
  std::vector<std::string> found;
  for (const auto& source : sources) {
    if (!source.is_header()) continue;
    const auto guarded = std::ranges::find(source.lines, "#pragma once") != source.lines.end();
    if (!guarded) found.push_back(source.path + " has no #pragma once");
    const auto lines = opening_comment(source);
    if (lines < 1 || lines > 12) {
      found.push_back(source.path + " opens with " + std::to_string(lines) + " lines of comment");
    }
  }
  return found;
}

// A source includes its own header first, which compiles the header alone.
std::vector<std::string> own_header_not_first(const std::vector<Source>& sources) {
  std::set<std::string> paths;
  for (const auto& source : sources) paths.insert(source.path);
  std::vector<std::string> found;
  for (const auto& source : sources) {
    if (!source.path.ends_with(".cpp")) continue;
    const std::string header = source.path.substr(0, source.path.size() - 3) + "h";
    if (!paths.contains(header)) continue;
    const auto includes = source.includes();
    if (includes.empty() || includes.front().path != header) found.push_back(source.path);
  }
  return found;
}

std::vector<std::string> namespace_missing(const std::vector<Source>& sources) {
  std::vector<std::string> found;
  for (const auto& source : sources) {
    if (source.path.ends_with(".inc") || source.path == "cli/main.cpp") continue;
    const std::regex opening("^namespace " + source.folder() + "(::[a-z_]+)? \\{");
    const auto opens = [&](const std::string& line) { return std::regex_search(line, opening); };
    if (std::ranges::none_of(source.lines, opens)) found.push_back(source.path);
  }
  return found;
}

}  // namespace

TEST_CASE("sources and headers stay short enough to hold in mind") {
  CHECK(too_long(read_sources()) == kNothing);
  const auto long_header = make_source("hlo/x.h", std::string(151, '\n'));
  const auto long_source = make_source("hlo/x.cpp", std::string(401, '\n'));
  CHECK(too_long({long_header, long_source}).size() == 2);
  CHECK(too_long({make_source("hlo/x.h", std::string(150, '\n'))}) == kNothing);
}

TEST_CASE("a folder holds no more pairs of files than a reader can know") {
  std::map<std::string, std::set<std::string>> pairs;
  for (const auto& source : read_sources()) {
    const auto folder = source.path.substr(0, source.path.rfind('/'));
    const auto name = source.file().substr(0, source.file().find('.'));
    pairs[folder].insert(name);
  }
  for (const auto& [folder, names] : pairs) {
    INFO(folder);
    CHECK(names.size() <= kLargestFolder);
  }
}

TEST_CASE("files are named in whole words that say something") {
  CHECK(badly_named(read_sources()) == kNothing);
  CHECK(badly_named({make_source("hlo/ShapeUtil.h", ""), make_source("hlo/shape_util.h", ""),
                     make_source("hlo/info.h", ""), make_source("hlo/line_index.h", "")})
            .size() == 3);
}

TEST_CASE("a header opens with what it is for") {
  CHECK(badly_opened(read_sources()) == kNothing);
  CHECK(badly_opened({make_source("hlo/x.h", "#pragma once\nint x;\n")}).size() == 1);
  CHECK(badly_opened({make_source("hlo/x.h", "// What.\nint x;\n")}).size() == 1);
  CHECK(badly_opened({make_source("hlo/x.h", "#pragma once\n\n// What.\nint x;\n")}) == kNothing);
}

TEST_CASE("a source includes its own header first") {
  CHECK(own_header_not_first(read_sources()) == kNothing);
  CHECK(own_header_not_first({make_source("hlo/x.h", ""),
                              make_source("hlo/x.cpp", "#include <map>\n#include \"hlo/x.h\"\n")})
            .size() == 1);
}

TEST_CASE("a folder has one namespace of the same name") {
  CHECK(namespace_missing(read_sources()) == kNothing);
  CHECK(namespace_missing({make_source("hlo/x.h", "namespace text {\n}\n")}).size() == 1);
}

}  // namespace architecture
