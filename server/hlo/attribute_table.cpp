#include "hlo/attribute_table.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "hlo/known_words.h"

namespace hlo {
namespace {

struct Row {
  Opcode opcode = Opcode::kUnknown;
  Name name = 0;
  ValueType type = ValueType::kBool;
  bool is_required = false;
};

constexpr Row kRows[] = {
#define HLO_ATTRIBUTE(opcode, name, type, required) \
  {Opcode::opcode, Word::name, ValueType::type, required},
#include "hlo/attribute_table.inc"
};

constexpr Row kCommonRows[] = {
#define HLO_COMMON_ATTRIBUTE(name, type) {Opcode::kUnknown, Word::name, ValueType::type, false},
#include "hlo/attribute_table.inc"
};

constexpr Row kHeaderRows[] = {
#define HLO_HEADER_ATTRIBUTE(name, type) {Opcode::kUnknown, Word::name, ValueType::type, false},
#include "hlo/attribute_table.inc"
};

struct OldRow {
  Opcode opcode = Opcode::kUnknown;
  Name name = 0;
  std::string_view today;
};

constexpr OldRow kOldRows[] = {
#define HLO_OLD_ATTRIBUTE(opcode, name, today) {Opcode::opcode, Word::name, today},
#include "hlo/attribute_table.inc"
};

constexpr OldRow kOldHeaderRows[] = {
#define HLO_OLD_HEADER_ATTRIBUTE(name, today) {Opcode::kUnknown, Word::name, today},
#include "hlo/attribute_table.inc"
};

constexpr std::size_t kOpcodes = Word::kLastOpcode + 1;
constexpr std::size_t kNoColumn = 0;

// Words behind the opcodes have a column each, and so have the opcodes that are attributes too.
constexpr std::size_t kOwnColumns = Word::kEnd - Word::kLastOpcode;
constexpr std::size_t kColumns = kOwnColumns + 4;
constexpr auto kColumnOf = [] {
  std::array<std::uint8_t, Word::kEnd> columns{};
  for (std::size_t word = kOpcodes; word < Word::kEnd; ++word)
    columns[word] = static_cast<std::uint8_t>(word - Word::kLastOpcode);
  columns[Word::kDomain] = kOwnColumns;
  columns[Word::kScatter] = kOwnColumns + 1;
  columns[Word::kSelect] = kOwnColumns + 2;
  columns[Word::kSlice] = kOwnColumns + 3;
  return columns;
}();
static_assert(kColumns < 256);

constexpr auto kCells = [] {
  std::array<std::array<std::uint8_t, kColumns>, kOpcodes> cells{};
  const auto bits = [](const Row& row) {
    return static_cast<std::uint8_t>((static_cast<unsigned>(row.type) + 1) |
                                     (row.is_required ? AttributeFacts::kRequired : 0U));
  };
  for (auto& opcode : cells) {
    for (const Row& row : kCommonRows) opcode[kColumnOf[row.name]] = bits(row);
  }
  for (const Row& row : kRows)
    cells[static_cast<std::size_t>(row.opcode)][kColumnOf[row.name]] = bits(row);
  for (const OldRow& row : kOldRows)
    cells[static_cast<std::size_t>(row.opcode)][kColumnOf[row.name]] = AttributeFacts::kOld;
  for (auto& opcode : cells) opcode[kNoColumn] = 0;
  return cells;
}();

constexpr auto kRequiredCounts = [] {
  std::array<std::uint8_t, kOpcodes> counts{};
  for (const Row& row : kRows) {
    if (row.is_required) ++counts[static_cast<std::size_t>(row.opcode)];
  }
  return counts;
}();

bool is_shorthand(const Instruction& instruction) {
  return instruction.wrapped != Opcode::kUnknown;
}

// The opcode whose attributes stand on the instruction.
Opcode holder_of(const Instruction& instruction) {
  const bool is_wrapping_start =
      is_shorthand(instruction) && instruction.opcode == Opcode::kAsyncStart;
  return is_wrapping_start ? instruction.wrapped : instruction.opcode;
}

// What a shorthand has of the opcode that stands for it: all but the computation, which it hides.
bool is_of_shorthand(const Instruction& instruction, Name attribute) {
  return attribute == Word::kAsyncExecutionThread || attribute == Word::kAsyncGroupId ||
         (attribute == Word::kOutputToOperandAliasing && instruction.opcode != Opcode::kAsyncDone);
}

std::uint8_t cell_at(Opcode opcode, std::size_t column) {
  return kCells[static_cast<std::size_t>(opcode)][column];
}

std::vector<std::string_view> texts(std::vector<std::string_view> words) {
  std::ranges::sort(words);
  return words;
}

}  // namespace

AttributeFacts find_attribute(const Instruction& instruction, Name attribute) {
  if (attribute >= Word::kEnd) return {};
  const std::size_t column = kColumnOf[attribute];
  if (!is_shorthand(instruction)) return AttributeFacts(cell_at(instruction.opcode, column));
  if (is_of_shorthand(instruction, attribute))
    return AttributeFacts(cell_at(instruction.opcode, column));
  const Opcode holder = holder_of(instruction);
  // Update and done have what every instruction has.
  return AttributeFacts(cell_at(holder == instruction.opcode ? Opcode::kUnknown : holder, column));
}

std::uint8_t required_count(const Instruction& instruction) {
  const Opcode holder = holder_of(instruction);
  if (is_shorthand(instruction) && holder == instruction.opcode) return 0;
  return kRequiredCounts[static_cast<std::size_t>(holder)];
}

std::vector<std::string_view> required_attributes(const Instruction& instruction) {
  std::vector<std::string_view> words;
  for (const Row& row : kRows) {
    if (row.opcode == holder_of(instruction) && row.is_required)
      words.push_back(known_word(row.name));
  }
  return texts(std::move(words));
}

std::vector<std::string_view> allowed_attributes(const Instruction& instruction) {
  std::vector<std::string_view> words;
  for (Name name = 0; name < Word::kEnd; ++name) {
    const AttributeFacts facts = find_attribute(instruction, name);
    if (facts.is_known() && !facts.is_old()) words.push_back(known_word(name));
  }
  return texts(std::move(words));
}

std::string_view todays_spelling(const Instruction& instruction, Name attribute) {
  for (const OldRow& row : kOldRows) {
    const bool is_it = row.name == attribute &&
                       (row.opcode == holder_of(instruction) || row.opcode == instruction.opcode);
    if (is_it) return row.today;
  }
  return {};
}

std::optional<ValueType> find_header_value_type(Name attribute) {
  for (const Row& row : kHeaderRows) {
    if (row.name == attribute) return row.type;
  }
  return std::nullopt;
}

std::vector<std::string_view> header_attributes() {
  std::vector<std::string_view> words;
  for (const Row& row : kHeaderRows) words.push_back(known_word(row.name));
  return texts(std::move(words));
}

std::optional<std::string_view> find_todays_header_spelling(Name attribute) {
  for (const OldRow& row : kOldHeaderRows) {
    if (row.name == attribute) return row.today;
  }
  return std::nullopt;
}

}  // namespace hlo
