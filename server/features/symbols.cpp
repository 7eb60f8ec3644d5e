#include "features/symbols.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "features/markup.h"
#include "hlo/opcode.h"

namespace features {

namespace {

constexpr std::size_t kStepsBetweenLooks = 1000;

bool is_collective(hlo::Opcode opcode) {
  const std::string_view name = hlo::opcode_name(opcode);
  return name.starts_with("all-") || name.starts_with("collective-") ||
         name.starts_with("reduce-scatter") || name.starts_with("ragged-all-to-all") ||
         name.starts_with("send") || name.starts_with("recv");
}

SymbolKind kind_of(const hlo::InstructionRef& instruction) {
  if (hlo::asks_for_a_move(*instruction.instruction)) return SymbolKind::kMove;
  const bool collects = is_collective(instruction->opcode) || is_collective(instruction->wrapped);
  if (collects) return SymbolKind::kCollective;
  if (instruction->call_count > 0) return SymbolKind::kCall;
  if (instruction->opcode == hlo::Opcode::kParameter) return SymbolKind::kParameter;
  if (instruction->opcode == hlo::Opcode::kConstant) return SymbolKind::kConstant;
  if (instruction->opcode == hlo::Opcode::kTuple) return SymbolKind::kTuple;
  return SymbolKind::kInstruction;
}

// Of calls only those that order the work: in a compiled module most instructions are fusions.
bool is_notable(const hlo::InstructionRef& instruction) {
  if (instruction->is_root || instruction->opcode == hlo::Opcode::kParameter) return true;
  const bool calls = instruction->opcode == hlo::Opcode::kCall ||
                     instruction->opcode == hlo::Opcode::kWhile ||
                     instruction->opcode == hlo::Opcode::kConditional;
  const SymbolKind kind = kind_of(instruction);
  return calls || kind == SymbolKind::kMove || kind == SymbolKind::kCollective;
}

std::string_view role_name(hlo::CallRole role) {
  switch (role) {
    case hlo::CallRole::kApply: return "to_apply";
    case hlo::CallRole::kCalls: return "calls";
    case hlo::CallRole::kBody: return "body";
    case hlo::CallRole::kCondition: return "condition";
    case hlo::CallRole::kBranch: return "branch";
    case hlo::CallRole::kSelect: return "select";
    case hlo::CallRole::kScatter: return "scatter";
    case hlo::CallRole::kCalled: return "called computation";
  }
  return "";
}

text::Range hull(text::Range left, text::Range right) {
  return {std::min(left.begin, right.begin), std::max(left.end, right.end)};
}

// A place that is not written stands at the start of what it belongs to.
text::Range inside(text::Range range, text::Range part) {
  return !part.empty() && range.contains(part) ? part : text::Range{range.begin, range.begin};
}

// Which instructions of a text get a symbol: how many places are left, and whether all do.
struct Budget {
  std::size_t left = 0;
  bool takes_all = true;
};

struct OutlinedModule {
  hlo::Module module;
  std::optional<hlo::Computation> entry;
  std::vector<hlo::Computation> computations;
};

class Outline {
 public:
  Outline(const analysis::Snapshot& at, const base::Limits& limits, const base::CancelToken& cancel)
      : at_(at), limits_(limits), cancel_(cancel) {
    for (const analysis::ModuleAnalysis& analysis : at.modules) {
      const hlo::Module& module = analysis.module;
      modules_.push_back({module, module.entry(), module.computations()});
    }
  }

  std::vector<Symbol> run() {
    count();
    spend_on_entries();
    for (OutlinedModule& outlined : modules_) add_module(outlined);
    if (cancel_.is_cancelled()) return {};
    if (shown_ < total_) add_note(total_ - shown_);
    return std::move(out_);
  }

 private:
  void count() {
    std::size_t computations = 0;
    for (const OutlinedModule& outlined : modules_) {
      for (const hlo::Computation& computation : outlined.computations) {
        // Bare instructions have none of their own, bodies in braces list theirs in no outline.
        computations += computation.has_head() || computation.is_nested() ? 1 : 0;
        total_ += computation.is_nested() ? 0 : computation.instruction_count();
      }
    }
    computations_left_ = limits_.max_computation_symbols;
    budget_.takes_all = computations + total_ <= limits_.max_symbols;
    budget_.left = limits_.max_symbols - std::min(limits_.max_symbols, computations);
    total_ += computations;
  }

