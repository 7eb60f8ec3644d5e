#pragma once

// The form of entry_computation_layout: `(shape, shape)->shape`, whose leaves may be spread over
// pieces. One fault a layout. Only values_forms.cpp looks here.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "hlo/values/values.h"

namespace hlo {

class EntryLayoutForm {
 public:
  // The parts of a header or of what goes on with one.
  void read(const CheckedPiece& piece, std::uint32_t item, std::vector<Problem>& problems);
  bool is_open() const { return step_ != Step::kOutside; }
  // Its closing brace.
  void close_braces(std::vector<Problem>& problems);
  // The header is over.
  void end(std::vector<Problem>& problems);
  // Parts have been lost: nothing more is said of this layout.
  void give_up() { step_ = Step::kOutside; }

 private:
  enum class Step : std::uint8_t { kOutside, kParameters, kArrow, kResult, kDone };

  void begin(text::Range attribute);
  void read_part(const HeaderPart& part, text::Range range, std::vector<Problem>& problems);
  void read_shape_start(bool is_leaf, text::Range range, std::vector<Problem>& problems);
  void read_leaf(const CheckedPiece& piece, text::Range leaf, std::vector<Problem>& problems);
  void close(text::Range range, std::vector<Problem>& problems);
  void fault(text::Range range, std::string_view message, std::vector<Problem>& problems);

  Step step_ = Step::kOutside;
  text::Range attribute_;
  std::size_t depth_ = 0;
  std::size_t commas_ = 0;  // since the last part
  bool is_fresh_ = false;   // behind an opening parenthesis
};

}  // namespace hlo
