#include "features/log_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "features/source_place.h"
#include "hlo/opcode.h"

namespace features {
namespace {

// What passes put around a name.
constexpr std::array<std::string_view, 2> kPrefixes = {"wide.", "gemm_fusion_"};
constexpr std::array<std::string_view, 6> kSuffixes = {".clone",         ".sunk",   ".remat",
                                                       "_custom_fusion", "_fusion", "_spmd"};

constexpr double kContradicts = -100;
constexpr int kMostViews = 8;

// What a rewritten instruction is called after, and the opcode it had.
struct Rewrite {
  std::string_view word;
  hlo::Opcode was;
};

constexpr std::array kRewrites = {
    Rewrite{"convolution", hlo::Opcode::kDot},
    Rewrite{"bitcast", hlo::Opcode::kReshape},
    Rewrite{"bitcast", hlo::Opcode::kTranspose},
    Rewrite{"bitcast", hlo::Opcode::kBroadcast},
    Rewrite{"bitcast", hlo::Opcode::kCopy},
    Rewrite{"copy", hlo::Opcode::kTranspose},
    Rewrite{"copy", hlo::Opcode::kReshape},
    Rewrite{"multiply", hlo::Opcode::kDivide},
    Rewrite{"slice", hlo::Opcode::kDynamicSlice},
    Rewrite{"dynamic-slice", hlo::Opcode::kSlice},
    Rewrite{"gemm_fusion_dot", hlo::Opcode::kDot},
    Rewrite{"param", hlo::Opcode::kParameter},
    Rewrite{"arg_tuple", hlo::Opcode::kParameter},
    Rewrite{"loop_peel_param", hlo::Opcode::kParameter},
    Rewrite{"clamp", hlo::Opcode::kMinimum},
    Rewrite{"clamp", hlo::Opcode::kMaximum},
};

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

bool equal_words(std::string_view left, std::string_view right) {
  return std::ranges::equal(left, right, [](char a, char b) {
    return a == b || ((a == '-' || a == '_') && (b == '-' || b == '_'));
  });
}

hlo::Opcode opcode_of_word(std::string_view word) {
  std::string written(word);
  std::ranges::replace(written, '_', '-');
  return hlo::find_opcode(written);
}

std::string_view last_step(std::string_view op_name) {
  return op_name.substr(op_name.rfind('/') + 1);
}

bool is_view(hlo::Opcode opcode) {
  return opcode == hlo::Opcode::kReshape || opcode == hlo::Opcode::kTranspose ||
         opcode == hlo::Opcode::kBitcast || opcode == hlo::Opcode::kBroadcast ||
         opcode == hlo::Opcode::kCopy;
}

// Words that passes give to whatever comes out of them.
bool says_little(std::string_view word) {
  const hlo::Opcode opcode = opcode_of_word(word);
  return is_view(opcode) || opcode == hlo::Opcode::kTuple ||
         opcode == hlo::Opcode::kGetTupleElement || opcode == hlo::Opcode::kConvert ||
         opcode == hlo::Opcode::kFusion;
}

bool is_rewritten(std::string_view word, hlo::Opcode was) {
  return std::ranges::any_of(kRewrites, [&](const Rewrite& rewrite) {
    return rewrite.word == word && rewrite.was == was;
  });
}

}  // namespace

LogNames::LogNames(const hlo::Module& module, hlo::Tables& tables) : tables_(tables) {
  for (const hlo::Computation& computation : module.computations()) {
    for (const hlo::InstructionRef& instruction : computation.instructions()) {
      if (instruction->name == 0) continue;
      known_.push_back({instruction, tables.text(instruction->name), op_name_of(instruction)});
    }
  }
  for (const Known& known : known_) {
    by_name_[known.name].push_back(&known);
    for (const hlo::Operand& operand : known.instruction.operands()) {
      const auto [user, is_new] = users_.emplace(tables.text(operand.name), &known);
      if (!is_new && user->second != &known) user->second = nullptr;
    }
    if (known.op_name.empty()) continue;
    by_operation_[known.op_name].push_back(&known);
    by_step_[last_step(known.op_name)].push_back(&known);
  }
}

LogNames::Found LogNames::named(std::string_view name) const {
  if (name.starts_with('%')) name.remove_prefix(1);
  return all_at(by_name_, name);
}

LogNames::Found LogNames::of_operation(std::string_view op_name) const {
  return all_at(by_operation_, op_name);
}

LogNames::Found LogNames::of_last_step(std::string_view step) const {
  return all_at(by_step_, step);
}

LogNames::Found LogNames::all_at(const Places& places, std::string_view key) {
  const auto found = places.find(key);
  return found == places.end() ? Found() : Found(found->second);
}

const LogNames::Known* LogNames::viewed(const Known& known) const {
  if (!is_view(known.instruction->opcode) || known.instruction.operands().size() != 1)
    return nullptr;
  const auto value = named(tables_.text(known.instruction.operands()[0].name));
  return value.size() == 1 ? value.front() : nullptr;
}

LogNames::Fit LogNames::fit(std::string_view logged, const Known& known) const {
  Fit best{&known, likeness(logged, known)};
  const Known* value = &known;
  for (int step = 0; step < kMostViews && best.likeness <= 0; ++step) {
    value = viewed(*value);
    if (value == nullptr) break;
    const double here = likeness(logged, *value);
    if (here > 2) best = {value, here};
  }
  return best;
}

const LogNames::Known* LogNames::only_user(const Known& known) const {
  const auto found = users_.find(known.name);
  return found == users_.end() ? nullptr : found->second;
}

const LogNames::Known& LogNames::last_view(const Known& known) const {
  const Known* last = &known;
  for (int step = 0; step < kMostViews && is_view(last->instruction->opcode); ++step) {
    const Known* user = only_user(*last);
    if (user == nullptr || !is_view(user->instruction->opcode) || user->op_name != last->op_name)
      break;
    last = user;
  }
  return *last;
}

bool is_view_name(std::string_view name) { return is_view(opcode_of_word(word_of(name))); }

std::string_view word_of(std::string_view name) {
  const std::string_view whole = name;
  for (const std::string_view prefix : kPrefixes) {
    while (name.starts_with(prefix)) name.remove_prefix(prefix.size());
  }
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    const std::size_t dot = name.rfind('.');
    if (dot != name.npos && dot > 0 && is_number(name.substr(dot + 1))) {
      name = name.substr(0, dot);
      goes_on = true;
    }
    for (const std::string_view suffix : kSuffixes) {
      if (!name.ends_with(suffix) || name.size() == suffix.size()) continue;
      name.remove_suffix(suffix.size());
      goes_on = true;
    }
  }
  return name.empty() ? whole : name;
}

double likeness(std::string_view logged, const LogNames::Known& known) {
  if (logged == known.name) return 6;
  const std::string_view word = word_of(logged);
  const hlo::Opcode opcode = known.instruction->opcode;
  if (equal_words(word, word_of(known.name))) return 4;
  if (equal_words(word, last_step(known.op_name))) return 4;
  if (equal_words(word, hlo::opcode_name(opcode))) return 3;
  if (is_rewritten(word, opcode)) return 2.5;
  if (word == "fusion") return 0.5;
  return says_little(word) ? -1 : kContradicts;
}

}  // namespace features
