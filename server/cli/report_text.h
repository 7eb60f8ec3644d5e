#pragma once

// The report of `check` for people, in the manner of a compiler: where, what, the source line, then
// for a leak the compiler's own words, the path of the tensor and what would cure it. The same
// input gives the same bytes.

#include <string>

#include "cli/checked_file.h"
#include "cli/palette.h"

namespace cli {

std::string text_report(const CheckedFile& file, const Palette& palette);

// Counts over all files, for the last line.
struct Totals {
  Tally tally;
  std::size_t files = 0;  // that could be read
  std::size_t hidden = 0;
  std::string only_file;  // "FILE (module ..., stage ...)" of a run over one file
  std::string only_why;   // why that stage, and how sure the verdict is
};

void add_to_totals(const CheckedFile& file, Totals& totals);
std::string summary_line(const Totals& totals, const Palette& palette);

// The path so that a shell takes it as one word.
std::string shell_word(std::string_view path);

}  // namespace cli
