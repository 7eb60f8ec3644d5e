#include "analysis/analyzer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "analysis/tracking.h"
#include "base/limits.h"
#include "hlo/lower.h"
#include "hlo/rebuild.h"
#include "syntax/from_tree.h"

namespace analysis {
namespace {

// Names and shapes are only ever added to the tables. When a long session has made them this many
// times larger than the text, the next version starts with new ones.
constexpr std::size_t kTableGrowth = 4;
constexpr std::size_t kTableSlack = std::size_t{4} << 20;

struct FreshPieces {
  std::vector<std::shared_ptr<const hlo::LoweredPiece>> lowered;
  std::vector<std::shared_ptr<const hlo::PieceCheck>> checks;
};

// Parses, lowers and checks the fresh pieces, each in a task of its own; empty when cancelled.
std::optional<FreshPieces> read_fresh(const syntax::Segments& segments, hlo::Tables& tables,
                                      const ForEach& for_each, const base::CancelToken& cancel) {
  const auto& fresh = segments.fresh();
  FreshPieces read;
  read.lowered.resize(fresh.size());
  read.checks.resize(fresh.size());
  for_each(fresh.size(), [&](std::size_t i) {
    if (cancel.is_cancelled()) return;
    // One parser for all tasks that a thread runs.
    thread_local syntax::Parser parser;
    syntax::Segment& segment = *fresh[i];
    syntax::Records records = syntax::read_records(parser, segment, base::Limits{});
    read.lowered[i] = hlo::lower_segment(records, segment.bytes, tables);
    read.checks[i] = std::make_shared<const hlo::PieceCheck>(
        hlo::check_values(*read.lowered[i], records.faulty, tables));
    segment.problems = std::move(records.problems);
  });
  if (cancel.is_cancelled()) return std::nullopt;
  return read;
}

// The pieces [first, first + count) of the cut, lowered now or known from the version before.
std::vector<hlo::NewPiece> new_pieces(const syntax::Segments& segments, std::size_t first,
                                      std::size_t count, const FreshPieces& read,
                                      const hlo::File* before) {
  std::vector<hlo::NewPiece> pieces;
  pieces.reserve(count);
  for (std::size_t i = first; i < first + count; ++i) {
    const syntax::Segment& segment = segments.at(i);
    const auto& fresh = segments.fresh();
    const auto found = std::find_if(fresh.begin(), fresh.end(),
                                    [&](const auto& one) { return one->id == segment.id; });
    auto piece = found != fresh.end()
                     ? read.lowered[static_cast<std::size_t>(found - fresh.begin())]
                     : before->find_lowered(segment.id);
    pieces.push_back({segment.id, segment.bytes.size(), std::move(piece)});
  }
  return pieces;
}

std::vector<hlo::NewPiece> all_pieces(const syntax::Segments& segments, const FreshPieces& read) {
  std::vector<hlo::NewPiece> pieces;
  pieces.reserve(read.lowered.size());
  for (std::size_t i = 0; i < read.lowered.size(); ++i) {
    const syntax::Segment& segment = *segments.fresh()[i];
    pieces.push_back({segment.id, segment.bytes.size(), read.lowered[i]});
  }
  return pieces;
}

// Pieces that a change names and keeps are taken over from the version before.
void drop_checks(Snapshot& now, const Snapshot& before) {
  for (const syntax::SegmentChange& change : now.segments.changes()) {
    for (std::size_t i = 0; i < change.removed; ++i)
      now.checks.erase(before.segments.at(change.old_first + i).id);
  }
  for (const syntax::SegmentChange& change : now.segments.changes()) {
    for (std::size_t i = 0; i < change.added; ++i) {
      const std::uint32_t id = now.segments.at(change.first + i).id;
      if (const auto* check = before.checks.find(id)) now.checks.at(id) = *check;
    }
  }
}

void add_checks(Snapshot& now, const FreshPieces& read) {
  for (std::size_t i = 0; i < read.checks.size(); ++i)
    now.checks.at(now.segments.fresh()[i]->id) = read.checks[i];
}

hlo::PieceTurnover pieces_between(const Snapshot& before, const syntax::Segments& after) {
  hlo::PieceTurnover change;
  for (const syntax::SegmentChange& part : after.changes()) {
    for (std::size_t i = 0; i < part.removed; ++i)
      change.removed.push_back(before.segments.at(part.old_first + i).id);
    for (std::size_t i = 0; i < part.added; ++i)
      change.added.push_back(after.at(part.first + i).id);
  }
  return change;
}

// The pieces that came and went between two versions.
offload::ModuleChange change_between(const Snapshot& before, const syntax::Segments& after,
                                     const hlo::File& file) {
  offload::ModuleChange change;
  for (const syntax::SegmentChange& part : after.changes()) {
    for (std::size_t i = part.old_first; i < part.old_first + part.removed; ++i) {
      const std::uint32_t id = before.segments.at(i).id;
      change.removed.emplace_back(id, before.file->find_lowered(id));
    }
    for (std::size_t i = part.first; i < part.first + part.added; ++i) {
      const std::uint32_t id = after.at(i).id;
      change.added.emplace_back(id, file.find_lowered(id));
    }
  }
  return change;
}

bool analyse_modules(Snapshot& now, const Snapshot* before, const base::CancelToken& cancel) {
  std::optional<offload::ModuleChange> change;
  const std::vector<hlo::Module> modules = now.file->modules();
  const bool is_same_list = before != nullptr && before->modules.size() == modules.size();
  if (is_same_list) change = change_between(*before, now.segments, *now.file);
  for (const hlo::Module& module : modules) {
    ModuleAnalysis analysis = begin_module(module, *now.tables, now.options);
    const ModuleAnalysis* old = is_same_list ? comparable(analysis, *before, now.options) : nullptr;
    if (old != nullptr) {
      change->before = &old->module;
      change->after = &module;
    }
    if (old == nullptr || !reuse_tracking(analysis, *old, *change, *now.tables)) {
      auto written = old == nullptr ? nullptr : inherit(old->tracking, *change, *now.tables);
      if (written != nullptr) ++now.counts.inherited;
      if (!track_module(analysis, *now.tables, now.options, cancel, std::move(written)))
        return false;
      if (is_pass_run(analysis)) ++now.counts.tracked;
    }
    now.modules.push_back(std::move(analysis));
  }
  return true;
}

}  // namespace

bool Options::operator==(const Options& other) const {
  return profile == other.profile && backend == other.backend && stage == other.stage &&
         piece_bytes == other.piece_bytes && log_level == other.log_level;
}

void for_each_in_line(std::size_t count, const std::function<void(std::size_t)>& task) {
  for (std::size_t i = 0; i < count; ++i) task(i);
}

std::shared_ptr<const Snapshot> Analyzer::open(text::Text text, const Options& options,
                                               const ForEach& for_each,
                                               const base::CancelToken& cancel) {
  auto now = std::make_shared<Snapshot>();
  now->text = std::move(text);
  now->options = options;
  now->tables = std::make_shared<hlo::Tables>();
  now->segments = syntax::Segments(now->text, options.piece_bytes);
  const auto read = read_fresh(now->segments, *now->tables, for_each, cancel);
  if (!read) return nullptr;
  now->counts.parsed = now->counts.lowered = static_cast<std::uint32_t>(read->lowered.size());
  now->file = hlo::build(all_pieces(now->segments, *read), now->tables);
  add_checks(*now, *read);
  now->verdicts = hlo::judge(*now->file, cancel);
  if (cancel.is_cancelled()) return nullptr;
  now->segments.mark_unchanged();
  if (!analyse_modules(*now, nullptr, cancel)) return nullptr;
  return now;
}

std::shared_ptr<const Snapshot> Analyzer::next(const Snapshot& before,
                                               const std::vector<text::Edit>& edits,
                                               const Options& options, const ForEach& for_each,
                                               const base::CancelToken& cancel) {
  text::Text text = before.text;
  syntax::Segments segments = before.segments;
  for (const text::Edit& edit : edits) {
    text = text.with(edit);
    segments = segments.next(text, edit);
  }
  if (before.tables->bytes() > kTableGrowth * text.size() + kTableSlack)
    return open(std::move(text), options, for_each, cancel);

  auto now = std::make_shared<Snapshot>();
  now->version = before.version + 1;
  now->text = std::move(text);
  now->segments = std::move(segments);
  now->options = options;
  now->tables = before.tables;
  const auto read = read_fresh(now->segments, *now->tables, for_each, cancel);
  if (!read) return nullptr;
  now->counts.parsed = now->counts.lowered = static_cast<std::uint32_t>(read->lowered.size());
  now->file = before.file;
  now->checks = before.checks;
  const auto& changes = now->segments.changes();
  // From the back, so that the places in front stay those of the version before.
  for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
    now->file = hlo::rebuild(
        *now->file,
        {static_cast<std::uint32_t>(change->old_first), static_cast<std::uint32_t>(change->removed),
         new_pieces(now->segments, change->first, change->added, *read, before.file.get())});
  }
  drop_checks(*now, before);
  add_checks(*now, *read);
  now->verdicts = hlo::judge_again(*now->file, *before.file, before.verdicts,
                                   pieces_between(before, now->segments), cancel);
  if (cancel.is_cancelled()) return nullptr;
  if (!analyse_modules(*now, &before, cancel)) return nullptr;
  now->segments.mark_unchanged();
  return now;
}

}  // namespace analysis
