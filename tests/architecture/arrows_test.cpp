// Who may include whom, and which libraries belong to which folder. A new arrow is a change of the
// design: it gets a page in docs/decisions and a row here.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/architecture/sources.h"
#include "tests/support/catch.h"

namespace architecture {
namespace {

using Names = std::set<std::string>;

// The folders in the order of their rows: a folder sees itself and what stands to its left. Two
// rows meet in `session`.
const std::vector<std::string> kMeaning = {"base",    "text",     "syntax",  "hlo",
                                           "offload", "analysis", "features"};
const std::vector<std::string> kSpeech = {"base", "rpc", "protocol"};
const std::vector<std::string> kJoined = {"session", "transport", "cli"};

bool contains(const std::vector<std::string>& row, const std::string& folder) {
  return std::ranges::find(row, folder) != row.end();
}

Names left_of(const std::vector<std::string>& row, const std::string& folder) {
  return {row.begin(), std::next(std::ranges::find(row, folder))};
}

// What `folder` may include, itself among it; empty for a folder that nobody has named.
Names visible_from(const std::string& folder) {
  if (contains(kMeaning, folder)) return left_of(kMeaning, folder);
  if (contains(kSpeech, folder)) return left_of(kSpeech, folder);
  if (!contains(kJoined, folder)) return {};
  Names visible = left_of(kJoined, folder);
  visible.insert(kMeaning.begin(), kMeaning.end());
  visible.insert(kSpeech.begin(), kSpeech.end());
  return visible;
}

// The one header of ours from outside server/: the letters of HLO text, shared with the grammar's
// scanner.
const std::string kGrammarHeader = "hlo_text.h";

// Headers that only some folders may see; a name that ends in '/' stands for all below it.
const std::map<std::string, Names> kReserved = {
    {"nlohmann/", {"rpc", "protocol", "session", "cli"}},
    {"boost/asio", {"transport"}},
    {"tree_sitter/", {"syntax"}},
    {kGrammarHeader, {"syntax"}},
    {"spdlog/", {"base"}},
    {"CLI/", {"cli"}},
    {"archive.h", {"cli"}},
    {"archive_entry.h", {"cli"}},
    {"iostream", {"cli"}},
    {"thread", {"base", "transport", "cli"}},
    {"mutex", {"base", "transport", "cli"}},
    {"shared_mutex", {"base", "transport", "cli"}},
    {"condition_variable", {"base", "transport", "cli"}},
    {"future", {"base", "transport", "cli"}},
    {"semaphore", {"base", "transport", "cli"}},
    {"latch", {"base", "transport", "cli"}},
    {"barrier", {"base", "transport", "cli"}},
    {"chrono", {"base", "session", "transport", "cli"}},
    {"ctime", {"base", "transport", "cli"}},
    {"fstream", {"base", "transport", "cli"}},
    {"filesystem", {"base", "transport", "cli"}},
    {"cstdio", {"base", "transport", "cli"}},
    {"unistd.h", {"base", "transport", "cli"}},
    {"random", {}},
};

bool names(const std::string& reserved, const std::string& header) {
  const bool is_prefix = reserved.ends_with('/') || reserved.starts_with("boost/");
  return is_prefix ? header.starts_with(reserved) : header == reserved;
}

std::vector<std::string> broken_arrows(const Source& source) {
  std::vector<std::string> broken;
  const Names visible = visible_from(source.folder());
  if (visible.empty()) broken.push_back(source.path + " lies in a folder without a layer");
  for (const auto& include : source.includes()) {
    const std::string folder = include.path.substr(0, include.path.find('/'));
    if (include.is_own && include.path != kGrammarHeader && !visible.contains(folder)) {
      broken.push_back(source.path + " includes " + include.path);
    }
    for (const auto& [header, folders] : kReserved) {
      if (!names(header, include.path) || folders.contains(source.folder())) continue;
      broken.push_back(source.path + " includes " + include.path);
    }
  }
  return broken;
}

std::vector<std::string> broken_in(std::string_view path, std::string_view text) {
  return broken_arrows(make_source(path, text));
}

const std::vector<std::string> kNothing;

}  // namespace

TEST_CASE("every include below server/ follows the arrows") {
  const auto sources = read_sources();
  REQUIRE(!sources.empty());
  std::vector<std::string> broken;
  for (const auto& source : sources) {
    for (const auto& line : broken_arrows(source)) broken.push_back(line);
  }
  CHECK(broken == kNothing);
}

TEST_CASE("an include to the left is allowed, one to the right is not") {
  CHECK(broken_in("hlo/shape.cpp", "#include \"hlo/shape.h\"\n#include \"base/limits.h\"\n") ==
        kNothing);
  CHECK(broken_in("text/text.h", "#include \"syntax/tree.h\"\n").size() == 1);
  CHECK(broken_in("rpc/message.h", "#include \"text/text.h\"\n").size() == 1);
  CHECK(broken_in("features/hover.h", "#include \"protocol/basic.h\"\n").size() == 1);
  CHECK(broken_in("session/convert.h",
                  "#include \"protocol/basic.h\"\n#include \"features/hover.h\"\n") == kNothing);
}

TEST_CASE("a file outside the layers, or an include not written from server/, is found") {
  CHECK(broken_in("tools/x.h", "").size() == 1);
  CHECK(broken_in("hlo/shape.cpp", "#include \"shape.h\"\n").size() == 1);
}

TEST_CASE("libraries stay in their folders") {
  CHECK(broken_in("hlo/module.h", "#include <nlohmann/json_fwd.hpp>\n").size() == 1);
  CHECK(broken_in("cli/check.cpp", "#include <nlohmann/json.hpp>\n") == kNothing);
  CHECK(broken_in("hlo/lower.cpp", "  #  include <tree_sitter/api.h>\n").size() == 1);
  CHECK(broken_in("syntax/scan.cpp", "#include \"hlo_text.h\"\n") == kNothing);
  CHECK(broken_in("hlo/scan.cpp", "#include \"hlo_text.h\"\n").size() == 1);
  CHECK(broken_in("session/session.cpp", "#include <boost/asio.hpp>\n").size() == 1);
  CHECK(broken_in("analysis/analyzer.cpp", "#include <thread>\n").size() == 1);
  CHECK(broken_in("features/hover.cpp", "#include <iostream>\n").size() == 1);
  CHECK(broken_in("offload/tracker.cpp", "#include <thread_of_gold>\n") == kNothing);
}

}  // namespace architecture
