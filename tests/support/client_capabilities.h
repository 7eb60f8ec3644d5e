// What a client of today says of itself, for tests that speak to the server.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace support {

nlohmann::json usual_capabilities();

}  // namespace support
