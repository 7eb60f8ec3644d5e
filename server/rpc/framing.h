#pragma once

// Frames of the base protocol: `Content-Length: N`, an empty line, N bytes. FrameReader cuts a byte
// stream into messages. Pure: it neither reads nor writes; feed it what arrived, take what is
// whole. After a bad header it stays poisoned: the peer is out of step, and nothing later can be
// trusted. Lines may end with a line feed alone; names are read in any case; fields that nobody
// knows are passed over. Memory grows with what has arrived, never with a number in a header.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace rpc {

struct Frame {
  enum class Kind : std::uint8_t { kMessage, kNeedMore, kPoisoned };

  Kind kind = Kind::kNeedMore;
  std::string text;  // the body of a message, or what is wrong with a header

  friend bool operator==(const Frame&, const Frame&) = default;
};

class FrameReader {
 public:
  explicit FrameReader(const base::Limits& limits) : limits_(limits) {}

  void feed(std::string_view bytes);
  // Call until it has no message. kPoisoned is answered for ever.
  Frame next();
  // Whether all that was fed is taken: an input that ends elsewhere is torn.
  bool is_between_frames() const;

 private:
  bool read_header();
  void read_line(std::string_view line);
  void read_length(std::string_view value);
  void begin_body();
  void poison(std::string why);

  base::Limits limits_;
  std::string waiting_;    // bytes behind the body that is being read
  std::size_t begin_ = 0;  // of what is not taken yet in waiting_
  std::size_t line_searched_ = 0;
  std::size_t header_bytes_ = 0;
  std::optional<std::uint64_t> length_;
  bool is_in_body_ = false;
  std::string body_;
  std::string why_poisoned_;
};

// What goes in front of a body of that size.
std::string frame_head(std::size_t body_bytes);
std::string frame(std::string_view body);

}  // namespace rpc
