#pragma once

// The codes of error responses: those of JSON-RPC 2.0 and those that the Language Server Protocol
// adds. Clients choose by code what they show, so each is used for its own case only.

#include <cstdint>

namespace rpc {

enum class ErrorCode : std::int32_t {
  kParseError = -32700,            // The body of a message is no JSON.
  kInvalidRequest = -32600,        // JSON that is no message, or one that cannot be served now.
  kMethodNotFound = -32601,        // A request that the server does not have.
  kInvalidParams = -32602,         // The parameters do not have the form of the method.
  kInternalError = -32603,         // A mistake of ours.
  kServerNotInitialized = -32002,  // A request in front of `initialize`.
  kRequestCancelled = -32800,      // The client took the request back.
  kContentModified = -32801,       // The text changed, so that the result would be of no use.
  kServerCancelled = -32802,       // The server took the request back; the client may ask again.
  kRequestFailed = -32803,  // All was right and there is still no result; the message says why.
};

}  // namespace rpc
