#include "features/log_alignment.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace features {
namespace {

// Comparisons for one part of the logs; the whole takes no longer than reading a large module.
constexpr std::size_t kMostComparisons = 16'000'000;

bool is_leaf(const LogLine& line) {
  return line.kind == LogKind::kHostParameter && line.number >= 0;
}

// The dimensions and the type, without layout.
std::string_view plain_shape(std::string_view shape) { return shape.substr(0, shape.find('{')); }

// The condition that does not hold, without the values that it had.
std::string_view checked(std::string_view text) { return text.substr(0, text.find(" (")); }

double likeness_of_kind(const LogLine& theirs, const LogLine& ours) {
  switch (theirs.kind) {
    case LogKind::kHostParameter:
      if (is_leaf(theirs) && is_leaf(ours))
        return theirs.number == ours.number && theirs.index == ours.index ? 10 : -100;
      return plain_shape(theirs.shape) == plain_shape(ours.shape) ? 5 : 0.1;
    case LogKind::kLeak: return 3;
    case LogKind::kCheck: return checked(theirs.text) == checked(ours.text) ? 3 : -100;
    case LogKind::kOffloading:
    case LogKind::kCopyBefore:
    case LogKind::kRemoveMove:
    case LogKind::kRemoveMoveBack: return 2.5;
    case LogKind::kTrace: return 2;
    default: return 0.3;
  }
}

// The pairs with the largest sum of likeness that keep the order of both.
class Table {
 public:
  Table(std::span<const LogLine> theirs, std::span<const LogLine> ours, const LogNames& names)
      : theirs_(theirs), ours_(ours), names_(names), width_(ours.size() + 1) {
    steps_.resize((theirs.size() + 1) * width_, Step::kOurs);
    for (const LogLine& line : ours) {
      known_.emplace_back();
      for (const LoggedName& name : line.names) {
        const auto known = names.named(name.name);
        known_.back().push_back(known.empty() ? nullptr : known.front());
      }
    }
  }

  std::vector<LinePair> run() {
    std::vector<double> above(width_, 0);  // the largest sums without this line of theirs
    std::vector<double> best(width_, 0);
    for (std::size_t i = 1; i <= theirs_.size(); ++i) {
      for (std::size_t j = 1; j < width_; ++j) {
        Step& step = steps_[i * width_ + j];
        best[j] = std::max(above[j], best[j - 1]);
        step = above[j] >= best[j - 1] ? Step::kTheirs : Step::kOurs;
        const double like = compare(i - 1, j - 1);
        if (like <= 0 || above[j - 1] + like < best[j]) continue;
        best[j] = above[j - 1] + like;
        step = Step::kPair;
      }
      above = best;
    }
    return way_back();
  }

 private:
  enum class Step : std::uint8_t { kPair, kTheirs, kOurs };  // what comes last

  std::vector<LinePair> way_back() const {
    std::vector<LinePair> pairs;
    std::size_t i = theirs_.size();
    std::size_t j = ours_.size();
    while (i > 0 && j > 0) {
      const Step step = steps_[i * width_ + j];
      if (step == Step::kPair) pairs.push_back({i - 1, j - 1, compare(i - 1, j - 1)});
      if (step != Step::kOurs) --i;
      if (step != Step::kTheirs) --j;
    }
    std::ranges::reverse(pairs);
    return pairs;
  }

  double compare(std::size_t i, std::size_t j) const {
    const LogLine& theirs = theirs_[i];
    const LogLine& ours = ours_[j];
    if (theirs.kind != ours.kind) return -1;
    double sum = likeness_of_kind(theirs, ours);
    const std::size_t count = std::min(theirs.names.size(), ours.names.size());
    for (std::size_t k = 0; k < count; ++k) {
      // What the passes made anew says nothing by its name.
      if (theirs.names[k].role != NameRole::kValue || known_[j][k] == nullptr) continue;
      sum += compare(theirs.names[k], ours.names[k], *known_[j][k]);
    }
    return sum;
  }

  double compare(const LoggedName& theirs, const LoggedName& ours,
                 const LogNames::Known& known) const {
    const double index = theirs.index == ours.index ? 0.5 : -0.5;
    return names_.fit(theirs.name, known).likeness + (theirs.index.empty() ? 0 : index);
  }

