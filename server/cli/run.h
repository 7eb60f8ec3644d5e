#pragma once

// The program without its process: arguments in, exit code out.

#include <string>
#include <vector>

namespace cli {

int run(std::vector<std::string> arguments);

}  // namespace cli
