#pragma once

// What a call asks of the computations that it calls: how many parameters they have, of what shape,
// and what they give back. XLA's parser asks where it infers the shape of a call, its verifier
// always, each in its own order and words.

#include <cstddef>
#include <string>

#include "hlo/checks/site.h"

namespace hlo {

// Of a call, while or conditional; empty where nothing is wrong or too little is known. The result
// shape is compared by inference.
std::string fault_of_inference(const Site& site);
std::string fault_of_verifier(const Site& site);

// The computation that a branch of a conditional calls, the operand that it gets; null where it is
// not known well enough.
struct Branch {
  const Signature* signature = nullptr;
  const Value* operand = nullptr;
};
std::size_t branch_count(const Site& site);
Branch branch(const Site& site, std::size_t number);

// The signature if all of it is known.
const Signature* callee_in_full(const Site& site, CallRole role);

}  // namespace hlo
