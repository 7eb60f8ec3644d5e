#pragma once

// Where a value lives, in words: what features show for a value that tracking has an answer for.

#include <cstdint>
#include <string_view>

#include "hlo/shape.h"

namespace offload {

enum class Placement : std::uint8_t { kDevice, kHost, kOther };

constexpr Placement placement_of(std::int64_t memory_space) {
  if (memory_space == hlo::kDeviceSpace) return Placement::kDevice;
  return memory_space == hlo::kHostSpace ? Placement::kHost : Placement::kOther;
}

constexpr std::string_view placement_name(Placement placement) {
  switch (placement) {
    case Placement::kDevice: return "device memory";
    case Placement::kHost: return "host memory";
    case Placement::kOther: return "another memory space";
  }
  return "";
}

}  // namespace offload
