#include "session/documents.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "text/encoding.h"

namespace {

using session::Document;
using session::Documents;
using text::PositionEncoding;

Document document_with(std::string_view content) {
  Document document;
  document.uri = "file:///a.hlo";
  document.text = text::Text(std::string(content));
  return document;
}

protocol::TextDocumentContentChangeEvent replace(protocol::Position start, protocol::Position end,
                                                 std::string text) {
  return {protocol::Range{start, end}, std::move(text)};
}

protocol::TextDocumentContentChangeEvent whole(std::string text) {
  return {std::nullopt, std::move(text)};
}

std::optional<session::Refused> change(
    Document& document, std::vector<protocol::TextDocumentContentChangeEvent> changes,
    PositionEncoding encoding = PositionEncoding::kUtf16) {
  return Documents::change(document, {{document.uri, 2}, std::move(changes)}, encoding, {});
}

std::string changed(std::string_view before,
                    std::vector<protocol::TextDocumentContentChangeEvent> changes,
                    PositionEncoding encoding = PositionEncoding::kUtf16) {
  Document document = document_with(before);
  const auto refused = change(document, std::move(changes), encoding);
  CHECK_FALSE(refused);
  // The edits lead from the text of the snapshot to that of now.
  text::Text replayed{std::string(before)};
  for (const session::RevisedEdit& edit : document.edits) replayed = replayed.with(edit.edit);
  CHECK(replayed.copy() == document.text.copy());
  return document.text.copy();
}

// a, smile, b: one byte, four bytes; one unit, two units; one character, one character.
const std::string kAstral =
    "a\xf0\x9f\x98\x80"
    "b\n";

}  // namespace

TEST_CASE("F09: columns are counted in the units that were agreed on") {
  CHECK(changed(kAstral, {replace({0, 3}, {0, 4}, "X")}) == "a\xf0\x9f\x98\x80X\n");
  CHECK(changed(kAstral, {replace({0, 5}, {0, 6}, "X")}, PositionEncoding::kUtf8) ==
        "a\xf0\x9f\x98\x80X\n");
  CHECK(changed(kAstral, {replace({0, 2}, {0, 3}, "X")}, PositionEncoding::kUtf32) ==
        "a\xf0\x9f\x98\x80X\n");
}

TEST_CASE("F11: line ends of all three kinds count, and toggling them all is one change") {
  CHECK(changed("a\r\nb\rc\nd", {replace({3, 0}, {3, 1}, "D")}) == "a\r\nb\rc\nD");
  CHECK(changed("a\rb", {replace({1, 0}, {1, 0}, "\n")}) == "a\r\nb");
  CHECK(changed("ab", {replace({0, 1}, {0, 1}, "\r\n"), replace({1, 0}, {1, 0}, "x")}) ==
        "a\r\nxb");
  CHECK(changed("a\nb\nc\n", {whole("a\r\nb\r\nc\r\n")}) == "a\r\nb\r\nc\r\n");
  CHECK(changed("a\r\nb", {replace({0, 1}, {1, 0}, "\n")}) == "a\nb");
}

TEST_CASE("F12: a position behind the end of its line or of the text is clamped") {
  CHECK(changed("ab\ncd", {replace({0, 99}, {0, 99}, "X")}) == "abX\ncd");
  CHECK(changed("ab\ncd", {replace({99, 0}, {99, 7}, "X")}) == "ab\ncdX");
  CHECK(changed("ab\ncd", {replace({0, 0}, {99, 0}, "X")}) == "X");
  CHECK(changed("", {replace({0, 0}, {5, 5}, "X")}) == "X");
}

TEST_CASE(
    "F13: a range that ends before it begins leaves the document out of step until its whole "
    "text comes") {
  Document document = document_with("ab\ncd");
  CHECK(change(document, {replace({1, 1}, {0, 0}, "X")}) == session::Refused::kImpossibleChange);
  CHECK_FALSE(document.is_in_step);
  CHECK(document.text.copy() == "ab\ncd");
  CHECK(change(document, {replace({0, 0}, {0, 0}, "X")}) == session::Refused::kOutOfStep);
  CHECK(document.text.copy() == "ab\ncd");
  CHECK_FALSE(change(document, {whole("new")}));
  CHECK(document.is_in_step);
  CHECK(document.text.copy() == "new");
}

TEST_CASE("F13: a whole text behind an impossible range in one notification heals at once") {
  Document document = document_with("ab");
  CHECK_FALSE(change(document,
                     {replace({0, 2}, {0, 1}, "X"), whole("new"), replace({0, 3}, {0, 3}, "er")}));
  CHECK(document.text.copy() == "newer");
}

TEST_CASE("a text above the limit is refused as an impossible change") {
  Document document = document_with("abcd");
  base::Limits limits;
  limits.max_text_bytes = 5;
  const auto insert = [&](std::string text) {
    return Documents::change(document,
                             {{document.uri, 2}, {replace({0, 0}, {0, 0}, std::move(text))}},
                             PositionEncoding::kUtf16, limits);
  };
  CHECK_FALSE(insert("x"));
  CHECK(insert("y") == session::Refused::kImpossibleChange);
  CHECK(document.text.copy() == "xabcd");
}

TEST_CASE("F14: each of several changes is made on the result of the last") {
  CHECK(changed("abc", {replace({0, 0}, {0, 1}, "xyz"), replace({0, 3}, {0, 4}, ""),
                        replace({0, 0}, {0, 0}, "\n"), replace({1, 0}, {1, 1}, "Q")}) == "\nQyzc");
}

TEST_CASE("F47: two spellings of a URI are one document, and the opened spelling is kept") {
  Documents documents;
  documents.open({"file:///C%3A/a%20b.hlo", "hlo", 1, "x"});
  REQUIRE(documents.find("FILE:///c:/a b.hlo"));
  CHECK(documents.find("FILE:///c:/a b.hlo")->uri == "file:///C%3A/a%20b.hlo");
  CHECK_FALSE(documents.find("file:///c:/A b.hlo"));
  CHECK(session::uri_key("%") == "%");
  CHECK(session::uri_key("untitled:A%2") == "untitled:A%2");
}

TEST_CASE("places move with the text that stands in front of them") {
  const text::Edit edit{{4, 6}, "xyz"};
  CHECK(session::moved(3, edit) == 3);
  CHECK(session::moved(4, edit) == 4);
  CHECK(session::moved(5, edit) == 4);
  CHECK(session::moved(6, edit) == 7);
  const text::Edit insertion{{4, 4}, "xy"};
  CHECK(session::moved(4, insertion) == 6);
}

TEST_CASE(
    "a snapshot answers those who wait for its revision or an older one, at places moved to it") {
  Document document = document_with("abc");
  document.waiting.push_back({rpc::Id(1), 1, {2}, false, nullptr});
  change(document, {replace({0, 0}, {0, 0}, "12")});
  document.waiting.push_back({rpc::Id(2), 2, {4}, false, nullptr});
  change(document, {replace({0, 0}, {0, 0}, "3")});
  document.waiting.push_back({rpc::Id(3), 3, {5}, false, nullptr});
  const auto ready =
      Documents::take_snapshot(document, std::make_shared<analysis::Snapshot>(), 2, 2);
  REQUIRE(ready.size() == 2);
  CHECK(ready[0].places == std::vector<text::Offset>{4});
  CHECK(ready[1].places == std::vector<text::Offset>{4});
  REQUIRE(document.waiting.size() == 1);
  CHECK(document.waiting[0].id == rpc::Id(3));
  CHECK(document.edits.size() == 1);
}