  // The entry is what people look for, and it mostly stands last.
  void spend_on_entries() {
    if (budget_.takes_all) return;
    for (const OutlinedModule& outlined : modules_) {
      if (!outlined.entry) continue;
      reserved_[outlined.entry->id()] = take(*outlined.entry);
    }
  }

  std::vector<hlo::InstructionRef> take(const hlo::Computation& computation) {
    if (is_cancelled() || (!budget_.takes_all && budget_.left == 0)) return {};
    auto instructions = computation.instructions();
    if (budget_.takes_all) return instructions;
    std::erase_if(instructions, [](const auto& instruction) { return !is_notable(instruction); });
    if (instructions.size() > budget_.left) instructions.resize(budget_.left);
    budget_.left -= instructions.size();
    return instructions;
  }

  std::vector<hlo::InstructionRef> taken_of(const hlo::Computation& computation) {
    const auto reserved = reserved_.find(computation.id());
    return reserved == reserved_.end() ? take(computation) : std::move(reserved->second);
  }

  void add_module(OutlinedModule& outlined) {
    std::vector<Symbol> children = computations_of(outlined);
    const hlo::Header* header = outlined.module.header();
    if (header == nullptr) return append(out_, std::move(children));
    Symbol symbol;
    symbol.name = name_or(outlined.module.name(), "HloModule");
    const std::size_t count = outlined.computations.size();
    symbol.detail = fmt::format("{} computation{}", count, count == 1 ? "" : "s");
    symbol.kind = SymbolKind::kModule;
    symbol.range = hull(outlined.module.range(), header->range);
    symbol.selection = inside(symbol.range, header->name_range);
    symbol.children = std::move(children);
    out_.push_back(std::move(symbol));
  }

  std::vector<Symbol> computations_of(OutlinedModule& outlined) {
    find_bodies(outlined);
    std::vector<Symbol> symbols;
    for (const hlo::Computation& computation : outlined.computations) {
      if (computation.is_nested()) continue;
      if (computation.has_head() && !take_computation()) continue;
      std::vector<Symbol> instructions = instructions_of(computation);
      if (computation.has_head()) {
        symbols.push_back(symbol_of(computation, is_entry(outlined, computation)));
        symbols.back().children = std::move(instructions);
      } else {
        append(symbols, std::move(instructions));
      }
    }
    return symbols;
  }

  bool take_computation() {
    if (computations_left_ == 0 || is_cancelled()) return false;
    --computations_left_;
    ++shown_;
    return true;
  }

  // Bodies stand in front of what holds them, so from the end on the holder's place is known.
  void find_bodies(const OutlinedModule& outlined) {
    bodies_.clear();
    std::map<hlo::ComputationId, hlo::InstructionId> outermost;
    for (std::size_t i = outlined.computations.size(); i-- > 0;) {
      const hlo::Computation& body = outlined.computations[i];
      if (!body.is_nested() || is_cancelled()) continue;
      const hlo::InstructionRef holder = body.holder();
      if (!holder) continue;
      const auto around = outlined.module.computation_of(holder.id);
      const auto known = around ? outermost.find(around->id()) : outermost.end();
      const hlo::InstructionId top = known == outermost.end() ? top_of(holder) : known->second;
      outermost[body.id()] = top;
      bodies_[top].push_back(body);
    }
  }

  // A nested operand stands inside the instruction of a line.
  static hlo::InstructionId top_of(const hlo::InstructionRef& instruction) {
    hlo::InstructionId id = instruction.id;
    const auto& all = instruction.piece->instructions;
    while (all[id.index].parent != hlo::kNone) id.index = all[id.index].parent;
    return id;
  }

