#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "hlo/values/values.h"
#include "hlo/values/values_layout.h"
#include "hlo/values/values_marks.h"

namespace hlo {
namespace {

using Kind = FormMark::Kind;

constexpr std::string_view kTitles[] = {"", "FileNames", "FunctionNames", "FileLocations",
                                        "StackFrames"};

// Reads the marks of a file one after the other.
class Forms {
 public:
  explicit Forms(std::span<const CheckedPiece> pieces) : pieces_(pieces) {}

  std::vector<Problem> run() {
    for (const CheckedPiece& piece : pieces_) {
      for (const FormMark& mark : piece.check->marks) {
        // A run of such items has one mark, also where a piece ends in it.
        const bool goes_on =
            mark.kind == last_kind_ && may_repeat(mark.kind) && !mark.is_first && !mark.is_bare;
        last_kind_ = mark.kind;
        if (!goes_on) read(mark, mark.range.shifted(piece.start), piece);
      }
    }
    end_loose_run();
    check_end();
    end_module();
    add_left_out();
    std::ranges::sort(problems_, stands_before);
    return std::move(problems_);
  }

 private:
  static bool may_repeat(Kind kind) {
    return kind == Kind::kInstruction || kind == Kind::kNamelessInstruction ||
           kind == Kind::kTableRow || kind == Kind::kUnread;
  }

  // What is known of the module that is being read.
  struct State {
    bool has_header = false;
    bool header_is_named = false;
    text::Range header;
    // Of what has no name, where names may have been hidden from the printer: empty once told.
    text::Range nameless_header;
    text::Range nameless_head;
    std::uint8_t table = 0;     // the last title seen
    std::uint8_t repeated = 0;  // and the last behind all four
    bool has_rows = false;      // behind that
    text::Range restart;        // the row in it that counts from 1 again; else empty
    bool has_content = false;   // a computation or a bare instruction
    bool is_lost = false;       // text that could not be read
    bool is_body_open = false;
    text::Range close;  // of the last body; empty where another has been opened since
    bool is_close_glued = false;
    text::Offset body = 0;  // where the open one begins
    bool is_body_empty = false;
    bool is_body_named = false;
    text::Range loose_run;            // shapes and parentheses that belong to no header
    std::uint32_t nested_bodies = 0;  // open ones that the printer wrote in place, with a signature
  };

  Problem& add(text::Range range, std::string message, Severity severity = Severity::kError) {
    Problem& problem = problems_.emplace_back();
    problem.range = range;
    problem.severity = severity;
    problem.code = "syntax";
    problem.message = std::move(message);
    return problem;
  }

  void read(const FormMark& mark, text::Range range, const CheckedPiece& piece) {
    if (!state_.loose_run.empty() &&
        !(mark.kind == Kind::kHead && !mark.is_named && !mark.is_entry))
      end_loose_run();
    switch (mark.kind) {
      case Kind::kHeader: return read_header(mark, range, piece);
      case Kind::kLayoutRun: return read_layout_run(mark, range, piece);
      case Kind::kTableTitle: return read_title(mark.table, range);
      case Kind::kTableRow: return read_row(mark, range);
      case Kind::kHead: return read_head(mark, range);
      case Kind::kClose: return read_close(mark, range);
      case Kind::kInstruction: return read_instruction(mark, range);
      case Kind::kNamelessInstruction: return read_nameless(range);
      case Kind::kSeparator: has_separators_ = true; return end_module();
      case Kind::kUnread:
        layout_.give_up();
        state_.is_lost = true;
        state_.is_body_empty = false;
        return;
    }
  }

  void end_module() {
    layout_.end(problems_);
    if (state_.has_header && !state_.has_content && !state_.is_lost) {
      add(state_.header, "expects name: a module has at least one computation");
    }
    state_ = {};
  }

  void read_header(const FormMark& mark, text::Range range, const CheckedPiece& piece) {
    end_module();
    state_.has_header = true;
    state_.header_is_named = mark.is_named;
    state_.header = range;
    // XLA prints no name, but a comma, where it was told to hide names.
    if (!mark.is_named) state_.nameless_header = range;
    if (!mark.is_named && !mark.has_more) tell_nameless_header();
    layout_.read(piece, mark.item, problems_);
  }

  void read_layout_run(const FormMark& mark, text::Range range, const CheckedPiece& piece) {
    if (layout_.is_open()) return layout_.read(piece, mark.item, problems_);
    if (!state_.is_lost) state_.loose_run = range;
  }

  void end_loose_run() {
    if (!state_.loose_run.empty()) add(state_.loose_run, "expects name");
    state_.loose_run = {};
  }

