// The records of a text cut into pieces of some size, with absolute offsets, and a picture of them
// for comparing.
#pragma once

#include <string>

#include "syntax/from_tree.h"
#include "syntax/segments.h"
#include "text/text.h"

namespace syntax_tests {

inline std::string shown(text::Range range, text::Offset start) {
  if (range.begin == 0 && range.end == 0) return "-";
  return std::to_string(range.begin + start) + "+" + std::to_string(range.size());
}

// A record a line, absolute offsets; then the problems.
inline std::string picture(const syntax::Segments& segments, syntax::Parser& parser) {
  std::string records_text;
  std::string problems_text;
  std::size_t total = 0;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const text::Offset start = segments.start_of(i);
    const syntax::Records piece = syntax::read_records(parser, segments.at(i), {});
    for (const syntax::Record& record : piece.records) {
      records_text += std::to_string(static_cast<int>(record.kind)) + (record.marked ? "*" : "") +
                      (record.broken ? "!" : "");
      records_text += record.parent == syntax::kNoRecord
                          ? std::string("")
                          : " in " + std::to_string(total + record.parent);
      for (const text::Range range :
           {record.whole, record.name, record.shape, record.opcode, record.arguments}) {
        records_text += " " + shown(range, start);
      }
      for (std::size_t p = 0; p < record.part_count; ++p) {
        const syntax::Part& part = piece.parts[record.first_part + p];
        records_text += " [" + std::to_string(static_cast<int>(part.kind)) + " " +
                        shown(part.first, start) + " " + shown(part.second, start);
        records_text += part.record == syntax::kNoRecord
                            ? "]"
                            : " " + std::to_string(total + part.record) + "]";
      }
      records_text += "\n";
    }
    for (const syntax::Problem& problem : piece.problems) {
      problems_text += shown(problem.range, start) + " " + problem.message + "\n";
    }
    total += piece.records.size();
  }
  if (segments.is_body_open()) problems_text += "open at the end\n";
  return records_text + problems_text;
}

}  // namespace syntax_tests
