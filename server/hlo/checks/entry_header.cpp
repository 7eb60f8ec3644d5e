#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/checks/modules.h"
#include "hlo/file.h"
#include "hlo/known_words.h"
#include "hlo/scan.h"

namespace hlo {
namespace {

// A part of a parameter.
struct ParameterPart {
  std::int64_t parameter = 0;
  ShapeIndex index;
};

struct Alias {
  ShapeIndex output;
  ParameterPart input;
  bool is_must = false;
  text::Range range;  // in the value
};

struct Donor {
  ParameterPart input;
  text::Range range;
};

std::optional<ShapeIndex> take_index(Scan& scan) {
  ShapeIndex index;
  if (!scan.take('{')) return std::nullopt;
  while (!scan.take('}')) {
    const auto element = scan.integer();
    if (!element) return std::nullopt;
    index.push_back(*element);
    if (!scan.take(',') && !scan.peek('}')) return std::nullopt;
  }
  return index;
}

// `(0, {}, must-alias)`, and for an alias a number alone.
bool take_input(Scan& scan, ParameterPart& input, bool& is_must) {
  if (!scan.take('(')) {
    const auto number = scan.integer();
    input.parameter = number.value_or(0);
    return number.has_value();
  }
  const auto number = scan.integer();
  if (!number || !scan.take(',')) return false;
  input.parameter = *number;
  auto index = take_index(scan);
  if (!index) return false;
  input.index = std::move(*index);
  if (scan.take(',')) is_must = scan.name() == "must-alias";
  return scan.take(')');
}

// Behind what was taken last.
text::Offset end_of_taken(Scan& scan, std::string_view text) {
  const std::string_view taken = text.substr(0, scan.place());
  return static_cast<text::Offset>(taken.find_last_not_of(" \t\r\n") + 1);
}

// What follows a fault of form is left out: that is told elsewhere.
std::vector<Alias> read_aliases(std::string_view text) {
  std::vector<Alias> aliases;
  Scan scan(text);
  if (!scan.take('{')) return aliases;
  while (!scan.take('}')) {
    Alias alias;
    const auto begin = static_cast<text::Offset>(scan.place());
    auto output = take_index(scan);
    if (!output || !scan.take(':') || !take_input(scan, alias.input, alias.is_must)) break;
    alias.output = std::move(*output);
    alias.range = {begin, end_of_taken(scan, text)};
    aliases.push_back(std::move(alias));
    if (!scan.take(',') && !scan.peek('}')) break;
  }
  return aliases;
}

std::vector<Donor> read_donors(std::string_view text) {
  std::vector<Donor> donors;
  Scan scan(text);
  if (!scan.take('{')) return donors;
  while (!scan.take('}')) {
    Donor donor;
    bool is_must = false;
    const auto begin = static_cast<text::Offset>(scan.place());
    if (!scan.peek('(') || !take_input(scan, donor.input, is_must)) break;
    donor.range = {begin, end_of_taken(scan, text)};
    donors.push_back(std::move(donor));
    if (!scan.take(',') && !scan.peek('}')) break;
  }
  return donors;
}

// NOLINTNEXTLINE(misc-no-recursion): shapes are bounded in depth when read
std::size_t leaf_count(const Shape& shape) {
  if (!shape.is_tuple()) return 1;
  std::size_t count = 0;
  for (const Shape& element : shape.elements) count += leaf_count(element);
  return count;
}

class HeaderCheck {
 public:
  HeaderCheck(const Module& module, const Header& header, const EntryShapes& entry, Tables& tables,
              Findings& findings)
      : module_(module), header_(header), entry_(entry), tables_(tables), findings_(findings) {}

  void run() {
    check_layout();
    for (const HeaderAttribute& attribute : header_.attributes) {
      if (attribute.name == Word::kInputOutputAlias) check_aliases(attribute.value_range);
      if (attribute.name == Word::kBufferDonor) check_donors(attribute.value_range);
    }
  }

 private:
  std::string_view text_of(text::Range range) const {
    const auto placed = module_.file().piece_at(range.begin);
    if (!placed || range.end > placed->start + placed->size) return {};
    return placed->piece->bytes.bytes().substr(range.begin - placed->start, range.size());
  }

  // Empty where the part is there, or too little is known.
  std::string input_fault(const ParameterPart& input) const {
    const auto count = static_cast<std::int64_t>(entry_.parameters.size());
    if (input.parameter >= count) {
      return fmt::format("There is no parameter {}: the entry has {} parameters", input.parameter,
                         count);
    }
    const Shape* shape = entry_.parameters[static_cast<std::size_t>(input.parameter)];
    if (shape == nullptr) return {};
    const Shape* part = find_subshape(*shape, input.index);
    if (part == nullptr) {
      return fmt::format("{} is an invalid index for parameter {} of shape {}",
                         print_index(input.index), input.parameter, plain(*shape));
    }
    if (!part->is_tuple()) return {};
    return fmt::format("Parameter {} at index {} is a tuple, {}: each buffer is named alone",
                       input.parameter, print_index(input.index), plain(*part));
  }

