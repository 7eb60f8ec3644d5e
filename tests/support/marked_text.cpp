#include "tests/support/marked_text.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>
#include <utility>

namespace support {
namespace {

struct Mark {
  std::string name;
  char kind = '<';  // `<` opens a range, `|` is a cursor
  std::size_t size = 0;
};

std::optional<Mark> mark_at(std::string_view text) {
  if (!text.starts_with('<')) return std::nullopt;
  std::size_t end = 1;
  while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
  const std::string name(text.substr(1, end - 1));
  if (text.substr(end).starts_with("|>")) return Mark{name, '|', end + 2};
  if (text.substr(end).starts_with("<")) return Mark{name, '<', end + 1};
  return std::nullopt;
}

}  // namespace

text::Offset MarkedText::cursor() const { return cursors.at("").at(0); }

std::vector<text::Range> MarkedText::ranges_of(const std::string& name) const {
  const auto found = ranges.find(name);
  return found == ranges.end() ? std::vector<text::Range>() : found->second;
}

MarkedText read_marks(std::string_view marked) {
  MarkedText out;
  std::vector<std::pair<std::string, text::Offset>> open;
  for (std::size_t at = 0; at < marked.size();) {
    const auto place = static_cast<text::Offset>(out.text.size());
    const auto mark = mark_at(marked.substr(at));
    if (mark && mark->kind == '|') {
      out.cursors[mark->name].push_back(place);
    } else if (mark) {
      open.emplace_back(mark->name, place);
    } else if (!open.empty() && marked.substr(at).starts_with(">>")) {
      out.ranges[open.back().first].push_back({open.back().second, place});
      open.pop_back();
    } else {
      out.text += marked[at];
    }
    at += mark ? mark->size : out.text.size() > place ? 1 : 2;
  }
  if (!open.empty()) throw std::invalid_argument("a marked range is not closed");
  for (auto& [name, ranges] : out.ranges) std::ranges::sort(ranges);
  return out;
}

std::string with_marks(std::string_view text, const std::vector<text::Range>& ranges) {
  std::vector<std::pair<text::Offset, std::string_view>> marks;
  for (const text::Range range : ranges) {
    marks.emplace_back(range.begin, "<<");
    marks.emplace_back(range.end, ">>");
  }
  std::ranges::stable_sort(marks, {}, [](const auto& mark) { return mark.first; });
  std::string out(text);
  for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark)
    out.insert(std::min<std::size_t>(mark->first, text.size()), mark->second);
  return out;
}

}  // namespace support
