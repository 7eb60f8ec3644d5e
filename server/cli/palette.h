#pragma once

// Colours of a terminal, used sparingly: the severity, the place that is meant, and little else.

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/options.h"

namespace cli {

enum class Ink : std::uint8_t { kStrong, kError, kWarning, kNote, kPlace, kFaint };

class Palette {
 public:
  explicit Palette(bool is_on) : is_on_(is_on) {}
  std::string paint(Ink ink, std::string_view text) const;

 private:
  bool is_on_;
};

// `no_color` and `terminal` are the values of the variables NO_COLOR and TERM, null where they are
// not set.
bool wants_color(Color asked, bool is_terminal, const char* no_color, const char* terminal);

}  // namespace cli