  std::span<const LogLine> theirs_;
  std::span<const LogLine> ours_;
  const LogNames& names_;
  std::size_t width_;
  std::vector<std::vector<const LogNames::Known*>> known_;  // the names of each line of ours
  std::vector<Step> steps_;
};

// A loop that the compiler unrolled offloads once a round what stands once in this text: which of
// the rounds a line of ours has got is chance, and a word alone does not decide.
void drop_doubtful(std::span<const LogLine> theirs, std::span<const LogLine> ours,
                   const LogNames& names, std::vector<LinePair>& pairs) {
  std::vector<bool> is_paired(theirs.size(), false);
  for (const LinePair& pair : pairs) is_paired[pair.theirs] = true;
  std::erase_if(pairs, [&](const LinePair& pair) {
    const LogLine& line = theirs[pair.theirs];
    if (line.kind != LogKind::kOffloading) return false;
    const auto known = names.named(ours[pair.ours].names[0].name);
    if (known.size() != 1) return false;
    const double own = names.fit(line.names[0].name, *known.front()).likeness;
    for (std::size_t i = 0; i < theirs.size(); ++i) {
      if (is_paired[i] || theirs[i].kind != line.kind) continue;
      if (theirs[i].names[0].name == line.names[0].name) continue;
      if (names.fit(theirs[i].names[0].name, *known.front()).likeness >= own) return true;
    }
    return false;
  });
}

// What a walk of theirs says before something that a walk of ours says after it, or the other way
// round: users of one value may be visited in another order. Only where one instruction of the walk
// has that word.
class Leftovers {
 public:
  Leftovers(std::span<const LogLine> theirs, std::span<const LogLine> ours, const LogNames& names)
      : theirs_(theirs), ours_(ours), names_(names) {}

  void add_to(std::vector<LinePair>& pairs) {
    std::vector<std::size_t> partner(theirs_.size(), kNone);
    std::vector<bool> is_taken(ours_.size(), false);
    for (const LinePair& pair : pairs) {
      partner[pair.theirs] = pair.ours;
      is_taken[pair.ours] = true;
    }
    for (std::size_t i = 0; i < theirs_.size(); ++i) {
      if (theirs_[i].kind == LogKind::kOffloading) {
        walk_ = partner[i];
        is_known_walk_ = walk_ != kNone;
      }
      if (partner[i] != kNone || !is_known_walk_ || theirs_[i].kind != LogKind::kHostCompute)
        continue;
      if (const auto found = only_fit(theirs_[i], is_taken)) pairs.push_back({i, *found, kWord});
    }
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  static constexpr double kWord = 4;  // the likeness of names with one word

  std::optional<std::size_t> only_fit(const LogLine& line,
                                      const std::vector<bool>& is_taken) const {
    std::optional<std::size_t> found;
    const std::size_t first = walk_ == kNone ? 0 : walk_ + 1;
    for (std::size_t j = first; j < ours_.size(); ++j) {
      if (ours_[j].kind == LogKind::kOffloading) break;
      if (is_taken[j] || ours_[j].kind != line.kind) continue;
      const auto known = names_.named(ours_[j].names[0].name);
      if (known.size() != 1 || likeness(line.names[0].name, *known.front()) < kWord) continue;
      if (found && ours_[*found].names[0].name != ours_[j].names[0].name) return std::nullopt;
      found = j;
    }
    return found;
  }

  std::span<const LogLine> theirs_;
  std::span<const LogLine> ours_;
  const LogNames& names_;
  std::size_t walk_ = kNone;  // the line of ours that begins the walk; kNone: the first one
  bool is_known_walk_ = true;
};

// Where both logs begin the walk from the same leaf of a parameter; nothing pairs across.
std::vector<std::pair<std::size_t, std::size_t>> anchors(std::span<const LogLine> theirs,
                                                         std::span<const LogLine> ours) {
  std::map<std::pair<std::int64_t, std::string_view>, std::size_t> walks;
  for (std::size_t j = 0; j < ours.size(); ++j) {
    if (is_leaf(ours[j])) walks.try_emplace({ours[j].number, ours[j].index}, j);
  }
  std::vector<std::pair<std::size_t, std::size_t>> found;
  for (std::size_t i = 0; i < theirs.size(); ++i) {
    if (!is_leaf(theirs[i])) continue;
    const auto walk = walks.find({theirs[i].number, theirs[i].index});
    const bool is_next =
        walk != walks.end() && (found.empty() || walk->second > found.back().second);
    if (is_next) found.emplace_back(i, walk->second);
  }
  return found;
}

}  // namespace

LogAlignment align_logs(std::span<const LogLine> theirs, std::span<const LogLine> ours,
                        const LogNames& names) {
  LogAlignment alignment;
  auto ends = anchors(theirs, ours);
  ends.emplace_back(theirs.size(), ours.size());
  std::size_t i = 0;
  std::size_t j = 0;
  for (const auto& [end_i, end_j] : ends) {
    const auto part = theirs.subspan(i, end_i - i);
    const auto other = ours.subspan(j, end_j - j);
    if ((part.size() + 1) * (other.size() + 1) > kMostComparisons) {
      alignment.is_cut = true;
    } else {
      std::vector<LinePair> pairs = Table(part, other, names).run();
      drop_doubtful(part, other, names, pairs);
      Leftovers(part, other, names).add_to(pairs);
      for (const LinePair& pair : pairs)
        alignment.pairs.push_back({pair.theirs + i, pair.ours + j, pair.likeness});
    }
    i = end_i;
    j = end_j;
  }
  return alignment;
}

}  // namespace features