  std::vector<Symbol> instructions_of(const hlo::Computation& computation) {
    std::vector<Symbol> symbols;
    for (const hlo::InstructionRef& instruction : taken_of(computation)) {
      ++shown_;
      symbols.push_back(symbol_of(instruction));
      const auto bodies = bodies_.find(instruction.id);
      if (bodies == bodies_.end()) continue;
      for (auto body = bodies->second.rbegin(); body != bodies->second.rend(); ++body) {
        if (take_computation()) symbols.back().children.push_back(symbol_of_body(*body));
      }
      std::ranges::sort(symbols.back().children, {}, &Symbol::range);
    }
    // A nested operand comes in front of the instruction that holds it, but begins behind it.
    std::ranges::stable_sort(symbols, {}, [](const Symbol& symbol) { return symbol.range.begin; });
    return symbols;
  }

  Symbol symbol_of(const hlo::Computation& computation, bool is_entry) const {
    Symbol symbol;
    symbol.name = name_or(computation.name(), "computation");
    symbol.detail = fmt::format("{}{}", is_entry ? "ENTRY, " : "", count_in_words(computation));
    symbol.kind = is_entry ? SymbolKind::kEntry : SymbolKind::kComputation;
    symbol.range = computation.range();
    symbol.selection = inside(symbol.range, computation.name_range());
    return symbol;
  }

  Symbol symbol_of_body(const hlo::Computation& body) const {
    Symbol symbol;
    symbol.name = "body";
    const hlo::InstructionRef holder = body.holder();
    for (const hlo::Call& call : holder.calls()) {
      const bool is_it =
          call.nested_body != hlo::kNone && &holder.piece->heads[call.nested_body] == body.head();
      if (is_it) symbol.name = role_name(call.role);
    }
    symbol.detail = count_in_words(body);
    symbol.kind = SymbolKind::kComputation;
    symbol.range = body.range();
    symbol.selection = {symbol.range.begin, symbol.range.begin};
    return symbol;
  }

  Symbol symbol_of(const hlo::InstructionRef& instruction) const {
    Symbol symbol;
    const std::string_view opcode = at_.tables->text(instruction->opcode_name);
    symbol.name = name_or(instruction->name, opcode.empty() ? "instruction" : opcode);
    symbol.detail = label(at_.tables->text(instruction->shape));
    symbol.kind = kind_of(instruction);
    symbol.range = instruction.absolute(instruction->whole);
    symbol.selection = inside(symbol.range, instruction.absolute(instruction->name_range));
    return symbol;
  }

  void add_note(std::size_t left_out) {
    Symbol note;
    note.name = fmt::format("{} more not shown", left_out);
    note.detail = "the outline shows computations and what is notable in them";
    note.kind = SymbolKind::kNote;
    out_.insert(out_.begin(), std::move(note));
  }

  static bool is_entry(const OutlinedModule& outlined, const hlo::Computation& computation) {
    return outlined.entry && outlined.entry->id() == computation.id();
  }

  static std::string count_in_words(const hlo::Computation& computation) {
    const std::size_t count = computation.instruction_count();
    return fmt::format("{} instruction{}", count, count == 1 ? "" : "s");
  }

  static void append(std::vector<Symbol>& to, std::vector<Symbol> symbols) {
    std::ranges::move(symbols, std::back_inserter(to));
  }

  std::string label(std::string_view text) const {
    std::string line = shortened(text, limits_.max_label_bytes);
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return line;
  }

  std::string name_or(hlo::Name name, std::string_view otherwise) const {
    return label(name != 0 ? at_.tables->text(name) : otherwise);
  }

  bool is_cancelled() { return ++steps_ % kStepsBetweenLooks == 0 && cancel_.is_cancelled(); }

  const analysis::Snapshot& at_;
  const base::Limits& limits_;
  const base::CancelToken& cancel_;
  std::vector<OutlinedModule> modules_;
  Budget budget_;
  std::size_t computations_left_ = 0;
  std::size_t total_ = 0;  // what an outline without bounds would show
  std::size_t shown_ = 0;
  std::size_t steps_ = 0;
  std::map<hlo::ComputationId, std::vector<hlo::InstructionRef>> reserved_;
  std::map<hlo::InstructionId, std::vector<hlo::Computation>>
      bodies_;  // from the last to the first
  std::vector<Symbol> out_;
};

}  // namespace

std::vector<Symbol> symbols(const analysis::Snapshot& at, const base::Limits& limits,
                            const base::CancelToken& cancel) {
  return Outline(at, limits, cancel).run();
}

}  // namespace features
