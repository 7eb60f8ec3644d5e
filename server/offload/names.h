#pragma once

// NameUniquer: names as XLA makes them unique over a module. A trailing `.digits` is a number; the
// first user of a base name and number keeps it, a later one gets the smallest number that is free,
// counted for each base name from a counter that only grows.

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace offload {

class NameUniquer {
 public:
  std::string unique(std::string_view wanted);

 private:
  struct Numbers {
    std::unordered_set<std::int64_t> used;
    std::int64_t next = 0;
  };

  std::unordered_map<std::string, Numbers> bases_;
};

// What a graph knows of the names of its nodes, by node. Names stay where they are when others
// come.
struct NodeNames {
  // A node of the text has another name now. What is known of a name alone stays.
  void forget();
  // A node takes the name of the text for its own. False where another has it, or where it would
  // not stay as it is.
  bool take(std::uint32_t name, std::string_view text);
  // Only what take() took: another node may have the name else.
  void give_back(std::uint32_t name) { is_taken[name] = false; }

  std::optional<bool> are_unique;  // those of the text, each as it is written
  std::vector<bool> is_taken;      // by name, where they are
  std::unordered_map<std::uint32_t, std::string> written;  // where they are
  NameUniquer uniquer;
  std::vector<std::uint8_t> kept;    // by name, of keeps_name: 0 unknown, 1 yes, 2 no
  std::deque<std::string> in_order;  // where they are not
};

// Whether a name that nothing else has stays as it is. One that ends in `.0` or `.05` does not: it
// counts as the number alone.
bool keeps_name(std::string_view name);

}  // namespace offload
