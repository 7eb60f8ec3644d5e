// The cases of the catalogue (cases.txt) as 20 releases of libtpu and seven GPU plugins answered
// them (versions.tsv), against our answer under the profile of that release. The whole compiler ran
// there, on the same text; what passes in front or behind change stands in versions_known.tsv with
// its reason, exactly: as `alone` where that was measured with the passes alone (older.tsv), as
// `outcome` where our answer is another one than the passes'.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyzer.h"
#include "offload/profile.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

struct Row {
  std::string name;     // "A02"
  std::string backend;  // tpu, gpu
  std::string version;  // of libtpu or of the plugin
  std::string outcome;
  std::string start;
};

// The passes alone and the whole compiler differ here in every version: the goldens have the
// passes.
const std::set<std::string> kOnlyGoldens = {"A19", "A51", "B25", "C05", "C06", "E26",
                                            "E27", "E31", "F06", "F08", "H03"};
// Passes in front rename the start.
const std::set<std::string> kRenamed = {"A25", "C03", "C04", "C08", "L04"};

std::vector<Row> rows() {
  std::vector<Row> out;
  for (std::vector<std::string>& row : recorded::read_table(recorded::folder() / "versions.tsv")) {
    row.resize(5);
    out.push_back({row[0], row[1], row[2], row[3], row[4]});
  }
  return out;
}

// What the record says of the pass: nothing where the compiler failed in front of it or in a check
// that nobody could place.
bool tells(const Row& row) {
  return !kOnlyGoldens.contains(row.name) && row.outcome != "unreached" &&
         row.outcome != "abort:elsewhere" && row.outcome != "abort:unknown";
}

std::map<std::string, std::shared_ptr<const analysis::Snapshot>> open_cases() {
  std::map<std::string, std::shared_ptr<const analysis::Snapshot>> out;
  std::istringstream lines(recorded::read(recorded::folder() / "cases.txt"));
  std::map<std::string, std::string> texts;
  std::string name;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("=== "))
      name = line.substr(4);
    else
      texts[name] += line + '\n';
  }
  analysis::Options options;
  options.stage = offload::Stage::kFinal;
  for (const auto& [key, text] : texts)
    out[key] = analysis::Analyzer::open(text::Text(text), options, analysis::for_each_in_line, {});
  return out;
}

struct Pair {
  Row row;
  recorded::Answer ours;
};

const std::vector<Pair>& pairs() {
  static const std::vector<Pair> all = [] {
    std::vector<Pair> out;
    const auto cases = open_cases();
    for (Row& row : rows()) {
      if (!tells(row)) continue;
      offload::Options options;
      options.stage = offload::Stage::kBeforeOffload;
      options.backend = offload::find_backend(row.backend).value();
      options.profile =
          offload::find_profile((row.backend == "tpu" ? "libtpu-" : "jax-") + row.version).value();
      recorded::Answer ours = recorded::answer(cases.at(row.name), options);
      out.push_back({std::move(row), std::move(ours)});
    }
    return out;
  }();
  return all;
}

// ok, E1200, E1200-plain (without its code), error, abort.
std::string recorded_kind(const Row& row) {
  const std::string kind = row.outcome.substr(0, row.outcome.find(':'));
  return kind == "later" ? "ok" : kind;
}

std::string our_kind(const Pair& pair) {
  const std::string outcome = pair.ours.outcome();
  const bool is_plain =
      outcome == "E1200" && !pair.ours.result->verdict.message.starts_with("E1200: ");
  return is_plain ? "E1200-plain" : outcome;
}

struct Text {
  std::string_view outcome;
  std::string_view part;  // of the message
};

constexpr std::array kTexts = {
    Text{"error:E-alias2", "Found multiple operands of a custom call that reuse the same output"},
    Text{"error:E-base-param", "Entry computation parameter \""},
    Text{"error:E-broadcast", "'s first operand is not the result of a broadcast."},
    Text{"error:E-cond", "is used by an invalid instruction (\"cs\") during while condition body."},
    Text{"error:E-control", " cannot remove instruction: "},
    Text{"error:E-shape", "The shape doesn't match when replacing "},
    Text{"error:V0-slice", "between DynamicSlice/Slice and the MoveToDevice custom call."},
    Text{"error:V0-use", "which is not acceptable during pure memory offload."},
    Text{"abort:legalizer", "instruction->GetModule()->entry_computation()"},
    Text{"abort:no-layout", "Instruction's shape has no layout: "},
    Text{"abort:operand-count", " to have 1 operand, but it has "},
    Text{"abort:root-layout", "Expecting output shape of entry computation to have a layout."},
    Text{"abort:whole-tuple", "Expected shape index to be non-empty."},
};

std::string_view text_of(const Row& row) {
  const auto found = std::ranges::find(kTexts, row.outcome, &Text::outcome);
  return found == kTexts.end() ? std::string_view{} : found->part;
}

