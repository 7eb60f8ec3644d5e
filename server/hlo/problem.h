#pragma once

// Problem: something wrong in the text, as a plain value with places in the whole text. Codes are
// the stable words of docs/diagnostics.md.

#include <cstdint>
#include <string>
#include <vector>

#include "text/range.h"

namespace hlo {

enum class Severity : std::uint8_t { kError = 1, kWarning = 2, kNote = 3 };

struct Related {
  text::Range range;
  std::string message;
  bool operator==(const Related&) const = default;
};

// What stands in the text instead of what should. Empty ranges put in, empty texts take out.
struct Mend {
  text::Range range;
  std::string text;
  bool operator==(const Mend&) const = default;
};

struct Problem {
  text::Range range;
  Severity severity = Severity::kError;
  std::string code;
  std::string message;
  std::vector<Related> related;
  // All of what is to be changed, where who found the problem knows that. Disjoint, sorted.
  std::vector<Mend> mends;
  bool operator==(const Problem&) const = default;
};

}  // namespace hlo
