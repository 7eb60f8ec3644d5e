#include "cli/palette.h"

#include <fmt/format.h>

namespace cli {
namespace {

std::string_view sequence(Ink ink) {
  switch (ink) {
    case Ink::kStrong: return "\x1b[1m";
    case Ink::kError: return "\x1b[1;31m";
    case Ink::kWarning: return "\x1b[1;33m";
    case Ink::kNote: return "\x1b[1;36m";
    case Ink::kPlace: return "\x1b[36m";
    case Ink::kFaint: return "\x1b[2m";
  }
  return "";
}

}  // namespace

std::string Palette::paint(Ink ink, std::string_view text) const {
  if (!is_on_ || text.empty()) return std::string(text);
  return fmt::format("{}{}\x1b[0m", sequence(ink), text);
}

bool wants_color(Color asked, bool is_terminal, const char* no_color, const char* terminal) {
  if (asked != Color::kAuto) return asked == Color::kAlways;
  if (no_color != nullptr && *no_color != '\0') return false;
  if (terminal != nullptr && std::string_view(terminal) == "dumb") return false;
  return is_terminal;
}

}  // namespace cli
