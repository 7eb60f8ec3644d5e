#include "hlo/element_type.h"

#include <cstddef>
#include <iterator>

namespace hlo {
namespace {

constexpr ElementTypeFacts kRows[] = {
    {ElementType::kInvalid, "", 0, false},
    {ElementType::kPred, "pred", 8, false},
    {ElementType::kS1, "s1", 1, false},
    {ElementType::kS2, "s2", 2, false},
    {ElementType::kS4, "s4", 4, false},
    {ElementType::kS8, "s8", 8, false},
    {ElementType::kS16, "s16", 16, false},
    {ElementType::kS32, "s32", 32, false},
    {ElementType::kS64, "s64", 64, false},
    {ElementType::kU1, "u1", 1, true},
    {ElementType::kU2, "u2", 2, true},
    {ElementType::kU4, "u4", 4, true},
    {ElementType::kU8, "u8", 8, true},
    {ElementType::kU16, "u16", 16, true},
    {ElementType::kU32, "u32", 32, true},
    {ElementType::kU64, "u64", 64, true},
    {ElementType::kF16, "f16", 16, false},
    {ElementType::kBf16, "bf16", 16, false},
    {ElementType::kF32, "f32", 32, false},
    {ElementType::kF64, "f64", 64, false},
    {ElementType::kC64, "c64", 64, false},
    {ElementType::kC128, "c128", 128, false},
    {ElementType::kF8e5m2, "f8e5m2", 8, false},
    {ElementType::kF8e4m3, "f8e4m3", 8, false},
    {ElementType::kF8e4m3fn, "f8e4m3fn", 8, false},
    {ElementType::kF8e4m3b11fnuz, "f8e4m3b11fnuz", 8, false},
    {ElementType::kF8e5m2fnuz, "f8e5m2fnuz", 8, false},
    {ElementType::kF8e4m3fnuz, "f8e4m3fnuz", 8, false},
    {ElementType::kF8e3m4, "f8e3m4", 8, false},
    {ElementType::kF8e8m0fnu, "f8e8m0fnu", 8, false},
    {ElementType::kF4e2m1fn, "f4e2m1fn", 4, false},
    {ElementType::kF6e2m3fn, "f6e2m3fn", 6, false},
    {ElementType::kF6e3m2fn, "f6e3m2fn", 6, false},
    {ElementType::kToken, "token", 0, false},
    {ElementType::kOpaque, "opaque", 0, false},
    {ElementType::kTuple, "", 0, false},
    {ElementType::kBuffer, "", 0, false},
    {ElementType::kOther, "", 0, false},
};

constexpr bool rows_stand_in_order() {
  for (std::size_t i = 0; i < std::size(kRows); ++i) {
    if (static_cast<std::size_t>(kRows[i].type) != i) return false;
  }
  return std::size(kRows) == static_cast<std::size_t>(ElementType::kOther) + 1;
}
static_assert(rows_stand_in_order());

}  // namespace

const ElementTypeFacts* find_element_type(std::string_view name) {
  if (name.empty()) return nullptr;
  for (const ElementTypeFacts& row : kRows) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

const ElementTypeFacts& facts(ElementType type) { return kRows[static_cast<std::size_t>(type)]; }

}  // namespace hlo
