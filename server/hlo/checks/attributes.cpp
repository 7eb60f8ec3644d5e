#include "hlo/checks/attributes.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hlo/attribute_table.h"
#include "hlo/checks/conditions.h"
#include "hlo/checks/report.h"
#include "hlo/nearest.h"

namespace hlo {
namespace {

std::string unexpected_message(std::string_view name, const std::vector<std::string_view>& allowed,
                               std::string_view nearest) {
  std::string message = fmt::format("unexpected attribute \"{}\". Allowed attributes: {}", name,
                                    fmt::join(allowed, ", "));
  if (!nearest.empty()) message += fmt::format("; `{}` is near", nearest);
  return message;
}

std::string old_message(std::string_view name, std::string_view today) {
  if (today.empty()) {
    return fmt::format("`{}` is an attribute of earlier releases; nothing took its place", name);
  }
  return fmt::format("`{}` is an attribute of earlier releases; today it is `{}`", name, today);
}

bool names_a_computation(const Instruction& instruction, std::string_view attribute) {
  const AttributeFacts facts = find_attribute(instruction, find_known_word(attribute));
  return facts.is_known() && !facts.is_old() && facts.type() == ValueType::kComputation;
}

}  // namespace

bool AttributeCheck::check(const Instruction& instruction, std::vector<Problem>& hidden) {
  ++round_;
  std::uint32_t required = 0;
  bool is_complete = true;
  bool is_of_today = true;
  for (std::uint32_t i = 0; i < instruction.attribute_count; ++i) {
    const Attribute& attribute = piece_.attributes[instruction.first_attribute + i];
    const AttributeFacts facts = find_attribute(instruction, attribute.name);
    if (!facts.is_known()) {
      if (is_rest_of_groups(instruction, i)) continue;
      tell_unexpected(instruction, attribute);
      is_complete = false;  // it may be the one that is missing, misspelt
    } else if (facts.is_old()) {
      tell_old(instruction, attribute);
      is_of_today = false;
    } else if (is_repeated(attribute.name)) {
      tell_twice(attribute.name_range, attribute.name);
    } else {
      required += facts.is_required() ? 1 : 0;
      if (attribute.name == Word::kParameterReplication)
        check_replication(piece_, instruction, attribute, tables_, problems_);
    }
  }
  const bool is_missing = required != required_count(instruction);
  if (is_missing && is_complete && is_of_today) tell_missing(instruction, hidden);
  return is_of_today;
}

// `replica_groups=mesh['x'=2], device_ids=(1,0) {'x'}` is one value.
bool AttributeCheck::is_rest_of_groups(const Instruction& instruction, std::uint32_t index) const {
  if (index == 0) return false;
  const Attribute& attribute = piece_.attributes[instruction.first_attribute + index];
  const Attribute& before = piece_.attributes[instruction.first_attribute + index - 1];
  return before.name == Word::kReplicaGroups && tables_.text(attribute.name) == "device_ids" &&
         piece_.bytes.bytes().substr(before.value_range.begin).starts_with("mesh");
}

void AttributeCheck::tell_unexpected(const Instruction& instruction, const Attribute& attribute) {
  const std::string_view name = tables_.text(attribute.name);
  report(problems_, attribute.name_range, "attribute",
         unexpected_message(name, allowed_attributes(instruction),
                            nearest_attribute(instruction, name)));
}

void AttributeCheck::tell_old(const Instruction& instruction, const Attribute& attribute) {
  report(problems_, attribute.name_range, "old-spelling",
         old_message(tables_.text(attribute.name), todays_spelling(instruction, attribute.name)),
         Severity::kNote);
}

// XLA names the first one by alphabet.
void AttributeCheck::tell_missing(const Instruction& instruction, std::vector<Problem>& hidden) {
  std::vector<std::string_view> missing = required_attributes(instruction);
  std::erase_if(missing,
                [&](std::string_view word) { return seen_[find_known_word(word)] == round_; });
  if (missing.empty()) return;
  const bool may_be_hidden = std::ranges::all_of(
      missing, [&](std::string_view word) { return names_a_computation(instruction, word); });
  report(may_be_hidden ? hidden : problems_, instruction.opcode_range, "attribute",
         fmt::format("attribute {} is expected but not seen", missing.front()));
}

void AttributeCheck::tell_twice(text::Range range, Name name) {
  report(problems_, range, "attribute",
         fmt::format("attribute {} already exists", tables_.text(name)));
}

void AttributeCheck::check_header(std::uint32_t first, std::uint32_t last) {
  ++round_;
  bool is_behind_layout = false;
  for (std::uint32_t i = first; i < last; ++i) {
    const HeaderPart& part = piece_.header_parts[i];
    is_behind_layout = is_behind_layout || part.kind == HeaderPart::Kind::kLeaf;
    if (part.kind != HeaderPart::Kind::kAttribute) continue;
    if (const auto today = find_todays_header_spelling(part.name)) {
      report(problems_, part.range, "old-spelling", old_message(tables_.text(part.name), *today),
             Severity::kNote);
    } else if (part.name >= Word::kEnd || !find_header_value_type(part.name)) {
      tell_unexpected_in_header(part, is_behind_layout);
    } else if (is_repeated(part.name)) {
      tell_twice(part.range, part.name);
    }
  }
}

void AttributeCheck::tell_unexpected_in_header(const HeaderPart& part, bool is_behind_layout) {
  const std::string_view name = tables_.text(part.name);
  const std::string_view nearest = nearest_header_attribute(name);
  if (is_behind_layout && nearest.empty()) {
    return report(problems_, part.range, "attribute",
                  fmt::format("`{}` was added to the header by who called XLA's printer; its "
                              "parser does not read it",
                              name),
                  Severity::kNote);
  }
  report(problems_, part.range, "attribute",
         unexpected_message(name, header_attributes(), nearest));
}

}  // namespace hlo
