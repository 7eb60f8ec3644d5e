#include "tests/support/fix_examples.h"

#include <fstream>
#include <sstream>

#include "tests/support/catch.h"

namespace support {

namespace {

std::vector<std::pair<std::string, std::string>> read_leaks(std::string_view list) {
  std::vector<std::pair<std::string, std::string>> leaks;
  std::istringstream words{std::string(list)};
  for (std::string start, output; words >> start >> output;) {
    if (output.ends_with(';')) output.pop_back();
    leaks.emplace_back(start, output);
  }
  return leaks;
}

}  // namespace

std::vector<FixExample> fix_examples() {
  constexpr std::string_view kTitle = "==== ";
  constexpr std::string_view kBefore = "---- before ";
  constexpr std::string_view kFixed = "---- ";
  std::ifstream file(HLO_SOURCE_DIR "/tests/unit/offload/fixes_examples.txt", std::ios::binary);
  std::vector<FixExample> examples;
  std::string* text = nullptr;
  for (std::string line; std::getline(file, line);) {
    const std::string_view view = line;
    if (view.starts_with(kTitle)) {
      examples.push_back({std::string(view.substr(kTitle.size())), "", {}, {}});
    } else if (view.starts_with(kBefore)) {
      examples.back().leaks = read_leaks(view.substr(kBefore.size()));
      text = &examples.back().text;
    } else if (view.starts_with(kFixed)) {
      examples.back().fixed.push_back({std::string(view.substr(kFixed.size())), ""});
      text = &examples.back().fixed.back().text;
    } else if (text != nullptr) {
      *text += line + "\n";
    }
  }
  REQUIRE(examples.size() > 15);
  return examples;
}

FixExample fix_example(std::string_view title) {
  for (FixExample& example : fix_examples()) {
    if (example.title.starts_with(std::string(title) + " ")) return std::move(example);
  }
  FAIL("there is no example " << title);
  return {};
}

}  // namespace support
