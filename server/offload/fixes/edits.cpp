#include "offload/fixes/edits.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

namespace offload {

namespace {

bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }
bool is_break(char byte) { return byte == '\n' || byte == '\r'; }

bool is_all_blank(std::string_view bytes) { return std::ranges::all_of(bytes, is_blank); }

std::string_view without_break(std::string_view line) {
  while (!line.empty() && is_break(line.back())) line.remove_suffix(1);
  return line;
}

// What stands behind an instruction up to the end of its line: blanks, and comments that end there.
bool is_blank_or_comment(std::string_view rest) {
  for (std::size_t at = 0; at < rest.size();) {
    if (is_blank(rest[at])) {
      ++at;
    } else if (rest.substr(at).starts_with("//")) {
      return true;
    } else if (rest.substr(at).starts_with("/*")) {
      const auto end = rest.find("*/", at + 2);
      if (end == std::string_view::npos) return false;
      at = end + 2;
    } else {
      return false;
    }
  }
  return true;
}

std::string letters(std::size_t number) {
  std::string out;
  for (; number > 0; number = (number - 1) / 26)
    out.insert(out.begin(), static_cast<char>('a' + (number - 1) % 26));
  return out;
}

// The lines around an instruction, split where it begins and ends.
struct Surroundings {
  std::string before;  // on its first line, in front of it
  std::string behind;  // on its last line, behind it, without the line break
  text::Range first_line;
  text::Range last_line;
};

Surroundings surroundings_of(const text::Text& text, text::Range whole) {
  Surroundings at;
  at.first_line = text.line_range(text.line_of(whole.begin));
  at.last_line = text.line_range(text.line_of(std::max(whole.begin, whole.end - 1)));
  at.before = text.slice({at.first_line.begin, whole.begin}).bytes();
  at.behind = without_break(text.slice({whole.end, at.last_line.end}).bytes());
  return at;
}

}  // namespace

void FixEdits::replace(text::Range range, std::string replacement) {
  edits_.push_back({range, std::move(replacement)});
}

void FixEdits::insert_before(const hlo::InstructionRef& neighbour,
                             const std::vector<std::string>& lines) {
  const text::Range whole = neighbour.absolute(neighbour->whole);
  const Surroundings at = surroundings_of(ground_.text, whole);
  std::string content;
  if (is_all_blank(at.before)) {
    const std::string line_break = line_break_at(ground_.text.line_of(whole.begin));
    for (const std::string& line : lines) content += at.before + line + line_break;
    insert(at.first_line.begin, std::move(content));
  } else {
    for (const std::string& line : lines) content += line + " ";
    insert(whole.begin, std::move(content));
  }
}

void FixEdits::insert_behind(const hlo::InstructionRef& neighbour,
                             const std::vector<std::string>& lines) {
  const text::Range whole = neighbour.absolute(neighbour->whole);
  const Surroundings at = surroundings_of(ground_.text, whole);
  std::string content;
  if (!is_all_blank(at.before) || !is_blank_or_comment(at.behind)) {
    for (const std::string& line : lines) content += " " + line;
    insert(whole.end, std::move(content));
    return;
  }
  const text::Offset line = ground_.text.line_of(std::max(whole.begin, whole.end - 1));
  const std::string line_break = line_break_at(line);
  const bool is_last = whole.end + at.behind.size() == at.last_line.end;
  for (const std::string& new_line : lines) {
    content += is_last ? line_break + at.before + new_line : at.before + new_line + line_break;
  }
  insert(at.last_line.end, std::move(content));
}

void FixEdits::remove(const hlo::InstructionRef& instruction) {
  const text::Range whole = instruction.absolute(instruction->whole);
  const Surroundings at = surroundings_of(ground_.text, whole);
  if (is_all_blank(at.before) && is_all_blank(at.behind)) {
    replace({at.first_line.begin, at.last_line.end}, "");
    return;
  }
  const auto blanks = std::ranges::find_if_not(at.behind, is_blank) - at.behind.begin();
  replace({whole.begin, whole.end + static_cast<text::Offset>(blanks)}, "");
}

bool FixEdits::take_root(const hlo::InstructionRef& instruction) {
  constexpr std::string_view kRoot = "ROOT";
  const text::Range whole = instruction.absolute(instruction->whole);
  const text::Slice slice = ground_.text.slice(whole);
  const std::string_view bytes = slice.bytes();
  if (instruction->name_range.begin == instruction->whole.begin || !bytes.starts_with(kRoot))
    return false;
  std::size_t end = kRoot.size();
  while (end < bytes.size() && is_blank(bytes[end])) ++end;
  replace({whole.begin, whole.begin + static_cast<text::Offset>(end)}, "");
  return true;
}

std::string FixEdits::fresh_name(const std::string& wish) {
  std::string name = wish;
  for (std::size_t number = 2; is_taken(name); ++number) name = wish + "." + letters(number);
  new_names_.push_back(name);
  return name;
}

std::vector<text::Edit> FixEdits::take() {
  // Equal keys keep the order in which they came: insertions at one place stand as they were made.
  std::multimap<std::pair<text::Offset, text::Offset>, std::string> in_order;
  for (text::Edit& edit : edits_) {
    in_order.emplace(std::pair(edit.range.begin, edit.range.end), std::move(edit.replacement));
  }
  std::vector<text::Edit> taken;
  for (auto& [range, replacement] : in_order) {
    if (taken.empty() || taken.back().range.end < range.first) {
      taken.push_back({{range.first, range.second}, std::move(replacement)});
    } else if (taken.back().range.end == range.first) {
      taken.back().range.end = range.second;
      taken.back().replacement += replacement;
    } else {
      return {};
    }
  }
  return taken;
}

std::string FixEdits::line_break_at(text::Offset line) const {
  // The last line of a text may have no line break: the one in front of it tells the style.
  for (text::Offset step = 0; step < 2 && step <= line; ++step) {
    const text::Slice slice = ground_.text.slice(ground_.text.line_range(line - step));
    const std::string_view content = without_break(slice.bytes());
    if (content.size() < slice.size()) return std::string(slice.bytes().substr(content.size()));
  }
  return "\n";
}

bool FixEdits::is_taken(const std::string& name) {
  if (computations_.empty()) computations_ = ground_.module.computations();
  const hlo::Name symbol = ground_.tables.name(name);
  return std::ranges::find(new_names_, name) != new_names_.end() ||
         std::ranges::any_of(computations_, [&](const hlo::Computation& computation) {
           return static_cast<bool>(computation.find(symbol));
         });
}

std::string size_in_words(std::optional<std::int64_t> bytes) {
  if (!bytes) return "an unknown size";
  if (*bytes < 1024) return fmt::format("{} byte{}", *bytes, *bytes == 1 ? "" : "s");
  constexpr std::string_view kUnits[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  double size = static_cast<double>(*bytes) / 1024;
  std::size_t unit = 0;
  for (; size >= 1024 && unit + 1 < std::size(kUnits); ++unit) size /= 1024;
  return fmt::format("{:.1f} {}", size, kUnits[unit]);
}

std::optional<std::int64_t> added_size(std::optional<std::int64_t> sum, const hlo::Shape* shape) {
  const auto size = shape == nullptr ? std::nullopt : hlo::byte_size(*shape);
  std::int64_t total = 0;
  if (!sum || !size || __builtin_add_overflow(*sum, *size, &total)) return std::nullopt;
  return total;
}

}  // namespace offload
