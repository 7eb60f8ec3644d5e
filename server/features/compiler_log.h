#pragma once

// A compiler's log, or an error message as it was caught somewhere, read line by line: what the
// host offloader, the legalizer in front of it and their checks say (docs/offload.md), with the
// instructions they name. Whatever stands around such a text on its line is passed by: prefixes
// with date, thread and source line, tracebacks, quotes, line feeds written as `\n`. Any bytes give
// a result. Knows no module.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/problem.h"

namespace features {

enum class LogKind : std::uint8_t {
  // Errors.
  kLeak,
  kComputeDisabled,
  kDeviceBase,
  kNoBroadcast,
  kUsedInCondition,
  kSharedBuffer,
  kSharedAlias,
  kAsyncBody,
  kOtherShape,
  kControlled,
  kStillAlive,
  kSeveralCallers,
  kSeveralDones,
  kCheck,  // the process dies
  // Warnings.
  kHostCompute,
  kSliceStays,
  kHostCopy,
  kSplitNumbers,
  kTokenParameter,
  // What is printed on the way.
  kHostParameter,
  kOffloading,
  kNewBuffer,
  kNewBufferInUser,
  kRootCopy,
  kWalk,
  kVisit,
  kSave,
  kStreamed,
  kTrace,
  kTraceStep,
  kSetting,
  kSettingBase,
  kCopyBetween,
  kCopyBefore,
  kRemoveMove,
  kRemoveMoveBack,
  kDynamicSlice,
  kMaybeBuffer,
  kKnownBuffer,
  kSearchEnds,
  kBroadcastGone,
  kSchedulingCopy,
  kLegalizerStarts,
  kLegalizerCopy,
  kLegalizerWalk,
};

enum class NameRole : std::uint8_t {
  kValue,
  kMoveToHost,    // the call that moves
  kMoveToDevice,  // the call that moves back
  kInserted,      // put in by the pass itself
};

struct LoggedName {
  std::string name;  // without `%`
  NameRole role = NameRole::kValue;
  std::string index;    // `{1,0}` where the text names a position, else empty
  std::string op_name;  // of the metadata, where the text holds the whole instruction
};

struct LogLine {
  LogKind kind = LogKind::kCheck;
  hlo::Severity severity = hlo::Severity::kNote;
  std::size_t line = 0;  // in the log, from 0
  std::string text;      // what the compiler wrote, without what stands around it
  std::vector<LoggedName> names;
  std::int64_t number = -1;  // of a parameter
  std::string index;         // of a parameter's leaf
  std::string shape;         // and its shape
};

struct CompilerLog {
  std::vector<LogLine> lines;
  std::size_t line_count = 0;  // of the whole text
  bool is_cut = false;         // more lines were recognized than are kept
};

CompilerLog read_compiler_log(std::string_view text, std::size_t max_lines);
// The level of --vmodule=host_offloader at which the compiler prints lines like these; 0 for
// warnings and errors.
int level_of(std::span<const LogLine> lines);

}  // namespace features
