// The queries that editors read: they compile, and find what they are for. What each token's colour
// is stands in grammar/test/highlight.

#include <map>
#include <string>
#include <vector>

#include "tests/grammar/query.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

namespace {

using grammar::Capture;
using grammar::captures;

std::filesystem::path queries() { return support::source_folder() / "grammar/queries"; }

constexpr std::string_view kModule =
    "HloModule m\n"
    "/* of two */\n"
    "add (p: f32[]) -> f32[] {\n"
    "  p = f32[] parameter(0)\n"
    "  ROOT r = f32[] add(p, /*index=1*/f32[] p)\n"
    "}\n"
    "ENTRY e {\n"
    "  a = f32[] parameter(0)\n"
    "  b = f32[] call(a), to_apply=add\n"
    "  c = f32[] call(negate(b)), to_apply={\n"
    "    q = f32[] parameter(0)\n"
    "  }\n"
    "  d = f32[] custom-call(c), backend_config={\"k\": 1}\n"
    "  ROOT f = f32[] custom-call(d), backend_config=\"{\\\"k\\\": 1}\", metadata={op_name=\"x\"}\n"
    "}\n";

// `name text` of each capture, the text cut at the end of its line.
std::vector<std::string> found(const char* query, std::string_view text = kModule) {
  std::vector<std::string> lines;
  for (const Capture& each : captures(queries() / query, text))
    lines.push_back(each.name + " " + each.text.substr(0, each.text.find('\n')));
  return lines;
}

using Lines = std::vector<std::string>;

// All texts at hand: the more kinds of nodes, the better.
std::vector<std::string> texts() {
  std::vector<std::string> all;
  for (const char* ending : {".txt", ".hlo"}) {
    for (const auto& file : support::files_below(support::source_folder() / "grammar/test", ending))
      all.push_back(support::read_file(file));
  }
  for (const auto& file : support::files_below(support::source_folder() / "docs/examples", ".hlo"))
    all.push_back(support::read_file(file));
  return all;
}

}  // namespace

TEST_CASE("every query compiles and is not empty") {
  int count = 0;
  for (const auto& file : support::files_below(queries(), ".scm")) {
    const std::string fault = grammar::fault_of(file);
    INFO(file.string() << ": " << fault);
    CHECK(fault.empty());
    ++count;
  }
  CHECK(count == 9);
}

TEST_CASE("no node has two colours, so that the order of patterns does not matter") {
  std::size_t count = 0;
  for (const std::string& text : texts()) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> names;
    for (const Capture& each : captures(queries() / "highlights.scm", text)) {
      const auto [known, is_new] = names.emplace(std::pair(each.begin, each.end), each.name);
      INFO(each.text);
      CHECK(known->second == each.name);
      ++count;
    }
  }
  CHECK(count > 2000);
}

TEST_CASE("Helix has the same colours under its own names") {
  const std::map<std::string, std::string> names = {{"property", "variable.other.member"},
                                                    {"boolean", "constant.builtin.boolean"},
                                                    {"number", "constant.numeric"},
                                                    {"module", "namespace"}};
  for (const std::string& text : texts()) {
    auto expected = captures(queries() / "highlights.scm", text);
    for (Capture& each : expected) {
      if (const auto own = names.find(each.name); own != names.end()) each.name = own->second;
    }
    auto have = captures(queries() / "helix/highlights.scm", text);
    std::ranges::sort(expected);
    std::ranges::sort(have);
    CHECK((have == expected));
  }
}

TEST_CASE("computations, bodies and values of several lines fold") {
  CHECK(found("folds.scm", "ENTRY e {\n  a = f32[2] constant({\n1,\n2}), m={\n0}\n}\n") ==
        Lines{"fold ENTRY e {", "fold {", "fold {"});
  CHECK(found("folds.scm", "a = f32[] op(b), to_apply={\n  c = f32[] op()\n}\n") ==
        Lines{"fold {"});
}

TEST_CASE("computations and bodies indent, their closes stand out") {
  CHECK(found("indents.scm",
              "ENTRY e {\n  a = f32[] op(b), to_apply={\n    c = f32[] d()\n  }\n}\n") ==
        Lines{"indent.begin ENTRY e {", "indent.begin {", "indent.branch }", "indent.end }",
              "indent.branch }", "indent.end }"});
}

TEST_CASE("a back end's configuration is JSON, in braces and in quotes") {
  CHECK(found("injections.scm") ==
        Lines{"injection.content /* of two */", "injection.content /*index=1*/",
              "injection.content {\"k\": 1}", "injection.content \"{\\\"k\\\": 1}\""});
}

TEST_CASE("modules, computations and calls are tags") {
  CHECK(found("tags.scm") == Lines{"definition.module HloModule m", "name m", "name add",
                                   "definition.function add (p: f32[]) -> f32[] {",
                                   "definition.function ENTRY e {", "name e",
                                   "reference.call to_apply=", "name add"});
}

TEST_CASE("names of instructions are local to their computation or body") {
  CHECK(found("locals.scm") ==
        Lines{"local.scope add (p: f32[]) -> f32[] {", "local.definition p", "local.definition r",
              "local.reference p", "local.reference p", "local.scope ENTRY e {",
              "local.definition a", "local.definition b", "local.reference a", "local.definition c",
              "local.reference b", "local.scope {", "local.definition q", "local.definition d",
              "local.reference c", "local.definition f", "local.reference d"});
}

TEST_CASE("Helix selects computations and operands") {
  CHECK(found("helix/textobjects.scm", "ENTRY e {\n  a = f32[] op(b, c)\n}\n") ==
        Lines{"function.around ENTRY e {", "function.inside a = f32[] op(b, c)",
              "parameter.inside b", "parameter.inside c"});
}
