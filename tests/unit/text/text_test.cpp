#include "text/text.h"

#include "tests/support/catch.h"
#include "tests/support/random_edits.h"

namespace {

using text::Text;

// Line starts by the rule: behind `\n`, behind `\r\n`, behind a lone `\r`.
std::vector<text::Offset> line_starts(const std::string& content) {
  std::vector<text::Offset> starts = {0};
  for (std::size_t i = 0; i < content.size(); ++i) {
    const bool is_pair = content[i] == '\r' && i + 1 < content.size() && content[i + 1] == '\n';
    if (content[i] == '\n' || (content[i] == '\r' && !is_pair))
      starts.push_back(static_cast<text::Offset>(i + 1));
  }
  return starts;
}

void check_lines(const Text& text, const std::string& content) {
  const auto starts = line_starts(content);
  REQUIRE(text.line_count() == starts.size());
  bool all_good = true;
  for (std::size_t line = 0; line < starts.size(); ++line) {
    const text::Offset end =
        line + 1 < starts.size() ? starts[line + 1] : static_cast<text::Offset>(content.size());
    all_good = all_good &&
               text.line_range(static_cast<text::Offset>(line)) == text::Range{starts[line], end};
    all_good = all_good && text.line_of(starts[line]) == line;
    if (end > starts[line]) all_good = all_good && text.line_of(end - 1) == line;
  }
  CHECK(all_good);
}

}  // namespace

TEST_CASE("a text that was edited many times holds what a string would") {
  support::RandomEdits edits(support::test_seed());
  std::string content = edits.garbage(40000);
  Text text(content);
  for (int step = 0; step < 400; ++step) {
    const text::Edit edit = edits.edit(content);
    const Text before = text;
    const std::string content_before = step % 40 == 0 ? content : "";
    content.replace(edit.range.begin, edit.range.size(), edit.replacement);
    text = text.with(edit);
    REQUIRE(text.size() == content.size());
    const auto at = static_cast<text::Offset>(edits.below(content.size() + 1));
    const text::Range range{at, at + static_cast<text::Offset>(edits.below(20000))};
    REQUIRE(text.slice(range).bytes() ==
            std::string_view(content).substr(range.begin, range.size()));
    if (step % 40 != 0) continue;
    REQUIRE(text.copy() == content);
    REQUIRE(before.copy() == content_before);
    check_lines(text, content);
  }
}

TEST_CASE("lines end at any of the three line breaks, also where an edit puts them together") {
  Text text(std::string("a\r\nb\rc\nd"));
  check_lines(text, "a\r\nb\rc\nd");
  text = text.with({{2, 2}, "x"});
  check_lines(text, "a\rx\nb\rc\nd");
  text = text.with({{2, 3}, ""});
  check_lines(text, "a\r\nb\rc\nd");
}

TEST_CASE("a line break over the border of two blocks is one") {
  const std::string content =
      std::string(16 * 1024 - 1, 'a') + "\r\n" + std::string(16 * 1024, 'b') + "\n";
  check_lines(Text(content), content);
}

TEST_CASE("an empty text has one empty line") {
  const Text text;
  CHECK(text.size() == 0);
  CHECK(text.line_count() == 1);
  CHECK(text.line_range(0) == text::Range{0, 0});
  CHECK(text.slice({0, 10}).bytes().empty());
  CHECK(text.chunk_at(0).bytes().empty());
}

TEST_CASE("a slice outlives its text") {
  text::Slice slice;
  {
    Text text(std::string(100000, 'z'));
    slice = text.slice({5, 9});
  }
  CHECK(slice.bytes() == "zzzz");
}

TEST_CASE("a slice of an unedited text is handed out without a copy") {
  const Text text(std::string(100000, 'z'));
  CHECK(text.slice({0, 100000}).bytes().data() + 40000 ==
        text.slice({40000, 40001}).bytes().data());
}
