#include <algorithm>
#include <string>
#include <vector>

#include "rpc/framing.h"
#include "rpc/message.h"
#include "tests/fuzz/targets.h"

namespace fuzz {
namespace {

struct Read {
  std::vector<std::string> bodies;
  std::string why_poisoned;
  bool is_between_frames = false;

  bool operator==(const Read&) const = default;
};

Read read_in_pieces(std::string_view bytes, std::size_t piece) {
  rpc::FrameReader reader(base::Limits{});
  Read read;
  for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size()))) {
    reader.feed(bytes.substr(0, piece));
    rpc::Frame frame = reader.next();
    for (; frame.kind == rpc::Frame::Kind::kMessage; frame = reader.next())
      read.bodies.push_back(std::move(frame.text));
    if (frame.kind == rpc::Frame::Kind::kPoisoned) read.why_poisoned = frame.text;
  }
  read.is_between_frames = reader.is_between_frames();
  return read;
}

// What we say of a body that is no message is a message itself.
void check_message(std::string_view body) {
  const auto message = rpc::parse_message(body);
  if (message) return;
  const auto& fault = message.error();
  const auto answer = rpc::parse_message(rpc::error_text(fault.id, fault.code, fault.message));
  must(answer && std::holds_alternative<rpc::Response>(*answer), "a fault can be answered");
}

}  // namespace

void framing(std::string_view input) {
  check_message(input);
  const auto [bytes, seed] = storm_of(input);
  const Read whole = read_in_pieces(bytes, std::max<std::size_t>(1, bytes.size()));
  must(whole == read_in_pieces(bytes, 1 + seed % 17), "messages do not depend on how bytes arrive");
  for (const std::string& body : whole.bodies) check_message(body);
}

}  // namespace fuzz
