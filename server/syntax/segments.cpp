#include "syntax/segments.h"

#include <utility>

namespace syntax {
namespace {

// A piece below this part of the wanted size is joined with the one behind it.
constexpr text::Offset kSmallestPart = 4;
// How much text behind the touched piece a rescan looks at first. It usually meets an old cut at
// once.
constexpr text::Offset kFirstWindow = 16 * 1024;

// Where the line that decides about a cut has been read to: a comma between two leaves is decided
// by itself.
text::Offset read_for_cut(std::string_view bytes, const ItemStart& item) {
  if (item.state.is_behind_comma) return item.at;
  std::string_view line = bytes.substr(item.at);
  line = line.substr(0, line.find('\n'));
  line = line.substr(0, line.find('\r'));
  const auto end = item.at + static_cast<text::Offset>(line.size());
  return std::min(end + 1, static_cast<text::Offset>(bytes.size()));
}

}  // namespace

// What a rescan found: items and cuts with offsets from its start, up to an old cut at which all is
// as before.
struct Segments::Rescan {
  struct Cut {
    text::Offset at = 0;
    std::size_t item = 0;    // the first item of the piece that begins here
    text::Offset reach = 0;  // of the piece that ends here, from the start of the rescan
  };

  std::vector<ItemStart> items;
  std::vector<Cut> cuts;  // ends of pieces; the last one is the end of the rescan
  std::vector<Problem> problems;
  std::optional<text::Offset> open_comment;
  std::size_t old_end = 0;       // the old piece that begins where the rescan ends
  std::optional<ScanState> end;  // at the end of the text
};

Segments::Segments(const text::Text& text, text::Offset piece_bytes) : piece_bytes_(piece_bytes) {
  if (text.size() > 0) rescan(text, {{0, 0}, {}}, 0, 0);
}

Segments Segments::next(const text::Text& text, const text::Edit& edit) const {
  Segments after = *this;
  if (text.size() == 0) {
    after.replace(0, size(), {});
    after.end_ = {};
    return after;
  }
  const auto affected =
      tree_.find([&](const SegmentSum& sum) { return sum.reach >= edit.range.begin; });
  std::size_t index = affected.index;
  text::Offset start = affected.before.bytes;
  if (index == size() && index > 0) {
    --index;
    start -= at(index).bytes.size();
  }
  // Pieces in front of the edit that looked as far as the edit are scanned again, and pass by those
  // in between that did not.
  for (;;) {
    index = after.rescan(text, edit, index, start);
    start = after.start_of(index);
    if (start >= edit.range.begin + edit.replacement.size()) break;
    const std::size_t from = index;
    after.tree_.for_each(from, after.size(), [&](const std::shared_ptr<const Segment>& segment) {
      if (start + segment->reach >= edit.range.begin || start > edit.range.begin) return false;
      start += segment->bytes.size();
      ++index;
      return true;
    });
    if (index == after.size()) break;
  }
  return after;
}

std::size_t Segments::index_at(text::Offset offset) const {
  const auto found = tree_.find([&](const SegmentSum& sum) { return sum.bytes > offset; });
  return std::min(found.index, size() - 1);
}

void Segments::mark_unchanged() {
  changes_.clear();
  fresh_.clear();
}

// Scans from the start of a piece until an old cut is met at which all is as before. Returns the
// index of the piece that begins there.
std::size_t Segments::rescan(const text::Text& text, const text::Edit& edit, std::size_t index,
                             text::Offset start) {
  const text::Offset rest = text.size() - start;
  const text::Offset known =
      index >= size() ? rest
                      : at(index).bytes.size() + static_cast<text::Offset>(edit.replacement.size());
  auto window =
      static_cast<text::Offset>(std::min<std::uint64_t>(rest, std::uint64_t{known} + kFirstWindow));
  std::optional<Rescan> found;
  while (!(found = try_rescan(text, edit, index, start, window))) {
    window = static_cast<text::Offset>(std::min<std::uint64_t>(rest, std::uint64_t{window} * 4));
  }
  std::vector<std::shared_ptr<Segment>> added;
  text::Offset begin = 0;
  std::size_t item = 0;
  for (const Rescan::Cut& cut : found->cuts) {
    added.push_back(make_segment(text, {start + begin, start + cut.at}, *found, item, cut.item,
                                 cut.reach - begin));
    begin = cut.at;
    item = cut.item;
  }
  if (found->end) end_ = *found->end;
  replace(index, found->old_end - index, added);
  return index + added.size();
}

// Collects the cuts of a rescan. A piece is cut at the wanted size; but while old cuts lie ahead,
// one of them may come before the piece has twice that size, and is then the better place, since
// all behind it stays.
class Segments::Cutter {
 public:
  Cutter(Rescan& found, text::Offset piece_bytes) : found_(found), piece_bytes_(piece_bytes) {}