  void read_title(std::uint8_t table, text::Range range) {
    const auto wanted = static_cast<std::uint8_t>(state_.table + 1);
    if (state_.is_lost) {
      state_.table = table;
      return;
    }
    if (!state_.has_header) {
      if (table == 1) add(range, "the tables of stack frames follow a header");
    } else if (state_.has_content) {
      if (state_.table == 0 || state_.table == 4)
        add(range, "the tables of stack frames stand in front of the computations");
    } else if (state_.table == 4) {
      // Of a second set the first title is told.
      if (table != state_.repeated + 1 || table == 1)
        add(range, "the tables of stack frames stand once");
      state_.repeated = table;
      return;
    } else if (table != wanted) {
      expect_title(wanted, range);
    }
    begin_table(std::max(state_.table, table));
  }

  // A title is missing where rows count from 1 again, if they do.
  void expect_title(std::uint8_t table, text::Range found) {
    add(state_.restart.empty() ? found : state_.restart,
        fmt::format("expects '{}'", kTitles[table]));
  }

  void begin_table(std::uint8_t table) {
    state_.table = table;
    state_.has_rows = false;
    state_.restart = {};
  }

  void read_row(const FormMark& mark, text::Range range) {
    if (state_.table == 0 && !state_.is_lost)
      add(range, "expects name: a number begins no instruction");
    if (mark.is_first && state_.has_rows && state_.restart.empty()) state_.restart = range;
    state_.has_rows = true;
    // Where names stand, XLA passes over a number that has none.
    if (mark.is_bare && state_.table >= 3 && !state_.is_lost)
      add(range, "expects '{' to start sub attributes");
  }

  // Instructions behind a computation are its own: its brace stands too early. The one at their end
  // closes it then.
  void reopen_body() {
    if (state_.close.empty() || state_.is_lost) return;
    add(state_.close, "expects name: instructions follow, but this closes the computation")
        .mends = {{state_.close, ""}};
    state_.close = {};
    state_.is_close_glued = false;
    state_.is_body_open = true;
  }

  void read_instruction(const FormMark& mark, text::Range range) {
    reopen_body();
    read_content(range);
    if (mark.is_named) tell_nameless();
  }

  // A name has been shown.
  void tell_nameless() {
    tell_nameless_header();
    if (!state_.nameless_head.empty())
      add(std::exchange(state_.nameless_head, {}), "expects name: the computation has none");
  }

  void tell_nameless_header() {
    if (!state_.nameless_header.empty())
      add(std::exchange(state_.nameless_header, {}), "expects name: the module has none");
  }

  void read_content(text::Range range) {
    layout_.end(problems_);
    const bool lacks_table =
        state_.has_header && state_.table >= 1 && state_.table <= 3 && !state_.has_content;
    if (lacks_table && !state_.is_lost)
      expect_title(static_cast<std::uint8_t>(state_.table + 1), range);
    if (lacks_table) state_.table = 4;
    state_.has_content = true;
    state_.is_body_empty = false;
  }

  // Where the computation has a name, names have not been hidden.
  void read_nameless(text::Range range) {
    if (state_.is_body_open && state_.is_body_named && !state_.is_lost)
      add({range.begin, range.begin + 1}, "expects name: the instruction has none");
    read_content(range);
  }

  void read_head(const FormMark& mark, text::Range range) {
    if (!state_.loose_run.empty()) {
      state_.loose_run = {};
      ++state_.nested_bodies;
      return;
    }
    const bool is_first =
        !has_separators_ && !state_.has_header && !state_.has_content && !state_.is_lost;
    if (is_first && !mark.is_entry && mark.has_more) {
      add(range,
          "XLA's parser reads a text without header only where it begins with ENTRY or a name and "
          "a brace");
    }
    state_.close = {};
    state_.is_close_glued = false;
    read_content(range);
    state_.nameless_head = mark.is_named ? text::Range{} : range;
    if (mark.is_named) tell_nameless_header();
    if (!mark.is_named && state_.header_is_named) tell_nameless();
    state_.is_body_open = true;
    state_.body = range.end;
    state_.is_body_named = mark.is_named;
    state_.is_body_empty = true;
    state_.is_lost = false;
  }

