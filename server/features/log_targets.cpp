#include "features/log_targets.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "features/log_alignment.h"
#include "features/log_names.h"
#include "features/named.h"

namespace features {
namespace {

using Known = LogNames::Known;

// An instruction that alignment found for a name must lead the next one by so much, and the name
// must not be so far behind another name that has the same instruction.
constexpr double kClearLead = 1.5;

bool is_behind_the_pass(offload::Stage stage) {
  return stage == offload::Stage::kAfterOffload || stage == offload::Stage::kFinal;
}

// The log that the compiler would print for this text, its error included.
CompilerLog replayed(const offload::Result& result) {
  std::string text;
  for (const std::string& line : result.log) text += line + '\n';
  text += result.verdict.message;
  return read_compiler_log(text, result.log.size() + 16);
}

class ModuleResolver {
 public:
  ModuleResolver(const CompilerLog& log, const analysis::ModuleAnalysis& at, hlo::Tables& tables)
      : log_(log), at_(at), names_(at.module, tables), ours_(replayed(*at.tracking.result)) {
    const LogAlignment alignment = align_logs(log.lines, ours_.lines, names_);
    is_cut_ = alignment.is_cut;
    for (const LinePair& pair : alignment.pairs) vote(pair);
    for (const auto& [name, votes] : votes_) {
      for (const auto& [known, sum] : votes) claims_[known] = std::max(claims_[known], sum);
    }
  }

  std::vector<std::vector<LogTarget>> run() {
    std::vector<std::vector<LogTarget>> all;
    for (const LogLine& line : log_.lines) {
      all.emplace_back();
      if (line.number >= 0 && line.kind == LogKind::kHostParameter)
        all.back().push_back(parameter(line));
      for (const LoggedName& name : line.names) all.back().push_back(target(name));
      if (all.back().empty()) add_unnamed(line, all.back());
      if (line.kind == LogKind::kTraceStep) lead_view(line, all);
    }
    return all;
  }

  bool is_cut() const { return is_cut_; }

 private:
  bool is_framework() const { return at_.stage.stage == offload::Stage::kFramework; }

  // Each pair of lines speaks for the names it holds.
  void vote(const LinePair& pair) {
    const LogLine& theirs = log_.lines[pair.theirs];
    const LogLine& ours = ours_.lines[pair.ours];
    partner_[&theirs] = &ours;
    for (std::size_t k = 0; k < std::min(theirs.names.size(), ours.names.size()); ++k) {
      const auto known = names_.named(ours.names[k].name);
      if (known.size() != 1) continue;
      const Known& fitting = *names_.fit(theirs.names[k].name, *known.front()).known;
      votes_[theirs.names[k].name][&names_.last_view(fitting)] += pair.likeness;
    }
  }

  LogTarget found(const LoggedName& name, const Known& known, Certainty certainty,
                  std::string reason) const {
    return {name, certainty, std::string(known.name), name_or_whole(known.instruction),
            std::move(reason)};
  }

  static LogTarget missing(const LoggedName& name, std::string reason) {
    return {name, Certainty::kNone, {}, {}, std::move(reason)};
  }

  LogTarget parameter(const LogLine& line) const {
    const LoggedName name{
        fmt::format("parameter {}", line.number), NameRole::kValue, line.index, {}};
    const auto entry = at_.module.entry();
    if (entry) {
      for (const hlo::InstructionRef& instruction : entry->instructions()) {
        if (instruction->opcode != hlo::Opcode::kParameter || instruction->number != line.number)
          continue;
        LogTarget target{name,
                         Certainty::kNumber,
                         {},
                         name_or_whole(instruction),
                         "the parameter of the entry with this number"};
        target.found = std::string(instruction.text_of(instruction->name_range));
        return target;
      }
    }
    return missing(name, fmt::format("the entry has no parameter {}", line.number));
  }

  LogTarget target(const LoggedName& name) const {
    if (const auto exact = by_name(name)) return *exact;
    if (name.role == NameRole::kInserted)
      return missing(name, "the pass itself put it in; this text does not have it");
    if (const auto operation = by_operation(name)) return *operation;
    if (const auto placed = by_place(name)) return *placed;
    return missing(name, reason_of_none(name));
  }

  // Moves of the framework are made anew under other names, and what the pass puts in is in no
  // text in front of it: an equal name there is chance.
  std::optional<LogTarget> by_name(const LoggedName& name) const {
    if (is_framework() && name.role != NameRole::kValue) return std::nullopt;
    if (name.role == NameRole::kInserted && !is_behind_the_pass(at_.stage.stage))
      return std::nullopt;
    const auto known = names_.named(name.name);
    if (known.size() != 1) return std::nullopt;
    if (is_framework() && is_made_anew(name.name, *known.front())) return std::nullopt;
    return found(name, *known.front(), Certainty::kExactName, "the only instruction of this name");
  }

  // Copies and custom calls of the compiler's own, whose numbers are those it has left: only one of
  // the program has its word in the metadata too.
  static bool is_made_anew(std::string_view name, const Known& known) {
    const std::string_view word = word_of(name);
    return (word == "copy" || word == "custom-call") && !known.op_name.ends_with(word);
  }

  std::optional<std::pair<const Known*, double>> best_vote(const LoggedName& name) const {
    const auto votes = votes_.find(name.name);
    if (votes == votes_.end()) return std::nullopt;
    std::pair<const Known*, double> best{nullptr, 0};
    for (const auto& vote : votes->second) {
      if (vote.second > best.second) best = vote;
    }
    double next = 0;
    for (const auto& [known, sum] : votes->second) {
      if (known != best.first) next = std::max(next, sum);
    }
    if (best.first == nullptr || best.second < next * kClearLead) return std::nullopt;
    if (best.second * kClearLead < claims_.at(best.first)) return std::nullopt;
    return best;
  }

