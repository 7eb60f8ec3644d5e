// Writes down what passes between a test and the program, a message a line, as
// tests/conformance/record.mjs does for real editors: `-> JSON` from the client, `<- JSON` from the
// server. Only where the environment variable HLO_MESSAGES names a folder; else it does nothing.
#pragma once

#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>

namespace e2e {

// Whether the client keeps to the protocol. Where it does not, only the server can be checked; the
// name of such a recording ends in `.server-only.log`.
enum class Manners { kProper, kAny };

class MessageLog {
 public:
  // Named after the running test case, with a number.
  explicit MessageLog(Manners manners);

  void sent(std::string_view bytes) { take("->", bytes, sent_); }
  void received(std::string_view bytes) { take("<-", bytes, received_); }
  void ended(int exit_code);

 private:
  void take(std::string_view mark, std::string_view bytes, std::string& rest);
  void write(std::string_view mark, std::string_view body);

  std::mutex writing_;          // a test may write and read on two threads
  std::filesystem::path path_;  // empty where nothing is written
  std::ofstream file_;          // opened with the first message
  std::string sent_;            // the beginning of a frame
  std::string received_;
};

}  // namespace e2e
