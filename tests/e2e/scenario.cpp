#include "tests/e2e/scenario.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/support/files.h"

namespace e2e {
namespace {

struct Line {
  int number;
  std::string text;
};

// Words up to the first that begins a value, and the rest.
struct Words {
  std::vector<std::string> words;
  std::string rest;
};

Words words_of(std::string_view line) {
  Words found;
  while (!line.empty()) {
    const auto begin = line.find_first_not_of(" \n");
    if (begin == line.npos) break;
    line.remove_prefix(begin);
    if (line.front() == '{' || line.front() == '[' || line.front() == '"') break;
    const auto end = std::min(line.find_first_of(" \n"), line.size());
    found.words.emplace_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  found.rest = line;
  return found;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

class Reader {
 public:
  explicit Reader(const std::filesystem::path& path) { scenario_.path = path; }

  Scenario read() {
    for (const Line& line : lines()) {
      number_ = line.number;
      read_line(line.text);
    }
    if (scenario_.steps.empty()) fail("no scenario");
    return std::move(scenario_);
  }

 private:
  // A line with those that belong to it: the ones that begin with a blank.
  std::vector<Line> lines() {
    std::istringstream file(support::read_file(scenario_.path));
    std::vector<Line> lines;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (line.empty() || line[0] == '#') continue;
      if (line[0] == ' ' && !lines.empty()) {
        lines.back().text += "\n" + line;
      } else {
        lines.push_back({number, line});
      }
    }
    return lines;
  }

  void read_line(const std::string& line) {
    if (line.starts_with("@text ")) return read_text(line);
    const Words all = words_of(line);
    if (all.words.empty()) fail("a line that says nothing");
    const std::vector<std::string> words(all.words.begin() + 1, all.words.end());
    const std::string& mark = all.words[0];
    if (mark == "@encoding" && words.size() == 1) {
      scenario_.encoding = words[0];
    } else if (mark == "@server-only") {
      scenario_.is_server_only = true;
    } else {
      Step step = step_of(mark, words);
      step.line = number_;
      step.words = words;
      if (!all.rest.empty()) step.json = parsed(all.rest);
      scenario_.steps.push_back(std::move(step));
    }
  }

  Step step_of(const std::string& mark, const std::vector<std::string>& words) {
    if (mark == "@start" && words.empty()) return {.kind = Step::Kind::kStart};
    if (mark == "@apply" && words.size() == 3) return {.kind = Step::Kind::kApply};
    if (mark == "@exit" && words.size() == 1) return {.kind = Step::Kind::kExit};
    if ((mark != "-->" && mark != "<--") || words.empty()) fail("no line of a scenario");
    const bool is_sent = mark == "-->";
    if (!is_number(words[0])) {
      if (is_sent && words[0] == "answer") return {.kind = Step::Kind::kAnswer};
      const auto kind = is_sent ? Step::Kind::kNotification : Step::Kind::kMessage;
      return {.kind = kind, .method = words[0]};
    }
    const int id = std::stoi(words[0]);
    if (is_sent && words.size() == 2)
      return {.kind = Step::Kind::kRequest, .id = id, .method = words[1]};
    if (!is_sent && words.size() == 2 && words[1] == "error")
      return {.kind = Step::Kind::kError, .id = id};
    // `null` is a word, too.
    if (!is_sent && words.size() <= 2) return {.kind = Step::Kind::kResult, .id = id};
    fail("no line of a scenario");
  }

  // `@text NAME FILE`, or `@text NAME` and lines that begin with `|`, or with `* COUNT` for lines
  // that come so often, with their number in place of `$i`.
  void read_text(const std::string& entry) {
    std::istringstream lines(entry);
    std::string line;
    std::getline(lines, line);
    const Words head = words_of(line);
    if (head.words.size() == 3) {
      std::string text = support::read_file(support::source_folder() / head.words[2]);
      if (text.empty()) fail("no text in " + head.words[2]);
      scenario_.texts[head.words[1]] = std::move(text);
      return;
    }
    if (head.words.size() != 2) fail("@text NAME FILE, or @text NAME and its lines");
    std::string& text = scenario_.texts[head.words[1]];
    while (std::getline(lines, line)) {
      line.erase(0, line.find_first_not_of(' '));
      if (line.starts_with("| ") || line == "|") {
        text += line.substr(std::min<std::size_t>(2, line.size())) + "\n";
      } else if (line.starts_with("* ")) {
        text += repeated(line.substr(2));
      } else {
        fail("a line of a text begins with `|` or `*`: " + line);
      }
    }
  }

  std::string repeated(const std::string& line) {
    const std::size_t blank = line.find(' ');
    if (blank == line.npos || !is_number(line.substr(0, blank))) fail("* COUNT LINE");
    const std::string pattern = line.substr(blank + 1);
    std::string text;
    for (int i = 1; i <= std::stoi(line); ++i) {
      std::string one = pattern;
      for (auto at = one.find("$i"); at != one.npos; at = one.find("$i"))
        one.replace(at, 2, std::to_string(i));
      text += one + "\n";
    }
    return text;
  }

  nlohmann::json parsed(const std::string& text) {
    auto json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded()) fail("no JSON: " + text);
    return json;
  }

  [[noreturn]] void fail(const std::string& why) const {
    throw std::runtime_error(scenario_.path.filename().string() + ":" + std::to_string(number_) +
                             ": " + why);
  }

  Scenario scenario_;
  int number_ = 0;
};

}  // namespace

std::string Scenario::place(const Step& step) const {
  return path.filename().string() + ":" + std::to_string(step.line);
}

Scenario read_scenario(const std::filesystem::path& path) { return Reader(path).read(); }

}  // namespace e2e
