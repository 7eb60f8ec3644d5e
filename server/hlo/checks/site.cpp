#include "hlo/checks/site.h"

#include <algorithm>

#include "hlo/attribute.h"
#include "hlo/checks/scene.h"

namespace hlo {

bool is_linked(Opcode opcode) {
  switch (opcode) {
    case Opcode::kAllGatherDone:
    case Opcode::kAllGatherStart:
    case Opcode::kAllReduceDone:
    case Opcode::kAllReduceStart:
    case Opcode::kAsyncDone:
    case Opcode::kAsyncStart:
    case Opcode::kAsyncUpdate:
    case Opcode::kCollectivePermuteDone:
    case Opcode::kCollectivePermuteStart:
    case Opcode::kCopyDone:
    case Opcode::kCopyStart:
    case Opcode::kRecv:
    case Opcode::kRecvDone:
    case Opcode::kSend:
    case Opcode::kSendDone: return true;
    default: return false;
  }
}

bool calls_in_place(Opcode opcode) {
  return opcode == Opcode::kCall || opcode == Opcode::kConditional || opcode == Opcode::kWhile;
}

// What could not be read may be a parameter; so says a head that shows others than were found.
SignatureMarks marks_of(const Computation& computation) {
  SignatureMarks marks;
  const std::size_t parameter_count = computation.parameters().size();
  const InstructionRef root = computation.root();
  const bool is_root_parameter = root && root->opcode == Opcode::kParameter;
  marks.is_single =
      computation.instruction_count() == parameter_count + (is_root_parameter ? 0 : 1);
  const Head* head = computation.head();
  const bool has_signature = head != nullptr && head->result != 0;
  marks.is_doubtful =
      computation.has_lost_names() || (has_signature && head->parameter_count != parameter_count);
  return marks;
}

bool Signature::is_known() const {
  return result && std::ranges::all_of(parameters, [](const Value& one) { return bool(one); });
}

Tables& Site::tables() const { return scene_.tables(); }

const Shape* Site::written() const {
  if (at_->shape == 0) return nullptr;
  const Shape& shape = tables().at(at_->shape);
  return shape.is_valid() ? &shape : nullptr;
}

bool Site::knows_operands() const {
  return std::ranges::all_of(operands_, [](const Value& one) { return bool(one); });
}

std::string_view Site::text(Name attribute) const {
  const Attribute* found = at_.find_attribute(attribute);
  return found == nullptr ? std::string_view() : at_.text_of(found->value_range);
}

std::optional<bool> Site::boolean(Name attribute) const { return read_bool(text(attribute)); }

std::optional<std::int64_t> Site::integer(Name attribute) const {
  return read_integer(text(attribute));
}

std::optional<std::vector<std::int64_t>> Site::integers(Name attribute) const {
  return read_integers(text(attribute));
}

text::Range Site::range_of(Name attribute) const {
  const Attribute* found = at_.find_attribute(attribute);
  return found == nullptr ? at_->opcode_range : found->value_range;
}

const Signature* Site::callee(CallRole role) const {
  for (const Call& call : at_.calls()) {
    if (call.role == role) return callee(call);
  }
  return nullptr;
}

const Signature* Site::callee(const Call& call) const { return scene_.signature(at_, call); }

bool Site::is_in_entry() const { return scene_.is_in_entry(at_); }

std::vector<InstructionRef> Site::users() const { return scene_.users_of(at_); }

}  // namespace hlo
