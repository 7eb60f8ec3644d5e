#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "features/mends.h"
#include "features/statement.h"

namespace features {
namespace {

constexpr text::Offset kMostBytes = 64 * 1024;  // of a statement that is looked at
constexpr std::size_t kMostPlaces = 6;          // that are tried for one bracket

struct Token {
  text::Range range;  // absolute
  char mark = 0;      // the byte of a bracket, a comma and the like; 0 for words and strings
};

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '-' || c == '%' || c == '#';
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

char partner_of(char bracket) {
  constexpr std::string_view kPairs = "(){}[]";
  const std::size_t at = kPairs.find(bracket);
  return at == kPairs.npos ? '\0' : kPairs[at % 2 == 0 ? at + 1 : at - 1];
}

bool opens(char mark) { return mark == '(' || mark == '{' || mark == '['; }
bool closes(char mark) { return mark == ')' || mark == '}' || mark == ']'; }

// Tokens of a statement, without comments.
class Lexer {
 public:
  Lexer(std::string_view bytes, text::Offset start) : bytes_(bytes), start_(start) {}

  std::vector<Token> run() {
    while (at_ < bytes_.size()) {
      const std::size_t begin = at_;
      const char mark = step();
      if (at_ > begin && mark != ' ')
        tokens_.push_back({{place(begin), place(at_)}, mark == 'w' ? '\0' : mark});
    }
    return std::move(tokens_);
  }

 private:
  text::Offset place(std::size_t at) const { return start_ + static_cast<text::Offset>(at); }

  // ' ' for what is none, 'w' for a word or a string.
  char step() {
    const char c = bytes_[at_];
    const std::string_view rest = bytes_.substr(at_);
    if (is_blank(c)) return take(1, ' ');
    if (rest.starts_with("//")) return take(rest.find_first_of("\r\n"), ' ');
    if (rest.starts_with("/*")) return take(end_of(rest.find("*/", 2), 2), ' ');
    if (rest.starts_with("->")) return take(2, '>');
    if (c == '"' || c == '\'') return take(end_of(rest.find(c, 1), 1), 'w');
    if (!is_word(c)) return take(1, c);
    std::size_t size = 0;
    while (size < rest.size() && is_word(rest[size]) && !rest.substr(size).starts_with("->"))
      ++size;
    return take(size, 'w');
  }

  static std::size_t end_of(std::size_t found, std::size_t size) {
    return found == std::string_view::npos ? found : found + size;
  }

  char take(std::size_t size, char mark) {
    at_ = size >= bytes_.size() - at_ ? bytes_.size() : at_ + size;
    return mark;
  }

  std::string_view bytes_;
  text::Offset start_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

class BracketMends {
 public:
  BracketMends(const analysis::Snapshot& at, const hlo::Problem& problem, text::Range statement)
      : at_(at),
        problem_(problem),
        slice_(at.text.slice(statement)),
        start_(statement.begin),
        tokens_(Lexer(slice_.bytes(), statement.begin).run()) {}

  std::vector<Mend> run() {
    if (tokens_.empty()) return {};
    mend_balance();
    mend_place();
    return std::move(mends_);
  }

 private:
  std::string_view word(const Token& token) const {
    return slice_.bytes().substr(token.range.begin - start_, token.range.size());
  }

  void add(std::string title, int rank, text::Edit edit) {
    const auto key = std::pair(edit.range, edit.replacement);
    if (!known_.insert(key).second) return;
    mends_.push_back({std::move(title), rank, true, {std::move(edit)}});
  }

  void put_behind(const Token& token, std::string_view mark, int rank) {
    add(fmt::format("put `{}` behind `{}`", mark, word(token)), rank,
        {{token.range.end, token.range.end}, std::string(mark)});
  }

  void put_before(const Token& token, char mark, int rank) {
    add(fmt::format("put `{}` in front of `{}`", mark, word(token)), rank,
        {{token.range.begin, token.range.begin}, std::string(1, mark)});
  }

  void take_out(const Token& token, int rank) {
    add(fmt::format("take out `{}`", word(token)), rank, {token.range, ""});
  }

  // Openers without their close, and closes without their opener.
  void mend_balance() {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const char mark = tokens_[i].mark;
      if (opens(mark)) open.push_back(i);
      if (!closes(mark)) continue;
      const auto fits = [&](std::size_t opener) {
        return tokens_[opener].mark == partner_of(mark);
      };
      if (std::ranges::none_of(open, fits)) {
        mend_close(i);
        continue;
      }
      for (; !fits(open.back()); open.pop_back()) {
        mend_opener(open.back(), i);
        mend_close(i);
      }
      open.pop_back();
    }
    for (const std::size_t opener : open) mend_opener(opener, tokens_.size());
  }

  // Where attributes begin is where an operand list ends.
  bool begins_attribute(std::size_t comma) const {
    return tokens_[comma].mark == ',' && comma + 2 < tokens_.size() &&
           tokens_[comma + 1].mark == 0 && tokens_[comma + 2].mark == '=';
  }

  void mend_opener(std::size_t opener, std::size_t limit) {
    const std::string close(1, partner_of(tokens_[opener].mark));
    std::size_t count = 0;
    for (std::size_t i = opener + 1; i < limit && count < kMostPlaces; ++i) {
      if (!begins_attribute(i)) continue;
      put_behind(tokens_[i - 1], close, 0);
      ++count;
    }
    put_behind(tokens_[limit - 1], close, 0);
    for (std::size_t i = opener; i < std::min(limit, opener + kMostPlaces); ++i)
      put_behind(tokens_[i], close, 0);
    take_out(tokens_[opener], 1);
  }

  void mend_close(std::size_t close) {
    take_out(tokens_[close], 0);
    const char opener = partner_of(tokens_[close].mark);
    for (std::size_t back = 1; back <= kMostPlaces && back <= close; ++back)
      put_before(tokens_[close - back + 1], opener, 1);
  }

  // What may be too much or missing where the problem stands.
  void mend_place() {
    const auto behind = std::ranges::find_if(
        tokens_, [&](const Token& token) { return token.range.end > problem_.range.begin; });
    if (behind == tokens_.end()) return mend_end();
    if (behind != tokens_.begin()) {
      const Token& before = *(behind - 1);
      put_behind(before, ",", 1);
      put_behind(before, " =", 1);
      if (before.mark != 0) take_out(before, 2);
    }
    if (behind->mark != 0) take_out(*behind, 1);
  }

  void mend_end() {
    const text::Offset end = at_.text.size();
    const text::Slice last = at_.text.slice({end == 0 ? 0 : end - 1, end});
    const bool has_line_end = last.bytes().ends_with('\n');
    add("close the computation with `}`", 0, {{end, end}, has_line_end ? "}\n" : "\n}\n"});
  }

  const analysis::Snapshot& at_;
  const hlo::Problem& problem_;
  text::Slice slice_;
  text::Offset start_;
  std::vector<Token> tokens_;
  std::set<std::pair<text::Range, std::string>> known_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> bracket_mends(const analysis::Snapshot& at, const hlo::Problem& problem) {
  if (at.segments.size() == 0) return {};
  const text::Range statement = statement_at(at.segments, problem.range.begin).range;
  if (statement.size() > kMostBytes) return {};
  return BracketMends(at, problem, statement).run();
}

}  // namespace features