  std::string output_fault(const Alias& alias) const {
    const Shape* part =
        entry_.result != nullptr ? find_subshape(*entry_.result, alias.output) : nullptr;
    if (part == nullptr) return {};
    if (part->is_tuple()) {
      return fmt::format("The output at index {} is a tuple, {}: each buffer is named alone",
                         print_index(alias.output), plain(*part));
    }
    const Shape* whole = entry_.parameters[static_cast<std::size_t>(alias.input.parameter)];
    const Shape* input = whole != nullptr ? find_subshape(*whole, alias.input.index) : nullptr;
    if (!alias.is_must || input == nullptr || is_same_ignoring_layout(*part, *input)) return {};
    return fmt::format(
        "Shape and memory space of the result at index {} ({}) must be the same as the shape and "
        "memory space of aliased parameter {} at index {} ({})",
        print_index(alias.output), plain(*part), alias.input.parameter,
        print_index(alias.input.index), plain(*input));
  }

  // Negative numbers, and buffers that are named twice, are matters of the value alone.
  void check_aliases(text::Range value) {
    for (const Alias& alias : read_aliases(text_of(value))) {
      const text::Range range = alias.range.shifted(value.begin);
      if (alias.input.parameter < 0 || is_negative(alias.output)) continue;
      const bool is_output =
          entry_.result == nullptr || find_subshape(*entry_.result, alias.output) != nullptr;
      if (!is_output) {
        findings_.parser("alias", range,
                         fmt::format("Trying to set up alias at {} which is an invalid index for "
                                     "shape {}",
                                     print_index(alias.output), plain(*entry_.result)));
        continue;
      }
      std::string fault = input_fault(alias.input);
      if (fault.empty()) fault = output_fault(alias);
      if (!fault.empty()) findings_.verifier("alias", range, fault);
    }
  }

  static bool is_negative(const ShapeIndex& index) {
    return std::ranges::any_of(index, [](std::int64_t element) { return element < 0; });
  }

  void check_donors(text::Range value) {
    for (const Donor& donor : read_donors(text_of(value))) {
      if (donor.input.parameter < 0) continue;
      const std::string fault = input_fault(donor.input);
      if (!fault.empty()) findings_.verifier("alias", donor.range.shifted(value.begin), fault);
    }
  }

  text::Range layout_range() const {
    for (const HeaderAttribute& attribute : header_.attributes) {
      if (attribute.name == Word::kEntryComputationLayout) return attribute.value_range;
    }
    return {};
  }

  void check_layout() {
    if (!header_.has_entry_layout) return;
    if (header_.parameter_count != entry_.parameters.size()) {
      return findings_.verifier(
          "arity", layout_range(),
          fmt::format(
              "Number of parameters in entry computation layout ({}) must be same as number "
              "of parameters of entry computation ({})",
              header_.parameter_count, entry_.parameters.size()));
    }
    for (auto leaf = header_.leaves.begin(); leaf != header_.leaves.end();) {
      const bool is_result = leaf->is_result;
      const std::uint32_t parameter = leaf->parameter;
      const auto end = std::find_if(leaf, header_.leaves.end(), [=](const LayoutLeaf& one) {
        return one.is_result != is_result || one.parameter != parameter;
      });
      check_value({leaf, end});
      leaf = end;
    }
  }

  // The leaves of one parameter, or of the result.
  void check_value(std::span<const LayoutLeaf> leaves) {
    const LayoutLeaf& first = leaves.front();
    const bool is_known = first.is_result || first.parameter < entry_.parameters.size();
    if (!is_known) return;
    const Shape* actual = first.is_result ? entry_.result : entry_.parameters[first.parameter];
    if (actual == nullptr) return;
    for (const LayoutLeaf& leaf : leaves) {
      const Shape& said = tables_.at(leaf.shape);
      if (!said.is_valid()) return;
      const Shape* there = find_subshape(*actual, leaf.index);
      if (there == nullptr || !is_same_ignoring_layout(said, *there))
        return tell_value(leaf, *actual, there);
    }
    if (leaves.size() != leaf_count(*actual)) tell_value(leaves.back(), *actual, nullptr);
  }

  void tell_value(const LayoutLeaf& leaf, const Shape& actual, const Shape* there) {
    const bool is_whole = leaf.index.empty();
    const std::string said = is_whole ? plain(tables_.at(leaf.shape))
                                      : fmt::format("{} at index {}", plain(tables_.at(leaf.shape)),
                                                    print_index(leaf.index));
    const std::string is = there != nullptr ? plain(*there) : plain(actual);
    const std::string message =
        leaf.is_result
            ? fmt::format(
                  "Shape of the root instruction of entry computation ({}) should be "
                  "compatible to one specified in module's entry computation layout ({})",
                  is, said)
            : fmt::format(
                  "Shape of the entry computation parameter {} is {} should be compatible "
                  "to the one specified in module's entry computation layout {}",
                  leaf.parameter, is, said);
    findings_.verifier("shape", leaf.range, message);
  }

  const Module& module_;
  const Header& header_;
  const EntryShapes& entry_;
  Tables& tables_;
  Findings& findings_;
};

}  // namespace

void check_entry_header(const Module& module, const Header& header, const EntryShapes& entry,
                        Tables& tables, Findings& findings) {
  HeaderCheck(module, header, entry, tables, findings).run();
}

}  // namespace hlo
