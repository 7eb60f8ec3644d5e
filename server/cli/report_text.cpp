#include "cli/report_text.h"

#include <algorithm>
#include <ranges>
#include <tuple>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/printable.h"
#include "cli/source_view.h"
#include "hlo/shape.h"

namespace cli {
namespace {

constexpr std::size_t kListWidth = 70;   // columns after which a list goes on in the next line
constexpr std::size_t kMostOthers = 30;  // places of one entry
constexpr std::size_t kMostRelated = 4;  // of a problem that is no leak

struct Look {
  std::string_view word;
  Ink ink;
};

Look look_of(hlo::Severity severity) {
  switch (severity) {
    case hlo::Severity::kError: return {"error", Ink::kError};
    case hlo::Severity::kWarning: return {"warning", Ink::kWarning};
    case hlo::Severity::kNote: return {"note", Ink::kNote};
  }
  return {"", Ink::kFaint};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == text.npos) return lines;
    text.remove_prefix(end + 1);
  }
}

// The message without the names in it: what many problems of one kind have in common.
std::string common_message(std::string_view message) {
  std::string common;
  bool is_name = false;
  for (const char c : message) {
    if (c == '"' || c == '`') is_name = !is_name;
    if (!is_name) common += c;
  }
  return common;
}

// Errors stand alone. Warnings and notes that say the same of different places are one entry, at
// the first place.
struct Entry {
  const CheckedProblem* first =
      nullptr;  // problems lie in text order, so its place says which is above
  std::vector<const CheckedProblem*> others;
};

bool is_same_kind(const CheckedProblem& left, const CheckedProblem& right) {
  const hlo::Problem& a = left.diagnostic.problem;
  const hlo::Problem& b = right.diagnostic.problem;
  return a.severity != hlo::Severity::kError && a.severity == b.severity && a.code == b.code &&
         common_message(a.message) == common_message(b.message);
}

// The compiler stops at the first leak that it meets, which need not be the first in the text.
bool is_first(const CheckedFile& file, const features::Diagnostic& diagnostic) {
  if (!file.snapshot || diagnostic.module >= file.snapshot->modules.size()) return true;
  const offload::Tracking& tracking = file.snapshot->modules[diagnostic.module].tracking;
  return tracking.result->leaks.empty() || &tracking.result->leaks.front() == diagnostic.leak;
}

// The gravest first, and of the leaks the one that the compiler reports: what stops the compile is
// what a reader came for.
std::vector<Entry> entries_of(const CheckedFile& file) {
  std::vector<Entry> entries;
  for (const CheckedProblem& problem : file.problems) {
    const auto found = std::ranges::find_if(
        entries, [&](const Entry& entry) { return is_same_kind(*entry.first, problem); });
    if (found != entries.end()) {
      found->others.push_back(&problem);
    } else {
      entries.push_back({&problem, {}});
    }
  }
  std::ranges::sort(entries, {}, [&](const Entry& entry) {
    const features::Diagnostic& diagnostic = entry.first->diagnostic;
    const bool is_later = diagnostic.leak != nullptr && !is_first(file, diagnostic);
    return std::tuple(diagnostic.problem.severity, is_later, entry.first);
  });
  return entries;
}

class FileReport {
 public:
  FileReport(const CheckedFile& file, const Palette& palette)
      : file_(file),
        palette_(palette),
        view_(file.snapshot ? file.snapshot->text : text::Text(), palette) {}

  std::string all() {
    std::string report;
    for (const Entry& entry : entries_of(file_)) report += shown(entry) + "\n";
    return report;
  }

 private:
  std::string shown(const Entry& entry) {
    const hlo::Problem& problem = entry.first->diagnostic.problem;
    if (!file_.snapshot) return headline(problem, {}, problem.message);
    const std::string place = ":" + view_.position(problem.range.begin);
    if (entry.first->diagnostic.leak != nullptr) return leak(*entry.first, place);
    const std::vector<std::string_view> message = lines_of(problem.message);
    std::string report = headline(problem, place, message.front());
    for (std::size_t i = 1; i < message.size(); ++i) report += "  " + printable(message[i]) + "\n";
    return report + view_.underlined(problem.range, look_of(problem.severity).ink) +
           related(problem) + others(entry);
  }

