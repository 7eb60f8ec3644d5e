#pragma once

// The open documents: the text of now, the edits that no snapshot has yet, the newest snapshot, and
// who waits for which revision. The text changes by what the client says and by nothing else.
// Everything here runs on the strand.
//
// A client's version is a label: it may have gaps, go backwards or be missing. What came first is
// told by the revision, which counts the changes of a document from 1.

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/snapshot.h"
#include "base/cancel.h"
#include "base/limits.h"
#include "protocol/sync.h"
#include "rpc/message.h"
#include "session/severities.h"
#include "text/encoding.h"
#include "text/range.h"
#include "text/text.h"

namespace session {

using Revision = std::uint64_t;

struct RevisedEdit {
  Revision revision = 0;  // the first one that has it
  text::Edit edit;
};

// What an answer is made of: a snapshot, and the places asked for, in the text of that snapshot.
struct Asked {
  std::shared_ptr<const analysis::Snapshot> snapshot;
  std::string uri;  // as the client spelled it when it opened the document
  std::optional<std::int32_t> version;
  Revision revision = 0;
  std::vector<text::Offset> places;
  Severities severities;  // of the settings then
};

// A request that waits for a snapshot of its revision or a later one.
struct Waiter {
  rpc::Id id;
  Revision revision = 0;
  std::vector<text::Offset> places;  // in the text of `revision`
  bool wants_that_revision = false;  // a later one voids it: "content modified"
  std::function<void(Asked)> run;
};

struct Document {
  std::string uri;
  std::optional<std::int32_t> version;
  Revision revision = 1;
  text::Text text;
  bool is_in_step = true;  // false after a change that made no sense: the text is not the client's

  std::shared_ptr<const analysis::Snapshot> snapshot;  // null until the first one is made
  Revision built = 0;                                  // of the snapshot
  std::optional<std::int32_t> built_version;
  std::vector<RevisedEdit> edits;  // from the text of the snapshot to that of now
  std::vector<Waiter> waiting;
  bool is_building = false;
  Revision failed = 0;                                   // the last one that could not be analysed
  base::CancelToken closed = base::CancelToken::make();  // set by close and shutdown

  Revision published = 0;  // of the last diagnostics that went out
  bool is_due = true;      // opened, saved or with other settings: published in any mode
  bool is_waiting_to_publish = false;
  std::optional<std::chrono::microseconds> last_publication;
  std::chrono::microseconds last_rebuild{0};
};

// Why a change was not made.
enum class Refused : std::uint8_t {
  kImpossibleChange,  // a range that ends before it begins, or a text above the limit
  kOutOfStep,         // after such a change
};

class Documents {
 public:
  using Shared = std::shared_ptr<Document>;

  // A document that is open already is opened anew; the old one is closed.
  Shared open(protocol::TextDocumentItem item);
  // The document as it was, its token set; null for one that is not open.
  Shared close(const std::string& uri);
  Shared find(const std::string& uri) const;
  std::vector<Shared> all() const;

  // Makes all changes, one after the other. From an impossible one on, the document is out of step
  // until its whole text comes. Null: made.
  static std::optional<Refused> change(Document& document,
                                       const protocol::DidChangeTextDocumentParams& params,
                                       text::PositionEncoding encoding, const base::Limits& limits);
  // False where the text was that already.
  static bool replace_text(Document& document, std::string_view content);

  // Takes a snapshot of the revision over and gives the waiters that can now be answered, with
  // their places moved to it.
  static std::vector<Waiter> take_snapshot(Document& document,
                                           std::shared_ptr<const analysis::Snapshot> snapshot,
                                           Revision revision, std::optional<std::int32_t> version);

 private:
  std::map<std::string, Shared> by_key_;
};

// Two spellings of one URI have one key: scheme and drive letter in lower case, percent signs
// decoded. Only for comparing; what is sent back is the client's own spelling.
std::string uri_key(std::string_view uri);

// Where a place of the text is after an edit; a place inside what was replaced goes to its start.
text::Offset moved(text::Offset place, const text::Edit& edit);

}  // namespace session
