#include "features/source_place.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "hlo/attribute.h"
#include "hlo/known_words.h"
#include "hlo/scan.h"

namespace features {

namespace {

using Fields = std::map<std::string_view, std::string_view>;

// `{key=value key="value"}`, commas between them or not. What follows a fault is left out.
Fields read_fields(std::string_view text) {
  Fields fields;
  hlo::Scan scan(text);
  if (!scan.take('{')) return fields;
  while (true) {
    while (scan.take(',')) continue;
    const std::string_view key = scan.word();
    if (key.empty() || !scan.take('=')) return fields;
    const std::size_t begin = scan.place();
    const bool is_read = !scan.quoted().empty() || !scan.braced().empty() ||
                         scan.integer().has_value() || !scan.word().empty();
    if (!is_read) return fields;
    fields.emplace(key, text.substr(begin, scan.rest().data() - text.data() - begin));
  }
}

std::string_view field(const Fields& fields, std::string_view key) {
  const auto found = fields.find(key);
  return found == fields.end() ? std::string_view() : found->second;
}

std::string string_field(const Fields& fields, std::string_view key) {
  hlo::Scan scan(field(fields, key));
  return hlo::read_string(scan.quoted()).value_or("");
}

std::int64_t integer_field(const Fields& fields, std::string_view key) {
  hlo::Scan scan(field(fields, key));
  return scan.integer().value_or(0);
}

// The stack tables of a module: they stand between its header and its first computation. The
// numbers in front of rows count for nothing, only their order does.
class StackTables {
 public:
  StackTables(const hlo::File& file, const hlo::Module& module) : file_(file), module_(module) {}

  // The row behind its number; empty where the table has no such row.
  std::string row(std::string_view table, std::int64_t number) const {
    if (number < 1) return "";
    bool is_inside = false;
    std::int64_t count = 0;
    const text::Range range = module_.range();
    for (auto at = file_.piece_at(range.begin); at && at->start < range.end;
         at = file_.piece_at(at->start + at->size)) {
      for (const hlo::Item& item : at->piece->items) {
        if (item.whole.begin + at->start < range.begin) continue;
        if (ends_tables(item.kind)) return "";
        const std::string_view text =
            at->piece->bytes.bytes().substr(item.whole.begin, item.whole.size());
        if (item.kind == hlo::Item::Kind::kTableTitle) is_inside = text.starts_with(table);
        if (item.kind != hlo::Item::Kind::kTableRow || !is_inside || ++count != number) continue;
        hlo::Scan scan(text);
        scan.integer();
        return std::string(scan.rest());
      }
      if (at->size == 0) break;
    }
    return "";
  }

 private:
  static bool ends_tables(hlo::Item::Kind kind) {
    return kind == hlo::Item::Kind::kHead || kind == hlo::Item::Kind::kInstruction ||
           kind == hlo::Item::Kind::kClose;
  }

  const hlo::File& file_;
  const hlo::Module& module_;
};

std::string string_row(const StackTables& tables, std::string_view table, std::int64_t number) {
  const std::string row = tables.row(table, number);
  hlo::Scan scan(row);
  return hlo::read_string(scan.quoted()).value_or("");
}

void read_frame(const StackTables& tables, std::int64_t frame, SourcePlace& place) {
  const std::string frame_row = tables.row("StackFrames", frame);
  const std::string location_row =
      tables.row("FileLocations", integer_field(read_fields(frame_row), "file_location_id"));
  const Fields location = read_fields(location_row);
  if (location.empty()) return;
  place.file = string_row(tables, "FileNames", integer_field(location, "file_name_id"));
  place.function = string_row(tables, "FunctionNames", integer_field(location, "function_name_id"));
  place.line = integer_field(location, "line");
}

}  // namespace

std::string op_name_of(const hlo::InstructionRef& instruction) {
  const hlo::Attribute* metadata = instruction.find_attribute(hlo::Word::kMetadata);
  if (metadata == nullptr) return "";
  return string_field(read_fields(instruction.text_of(metadata->value_range)), "op_name");
}

SourcePlace source_place(const hlo::File& file, const hlo::InstructionRef& instruction) {
  SourcePlace place;
  const hlo::Attribute* metadata = instruction.find_attribute(hlo::Word::kMetadata);
  if (metadata == nullptr) return place;
  const Fields fields = read_fields(instruction.text_of(metadata->value_range));
  place.op_name = string_field(fields, "op_name");
  place.file = string_field(fields, "source_file");
  place.line = integer_field(fields, "source_line");
  const std::int64_t frame = integer_field(fields, "stack_frame_id");
  if (!place.file.empty() || frame < 1) return place;
  const auto module = file.module_at(instruction.absolute(instruction->whole).begin);
  if (module) read_frame(StackTables(file, *module), frame, place);
  return place;
}

}  // namespace features
