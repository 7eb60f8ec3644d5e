#include "tests/support/random_edits.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace support {
namespace {

constexpr std::array<std::string_view, 44> kInserted = {
    "a",
    "x1",
    "\"",
    "'",
    "{",
    "}",
    "(",
    ")",
    "/*",
    "*/",
    "//",
    "\n",
    "\r\n",
    "\r",
    " ",
    "=",
    " = ",
    ",",
    "%",
    "#",
    ":",
    "->",
    "ROOT ",
    "ENTRY e {\n",
    "}\n",
    "HloModule m\n",
    "// -----\n",
    "\n  y = f32[2]{0} add(x, x)\n",
    "  ROOT t = (f32[2], s32[]) tuple(a, b)\n",
    "\\",
    "\"\n",
    "{\n",
    "\n}\n",
    "FileNames\n1 \"a\"\n",
    ", metadata={op_name=\"a\"}",
    "f32[2,3]{1,0:T(8,128)S(5)}",
    "S(5)",
    "custom-call(x), custom_call_target=\"MoveToHost\"",
    "entry_computation_layout={(f32[2]{0}, f32[3]{0})->(f32[2]{0}, f32[])}",
    "c (p: f32[]) -> f32[] {\n",
    "{0,1}",
    "backend_config={\"a\":\"}\"}",
    "to_apply={\n  p = f32[] parameter(0)\n}",
    "\xc3\xa9"};

std::size_t line_start(std::string_view text, std::size_t at) {
  const std::size_t found = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return found == std::string_view::npos ? 0 : found + 1;
}

std::size_t line_end(std::string_view text, std::size_t at) {
  const std::size_t found = text.find('\n', at);
  return found == std::string_view::npos ? text.size() : found + 1;
}

text::Edit make(std::size_t begin, std::size_t end, std::string_view replacement) {
  return {{static_cast<text::Offset>(begin), static_cast<text::Offset>(end)},
          std::string(replacement)};
}

}  // namespace

std::uint64_t test_seed() {
  static const std::uint64_t seed = [] {
    const char* given = std::getenv("HLO_TEST_SEED");
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    const std::uint64_t value =
        given != nullptr ? std::strtoull(given, nullptr, 10) : static_cast<std::uint64_t>(now);
    std::printf("random edits: HLO_TEST_SEED=%llu\n", static_cast<unsigned long long>(value));
    return value;
  }();
  return seed;
}

std::size_t RandomEdits::below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }

text::Edit RandomEdits::edit(std::string_view text) {
  const std::size_t at = below(text.size() + 1);
  switch (below(10)) {
    case 0: {  // a line goes
      return make(line_start(text, at), line_end(text, at), "");
    }
    case 1: {  // a line is doubled
      const std::size_t begin = line_start(text, at);
      return make(begin, begin, text.substr(begin, line_end(text, at) - begin));
    }
    case 2:  // one byte goes
      return make(at, std::min(text.size(), at + 1), "");
    case 3:  // a few bytes go
      return make(at, std::min(text.size(), at + below(40)), "");
    case 4: {  // a larger part goes
      return make(at, std::min(text.size(), at + below(3000)), "");
    }
    case 5: {  // a part of the text is pasted elsewhere
      const std::size_t from = below(text.size() + 1);
      return make(at, at, text.substr(from, below(600)));
    }
    case 6: {  // a line's start or end
      const std::size_t start = line_start(text, at);
      return make(start, start, kInserted[below(kInserted.size())]);
    }
    default:
      return make(at, std::min(text.size(), at + below(3)), kInserted[below(kInserted.size())]);
  }
}

std::string RandomEdits::garbage(std::size_t size) {
  std::string bytes;
  while (bytes.size() < size) {
    if (below(3) == 0) {
      bytes += static_cast<char>(below(256));
    } else {
      bytes += kInserted[below(kInserted.size())];
    }
  }
  return bytes;
}

}  // namespace support
