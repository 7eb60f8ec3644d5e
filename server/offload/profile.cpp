#include "offload/profile.h"

#include <array>
#include <charconv>
#include <compare>
#include <cstddef>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace offload {
namespace {

// A release of libtpu or jax. Further parts (0.0.48.1) count for nothing.
struct Release {
  int major = 0;
  int minor = 0;
  int patch = 0;

  auto operator<=>(const Release&) const = default;
};

struct Named {
  std::string_view name;
  std::string_view state;
  Release since;  // the first libtpu release
};

// From the oldest to the newest.
constexpr std::array kNames = {
    Named{"2024", "V0", {0, 0, 0}},     Named{"2025a", "V3", {0, 0, 5}},
    Named{"2025b", "V3", {0, 0, 19}},   Named{"2025c", "V4", {0, 0, 27}},
    Named{"2026-02", "V4", {0, 0, 35}}, Named{"2026-05", "V6", {0, 0, 41}},
    Named{"2026-09", "V7", {0, 0, 49}}, Named{"2026-11", "V8", {0, 0, 51}},
};

struct Rule {
  bool Profile::* rule;
  Release since;  // the first libtpu release it was measured in
};

constexpr std::array kRules = {
    Rule{&Profile::computes_on_host, {0, 0, 5}},
    Rule{&Profile::nests_tuples, {0, 0, 5}},
    Rule{&Profile::settles_update_slices_last, {0, 0, 11}},
    Rule{&Profile::counts_broadcast_uses, {0, 0, 15}},
    Rule{&Profile::legalizes_parameters, {0, 0, 15}},
    Rule{&Profile::has_long_warning, {0, 0, 15}},
    Rule{&Profile::prints_trace, {0, 0, 15}},
    Rule{&Profile::skips_host_positions, {0, 0, 19}},
    Rule{&Profile::carries_conditionals, {0, 0, 19}},
    Rule{&Profile::names_whole_values, {0, 0, 23}},
    Rule{&Profile::numbers_parameters, {0, 0, 24}},
    Rule{&Profile::splits_buffers, {0, 0, 24}},
    Rule{&Profile::carries_loops_behind_slices, {0, 0, 27}},
    Rule{&Profile::splits_buffers_of_tuples, {0, 0, 34}},
    Rule{&Profile::has_error_code, {0, 0, 35}},
    Rule{&Profile::sets_whole_values, {0, 0, 37}},
    Rule{&Profile::carries_transfers, {0, 0, 41}},
    Rule{&Profile::copies_by_operand, {0, 0, 41}},
    Rule{&Profile::verifies_slices, {0, 0, 41}},
    Rule{&Profile::keeps_moves_to_device, {0, 0, 41}},
    Rule{&Profile::ends_quietly_upwards, {0, 0, 41}},
    Rule{&Profile::makes_buffers_first, {0, 0, 41}},
    Rule{&Profile::follows_whole_values, {0, 0, 49}},
    Rule{&Profile::counts_whole_values, {0, 0, 49}},
    Rule{&Profile::sorts_by_operand, {0, 0, 49}},
    Rule{&Profile::finds_annotations_whole, {0, 0, 51}},
    Rule{&Profile::aliases_by_output, {0, 0, 51}},
};

struct Pin {
  Release jax;
  Release libtpu;
};

// What releases of jax ask for; one in between has the libtpu of the one before, or a later one.
constexpr std::array kPins = {
    Pin{{0, 0, 0}, {0, 0, 2}},   Pin{{0, 4, 36}, {0, 0, 5}},  Pin{{0, 5, 0}, {0, 0, 8}},
    Pin{{0, 5, 3}, {0, 0, 11}},  Pin{{0, 6, 0}, {0, 0, 13}},  Pin{{0, 6, 2}, {0, 0, 17}},
    Pin{{0, 7, 0}, {0, 0, 19}},  Pin{{0, 7, 2}, {0, 0, 23}},  Pin{{0, 8, 0}, {0, 0, 24}},
    Pin{{0, 8, 1}, {0, 0, 30}},  Pin{{0, 8, 3}, {0, 0, 32}},  Pin{{0, 9, 0}, {0, 0, 34}},
    Pin{{0, 9, 1}, {0, 0, 35}},  Pin{{0, 9, 2}, {0, 0, 37}},  Pin{{0, 10, 0}, {0, 0, 40}},
    Pin{{0, 10, 1}, {0, 0, 41}}, Pin{{0, 10, 2}, {0, 0, 42}}, Pin{{0, 11, 2}, {0, 0, 48}},
    Pin{{0, 12, 0}, {0, 0, 50}},
};

constexpr Profile profile_of(Release libtpu) {
  Profile profile;
  for (const Named& named : kNames) {
    if (libtpu < named.since) continue;
    profile.name = named.name;
    profile.state = named.state;
  }
  for (const Rule& rule : kRules) profile.*rule.rule = rule.since <= libtpu;
  return profile;
}

// A name alone means the last release that has it.
constexpr std::array<Profile, kNames.size()> all_profiles() {
  std::array<Profile, kNames.size()> out;
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const bool is_last = i + 1 == kNames.size();
    Release last = is_last ? kNames[i].since : kNames[i + 1].since;
    if (!is_last) --last.patch;
    out[i] = profile_of(last);
  }
  return out;
}

constexpr std::array kProfiles = all_profiles();

// Nothing where the text is no release.
std::optional<Release> read_release(std::string_view text) {
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parts[i]);
    if (error != std::errc{} || parts[i] < 0) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const bool is_last = i + 1 == parts.size();
    if (is_last && (text.empty() || text.front() == '.')) break;
    if (is_last || !text.starts_with('.')) return std::nullopt;
    text.remove_prefix(1);
  }
  return Release{parts[0], parts[1], parts[2]};
}

Release libtpu_of(Release jax) {
  Release libtpu;
  for (const Pin& pin : kPins)
    if (pin.jax <= jax) libtpu = pin.libtpu;
  return libtpu;
}

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

std::optional<Profile> find_profile(std::string_view name) {
  for (const Profile& profile : kProfiles)
    if (profile.name == name) return profile;
  constexpr std::string_view kLibtpu = "libtpu-";
  constexpr std::string_view kJax = "jax-";
  if (name.starts_with(kLibtpu)) {
    if (const auto release = read_release(name.substr(kLibtpu.size()))) return profile_of(*release);
  } else if (name.starts_with(kJax)) {
    if (const auto release = read_release(name.substr(kJax.size())))
      return profile_of(libtpu_of(*release));
  }
  return std::nullopt;
}

std::string profile_names() {
  std::vector<std::string_view> names;
  for (const Profile& profile : kProfiles) names.push_back(profile.name);
  return fmt::format("{}, libtpu-X.Y.Z, jax-X.Y.Z", fmt::join(names, ", "));
}

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
