#include "hlo/module_spans.h"

#include <utility>

#include "hlo/header_assembly.h"

namespace hlo {
namespace {

class SpanWalk {
 public:
  SpanWalk(const FileState& state, const std::vector<ModuleSpan>& before)
      : state_(state), before_(before) {}

  std::vector<ModuleSpan> run() {
    const Sum all = state_.pieces.sum();
    for (std::uint32_t count = 0; count < all.markers;) {
      const Spot spot = state_.find_count(&Sum::markers, count + 1);
      for (std::uint32_t i = 0; i < spot.placed->outline->openers.size(); ++i) {
        const Item::Kind kind = spot.placed->outline->openers[i].kind;
        if (kind == Item::Kind::kHeader)
          visit_header({spot.placed->opener_scopes[i], spot, i, false});
        if (kind == Item::Kind::kSeparator)
          end_module({spot.placed->opener_scopes[i], spot, i, false});
      }
      count = spot.before.markers + spot.placed->outline->total.markers;
    }
    end_module(all, all.bytes);
    return std::move(found_);
  }

 private:
  // A header behind a separator belongs to the module that the separator began.
  void visit_header(const ScopeSpot& opener) {
    if (has_content(sum_at(opener))) end_module(opener);
    if (current_.begin.openers == 0 && !is_behind_separator_)
      current_.range.begin = opener.offset();
    const auto sources = header_sources(state_, opener);
    for (const HeaderSource& source : sources) {
      auto& ids = current_.header_pieces;
      if (ids.empty() || ids.back() != source.placed->id) ids.push_back(source.placed->id);
    }
    const text::Offset begin = opener.offset();
    current_.header_item = sources.front().item;
    for (const ModuleSpan& old : before_) {
      if (old.header == nullptr || old.header->range.begin != begin) continue;
      // A piece that an edit moved can have another header where this one was.
      if (old.header_pieces == current_.header_pieces && old.header_item == current_.header_item)
        current_.header = old.header;
    }
    if (current_.header == nullptr) current_.header = assemble_header(sources);
  }

  static Sum sum_at(const ScopeSpot& opener) {
    return opener.spot.before + opener.spot.placed->outline->openers[opener.index].before;
  }

  bool has_content(const Sum& end) const {
    return current_.header != nullptr || end.heads > current_.begin.heads ||
           end.instructions > current_.begin.instructions;
  }

  void end_module(const ScopeSpot& opener) {
    is_behind_separator_ = true;
    end_module(sum_at(opener), opener.offset());
  }

  void end_module(const Sum& end, text::Offset offset) {
    if (has_content(end)) {
      current_.end = end;
      current_.range.end = offset;
      found_.push_back(std::move(current_));
    }
    current_ = ModuleSpan{};
    current_.begin = end;
    current_.range.begin = offset;
  }

  const FileState& state_;
  const std::vector<ModuleSpan>& before_;
  std::vector<ModuleSpan> found_;
  ModuleSpan current_;
  bool is_behind_separator_ = false;
};

}  // namespace

std::vector<ModuleSpan> module_spans(const FileState& state,
                                     const std::vector<ModuleSpan>& before) {
  return SpanWalk(state, before).run();
}

}  // namespace hlo
