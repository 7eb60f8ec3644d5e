#include "session/documents.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "text/difference.h"

namespace session {
namespace {

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

char lower(char letter) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

std::string percent_decoded(std::string_view uri) {
  std::string decoded;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    const bool is_escape = uri[i] == '%' && i + 2 < uri.size() && hex_value(uri[i + 1]) >= 0 &&
                           hex_value(uri[i + 2]) >= 0;
    if (!is_escape) {
      decoded += uri[i];
      continue;
    }
    decoded += static_cast<char>(hex_value(uri[i + 1]) * 16 + hex_value(uri[i + 2]));
    i += 2;
  }
  return decoded;
}

// Places past the end of a line or of the text are clamped, as the protocol says.
text::Range range_of(const text::Text& text, const protocol::Range& range,
                     text::PositionEncoding encoding) {
  return {text::to_offset(text, {range.start.line, range.start.character}, encoding),
          text::to_offset(text, {range.end.line, range.end.character}, encoding)};
}

bool is_possible(const text::Text& text, text::Range range, std::string_view replacement,
                 const base::Limits& limits) {
  if (range.begin > range.end) return false;
  return std::uint64_t{text.size()} - range.size() + replacement.size() <= limits.max_text_bytes;
}

void apply(Document& document, text::Edit edit) {
  document.text = document.text.with(edit);
  document.edits.push_back({document.revision, std::move(edit)});
}

}  // namespace

std::string uri_key(std::string_view uri) {
  std::string key = percent_decoded(uri);
  const std::size_t colon = key.find(':');
  for (std::size_t i = 0; i < key.size() && i < colon; ++i) key[i] = lower(key[i]);
  // `file:///C:/x`
  constexpr std::string_view kFile = "file:///";
  const std::size_t drive = kFile.size();
  if (key.starts_with(kFile) && key.size() > drive + 1 && key[drive + 1] == ':')
    key[drive] = lower(key[drive]);
  return key;
}

text::Offset moved(text::Offset place, const text::Edit& edit) {
  if (place < edit.range.begin) return place;
  const auto inserted = static_cast<text::Offset>(edit.replacement.size());
  if (place >= edit.range.end) return place - edit.range.size() + inserted;
  return edit.range.begin;
}

Documents::Shared Documents::open(protocol::TextDocumentItem item) {
  close(item.uri);
  auto document = std::make_shared<Document>();
  document->uri = item.uri;
  document->version = item.version;
  document->text = text::Text(std::move(item.text));
  by_key_[uri_key(item.uri)] = document;
  return document;
}

Documents::Shared Documents::close(const std::string& uri) {
  const auto found = by_key_.find(uri_key(uri));
  if (found == by_key_.end()) return nullptr;
  Shared document = std::move(found->second);
  by_key_.erase(found);
  document->closed.cancel();
  return document;
}

Documents::Shared Documents::find(const std::string& uri) const {
  const auto found = by_key_.find(uri_key(uri));
  return found == by_key_.end() ? nullptr : found->second;
}

std::vector<Documents::Shared> Documents::all() const {
  std::vector<Shared> documents;
  for (const auto& [key, document] : by_key_) documents.push_back(document);
  return documents;
}

std::optional<Refused> Documents::change(Document& document,
                                         const protocol::DidChangeTextDocumentParams& params,
                                         text::PositionEncoding encoding,
                                         const base::Limits& limits) {
  ++document.revision;
  document.version = params.textDocument.version;
  std::optional<Refused> refused;
  for (const protocol::TextDocumentContentChangeEvent& change : params.contentChanges) {
    if (!change.range) {
      if (const auto edit = text::difference(document.text, change.text)) apply(document, *edit);
      document.is_in_step = true;
      refused = std::nullopt;
    } else if (!document.is_in_step) {
      if (!refused) refused = Refused::kOutOfStep;
    } else {
      const text::Range range = range_of(document.text, *change.range, encoding);
      document.is_in_step = is_possible(document.text, range, change.text, limits);
      if (document.is_in_step) apply(document, {range, change.text});
      if (!document.is_in_step) refused = Refused::kImpossibleChange;
    }
  }
  return refused;
}

bool Documents::replace_text(Document& document, std::string_view content) {
  auto edit = text::difference(document.text, content);
  if (!edit) return false;
  ++document.revision;
  apply(document, std::move(*edit));
  return true;
}

std::vector<Waiter> Documents::take_snapshot(Document& document,
                                             std::shared_ptr<const analysis::Snapshot> snapshot,
                                             Revision revision,
                                             std::optional<std::int32_t> version) {
  document.snapshot = std::move(snapshot);
  document.built = revision;
  document.built_version = version;
  const auto is_later = [&](const RevisedEdit& edit) { return edit.revision > revision; };
  const auto first_later = std::ranges::find_if(document.edits, is_later);
  std::vector<Waiter> ready;
  std::vector<Waiter> still_waiting;
  for (Waiter& waiter : document.waiting) {
    if (waiter.revision > revision) {
      still_waiting.push_back(std::move(waiter));
      continue;
    }
    for (auto edit = document.edits.begin(); edit != first_later; ++edit) {
      if (edit->revision <= waiter.revision) continue;
      for (text::Offset& place : waiter.places) place = moved(place, edit->edit);
    }
    ready.push_back(std::move(waiter));
  }
  document.waiting = std::move(still_waiting);
  document.edits.erase(document.edits.begin(), first_later);
  return ready;
}

}  // namespace session