using Key = std::tuple<std::string, std::string, std::string>;  // case, back end, version

Key key_of(const Row& row) { return {row.name, row.backend, row.version}; }

struct Known {
  std::set<Key> keys;
  std::vector<std::string> reasons;
};

Known known(std::string_view aspect) {
  Known out;
  for (const auto& row : recorded::read_table(recorded::folder() / "versions_known.tsv")) {
    REQUIRE(row.size() == 5);
    if (row[3] != aspect) continue;
    std::istringstream versions(row[2]);
    for (std::string version; std::getline(versions, version, ',');)
      CHECK(out.keys.emplace(row[0], row[1], version).second);
    out.reasons.push_back(row[4]);
  }
  return out;
}

struct Count {
  std::size_t asked = 0;
  std::size_t agreeing = 0;
};

template <typename Applies, typename Agrees>
Count check_against(std::set<Key> listed, std::string_view aspect, Applies applies, Agrees agrees) {
  Count count;
  for (const Pair& pair : pairs()) {
    if (!applies(pair)) continue;
    const bool is_equal = agrees(pair);
    ++count.asked;
    count.agreeing += is_equal ? 1 : 0;
    const offload::Verdict& verdict = pair.ours.result->verdict;
    INFO(fmt::format("{} of {} {} {}: {} {}, ours {} {}\n{}", aspect, pair.row.name,
                     pair.row.backend, pair.row.version, pair.row.outcome, pair.row.start,
                     our_kind(pair), verdict.start, verdict.message));
    CHECK(is_equal == (listed.erase(key_of(pair.row)) == 0));
  }
  const std::string in_vain = listed.empty() ? "" : std::get<0>(*listed.begin());
  INFO("listed in vain under " << aspect << ": " << in_vain);
  CHECK(listed.empty());
  return count;
}

template <typename Applies, typename Agrees>
Count check_aspect(std::string_view aspect, Applies applies, Agrees agrees) {
  return check_against(known(aspect).keys, aspect, applies, agrees);
}

bool has_equal_kind(const Pair& pair) { return our_kind(pair) == recorded_kind(pair.row); }

}  // namespace

TEST_CASE("each release's outcome is foretold under its profile") {
  REQUIRE(rows().size() == 5273);
  std::set<Key> listed = known("outcome").keys;
  const std::set<Key> alone = known("alone").keys;
  listed.insert(alone.begin(), alone.end());
  const Count count =
      check_against(listed, "outcome", [](const Pair&) { return true; }, has_equal_kind);
  CHECK(count.asked == 4554);
  INFO(fmt::format("{} of {}", count.agreeing, count.asked));
  CHECK(alone.size() == 140);
  CHECK(count.agreeing * 100 >= 96 * count.asked);
  CHECK(count.agreeing * 100 >= 99 * (count.asked - alone.size()));
}

TEST_CASE("each release's start is foretold where no pass in front renames it") {
  const Count count = check_aspect(
      "start",
      [](const Pair& pair) {
        return has_equal_kind(pair) && our_kind(pair).starts_with("E1200") &&
               !kRenamed.contains(pair.row.name);
      },
      [](const Pair& pair) { return pair.ours.result->verdict.start == pair.row.start; });
  CHECK(count.asked == 978);
  CHECK(count.agreeing == 893);
}

TEST_CASE("other errors and aborts have the text of their release") {
  const Count count = check_aspect(
      "text", [](const Pair& pair) { return has_equal_kind(pair) && !text_of(pair.row).empty(); },
      [](const Pair& pair) {
        return pair.ours.result->verdict.message.find(text_of(pair.row)) != std::string::npos;
      });
  CHECK(count.asked > 300);
}

TEST_CASE("what one back end refuses behind the pass is a warning there and nowhere else") {
  const std::set<std::string> on_gpu = {"A41", "B18", "D11", "D16", "F02", "G16"};
  const std::set<std::string> on_tpu = {"E10", "E25", "E30"};
  std::size_t warned = 0;
  const Count count = check_aspect(
      "behind", [](const Pair&) { return true; },
      [&](const Pair& pair) {
        const bool has_warning = std::ranges::any_of(
            pair.ours.result->findings,
            [](const offload::Finding& finding) { return finding.code == "refused-behind"; });
        const bool is_refused =
            pair.row.outcome == "later" &&
            (pair.row.backend == "gpu" ? on_gpu : on_tpu).contains(pair.row.name);
        warned += is_refused && has_warning ? 1 : 0;
        return has_warning == is_refused;
      });
  CHECK(count.asked == 4554);
  CHECK(warned == 47);
}

TEST_CASE("every known difference between releases has a reason") {
  for (const char* aspect : {"outcome", "alone", "start", "text", "behind"})
    for (const std::string& reason : known(aspect).reasons) CHECK_FALSE(reason.empty());
}
