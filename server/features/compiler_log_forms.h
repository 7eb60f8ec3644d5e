#pragma once

// The compiler's texts as patterns, one row each, for compiler_log.cpp. In a pattern stands
//   %v %h %d %c  a name: of a value, a move to host, a move to the device, an inserted instruction
//   %p           a position: {Instr: name, ShapeIndex: {1,0}}
//   %i  %#  %s   an index, a number, a shape
//   %t           an instruction as XLA prints it
//   %l           names with commas between them
//   %*           anything
// and everything else stands for itself. Each reaches to the text behind it in the pattern; the
// last one to where its own kind ends.

#include <cstdint>
#include <span>
#include <string_view>

#include "features/compiler_log.h"

namespace features {

struct LogForm {
  LogKind kind;
  std::int8_t level;  // of --vmodule=host_offloader; 0 where it is always printed
  std::string_view pattern;
};

// Where two rows fit at the same place, the first one counts.
std::span<const LogForm> log_forms();
hlo::Severity severity_of(LogKind kind);

}  // namespace features