  text::Offset piece_at(text::Offset at) const { return at - begin_; }
  bool wants(text::Offset at) const { return at - begin_ >= piece_bytes_; }
  void looked_to(text::Offset reach) { reach_ = std::max(reach_, reach); }

  // An item begins at `at`, which was found by reading up to `read`.
  void offer(text::Offset at, text::Offset read, bool may_wait) {
    if (!later_ && at - begin_ >= piece_bytes_) {
      later_ = Rescan::Cut{at, found_.items.size(), std::max({reach_, at, read})};
      reach_ = 0;
    }
    const bool is_full = later_ && (!may_wait || at - begin_ >= 2 * std::uint64_t{piece_bytes_});
    if (is_full) cut(*std::exchange(later_, std::nullopt));
  }

  // The last cut. Where the piece has grown only a little, it is not divided.
  void end(text::Offset at, text::Offset read) {
    if (later_) reach_ = std::max(reach_, later_->reach);
    later_.reset();
    cut({at, found_.items.size(), std::max({reach_, at, read})});
  }

 private:
  void cut(Rescan::Cut at) {
    begin_ = at.at;
    found_.cuts.push_back(at);
  }

  Rescan& found_;
  text::Offset piece_bytes_;
  text::Offset begin_ = 0;
  text::Offset reach_ = 0;            // of what stands behind `later_`, or of the piece
  std::optional<Rescan::Cut> later_;  // the first place at which the piece has the wanted size
};

// Absent when the window is too small to say.
std::optional<Segments::Rescan> Segments::try_rescan(const text::Text& text, const text::Edit& edit,
                                                     std::size_t index, text::Offset start,
                                                     text::Offset window) const {
  const text::Slice slice = text.slice({start, start + window});
  const std::string_view bytes = slice.bytes();
  const bool is_rest = start + window == text.size();
  const text::Offset grown =
      static_cast<text::Offset>(edit.replacement.size()) - edit.range.size();  // wraps round
  const text::Offset smallest = std::max<text::Offset>(1, piece_bytes_ / kSmallestPart);

  Rescan found;
  Cutter cutter(found, piece_bytes_);
  Scan scan(bytes, index < size() ? at(index).state : ScanState{});
  std::size_t old = index;
  text::Offset old_start = start;  // of the piece `old`, in the text before
  while (const auto item = scan.next()) {
    const text::Offset reach = scan.take_reach();
    if (!is_rest && reach >= window) return std::nullopt;
    cutter.looked_to(reach);
    const text::Offset at = item->at;
    if (at == 0) {
      found.items.push_back(*item);
      continue;
    }
    const auto new_start = [&] {
      return old_start > edit.range.end ? old_start + grown : old_start;
    };
    const auto is_touched = [&] {
      return old_start <= edit.range.end && old_start + this->at(old).reach >= edit.range.begin;
    };
    while (old < size() && (new_start() < start + at || is_touched()))
      old_start += this->at(old++).bytes.size();
    const bool is_as_before =
        old < size() && new_start() == start + at && this->at(old).state == item->state;
    if (is_as_before && cutter.piece_at(at) >= smallest) {
      const text::Offset read = read_for_cut(bytes, *item);
      if (!is_rest && read == window) return std::nullopt;
      cutter.end(at, read);
      found.old_end = old;
      found.problems = scan.problems();
      return found;
    }
    if (cutter.wants(at)) cutter.offer(at, read_for_cut(bytes, *item), old < size());
    found.items.push_back(*item);
  }
  if (!is_rest) return std::nullopt;
  cutter.looked_to(scan.take_reach());
  cutter.end(window, window);
  found.old_end = size();
  found.problems = scan.problems();
  found.open_comment = scan.open_comment();
  found.end = scan.state();
  return found;
}

std::shared_ptr<Segment> Segments::make_segment(const text::Text& text, text::Range range,
                                                const Rescan& found, std::size_t first_item,
                                                std::size_t last_item, text::Offset reach) {
  auto segment = std::make_shared<Segment>();
  const text::Offset begin = found.items[first_item].at;
  const text::Offset end = begin + range.size();
  segment->id = next_id_++;
  segment->bytes = text.slice(range);
  segment->state = found.items[first_item].state;
  segment->reach = reach;
  segment->parsed_bytes = range.size();
  if (found.open_comment && *found.open_comment < end)
    segment->parsed_bytes = *found.open_comment - std::min(begin, *found.open_comment);
  for (std::size_t i = first_item; i < last_item; ++i) {
    segment->items.push_back(found.items[i]);
    segment->items.back().at -= begin;
  }
  for (Problem problem : found.problems) {
    if (problem.range.begin < begin || problem.range.begin >= end) continue;
    problem.range = {problem.range.begin - begin, std::min(problem.range.end, end) - begin};
    segment->scan_problems.push_back(std::move(problem));
  }
  return segment;
}

void Segments::replace(std::size_t first, std::size_t removed,
                       const std::vector<std::shared_ptr<Segment>>& added) {
  tree_.for_each(first, first + removed, [&](const std::shared_ptr<const Segment>& gone) {
    std::erase_if(fresh_, [&](const std::shared_ptr<Segment>& segment) { return segment == gone; });
    return true;
  });
  tree_ = tree_.replaced(first, removed, {added.begin(), added.end()});
  fresh_.insert(fresh_.end(), added.begin(), added.end());
  note(first, removed, added.size());
}

// Joins the change with those it overlaps or meets, so that the list stays disjoint and in order.
void Segments::note(std::size_t first, std::size_t removed, std::size_t added) {
  std::vector<SegmentChange> in_front;
  std::vector<SegmentChange> behind;
  std::size_t begin = first;
  std::size_t end = first + removed;
  std::ptrdiff_t grown_in_front = 0;  // pieces that the changes in front have added
  std::ptrdiff_t grown_within = 0;
  for (const SegmentChange& change : changes_) {
    const std::ptrdiff_t grown =
        static_cast<std::ptrdiff_t>(change.added) - static_cast<std::ptrdiff_t>(change.removed);
    if (change.first + change.added < first) {
      in_front.push_back(change);
      grown_in_front += grown;
    } else if (change.first > first + removed) {
      behind.push_back(change);
      behind.back().first = change.first - removed + added;
    } else {
      begin = std::min(begin, change.first);
      end = std::max(end, change.first + change.added);
      grown_within += grown;
    }
  }
  const std::size_t old_begin = begin - grown_in_front;
  const std::size_t old_end = end - grown_in_front - grown_within;
  changes_ = std::move(in_front);
  changes_.push_back({old_begin, old_end - old_begin, begin, end - begin - removed + added});
  changes_.insert(changes_.end(), behind.begin(), behind.end());
}

}  // namespace syntax
