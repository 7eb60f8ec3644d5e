#include "tests/e2e/partial_match.h"

#include <string_view>

namespace e2e {
namespace {

using nlohmann::json;

constexpr std::string_view kDots = "...";

std::string difference(const std::string& path, const json& expected, const std::string& actual) {
  return (path.empty() ? "/" : path) + ": expected " + expected.dump() + ", came " + actual;
}

std::string shown(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

bool fits(std::string_view pattern, const json& actual) {
  if (pattern == kDots) return true;
  if (!actual.is_string()) return false;
  const std::string& text = actual.get_ref<const std::string&>();
  const bool is_part =
      pattern.size() > 2 * kDots.size() && pattern.starts_with(kDots) && pattern.ends_with(kDots);
  if (!is_part) return text == pattern;
  const auto part = pattern.substr(kDots.size(), pattern.size() - 2 * kDots.size());
  return text.find(part) != text.npos;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the expectation in the file.
std::string in_object(const json& expected, const json& actual, const std::string& path) {
  for (const auto& [key, value] : expected.items()) {
    const std::string below = path + "/" + key;
    const auto found = actual.find(key);
    if (value == "$absent") {
      if (found != actual.end()) return difference(below, value, shown(*found));
    } else if (found == actual.end()) {
      return difference(below, value, "nothing");
    } else if (std::string wrong = mismatch(value, *found, below); !wrong.empty()) {
      return wrong;
    }
  }
  return "";
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the expectation in the file.
std::string in_array(const json& expected, const json& actual, const std::string& path) {
  const bool has_more = !expected.empty() && expected.back() == "...more";
  const std::size_t size = expected.size() - (has_more ? 1 : 0);
  if (has_more ? actual.size() < size : actual.size() != size)
    return difference(path, expected,
                      std::to_string(actual.size()) + " elements: " + shown(actual));
  for (std::size_t i = 0; i < size; ++i) {
    std::string wrong = mismatch(expected[i], actual[i], path + "/" + std::to_string(i));
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace

// NOLINTNEXTLINE(misc-no-recursion): as deep as the expectation in the file.
std::string mismatch(const json& expected, const json& actual, const std::string& path) {
  if (expected.is_string()) {
    if (fits(expected.get_ref<const std::string&>(), actual)) return "";
  } else if (expected.is_object() && actual.is_object()) {
    return in_object(expected, actual, path);
  } else if (expected.is_array() && actual.is_array()) {
    return in_array(expected, actual, path);
  } else if (expected == actual) {
    return "";
  }
  return difference(path, expected, shown(actual));
}

}  // namespace e2e
