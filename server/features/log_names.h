#pragma once

// The instructions of one module by the names a compiler may give them later. Passes in front of
// the offloader rename most instructions, but not at random: a name keeps its word and changes its
// number (`add.7`, `add.12`), or becomes that of the operation in the metadata, or the opcode of
// what the instruction was rewritten to. For log_alignment.* and log_targets.*.

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hlo/module.h"
#include "hlo/tables.h"

namespace features {

class LogNames {
 public:
  LogNames(const hlo::Module& module, hlo::Tables& tables);
  LogNames(const LogNames&) = delete;
  LogNames& operator=(const LogNames&) = delete;

  struct Known {
    hlo::InstructionRef instruction;
    std::string_view name;
    std::string op_name;  // of the metadata
  };

  // How well a logged name fits the instruction, or where that fits better, one in front of it that
  // it only views in another shape or layout; that one.
  struct Fit {
    const Known* known = nullptr;
    double likeness = 0;
  };
  Fit fit(std::string_view logged, const Known& known) const;
  // The last one of a chain that does a single operation of the program in steps which only change
  // the shape: passes make one of them, in the place of the last.
  const Known& last_view(const Known& known) const;

  using Found = std::span<const Known* const>;  // in text order
  // Definitions with that name, `%` in front or not.
  Found named(std::string_view name) const;
  // With that `op_name`, whole.
  Found of_operation(std::string_view op_name) const;
  // Whose `op_name` ends with that step: `add` of `jit(f)/while/body/add`.
  Found of_last_step(std::string_view step) const;

 private:
  const Known* viewed(const Known& known) const;  // the value of a view; null for anything else
  const Known* only_user(const Known& known) const;

  hlo::Tables& tables_;
  // The keys are texts of the tables and of `known_`.
  using Places = std::unordered_map<std::string_view, std::vector<const Known*>>;
  static Found all_at(const Places& places, std::string_view key);

  std::vector<Known> known_;
  Places by_name_;
  // By the value; null where it has several.
  std::unordered_map<std::string_view, const Known*> users_;
  Places by_operation_;
  Places by_step_;
};

// The name without its number and without what passes put around it: `add` of `wide.add.clone.7`.
std::string_view word_of(std::string_view name);
// The word is one of an operation that changes shape or layout and nothing else.
bool is_view_name(std::string_view name);
// How well a logged name fits an instruction: above 0 the better, below 0 it speaks against it.
double likeness(std::string_view logged, const LogNames::Known& known);

}  // namespace features
