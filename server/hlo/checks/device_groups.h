#pragma once

// The sizes of groups of devices, read from the value of replica_groups. Which devices they name is
// a matter of the value alone (checks/values.h).

#include <cstdint>
#include <optional>
#include <string_view>

namespace hlo {

struct DeviceGroups {
  bool is_empty = true;  // no group: all devices are one
  std::int64_t first_size = 0;
  bool is_uniform = true;
};

// `{{0,1},{2,3}}` or `[2,2]<=[4]`; absent where the text is of another form, or a group is empty.
std::optional<DeviceGroups> read_device_groups(std::string_view text);

}  // namespace hlo
