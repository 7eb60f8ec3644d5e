#pragma once

// What is said to the user and to the client's log, and what is said about other messages.

#include <cstdint>
#include <string>

#include "protocol/json.h"

namespace protocol {

enum class MessageType : std::uint8_t { kError = 1, kWarning = 2, kInfo = 3, kLog = 4 };

struct ShowMessageParams {
  MessageType type = MessageType::kInfo;
  std::string message;
};

struct LogMessageParams {
  MessageType type = MessageType::kLog;
  std::string message;
};

struct SetTraceParams {
  std::string value;  // "off", "messages" or "verbose"
};

struct CancelParams {
  rpc::Id id;
};

void read(const Reader& from, SetTraceParams& to);
void read(const Reader& from, CancelParams& to);

void to_json(Json& json, const ShowMessageParams& from);
void to_json(Json& json, const LogMessageParams& from);

}  // namespace protocol
