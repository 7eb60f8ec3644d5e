// After any edits everything known of a text equals what is made from the text alone: records (by
// way of the model), problems, model, stage, tracking, diagnostics; whatever the size of the
// pieces.

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "analysis/paranoid.h"
#include "features/diagnostics.h"
#include "hlo/checks/names.h"
#include "tests/property/every_name.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_edits.h"

namespace {

constexpr std::uint32_t kPieceSizes[] = {1024, 16 * 1024, 1U << 30};
// Longer texts are cut off somewhere in the middle: broken at the end, like a half-written file.
constexpr std::size_t kLongestText = 60000;

std::string diagnostics_of(const analysis::Snapshot& at) {
  std::string out;
  for (const auto& found : features::diagnostics(at, {})) {
    const hlo::Problem& problem = found.problem;
    out += fmt::format("{} {}-{} {} {} {}\n", found.module, problem.range.begin, problem.range.end,
                       static_cast<int>(problem.severity), problem.code, problem.message);
    for (const hlo::Related& related : problem.related) {
      out += fmt::format("  {}-{} {}\n", related.range.begin, related.range.end, related.message);
    }
  }
  return out;
}

// Profile and back end go round with the seed; this one has the newest profile.
constexpr std::uint64_t kNewest = 7;

std::shared_ptr<const analysis::Snapshot> open(const std::string& content,
                                               std::uint32_t piece_bytes, std::uint64_t seed) {
  analysis::Options options;
  options.piece_bytes = piece_bytes;
  const auto profiles = offload::profiles();
  options.profile = profiles[seed % profiles.size()];
  if (seed / profiles.size() % 2 == 1) options.backend = offload::Backend::kGpu;
  return analysis::Analyzer::open(text::Text(content), options, analysis::for_each_in_line, {});
}

std::vector<std::string> lines_of(const std::vector<hlo::Problem>& problems) {
  std::vector<std::string> lines;
  for (const hlo::Problem& problem : problems) {
    lines.push_back(fmt::format("{}-{} {} {}", problem.range.begin, problem.range.end,
                                problem.message, problem.related.size()));
  }
  std::ranges::sort(lines);
  return lines;
}

// Looking at doubtful names alone finds what looking at every name does.
void check_names(const analysis::Snapshot& at) {
  for (const analysis::ModuleAnalysis& analysis : at.modules) {
    const auto found = lines_of(hlo::name_problems(analysis.module, *at.tables));
    REQUIRE(found == lines_of(property::problems_of_every_name(analysis.module, *at.tables)));
  }
}

std::size_t first_difference(const std::string& have, const std::string& want) {
  const auto places = std::mismatch(have.begin(), have.end(), want.begin(), want.end());
  const auto at = static_cast<std::size_t>(places.first - have.begin());
  const std::size_t line = at == 0 ? std::string::npos : have.rfind('\n', at - 1);
  return line == std::string::npos ? 0 : line + 1;
}

// Returns the number of edits tried.
int check_edits(const std::string& name, std::string content, std::uint64_t seed, int count) {
  if (content.size() > kLongestText) content.resize(kLongestText);
  support::RandomEdits edits(seed);
  std::vector<std::shared_ptr<const analysis::Snapshot>> versions;
  for (const std::uint32_t size : kPieceSizes) versions.push_back(open(content, size, seed));
  for (int step = 0; step < count; ++step) {
    std::vector<text::Edit> batch;
    for (std::size_t left = 1 + edits.below(3); left > 0; --left) {
      batch.push_back(edits.edit(content));
      const text::Edit& edit = batch.back();
      content.replace(edit.range.begin, edit.range.size(), edit.replacement);
    }
    const auto scratch = open(content, kPieceSizes[2], seed);
    REQUIRE(scratch != nullptr);
    const std::string want = analysis::describe(*scratch) + diagnostics_of(*scratch);
    for (auto& version : versions) {
      version = analysis::Analyzer::next(*version, batch, version->options,
                                         analysis::for_each_in_line, {});
      REQUIRE(version != nullptr);
      const std::string have = analysis::describe(*version) + diagnostics_of(*version);
      if (have == want) {
        check_names(*version);
        continue;
      }
      const std::size_t at = first_difference(have, want);
      INFO(name << ", seed " << seed << ", batch " << step << ", pieces of "
                << version->options.piece_bytes);
      FAIL("have " << have.substr(at, 300) << "\nwant " << want.substr(at, 300));
    }
  }
  return count;
}

// Where a shape has its first digit, in lines that define something.
std::vector<text::Offset> shape_digits(const std::string& content) {
  std::vector<text::Offset> out;
  for (std::size_t at = content.find(" = "); at != std::string::npos;
       at = content.find(" = ", at + 1)) {
    const std::size_t digit = content.find_first_of("[({\n", at);
    const bool has_size = digit != std::string::npos && content[digit] == '[' &&
                          std::isdigit(static_cast<unsigned char>(content[digit + 1])) != 0;
    if (has_size) out.push_back(static_cast<text::Offset>(digit + 1));
  }
  return out;
}

struct Typed {
  int keys = 0;
  int kept = 0;  // trackings that outlived their key
};

// One digit typed into shapes, one after the other, each taken back.
Typed type_digits(const std::string& content, std::uint64_t seed, int count) {
  support::RandomEdits chance(seed);
  const auto places = shape_digits(content);
  auto now = open(content, kPieceSizes[1], kNewest);
  const std::string untouched = analysis::describe(*now) + diagnostics_of(*now);
  Typed typed;
  for (; typed.keys < count && !places.empty(); ++typed.keys) {
    const text::Offset at = places[chance.below(places.size())];
    now = analysis::Analyzer::next(*now, {{{at, at}, "1"}}, now->options,
                                   analysis::for_each_in_line, {});
    typed.kept += now->counts.tracked == 0 ? 1 : 0;
    const auto scratch = open(std::string(content).insert(at, "1"), kPieceSizes[1], kNewest);
    INFO("digit at " << at);
    REQUIRE(analysis::describe(*now) + diagnostics_of(*now) ==
            analysis::describe(*scratch) + diagnostics_of(*scratch));
    now = analysis::Analyzer::next(*now, {{{at, at + 1}, ""}}, now->options,
                                   analysis::for_each_in_line, {});
    REQUIRE(analysis::describe(*now) + diagnostics_of(*now) == untouched);
  }
  return typed;
}

// Edits on every n-th file of a folder, the first one chosen by the seed.
int check_files(const std::filesystem::path& folder, std::size_t stride, int count) {
  const std::uint64_t seed = support::test_seed();
  const auto files = support::files_below(folder, ".hlo");
  int edits = 0;
  for (std::size_t i = seed % stride; i < files.size(); i += stride) {
    edits +=
        check_edits(files[i].filename().string(), support::read_file(files[i]), seed + i, count);
  }
  return edits;
}

}  // namespace

