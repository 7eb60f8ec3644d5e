#include "hlo/describe.h"

#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace hlo {
namespace {

class Description {
 public:
  explicit Description(const File& file) : file_(file) {}

  std::string run() {
    for (const Module& module : file_.modules()) add_module(module);
    return std::move(out_);
  }

 private:
  template <class... Parts>
  void line(fmt::format_string<Parts...> format, Parts&&... parts) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Parts>(parts)...);
    out_ += '\n';
  }

  static std::string text_of(text::Range range) {
    return fmt::format("{}..{}", range.begin, range.end);
  }

  static std::string place_of(const InstructionRef& instruction) {
    return instruction ? text_of(instruction.absolute(instruction->whole)) : "-";
  }

  template <class List>
  static std::string places_of(const List& instructions) {
    std::string out;
    for (const InstructionRef& instruction : instructions) out += " " + place_of(instruction);
    return out;
  }

  std::string_view name(base::Symbol symbol) const { return file_.tables().text(symbol); }

  void add_module(const Module& module) {
    line("module {} {} annotations {}", module.index(), text_of(module.range()),
         module.annotation_count());
    if (module.header() != nullptr) add_header(*module.header());
    const auto entry = module.entry();
    for (const Computation& computation : module.computations()) {
      add_computation(module, computation, entry && entry->id() == computation.id());
    }
  }

  void add_header(const Header& header) {
    line("header {} {} name {}", text_of(header.range), name(header.name),
         text_of(header.name_range));
    for (const HeaderAttribute& attribute : header.attributes) {
      line("  {} {} {}", name(attribute.name), text_of(attribute.name_range),
           text_of(attribute.value_range));
    }
    if (!header.has_entry_layout) return;
    std::string tuples;
    for (const bool is_tuple : header.is_parameter_tuple) tuples += is_tuple ? " tuple" : " leaf";
    line("  layout of {}{} -> {}", header.parameter_count, tuples,
         header.is_result_tuple ? "tuple" : "leaf");
    for (const LayoutLeaf& leaf : header.leaves) {
      const std::string value =
          leaf.is_result ? "result" : fmt::format("parameter {}", leaf.parameter);
      line("  leaf {} {} {} {}", value, print_index(leaf.index), name(leaf.shape),
           text_of(leaf.range));
    }
  }

  void add_computation(const Module& module, const Computation& computation, bool is_entry) {
    line("computation {} {}{}{}{} head {} name {} instructions {} root {} holder {}",
         text_of(computation.range()), name(computation.name()), is_entry ? " entry" : "",
         computation.is_entry_marked() ? " marked" : "", computation.is_nested() ? " nested" : "",
         text_of(computation.head_range()), text_of(computation.name_range()),
         computation.instruction_count(), place_of(computation.root()),
         place_of(computation.holder()));
    line("  callers{}", places_of(module.callers_of(computation)));
    for (const InstructionRef& instruction : computation.instructions()) {
      add_instruction(module, computation, instruction);
    }
  }

  void add_instruction(const Module& module, const Computation& computation,
                       const InstructionRef& at) {
    line("  {} {} {} {} {}{}{} target {} number {}", place_of(at), name(at->name),
         opcode_name(at->opcode), opcode_name(at->wrapped), name(at->shape),
         at->is_root ? " root" : "", at->broken ? " broken" : "", name(at->target), at->number);
    const auto own = module.computation_of(at.id);
    const bool is_filed_here = own && own->id() == computation.id();
    line("    {} defined {} users{}", is_filed_here ? "here" : "ELSEWHERE",
         place_of(computation.find(at->name)), places_of(computation.users_of(at->name)));
    for (const Operand& operand : at.operands()) {
      line("    operand {} {} {} {}", text_of(at.absolute(operand.range)), name(operand.name),
           name(operand.declared_shape), place_of(computation.find(operand.name)));
    }
    for (const Attribute& attribute : at.attributes()) {
      line("    attribute {} {}", name(attribute.name),
           text_of(at.absolute(attribute.value_range)));
    }
    for (const Call& call : at.calls()) {
      const auto called = module.called(at, call);
      line("    call {} {} {} {}", static_cast<int>(call.role), name(call.computation),
           text_of(at.absolute(call.range)), called ? text_of(called->range()) : "-");
    }
  }

  const File& file_;
  std::string out_;
};

}  // namespace

std::string describe(const File& file) { return Description(file).run(); }

}  // namespace hlo
