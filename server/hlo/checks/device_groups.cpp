#include "hlo/checks/device_groups.h"

#include "hlo/scan.h"

namespace hlo {
namespace {

// `[number of groups, size]<=...`
std::optional<DeviceGroups> read_rule(Scan& scan) {
  const auto count = scan.integer();
  if (!count || *count <= 0 || !scan.take(',')) return std::nullopt;
  const auto size = scan.integer();
  if (!size || *size <= 0 || !scan.take(']')) return std::nullopt;
  return DeviceGroups{.is_empty = false, .first_size = *size, .is_uniform = true};
}

// The number of devices in `{0,1}`.
std::optional<std::int64_t> read_size(Scan& scan) {
  if (!scan.take('{')) return std::nullopt;
  std::int64_t size = 0;
  do {
    if (!scan.integer()) return std::nullopt;
    ++size;
  } while (scan.take(','));
  return scan.take('}') ? std::optional(size) : std::nullopt;
}

std::optional<DeviceGroups> read_list(Scan& scan) {
  DeviceGroups groups;
  if (scan.take('}')) return groups;
  do {
    const auto size = read_size(scan);
    if (!size) return std::nullopt;
    if (groups.is_empty) groups.first_size = *size;
    groups.is_empty = false;
    groups.is_uniform = groups.is_uniform && *size == groups.first_size;
  } while (scan.take(','));
  return scan.take('}') ? std::optional(groups) : std::nullopt;
}

}  // namespace

std::optional<DeviceGroups> read_device_groups(std::string_view text) {
  Scan scan(text);
  if (scan.take('[')) return read_rule(scan);
  return scan.take('{') ? read_list(scan) : std::nullopt;
}

}  // namespace hlo
