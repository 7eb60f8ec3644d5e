#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/near_names.h"
#include "features/mends.h"
#include "hlo/checks/names.h"
#include "hlo/lookup.h"
#include "hlo/module.h"

namespace features {
namespace {

using Kind = hlo::Found::Kind;

constexpr std::size_t kMostNames = 6;  // that are tried in the place of one

std::string without_number(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    const bool is_of_number = (c >= '0' && c <= '9') || c == '.';
    if (!is_of_number) letters += c;
  }
  return letters;
}

// The places of the name in an instruction: its own, and where it is used.
void add_places(const hlo::InstructionRef& of, hlo::Name name, std::set<text::Range>& places) {
  if (of->name == name) places.insert(of.absolute(of->name_range));
  for (const hlo::Operand& operand : of.operands()) {
    if (operand.name == name) places.insert(of.absolute(operand.range));
  }
}

// A number tells names apart and is nothing to misspell.
bool differs_in_letters(std::string_view left, std::string_view right) {
  return without_number(left) != without_number(right);
}

class NameMends {
 public:
  NameMends(const analysis::Snapshot& at, std::uint32_t module, const hlo::Problem& problem)
      : at_(at), module_(at.modules[module].module), problem_(problem) {}

  std::vector<Mend> run() {
    const auto found = hlo::find_at(*at_.file, problem_.range.begin);
    if (!found) return {};
    if (found->kind == Kind::kOperand || found->kind == Kind::kControlPredecessor) {
      add_near(*found, instructions_above());
    } else if (found->kind == Kind::kCalledComputation) {
      add_near(*found, computations_above());
    } else if (found->kind == Kind::kInstructionName) {
      add_fresh(*found);
    }
    return std::move(mends_);
  }

 private:
  std::string_view text(hlo::Name name) const { return at_.tables->text(name); }

  std::optional<hlo::Computation> computation() const {
    return module_.computation_at(problem_.range.begin);
  }

  std::vector<std::string_view> instructions_above() const {
    std::vector<std::string_view> names;
    const auto in = computation();
    if (!in) return names;
    for (const hlo::InstructionRef& one : in->instructions()) {
      const bool is_above = one.absolute(one->whole).end <= problem_.range.begin;
      if (is_above && one->name != 0) names.push_back(text(one->name));
    }
    return names;
  }

  std::vector<std::string_view> computations_above() const {
    std::vector<std::string_view> names;
    for (const hlo::Computation& one : module_.computations()) {
      const bool is_above = one.range().end <= problem_.range.begin;
      if (is_above && one.name() != 0) names.push_back(text(one.name()));
    }
    return names;
  }

  // The name alone: without `%` in front and elements behind.
  text::Range bare(text::Range place, hlo::Name name) const {
    const text::Slice written = at_.text.slice(place);
    if (written.bytes().starts_with('%')) ++place.begin;
    return {place.begin, place.begin + static_cast<text::Offset>(text(name).size())};
  }

  // All places where the name is used and leads nowhere.
  std::vector<text::Range> uses(const hlo::Found& of) const {
    std::vector<text::Range> places{bare(problem_.range, of.name)};
    for (const hlo::Related& related : problem_.related) {
      const auto found = hlo::find_at(*at_.file, related.range.begin);
      if (found && found->name == of.name && found->kind != Kind::kInstructionName &&
          found->kind != Kind::kComputationName)
        places.push_back(bare(related.range, of.name));
    }
    return places;
  }

  // A name that is defined below was meant: another one in its place would only hide that.
  bool is_defined_below(const hlo::Found& found) const {
    if (found.kind == Kind::kCalledComputation) return module_.find(found.name).has_value();
    const auto in = computation();
    return in && in->find(found.name);
  }

  void add_near(const hlo::Found& found, std::vector<std::string_view> names) {
    if (found.name == 0 || is_defined_below(found)) return;
    const std::string_view wanted = text(found.name);
    int rank = 0;
    for (const std::string& near : base::near_names(wanted, std::move(names), kMostNames)) {
      Mend mend;
      mend.title = fmt::format("change `{}` to `{}`", wanted, near);
      mend.rank = rank++;
      mend.may_be_certain = differs_in_letters(wanted, near);
      for (const text::Range place : uses(found)) mend.edits.push_back({place, near});
      mends_.push_back(std::move(mend));
    }
  }

