// Why an annotation moves nothing.

#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>

#include "offload/advice/advice.h"
#include "offload/moves.h"

namespace offload {
namespace {

// The first user that is none of the annotation's ways on, and how many more there are.
std::string others_in_words(const Graph& graph, NodeId call, std::span<const NodeId> users) {
  NodeId first = kNoNode;
  std::size_t count = 0;
  for (const NodeId user : users) {
    if (user == call || !graph.at(user).source.exists()) continue;
    if (first == kNoNode) first = user;
    ++count;
  }
  if (count == 0) return "";
  const std::string name = fmt::format("`{}`", graph.name(first));
  return count == 1 ? name : fmt::format("{} and {} more", name, count - 1);
}

}  // namespace

std::string reason_unused(const Graph& graph, NodeId call, std::span<const NodeId> value_users) {
  const std::string others = others_in_words(graph, call, value_users);
  const std::string instead = others.empty()
                                  ? ""
                                  : fmt::format("; what goes on is `{}` itself, used by {}",
                                                graph.name(graph.operand(call, 0)), others);
  return "moves nothing to host memory: nobody uses it" + instead;
}

std::string reason_without_effect(const Graph& graph, NodeId call) {
  const std::string& value = graph.name(graph.operand(call, 0));
  if (graph.is_entry_root(call) && !graph.users(call).empty())
    return fmt::format(
        "does not move the result to host memory, since it has other users: `{}` is returned as "
        "it is",
        value);
  if (graph.users(call).empty())
    return reason_unused(graph, call, graph.users(graph.operand(call, 0)));
  std::vector<NodeId> values{call};
  std::unordered_set<NodeId> seen{call};
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0 && graph.is_entry_root(values[i]))
      return fmt::format(
          "moves nothing to host memory: only `{}` stands between it and the result, and the "
          "compiler looks through that",
          graph.name(values[i]));
    for (const NodeId user : graph.users(values[i])) {
      if (!is_looked_through(graph, user))
        return fmt::format(
            "moves nothing to host memory: the custom call `{}` takes the value as it is, wherever "
            "it lives",
            graph.name(user));
      if (seen.insert(user).second) values.push_back(user);
    }
  }
  return "moves nothing to host memory: nobody uses what is made of it";
}

}  // namespace offload
