// The one door to the log. Lines go to standard error or to a file, never to standard output, which
// belongs to results. Quiet by default: warnings and errors show; set_log_level opens it. Safe to
// call from any thread. What a user asked for is no log line: results and problems are returned,
// and cli prints them. The logging library stays behind this header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"

namespace base {

enum class LogLevel : std::uint8_t { kTrace, kDebug, kNotes, kWarning, kError, kOff };

void set_log_level(LogLevel level);
LogLevel log_level();

// Writes one line as it is. Line breaks in it are written as `\n`, so that text from outside cannot
// forge a second line.
void write_log(LogLevel level, std::string_view line);

template <typename... Arguments>
void log(LogLevel level, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  if (level < log_level()) return;
  write_log(level, fmt::format(format, std::forward<Arguments>(arguments)...));
}

template <typename... Arguments>
void log_warning(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  log(LogLevel::kWarning, format, std::forward<Arguments>(arguments)...);
}

template <typename... Arguments>
void log_error(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  log(LogLevel::kError, format, std::forward<Arguments>(arguments)...);
}

// A file that never fills a disk: at `max_bytes` it is renamed to NAME.1.EXTENSION, that one to
// NAME.2.EXTENSION, and so on, and the last of `files` goes.
struct LogFile {
  std::string path;
  std::size_t max_bytes = std::size_t{10} << 20;
  std::size_t files = 3;  // the one that is written to among them
};

// Lines go to the file from here on, behind what it holds, each with its time. Set while nobody
// logs. Every line is written at once.
std::expected<void, Error> log_to_file(const LogFile& file);
void log_to_stderr();

// Sends lines to `sink` instead of where they go else; an empty sink restores that. For tests, and
// set while nobody logs.
using LogSink = void (*)(LogLevel level, std::string_view line);
void set_log_sink(LogSink sink);

}  // namespace base
