// What the command line says of a text, so that the server can be held against it.
#pragma once

#include <string>
#include <string_view>

#include "tests/e2e/buffer.h"

namespace e2e {

// What both say of a diagnostic, in an order of its own: without the file's name, without the page
// about its code, and without the names that lead to its fixes.
Json comparable(const Json& diagnostics);
// `hlo-lsp check --format json` of the text, as `comparable` gives it.
Json checked(std::string_view text);

}  // namespace e2e
