// A compiler's log, resolved on the module as the framework hands it over: each line against the
// line of the text that a person found for it (log_lines.tsv; docs/testing.md says how).
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "analysis/analyzer.h"
#include "features/log_targets.h"
#include "tests/oracle/recorded.h"
#include "tests/support/catch.h"

namespace {

struct Row {
  std::string record;
  std::string text;
  std::string right;  // a line from 1, `-` or empty
};

std::vector<Row> rows() {
  std::vector<Row> all;
  std::istringstream lines(recorded::read(recorded::folder() / "log_lines.tsv"));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    Row row;
    std::getline(fields, row.record, '\t');
    std::getline(fields, row.text, '\t');
    std::getline(fields, row.right, '\t');
    all.push_back(std::move(row));
  }
  return all;
}

std::shared_ptr<const analysis::Snapshot> snapshot_of(const std::string& file) {
  analysis::Options options;
  options.log_level = 1;
  return analysis::Analyzer::open(
      text::Text(recorded::read(recorded::folder() / "jax-programs" / file)), options,
      analysis::for_each_in_line, {});
}

// The whole log of a record, resolved on one of its modules; line by line what stands in the table.
struct Resolved {
  std::shared_ptr<const analysis::Snapshot> snapshot;
  features::CompilerLog log;
  features::ResolvedLog found;

  // The line of the text, from 1; 0 where nothing is found. What the pass itself puts in comes
  // first in the texts that name it and stands in no module.
  std::size_t target(std::size_t row) const {
    for (const features::LogTarget& target : found.targets[row]) {
      if (target.logged.role == features::NameRole::kInserted) continue;
      if (target.certainty == features::Certainty::kNone) return 0;
      return snapshot->text.line_of(target.range.begin) + 1;
    }
    return 0;
  }
};

Resolved resolve(const std::vector<Row>& table, const std::string& file) {
  std::string text;
  for (const Row& row : table) text += row.text + '\n';
  Resolved out;
  out.snapshot = snapshot_of(file);
  out.log = features::read_compiler_log(text, table.size());
  out.found = features::resolve_log(out.log, *out.snapshot);
  return out;
}

std::map<std::string, std::vector<Row>> by_record() {
  std::map<std::string, std::vector<Row>> records;
  for (const Row& row : rows()) records[row.record].push_back(row);
  return records;
}

}  // namespace

TEST_CASE("every line of the recorded logs is a text that is known") {
  for (const auto& [record, table] : by_record()) {
    const Resolved resolved = resolve(table, record + ".input.hlo");
    INFO(record);
    REQUIRE(resolved.log.lines.size() == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) CHECK(resolved.log.lines[i].line == i);
  }
}

TEST_CASE("lines of a compiler's log lead to the right line of the framework's module") {
  std::size_t checked = 0;
  std::size_t right = 0;
  std::size_t wrong = 0;
  std::string misses;
  for (const auto& [record, table] : by_record()) {
    const Resolved resolved = resolve(table, record + ".input.hlo");
    REQUIRE(resolved.found.targets.size() == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (table[i].right.empty()) continue;
      const std::size_t wanted = table[i].right == "-" ? 0 : std::stoul(table[i].right);
      const std::size_t found = resolved.target(i);
      ++checked;
      right += found == wanted ? 1 : 0;
      wrong += found != wanted && found != 0 ? 1 : 0;
      if (found != wanted)
        misses += record + ": " + table[i].text + ": " + table[i].right + ", found " +
                  std::to_string(found) + '\n';
    }
  }
  INFO(misses);
  CHECK(by_record().size() >= 20);
  CHECK(checked >= 300);
  CHECK(right * 100 >= 95 * checked);
  CHECK(wrong * 100 <= checked);
}

TEST_CASE("on the module that the compiler logged, values are found by their exact name") {
  std::size_t names = 0;
  std::size_t exact = 0;
  for (const auto& [record, table] : by_record()) {
    const Resolved resolved = resolve(table, record + ".pass_input.hlo");
    for (const auto& targets : resolved.found.targets) {
      for (const features::LogTarget& target : targets) {
        if (target.logged.role == features::NameRole::kInserted) continue;
        ++names;
        if (target.certainty == features::Certainty::kNumber) {
          ++exact;
        } else if (target.certainty == features::Certainty::kExactName) {
          INFO(record << " " << target.logged.name);
          CHECK(target.found == target.logged.name);
          ++exact;
        }
      }
    }
  }
  CHECK(names >= 400);
  CHECK(exact * 100 >= 97 * names);
}
