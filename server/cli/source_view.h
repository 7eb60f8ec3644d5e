#pragma once

// Places of a text drawn for people: the line with an underline, and the numbered steps of a path.
// Everything that comes from the text is made printable here.

#include <string>
#include <string_view>
#include <vector>

#include "cli/palette.h"
#include "cli/positions.h"
#include "text/range.h"
#include "text/text.h"

namespace cli {

struct ShownStep {
  text::Range range;
  std::string name;  // empty: what the range covers
  std::string message;
};

class SourceView {
 public:
  SourceView(const text::Text& text, const Palette& palette)
      : text_(text), palette_(palette), positions_(text) {}

  // `12:5`
  std::string position(text::Offset offset) { return printed(positions_, offset); }
  // What the range covers, on one line and not too long.
  std::string covered(text::Range range) const;
  // The line with what the range covers underlined, and `note` behind the underline.
  std::string underlined(text::Range range, Ink ink, std::string_view note = {});
  // One line a step, and under it the source line unless it is that of the step before.
  std::string steps(const std::vector<ShownStep>& steps);

 private:
  std::string step_source(text::Range range, std::size_t indent);

  text::Text text_;
  Palette palette_;
  text::Positions positions_;
};

}  // namespace cli