  // `= also at 79:3 reduce.28, 82:3 div.4`, a few to a line.
  std::string others(const Entry& entry) {
    std::vector<std::string> lines;
    for (const CheckedProblem* other : entry.others | std::views::take(kMostOthers)) {
      const text::Range range = other->diagnostic.problem.range;
      if (!lines.empty()) lines.back() += ",";
      if (lines.empty() || lines.back().size() > kListWidth) {
        lines.emplace_back();
      } else {
        lines.back() += " ";
      }
      lines.back() += fmt::format("{} {}", view_.position(range.begin), view_.covered(range));
    }
    if (lines.empty()) return {};
    if (entry.others.size() > kMostOthers) {
      lines.push_back(fmt::format("and {} more", entry.others.size() - kMostOthers));
    }
    return fmt::format("     {} also at {}\n", palette_.paint(Ink::kFaint, "="),
                       fmt::join(lines, "\n               "));
  }

  std::string headline(const hlo::Problem& problem, std::string_view place,
                       std::string_view message) const {
    const Look look = look_of(problem.severity);
    return fmt::format(
        "{} {} {}\n",
        palette_.paint(Ink::kStrong, fmt::format("{}{}:", printable(file_.input.path), place)),
        palette_.paint(look.ink, fmt::format("{}[{}]:", look.word, problem.code)),
        palette_.paint(Ink::kStrong, printable(message)));
  }

  std::string related(const hlo::Problem& problem) {
    std::string report;
    for (std::size_t i = 0; i < problem.related.size() && i < kMostRelated; ++i) {
      const hlo::Related& place = problem.related[i];
      report += fmt::format("     {} {}: {}\n", palette_.paint(Ink::kFaint, "="),
                            view_.position(place.range.begin), printable(place.message));
    }
    if (problem.related.size() > kMostRelated) {
      report += fmt::format("     {} and {} more places\n", palette_.paint(Ink::kFaint, "="),
                            problem.related.size() - kMostRelated);
    }
    return report;
  }

  std::string leak(const CheckedProblem& checked, std::string_view place) {
    const hlo::Problem& problem = checked.diagnostic.problem;
    const offload::Leak& leak = *checked.diagnostic.leak;
    const std::string output =
        leak.output.empty() ? "the output" : "output " + hlo::print_index(leak.output);
    std::string report =
        headline(problem, place,
                 fmt::format("{} is device memory, but the tensor returned there is in host memory",
                             output));
    for (const std::string_view line : lines_of(problem.message)) {
      report += "  " + printable(line) + "\n";
    }
    if (leak.is_tentative || !is_first(file_, checked.diagnostic)) {
      report += "  (the compiler reports another error first and does not get to this one)\n";
    }
    report += view_.underlined(
        problem.range, look_of(problem.severity).ink,
        leak.computing.empty() ? "returned here" : "computes on it in host memory");
    return report + path(problem) + fixes(checked.fixes, leak);
  }

  std::string path(const hlo::Problem& problem) {
    std::vector<ShownStep> steps;
    for (const hlo::Related& place : problem.related) {
      steps.push_back({place.range, {}, place.message});
    }
    if (steps.empty()) return {};
    return palette_.paint(Ink::kStrong, "path of the tensor:") + "\n" + view_.steps(steps);
  }

  std::string fixes(const features::Fixes& fixes, const offload::Leak& leak) const {
    std::string report;
    if (!fixes.offered.empty()) {
      report += palette_.paint(Ink::kStrong,
                               fixes.offered.size() == 1 ? "fix:" : "fixes, the cheapest first:") +
                "\n";
    }
    std::vector<std::string_view> kinds;
    for (const features::Fix& fix : fixes.offered) {
      const bool is_repeated = std::ranges::find(kinds, fix.kind) != kinds.end();
      // The command applies the first of a kind.
      report += fmt::format("  {} {}{}\n", palette_.paint(Ink::kFaint, "-"),
                            is_repeated ? "or " : "", printable(fix.title));
      if (!is_repeated)
        report += fmt::format("    {}\n", palette_.paint(Ink::kPlace, command(fix, leak)));
      kinds.push_back(fix.kind);
    }
    for (const features::Refusal& refusal : fixes.refused) {
      if (!refusal.is_expected) continue;
      report += fmt::format("  {} not offered: {}: {}\n", palette_.paint(Ink::kFaint, "-"),
                            refusal.kind, printable(refusal.reason));
    }
    return report;
  }

