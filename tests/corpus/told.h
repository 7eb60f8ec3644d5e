// What is said of a whole text, as an editor or the command line says it.
#pragma once

#include <string>
#include <vector>

#include "features/diagnostics.h"

namespace corpus {

// In the order of the text. Of what is no HLO that alone is said, of an empty text nothing; they
// are read to the end all the same.
std::vector<features::Diagnostic> told_of(const std::string& bytes);
// "code: message" of each error, in order.
std::vector<std::string> errors_of(const std::vector<features::Diagnostic>& told);

}  // namespace corpus
