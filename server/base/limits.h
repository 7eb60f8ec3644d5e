// Every bound on outside input, each with its reason. They are values that travel with a run and
// not constants, so that a test can set one low and a user can raise one. What stops at a bound
// says so: a problem `truncated`, or an Error kTooLarge. Each bound has a test at it, below it and
// above it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace base {

struct Limits {
  // Offsets in a piece are 32 bits wide and signed arithmetic on them must not wrap.
  std::uint64_t max_text_bytes = (std::uint64_t{1} << 31) - 1;

  // A piece is cut when it reaches this size: an edit parses one piece again, and 16 KiB parse in
  // about a millisecond.
  std::size_t max_piece_bytes = std::size_t{16} << 10;

  // Formatting goes through the whole text at once, and a text without a blank in its place has an
  // edit for every few bytes, each some twenty times as large.
  std::size_t max_formatted_bytes = std::size_t{64} << 20;

  // A token, a signature and an instruction are never cut, so a piece can be longer than wanted: a
  // constant of a hundred megabytes is one token. What is longer than this is left unread, with one
  // problem.
  std::size_t max_parsed_bytes = std::size_t{256} << 20;

  // The parser's runtime counts the children of a node in 16 bits, and what it cannot make sense of
  // becomes the children of one node. A signature of ten thousand parameters stays below this; text
  // without meaning is left unread above it.
  std::size_t max_item_tokens = 60'000;

  // A broken file can give a problem a line. More than this helps nobody, and memory stays bounded.
  std::size_t max_problems = 1000;

  // Shapes are walked recursively; XLA reads 1,000 levels and breaks at 10,000.
  std::size_t max_shape_depth = 1000;

  // Editors freeze on outlines of some ten thousand entries, all of which they lay out at once.
  std::size_t max_symbols = 10'000;

  // Computations are what an outline is for, so they get more room: a large module of a GPU has
  // some thousands. Text without meaning can open one in every two bytes.
  std::size_t max_computation_symbols = 50'000;

  // A label in a list is one line, and editors cut it at about a window's width.
  std::size_t max_label_bytes = 120;

  // Hovers are read in a small window: steps of a path, the half from each end; names in a list;
  // and the text of one shape or attribute.
  std::size_t max_hover_steps = 20;
  std::size_t max_hover_names = 6;
  std::size_t max_hover_bytes = 1000;

  // The log of a build can hold the lines of many modules; more than this nobody reads explained.
  std::size_t max_log_lines = 200'000;

  // A frame of the base protocol holds two short lines; what is longer is no header.
  std::size_t max_header_bytes = std::size_t{8} << 10;

  // No editor keeps a string above half a gigabyte, and JSON doubles it at the most where it is
  // text: each line break takes two bytes.
  std::uint64_t max_message_bytes = std::uint64_t{1} << 30;

  // A message of this size and above is read on the pool: below it, reading takes two milliseconds
  // at the most.
  std::size_t large_message_bytes = std::size_t{256} << 10;

  // What waits for a client that reads slowly. A client that reads at all empties it within a
  // second; above it only what is superseded is dropped.
  std::size_t max_queued_bytes = std::size_t{64} << 20;

  // A packed file of a few kilobytes can unpack to any size; unpacking stops here.
  std::uint64_t max_unpacked_bytes = (std::uint64_t{1} << 31) - 1;

  // JSON is copied and printed recursively. The protocol nests some fifteen levels deep, settings
  // of users hardly more.
  std::size_t max_json_depth = 256;
};

}  // namespace base
