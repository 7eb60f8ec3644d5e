#pragma once

// Session: one client. Owns all mutable state: settings, documents, requests in flight. Given
// messages and an executor, never a transport; everything here runs on the executor's strand, and
// what is slow goes to its pool. It outlives every task it posts: whoever owns it stops the
// executor first.

#include <functional>
#include <memory>
#include <string>

#include "analysis/analyzer.h"
#include "base/limits.h"
#include "session/executor.h"
#include "session/outgoing.h"

namespace session {

struct State;

// What the session is told of the program around it.
struct Surroundings {
  std::string version;           // of the program, for `serverInfo`
  std::string diagnostics_page;  // URI of the page with a paragraph for each code; may be empty
  analysis::ForEach for_each;    // runs the independent pieces of an analysis
  base::Limits limits;
  std::function<void(Outgoing)> send;
  // The client said `exit`, or went away: 0 after `shutdown`, else 1. Called once.
  std::function<void(int code)> exit;
  // The process that must live, from `initialize`. Called at most once.
  std::function<void(int process)> watch_process;
};

class Session {
 public:
  Session(Executor& executor, Surroundings surroundings);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // One whole message as it came.
  void receive(std::string body);
  // Nothing more comes; counts as `exit`.
  void end_of_input();

 private:
  std::unique_ptr<State> state_;
};

}  // namespace session
