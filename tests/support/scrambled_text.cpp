#include "tests/support/scrambled_text.h"

#include <array>
#include <cctype>
#include <random>

namespace support {
namespace {

constexpr std::array<std::string_view, 11> kGaps = {"",   "",     " ",    " ",  "  ",     "\t",
                                                    "\n", "\n  ", "\r\n", "\r", "\n\n \t"};

bool is_word_byte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '-';
}

// What is printed is closed, so ends are not missed.
class Scrambler {
 public:
  Scrambler(std::string_view text, std::uint32_t seed) : text_(text), random_(seed) {}

  std::string run() {
    made_ = any_gap();
    bool is_behind_word = false;
    for (at_ = end_of_blanks(0); at_ < text_.size(); at_ = end_of_blanks(at_)) {
      const std::string_view token = take_token();
      if (is_behind_word && (is_word_byte(token.front()) || token.front() == '=' ||
                             token.front() == ':' || token.front() == '?' || token == "->")) {
        made_ += needed_gap();
      } else if (!last_.empty()) {
        made_ += any_gap();
      }
      made_ += token;
      is_behind_word = is_word_byte(token.back()) && token.front() != '"';
      last_ = token;
    }
    return made_ + std::string(any_gap());
  }

 private:
  std::string_view any_gap() { return kGaps[random_() % kGaps.size()]; }
  std::string_view needed_gap() { return kGaps[2 + random_() % (kGaps.size() - 2)]; }

  std::size_t end_of_blanks(std::size_t at) const {
    while (at < text_.size() && std::isspace(static_cast<unsigned char>(text_[at])) != 0) ++at;
    return at;
  }

  std::string_view take_token() {
    const std::size_t begin = at_;
    at_ = end_of_token(begin);
    const std::string_view token = text_.substr(begin, at_ - begin);
    if (token == "frontend_attributes=") frontend_depth_ = depth_ + 1;
    if (token == "{") ++depth_;
    if (token == "}" && --depth_ < frontend_depth_) frontend_depth_ = kNever;
    return token;
  }

  std::size_t end_of_token(std::size_t at) const {
    const char c = text_[at];
    if (c == '"' || c == '\'') return end_of_string(at);
    if (c == '{' && is_raw_next()) return end_of_raw(at);
    const std::string_view rest = text_.substr(at);
    if (rest.starts_with("/*")) return text_.find("*/", at) + 2;
    if (rest.starts_with("->") || rest.starts_with("<=")) return at + 2;
    if (rest.starts_with("...")) return at + 3;
    return is_word_byte(c) || c == '%' ? end_of_word(at) : at + 1;
  }

  bool is_raw_next() const {
    return last_ == "backend_config=" || (depth_ == frontend_depth_ && last_.ends_with('='));
  }

  // With the colon of a parameter, the equals sign of an attribute, and the rest of a number or of
  // labels such as `b01f_01io->b01f`.
  std::size_t end_of_word(std::size_t at) const {
    const std::size_t begin = at++;
    const bool is_name =
        std::isalpha(static_cast<unsigned char>(text_[begin])) != 0 || text_[begin] == '_';
    while (at < text_.size()) {
      const char c = text_[at];
      const bool is_exponent = c == '+' && text_[at - 1] == 'e' && !is_name;
      const bool is_labels = c == '>' && text_[at - 1] == '-';
      if (!is_word_byte(c) && !is_exponent && !is_labels) break;
      ++at;
    }
    const bool is_glued = is_name && at < text_.size() && (text_[at] == ':' || text_[at] == '=');
    return is_glued ? at + 1 : at;
  }

  std::size_t end_of_string(std::size_t at) const {
    const char quote = text_[at++];
    while (text_[at] != quote) at += text_[at] == '\\' ? 2 : 1;
    return at + 1;
  }

  std::size_t end_of_raw(std::size_t at) const {
    int depth = 0;
    do {
      if (text_[at] == '"') {
        at = end_of_string(at);
        continue;
      }
      depth += text_[at] == '{' ? 1 : 0;
      depth -= text_[at] == '}' ? 1 : 0;
      ++at;
    } while (depth > 0);
    return at;
  }

  static constexpr int kNever = -1000;

  std::string_view text_;
  std::mt19937 random_;
  std::string made_;
  std::size_t at_ = 0;
  std::string_view last_;
  int depth_ = 0;
  int frontend_depth_ = kNever;
};

}  // namespace

std::string scrambled(std::string_view printed, std::uint32_t seed) {
  return Scrambler(printed, seed).run();
}

}  // namespace support
