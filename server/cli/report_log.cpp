#include "cli/report_log.h"

#include <map>
#include <set>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/printable.h"
#include "cli/report_text.h"
#include "cli/source_view.h"
#include "features/log_meaning.h"
#include "features/places.h"

namespace cli {
namespace {

using features::Certainty;
using features::LogLine;
using features::LogTarget;

Ink ink_of(const LogLine& line) {
  switch (line.severity) {
    case hlo::Severity::kError: return Ink::kError;
    case hlo::Severity::kWarning: return Ink::kWarning;
    case hlo::Severity::kNote: return Ink::kNote;
  }
  return Ink::kFaint;
}

class LogText {
 public:
  LogText(const LogReport& report, const Palette& palette)
      : report_(report), palette_(palette), view_(report.snapshot.text, palette) {}

  std::string run() {
    for (std::size_t i = 0; i < report_.log.lines.size(); ++i)
      add(report_.log.lines[i], report_.resolved.targets[i]);
    add_summary();
    return std::move(text_);
  }

 private:
  void add(const LogLine& line, const std::vector<LogTarget>& targets) {
    const std::string place = fmt::format("{}:{}:", printable(report_.log_file), line.line + 1);
    text_ += fmt::format(
        "{} {} {}\n", palette_.paint(Ink::kStrong, place),
        palette_.paint(ink_of(line), fmt::format("{}:", features::log_severity_word(line))),
        printable(line.text));
    text_ += fmt::format("  {}\n", printable(features::meaning_of(line)));
    for (const LogTarget& target : targets) add(target, ink_of(line));
    if (line.kind == features::LogKind::kLeak) add_cure();
  }

  // What the compiler names is where its tracking starts, and seldom what is to be changed.
  void add_cure() {
    if (report_.resolved.module >= report_.snapshot.modules.size()) return;
    const analysis::ModuleAnalysis& at = report_.snapshot.modules[report_.resolved.module];
    for (const offload::Leak& leak : at.tracking.result->leaks) {
      const text::Range range = features::range_of_leak(at.module, leak);
      text_ +=
          fmt::format("  {} {} (fixes: hlo-lsp check {})\n",
                      palette_.paint(Ink::kStrong, fmt::format("{}:{}:", printable(report_.file),
                                                               view_.position(range.begin))),
                      "what to change here, as tracking this text finds", shell_word(report_.file));
      if (shown_.insert(range.begin).second) text_ += view_.underlined(range, Ink::kError);
    }
  }

  void add(const LogTarget& target, Ink ink) {
    ++counts_[target.certainty];
    if (target.certainty == Certainty::kNone) {
      text_ += fmt::format("  {} `{}`: {}\n", palette_.paint(Ink::kFaint, "not found:"),
                           printable(target.logged.name), printable(target.reason));
      return;
    }
    const std::string place =
        fmt::format("{}:{}:", printable(report_.file), view_.position(target.range.begin));
    text_ += fmt::format("  {} {} ({}: {})\n", palette_.paint(Ink::kStrong, place),
                         palette_.paint(Ink::kPlace, printable(target.found)),
                         features::certainty_words(target.certainty), printable(target.reason));
    // Logs come back to the same instruction again and again.
    if (shown_.insert(target.range.begin).second) text_ += view_.underlined(target.range, ink);
  }

  void add_summary() {
    std::vector<std::string> parts;
    for (const auto& [certainty, count] : counts_)
      parts.push_back(fmt::format("{} {}", count, features::certainty_words(certainty)));
    text_ += fmt::format("{} of {} lines explained; names: {}\n", report_.log.lines.size(),
                         report_.log.line_count,
                         parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", ")));
    if (report_.log.is_cut) text_ += "the log is longer: what follows is left out\n";
    if (report_.resolved.is_cut)
      text_ += "a part of the log is too long to be compared with what tracking finds\n";
  }

  const LogReport& report_;
  const Palette& palette_;
  SourceView view_;
  std::string text_;
  std::set<text::Offset> shown_;
  std::map<Certainty, std::size_t, std::greater<>> counts_;
};

}  // namespace

std::string log_report_text(const LogReport& report, const Palette& palette) {
  return LogText(report, palette).run();
}

}  // namespace cli
