#include "base/log.h"

#include <atomic>
#include <memory>
#include <string>

#include <spdlog/sinks/rotating_file_sink.h>
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

// Empty: standard error.
std::shared_ptr<spdlog::logger>& file_logger() {
  static std::shared_ptr<spdlog::logger> logger;
  return logger;
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
  spdlog::logger& logger = file_logger() ? *file_logger() : stderr_logger();
  logger.log(to_spdlog(level), "{}", shown);
}

std::expected<void, Error> log_to_file(const LogFile& file) {
  try {
    auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.path, file.max_bytes,
                                                                       file.files - 1);
    const auto logger = std::make_shared<spdlog::logger>("hlo-lsp", std::move(sink));
    logger->set_level(spdlog::level::trace);
    logger->set_pattern("%Y-%m-%d %H:%M:%S.%e %l: %v");
    logger->flush_on(spdlog::level::trace);
    file_logger() = logger;
    return {};
  } catch (const spdlog::spdlog_ex& error) {
    return std::unexpected(Error{ErrorCode::kUnwritable, error.what()});
  }
}

void log_to_stderr() { file_logger() = nullptr; }

void set_log_sink(LogSink sink) { current_sink = sink; }

}  // namespace base
