#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "hlo/attribute.h"
#include "hlo/checks/agreement.h"
#include "hlo/checks/inference.h"
#include "hlo/checks/verify.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

Opcode start_of(Opcode done) {
  switch (done) {
    case Opcode::kAllGatherDone: return Opcode::kAllGatherStart;
    case Opcode::kAllReduceDone: return Opcode::kAllReduceStart;
    case Opcode::kCollectivePermuteDone: return Opcode::kCollectivePermuteStart;
    case Opcode::kCopyDone: return Opcode::kCopyStart;
    default: return Opcode::kUnknown;
  }
}

// A control predecessor consumes nothing.
bool consumes(const InstructionRef& user, Name name) {
  return std::ranges::any_of(user.operands(),
                             [name](const Operand& operand) { return operand.name == name; });
}

std::optional<std::int64_t> channel_of(const InstructionRef& at) {
  const Attribute* found = at.find_attribute(Word::kChannelId);
  return found == nullptr ? std::nullopt : read_integer(at.text_of(found->value_range));
}

bool is_host_transfer(const InstructionRef& at) {
  const Attribute* found = at.find_attribute(Word::kIsHostTransfer);
  return found != nullptr && read_bool(at.text_of(found->value_range)).value_or(false);
}

std::string print_channel(std::optional<std::int64_t> channel) {
  return channel ? fmt::format("{}", *channel) : "none";
}

// Sending and receiving act outside, so they stay without users; as the root of a computation they
// may be what an async-start runs.
bool stays(const Site& site) {
  const bool acts = site->opcode == Opcode::kSend || site->opcode == Opcode::kRecv;
  return site->is_root ? !acts || site.is_in_entry() : acts;
}

}  // namespace

// What nobody uses is dropped in front of the verifier, unless it is a root or acts outside.
void verify_start(const Site& site, Findings& findings) {
  if (site->name == 0) return;
  std::vector<InstructionRef> users = site.users();
  std::erase_if(users, [&site](const InstructionRef& user) { return !consumes(user, site->name); });
  if (users.size() == 1 || (users.empty() && !stays(site))) return;
  findings.verifier("call", site->opcode_range,
                    fmt::format("The {} instruction requires one consumer, found {}",
                                opcode_name(site->opcode), users.size()));
}

void verify_done(const Site& site, Findings& findings) {
  if (site.operand_count() != 1 || !site.operand(0).definition) return;
  const InstructionRef& operand = site.operand(0).definition;
  const Opcode start = start_of(site->opcode);
  if (operand->opcode == start || operand->opcode == Opcode::kUnknown || operand->broken) return;
  findings.verifier("call", site.at().operands()[0].range,
                    fmt::format("The operand of a {} instruction needs to be {}, found {}",
                                opcode_name(site->opcode), opcode_name(start),
                                site.tables().text(operand->opcode_name)));
}

// XLA's parser refuses another channel without a message. Behind a loop or tuple the start is not
// to be seen.
void verify_channel(const Site& site, Findings& findings) {
  if (site.operand_count() != 1 || !site.operand(0)) return;
  const Value& operand = site.operand(0);
  const text::Range place = site.at().operands()[0].range;
  const bool has_context = operand.shape->is_tuple() && !operand.shape->elements.empty();
  if (!has_context && site->opcode == Opcode::kRecvDone) {
    return findings.parser("shape", place,
                           fmt::format("XLA's parser ends here: Expected a tuple shape. Got {}",
                                       plain(*operand.shape)));
  }
  if (!has_context) {
    return findings.verifier("call", place, "SendDone must take the context operand from Send");
  }
  const Opcode start = site->opcode == Opcode::kSendDone ? Opcode::kSend : Opcode::kRecv;
  if (operand.definition->opcode != start) return;
  const auto wanted = channel_of(operand.definition);
  const auto channel = channel_of(site.at());
  if (wanted != channel) {
    return findings.parser("call", site.range_of(Word::kChannelId),
                           fmt::format("Expected to have the same channel id, actual channel ids "
                                       "are: {} ({}), {} ({})",
                                       name_of(site, operand.definition), print_channel(wanted),
                                       name_of(site), print_channel(channel)));
  }
  if (is_host_transfer(operand.definition) == is_host_transfer(site.at())) return;
  findings.verifier("call", site->opcode_range,
                    fmt::format("Expected instructions to have the same is-host-transfer property: "
                                "{}, {}",
                                name_of(site, operand.definition), name_of(site)));
}

}  // namespace hlo
