#pragma once

// Tables: the names and shapes of one document, as 32-bit ids. Shared by all versions of the
// document and only ever added to, so an id stays good as long as the tables live. Safe to use from
// several tasks at once (base/interner.h has the lock). Ids depend on the order in which tasks came
// by: compare them for equality, never for order.

#include <cstddef>
#include <memory>
#include <string_view>

#include "base/interner.h"
#include "hlo/instruction.h"
#include "hlo/shape.h"

namespace hlo {

class Tables {
 public:
  Tables();
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  Name name(std::string_view text);
  std::string_view text(base::Symbol symbol) const;

  // The id of a shape's text. Equal shapes may have several ids: the text decides.
  ShapeId shape(std::string_view text);
  // Shape with id 0, and a text that is no shape, give the invalid shape (Shape::is_valid() is
  // false).
  const Shape& at(ShapeId id);

  // Bytes held: who rebuilds starts with new tables when they have outgrown the text.
  std::size_t bytes() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hlo
