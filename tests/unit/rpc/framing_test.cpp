#include "rpc/framing.h"

#include <random>
#include <vector>

#include "tests/support/catch.h"

namespace {

using rpc::Frame;
using rpc::FrameReader;
using Kind = Frame::Kind;
using Bodies = std::vector<std::string>;

// What a reader made of its input: the messages, and why it stopped where it did.
struct Read {
  Bodies bodies;
  std::string why;
  bool is_between_frames = false;
};

void take(FrameReader& reader, Read& read) {
  Frame frame = reader.next();
  for (; frame.kind == Kind::kMessage; frame = reader.next()) {
    read.bodies.push_back(std::move(frame.text));
  }
  if (frame.kind == Kind::kPoisoned) read.why = frame.text;
}

Read read_in_pieces(std::string_view bytes, std::size_t piece, const base::Limits& limits = {}) {
  FrameReader reader(limits);
  Read read;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    reader.feed(bytes.substr(at, piece));
    take(reader, read);
  }
  read.is_between_frames = reader.is_between_frames();
  return read;
}

Read read_whole(std::string_view bytes, const base::Limits& limits = {}) {
  return read_in_pieces(bytes, bytes.size() + 1, limits);
}

// However the bytes are cut, the same messages come out.
void check_read(std::string_view bytes, const Bodies& expected) {
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
    const Read read = read_in_pieces(bytes, piece);
    CAPTURE(bytes, piece, read.why);
    REQUIRE(read.bodies == expected);
    REQUIRE(read.why.empty());
    REQUIRE(read.is_between_frames);
  }
}

