// The goldens as the two passes of older releases of libtpu answered them, all other passes
// switched off as for the newest (older.tsv), against our answer under the profile of that release.
// What differs stands in older_known.tsv with its reason, exactly.
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "offload/profile.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

using Key = std::pair<std::string, std::string>;  // golden, release

std::set<Key> known() {
  std::set<Key> out;
  for (const auto& row : recorded::read_table(recorded::folder() / "older_known.tsv")) {
    REQUIRE(row.size() == 3);
    CHECK_FALSE(row[2].empty());
    CHECK(out.emplace(row[0], row[1]).second);
  }
  return out;
}

class Texts {
 public:
  std::shared_ptr<const analysis::Snapshot> open(const std::string& name) {
    std::shared_ptr<const analysis::Snapshot>& snapshot = open_[name];
    if (snapshot) return snapshot;
    analysis::Options options;
    options.stage = offload::Stage::kFinal;
    const text::Text text(recorded::read(recorded::folder() / "goldens" / (name + ".hlo")));
    snapshot = analysis::Analyzer::open(text, options, analysis::for_each_in_line, {});
    return snapshot;
  }

 private:
  std::map<std::string, std::shared_ptr<const analysis::Snapshot>> open_;
};

}  // namespace

TEST_CASE("the passes of eight older releases answer the goldens as we do under their profile") {
  std::set<Key> listed = known();
  Texts texts;
  std::size_t asked = 0;
  std::size_t agreeing = 0;
  std::set<std::string> releases;
  for (std::vector<std::string>& row : recorded::read_table(recorded::folder() / "older.tsv")) {
    row.resize(4);  // golden, release, outcome, start
    offload::Options options;
    options.stage = offload::Stage::kBeforeOffload;
    options.profile = offload::find_profile("libtpu-" + row[1]).value();
    const recorded::Answer ours = recorded::answer(texts.open(row[0]), options);
    const offload::Verdict& verdict = ours.result->verdict;
    const bool is_equal = ours.outcome() == row[2] && verdict.start == row[3];
    INFO(fmt::format("{} under {}: {} {}, ours {} {}\n{}", row[0], row[1], row[2], row[3],
                     ours.outcome(), verdict.start, verdict.message));
    CHECK(is_equal == (listed.erase({row[0], row[1]}) == 0));
    ++asked;
    agreeing += is_equal ? 1 : 0;
    releases.insert(row[1]);
  }
  INFO("listed in vain: " << (listed.empty() ? "" : listed.begin()->first));
  CHECK(listed.empty());
  CHECK(releases.size() == 8);
  INFO(fmt::format("{} of {}", agreeing, asked));
  CHECK(asked >= 2500);
  CHECK(agreeing == asked - 9);
}
