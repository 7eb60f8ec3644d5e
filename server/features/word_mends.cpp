#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "features/mends.h"
#include "hlo/attribute_table.h"
#include "hlo/lookup.h"
#include "hlo/nearest.h"
#include "hlo/opcode.h"

namespace features {
namespace {

using Kind = hlo::Found::Kind;

constexpr std::size_t kMostAxes = 3;  // of a list that is made up

// Values that an attribute of the type may stand there with; none where only the author knows.
std::vector<std::string> default_values(hlo::ValueType type) {
  switch (type) {
    case hlo::ValueType::kBool: return {"false", "true"};
    case hlo::ValueType::kInteger:
    case hlo::ValueType::kInteger32: return {"0"};
    case hlo::ValueType::kIntegers: {
      std::vector<std::string> lists;
      for (std::size_t i = 0; i < kMostAxes; ++i) lists.push_back(fmt::format("{{{}}}", i));
      lists.insert(lists.begin(), "{}");
      return lists;
    }
    default: return {};
  }
}

class WordMends {
 public:
  WordMends(const analysis::Snapshot& at, const hlo::Problem& problem)
      : at_(at), problem_(problem) {}

  std::vector<Mend> run() {
    const auto found = hlo::find_at(*at_.file, problem_.range.begin);
    if (!found || found->range.begin != problem_.range.begin) return {};
    switch (found->kind) {
      case Kind::kOpcode: mend_opcode(*found); break;
      case Kind::kAttributeName: mend_attribute(*found); break;
      case Kind::kHeaderAttribute: mend_header_attribute(*found); break;
      default: break;
    }
    return std::move(mends_);
  }

 private:
  std::string_view word(const hlo::Found& found) const { return at_.tables->text(found.name); }

  void change(const hlo::Found& found, std::string_view to) {
    if (to.empty() || to == word(found)) return;
    mends_.push_back({fmt::format("change `{}` to `{}`", word(found), to),
                      0,
                      true,
                      {{found.range, std::string(to)}}});
  }

  void mend_opcode(const hlo::Found& found) {
    const hlo::InstructionRef& at = found.instruction;
    if (problem_.code == "attribute") return add_missing(at);
    const hlo::Opcode written = at->wrapped == hlo::Opcode::kUnknown ? at->opcode : at->wrapped;
    if (written == hlo::Opcode::kUnknown) return change(found, hlo::nearest_opcode(word(found)));
    const hlo::Opcode today = hlo::todays_opcode(written);
    if (today != hlo::Opcode::kUnknown) change(found, hlo::opcode_name(today));
  }

  void add_missing(const hlo::InstructionRef& at) {
    for (const std::string_view name : hlo::required_attributes(*at.instruction)) {
      const hlo::Name id = at_.tables->name(name);
      if (at.find_attribute(id) != nullptr) continue;
      const text::Offset end = at.absolute(at->arguments_range).end;
      int rank = 0;
      for (const std::string& value :
           default_values(hlo::find_attribute(*at.instruction, id).type())) {
        const std::string written = fmt::format("{}={}", name, value);
        mends_.push_back(
            {fmt::format("add `{}`", written), rank, true, {{{end, end}, ", " + written}}});
      }
    }
  }

  void mend_attribute(const hlo::Found& found) {
    const hlo::InstructionRef& at = found.instruction;
    change(found, hlo::nearest_attribute(*at.instruction, word(found)));
    change(found, hlo::todays_spelling(*at.instruction, found.name));
    take_out_repeated(found);
  }

  // With its value and the comma in front.
  void take_out_repeated(const hlo::Found& found) {
    const hlo::InstructionRef& at = found.instruction;
    text::Offset end_before = at->arguments_range.end;
    bool is_repeated = false;
    for (const hlo::Attribute& attribute : at.attributes()) {
      if (at.absolute(attribute.name_range) == found.range) {
        if (!is_repeated) return;
        const text::Range gone = at.absolute({end_before, attribute.value_range.end});
        mends_.push_back(
            {fmt::format("take out the second `{}`", word(found)), 0, true, {{gone, ""}}});
        return;
      }
      is_repeated = is_repeated || attribute.name == found.name;
      end_before = attribute.value_range.end;
    }
  }

  void mend_header_attribute(const hlo::Found& found) {
    change(found, hlo::nearest_header_attribute(word(found)));
    if (const auto today = hlo::find_todays_header_spelling(found.name)) change(found, *today);
  }

  const analysis::Snapshot& at_;
  const hlo::Problem& problem_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> word_mends(const analysis::Snapshot& at, const hlo::Problem& problem) {
  return WordMends(at, problem).run();
}

}  // namespace features
