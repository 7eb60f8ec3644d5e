// What the fuzzers run on each input. A target is deterministic in its bytes; what must hold is
// told with `must`, which ends the process, as both libFuzzer and the tests see. libFuzzer enters
// through entry.cpp.in, the tests run the same targets over the committed inputs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fuzz {

// Parsing from scratch ends with a sound tree; edits of it give, where the text has no error, the
// tree that parsing from scratch gives.
void grammar(std::string_view input);
// Opening and editing a text tells what opening the result from scratch tells, in places of the
// text.
void analysis(std::string_view input);
// A byte stream gives the same messages however it is cut, and every message has an answer.
void framing(std::string_view input);

// The last bytes of an input choose what is done to the rest, so that any text is an input.
struct Storm {
  std::string text;
  std::uint64_t seed = 0;
};
Storm storm_of(std::string_view input);

// Throws what does not hold.
void must(bool holds, std::string_view what);

}  // namespace fuzz
