#pragma once

// Every node kind that the server reads, by symbol id. The ids are looked up once in the grammar's
// own table; `missing_kinds` says which names the grammar no longer has, and a test wants none.

#include <cstdint>
#include <string_view>
#include <vector>

namespace syntax {

enum class Kind : std::uint8_t {
  kOther,
  kModuleHeader,
  kLayoutRun,
  kStray,
  kTableTitle,
  kTableRow,
  kComputation,
  kComputationEnd,
  kInstruction,
  kNestedInstruction,
  kSignature,
  kBody,
  kName,
  kShape,
  kOpcode,
  kAttributeName,
  kTupleIndex,
  kElidedOperands,
  kLiteral,
  kNumber,
  kString,
  kBraces,
  kUnclosed,
  kComment,
  kRoot,
  kEntry,
  kEquals,
  kComma,
  kOpenParenthesis,
  kCloseParenthesis,
  kOpenBrace,
  kCloseBrace,
  kArrow,
  kError,
};

// `symbol` is the parser library's symbol id.
Kind kind_of(std::uint16_t symbol);
std::vector<std::string_view> missing_kinds();

}  // namespace syntax
