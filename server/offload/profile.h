#pragma once

// What differs between compiler versions and back ends: a table, and a parameter of every run. The
// names are those users write (docs/offload.md). A row says which rules of the pass are on; the
// tracker asks the row and never a version. This release knows the newest profile; the rows of
// older compilers are added to the table and to nothing else.

#include <optional>
#include <span>
#include <string_view>

namespace offload {

enum class Backend { kTpu, kGpu, kCpu };

struct Profile {
  std::string_view name;   // "2026-11"
  std::string_view state;  // "V8"
  bool has_error_code;     // messages carry the code E1200 and its page

  bool operator==(const Profile&) const = default;
};

const Profile& newest_profile();
std::span<const Profile> profiles();
std::optional<Backend> find_backend(std::string_view name);
std::string_view backend_name(Backend backend);

}  // namespace offload
