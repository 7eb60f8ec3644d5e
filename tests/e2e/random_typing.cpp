#include "tests/e2e/random_typing.h"

#include <algorithm>

namespace e2e {

void RandomTyping::open(const std::string& text) {
  opened_ = text;
  // Never the same version twice, so that what is published tells which text it is of.
  ++version_;
  client_.open(uri_, text, version_);
}

void RandomTyping::edit() {
  const std::string& text = client_.buffer(uri_).text();
  if (text.size() < opened_.size() / 4) return client_.replace_all(uri_, opened_, ++version_);
  const text::Edit edit = random_.edit(text);
  client_.edit(uri_, edit.range.begin, edit.range.end, edit.replacement, ++version_);
}

int RandomTyping::ask() {
  const Buffer& buffer = client_.buffer(uri_);
  const std::size_t one = below(buffer.text().size() + 1);
  const std::size_t other = below(buffer.text().size() + 1);
  Json params = {{"textDocument", {{"uri", uri_}}}};
  switch (below(6)) {
    case 0: return client_.request("textDocument/documentSymbol", params);
    case 1:
      params["range"] = buffer.range(std::min(one, other), std::max(one, other));
      params["context"] = {{"diagnostics", Json::array()}};
      return client_.request("textDocument/codeAction", params);
    default: params["position"] = buffer.position(one);
  }
  switch (below(4)) {
    case 0: return client_.request("textDocument/hover", params);
    case 1: return client_.request("textDocument/definition", params);
    case 2: return client_.request("hlo/memoryPath", params);
    default:
      params["context"] = {{"includeDeclaration", below(2) == 0}};
      return client_.request("textDocument/references", params);
  }
}

void RandomTyping::cancel(int id) { client_.notify("$/cancelRequest", {{"id", id}}); }

}  // namespace e2e
