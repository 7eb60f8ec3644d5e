// Whether a message is as a scenario expects it. An object fits where every key of the expectation
// fits; an array has as many elements, each of which fits; `"..."` fits anything, `"...x..."` a
// string that holds x, `"$absent"` a key that is not there. As the last element of an array,
// `"...more"` fits whatever follows.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace e2e {

// Empty where it fits; else the path of the first difference and what is there.
std::string mismatch(const nlohmann::json& expected, const nlohmann::json& actual,
                     const std::string& path = "");

}  // namespace e2e
