#include "offload/names.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace offload {
namespace {

// The number behind the last dot: digits only, within 64 bits.
std::optional<std::int64_t> number_behind(std::string_view digits) {
  std::int64_t out = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
  if (error != std::errc{} || end != digits.data() + digits.size() || out < 0) return std::nullopt;
  return out;
}

}  // namespace

std::string NameUniquer::unique(std::string_view wanted) {
  std::string base(wanted);
  std::int64_t number = 0;
  bool has_number = false;
  const std::size_t dot = wanted.rfind('.');
  if (dot != std::string_view::npos && dot > 0 && dot + 1 < wanted.size()) {
    if (const auto behind = number_behind(wanted.substr(dot + 1))) {
      base.resize(dot);
      number = *behind;
      has_number = true;
    }
  }
  Numbers& numbers = bases_[base];
  if (!numbers.used.insert(number).second) {
    while (!numbers.used.insert(numbers.next).second) ++numbers.next;
    number = numbers.next++;
  }
  if (number == 0 && !has_number) return base;
  return base + '.' + std::to_string(number);
}

bool keeps_name(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return true;
  const std::string_view digits = name.substr(dot + 1);
  return !digits.starts_with('0') || !number_behind(digits);
}

bool NodeNames::take(std::uint32_t name, std::string_view text) {
  if (name >= is_taken.size()) {
    is_taken.resize(std::size_t{name} * 2 + 1);
    kept.resize(std::max(kept.size(), is_taken.size()));
  }
  if (name == 0) return false;
  if (kept[name] == 0) kept[name] = keeps_name(text) ? 1 : 2;
  if (kept[name] == 2 || is_taken[name]) return false;
  is_taken[name] = true;
  return true;
}

void NodeNames::forget() {
  are_unique.reset();
  written.clear();
  uniquer = {};
  in_order.clear();
}

}  // namespace offload
