#include "text/edit_chain.h"

#include <random>
#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace {

using text::Edit;

std::string applied(std::string text, const std::vector<Edit>& edits) {
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->range.begin, edit->range.size(), edit->replacement);
  return text;
}

std::vector<Edit> whole(text::Offset size, const std::vector<std::vector<Edit>>& sets) {
  text::EditChain chain(size);
  for (const auto& edits : sets) chain.add(edits);
  return chain.whole();
}

}  // namespace

TEST_CASE("one set of edits stays what it is") {
  const std::vector<Edit> edits = {{{1, 2}, "x"}, {{4, 4}, "new"}, {{6, 9}, ""}};
  CHECK(whole(10, {edits}) == edits);
  CHECK(whole(10, {}).empty());
}

TEST_CASE("what a later set takes of an earlier one is never put in") {
  // abcdef -> abXYZef -> abXef
  CHECK(whole(6, {{{{2, 4}, "XYZ"}}, {{{3, 5}, ""}}}) == std::vector<Edit>{{{2, 4}, "X"}});
  // abcdef -> abXcdef -> abdef: all that came is gone again, and more
  CHECK(whole(6, {{{{2, 2}, "X"}}, {{{2, 4}, ""}}}) == std::vector<Edit>{{{2, 3}, ""}});
}

TEST_CASE("edits at both ends of a text keep their places") {
  CHECK(whole(3, {{{{0, 0}, "a"}, {{3, 3}, "b"}}, {{{0, 0}, "c"}, {{5, 5}, "d"}}}) ==
        std::vector<Edit>{{{0, 0}, "ca"}, {{3, 3}, "bd"}});
  CHECK(whole(0, {{{{0, 0}, "a"}}}) == std::vector<Edit>{{{0, 0}, "a"}});
}

TEST_CASE("random sets of edits lead to the same text as one set") {
  const unsigned seed = 20'261;
  std::mt19937 random(seed);
  const auto below = [&](std::size_t end) {
    return static_cast<text::Offset>(random() % (end + 1));
  };
  for (int round = 0; round < 300; ++round) {
    INFO("seed " << seed << " round " << round);
    const std::string start(below(20), 'a');
    text::EditChain chain(static_cast<text::Offset>(start.size()));
    std::string now = start;
    for (int set = 0; set < 4; ++set) {
      std::vector<Edit> edits;
      for (text::Offset at = below(4); at <= now.size(); at += below(6) + 1) {
        const auto end = std::min(static_cast<text::Offset>(now.size()), at + below(3));
        edits.push_back({{at, end}, std::string(below(3), static_cast<char>('b' + set))});
        at = end;
      }
      chain.add(edits);
      now = applied(now, edits);
    }
    CHECK(applied(start, chain.whole()) == now);
  }
}