void check_poisoned(std::string_view bytes, std::string_view part) {
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, bytes.size()}) {
    const Read read = read_in_pieces(bytes, piece);
    CAPTURE(bytes, piece, read.why);
    CHECK(read.bodies.empty());
    CHECK(read.why.find(part) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("F29: several frames are read however their bytes are cut") {
  const std::string binary("{\"a\":\"\r\n\r\n\0Content-Length: 9\xff\"}", 30);
  check_read(rpc::frame("{}") + rpc::frame(binary) + rpc::frame("") + rpc::frame("[1,2]"),
             {"{}", binary, "", "[1,2]"});
}

TEST_CASE("F29: a header may leave out blanks, use any case and bring other fields") {
  check_read("Content-Length:2\r\n\r\n{}", {"{}"});
  check_read("content-LENGTH \t:  2 \r\n\r\n{}", {"{}"});
  check_read("X-Trace: a: b\r\nContent-Length: 2\r\nX-Other:\r\n\r\n{}", {"{}"});
  check_read("Content-Length: 2\r\nContent-Length: 02\r\n\r\n{}", {"{}"});
}

TEST_CASE("F29: an extra Content-Type is accepted where it means UTF-8") {
  for (const char* type :
       {"application/vscode-jsonrpc; charset=utf-8", "application/vscode-jsonrpc;charset=UTF8",
        "application/json", "text/plain; Charset = \"utf-8\" ; v=1", ""}) {
    const std::string field = std::string("Content-Type: ") + type + "\r\n";
    check_read(field + "Content-Length: 2\r\n\r\n{}", {"{}"});
    check_read("Content-Length: 2\r\n" + field + "\r\n{}", {"{}"});
  }
  check_poisoned("Content-Length: 2\r\nContent-Type: text/plain; charset=latin1\r\n\r\n{}",
                 "`latin1` is not utf-8");
  check_poisoned("Content-Length: 2\r\nContent-Type: a; charset\r\n\r\n{}", "is not utf-8");
}

TEST_CASE("F29: lines may end with a line feed alone") {
  check_read("Content-Length: 2\n\n{}Content-Length: 3\r\n\n[1]Content-Length: 2\n\r\n{}",
             {"{}", "[1]", "{}"});
}

TEST_CASE("a header without one sound length poisons the stream") {
  check_poisoned("\r\n", "no Content-Length");
  check_poisoned("X-Trace: 1\r\n\r\n{}", "no Content-Length");
  for (const char* value : {"", "-1", "+1", "1 2", "0x10", "1.0", "two", "2,2"}) {
    const std::string named = std::string("`") + value + "` is no Content-Length";
    check_poisoned(std::string("Content-Length: ") + value + "\r\n\r\n{}", named);
  }
  check_poisoned("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "two lengths, 2 and 3");
}

TEST_CASE("text that is no header poisons the stream at its first line") {
  check_poisoned("{\"jsonrpc\":\"2.0\"\r\n}", "`{\"jsonrpc\"");
  check_poisoned("hello\n", "`hello`");
  check_poisoned(": 5\r\n\r\n", "`: 5`");
  check_poisoned(std::string("\x16\x03\x01\0\n", 5), "`????`");
}

TEST_CASE("a poisoned reader answers the same for ever and keeps nothing") {
  FrameReader reader({});
  reader.feed(rpc::frame("{}") + "garbage\n" + rpc::frame("[]"));
  CHECK(reader.next() == Frame{Kind::kMessage, "{}"});
  const Frame poisoned = reader.next();
  CHECK(poisoned.kind == Kind::kPoisoned);
  reader.feed(rpc::frame("[]"));
  CHECK(reader.next() == poisoned);
}

TEST_CASE("a request of a browser is refused for what it is") {
  for (const char* line : {"GET / HTTP/1.1", "POST /x HTTP/1.1", "OPTIONS * HTTP/1.1"}) {
    check_poisoned(std::string(line) + "\r\nHost: localhost\r\n", "HTTP");
  }
  const std::string smuggled = rpc::frame("{}");
  check_poisoned("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n" + smuggled, "HTTP");
}

TEST_CASE("a message may be as large as the bound and no larger") {
  base::Limits limits;
  limits.max_message_bytes = 5;
  CHECK(read_whole(rpc::frame("1234"), limits).bodies == Bodies{"1234"});
  CHECK(read_whole(rpc::frame("12345"), limits).bodies == Bodies{"12345"});
  const std::string why = read_whole(rpc::frame("123456"), limits).why;
  CHECK(why == "a message of 6 bytes is larger than 5");
}

TEST_CASE("a huge length is refused, and one within the bound takes no memory by itself") {
  check_poisoned("Content-Length: 18446744073709551615\r\n\r\n", "is larger than");
  check_poisoned("Content-Length: 18446744073709551616\r\n\r\n", "is larger than");
  check_poisoned("Content-Length: 99999999999999999999999999\r\n\r\n", "is larger than");
  base::Limits limits;
  limits.max_message_bytes = ~std::uint64_t{0};
  const Read read = read_whole("Content-Length: 18446744073709551615\r\n\r\n{", limits);
  CHECK(read.why.empty());
  CHECK(!read.is_between_frames);
}

TEST_CASE("a header may be as long as the bound and no longer, ended or not") {
  base::Limits limits;
  limits.max_header_bytes = 60;
  const std::string length = "Content-Length: 2\r\n";
  for (const std::size_t header : {59u, 60u, 61u}) {
    const std::size_t filled = header - length.size() - std::string_view("X: \r\n\r\n").size();
    const std::string bytes = length + "X: " + std::string(filled, 'x') + "\r\n\r\n{}";
    CAPTURE(header);
    for (const std::size_t piece : {std::size_t{1}, bytes.size()}) {
      const Read read = read_in_pieces(bytes, piece, limits);
      CHECK(read.bodies.size() == (header <= 60 ? 1 : 0));
      CHECK(read.why == (header <= 60 ? "" : "a header is longer than 60 bytes"));
    }
  }
  CHECK(read_whole(std::string(60, 'x'), limits).why.empty());
  CHECK(read_whole(std::string(61, 'x'), limits).why == "a header is longer than 60 bytes");
  CHECK(read_whole(std::string(100'000, 'x') + "\n", limits).why ==
        "a header is longer than 60 bytes");
}

TEST_CASE("an input that ends inside a frame is torn, wherever it ends") {
  const std::string bytes = rpc::frame("{}");
  for (std::size_t size = 1; size < bytes.size(); ++size) {
    CAPTURE(size);
    CHECK(!read_whole(std::string_view(bytes).substr(0, size)).is_between_frames);
  }
  CHECK(read_whole(bytes).is_between_frames);
}

TEST_CASE("random bytes are read to the same end in one piece and byte by byte") {
  std::mt19937 random(11);
  const std::string_view letters = "Content-Length: 012\r\n\r\n{}:";
  std::size_t poisoned = 0;
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = round % 2 == 0 ? rpc::frame("{}") : "";
    const std::size_t size = random() % 60;
    for (std::size_t i = 0; i < size; ++i) bytes += letters[random() % letters.size()];
    const Read whole = read_whole(bytes);
    const Read bytewise = read_in_pieces(bytes, 1);
    CAPTURE(bytes);
    REQUIRE(whole.bodies == bytewise.bodies);
    REQUIRE(whole.why == bytewise.why);
    if (!whole.why.empty()) ++poisoned;
  }
  CHECK(poisoned > 100);
}

TEST_CASE("a frame is its length in bytes and its body") {
  CHECK(rpc::frame("{}") == "Content-Length: 2\r\n\r\n{}");
  CHECK(rpc::frame("\xc3\xa9") == "Content-Length: 2\r\n\r\n\xc3\xa9");
  CHECK(rpc::frame("") == "Content-Length: 0\r\n\r\n");
}
