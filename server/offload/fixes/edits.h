#pragma once

// The edits of one proposal while it is made, and how lines, names and shapes of the text are
// written. Places new instructions the way their neighbours stand: on a line of their own with the
// same indentation and line break, or between others on one line. For this folder only.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/module.h"
#include "offload/fixes.h"

namespace offload {

class FixEdits {
 public:
  explicit FixEdits(const Ground& ground) : ground_(ground) {}

  void replace(text::Range range, std::string replacement);
  void insert(text::Offset at, std::string content) { replace({at, at}, std::move(content)); }
  // Whole instructions, one a string, without indentation and line break.
  void insert_before(const hlo::InstructionRef& neighbour, const std::vector<std::string>& lines);
  void insert_behind(const hlo::InstructionRef& neighbour, const std::vector<std::string>& lines);
  // With its line and line break where nothing else stands there.
  void remove(const hlo::InstructionRef& instruction);
  // Takes the word ROOT from an instruction; false where none is written.
  bool take_root(const hlo::InstructionRef& instruction);

  // A name that no instruction of the module has, without `%`: the wish, or the wish with a letter
  // behind it. Letters, since a trailing number would get in the way of the compiler's own
  // numbering.
  std::string fresh_name(const std::string& wish);

  // Sorted and disjoint; empty where two of the edits want the same bytes.
  std::vector<text::Edit> take();

 private:
  std::string line_break_at(text::Offset line) const;
  bool is_taken(const std::string& name);

  const Ground& ground_;
  std::vector<text::Edit> edits_;
  std::vector<std::string> new_names_;
  std::vector<hlo::Computation> computations_;  // filled when the first name is asked for
};

// A shape as written, its memory spaces left out.
std::string without_spaces(std::string_view shape);
// The elements of a written tuple shape, comments in front left out; empty where it is no tuple.
std::vector<std::string_view> tuple_elements(std::string_view shape);
// The sub-shape at an index, as written; empty where the index leads nowhere.
std::string_view shape_at(std::string_view shape, const hlo::ShapeIndex& index);
// The edit, relative to the text of a leaf, that puts it into host memory; empty where the leaf is
// no array.
std::vector<text::Edit> host_space_edit(std::string_view leaf);
// The edit that takes its memory space away; empty where none is written.
std::vector<text::Edit> device_space_edit(std::string_view leaf);
// The sharding of an element of a tuple, as written; one sharding for all counts for each. Empty
// where there is none.
std::string element_sharding(std::string_view sharding, std::int64_t index);
// "4.0 MiB", "48 bytes"; "an unknown size" where there is none.
std::string size_in_words(std::optional<std::int64_t> bytes);
// The sum with the bytes of one more shape; absent where either is, or the sum does not fit.
std::optional<std::int64_t> added_size(std::optional<std::int64_t> sum, const hlo::Shape* shape);

}  // namespace offload
