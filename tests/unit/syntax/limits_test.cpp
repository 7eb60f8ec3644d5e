#include "base/limits.h"

#include <string>

#include "syntax/from_tree.h"
#include "tests/support/catch.h"

namespace {

syntax::Records read(const std::string& content, const base::Limits& limits) {
  syntax::Parser parser;
  const syntax::Segments segments(text::Text(content), 16 * 1024);
  return syntax::read_records(parser, segments.at(0), limits);
}

bool is_left_out(const syntax::Records& records) {
  return records.records.empty() && records.problems.size() == 1 &&
         records.problems[0].kind == syntax::ProblemKind::kTooLarge;
}

const std::string kInstruction =
    "x = f32[2]{0} add(y, z)";  // 23 bytes, 13 tokens as the limit counts them

}  // namespace

TEST_CASE(
    "an item of as many bytes as the limit is read, one byte more is left out with one problem") {
  base::Limits limits;
  limits.max_parsed_bytes = kInstruction.size();
  CHECK(read(kInstruction, limits).problems.empty());
  CHECK(read(kInstruction, limits).records.size() == 1);
  limits.max_parsed_bytes = kInstruction.size() - 1;
  CHECK(is_left_out(read(kInstruction, limits)));
}

TEST_CASE(
    "an item of as many tokens as the limit is read, with one more it is left out with one "
    "problem") {
  base::Limits limits;
  limits.max_item_tokens = 13;
  CHECK(read(kInstruction, limits).records.size() == 1);
  limits.max_item_tokens = 12;
  CHECK(is_left_out(read(kInstruction, limits)));
}

TEST_CASE("a closed value is one token to the limit, however long it is") {
  base::Limits limits;
  limits.max_item_tokens = 40;
  const std::string numbers = [] {
    std::string list = "0";
    for (int i = 0; i < 200; ++i) list += ", 1";
    return list;
  }();
  CHECK(read("x = s32[201]{0} constant({" + numbers + "})", limits).problems.empty());
  CHECK(is_left_out(read("x = s32[201]{0} constant(" + numbers + ")", limits)));
}

TEST_CASE("what is nested a hundred thousand deep is left out with one problem") {
  std::string deep = "x = f32[] ";
  for (int i = 0; i < 100000; ++i) deep += "add(";
  CHECK(is_left_out(read(deep, {})));
}

TEST_CASE("a million words without meaning in one line are left out with one problem") {
  std::string words = "x = ";
  for (int i = 0; i < 250000; ++i) words += "[ x ] ; ";
  CHECK(is_left_out(read(words, {})));
}
