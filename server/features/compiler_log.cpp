#include "features/compiler_log.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "features/compiler_log_forms.h"

namespace features {
namespace {

// Longer names stand in no module that a person reads.
constexpr std::size_t kLongestName = 1000;
constexpr std::string_view kPosition = "{Instr: ";
constexpr std::string_view kPositionIndex = ", ShapeIndex: ";

bool is_blank(char c) { return c == ' ' || c == '\t'; }

std::string_view without_percent(std::string_view name) {
  if (name.starts_with('%')) name.remove_prefix(1);
  return name;
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= kLongestName &&
         text.find_first_of(" \t\"{}\\") == text.npos;
}

// The string behind `op_name="`, as it is written.
std::string_view operation_in(std::string_view instruction) {
  constexpr std::string_view kKey = "op_name=\"";
  const std::size_t found = instruction.find(kKey);
  if (found == instruction.npos) return {};
  const std::string_view rest = instruction.substr(found + kKey.size());
  std::size_t end = 0;
  while (end < rest.size() && rest[end] != '"') end += rest[end] == '\\' ? 2 : 1;
  return rest.substr(0, std::min(end, rest.size()));
}

// One pattern laid over one line from a given place on.
class Fit {
 public:
  Fit(std::string_view line, std::size_t at, const LogForm& form)
      : line_(line), at_(at), begin_(at), pattern_(form.pattern) {
    found_.kind = form.kind;
    found_.severity = severity_of(form.kind);
  }

  // The end of what fits, and what was read; empty where it does not fit.
  std::optional<std::size_t> run() {
    while (!pattern_.empty()) {
      if (pattern_.front() != '%') {
        const std::string_view literal = next_literal();
        if (!line_.substr(at_).starts_with(literal)) return std::nullopt;
        at_ += literal.size();
        pattern_.remove_prefix(literal.size());
        continue;
      }
      const char what = pattern_[1];
      pattern_.remove_prefix(2);
      if (!take(what)) return std::nullopt;
    }
    found_.text = std::string(line_.substr(begin_, at_ - begin_));
    return at_;
  }

  LogLine& found() { return found_; }

 private:
  std::string_view next_literal() const { return pattern_.substr(0, pattern_.find('%')); }

  bool take(char what) {
    switch (what) {
      case 'p': return take_position();
      case 'i': return take_index();
      case '#': return take_number();
      case 'v': return add_name(take_word(), NameRole::kValue);
      case 'h': return add_name(take_word(), NameRole::kMoveToHost);
      case 'd': return add_name(take_word(), NameRole::kMoveToDevice);
      case 'c': return add_name(take_word(), NameRole::kInserted);
      case 's': return take_shape();
      case 't': return take_instruction();
      case 'l': return take_names();
      default: return take_text().has_value();
    }
  }

  // Up to the text behind it, or to the end of what was written.
  std::optional<std::string_view> take_text() {
    const std::string_view rest = line_.substr(at_);
    std::size_t end = pattern_.empty() ? rest.find("\\n") : rest.find(next_literal());
    if (end == rest.npos && !pattern_.empty()) return std::nullopt;
    end = std::min(end, rest.size());
    if (pattern_.empty()) {
      while (end > 0 && is_blank(rest[end - 1])) --end;
    }
    at_ += end;
    return rest.substr(0, end);
  }

  std::string_view take_word() {
    if (!pattern_.empty()) return take_text().value_or(std::string_view());
    const std::string_view rest = line_.substr(at_);
    const std::size_t end = std::min(rest.find_first_of(" \t\"'\\"), rest.size());
    at_ += end;
    return rest.substr(0, end);
  }

  bool add_name(std::string_view written, NameRole role) {
    const std::string_view name = without_percent(written);
    if (!is_name(name)) return false;
    found_.names.push_back({std::string(name), role, {}, {}});
    return true;
  }

  bool take_position() {
    const std::string_view rest = line_.substr(at_);
    if (!rest.starts_with(kPosition)) return false;
    const std::size_t middle = rest.find(kPositionIndex);
    if (middle == rest.npos) return false;
    if (!add_name(rest.substr(kPosition.size(), middle - kPosition.size()), NameRole::kValue))
      return false;
    at_ += middle + kPositionIndex.size();
    const std::size_t begin = at_;
    if (!skip_index() || at_ >= line_.size() || line_[at_] != '}') return false;
    found_.names.back().index = std::string(line_.substr(begin, at_ - begin));
    ++at_;
    return true;
  }