  std::optional<LogTarget> by_place(const LoggedName& name) const {
    const auto best = best_vote(name);
    if (!best) return std::nullopt;
    return found(name, *best->first, Certainty::kPlace,
                 fmt::format("tracking this text says the same of `{}`", best->first->name));
  }

  std::optional<LogTarget> by_operation(const LoggedName& name) const {
    if (name.role != NameRole::kValue) return std::nullopt;
    if (!name.op_name.empty()) {
      const auto whole = names_.of_operation(name.op_name);
      if (whole.size() == 1)
        return found(name, *whole.front(), Certainty::kMetadata,
                     fmt::format("the only instruction with op_name \"{}\"", name.op_name));
    }
    const std::string_view word = word_of(name.name);
    const auto known = names_.of_last_step(word);
    if (known.size() != 1) return std::nullopt;
    return found(name, *known.front(), Certainty::kMetadata,
                 fmt::format("the only instruction whose op_name ends with `{}`", word));
  }

  // A step that only views the value of the step in front, and that this text does not have.
  static void lead_view(const LogLine& line, std::vector<std::vector<LogTarget>>& all) {
    if (all.size() < 2 || all[all.size() - 2].empty() || !is_view_name(line.names[0].name)) return;
    LogTarget& step = all.back().front();
    const LogTarget& before = all[all.size() - 2].front();
    if (step.certainty != Certainty::kNone || before.certainty == Certainty::kNone) return;
    step.certainty = Certainty::kPlace;
    step.found = before.found;
    step.range = before.range;
    step.reason =
        fmt::format("it only views the value of `{}`, the step in front of it", before.found);
  }

  std::string reason_of_none(const LoggedName& name) const {
    const auto known = names_.named(name.name);
    if (known.size() > 1)
      return fmt::format("{} instructions of this text have this name", known.size());
    if (votes_.contains(name.name))
      return "the log speaks of it in several places that lead to different instructions here";
    const std::string_view word = word_of(name.name);
    const auto operations = names_.of_last_step(word);
    if (operations.size() > 1)
      return fmt::format("no instruction has this name, and {} have an op_name that ends with `{}`",
                         operations.size(), word);
    if (is_behind_the_pass(at_.stage.stage))
      return fmt::format(
          "no instruction has this name; the text shows the stage `{}`, behind the "
          "pass that wrote the line",
          offload::stage_name(at_.stage.stage));
    return "no instruction has this name, and tracking this text says nothing alike";
  }

  // Texts that name nothing: what tracking finds instead.
  void add_unnamed(const LogLine& line, std::vector<LogTarget>& targets) const {
    const auto partner = partner_.find(&line);
    if (line.kind == LogKind::kHostParameter && partner != partner_.end()) {
      LogTarget target = parameter(*partner->second);
      if (target.certainty != Certainty::kNone) {
        target.certainty = Certainty::kPlace;
        target.reason = "tracking this text begins a walk here from a parameter of this shape";
      }
      targets.push_back(std::move(target));
      return;
    }
    if (line.severity != hlo::Severity::kError) return;
    for (const offload::Finding& finding : at_.tracking.result->findings) {
      if (finding.kind == offload::Finding::Kind::kWarning) continue;
      const hlo::InstructionRef instruction = at_.module.at(finding.position.instruction);
      if (!instruction || partner == partner_.end()) continue;
      LogTarget target = missing({}, "tracking this text meets the same check here");
      target.certainty = Certainty::kPlace;
      target.found = std::string(instruction.text_of(instruction->name_range));
      target.range = name_or_whole(instruction);
      targets.push_back(std::move(target));
      return;
    }
  }

  const CompilerLog& log_;
  const analysis::ModuleAnalysis& at_;
  LogNames names_;
  CompilerLog ours_;
  std::map<std::string, std::map<const Known*, double>, std::less<>> votes_;
  std::map<const Known*, double> claims_;  // the most that one name has of an instruction
  std::map<const LogLine*, const LogLine*> partner_;
  bool is_cut_ = false;
};

std::size_t found_count(const std::vector<std::vector<LogTarget>>& targets) {
  std::size_t count = 0;
  for (const auto& line : targets)
    count += static_cast<std::size_t>(std::ranges::count_if(
        line, [](const LogTarget& target) { return target.certainty != Certainty::kNone; }));
  return count;
}

}  // namespace

ResolvedLog resolve_log(const CompilerLog& log, const analysis::Snapshot& at) {
  ResolvedLog best;
  best.targets.resize(log.lines.size());
  std::size_t best_count = 0;
  for (std::uint32_t i = 0; i < at.modules.size(); ++i) {
    ModuleResolver resolver(log, at.modules[i], *at.tables);
    auto targets = resolver.run();
    const std::size_t count = found_count(targets);
    if (i > 0 && count <= best_count) continue;
    best_count = count;
    best = {i, std::move(targets), resolver.is_cut()};
  }
  return best;
}

std::string_view certainty_words(Certainty certainty) {
  switch (certainty) {
    case Certainty::kNone: return "not found";
    case Certainty::kPlace: return "by its place in the path";
    case Certainty::kMetadata: return "by op_name metadata";
    case Certainty::kNumber: return "by its number";
    case Certainty::kExactName: return "exact name";
  }
  return "";
}

}  // namespace features
