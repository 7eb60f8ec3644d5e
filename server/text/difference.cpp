#include "text/difference.h"

#include <algorithm>
#include <string>

namespace text {
namespace {

Offset common_prefix(const Text& from, std::string_view to) {
  Offset at = 0;
  while (at < from.size() && at < to.size()) {
    const Slice chunk = from.chunk_at(at);
    const std::string_view left = chunk.bytes().substr(0, to.size() - at);
    const auto differ = std::ranges::mismatch(left, to.substr(at, left.size())).in1;
    at += static_cast<Offset>(differ - left.begin());
    if (differ != left.end()) return at;
  }
  return at;
}

// Of what stands behind the prefix on both sides.
Offset common_suffix(const Text& from, std::string_view to, Offset prefix) {
  constexpr Offset kStep = 4096;
  const Offset most = std::min(from.size(), static_cast<Offset>(to.size())) - prefix;
  Offset length = 0;
  while (length < most) {
    const Offset step = std::min(kStep, most - length);
    const Offset end = from.size() - length;
    const Slice slice = from.slice({end - step, end});
    const std::string_view left = slice.bytes();
    const std::string_view right = to.substr(to.size() - length - step, step);
    const auto differ = std::mismatch(left.rbegin(), left.rend(), right.rbegin()).first;
    length += static_cast<Offset>(differ - left.rbegin());
    if (differ != left.rend()) return length;
  }
  return length;
}

}  // namespace

std::optional<Edit> difference(const Text& from, std::string_view to) {
  const Offset prefix = common_prefix(from, to);
  if (prefix == from.size() && prefix == to.size()) return std::nullopt;
  const Offset suffix = common_suffix(from, to, prefix);
  const std::string_view replacement = to.substr(prefix, to.size() - prefix - suffix);
  return Edit{{prefix, from.size() - suffix}, std::string(replacement)};
}

}  // namespace text
