// What a function that can fail returns beside its value: std::expected<T, Error>.
// The message is written for the user: lower case, no full stop, what is wrong and where. The code
// says what kind of failure it is, so that a caller can choose an exit code or an answer without
// reading the message. The folders text ... features have no errors of this kind: broken text gives
// a result and a list of problems there.
#pragma once

#include <cstdint>
#include <string>

namespace base {

enum class ErrorCode : std::uint8_t {
  kUsage,        // The caller asked for something that does not exist or does not fit together.
  kUnreadable,   // A file or stream could not be read.
  kUnwritable,   // A file or stream could not be written.
  kNotHlo,       // The input was read and holds no HLO text.
  kTooLarge,     // A bound of base/limits.h is passed.
  kNotFound,     // What was asked for does not stand in the module.
  kRefused,      // The request was understood and cannot be granted; the message says why.
  kUnavailable,  // Comes with a later release.
  kCancelled,    // A CancelToken was set.
  kInternal,     // A mistake of ours.
};

struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string message;

  friend bool operator==(const Error&, const Error&) = default;
};

}  // namespace base
