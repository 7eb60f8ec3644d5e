#include "hlo/header_assembly.h"

#include <cstddef>
#include <span>

#include "base/limits.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

std::span<const HeaderPart> parts_of(const HeaderSource& source) {
  const LoweredPiece& piece = *source.placed->piece;
  const std::uint32_t index = piece.items[source.item].index;
  const std::uint32_t begin = piece.header_starts[index];
  return std::span(piece.header_parts).subspan(begin, piece.header_starts[index + 1] - begin);
}

text::Range whole_of(const HeaderSource& source) {
  return source.placed->piece->items[source.item].whole.shifted(source.start);
}

class Assembly {
 public:
  std::shared_ptr<const Header> run(const std::vector<HeaderSource>& sources) {
    header_->range = {whole_of(sources.front()).begin, whole_of(sources.back()).end};
    for (const HeaderSource& source : sources) {
      for (const HeaderPart& part : parts_of(source)) add(part, source);
    }
    return std::move(header_);
  }

 private:
  void add(const HeaderPart& part, const HeaderSource& source) {
    switch (part.kind) {
      case HeaderPart::Kind::kName:
        header_->name = part.name;
        header_->name_range = part.range.shifted(source.start);
        break;
      case HeaderPart::Kind::kAttribute: add_attribute(part, source); break;
      case HeaderPart::Kind::kOpen:
        if (!is_brace(part, source)) open();
        break;
      case HeaderPart::Kind::kLeaf: add_leaf(part, source.start); break;
      case HeaderPart::Kind::kClose:
        if (!is_brace(part, source)) close();
        break;
      case HeaderPart::Kind::kArrow: is_result_ = open_.empty(); break;
    }
    const bool is_layout =
        part.kind != HeaderPart::Kind::kName && part.kind != HeaderPart::Kind::kAttribute;
    if (is_layout && layout_ != kNone) widen_layout_value(part.range.shifted(source.start));
  }

  static bool is_brace(const HeaderPart& part, const HeaderSource& source) {
    const char c = source.placed->piece->bytes.bytes()[part.range.begin];
    return c == '{' || c == '}';
  }

  void add_attribute(const HeaderPart& part, const HeaderSource& source) {
    if (part.name == Word::kEntryComputationLayout && !header_->has_entry_layout) {
      header_->has_entry_layout = true;
      layout_ = static_cast<std::uint32_t>(header_->attributes.size());
    }
    const text::Range value = part.value.empty() ? text::Range{} : part.value.shifted(source.start);
    header_->attributes.push_back({part.name, part.range.shifted(source.start), value});
  }

  // The value of the entry layout follows as parts, over several pieces perhaps.
  void widen_layout_value(text::Range part) {
    text::Range& value = header_->attributes[layout_].value_range;
    value = value.empty() ? part : text::Range{value.begin, part.end};
  }

  // The first parenthesis is that of the parameter list; every other one is a tuple.
  void open() {
    if (!is_result_ && open_.empty()) {
      open_.push_back(0);
      return;
    }
    begin_value(true);
    open_.push_back(0);
  }

  void close() {
    if (!open_.empty()) open_.pop_back();
  }

  void begin_value(bool is_tuple) {
    if (is_result_ && open_.empty()) {
      header_->is_result_tuple = is_tuple;
    } else if (!is_result_ && open_.size() == 1) {
      header_->is_parameter_tuple.push_back(is_tuple);
      ++header_->parameter_count;
    }
    if (!open_.empty()) ++open_.back();
  }

  void add_leaf(const HeaderPart& part, text::Offset start) {
    begin_value(false);
    // What stands outside all parentheses, or deeper than any shape may be, is no leaf of the
    // layout.
    const std::size_t outer = is_result_ ? 0 : 1;
    if (open_.size() < outer || open_.size() - outer > base::Limits{}.max_shape_depth) return;
    LayoutLeaf& leaf = header_->leaves.emplace_back();
    leaf.is_result = is_result_;
    leaf.parameter = is_result_ ? 0 : static_cast<std::uint32_t>(open_.front() - 1);
    for (std::size_t i = outer; i < open_.size(); ++i) leaf.index.push_back(open_[i] - 1);
    leaf.shape = part.shape;
    leaf.range = part.range.shifted(start);
  }

  std::shared_ptr<Header> header_ = std::make_shared<Header>();
  std::uint32_t layout_ = kNone;  // the attribute whose value follows as parts
  bool is_result_ = false;
  std::vector<std::int64_t> open_;  // values begun in each open parenthesis
};

}  // namespace

std::vector<HeaderSource> header_sources(const FileState& state, const ScopeSpot& opener) {
  const PlacedPiece& first = *opener.spot.placed;
  std::vector<HeaderSource> sources{
      {&first, opener.spot.before.bytes, first.outline->openers[opener.index].item}};
  std::uint32_t item = sources.front().item + 1;
  text::Offset start = opener.spot.before.bytes;
  state.pieces.for_each(opener.spot.index, state.pieces.size(),
                        [&](const PieceTraits::Item& placed) {
                          const auto& items = placed->piece->items;
                          for (; item < items.size(); ++item) {
                            if (items[item].kind != Item::Kind::kLayoutRun) return false;
                            sources.push_back({placed.get(), start, item});
                          }
                          start += placed->sum.bytes;
                          item = 0;
                          return true;
                        });
  return sources;
}

std::shared_ptr<const Header> assemble_header(const std::vector<HeaderSource>& sources) {
  return Assembly().run(sources);
}

}  // namespace hlo
