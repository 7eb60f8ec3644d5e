#pragma once

// The blanks of one item: a header, a table's title or row, a computation's head or close, an
// instruction with all that is nested in it. Each function reads the item that begins where the
// last one ended and answers whether it was sound; where it was not, what was put means nothing.
// What is nested is kept on a stack, so depth costs memory and nothing else.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hlo/attribute_table.h"
#include "hlo/format/gaps.h"
#include "hlo/instruction.h"
#include "hlo/values/values_reader.h"

namespace hlo {

class ItemSpacing {
 public:
  // Reads `text` from `at`; the gaps are those of a text that begins with it.
  ItemSpacing(std::string_view text, std::size_t at, GapWriter& gaps)
      : text_(text), reader_(text), gaps_(gaps) {
    reader_.go_to(at);
  }

  // `ends_with_table` tells of an origin_recovery_table.
  bool put_header(Gap gap, bool& ends_with_table);
  bool put_title(Gap gap);
  bool put_row(Gap gap);
  bool put_head(Gap gap);
  bool put_close(Gap gap);
  bool put_instruction(Gap gap);

 private:
  enum class Place : std::uint8_t { kArguments, kAttributes, kComputations, kBody };

  // What is open. An instruction is first kArguments, then kAttributes; the others stand in its
  // attributes.
  struct Frame {
    Place place = Place::kArguments;
    bool is_nested = false;  // an operand: no attributes
    bool is_behind_comma = false;
    bool has_operand = false;  // behind the last comma
    bool has_body = false;     // a list of computations with a body in place
    std::uint32_t indent = 0;  // of the instruction; of a body's instructions
    Instruction instruction;   // its opcode only
  };

  std::size_t end() { return reader_.range_from(0).end; }
  std::string_view text_of(text::Range range) const {
    return text_.substr(range.begin, range.size());
  }

  bool put(char token, Gap gap);
  bool put_word(Gap gap);
  bool put_name(Gap gap);
  bool put_integer(Gap gap);
  std::optional<text::Range> put_shape(Gap gap);
  bool put_signature(Gap gap);
  bool put_result();
  bool put_module_name();
  bool put_header_attribute(bool& is_table);
  bool put_entry_layout();

  bool is_root();
  bool is_shape_next();
  bool begin_instruction(Gap gap, std::uint32_t indent);
  bool begin_call(Gap gap, text::Range shape, std::uint32_t indent, bool is_nested);
  bool put_constant(text::Range shape);
  bool put_operand(Gap gap, std::uint32_t indent);
  bool put_elements();
  bool put_elided_operands(Gap gap);
  bool put_computation(Gap gap_of_name, std::uint32_t indent);
  bool step();
  bool step_in_arguments(Frame& frame);
  bool step_in_attributes(Frame& frame);
  bool step_in_computations(Frame& frame);
  bool step_in_body(Frame& frame);
  bool put_typed(ValueType type);
  bool put_unknown();

  std::string_view text_;
  ValueReader reader_;
  GapWriter& gaps_;
  std::vector<Frame> frames_;
};

}  // namespace hlo
