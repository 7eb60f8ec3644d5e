// The worked examples of fixes in tests/unit/offload/fixes_examples.txt: a module with a leak, and
// the same module after each fix. The file is plain text: `==== title`, `---- before START OUTPUT;
// ...`, `---- KIND`, each followed by the module.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace support {

struct FixedText {
  std::string kind;  // "move-to-device later" is the second of two moves
  std::string text;
};

struct FixExample {
  std::string title;
  std::string text;
  std::vector<std::pair<std::string, std::string>> leaks;  // start and output: {"out", "{0}"}
  std::vector<FixedText> fixed;
};

std::vector<FixExample> fix_examples();
// The text of an example up to a title: "S4".
FixExample fix_example(std::string_view title);

}  // namespace support
