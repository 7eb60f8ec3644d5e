#include "syntax/kinds.h"

#include <algorithm>
#include <iterator>
#include <string>

#include <tree_sitter/api.h>

#include "syntax/parser.h"

namespace syntax {
namespace {

struct KindName {
  std::string_view name;
  bool is_named;
  Kind kind;
};

constexpr KindName kKindNames[] = {
    {"module_header", true, Kind::kModuleHeader},
    {"layout_run", true, Kind::kLayoutRun},
    {"stray", true, Kind::kStray},
    {"table_title", true, Kind::kTableTitle},
    {"table_row", true, Kind::kTableRow},
    {"computation", true, Kind::kComputation},
    {"computation_end", true, Kind::kComputationEnd},
    {"instruction", true, Kind::kInstruction},
    {"nested_instruction", true, Kind::kNestedInstruction},
    {"signature", true, Kind::kSignature},
    {"body", true, Kind::kBody},
    {"name", true, Kind::kName},
    {"shape", true, Kind::kShape},
    {"opcode", true, Kind::kOpcode},
    {"attribute_name", true, Kind::kAttributeName},
    {"tuple_index", true, Kind::kTupleIndex},
    {"elided_operands", true, Kind::kElidedOperands},
    {"literal", true, Kind::kLiteral},
    {"number", true, Kind::kNumber},
    {"string", true, Kind::kString},
    {"braces", true, Kind::kBraces},
    {"unclosed", true, Kind::kUnclosed},
    {"comment", true, Kind::kComment},
    {"ROOT", false, Kind::kRoot},
    {"ENTRY", false, Kind::kEntry},
    {"=", false, Kind::kEquals},
    {",", false, Kind::kComma},
    {"(", false, Kind::kOpenParenthesis},
    {")", false, Kind::kCloseParenthesis},
    {"{", false, Kind::kOpenBrace},
    {"}", false, Kind::kCloseBrace},
    {"->", false, Kind::kArrow},
};

std::vector<Kind> kinds_by_symbol() {
  const TSLanguage* language = hlo_language();
  std::vector<Kind> kinds(ts_language_symbol_count(language), Kind::kOther);
  for (std::size_t symbol = 0; symbol < kinds.size(); ++symbol) {
    const auto id = static_cast<TSSymbol>(symbol);
    const TSSymbolType type = ts_language_symbol_type(language, id);
    if (type == TSSymbolTypeAuxiliary) continue;
    const std::string_view name = ts_language_symbol_name(language, id);
    const auto row =
        std::find_if(std::begin(kKindNames), std::end(kKindNames), [&](const KindName& wanted) {
          return wanted.name == name && wanted.is_named == (type == TSSymbolTypeRegular);
        });
    if (row != std::end(kKindNames)) kinds[symbol] = row->kind;
  }
  return kinds;
}

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> table = kinds_by_symbol();
  return table;
}

}  // namespace

Kind kind_of(std::uint16_t symbol) {
  return symbol < kinds().size() ? kinds()[symbol] : Kind::kError;
}

std::vector<std::string_view> missing_kinds() {
  std::vector<std::string_view> missing;
  for (const KindName& row : kKindNames) {
    if (std::find(kinds().begin(), kinds().end(), row.kind) == kinds().end())
      missing.push_back(row.name);
  }
  return missing;
}

}  // namespace syntax