  void read_close(const FormMark& mark, text::Range range) {
    // What is left of a header that was cut in front of the closing brace of its layout.
    if (layout_.is_open()) return layout_.close_braces(problems_);
    if (state_.nested_bodies > 0) {
      --state_.nested_bodies;
      return;
    }
    if (state_.is_body_open && state_.is_body_empty)
      add(range, "expects name: a computation has at least one instruction");
    if (!state_.is_body_open && !state_.is_lost) {
      // Of two in a row the one too many is that which stands behind something.
      const text::Range close =
          state_.is_close_glued ? state_.close : text::Range{range.begin, range.begin + 1};
      add(close, "expects name: no computation is open here").mends = {{close, ""}};
    }
    if (state_.is_body_open) state_.close = {range.begin, range.begin + 1};
    state_.is_close_glued = state_.is_body_open && mark.is_glued;
    state_.is_body_open = false;
    state_.is_body_empty = false;
  }

  // A text that was cut off ends somewhere in a body, in front of the root.
  void check_end() {
    if (!state_.is_body_open || state_.is_lost || state_.is_body_empty || pieces_.empty()) return;
    if (tell_open_value()) return;
    const text::Offset end = pieces_.back().start +
                             static_cast<text::Offset>(pieces_.back().piece->bytes.bytes().size());
    if (has_root_behind(state_.body)) {
      add({end, end}, "expects name: `}` is missing here");
      return;
    }
    Problem& problem = problems_.emplace_back();
    problem.range = {end, end};
    problem.severity = Severity::kNote;
    problem.code = "truncated";
    problem.message = "the text ends inside a computation";
  }

  // A brace in the first column closes a computation: where a value ends on it, its own is missing.
  bool tell_open_value() {
    const LoweredPiece& piece = *pieces_.back().piece;
    const std::string_view bytes = piece.bytes.bytes();
    const std::size_t last = bytes.find_last_of("}");
    if (piece.items.empty() || piece.items.back().kind != Item::Kind::kInstruction) return false;
    const Instruction& instruction = piece.instructions[piece.items.back().index];
    if (instruction.attribute_count == 0) return false;
    const text::Range value =
        piece.attributes[instruction.first_attribute + instruction.attribute_count - 1].value_range;
    const bool is_open = value.size() > 1 && bytes[value.begin] == '{' && value.end == last + 1 &&
                         (bytes[last - 1] == '\n' || bytes[last - 1] == '\r');
    if (!is_open) return false;
    const text::Offset start = pieces_.back().start;
    const auto begin = start + value.begin;
    const std::size_t line = bytes.find_first_of("\r\n", value.begin);
    const auto line_end = start + static_cast<text::Offset>(line);
    add({begin, begin + 1}, "this brace is not closed").mends = {{{line_end, line_end}, "}"}};
    return true;
  }

  bool has_root_behind(text::Offset begin) const {
    for (const CheckedPiece& piece : pieces_) {
      for (const Instruction& instruction : piece.piece->instructions) {
        if (instruction.is_root && instruction.body == kNone &&
            piece.start + instruction.whole.begin > begin)
          return true;
      }
    }
    return false;
  }

  // What no piece shows may be the printer's doing. It marks every root, and where it hides called
  // computations it writes the long form.
  void add_left_out() {
    PrintTraits shown;
    for (const CheckedPiece& piece : pieces_) {
      const PrintTraits& traits = piece.check->traits;
      shown.names_computations = shown.names_computations || traits.names_computations;
      shown.numbers_parameters = shown.numbers_parameters || traits.numbers_parameters;
      shown.has_percent_names = shown.has_percent_names || traits.has_percent_names;
      shown.marks_roots = shown.marks_roots || traits.marks_roots;
    }
    const bool are_numbers_hidden = !shown.numbers_parameters && shown.marks_roots;
    const bool are_computations_hidden =
        !shown.names_computations && shown.marks_roots && shown.has_percent_names;
    for (const CheckedPiece& piece : pieces_) {
      add_all(piece.check->missing_numbers, piece.start, are_numbers_hidden);
      add_all(piece.check->missing_computations, piece.start, are_computations_hidden);
    }
  }

  void add_all(std::span<const Problem> problems, text::Offset start, bool is_hidden) {
    for (const Problem& problem : problems) {
      problems_.push_back(problem);
      problems_.back().range = problem.range.shifted(start);
      if (is_hidden) problems_.back().severity = Severity::kNote;
    }
  }

  std::span<const CheckedPiece> pieces_;
  State state_;
  std::optional<Kind> last_kind_;
  bool has_separators_ =
      false;  // a line of dashes may be a mere comment, so what follows it is no beginning for sure
  EntryLayoutForm layout_;
  std::vector<Problem> problems_;
};

}  // namespace

std::vector<Problem> form_problems(std::span<const CheckedPiece> pieces) {
  return Forms(pieces).run();
}

}  // namespace hlo
