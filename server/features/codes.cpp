#include "features/codes.h"

#include <algorithm>
#include <array>

namespace features {
namespace {

// In the order of docs/diagnostics.md.
constexpr std::array<std::string_view, 34> kCodes = {
    "E1200",
    "host-compute",
    "slice-not-moved",
    "offload-without-effect",
    "redundant-move",
    "wrong-operand",
    "space-mismatch",
    "sharding-mismatch",
    "host-output-from-device",
    "offload-64-bit",
    "refused-behind",
    "offload-unsupported",
    "offload-abort",
    "syntax",
    "alias",
    "arity",
    "attribute",
    "call",
    "layout",
    "literal",
    "name",
    "old-spelling",
    "opcode",
    "shape",
    "sharding",
    "unverified-alias",
    "unverified-arity",
    "unverified-call",
    "unverified-groups",
    "unverified-layout",
    "unverified-shape",
    "unverified-sharding",
    "truncated",
    "not-hlo",
};

}  // namespace

std::span<const std::string_view> diagnostic_codes() { return kCodes; }

bool is_diagnostic_code(std::string_view word) {
  return std::ranges::find(kCodes, word) != kCodes.end();
}

}  // namespace features
