#pragma once

// LiteralReader: reads the literal of a constant against its shape in one pass: nesting, number of
// elements, ranges. Literals hold millions of numbers, so numbers are read byte by byte, the
// ValueReader is asked for the odd case only, and one LiteralReader serves many literals without
// allocating for each. Only the files values*.cpp look here.
//
// XLA notes some faults and reads on: a bare value for an array, a comma missing in a tuple. They
// are told only where another fault ends the literal, and then as its cause.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/shape.h"
#include "hlo/values/values_numbers.h"
#include "hlo/values/values_reader.h"

namespace hlo {

class LiteralReader {
 public:
  // What stands between the parentheses of a constant. With an invalid shape, and with that of a
  // newer compiler, only the form is read.
  bool read(ValueReader& reader, const Shape& shape);
  // One value or braces, as behind a shape written in place.
  bool read_dense(ValueReader& reader, const Shape& shape);

 private:
  void begin(ValueReader& reader);
  bool is_left_out(const Shape& shape);
  void set_shape(const Shape& shape);
  bool read_any(const Shape& shape);
  bool read_tuple(const Shape& shape);
  bool read_loose_tuple();
  bool read_elements();
  bool is_in_place() const;
  bool read_token();
  bool open();
  bool close();
  bool read_dots();
  bool read_number();
  bool read_word();
  bool read_complex();
  bool read_part(bool is_real);
  // Counts one element. Where there are too many, or it stands on another level than the others,
  // this is noted.
  void count_element(std::size_t end);
  bool take_place(std::size_t end);  // false where the literal is full
  bool judge(std::size_t end);

  char peek();
  std::size_t end_of_word() const;
  bool leave();
  bool fail(std::string_view message, std::string_view code);
  bool fail_here(std::string_view message) { return fail(message, "syntax"); }
  bool refuse(text::Range range, std::string_view message);
  bool refuse_noted(text::Range range, std::string_view message);
  void note(std::size_t end, std::string message);
  text::Range range_to(std::size_t end) const;
  std::string path(std::size_t depth) const;
  NumberPlace place() const { return {shape_, index_ > 0 ? index_ - 1 : 0}; }

  ValueReader* reader_ = nullptr;
  std::string_view text_;
  std::size_t at_ = 0;
  const Shape* shape_ = nullptr;  // of an array; null where only the form is read
  const NumberRule* rule_ = nullptr;
  std::size_t rank_ = 0;
  std::size_t depth_ = 0;
  std::int64_t index_ = 0;
  std::int64_t capacity_ = 0;
  std::vector<std::int64_t> seen_;  // how many elements or lists, per dimension
  std::string noted_;
  text::Range noted_range_;
};

}  // namespace hlo
