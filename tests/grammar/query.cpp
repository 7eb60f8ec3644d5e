#include "tests/grammar/query.h"

#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <tree_sitter/api.h>

#include "tests/grammar/parsed.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

extern "C" const TSLanguage* tree_sitter_hlo(void);

namespace grammar {
namespace {

using Query = std::unique_ptr<TSQuery, decltype(&ts_query_delete)>;

Query compile(const std::string& source, std::uint32_t& offset, TSQueryError& error) {
  return {ts_query_new(tree_sitter_hlo(), source.data(), static_cast<std::uint32_t>(source.size()),
                       &offset, &error),
          ts_query_delete};
}

class Match {
 public:
  Match(const TSQuery* query, const TSQueryMatch& match, std::string_view text)
      : query_(query), match_(match), text_(text) {}

  bool holds() const {
    std::uint32_t count = 0;
    const TSQueryPredicateStep* steps =
        ts_query_predicates_for_pattern(query_, match_.pattern_index, &count);
    std::vector<TSQueryPredicateStep> predicate;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (steps[i].type != TSQueryPredicateStepTypeDone) {
        predicate.push_back(steps[i]);
        continue;
      }
      if (!holds(predicate)) return false;
      predicate.clear();
    }
    return true;
  }

  void add_to(std::vector<Capture>& found) const {
    for (std::uint16_t i = 0; i < match_.capture_count; ++i) {
      const TSQueryCapture& capture = match_.captures[i];
      std::uint32_t length = 0;
      const std::string name = ts_query_capture_name_for_id(query_, capture.index, &length);
      if (name.starts_with('_')) continue;
      found.push_back({ts_node_start_byte(capture.node), ts_node_end_byte(capture.node), name,
                       text_of(capture.node)});
    }
  }

 private:
  bool holds(const std::vector<TSQueryPredicateStep>& predicate) const {
    const std::string name = string_of(predicate.at(0));
    if (name == "set!") return true;
    const std::string value = text_of(predicate.at(1));
    const bool is_among =
        std::any_of(predicate.begin() + 2, predicate.end(),
                    [&](const TSQueryPredicateStep& step) { return string_of(step) == value; });
    if (name == "eq?" || name == "any-of?") return is_among;
    INFO(name);
    REQUIRE(name == "not-any-of?");
    return !is_among;
  }

  std::string string_of(const TSQueryPredicateStep& step) const {
    REQUIRE(step.type == TSQueryPredicateStepTypeString);
    std::uint32_t length = 0;
    return ts_query_string_value_for_id(query_, step.value_id, &length);
  }

  std::string text_of(const TSQueryPredicateStep& step) const {
    for (std::uint16_t i = 0; i < match_.capture_count; ++i) {
      if (match_.captures[i].index == step.value_id) return text_of(match_.captures[i].node);
    }
    return {};
  }

  std::string text_of(TSNode node) const {
    const std::uint32_t begin = ts_node_start_byte(node);
    return std::string(text_.substr(begin, ts_node_end_byte(node) - begin));
  }

  const TSQuery* query_;
  TSQueryMatch match_;
  std::string_view text_;
};

}  // namespace

std::string fault_of(const std::filesystem::path& query) {
  std::uint32_t offset = 0;
  TSQueryError error = TSQueryErrorNone;
  const Query compiled = compile(support::read_file(query), offset, error);
  if (compiled != nullptr && ts_query_pattern_count(compiled.get()) > 0) return {};
  return fmt::format("error {} at byte {}", static_cast<int>(error), offset);
}

std::vector<Capture> captures(const std::filesystem::path& query, std::string_view text) {
  std::uint32_t offset = 0;
  TSQueryError error = TSQueryErrorNone;
  const Query compiled = compile(support::read_file(query), offset, error);
  REQUIRE(compiled != nullptr);
  const Tree tree = parsed(text);
  const std::unique_ptr<TSQueryCursor, decltype(&ts_query_cursor_delete)> cursor(
      ts_query_cursor_new(), ts_query_cursor_delete);
  ts_query_cursor_exec(cursor.get(), compiled.get(), ts_tree_root_node(tree.get()));
  std::vector<Capture> found;
  for (TSQueryMatch each; ts_query_cursor_next_match(cursor.get(), &each);) {
    const Match match(compiled.get(), each, text);
    if (match.holds()) match.add_to(found);
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace grammar
