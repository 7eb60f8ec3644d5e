#include "hlo/format/gaps.h"

#include <algorithm>
#include <string>

namespace hlo {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// `\n`, `\r\n` and `\r` are one line end each.
std::uint32_t breaks_in(std::string_view run) {
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < run.size(); ++i) {
    if (run[i] == '\n' || (run[i] == '\r' && (i + 1 == run.size() || run[i + 1] != '\n'))) ++count;
  }
  return count;
}

std::string_view without_digits(std::string_view text) {
  while (!text.empty() && is_digit(text.front())) text.remove_prefix(1);
  return text;
}

// `/*index=5*/` in front of an element of a list.
bool is_index_mark(std::string_view comment) {
  constexpr std::string_view kStart = "/*index=";
  return comment.starts_with(kStart) && without_digits(comment.substr(kStart.size())) == "*/";
}

// `/*i0=1*/` behind a brace of a literal.
bool is_literal_mark(std::string_view comment) {
  if (!comment.starts_with("/*i")) return false;
  const std::string_view behind = without_digits(comment.substr(3));
  return behind.starts_with('=') && without_digits(behind.substr(1)) == "*/";
}

}  // namespace

void GapWriter::put_end(Gap gap) {
  is_last_ = true;
  write(text_.size(), gap);
  place_ = {text_.size(), false};
}

void GapWriter::write(std::size_t begin, Gap gap) {
  const text::Range whole{static_cast<text::Offset>(place_.end), static_cast<text::Offset>(begin)};
  const std::string_view bytes = text_.substr(whole.begin, whole.size());
  if (bytes.find('/') != std::string_view::npos) {
    write_comments(begin, gap);
  } else {
    replace(whole, gap.breaks, gap.blanks);
  }
}

void GapWriter::write_comments(std::size_t begin, Gap gap) {
  comments_.clear();
  for (std::size_t at = place_.end; at < begin;) {
    const std::size_t start = at;
    if (is_blank(text_[at])) {
      ++at;
      continue;
    }
    at = text_[at + 1] == '*' ? text_.find("*/", at + 2) + 2
                              : std::min(text_.find_first_of("\r\n", at), begin);
    comments_.push_back({static_cast<text::Offset>(start), static_cast<text::Offset>(at)});
  }
  const bool is_between_items = gap.breaks > 0 || place_.is_first;
  const std::uint32_t comment_blanks = is_between_items ? gap.comment_blanks : indent_ + 4;
  std::uint32_t wanted = gap.breaks;
  bool is_behind_line_comment = false;
  auto at = static_cast<text::Offset>(place_.end);
  for (std::size_t i = 0; i <= comments_.size(); ++i) {
    const bool is_behind_all = i == comments_.size();
    const text::Range run{at,
                          is_behind_all ? static_cast<text::Offset>(begin) : comments_[i].begin};
    const std::uint32_t breaks = breaks_in(text_.substr(run.begin, run.size()));
    const std::uint32_t blanks = is_behind_all ? gap.blanks : comment_blanks;
    if (!is_between_items) {
      write_inner(run, gap, i);
    } else if (i == 0 && place_.is_first) {
      replace(run, 0, blanks);
    } else if (is_behind_all && is_last_ && wanted == 0) {
      replace(run, std::min(breaks, 1U), 0);
    } else if (is_behind_all && wanted > 0) {
      replace(run, wanted, blanks);
    } else if (breaks == 0 && !is_behind_line_comment) {
      replace(run, 0, 1);
    } else {
      // A blank line around a comment parts what belongs together from what does not.
      replace(run, std::max(is_last_ ? 1U : wanted, std::min(breaks, 2U)), blanks);
      wanted = 0;
    }
    if (is_behind_all) break;
    is_behind_line_comment = text_[comments_[i].begin + 1] == '/';
    at = comments_[i].end;
  }
}

// The blanks in front of comment `index` of a gap between two tokens of one item, or behind all.
void GapWriter::write_inner(text::Range run, Gap gap, std::size_t index) {
  const auto comment_at = [&](std::size_t i) {
    return text_.substr(comments_[i].begin, comments_[i].size());
  };
  const bool is_first = index == 0;
  const bool is_behind_all = index == comments_.size();
  const std::string_view front = is_first ? std::string_view() : comment_at(index - 1);
  const std::string_view behind = is_behind_all ? std::string_view() : comment_at(index);
  if (is_first && is_index_mark(behind)) return replace(run, 0, gap.blanks);
  if (is_first && is_literal_mark(behind)) return replace(run, 0, 1);
  if (is_behind_all && is_index_mark(front)) return replace(run, 0, 0);
  if (is_behind_all && is_literal_mark(front)) return replace(run, 0, 1);
  const bool has_break = breaks_in(text_.substr(run.begin, run.size())) > 0;
  if (front.starts_with("//") || has_break) return replace(run, 1, indent_ + 4);
  const bool is_apart = !run.empty() || behind.starts_with("//") || (is_first && gap.blanks > 0);
  replace(run, 0, is_apart ? 1 : 0);
}

// Only what differs: the blanks that are there already stay out of the edit.
void GapWriter::replace(text::Range run, std::uint32_t breaks, std::uint32_t blanks) {
  const std::string_view old = text_.substr(run.begin, run.size());
  const std::size_t size = breaks + blanks;
  const auto wanted = [&](std::size_t i) { return i < breaks ? '\n' : ' '; };
  std::size_t front = 0;
  while (front < old.size() && front < size && old[front] == wanted(front)) ++front;
  if (front == old.size() && front == size) return;
  std::size_t back = 0;
  while (front + back < old.size() && front + back < size &&
         old[old.size() - 1 - back] == wanted(size - 1 - back))
    ++back;
  // Nobody can point between the two bytes of a line end.
  const std::size_t end = old.size() - back;
  if (back > 0 && end > front && old[end] == '\n' && old[end - 1] == '\r') --back;
  text::Edit& edit = edits_.emplace_back();
  edit.range = {run.begin + static_cast<text::Offset>(front),
                run.end - static_cast<text::Offset>(back)};
  for (std::size_t i = front; i < size - back; ++i) edit.replacement += wanted(i);
}

}  // namespace hlo
