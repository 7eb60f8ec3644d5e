#include "tests/corpus/cut_modules.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "tests/corpus/told.h"
#include "tests/support/files.h"

namespace corpus {
namespace {

// The start of a line, counted from 1, or the end of the text.
std::size_t start_of(std::string_view text, std::size_t line) {
  std::size_t at = 0;
  for (std::size_t i = 1; i < line && at < text.size(); ++i)
    at = std::min(text.find('\n', at), text.size() - 1) + 1;
  return at;
}

// The first thing that makes a module not clean; empty where it is. XLA's parser is the judge: what
// its verifier refuses is another matter.
std::string fault_of(const std::string& text) {
  for (const features::Diagnostic& one : told_of(text)) {
    if (one.problem.code.starts_with("unverified-")) continue;
    if (one.problem.severity == hlo::Severity::kError || one.problem.code == "old-spelling")
      return one.problem.code;
  }
  return {};
}

}  // namespace

std::string CutModule::text() const {
  const std::string whole = support::read_file(support::shared_folder() / "corpus" / file);
  const std::size_t begin = start_of(whole, first);
  return whole.substr(begin, start_of(whole, last + 1) - begin);
}

std::vector<CutModule> cut_modules() {
  std::vector<CutModule> out;
  for (const auto& row :
       support::read_rows(support::source_folder() / "tests" / "corpus" / "cut_modules.tsv"))
    out.push_back(
        {row.at(0), std::stoul(row.at(1)), std::stoul(row.at(2)), row.at(3) == "accepted"});
  return out;
}

std::map<std::string, std::string> unmet_modules() {
  std::map<std::string, std::string> out;
  for (const CutModule& module : cut_modules()) {
    const std::string fault = fault_of(module.text());
    if (module.is_accepted == fault.empty()) continue;
    out[fmt::format("{}:{}", module.file, module.first)] =
        module.is_accepted ? "not clean: " + fault : "clean";
  }
  return out;
}

}  // namespace corpus
