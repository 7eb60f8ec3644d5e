// Recorded answers of the compiler (tests/oracle/goldens, tests/oracle/jax-programs) and our answer
// to the same text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "analysis/snapshot.h"
#include "offload/tracker.h"

namespace recorded {

std::filesystem::path folder();  // tests/oracle
std::string read(const std::filesystem::path& path);
std::vector<nlohmann::json> read_lines(const std::filesystem::path& path);

// The first module of a text, tracked; `snapshot` keeps the text that the result's instructions
// stand in.
struct Answer {
  std::shared_ptr<const analysis::Snapshot> snapshot;
  std::shared_ptr<const offload::Result> result;

  std::string name_of(hlo::InstructionId id) const;
  // As the records have it: ok, E1200, error, abort.
  std::string outcome() const;
};
Answer answer(const std::string& text, offload::Stage stage, int log_level);
Answer answer(const std::string& text, const offload::Options& options);
// The same text for other options.
Answer answer(std::shared_ptr<const analysis::Snapshot> snapshot, const offload::Options& options);

// A table with a line of column names; comments begin with #.
std::vector<std::vector<std::string>> read_table(const std::filesystem::path& path);

// Lines with the groups that the compiler prints in no fixed order sorted, and without the numbers
// of inserted names.
std::vector<std::string> without_chance(const std::vector<std::string>& log);

// known_differences.tsv: name and aspect, with the reason.
struct Difference {
  std::string name;
  std::string aspect;
  std::string reason;
};
std::vector<Difference> known_differences();

}  // namespace recorded
