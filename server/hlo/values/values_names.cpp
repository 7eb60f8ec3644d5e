#include "hlo/values/values_names.h"

#include <algorithm>

#include <fmt/format.h>

#include "hlo/checks/report.h"
#include "hlo/element_type.h"
#include "hlo/values/values_tokens.h"

namespace hlo {
namespace {

constexpr std::string_view kReservedWords[] = {
    "HloModule",
    "ENTRY",
    "ROOT",
    "true",
    "false",
    "inf",
    "nan",
    "FileNames",
    "FunctionNames",
    "FileLocations",
    "maximal",
    "replicated",
    "manual",
    "shard_as",
    "unknown",
    "unreduced",
    "StackFrames",
    "shard_like",
    "last_tile_dim_replicate",
};

constexpr std::size_t kLongest = 23;
constexpr std::size_t kLongestType = 14;

std::string_view text_of(std::string_view bytes, text::Range range) {
  return bytes.substr(range.begin, range.size());
}

// Without `%` and without a glued colon.
std::string_view plain(std::string_view name) {
  if (name.starts_with('%')) name.remove_prefix(1);
  if (name.ends_with(':')) name.remove_suffix(1);
  return name;
}

}  // namespace

bool is_reserved_word(std::string_view word) {
  if (word.size() < 2 || word.size() > kLongest) return false;
  // Most names end in a number behind a point, which no word here has.
  if (word.find('.') != std::string_view::npos) return false;
  return std::ranges::find(kReservedWords, word) != std::end(kReservedWords) ||
         find_element_type(word) != nullptr;
}

std::string legal_name(std::string_view name) {
  if (name.starts_with("__"))
    return name.starts_with("__xla_") ? std::string() : "a" + std::string(name.substr(1));
  const bool is_type = name.size() <= kLongestType && name.find('.') == std::string_view::npos &&
                       find_element_type(name) != nullptr;
  return is_type ? std::string(name) + "_" : std::string();
}

void check_name(std::string_view bytes, text::Range range, std::vector<Problem>& problems) {
  const std::string_view word = text_of(bytes, range);
  if (word.empty() || word.front() == '%') return;
  const bool has_colon =
      word.back() == ':' || (range.end < bytes.size() && bytes[range.end] == ':');
  if (has_colon || !is_reserved_word(word)) return;
  if (find_element_type(word) != nullptr) {
    return report(problems, range, "syntax",
                  fmt::format("expects name: `{}` is the name of a type", word));
  }
  report(problems, range, "syntax",
         fmt::format("expects name: `{}` is a reserved word and a name only as `%{}`", word, word));
}

void check_instruction_name(std::string_view bytes, text::Range range,
                            std::vector<Problem>& problems) {
  check_name(bytes, range, problems);
  const std::string_view name = text_of(bytes, range);
  // Bare type names have been told of.
  const bool is_open = name.starts_with('%') || name.ends_with(':') || name.starts_with("__");
  if (!is_open) return;
  const std::string legal = legal_name(plain(name));
  if (legal.empty()) return;
  report(problems, range, "name",
         fmt::format("illegal instruction name: {}; suggest renaming to: {}", plain(name), legal));
}

void check_module_name(std::string_view bytes, text::Range range, std::vector<Problem>& problems) {
  check_name(bytes, range, problems);
  const std::string_view name = plain(text_of(bytes, range));
  if (!name.empty() && is_letter(name.front()) && std::ranges::all_of(name, is_word_byte)) return;
  const std::size_t end = name.find_last_not_of("0123456789");
  const bool is_numbered =
      end != std::string_view::npos && end + 1 < name.size() && name[end] == '.';
  if (is_numbered) {
    return report(problems, range, "old-spelling",
                  "the name of a module is one word today: letters, digits, `_`, `.` and `-`",
                  Severity::kNote);
  }
  report(problems, range, "syntax", "expects name: the name of a module is one word");
}

}  // namespace hlo
