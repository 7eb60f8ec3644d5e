#include "tests/corpus/syntax_verdicts.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "tests/corpus/told.h"
#include "tests/support/files.h"

namespace corpus {
namespace {

std::filesystem::path folder() { return support::source_folder() / "tests" / "corpus"; }

// The columns of expected.tsv.
enum Column : std::size_t {
  kFile,
  kAccepted,
  kLine,
  kColumn,
  kMessage,
  kReason,
  kMark,
  kOlder,
  kVerifier,
  kFault
};

std::size_t number_of(const std::string& field) { return field.empty() ? 0 : std::stoul(field); }

enum class Wanted { kNoError, kError, kEither };

Wanted wanted(const Case& at) {
  const std::string name = std::filesystem::path(at.file).filename();
  if (at.is_newer && at.file.starts_with("invalid/")) return Wanted::kError;
  if (at.is_newer) return at.has_verifier ? Wanted::kEither : Wanted::kNoError;
  if (at.is_refused || name.starts_with("unverified-")) return Wanted::kError;
  return at.has_verifier ? Wanted::kEither : Wanted::kNoError;
}

// Section 23.1 of the format description: what is found missing, or does not fit, when the whole
// instruction is read is reported at the token behind it.
bool is_told_behind(std::string_view reason) {
  static constexpr std::array<std::string_view, 6> kBegin = {
      "AsyncStart ",  "AsyncUpdate ",       "Dimensions size is ",
      "Expect async", "cannot infer shape", "failed to infer shape",
  };
  return reason.ends_with(" is expected but not seen") ||
         std::ranges::any_of(kBegin, [&](auto begin) { return reason.starts_with(begin); });
}

// Aliases and donors are looked at when all is read: the header is at fault.
bool is_of_header(std::string_view reason) { return reason.starts_with("RET_CHECK failure"); }

// Lines of a text as XLA counts them, at LF only.
class Lines {
 public:
  explicit Lines(std::string_view bytes) {
    for (std::size_t at = 0; at <= bytes.size();) {
      const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
      lines_.push_back(bytes.substr(at, end - at));
      at = end + 1;
    }
  }

  std::size_t header() const {
    const auto found = std::ranges::find_if(
        lines_, [](std::string_view line) { return line.starts_with("HloModule"); });
    return static_cast<std::size_t>(found - lines_.begin()) + 1;
  }

  // Whether something stands at the position or behind it.
  bool has_token_at(std::size_t line, std::size_t column) const {
    for (std::size_t at = line; at <= lines_.size(); ++at) {
      const std::string_view rest = lines_[at - 1].substr(
          at == line ? std::min(column == 0 ? 0 : column - 1, lines_[at - 1].size()) : 0);
      if (has_token(rest)) return true;
    }
    return false;
  }

  // The lines of the instruction, or what else it is, that ends in front of a line.
  std::pair<std::size_t, std::size_t> in_front_of(std::size_t line) const {
    std::size_t last = std::min(line - 1, lines_.size());
    while (last > 1 && !has_token(lines_[last - 1])) --last;
    std::size_t first = last;
    while (first > 1 && !begins(lines_[first - 1]) && has_token(lines_[first - 2])) --first;
    return {first, last};
  }

 private:
  static bool has_token(std::string_view line) {
    const std::size_t at = line.find_first_not_of(" \t\r");
    return at != std::string_view::npos && !line.substr(at).starts_with("//");
  }

  static bool begins(std::string_view line) {
    return line.find(" = ") != std::string_view::npos || line.starts_with("HloModule") ||
           line.ends_with("{") || line.starts_with("}");
  }

