#pragma once

// The whole model as text, for tests and for comparing two models of the same text: modules,
// headers, computations, instructions with the places of what they name. No id of a piece, a name
// or a computation is in it, so equal text gives equal descriptions, however the model came about.
// Costs time in the size of the file.

#include <string>

#include "hlo/file.h"

namespace hlo {

std::string describe(const File& file);

}  // namespace hlo
