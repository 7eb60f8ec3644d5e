#include "tests/e2e/message_log.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <map>

#include <nlohmann/json.hpp>

#include "tests/support/catch.h"

namespace e2e {
namespace {

using Json = nlohmann::ordered_json;

// Larger notifications bring texts of large modules, which tell nothing that small ones do not.
constexpr std::size_t kLongestBody = 1'000'000;
constexpr std::size_t kLongestName = 60;

std::string name_of_test() {
  std::string name;
  for (const char c : Catch::getResultCapture().getCurrentTestName()) {
    const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (is_plain) name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (!is_plain && !name.empty() && name.back() != '-') name += '-';
  }
  name.resize(std::min(name.size(), kLongestName));
  while (name.ends_with('-')) name.pop_back();
  return name;
}

std::size_t length_in(std::string_view header) {
  constexpr std::string_view kLength = "content-length:";
  std::string lower(header);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
  std::size_t at = lower.find(kLength);
  if (at == lower.npos) return 0;
  at = lower.find_first_not_of(' ', at + kLength.size());
  std::size_t length = 0;
  if (at != lower.npos) std::from_chars(lower.data() + at, lower.data() + lower.size(), length);
  return length;
}

}  // namespace

MessageLog::MessageLog(Manners manners) {
  const char* folder = std::getenv("HLO_MESSAGES");
  if (folder == nullptr || *folder == '\0') return;
  static std::map<std::string, int> counts;
  const std::string name = name_of_test();
  const std::string ending = manners == Manners::kProper ? ".log" : ".server-only.log";
  path_ = std::filesystem::path(folder) / (name + "-" + std::to_string(++counts[name]) + ending);
}

void MessageLog::ended(int exit_code) {
  const std::lock_guard lock(writing_);
  if (file_.is_open()) file_ << "-- exit " << exit_code << std::endl;
}

void MessageLog::take(std::string_view mark, std::string_view bytes, std::string& rest) {
  constexpr std::string_view kEnd = "\r\n\r\n";
  if (path_.empty()) return;
  const std::lock_guard lock(writing_);
  rest += bytes;
  for (auto head = rest.find(kEnd); head != rest.npos; head = rest.find(kEnd)) {
    const std::size_t begin = head + kEnd.size();
    const std::size_t length = length_in(std::string_view(rest).substr(0, head));
    if (rest.size() - begin < length) return;
    write(mark, std::string_view(rest).substr(begin, length));
    rest.erase(0, begin + length);
  }
}

void MessageLog::write(std::string_view mark, std::string_view body) {
  if (!file_.is_open()) {
    std::filesystem::create_directories(path_.parent_path());
    file_.open(path_);
  }
  Json message = Json::parse(body, nullptr, false);
  if (body.size() > kLongestBody && !message.contains("id")) {
    file_ << "-- " << mark << " a message of " << body.size() << " bytes is left out" << std::endl;
    return;
  }
  if (message.is_discarded()) message = {{"unreadable", body.substr(0, 500)}};
  file_ << mark << ' ' << message.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
}

}  // namespace e2e
