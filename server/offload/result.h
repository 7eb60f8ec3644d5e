#pragma once

// What tracking a module gives: plain values that name instructions of the text by identity, never
// by number or offset, so that a result stays good while edits move things around. Nothing here
// knows the scratch graph.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "hlo/module.h"

namespace offload {

// A value of the text: the sub-shape of an instruction's result at an index.
struct Position {
  hlo::InstructionId instruction;
  hlo::ShapeIndex index;

  bool operator==(const Position&) const = default;
};

// One line of the path of a tensor, in the order of a related location.
enum class StepKind : std::uint8_t {
  kAnnotation,   // the call that moves to host memory
  kParameter,    // an entry parameter that is in host memory by the entry layout
  kKernel,       // a kernel with an output in host memory
  kLookThrough,  // bitcast, copy, reshape between annotation and start: still on device
  kStart,        // tracking starts here; the compiler names this instruction
  kIntoTuple,    // becomes an element
  kOutOfTuple,   // an element is taken out
  kIntoCall,     // argument at a call site (call, async, conditional)
  kEnter,        // the parameter of the called computation
  kIntoLoop,     // loop state: operand of the while
  kReturn,       // out of a computation: its root
  kResult,       // ... and the calling instruction's result
  kUpdateSlice,  // written into a host buffer
  kHostCompute,  // executed on the host
  kCarried,      // carried on unchanged: optimization barrier, custom call with aliasing and so on
  kMoveAgain,    // a further move to host, without effect
  kRootOperand,  // the operand of the entry root that carries the leaf
  kOutput,       // the leaf of the entry result
};

struct Step {
  StepKind kind = StepKind::kCarried;
  Position position;
  std::int64_t operand = -1;  // the operand number of `position.instruction` that carries the
                              // value; -1 for the name itself
  std::string message;        // whole sentence part for the user, with names: "becomes element {1}"
};

// A leak: a tensor in host memory arrives at an entry output that is not host memory. Leaks with
// the same start and the same output from several annotations are one.
struct Leak {
  std::string start;    // the compiler's name of the start: what E1200 prints
  std::string message;  // the compiler's exact text
  hlo::InstructionId
      start_instruction;  // does not exist where the compiler's instruction has none in the text
  std::vector<hlo::InstructionId> annotations;  // empty where the start is a parameter or a kernel
  std::int64_t parameter = -1;                  // the parameter's number where it starts there
  hlo::ShapeIndex parameter_index;
  hlo::ShapeIndex output;  // index in the entry result
  std::vector<hlo::ShapeIndex>
      device_leaves;        // result leaves at or below `output` that are device memory
  std::vector<Step> chain;  // from annotation or parameter to output
  std::vector<hlo::InstructionId>
      computing;     // instructions of the chain that compute on the host value, in order
  Position primary;  // where the diagnostic stands (docs/offload.md)
  std::int64_t primary_operand =
      -1;                     // >= 0: that operand of `primary.instruction` instead of its name
  bool is_tentative = false;  // found behind an error or abort: the compiler does not get here
};

// Any other error, abort or warning of the pass; and advice, which the compiler does not give.
struct Finding {
  enum class Kind : std::uint8_t { kError, kAbort, kWarning, kAdvice };
  Kind kind = Kind::kWarning;
  std::string code;     // docs/diagnostics.md: offload-unsupported, offload-abort, host-compute,
                        // slice-not-moved ...
  std::string message;  // the compiler's text, or our explanation of an abort
  Position position;
  std::vector<Step> related;
};

// A position that a walk visited, and how it got there from the step it was first reached from.
struct HostStep {
  Position at;
  std::int64_t origin = -1;  // index into the same walk's steps; -1 for the start
  std::vector<Step>
      steps;  // from the origin to here; for the start from the annotation or parameter on
};

// One walk over what a move or a host parameter leads to, in the order of visit.
struct HostWalk {
  std::string start;
  std::vector<hlo::InstructionId> annotations;
  std::int64_t parameter = -1;
  hlo::ShapeIndex parameter_index;
  std::vector<HostStep> steps;           // positions of the text only
  std::vector<Position> moved_back;      // moves to the device and slices at which it ends
  std::vector<hlo::ShapeIndex> outputs;  // entry outputs it arrives at that are host memory
};

struct Verdict {
  enum class Outcome : std::uint8_t { kNone, kOk, kError, kAbort };
  Outcome outcome = Outcome::kNone;
  std::string code;       // "E1200" or empty
  std::string start;      // for E1200
  std::string message;    // the compiler's first error only, exact
  bool forecast = false;  // framework text: earlier passes might decide otherwise
};

struct Result {
  Verdict verdict;
  std::vector<Leak> leaks;        // in the order in which the compiler would meet them
  std::vector<Finding> findings;  // likewise
  std::vector<Position> host;   // positions in host memory after tracking, each leaf; in text order
  std::vector<HostWalk> walks;  // where Options::tells_walks; up to a bound on their steps
  std::vector<hlo::InstructionId> host_compute;  // instructions the pass marks for the host
  std::vector<std::string> log;  // XLA's own log lines up to the level asked for, without prefix
  bool is_log_cut = false;  // the compiler repeats positions more often than the log follows it
};

// The way of a value that some walk visited, in the wording of Leak::chain; empty for others.
std::vector<Step> chain_of(const std::vector<HostWalk>& walks, const Position& position);

}  // namespace offload
