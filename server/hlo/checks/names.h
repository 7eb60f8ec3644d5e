#pragma once

// Names that lead nowhere: an operand or control predecessor that its computation does not define
// above, a called computation that the module does not define above, a name or computation defined
// twice. XLA reads a text from top to bottom, so a definition further down is none. Quiet where the
// syntax is at fault: an item that could not be read may have been the definition. A name that
// leads nowhere gives one problem, at its first use, with the other uses as related places.
//
// Costs time in what is wrong, not in the size of the module: only names that the model holds for
// doubtful are looked at.

#include <vector>

#include "hlo/module.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace hlo {

// Of one computation, in text order; ranges are absolute. Bare instructions without a head name
// what a reader does not show, so they are left alone.
std::vector<Problem> name_problems(const Module& module, const Computation& computation,
                                   Tables& tables);
// Of all computations of a module, in text order.
std::vector<Problem> name_problems(const Module& module, Tables& tables);

}  // namespace hlo
