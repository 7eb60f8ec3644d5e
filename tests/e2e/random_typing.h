// Somebody who types without sense: random edits of a document, and questions about random places
// of it, some of them taken back at once.
#pragma once

#include <string>

#include "tests/e2e/live_client.h"
#include "tests/support/random_edits.h"

namespace e2e {

class RandomTyping {
 public:
  RandomTyping(LiveClient& client, std::string uri, std::uint64_t seed)
      : client_(client), uri_(std::move(uri)), random_(seed) {}

  std::size_t below(std::size_t bound) { return random_.below(bound); }
  // Opens the document, also anew. Each version comes once, so that it names one text.
  void open(const std::string& text);
  // One more version. A text that has almost gone comes back whole.
  void edit();
  // Its id.
  int ask();
  void cancel(int id);
  int version() const { return version_; }

 private:
  LiveClient& client_;
  std::string uri_;
  support::RandomEdits random_;
  std::string opened_;
  int version_ = 0;
};

}  // namespace e2e