  std::vector<std::string_view> lines_;
};

// fault_lines.tsv: where XLA names no place, or its process ends.
std::map<std::string, std::size_t> fault_lines() {
  std::map<std::string, std::size_t> lines;
  for (const auto& row : support::read_rows(folder() / "fault_lines.tsv"))
    lines[row.at(0)] = std::stoul(row.at(1));
  return lines;
}

// Whether the first error of a refused text may stand there.
bool may_stand(const Case& at, std::string_view bytes, std::size_t line) {
  static const std::map<std::string, std::size_t> faults = fault_lines();
  if (at.line == 0) return line == faults.at(at.file);
  if (line == at.line) return true;
  const Lines lines(bytes);
  if (is_of_header(at.reason)) return line == lines.header();
  if (!is_told_behind(at.reason) && lines.has_token_at(at.line, at.column)) return false;
  const auto [first, last] = lines.in_front_of(at.line);
  return first <= line && line <= last;
}

std::string unmet(const Case& at, const Answer& answer) {
  static const std::map<std::string, Deviation> known = deviations();
  const features::Diagnostic* error = answer.first_error();
  switch (wanted(at)) {
    case Wanted::kEither: return {};
    case Wanted::kNoError: return error == nullptr ? "" : "an error: " + error->problem.code;
    case Wanted::kError: break;
  }
  if (error == nullptr) return "no error";
  if (!at.is_refused) return {};
  const std::size_t line = answer.line_of(*error);
  if (may_stand(at, answer.bytes, line)) return {};
  const auto deviation = known.find(at.file);
  if (deviation != known.end() && deviation->second.ours == line) return {};
  return fmt::format("the first error on line {}", line);
}

}  // namespace

std::vector<Case> cases() {
  std::vector<Case> out;
  for (std::vector<std::string>& row :
       support::read_rows(folder() / "syntax-cases" / "expected.tsv")) {
    row.resize(kFault + 1);
    if (row[kFile] == "file" || row[kFile].starts_with("print-only/")) continue;
    out.push_back({row[kFile], row[kAccepted] != "yes", number_of(row[kLine]),
                   number_of(row[kColumn]), row[kReason].empty() ? row[kMessage] : row[kReason],
                   row[kMark] == "newer", !row[kVerifier].empty()});
  }
  return out;
}

const features::Diagnostic* Answer::first_error() const {
  const auto found = std::ranges::find(told, hlo::Severity::kError,
                                       [](const auto& one) { return one.problem.severity; });
  return found == told.end() ? nullptr : &*found;
}

std::size_t Answer::line_of(const features::Diagnostic& problem) const {
  const auto begin = static_cast<std::ptrdiff_t>(problem.problem.range.begin);
  return static_cast<std::size_t>(std::count(bytes.begin(), bytes.begin() + begin, '\n')) + 1;
}

Answer answer_to(const Case& at) {
  Answer answer{support::read_file(folder() / "syntax-cases" / at.file), {}};
  answer.told = told_of(answer.bytes);
  return answer;
}

std::map<std::string, Deviation> deviations() {
  std::map<std::string, Deviation> out;
  for (const auto& row : support::read_rows(folder() / "line_deviations.tsv"))
    out[row.at(0)] = {std::stoul(row.at(1)), std::stoul(row.at(2)), row.at(3)};
  return out;
}

void keep_deviations(bool (*holds)(const std::string& file, const Deviation&)) {
  const std::string table = support::read_file(folder() / "line_deviations.tsv");
  const auto kept = deviations();
  std::ofstream out(folder() / "line_deviations.tsv", std::ios::binary);
  out << table.substr(0, table.find('\n') + 1);  // what its columns are
  for (const auto& [file, deviation] : kept) {
    if (holds(file, deviation))
      out << fmt::format("{}\t{}\t{}\t{}\n", file, deviation.theirs, deviation.ours,
                         deviation.reason);
  }
}

std::map<std::string, Exception> exceptions() {
  std::map<std::string, Exception> out;
  for (const auto& row : support::read_rows(folder() / "exceptions.tsv"))
    out[row.at(0)] = {row.at(1), row.at(2)};
  return out;
}

std::map<std::string, std::string> unmet_cases() {
  const std::map<std::string, Exception> excepted = exceptions();
  std::map<std::string, std::string> out;
  for (const Case& at : cases()) {
    if (excepted.contains(at.file)) continue;
    if (std::string words = unmet(at, answer_to(at)); !words.empty())
      out[at.file] = std::move(words);
  }
  return out;
}

}  // namespace corpus
