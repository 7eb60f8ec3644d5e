#pragma once

// Site: an instruction with what it sees of others, which is all that a check of it looks at: where
// its operands are defined and of what shape they are, and the signatures of the computations that
// it calls. What cannot be known (a name that leads nowhere, a broken instruction, a type of a
// newer compiler) is absent, and a check stays silent then: the fault is told where it is.
//
// What a site hands out decides when it is looked at again (checks/judge.h), so checks look at
// nothing else: of another instruction at its shape, opcode and number, at all of it only where its
// opcode is linked; at users only of linked opcodes; at the number of callers only where the role
// is kCalls; at those in place only for async-start.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "hlo/computation.h"
#include "hlo/instruction.h"
#include "hlo/shape.h"
#include "hlo/tables.h"

namespace hlo {

class Scene;

// Runs what it calls in its own place: a call, loop or conditional.
bool calls_in_place(Opcode opcode);
// Begins, goes on with or ends an operation in several instructions, which are checked together.
bool is_linked(Opcode opcode);

// A value as its users see it.
struct Value {
  InstructionRef definition;     // empty: unknown
  const Shape* shape = nullptr;  // null: unknown. Good as long as the site
  ShapeId written = 0;           // id of the shape; 0 where it is inferred or unknown

  explicit operator bool() const { return shape != nullptr; }
};

// What is known of a computation beside its parameters and root.
struct SignatureMarks {
  bool is_doubtful = false;  // some of it could not be read: there may be more parameters
  bool is_single = false;    // nothing but parameters and a root
};
SignatureMarks marks_of(const Computation& computation);

struct Signature {
  Name name = 0;  // of the computation; 0 for a body in braces
  // By number; empty where the number is left out. Numbers above Site::kMostParameters are.
  std::vector<Value> parameters;
  Value result;  // of the root
  std::size_t caller_count = 0;
  SignatureMarks marks;
  // The callers among these that stand first in the text; each may have a computation for itself.
  InstructionId first_async_start;
  InstructionId first_fusion;
  // A call, loop or conditional.
  InstructionId first_caller_in_place;

  // All parameters and the result.
  bool is_known() const;
};

class Site {
 public:
  static constexpr std::int64_t kMostParameters = 1 << 20;

  // `operands` outlives the site.
  Site(Scene& scene, const InstructionRef& at, std::span<const Value> operands)
      : scene_(scene), at_(at), operands_(operands) {}

  const InstructionRef& at() const { return at_; }
  const Instruction* operator->() const { return at_.instruction; }
  Tables& tables() const;

  // The written result shape; null where none is written or the text is no shape.
  const Shape* written() const;
  std::size_t operand_count() const { return operands_.size(); }
  const Value& operand(std::size_t number) const { return operands_[number]; }
  std::span<const Value> operands() const { return operands_; }
  // Whether the shape of every operand is known.
  bool knows_operands() const;

  // Values of attributes (hlo/attribute.h); absent where the attribute is, or is of another form.
  bool has(Name attribute) const { return at_.find_attribute(attribute) != nullptr; }
  std::string_view text(Name attribute) const;  // empty where it is absent
  std::optional<bool> boolean(Name attribute) const;
  std::optional<std::int64_t> integer(Name attribute) const;
  std::optional<std::vector<std::int64_t>> integers(Name attribute) const;
  // Of the attribute's value; of the whole instruction's opcode where it is absent.
  text::Range range_of(Name attribute) const;

  // Of the first call with that role; null where it is absent or leads nowhere.
  const Signature* callee(CallRole role) const;
  const Signature* callee(const Call& call) const;

  bool is_in_entry() const;
  // Instructions that use the value of this one, in text order.
  std::vector<InstructionRef> users() const;

 private:
  Scene& scene_;
  InstructionRef at_;
  std::span<const Value> operands_;
};

}  // namespace hlo
