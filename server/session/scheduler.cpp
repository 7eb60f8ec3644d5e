#include "session/scheduler.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "base/log.h"

namespace session {
namespace {

using std::chrono::microseconds;

constexpr int kRebuildsOfWait = 4;
constexpr microseconds kLongestWait{500'000};
constexpr microseconds kShortestWait{2'000};

Asked asked_of(const Document& document, const Config& config) {
  return {document.snapshot, document.uri, document.built_version,
          document.built,    {},           config.severities};
}

}  // namespace

struct Scheduler::Rebuild {
  Shared document;
  Revision revision = 0;
  std::optional<std::int32_t> version;
  std::shared_ptr<const analysis::Snapshot> before;
  text::Text text;
  std::vector<text::Edit> edits;
  analysis::Options options;
  base::CancelToken closed;
  std::shared_ptr<const analysis::Snapshot> after;
  microseconds took{0};
  std::string failure;
};

void Scheduler::changed(const Shared& document) {
  if (!document->is_building && needs_rebuild(*document)) start(document);
}

void Scheduler::make_due(const Shared& document) {
  document->is_due = true;
  changed(document);
  consider_publication(document);
}

void Scheduler::await(const Shared& document, Waiter waiter) {
  if (document->is_waiting_to_publish) publish(document);
  if (document->built >= waiter.revision) {
    Asked asked = asked_of(*document, config_);
    asked.places = std::move(waiter.places);
    return callbacks_.answer(waiter, std::move(asked));
  }
  document->waiting.push_back(std::move(waiter));
  if (document->failed == document->revision) callbacks_.fail(*document);
  changed(document);
}

void Scheduler::release(Shared document) {
  executor_.post_to_pool(Lane::kBulk, [document = std::move(document)] {});
}

bool Scheduler::needs_rebuild(const Document& document) const {
  if (document.closed.is_cancelled() || document.failed == document.revision) return false;
  return document.built != document.revision || !(document.snapshot->options == config_.analysis);
}

void Scheduler::start(const Shared& document) {
  document->is_building = true;
  auto rebuild = std::make_shared<Rebuild>();
  rebuild->document = document;
  rebuild->revision = document->revision;
  rebuild->version = document->version;
  rebuild->before = document->snapshot;
  rebuild->text = document->text;
  for (const RevisedEdit& edit : document->edits) rebuild->edits.push_back(edit.edit);
  rebuild->options = config_.analysis;
  rebuild->closed = document->closed;
  executor_.post_to_pool(Lane::kTyping, [this, rebuild] {
    run(*rebuild);
    executor_.post([this, rebuild] { finish(*rebuild); });
  });
}

// On the pool. Whatever goes wrong in here is a fault of ours; the next edit gets a new chance.
void Scheduler::run(Rebuild& rebuild) const {
  const microseconds begin = executor_.now();
  try {
    rebuild.after = rebuild.before
                        ? analysis::Analyzer::next(*rebuild.before, rebuild.edits, rebuild.options,
                                                   callbacks_.for_each, rebuild.closed)
                        : analysis::Analyzer::open(std::move(rebuild.text), rebuild.options,
                                                   callbacks_.for_each, rebuild.closed);
  } catch (const std::exception& error) {
    rebuild.failure = error.what();
  }
  rebuild.took = executor_.now() - begin;
}

void Scheduler::finish(Rebuild& rebuild) {
  const Shared document = rebuild.document;
  document->is_building = false;
  // Large texts take long to free, so that is done away from the strand.
  auto unneeded = std::make_shared<std::vector<std::shared_ptr<const analysis::Snapshot>>>();
  unneeded->push_back(std::move(rebuild.before));
  if (document->closed.is_cancelled()) {
    unneeded->push_back(std::move(rebuild.after));
  } else if (!rebuild.after) {
    fail(rebuild);
  } else {
    document->last_rebuild = rebuild.took;
    std::vector<Waiter> ready = Documents::take_snapshot(*document, std::move(rebuild.after),
                                                         rebuild.revision, rebuild.version);
    for (Waiter& waiter : ready) {
      document->is_due |= document->is_waiting_to_publish;
      Asked asked = asked_of(*document, config_);
      asked.places = std::move(waiter.places);
      callbacks_.answer(waiter, std::move(asked));
    }
    consider_publication(document);
    changed(document);
  }
  executor_.post_to_pool(Lane::kBulk, [unneeded] { unneeded->clear(); });
}

void Scheduler::fail(Rebuild& rebuild) {
  Document& document = *rebuild.document;
  document.failed = rebuild.revision;
  base::log_error("the analysis of {} failed: {}", document.uri, rebuild.failure);
  callbacks_.fail(document);
  changed(rebuild.document);
}

void Scheduler::consider_publication(const Shared& document) {
  if (!is_current(*document)) return;
  if (document->is_due) return publish(document);
  if (document->published == document->built || config_.on_save_only) return;
  const microseconds wait = wait_of(*document);
  const microseconds due =
      document->last_publication ? *document->last_publication + wait : microseconds{0};
  const microseconds now = executor_.now();
  if (now >= due) return publish(document);
  if (std::exchange(document->is_waiting_to_publish, true)) return;
  executor_.post_after(due - now, [this, document] {
    if (!std::exchange(document->is_waiting_to_publish, false)) return;
    consider_publication(document);
  });
}

void Scheduler::publish(const Shared& document) {
  document->is_waiting_to_publish = false;
  if (!is_current(*document)) return;
  const bool was_due = std::exchange(document->is_due, false);
  document->published = document->built;
  document->last_publication = executor_.now();
  executor_.post_to_pool(
      Lane::kTyping,
      [this, document, was_due, asked = asked_of(*document, config_), closed = document->closed] {
        std::string body = diagnose(asked, closed);
        executor_.post([this, document, asked, was_due, body = std::move(body)]() mutable {
          send(document, asked, was_due, std::move(body));
        });
      });
}

// On the pool. Empty where it failed, which is a fault of ours: the next edit gets a new chance.
std::string Scheduler::diagnose(const Asked& asked, const base::CancelToken& closed) const {
  try {
    return callbacks_.diagnose(asked, closed);
  } catch (const std::exception& error) {
    base::log_error("the diagnostics of {} failed: {}", asked.uri, error.what());
  }
  return "";
}

// What is no longer true is not sent; what is true now is, as soon as it is known.
void Scheduler::send(const Shared& document, const Asked& published, bool was_due,
                     std::string body) {
  if (is_current(*document) && document->snapshot == published.snapshot &&
      config_.severities == published.severities && !body.empty())
    return callbacks_.publish(*document, std::move(body));
  document->is_due |= was_due;
  document->published = 0;
  if (document->snapshot != published.snapshot) consider_publication(document);
}

bool Scheduler::is_current(const Document& document) const {
  return !document.closed.is_cancelled() && document.is_in_step &&
         document.built == document.revision && document.snapshot->options == config_.analysis;
}

microseconds Scheduler::wait_of(const Document& document) const {
  if (config_.debounce) return *config_.debounce;
  const microseconds wait = std::min(kLongestWait, document.last_rebuild * kRebuildsOfWait);
  return wait < kShortestWait ? microseconds{0} : wait;
}

}  // namespace session
