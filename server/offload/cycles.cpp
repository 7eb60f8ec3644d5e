#include "offload/cycles.h"

#include <cstdint>
#include <unordered_map>

#include "offload/relations.h"

namespace offload {

// Takes away, again and again, a position that nothing leads to; what is left lies on a cycle or
// behind one.
bool has_cycle(const Graph& graph, const std::vector<Visit>& visits,
               const std::function<bool(Place)>& ends_at) {
  std::unordered_map<std::uint64_t, std::uint32_t> incoming;
  std::vector<Place> all;
  Steps steps;
  for (const Visit& visit : visits)
    if (incoming.try_emplace(visit.place.key(), 0).second) all.push_back(visit.place);
  const auto for_each_step = [&](Place at, auto act) {
    if (ends_at(at)) return;
    successors(graph, at, steps);
    for (const Place next : steps.places) {
      const bool is_skipped = graph.profile().skips_host_positions && graph.is_host(next);
      const auto found = is_skipped ? incoming.end() : incoming.find(next.key());
      if (found != incoming.end()) act(next, found->second);
    }
  };
  for (const Place at : all) for_each_step(at, [](Place, std::uint32_t& count) { ++count; });
  std::vector<Place> open;
  for (const Place at : all)
    if (incoming[at.key()] == 0) open.push_back(at);
  std::size_t taken = 0;
  while (!open.empty()) {
    const Place at = open.back();
    open.pop_back();
    ++taken;
    for_each_step(at, [&](Place next, std::uint32_t& count) {
      if (--count == 0) open.push_back(next);
    });
  }
  return taken < all.size();
}

}  // namespace offload
