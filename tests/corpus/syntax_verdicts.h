// The case files of the format description against XLA's verdicts in expected.tsv: where an error
// is wanted, on which line the first may stand, and what is not as wanted.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "features/diagnostics.h"

namespace corpus {

struct Case {
  std::string file;  // below syntax-cases
  bool is_refused = false;
  std::size_t line = 0;  // of XLA's own position, from 1; 0 for none
  std::size_t column = 0;
  std::string reason;         // the first message of XLA's that says one
  bool is_newer = false;      // the folder holds for later releases only
  bool has_verifier = false;  // XLA's verifier refuses it
};

// All but those of print-only/.
std::vector<Case> cases();

// What is said of a case, and on what lines.
struct Answer {
  std::string bytes;
  std::vector<features::Diagnostic> told;

  const features::Diagnostic* first_error() const;
  std::size_t line_of(const features::Diagnostic& problem) const;  // from 1
};
Answer answer_to(const Case& at);

// A first error that stands on another line than XLA's, with its reason (line_deviations.tsv).
struct Deviation {
  std::size_t theirs = 0;
  std::size_t ours = 0;
  std::string reason;
};
std::map<std::string, Deviation> deviations();
// Writes the table anew with the rows that still hold.
void keep_deviations(bool (*holds)(const std::string& file, const Deviation&));

// A text that XLA refuses and that is served by contract, or that is refused behind its verifier
// (exceptions.tsv).
struct Exception {
  std::string code;  // of the only problem; `-` for none
  std::string reason;
};
std::map<std::string, Exception> exceptions();

// What is not as wanted, by file, in words.
std::map<std::string, std::string> unmet_cases();

}  // namespace corpus
