// Runs grammar/test/corpus without the generator: each case is a text and the tree it must give.

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/grammar/parsed.h"
#include "tests/support/catch.h"

namespace {

struct Case {
  std::string name;
  std::string text;
  std::string tree;       // blanks made single
  bool is_error = false;  // only an error is expected, whatever the tree
};

std::string with_single_blanks(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::string joined;
  for (std::string word; words >> word;) joined += joined.empty() ? word : " " + word;
  return joined;
}

bool is_rule(std::string_view line, char of) {
  return line.size() >= 3 && line.find_first_not_of(of) == std::string_view::npos;
}

std::vector<Case> read_cases(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::vector<Case> cases;
  enum { kText, kTree } part = kTree;
  for (std::string line; std::getline(in, line);) {
    if (is_rule(line, '=')) {
      Case& opened = cases.emplace_back();
      std::getline(in, opened.name);
      while (std::getline(in, line) && !is_rule(line, '='))
        opened.is_error = opened.is_error || line == ":error";
      part = kText;
    } else if (is_rule(line, '-')) {
      part = kTree;
    } else if (!cases.empty()) {
      (part == kText ? cases.back().text : cases.back().tree) += line + "\n";
    }
  }
  for (Case& each : cases) each.tree = with_single_blanks(each.tree);
  return cases;
}

std::string tree_of(std::string_view text, bool& has_error) {
  const grammar::Tree tree = grammar::parsed(text);
  const TSNode root = ts_tree_root_node(tree.get());
  has_error = ts_node_has_error(root);
  const std::unique_ptr<char, decltype(&std::free)> shown(ts_node_string(root), std::free);
  return shown.get();
}

}  // namespace

TEST_CASE("every text of the grammar's corpus gives the tree written under it") {
  std::size_t count = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(HLO_SOURCE_DIR "/grammar/test/corpus")) {
    for (const Case& each : read_cases(entry.path())) {
      INFO(entry.path().filename().string() << ": " << each.name);
      bool has_error = false;
      const std::string tree = tree_of(each.text, has_error);
      const bool shows_error = each.tree.find("MISSING") != std::string::npos ||
                               each.tree.find("ERROR") != std::string::npos;
      CHECK(has_error == (each.is_error || shows_error));
      if (!each.is_error) CHECK(tree == each.tree);
      ++count;
    }
  }
  CHECK(count > 80);
}

TEST_CASE("nesting of a hundred thousand ends, and the error stays an error") {
#ifdef HLO_SANITIZED
  // Recovery is quadratic on some of these texts, and the thread sanitizer makes each step fifty
  // times as long.
  constexpr int kDepth = 10'000;
#else
  constexpr int kDepth = 100'000;
#endif
  for (const std::string_view unit :
       {"(", "{", "[", "add(", "/*", "\"", "f32[", "(f32[]", "x = {\n", "constant(("}) {
    std::string text = "ENTRY e {\n  a = f32[2] add(x), k=";
    for (int i = 0; i < kDepth / static_cast<int>(unit.size()); ++i) text += unit;
    INFO(unit);
    bool has_error = false;
    tree_of(text, has_error);
    CHECK(has_error);
  }
}
