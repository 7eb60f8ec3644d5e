#pragma once

// What is wrong with a module as a whole: two entries, two roots of a computation, parameters whose
// numbers do not run from 0, a signature against its root, the header against the entry. Looks at
// heads, parameters, roots and the header alone, so it costs time in the number of computations and
// parameters, and not in the size of the module.

#include <vector>

#include "hlo/checks/findings.h"
#include "hlo/checks/verdict.h"
#include "hlo/module.h"
#include "hlo/problem.h"
#include "hlo/tables.h"

namespace hlo {

// Ranges are absolute. `verdicts` know the shapes of roots that have none written.
std::vector<Problem> module_problems(const Module& module, const Verdicts& verdicts,
                                     Tables& tables);

// entry_header.cpp: the header's layout, aliases and donors. The shapes of the entry's parameters
// by number, and of its root; none where they are not known.
struct EntryShapes {
  std::vector<const Shape*> parameters;
  const Shape* result = nullptr;
};
void check_entry_header(const Module& module, const Header& header, const EntryShapes& entry,
                        Tables& tables, Findings& findings);

}  // namespace hlo