  // Names that are used below and defined nowhere: one of them may have been meant.
  std::vector<std::string_view> names_in_want(const hlo::Computation& in) const {
    std::vector<std::string_view> names;
    for (const hlo::Problem& problem : hlo::name_problems(module_, in, *at_.tables)) {
      if (problem.range.begin < problem_.range.end) continue;
      const auto found = hlo::find_at(*at_.file, problem.range.begin);
      if (found && found->kind == Kind::kOperand && !in.find(found->name))
        names.push_back(text(found->name));
    }
    return names;
  }

  void add_fresh(const hlo::Found& found) {
    const auto in = computation();
    if (!in || found.name == 0) return;
    const text::Range place = bare(problem_.range, found.name);
    for (const std::string_view name : names_in_want(*in)) {
      mends_.push_back({fmt::format("name this `{}`, which is used below and not defined", name),
                        0,
                        true,
                        {{place, std::string(name)}}});
    }
    const std::string fresh = fresh_name(*in, text(found.name));
    const auto below = uses_below(*in, found.name);
    Mend alone{fmt::format("rename this `{}` to `{}`", text(found.name), fresh),
               1,
               below.empty(),
               {{place, fresh}}};
    mends_.push_back(alone);
    if (below.empty()) return;
    Mend with_uses = std::move(alone);
    with_uses.title =
        fmt::format("rename this `{}` and its uses below to `{}`", text(found.name), fresh);
    with_uses.rank = 2;
    for (const text::Range use : below) with_uses.edits.push_back({use, fresh});
    mends_.push_back(std::move(with_uses));
  }

  // As XLA makes names its own: the next free number behind the same stem.
  std::string fresh_name(const hlo::Computation& in, std::string_view name) const {
    std::set<std::string_view> taken;
    for (const hlo::InstructionRef& one : in.instructions()) taken.insert(text(one->name));
    const std::size_t dot = name.find_last_of('.');
    const bool is_numbered =
        dot != name.npos && dot + 1 < name.size() &&
        name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos;
    const std::string_view stem = is_numbered ? name.substr(0, dot) : name;
    for (std::size_t number = 1;; ++number) {
      std::string fresh = fmt::format("{}.{}", stem, number);
      if (!taken.contains(fresh)) return fresh;
    }
  }

  // Up to the next instruction of the name.
  std::vector<text::Range> uses_below(const hlo::Computation& in, hlo::Name name) const {
    text::Offset end = in.range().end;
    for (const hlo::InstructionRef& one : in.instructions()) {
      const text::Offset begin = one.absolute(one->name_range).begin;
      if (one->name == name && begin > problem_.range.begin) end = std::min(end, begin);
    }
    std::vector<text::Range> places;
    for (const hlo::InstructionRef& user : in.users_of(name)) {
      if (user.absolute(user->whole).begin <= problem_.range.begin) continue;
      for (const hlo::Operand& operand : user.operands()) {
        const text::Range place = user.absolute(operand.range);
        if (operand.name == name && place.begin < end) places.push_back(bare(place, name));
      }
    }
    std::ranges::sort(places);
    return places;
  }

  const analysis::Snapshot& at_;
  const hlo::Module& module_;
  const hlo::Problem& problem_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> reserved_word_mends(const analysis::Snapshot& at, std::uint32_t module,
                                      const hlo::Problem& problem) {
  const auto found = hlo::find_at(*at.file, problem.range.begin);
  const bool is_name = found && found->name != 0 && found->range == problem.range &&
                       (found->kind == Kind::kInstructionName || found->kind == Kind::kOperand);
  const auto in = at.modules[module].module.computation_at(problem.range.begin);
  if (!is_name || !in) return {};
  std::set<text::Range> places;
  add_places(in->find(found->name) ? in->find(found->name) : found->instruction, found->name,
             places);
  for (const hlo::InstructionRef& user : in->users_of(found->name))
    add_places(user, found->name, places);
  const std::string_view word = at.tables->text(found->name);
  Mend mend{fmt::format("write `%{}`", word), 0, true, {}};
  for (const text::Range place : places) {
    if (!at.text.slice(place).bytes().starts_with('%'))
      mend.edits.push_back({{place.begin, place.begin}, "%"});
  }
  if (mend.edits.empty()) return {};
  return {std::move(mend)};
}

std::vector<Mend> name_mends(const analysis::Snapshot& at, std::uint32_t module,
                             const hlo::Problem& problem) {
  return NameMends(at, module, problem).run();
}

}  // namespace features
