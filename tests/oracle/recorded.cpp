#include "tests/oracle/recorded.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <sstream>
#include <utility>

#include "analysis/analyzer.h"
#include "tests/support/files.h"
#include "text/text.h"

namespace recorded {
namespace {

bool is_name_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '-';
}

// The name up to a number behind its last dot.
std::string_view base_of(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot + 1 == name.size()) return name;
  const std::string_view digits = name.substr(dot + 1);
  const bool is_number = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
  return is_number ? name.substr(0, dot) : name;
}

std::string without_numbers(std::string_view line) {
  static constexpr std::array<std::string_view, 3> kInserted = {"copy", "custom-call",
                                                                "dynamic-slice"};
  std::string out;
  while (!line.empty()) {
    const auto end = std::ranges::find_if_not(line, is_name_character);
    const auto size = static_cast<std::size_t>(end - line.begin());
    if (size == 0) {
      out += line.front();
      line.remove_prefix(1);
      continue;
    }
    const std::string_view base = base_of(line.substr(0, size));
    out += std::ranges::find(kInserted, base) != kInserted.end() ? base : line.substr(0, size);
    line.remove_prefix(size);
  }
  return out;
}

// Which unordered group a line belongs to; 0 for lines in fixed order.
int group_of(std::string_view line) {
  if (line.starts_with("Inserted copy ") &&
      line.find(" before custom call ") != std::string_view::npos)
    return 1;
  if (line.starts_with("Removing MoveToHost")) return 2;
  if (line.starts_with("Changed slice")) return 3;
  return line.starts_with("Removing MoveToDevice") ? 4 : 0;
}

}  // namespace

std::filesystem::path folder() { return HLO_SOURCE_DIR "/tests/oracle"; }

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

std::vector<nlohmann::json> read_lines(const std::filesystem::path& path) {
  std::vector<nlohmann::json> out;
  std::ifstream lines(path);
  for (std::string line; std::getline(lines, line);) out.push_back(nlohmann::json::parse(line));
  return out;
}

std::string Answer::name_of(hlo::InstructionId id) const {
  const hlo::InstructionRef found = snapshot->file->find_instruction(id);
  return found ? std::string(snapshot->tables->text(found->name)) : std::string("(none)");
}

std::string Answer::outcome() const {
  switch (result->verdict.outcome) {
    case offload::Verdict::Outcome::kNone:
    case offload::Verdict::Outcome::kOk: return "ok";
    case offload::Verdict::Outcome::kError:
      return result->verdict.code == "E1200" ? "E1200" : "error";
    case offload::Verdict::Outcome::kAbort: return "abort";
  }
  return "";
}

Answer answer(const std::string& text, offload::Stage stage, int log_level) {
  offload::Options tracking;
  tracking.stage = stage;
  tracking.log_level = log_level;
  return answer(text, tracking);
}

Answer answer(const std::string& text, const offload::Options& options) {
  analysis::Options opening;
  opening.stage = offload::Stage::kFinal;  // what the snapshot itself would track is not asked for
  return answer(analysis::Analyzer::open(text::Text(text), opening, analysis::for_each_in_line, {}),
                options);
}

Answer answer(std::shared_ptr<const analysis::Snapshot> snapshot, const offload::Options& options) {
  Answer out;
  out.snapshot = std::move(snapshot);
  out.result =
      offload::track(out.snapshot->modules.at(0).module, *out.snapshot->tables, options, {}).result;
  return out;
}

std::vector<std::vector<std::string>> read_table(const std::filesystem::path& path) {
  std::vector<std::vector<std::string>> rows = support::read_rows(path);
  if (!rows.empty()) rows.erase(rows.begin());  // the names of the columns
  return rows;
}

std::vector<std::string> without_chance(const std::vector<std::string>& log) {
  std::vector<std::string> out;
  std::vector<std::string>::iterator::difference_type begin = 0;
  int group = 0;
  const auto close = [&] { std::sort(out.begin() + begin, out.end()); };
  for (const std::string& line : log) {
    const int next = group_of(line);
    if (next != group && group != 0) close();
    if (next != group) begin = static_cast<std::ptrdiff_t>(out.size());
    group = next;
    out.push_back(without_numbers(line));
  }
  if (group != 0) close();
  return out;
}

std::vector<Difference> known_differences() {
  std::vector<Difference> out;
  std::istringstream lines(read(folder() / "known_differences.tsv"));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    Difference difference;
    std::getline(fields, difference.name, '\t');
    std::getline(fields, difference.aspect, '\t');
    std::getline(fields, difference.reason);
    out.push_back(std::move(difference));
  }
  return out;
}

}  // namespace recorded
