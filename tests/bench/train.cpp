// The training run of the release build: reads and tracks texts as `hlo-lsp` does, so that the
// compiler learns which ways are common. It takes the modules named on the command line and one
// that it makes itself; `--write` prints that one instead.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "analysis/analyzer.h"
#include "tests/bench/training_module.h"

namespace {

constexpr std::uint32_t kSeed = 20240607;
constexpr std::size_t kMadeBytes = 3'000'000;

std::size_t read(const std::string& content) {
  const auto snapshot = analysis::Analyzer::open(text::Text(content), {},
                                                 analysis::for_each_in_line, base::CancelToken{});
  std::size_t problems = 0;
  for (std::size_t i = 0; i < snapshot->segments.size(); ++i)
    problems += snapshot->segments.at(i).problems.size();
  return problems;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string made = bench::training_text(kSeed, kMadeBytes);
  if (argc == 2 && std::string_view(argv[1]) == "--write") {
    std::fwrite(made.data(), 1, made.size(), stdout);
    return 0;
  }
  // Broken text would train what real modules never enter.
  if (read(made) > 0) return 1;
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i], std::ios::binary);
    read({std::istreambuf_iterator<char>(file), {}});
  }
  return 0;
}
