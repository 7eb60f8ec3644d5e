// Blanks and line ends as XLA prints them, of a document or of a range.

#include "features/formatting.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "protocol/editing.h"
#include "session/convert.h"
#include "session/handlers/ask.h"
#include "session/handlers/handlers.h"

namespace session {
namespace {

using protocol::Json;
using Result = std::expected<Json, Failure>;

Result edits_of(const Answering& at, const std::optional<std::vector<text::Edit>>& edits) {
  if (edits) return Json(Converter(at.asked, at.agreement).text_edits(*edits));
  return std::unexpected(
      Failure{rpc::ErrorCode::kRequestFailed,
              fmt::format("the document has {} bytes; up to {} are formatted",
                          at.asked.snapshot->text.size(), at.limits.max_formatted_bytes)});
}

Result format_document(const Answering& at) {
  return edits_of(at, features::formatting(*at.asked.snapshot, at.limits, at.cancel));
}

Result format_range(const Answering& at) {
  const text::Range range{std::min(at.asked.places[0], at.asked.places[1]),
                          std::max(at.asked.places[0], at.asked.places[1])};
  return edits_of(at, features::range_formatting(*at.asked.snapshot, range, at.limits, at.cancel));
}

}  // namespace

void handle_formatting(State& state) {
  state.router.request<protocol::DocumentFormattingParams>(
      "textDocument/formatting",
      [&state](const rpc::Id& id, const protocol::DocumentFormattingParams& params) {
        Question question{id,  "textDocument/formatting", params.textDocument.uri, {}, Lane::kBulk,
                          true};
        ask(state, std::move(question), format_document);
      });
  state.router.request<protocol::DocumentRangeFormattingParams>(
      "textDocument/rangeFormatting",
      [&state](const rpc::Id& id, const protocol::DocumentRangeFormattingParams& params) {
        Question question{id,
                          "textDocument/rangeFormatting",
                          params.textDocument.uri,
                          {params.range.start, params.range.end},
                          Lane::kBulk,
                          true};
        ask(state, std::move(question), format_range);
      });
}

}  // namespace session
