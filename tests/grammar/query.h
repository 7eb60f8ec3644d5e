// Runs a query of grammar/queries over a text as an editor does, the predicates that these queries
// use included.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace grammar {

struct Capture {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::string name;  // without @
  std::string text;

  auto operator<=>(const Capture&) const = default;
};

// What does not compile, and where; empty for a query that does.
std::string fault_of(const std::filesystem::path& query);

// In the order of the text; captures whose names begin with `_` serve predicates and are left out.
std::vector<Capture> captures(const std::filesystem::path& query, std::string_view text);

}  // namespace grammar
