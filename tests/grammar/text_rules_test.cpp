// The rules of grammar/src/hlo_text.h, read through a pair of pointers, and the scanner's tokens,
// which follow them.

#include <cstdint>
#include <string>
#include <string_view>

#include "grammar/src/hlo_text.h"
#include "tests/grammar/parsed.h"
#include "tests/support/catch.h"

namespace {

bool begins_like_instruction(std::string_view line) {
  HloLine state = hlo_line_start();
  for (const char c : line) {
    if (hlo_line_step(&state, static_cast<unsigned char>(c))) return true;
  }
  return false;
}

struct Ended {
  std::string value;
  bool is_closed = false;
};

Ended end_of(std::string_view text, bool raw) {
  HloCursor cursor = hlo_cursor(text.data(), text.data() + text.size());
  HloGuard guard = hlo_guard();
  bool is_closed = false;
  if (hlo_peek(&cursor) == '{') {
    hlo_take(&cursor, &guard);
    is_closed = hlo_take_braces(&cursor, &guard, 1, raw);
  } else {
    is_closed = hlo_take_string(&cursor, &guard);
  }
  const char* end = !is_closed && guard.stopped ? cursor.mark : cursor.at;
  return {std::string(text.data(), end), is_closed};
}

// The first token of the kind in the tree of an instruction with this value.
std::string token_of(std::string_view attribute, std::string_view value, std::string_view kind) {
  const std::string text = "a = f32[] op(x), " + std::string(attribute) + "=" + std::string(value);
  const grammar::Tree tree = grammar::parsed(text);
  const TSNode instruction = ts_node_named_child(ts_tree_root_node(tree.get()), 0);
  for (std::uint32_t i = 0; i < ts_node_named_child_count(instruction); ++i) {
    const TSNode child = ts_node_named_child(instruction, i);
    if (kind != ts_node_type(child)) continue;
    return text.substr(ts_node_start_byte(child),
                       ts_node_end_byte(child) - ts_node_start_byte(child));
  }
  return "no " + std::string(kind);
}

void check_closed(std::string_view text, std::string_view value) {
  INFO(text);
  const Ended ended = end_of(text, false);
  CHECK(ended.is_closed);
  CHECK(ended.value == value);
  CHECK(token_of("k", text, text.front() == '{' ? "braces" : "string") == value);
}

void check_unclosed(std::string_view text, std::string_view value) {
  INFO(text);
  const Ended ended = end_of(text, false);
  CHECK_FALSE(ended.is_closed);
  CHECK(ended.value == value);
  CHECK(token_of("k", text, "unclosed") == value);
}

}  // namespace

TEST_CASE("a line begins like an instruction when a name, a blank and an equals sign begin it") {
  for (const char* line : {"a =", "  %a.1-b = f32[]", "\tROOT a =", "ROOT %a  =", "ROOT =",
                           "ROOT ROOT = x", "ROOTS = 1", "_ = "}) {
    INFO(line);
    CHECK(begins_like_instruction(line));
  }
  for (const char* line : {"a=", "%a= f32[]", "a b =", "ROOT a b =", "% a =", "1 = 2",
                           "\"a\" =", "a: =", "", "=", "a", "ROOT"}) {
    INFO(line);
    CHECK_FALSE(begins_like_instruction(line));
  }
}

TEST_CASE("a value that closes before the next instruction ends at its close, whatever follows") {
  check_closed("\"a\\\"b\" c", "\"a\\\"b\"");
  check_closed("{a={b} 'c}' \"}\"} d", "{a={b} 'c}' \"}\"}");
  check_closed("{ /* } */ // }\n}", "{ /* } */ // }\n}");
  check_closed("{\n  a\n}", "{\n  a\n}");
}

TEST_CASE(
    "a value over lines like instructions is closed only if something that ends a value follows") {
  check_closed("\"\n  b = f32[] c()\n\", k=1", "\"\n  b = f32[] c()\n\"");
  check_closed("{x\n  b = {1}\n}\n", "{x\n  b = {1}\n}");
  check_unclosed("\"a\n  b = f32[] c(), k=\"d\"\n", "\"a");
  check_unclosed("{a\n\n  b = f32[] c(), k={d} e\n} f", "{a\n");
  check_unclosed("{a=\"b}\r\n  ROOT c = f32[] d(), k={e=\"f\"}\r\n", "{a=\"b}");
}

TEST_CASE("braces opened in a line with more do not cross a line that is surely an instruction") {
  check_unclosed("{a=1,\n  x = f32[2] add(y)\n}", "{a=1,");
  check_unclosed("{a=1,\n  x = (f32[2]) tuple(y)\n}", "{a=1,");
  check_unclosed("{{a=1,\n  x = add(y)\n}}", "{{a=1,");
  // Lines of the value itself.
  check_closed("{a=1\n  b = 3\n  c = word }", "{a=1\n  b = 3\n  c = word }");
  check_closed("{a=\"\n  x = f32[2] add(y)\n\"}", "{a=\"\n  x = f32[2] add(y)\n\"}");
  CHECK(end_of("{\n  x = f32[2] add(y)\n}", false).is_closed);
  CHECK(end_of("{{ \n  x = f32[2] add(y)\n}}", false).is_closed);
}

TEST_CASE("an opener that nothing closes and no instruction follows takes the rest of the text") {
  check_unclosed("\"a\n}\n", "\"a\n}\n");
  check_unclosed("{a", "{a");
}

TEST_CASE("in raw braces only double quotes protect a brace") {
  CHECK(end_of("{it's {fine}} x", true).value == "{it's {fine}}");
  CHECK(end_of("{// }", true).value == "{// }");
  CHECK(end_of("{\"}\" '}' }", true).value == "{\"}\" '}");
  CHECK(token_of("backend_config", "{it's {fine}}, k=1", "raw_braces") == "{it's {fine}}");
  CHECK(token_of("frontend_attributes", "{a={n // 1}}", "raw_braces") == "{a={n // 1}}");
}

TEST_CASE("the close is looked for no further than the limit behind a line like an instruction") {
  const std::string lines = "\"\n  b = 1\n";
  const std::string near = lines + std::string(kHloCloseLimit - lines.size() - 8, 'x') + "\"";
  const std::string far = lines + std::string(kHloCloseLimit, 'x') + "\"";
  CHECK(end_of(near, false).is_closed);
  CHECK_FALSE(end_of(far, false).is_closed);
  CHECK(end_of(far, false).value == "\"");
  CHECK(token_of("k", near, "string") == near);
  CHECK(token_of("k", far, "unclosed") == "\"");
  const std::string long_line = "\"" + std::string(2 * kHloCloseLimit, 'x') + "\"";
  CHECK(end_of(long_line, false).is_closed);
}

TEST_CASE("a body is told from a value by the instruction it opens with") {
  const auto opens_body = [](std::string_view behind_brace) {
    HloCursor cursor = hlo_cursor(behind_brace.data(), behind_brace.data() + behind_brace.size());
    HloGuard guard = hlo_guard();
    return hlo_take_body_start(&cursor, &guard);
  };
  CHECK(opens_body("\n  a = f32[] parameter(0)"));
  CHECK(opens_body(" // c\n /* d */ ROOT %a = (f32[]) tuple()"));
  CHECK_FALSE(opens_body("n = 1 : i32}"));
  CHECK_FALSE(opens_body("\nop_name=\"a\"}"));
  CHECK_FALSE(opens_body("}"));
  CHECK_FALSE(opens_body(""));
}