TEST_CASE("random edits of goldens leave what is made from scratch") {
  CHECK(check_files(support::source_folder() / "tests/oracle/goldens", 2, 6) > 1000);
}

TEST_CASE("random edits of the example leave what is made from scratch") {
  const std::string example =
      support::read_file(support::source_folder() / "docs/examples/e1200.hlo");
  REQUIRE(example.size() > 1000);
  int edits = 0;
  for (std::uint64_t i = 0; i < 10; ++i)
    edits += check_edits("e1200.hlo", example, support::test_seed() + i, 20);
  CHECK(edits == 200);
}

TEST_CASE("random edits of JAX programs leave what is made from scratch") {
  const auto folder = support::shared_folder() / "oracle/jax-programs";
  if (!std::filesystem::exists(folder)) HLO_SKIP("../shared/oracle/jax-programs is not there");
  CHECK(check_files(folder, 8, 6) > 100);
}

TEST_CASE("a shape that no walk reads is typed without tracking again") {
  const auto folder = support::source_folder() / "tests/oracle/jax-programs";
  const std::uint64_t seed = support::test_seed();
  Typed all;
  for (const auto& file : support::files_below(folder, ".hlo")) {
    const std::string content = support::read_file(file);
    if (content.size() > 2 * kLongestText) continue;
    INFO(file.filename().string() << ", seed " << seed);
    const Typed typed = type_digits(content, seed, 6);
    all.keys += typed.keys;
    all.kept += typed.kept;
  }
  CHECK(all.keys > 500);
  CHECK(all.kept * 20 > all.keys);
}

TEST_CASE("random edits of corpus files leave what is made from scratch") {
  const auto folder = support::shared_folder() / "corpus";
  if (!std::filesystem::exists(folder)) HLO_SKIP("../shared/corpus is not there");
  CHECK(check_files(folder, 12, 5) > 200);
}

TEST_CASE("random edits of bytes without meaning leave what is made from scratch") {
  const std::uint64_t seed = support::test_seed();
  int edits = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    edits += check_edits("garbage", support::RandomEdits(seed + i).garbage(3000), seed + i, 8);
  }
  CHECK(edits == 480);
}
