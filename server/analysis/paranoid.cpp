#include "analysis/paranoid.h"

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "hlo/describe.h"

namespace analysis {
namespace {

// Writes the facts of one module's tracking. Instructions are told by where they begin.
class ResultWriter {
 public:
  ResultWriter(const hlo::File& file, std::string& out) : file_(file), out_(out) {}

  void write(const offload::Result& result) {
    const offload::Verdict& verdict = result.verdict;
    line("verdict {} {} {} {} {}", static_cast<int>(verdict.outcome), verdict.code, verdict.start,
         verdict.message, verdict.forecast);
    for (const offload::Leak& leak : result.leaks) write(leak);
    for (const offload::Finding& finding : result.findings) {
      line("finding {} {} {} at {}", static_cast<int>(finding.kind), finding.code, finding.message,
           place(finding.position));
      write(finding.related);
    }
    for (const offload::Position& position : result.host) line("host {}", place(position));
    for (const hlo::InstructionId id : result.host_compute) line("host compute {}", place(id));
  }

 private:
  template <class... Values>
  void line(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Values>(values)...);
    out_ += '\n';
  }

  std::string place(hlo::InstructionId id) const {
    if (!id.exists()) return "-";
    const hlo::InstructionRef found = file_.find_instruction(id);
    return found ? fmt::format("{}", found.absolute(found->whole).begin) : "gone";
  }
  std::string place(const offload::Position& position) const {
    return place(position.instruction) + hlo::print_index(position.index);
  }

  void write(const offload::Leak& leak) {
    line("leak {} start {} output {} primary {} {} parameter {} {} tentative {}", leak.start,
         place(leak.start_instruction), hlo::print_index(leak.output), place(leak.primary),
         leak.primary_operand, leak.parameter, hlo::print_index(leak.parameter_index),
         leak.is_tentative);
    line("message {}", leak.message);
    for (const hlo::InstructionId id : leak.annotations) line("annotation {}", place(id));
    for (const hlo::InstructionId id : leak.computing) line("computing {}", place(id));
    for (const hlo::ShapeIndex& index : leak.device_leaves)
      line("device leaf {}", hlo::print_index(index));
    write(leak.chain);
  }

  void write(const std::vector<offload::Step>& steps) {
    for (const offload::Step& step : steps) {
      line("step {} {} {} {}", static_cast<int>(step.kind), place(step.position), step.operand,
           step.message);
    }
  }

  const hlo::File& file_;
  std::string& out_;
};

void write_problems(const syntax::Segments& segments, std::string& out) {
  text::Offset start = 0;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    for (const syntax::Problem& problem : segments.at(i).problems) {
      out += fmt::format("problem {} {} {} {}\n", static_cast<int>(problem.kind),
                         problem.range.begin + start, problem.range.end + start, problem.message);
    }
    start += segments.at(i).bytes.size();
  }
  if (segments.is_body_open()) out += "a body is open at the end\n";
}

// In text order, however the text is cut.
void write_checks(const Snapshot& at, std::string& out) {
  std::set<std::string> lines;
  const auto write = [&lines](const std::vector<hlo::Problem>& problems, text::Offset start) {
    for (const hlo::Problem& problem : problems)
      lines.insert(fmt::format("{:09}..{:09} {} {}\n", problem.range.begin + start,
                               problem.range.end + start, problem.code, problem.message));
  };
  for (std::size_t i = 0; i < at.segments.size(); ++i) {
    const std::uint32_t id = at.segments.at(i).id;
    if (const auto* check = at.checks.find(id)) write((*check)->problems, at.segments.start_of(i));
    if (const auto* verdict = at.verdicts.find(id))
      write((*verdict)->problems, at.segments.start_of(i));
  }
  for (const std::string& line : lines) out += line;
}

}  // namespace

std::string describe(const Snapshot& at) {
  std::string out;
  write_problems(at.segments, out);
  write_checks(at, out);
  out += hlo::describe(*at.file);
  for (const ModuleAnalysis& module : at.modules) {
    out += fmt::format("module {} stage {} ({}) on {}\n", module.module.index(),
                       offload::stage_name(module.stage.stage), module.stage.reason,
                       offload::backend_name(module.backend));
    ResultWriter(*at.file, out).write(*module.tracking.result);
  }
  return out;
}

std::optional<std::string> difference_from_scratch(const Snapshot& at) {
  const auto scratch =
      Analyzer::open(text::Text(at.text.copy()), at.options, for_each_in_line, base::CancelToken{});
  std::istringstream have(describe(at));
  std::istringstream want(describe(*scratch));
  std::string have_line;
  std::string want_line;
  for (;;) {
    const bool has_have = static_cast<bool>(std::getline(have, have_line));
    const bool has_want = static_cast<bool>(std::getline(want, want_line));
    if (!has_have && !has_want) return std::nullopt;
    if (!has_have) have_line = "(nothing more)";
    if (!has_want) want_line = "(nothing more)";
    if (have_line != want_line || has_have != has_want)
      return fmt::format("have {}\nwant {}", have_line, want_line);
  }
}

}  // namespace analysis
