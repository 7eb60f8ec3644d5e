#include "base/log.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace {

std::vector<std::string> lines;

void keep_line(base::LogLevel, std::string_view line) { lines.emplace_back(line); }

struct Captured {
  Captured() {
    lines.clear();
    base::set_log_sink(keep_line);
  }
  ~Captured() {
    base::set_log_sink(nullptr);
    base::set_log_level(base::LogLevel::kWarning);
  }
};

}  // namespace

TEST_CASE("the log is quiet below warnings until it is opened") {
  const Captured captured;
  base::log(base::LogLevel::kNotes, "unseen");
  base::log_warning("seen {}", 1);
  base::log_error("seen {}", 2);
  base::set_log_level(base::LogLevel::kTrace);
  base::log(base::LogLevel::kTrace, "seen {}", 3);
  CHECK(lines == std::vector<std::string>{"seen 1", "seen 2", "seen 3"});
}

TEST_CASE("a closed log writes nothing, errors included") {
  const Captured captured;
  base::set_log_level(base::LogLevel::kOff);
  base::log_error("unseen");
  base::log(base::LogLevel::kOff, "unseen");
  CHECK(lines.empty());
}

TEST_CASE("text from outside cannot forge a second log line") {
  const Captured captured;
  base::log_warning("{}", "a\nerror: b\r");
  CHECK(lines == std::vector<std::string>{"a\\nerror: b\\r"});
}

TEST_CASE("braces in text from outside are not read as a format") {
  const Captured captured;
  base::write_log(base::LogLevel::kError, "{0} {}");
  CHECK(lines == std::vector<std::string>{"{0} {}"});
}
