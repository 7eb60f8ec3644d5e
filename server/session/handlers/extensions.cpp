// Requests that the protocol does not have (docs/protocol.md).

#include "protocol/extensions.h"

#include <nlohmann/json.hpp>

#include "features/memory_path.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

std::expected<protocol::Json, Failure> memory_path(const Answering& at) {
  const auto path = features::memory_path(*at.asked.snapshot, at.asked.places[0]);
  if (!path) return protocol::Json(nullptr);
  return Converter(at.asked, at.agreement).memory_path(*path);
}

}  // namespace

void handle_extensions(State& state) {
  state.router.request<protocol::MemoryPathParams>(
      "hlo/memoryPath", [&state](const rpc::Id& id, const protocol::MemoryPathParams& params) {
        ask(state, {id, "hlo/memoryPath", params.textDocument.uri, {params.position}}, memory_path);
      });
}

}  // namespace session