  bool skip_index() {
    const std::string_view rest = line_.substr(at_);
    const std::size_t end = rest.find('}');
    const bool is_index = rest.starts_with('{') && end != rest.npos &&
                          rest.substr(1, end - 1).find_first_not_of("0123456789,") == rest.npos;
    if (is_index) at_ += end + 1;
    return is_index;
  }

  bool take_index() {
    const std::size_t begin = at_;
    if (!skip_index()) return false;
    found_.index = std::string(line_.substr(begin, at_ - begin));
    return true;
  }

  bool take_number() {
    const char* end = line_.data() + line_.size();
    const auto read = std::from_chars(line_.data() + at_, end, found_.number);
    if (read.ec != std::errc()) return false;
    at_ = static_cast<std::size_t>(read.ptr - line_.data());
    return true;
  }

  bool take_shape() {
    const auto shape = take_text();
    if (shape) found_.shape = std::string(*shape);
    return shape.has_value();
  }

  bool take_instruction() {
    const auto text = take_text();
    if (!text) return false;
    std::string_view name = text->substr(0, text->find(" = "));
    if (name.starts_with("ROOT ")) name.remove_prefix(5);
    if (!add_name(name, NameRole::kValue)) return false;
    found_.names.back().op_name = std::string(operation_in(*text));
    return true;
  }

  bool take_names() {
    auto list = take_text();
    if (!list) return false;
    while (!list->empty()) {
      const std::size_t comma = std::min(list->find(", "), list->size());
      if (!add_name(list->substr(0, comma), NameRole::kValue)) return false;
      list->remove_prefix(std::min(comma + 2, list->size()));
    }
    return true;
  }

  std::string_view line_;
  std::size_t at_;
  std::size_t begin_;
  std::string_view pattern_;
  LogLine found_;
};

std::string_view first_literal(const LogForm& form) {
  if (form.pattern.starts_with("%p")) return kPosition;
  return form.pattern.substr(0, form.pattern.find('%'));
}

class Reader {
 public:
  Reader(std::string_view text, std::size_t max_lines) : text_(text), max_lines_(max_lines) {}

  CompilerLog run() {
    while (!text_.empty()) {
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      std::string_view line = text_.substr(0, end);
      if (line.ends_with('\r')) line.remove_suffix(1);
      read(line);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      ++log_.line_count;
    }
    return std::move(log_);
  }

 private:
  // A message caught by a program can hold several texts of the compiler on one line.
  void read(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size()) {
      auto [end, found] = next(line, at);
      if (end == line.npos) return;
      at = end;
      if (log_.lines.size() >= max_lines_) {
        log_.is_cut = true;
        return;
      }
      found.line = log_.line_count;
      log_.lines.push_back(std::move(found));
    }
  }

  // The form that fits first in the line; of several at one place the first of the table.
  std::pair<std::size_t, LogLine> next(std::string_view line, std::size_t from) const {
    std::size_t best = line.npos;
    std::pair<std::size_t, LogLine> result{line.npos, {}};
    for (const LogForm& form : log_forms()) {
      const std::size_t at = line.find(first_literal(form), from);
      if (at == line.npos || at >= best) continue;
      if (form.kind == LogKind::kTraceStep && at > 0 && !is_blank(line[at - 1])) continue;
      Fit fit(line, at, form);
      const auto end = fit.run();
      if (!end) continue;
      best = at;
      result = {*end, std::move(fit.found())};
    }
    return result;
  }

  std::string_view text_;
  std::size_t max_lines_;
  CompilerLog log_;
};

}  // namespace

CompilerLog read_compiler_log(std::string_view text, std::size_t max_lines) {
  return Reader(text, max_lines).run();
}

int level_of(std::span<const LogLine> lines) {
  int level = 0;
  for (const LogLine& line : lines) {
    int least = 5;
    for (const LogForm& form : log_forms()) {
      if (form.kind == line.kind) least = std::min<int>(least, form.level);
    }
    level = std::max(level, least);
  }
  return level;
}

}  // namespace features
