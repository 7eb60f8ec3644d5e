// Plays a scenario with the program. Each message of the program must be expected by a line; the
// first that is not as expected fails the test with the place in the file.
#pragma once

#include <deque>
#include <map>
#include <string>

#include "tests/e2e/live_client.h"
#include "tests/e2e/scenario.h"

namespace e2e {

class ScenarioPlayer {
 public:
  explicit ScenarioPlayer(const Scenario& scenario);

  void play();

 private:
  void play(const Step& step);
  void start(const Json& patch);
  void expect(const Step& step);
  void apply(const Step& step);
  void end(const Step& step);

  // The oldest message not yet expected that the step is about; reads until it is there.
  Json take(const Step& step);
  // The value with `$text:NAME`, `$range:NAME:WORDS`, `$at:NAME:WORDS`, `$after:NAME:WORDS` and
  // `$answer:ID:POINTER` filled in.
  Json filled(const Step& step, const Json& value) const;
  Json value_of(const Step& step, const std::string& written) const;
  [[noreturn]] void fail(const Step& step, const std::string& why) const;

  const Scenario& scenario_;
  LiveClient client_;
  std::deque<Json> unexpected_;
  std::map<int, Json> results_;
  Json asked_;  // the id of the last request of the program
  bool has_ended_ = false;
};

}  // namespace e2e