  std::string command(const features::Fix& fix, const offload::Leak& leak) const {
    const bool can_write = !file_.was_packed && file_.input.path != "-";
    return fmt::format("hlo-lsp fix {} --kind {} --output '{}'{}",
                       printable(shell_word(file_.input.path)), fix.kind,
                       hlo::print_index(leak.output), can_write ? " --write" : "");
  }

  const CheckedFile& file_;
  const Palette& palette_;
  SourceView view_;
};

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

// "a.hlo (module step, stage before-offload, profile 2026-11, tpu)" where there is exactly one
// module.
std::string described(const CheckedFile& file) {
  const std::string path = printable(file.input.path);
  if (file.kind == features::ContentKind::kEmpty) return path + " (empty)";
  if (!file.snapshot) return path;
  if (file.snapshot->modules.size() != 1) {
    return fmt::format("{} ({})", path, counted(file.snapshot->modules.size(), "module"));
  }
  const analysis::ModuleAnalysis& only = file.snapshot->modules.front();
  const std::string name = printable(file.snapshot->tables->text(only.module.name()));
  return fmt::format("{} ({}stage {}, profile {}, back end {})", path,
                     name.empty() ? "" : "module " + name + ", ",
                     offload::stage_name(only.stage.stage), file.snapshot->options.profile.name,
                     offload::backend_name(only.backend));
}

// "stage framework: it has annotate_device_placement calls; the verdict is a forecast ..."
std::string stage_in_words(const CheckedFile& file) {
  if (file.kind == features::ContentKind::kEmpty || !file.snapshot ||
      file.snapshot->modules.size() != 1)
    return "";
  const analysis::ModuleAnalysis& only = file.snapshot->modules.front();
  const bool is_forecast = only.tracking.result && only.tracking.result->verdict.forecast;
  return fmt::format("stage {}: {}{}", offload::stage_name(only.stage.stage), only.stage.reason,
                     is_forecast ? "; the verdict is a forecast, as earlier passes of the compiler "
                                   "may decide otherwise"
                                 : "");
}

}  // namespace

std::string text_report(const CheckedFile& file, const Palette& palette) {
  return FileReport(file, palette).all();
}

void add_to_totals(const CheckedFile& file, Totals& totals) {
  if (file.failure) return;
  ++totals.files;
  totals.tally.add(file.tally);
  totals.hidden += file.hidden;
  totals.only_file = totals.files == 1 ? described(file) : std::string();
  totals.only_why = totals.files == 1 ? stage_in_words(file) : std::string();
}

std::string summary_line(const Totals& totals, const Palette& palette) {
  std::vector<std::string> counts;
  const Tally& tally = totals.tally;
  if (tally.errors > 0)
    counts.push_back(palette.paint(Ink::kError, counted(tally.errors, "error")));
  if (tally.warnings > 0)
    counts.push_back(palette.paint(Ink::kWarning, counted(tally.warnings, "warning")));
  if (tally.notes > 0) counts.push_back(palette.paint(Ink::kNote, counted(tally.notes, "note")));
  if (counts.empty()) counts.push_back("no problems");
  const std::string where =
      totals.only_file.empty() ? counted(totals.files, "file") : totals.only_file;
  const std::string hidden =
      totals.hidden == 0 ? "" : fmt::format(", {} of them not shown", totals.hidden);
  const std::string why = totals.only_why.empty() ? "" : totals.only_why + '\n';
  return fmt::format("{} in {}{}\n{}", fmt::join(counts, ", "), where, hidden, why);
}

std::string shell_word(std::string_view path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+:=@%,";
  if (!path.empty() && path.find_first_not_of(kPlain) == path.npos) return std::string(path);
  std::string word = "'";
  for (const char c : path) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace cli
