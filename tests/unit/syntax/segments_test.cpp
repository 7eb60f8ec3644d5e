#include "syntax/segments.h"

#include <filesystem>

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_edits.h"
#include "tests/unit/syntax/cut_records.h"

namespace {

using syntax::Segments;
using text::Text;

constexpr text::Offset kWhole = 1U << 30;

std::string picture_of(const std::string& content, text::Offset piece_bytes,
                       syntax::Parser& parser) {
  return syntax_tests::picture(Segments(Text(content), piece_bytes), parser);
}

// The pieces hold the text, byte for byte, and each begins where its first item does.
void check_pieces(const Segments& segments, const std::string& content) {
  std::string joined;
  bool items_begin_pieces = true;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    joined += segments.at(i).bytes.bytes();
    items_begin_pieces =
        items_begin_pieces && !segments.at(i).items.empty() && segments.at(i).items.front().at == 0;
  }
  CHECK(joined == content);
  CHECK(items_begin_pieces);
}

void check_edits(std::string content, std::uint64_t seed, int count) {
  support::RandomEdits edits(seed);
  syntax::Parser parser;
  constexpr text::Offset kSizes[] = {64, 1024, 16 * 1024, kWhole};
  std::vector<Segments> cuts;
  Text text(content);
  for (const text::Offset size : kSizes) cuts.emplace_back(text, size);
  for (int step = 0; step < count; ++step) {
    const text::Edit edit = edits.edit(content);
    content.replace(edit.range.begin, edit.range.size(), edit.replacement);
    text = text.with(edit);
    REQUIRE(text.size() == content.size());
    const std::string scratch = picture_of(content, kWhole, parser);
    for (Segments& cut : cuts) {
      cut = cut.next(text, edit);
      INFO("seed " << seed << " step " << step << " at " << edit.range.begin << " took "
                   << edit.range.size() << " put " << edit.replacement);
      check_pieces(cut, content);
      if (syntax_tests::picture(cut, parser) == scratch) continue;
      std::filesystem::path failed =
          std::filesystem::temp_directory_path() / "hlo-segments-failed.hlo";
      FAIL("records differ from those made from scratch; pieces of " << (&cut - cuts.data()));
    }
  }
}

const char* const kModule =
    R"(HloModule m, is_scheduled=true, entry_computation_layout={(f32[2]{0}, (f32[3]{0}, s32[]))->(f32[2]{0}, f32[3]{0:S(5)})}, replica_count=2

FileNames
1 "a.py"

add (x: f32[], y: f32[]) -> f32[] {
  x = f32[] parameter(0)
  y = f32[] parameter(1)
  ROOT z = f32[] add(x, y), metadata={op_name="a" source_line=3}
}

ENTRY e {
  p = f32[2]{0} parameter(0)
  t = (f32[3]{0}, s32[]) parameter(1)
  g = f32[3]{0} get-tuple-element(t), index=0
  c = f32[2]{0} constant({1, 2})
  s = f32[2]{0} add(p, multiply(f32[2]{0} c, c)), backend_config={"a":"}"}
  r = f32[] reduce(s, c), dimensions={0}, to_apply={
    q0 = f32[] parameter(0)
    q1 = f32[] parameter(1)
    ROOT q2 = f32[] add(q0, q1)
  }
  ROOT o = (f32[2]{0}, f32[3]{0}) tuple(s, t#0)
}
)";

}  // namespace

TEST_CASE("the records of a text do not depend on the size of its pieces") {
  syntax::Parser parser;
  const std::string whole = picture_of(kModule, kWhole, parser);
  for (const text::Offset size : {1U, 16U, 64U, 200U, 500U})
    CHECK(picture_of(kModule, size, parser) == whole);
}

TEST_CASE(
    "what stands behind a comma of the entry layout is read the same, whatever is broken below") {
  syntax::Parser parser;
  for (const char* word : {"->",
                           "->red[]",
                           "}",
                           "})",
                           ")",
                           "))",
                           "(",
                           "()",
                           ",",
                           "f32",
                           "f32[2] f32[3]",
                           "f32[2]->",
                           "f32[2]}",
                           "f32[2])->(s32[]",
                           "\"a\"",
                           "x=1",
                           "=",
                           "{",
                           "/*index=5*/",
                           "\n",
                           "f32[2](",
                           "()->f32[2]",
                           "(->)",
                           "->(",
                           "}, a={b}",
                           "%x"}) {
    for (const char* below : {"a = f32[] parameter(0)", "a = f32[] parameter(0", "}", ""}) {
      const std::string text =
          std::string("HloModule m, entry_computation_layout={(f32[1])->(f32[2], ") + word +
          ", (s32[], f32[3]))}, x=1\n\nENTRY e {\n  " + below + "\n}\n";
      INFO(text);
      const std::string whole = picture_of(text, kWhole, parser);
      for (const text::Offset size : {1U, 16U, 64U}) CHECK(picture_of(text, size, parser) == whole);
    }
  }
}

TEST_CASE("an empty text has no pieces") {
  const Segments none(Text(""), 1024);
  CHECK(none.size() == 0);
  const text::Edit edit{{0, 0}, "a = f32[] parameter(0)\n"};
  CHECK(none.next(Text("").with(edit), edit).size() == 1);
}

TEST_CASE("an edit replaces the piece it touches and shares the others") {
  std::string content = "ENTRY e {\n";
  for (int i = 0; i < 400; ++i)
    content += "  x" + std::to_string(i) + " = f32[2]{0} parameter(" + std::to_string(i) + ")\n";
  content += "}\n";
  const Text text(content);
  Segments before(text, 1024);
  before.mark_unchanged();
  const auto at = static_cast<text::Offset>(content.find("x200 ="));
  const text::Edit edit{{at, at}, "y"};
  const Segments after = before.next(text.with(edit), edit);
  REQUIRE(after.changes().size() == 1);
  CHECK(after.changes()[0].removed == 1);
  CHECK(after.changes()[0].added == 1);
  CHECK(after.fresh().size() == 1);
  CHECK(after.size() == before.size());
}

TEST_CASE("changes far from each other stay apart") {
  std::string content = "ENTRY e {\n";
  for (int i = 0; i < 400; ++i)
    content += "  x" + std::to_string(i) + " = f32[2]{0} parameter(" + std::to_string(i) + ")\n";
  content += "}\n";
  Text text(content);
  Segments cut(text, 1024);
  cut.mark_unchanged();
  const Segments before = cut;
  for (const char* name : {"x390 =", "x10 =", "x200 =", "x11 ="}) {
    const auto at = static_cast<text::Offset>(text.copy().find(name));
    const text::Edit edit{{at, at}, "y"};
    text = text.with(edit);
    cut = cut.next(text, edit);
  }
  REQUIRE(cut.changes().size() == 3);
  for (const syntax::SegmentChange& change : cut.changes()) {
    CHECK(change.removed == 1);
    CHECK(change.added == 1);
    CHECK(before.at(change.old_first).id != cut.at(change.first).id);
  }
  CHECK(cut.fresh().size() == 3);
}

TEST_CASE(
    "after random edits the records are those made from scratch, whatever the size of the pieces") {
  const std::uint64_t seed = support::test_seed();
  for (std::uint64_t i = 0; i < 20; ++i) check_edits(kModule, seed + i, 25);
}

TEST_CASE("after random edits of bytes without meaning the records are those made from scratch") {
  const std::uint64_t seed = support::test_seed();
  for (std::uint64_t i = 0; i < 20; ++i)
    check_edits(support::RandomEdits(seed + i).garbage(2000), seed + i, 10);
}
