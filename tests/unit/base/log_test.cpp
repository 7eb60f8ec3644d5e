#include "base/log.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

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

namespace {

struct LoggedToFile {
  explicit LoggedToFile(const base::LogFile& file) { REQUIRE(base::log_to_file(file)); }
  ~LoggedToFile() { base::log_to_stderr(); }
  LoggedToFile(const LoggedToFile&) = delete;
  LoggedToFile& operator=(const LoggedToFile&) = delete;
};

}  // namespace

TEST_CASE("a log file gets each line at once, behind what it holds") {
  const cli_test::Folder folder;
  const std::string path = folder.write("server.log", "before\n");
  const LoggedToFile logged({path});
  base::log_warning("seen {}", 1);
  base::log(base::LogLevel::kNotes, "unseen");
  const std::string content = cli_test::read_whole(path);
  CHECK(content.starts_with("before\n"));
  CHECK(content.ends_with(" warning: seen 1\n"));
}

TEST_CASE("F35: log files keep to their number and size") {
  const cli_test::Folder folder;
  {
    const LoggedToFile logged({folder.at("server.log"), 1000, 3});
    for (int i = 0; i < 200; ++i) base::log_error("a line of some length, number {}", i);
  }
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    CHECK(entry.file_size() <= 1000);
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  CHECK(names == std::vector<std::string>{"server.1.log", "server.2.log", "server.log"});
  CHECK(cli_test::read_whole(folder.at("server.log")).ends_with("number 199\n"));
}

TEST_CASE("a log file that cannot be written is said to be one") {
  const cli_test::Folder folder;
  const auto refused = base::log_to_file({folder.write("file", "") + "/server.log"});
  REQUIRE(!refused);
  CHECK(refused.error().code == base::ErrorCode::kUnwritable);
  CHECK(refused.error().message.find("server.log") != std::string::npos);
}
