// An editor at the other end of the program's pipes, which believes nothing: each request gets
// exactly one answer, the versions of published diagnostics are ones that it has sent and never go
// backwards, and each range lies in the text that it speaks of (F25). What is not so fails the
// test.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/e2e/buffer.h"
#include "tests/e2e/live_program.h"

namespace e2e {

inline constexpr std::string_view kPublish = "textDocument/publishDiagnostics";
inline constexpr int kShutdownId = 999;

// What a client of today says of itself, as the parameters of `initialize`.
Json usual_client();

class LiveClient {
 public:
  explicit LiveClient(Manners manners = Manners::kProper, Columns columns = Columns::kUtf16)
      : program_({"serve"}, manners), columns_(columns) {}

  // Messages are held back until `flush` or the next `read`, so that they come in one piece.
  void request(const Json& id, std::string_view method, const Json& params);
  int request(std::string_view method, const Json& params);
  void notify(std::string_view method, const Json& params);
  void answer(const Json& id, const Json& result);
  void flush();
  // The next message of the program; absent at its end.
  std::optional<Json> read();
  // Reads up to the answer to a request, or a publication of a version; what else comes on the way
  // is checked and dropped.
  Json read_answer(const Json& id);
  Json read_published(const std::string& uri, int version);

  // `initialize` and `initialized`; the result.
  Json start(const Json& params = usual_client());
  // Shutdown and exit; what was still to come is checked, and put behind `rest`. The exit code.
  int end(std::deque<Json>& rest);
  int end();

  bool is_open(const std::string& uri) const;
  const Buffer& buffer(const std::string& uri) const {
    return documents_.at(uri).texts.back().buffer;
  }
  int version(const std::string& uri) const { return documents_.at(uri).texts.back().version; }

  void open(const std::string& uri, std::string text, int version = 1);
  void replace_all(const std::string& uri, std::string_view text, int version);
  // Bytes of the buffer give way to others. An edit that is not possible in an editor, because it
  // cuts a character or a line break in two, takes the whole of it.
  void edit(const std::string& uri, std::size_t begin, std::size_t end,
            std::string_view replacement, int version);
  // The edits of an answer, told as one change.
  void apply(const std::string& uri, const Json& edits, int version);
  void close(const std::string& uri);

  std::size_t waiting() const { return waiting_.size(); }

 private:
  struct Sent {
    int version;
    Buffer buffer;
  };
  struct Document {
    std::vector<Sent> texts;  // all that were ever sent
    std::size_t published = 0;
    bool is_open = false;
  };
  struct Waiting {
    std::string uri;       // of the document it asks about; may be empty
    std::size_t text = 0;  // the newest one when it was asked
  };

  void send(const Json& message);
  void follow(std::string_view method, const Json& params);
  void check(const Json& message);
  void check_answer(const Json& message);
  void check_published(const Json& params);

  LiveProgram program_;
  Columns columns_;
  int next_id_ = 1000;
  std::string held_;
  std::map<std::string, Document> documents_;
  std::map<std::string, Waiting> waiting_;  // by the id as it is written
};

}  // namespace e2e
