#pragma once

// Scheduler: when a document is analysed, and when what was found is published. One rebuild of a
// document runs at a time, for the text as it is when it starts; edits that come meanwhile are
// taken by the next one. Rebuilds are not cancelled by edits, since fast typing would starve them;
// only by closing.
//
// Diagnostics go out only for the newest text. The first edit after a quiet time publishes as soon
// as its rebuild is done; edits soon after a publication wait, for four times the last rebuild or
// for what the user has set. A request ends the wait. Everything here runs on the strand.

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/analyzer.h"
#include "session/config.h"
#include "session/documents.h"
#include "session/executor.h"

namespace session {

class Scheduler {
 public:
  using Shared = Documents::Shared;

  struct Callbacks {
    analysis::ForEach for_each;
    // Runs on the pool: the notification for a snapshot, ready to be sent; empty when cancelled.
    std::function<std::string(const Asked&, const base::CancelToken&)> diagnose;
    std::function<void(const Document&, std::string body)> publish;
    std::function<void(const Waiter&, Asked)> answer;
    // The analysis ended by an exception, which is a fault of ours: who waits for a revision up to
    // Document::failed gets no answer from it.
    std::function<void(Document&)> fail;
  };

  Scheduler(Executor& executor, const Config& config, Callbacks callbacks)
      : executor_(executor), config_(config), callbacks_(std::move(callbacks)) {}

  // The text or the settings are others than before.
  void changed(const Shared& document);
  // Diagnostics are wanted in any mode: the document was opened or saved, or settings have changed.
  void make_due(const Shared& document);
  void await(const Shared& document, Waiter waiter);
  // Frees what a closed document held, away from the strand.
  void release(Shared document);

 private:
  struct Rebuild;

  bool needs_rebuild(const Document& document) const;
  void start(const Shared& document);
  void run(Rebuild& rebuild) const;
  void finish(Rebuild& rebuild);
  void fail(Rebuild& rebuild);
  void consider_publication(const Shared& document);
  void publish(const Shared& document);
  std::string diagnose(const Asked& asked, const base::CancelToken& closed) const;
  void send(const Shared& document, const Asked& published, bool was_due, std::string body);
  // The snapshot is of the text and the settings of now.
  bool is_current(const Document& document) const;
  std::chrono::microseconds wait_of(const Document& document) const;

  Executor& executor_;
  const Config& config_;
  Callbacks callbacks_;
};

}  // namespace session
