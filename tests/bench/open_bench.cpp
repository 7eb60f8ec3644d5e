// What opening a file and one edit cost, on the files named in HLO_BENCH_FILES (separated by `:`);
// `made=N` stands for a made module of N million bytes. `read` is scan, parse and lower on one
// core: what XLA's parser does with the same text. `check` is that with names and users, all checks
// of the language and the list of what they found. `track` is tracking alone, of all modules that
// show a stage to track, from nothing. `edit` is one typed character in the middle of the text, to
// the next snapshot.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "analysis/analyzer.h"
#include "analysis/tracking.h"
#include "base/limits.h"
#include "hlo/checks/judge.h"
#include "hlo/checks/modules.h"
#include "hlo/lower.h"
#include "hlo/rebuild.h"
#include "hlo/tables.h"
#include "hlo/values/values.h"
#include "syntax/from_tree.h"
#include "tests/bench/training_module.h"

namespace {

// The parts of opening that stand against XLA's parser, without names, users and tracking.
void read_text(benchmark::State& state, const std::string& content) {
  for (auto _ : state) {
    const text::Text text(content);
    const syntax::Segments segments(text, 16 * 1024);
    syntax::Parser parser;
    hlo::Tables tables;
    for (const auto& segment : segments.fresh()) {
      const syntax::Records records = syntax::read_records(parser, *segment, base::Limits{});
      benchmark::DoNotOptimize(hlo::lower_segment(records, segment->bytes, tables));
    }
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * content.size()));
}

// The same with names and users, and what the checks of the language find.
void check_text(benchmark::State& state, const std::string& content) {
  for (auto _ : state) {
    const text::Text text(content);
    const syntax::Segments segments(text, 16 * 1024);
    syntax::Parser parser;
    const auto tables = std::make_shared<hlo::Tables>();
    std::vector<hlo::NewPiece> pieces;
    for (const auto& segment : segments.fresh()) {
      const syntax::Records records = syntax::read_records(parser, *segment, base::Limits{});
      auto lowered = hlo::lower_segment(records, segment->bytes, *tables);
      benchmark::DoNotOptimize(hlo::check_values(*lowered, records.faulty, *tables));
      pieces.push_back({segment->id, segment->bytes.size(), std::move(lowered)});
    }
    const auto file = hlo::build(std::move(pieces), tables);
    const hlo::Verdicts verdicts = hlo::judge(*file, {});
    for (const hlo::Module& module : file->modules())
      benchmark::DoNotOptimize(hlo::module_problems(module, verdicts, *tables));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * content.size()));
}

void scan_text(benchmark::State& state, const std::string& content) {
  for (auto _ : state) benchmark::DoNotOptimize(syntax::Segments(text::Text(content), 16 * 1024));
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * content.size()));
}

void open_text(benchmark::State& state, const std::string& content) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        analysis::Analyzer::open(text::Text(content), {}, analysis::for_each_in_line, {}));
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * content.size()));
}

void track_text(benchmark::State& state, const std::string& content) {
  const auto at = analysis::Analyzer::open(text::Text(content), {}, analysis::for_each_in_line, {});
  for (auto _ : state) {
    for (analysis::ModuleAnalysis module : at->modules)
      benchmark::DoNotOptimize(
          analysis::track_module(module, *at->tables, at->options, {}, nullptr));
  }
}

// In an operation's name, or in front of an equals sign in a text without any.
text::Offset middle(const std::string& content) {
  constexpr std::string_view kName = "metadata={op_name=\"";
  const std::size_t half = content.size() / 2;
  const std::size_t name = content.find(kName, half);
  return static_cast<text::Offset>(name != std::string::npos ? name + kName.size()
                                                             : content.find(" = ", half));
}

void edit_text(benchmark::State& state, const std::string& content) {
  auto now = analysis::Analyzer::open(text::Text(content), {}, analysis::for_each_in_line, {});
  const text::Offset at = middle(content);
  bool is_inserted = false;
  for (auto _ : state) {
    const text::Edit change =
        is_inserted ? text::Edit{{at, at + 1}, ""} : text::Edit{{at, at}, "x"};
    now = analysis::Analyzer::next(*now, {change}, {}, analysis::for_each_in_line, {});
    is_inserted = !is_inserted;
  }
}

std::vector<std::string> named_files() {
  std::vector<std::string> files;
  const char* given = std::getenv("HLO_BENCH_FILES");
  std::string rest = given == nullptr ? "" : given;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    files.push_back(rest.substr(0, end));
    rest.erase(0, end + 1);
  }
  return files;
}

std::string content_of(const std::string& file) {
  constexpr std::string_view kMade = "made=";
  if (!file.starts_with(kMade)) {
    std::ifstream bytes(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(bytes), {}};
  }
  return bench::training_text(1, std::stoul(file.substr(kMade.size())) * 1'000'000);
}

}  // namespace

int main(int argc, char** argv) {
  for (const std::string& file : named_files()) {
    const std::string content = content_of(file);
    const std::string name = std::filesystem::path(file).filename().string();
    const auto add = [&](const std::string& what, auto function) {
      benchmark::RegisterBenchmark((what + "/" + name).c_str(),
                                   [=](benchmark::State& state) { function(state, content); })
          ->Unit(benchmark::kMillisecond)
          ->MeasureProcessCPUTime();
    };
    add("scan", scan_text);
    add("read", read_text);
    add("check", check_text);
    add("open", open_text);
    add("track", track_text);
    add("edit", edit_text);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
