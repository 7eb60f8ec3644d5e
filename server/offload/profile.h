#pragma once

// What differs between compiler versions and back ends: a table, and a parameter of every run. A
// profile says which rules of the pass are on; the tracker asks it for a rule and never for a
// version. Its name is one of those users write (docs/offload.md); releases of libtpu and of jax
// are other names for the profile of their time, with exactly the rules of that release.

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace offload {

enum class Backend { kTpu, kGpu, kCpu };

struct Profile {
  std::string_view name;   // "2026-11"
  std::string_view state;  // "V8"

  // Verdicts.
  bool computes_on_host = false;      // what computes on a host value is host compute, no error
  bool skips_host_positions = false;  // a walk goes into no position that is in host memory already
  bool carries_conditionals = false;  // a conditional is a path operation
  bool carries_loops_behind_slices = false;  // so are tuples, loops and barriers behind a slice
  bool finds_annotations_whole = false;      // a tuple-shaped one in mid-path
  bool nests_tuples = false;                 // an element of an element has its place
  bool copies_by_operand = false;            // a start may have several operands
  bool keeps_moves_to_device = false;        // their users stay with them until the end
  bool ends_quietly_upwards = false;         // a base that is computed is no error
  bool carries_transfers = false;            // send and recv are path operations
  bool sets_whole_values = false;            // a value without a layout of its own may become host
  bool counts_whole_values = false;          // a reduce to a tuple behind a slice is fine
  bool names_whole_values = false;    // an element of a whole value is refused before it is set
  bool follows_whole_values = false;  // ... and is followed
  bool settles_update_slices_last = false;  // behind all walks, by where base and update are
  bool counts_broadcast_uses = false;       // under an update slice; one is fine
  bool splits_buffers = false;              // an allocated buffer that the device uses too
  bool splits_buffers_of_tuples = false;    // ... and that a tuple holds twice
  bool makes_buffers_first = false;         // the buffer of a broadcast in front of the walk
  bool aliases_by_output = false;           // a custom call leads to the output of the pair
  bool sorts_by_operand = false;            // a sort leads to the element of its operand
  bool verifies_slices = false;             // on GPU, behind the pass
  bool legalizes_parameters = false;        // the legalizer may come to an entry parameter

  // Texts.
  bool has_error_code = false;      // E1200 with its code and page
  bool has_long_warning = false;    // of host compute
  bool prints_trace = false;        // in front of E1200
  bool numbers_parameters = false;  // in the log

  bool operator==(const Profile&) const = default;
};

const Profile& newest_profile();
std::span<const Profile> profiles();  // by name, from the oldest to the newest
// By name, or by an alias: libtpu-0.0.41, jax-0.10.2.
std::optional<Profile> find_profile(std::string_view name);
// What find_profile takes, for messages.
std::string profile_names();

std::optional<Backend> find_backend(std::string_view name);
std::string_view backend_name(Backend backend);

}  // namespace offload
