#include "offload/profile.h"

#include <array>

namespace offload {
namespace {

// From the oldest to the newest.
constexpr std::array kProfiles = {
    Profile{.name = "2026-11", .state = "V8", .has_error_code = true},
};

struct BackendName {
  Backend backend;
  std::string_view name;
};

constexpr std::array kBackends = {
    BackendName{Backend::kTpu, "tpu"},
    BackendName{Backend::kGpu, "gpu"},
    BackendName{Backend::kCpu, "cpu"},
};

}  // namespace

const Profile& newest_profile() { return kProfiles.back(); }

std::span<const Profile> profiles() { return kProfiles; }

std::optional<Backend> find_backend(std::string_view name) {
  for (const BackendName& row : kBackends)
    if (row.name == name) return row.backend;
  return std::nullopt;
}

std::string_view backend_name(Backend backend) {
  for (const BackendName& row : kBackends)
    if (row.backend == backend) return row.name;
  return "";
}

}  // namespace offload
