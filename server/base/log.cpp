#include "base/log.h"

#include <atomic>
#include <memory>
#include <string>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace base {
namespace {

std::atomic<LogLevel> current_level{LogLevel::kWarning};
std::atomic<LogSink> current_sink{nullptr};

spdlog::level::level_enum to_spdlog(LogLevel level) {
  switch (level) {
    case LogLevel::kTrace: return spdlog::level::trace;
    case LogLevel::kDebug: return spdlog::level::debug;
    case LogLevel::kNotes: return spdlog::level::info;
    case LogLevel::kWarning: return spdlog::level::warn;
    case LogLevel::kError: return spdlog::level::err;
    case LogLevel::kOff: return spdlog::level::off;
  }
  return spdlog::level::off;
}

spdlog::logger& stderr_logger() {
  static const auto logger = [] {
    auto made = std::make_shared<spdlog::logger>("hlo-lsp",
                                                 std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made->set_level(spdlog::level::trace);  // The level is decided here, in one place.
    made->set_pattern("%n: %l: %v");
    return made;
  }();
  return *logger;
}

std::string on_one_line(std::string_view line) {
  std::string shown;
  shown.reserve(line.size());
  for (const char c : line) {
    if (c == '\n') {
      shown += "\\n";
    } else if (c == '\r') {
      shown += "\\r";
    } else {
      shown += c;
    }
  }
  return shown;
}

}  // namespace

void set_log_level(LogLevel level) { current_level = level; }

LogLevel log_level() { return current_level; }

void write_log(LogLevel level, std::string_view line) {
  if (level < log_level() || level == LogLevel::kOff) return;
  const std::string shown = on_one_line(line);
  if (const LogSink sink = current_sink) return sink(level, shown);
  stderr_logger().log(to_spdlog(level), "{}", shown);
}

void set_log_sink(LogSink sink) { current_sink = sink; }

}  // namespace base
