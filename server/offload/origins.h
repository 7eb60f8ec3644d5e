#pragma once

// Where the value of a place is made, as the compiler's alias analysis sees it: tuples, calls and
// the like hand values on, loops and conditionals make values of their own where several meet.
// Where a computation has several call sites a place can have several origins. Linear in the places
// asked about and what lies above them; what hands a value to its own computation is looked at once
// for each question.

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "offload/relations.h"

namespace offload {

class Origins {
 public:
  explicit Origins(const Graph& graph) : graph_(graph) {}

  // How many there are, up to a bound.
  std::size_t count(Place place);

 private:
  using Set = std::vector<std::uint64_t>;  // keys of places, sorted

  // The places whose values this one may hold; none where it makes its own.
  std::vector<Place> sources(Place place) const;
  std::vector<Place> arguments(Place parameter) const;
  void add_state(NodeId loop, Place part, std::vector<Place>& out) const;
  bool hands_on_arguments(const Node& parameter) const;
  void finish(Place place, const std::vector<Place>& before, bool is_origin);
  bool is_merge_point(const Node& node) const;
  Set merge(const std::vector<Place>& places) const;

  // Forgets what was found behind `first`, but for the place asked about: on a cycle only that is
  // whole.
  void forget_parts(std::size_t first, Place whole);

  const Graph& graph_;
  std::vector<Set> sets_;
  std::unordered_map<std::uint64_t, std::size_t> known_;  // place -> place in sets_
  std::vector<std::uint64_t> found_;                      // the places of known_, as they came
};

}  // namespace offload
