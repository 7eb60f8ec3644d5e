#include "hlo/attribute.h"

#include <string>

#include "tests/support/catch.h"

TEST_CASE("integers are read as the format writes them") {
  CHECK(hlo::read_integer("42") == 42);
  CHECK(hlo::read_integer(" -7 ") == -7);
  CHECK(hlo::read_integer("007") == 7);
  CHECK(hlo::read_integer("9223372036854775807") == INT64_MAX);
  CHECK(hlo::read_integer("-9223372036854775808") == INT64_MIN);
  // Numbers without a sign are kept modulo 2^64.
  CHECK(hlo::read_integer("18446744073709551615") == -1);
  const std::string refused =
      GENERATE(as<std::string>(), "", "-", "+5", "1.5", "0x10", "5 6", "18446744073709551616",
               "-9223372036854775809", "99999999999999999999999");
  INFO(refused);
  CHECK_FALSE(hlo::read_integer(refused).has_value());
}

TEST_CASE("a bool is one of two words") {
  CHECK(hlo::read_bool("true") == true);
  CHECK(hlo::read_bool(" false") == false);
  CHECK_FALSE(hlo::read_bool("True").has_value());
  CHECK_FALSE(hlo::read_bool("1").has_value());
  CHECK_FALSE(hlo::read_bool("true, false").has_value());
}

TEST_CASE("escapes in strings are undone") {
  CHECK(hlo::read_string(R"("MoveToHost")") == "MoveToHost");
  CHECK(hlo::read_string(R"('it"s')") == "it\"s");
  CHECK(hlo::read_string(R"("a\n\t\\\"\'\?")") == "a\n\t\\\"'?");
  CHECK(hlo::read_string(R"("\101\60\0x")") == std::string("A0\0x", 4));
  CHECK(hlo::read_string(R"("\x41g\xff")") == "Ag\xff");
  CHECK(hlo::read_string(R"("\u00e9\U0001F600")") == "\u00e9\U0001F600");
  CHECK(hlo::read_string("\"two\nlines\"") == "two\nlines");
  CHECK(hlo::read_string("\"\"").value_or("x").empty());
}

TEST_CASE("a string with a fault is absent") {
  const std::string text =
      GENERATE(as<std::string>(), "", "\"", "\"a", "a\"", R"("\q")", R"("\)", R"("\400")",
               R"("\x100")", R"("\x")", R"("\u12")", R"("\ud800")", R"("\U00110000")", "\"a\\\nb\"",
               "\"a\" \"b\"", "\"a'");
  INFO(text);
  CHECK_FALSE(hlo::read_string(text).has_value());
}

TEST_CASE("lists of integers may end in a comma") {
  CHECK(hlo::read_integers("{}") == std::vector<std::int64_t>{});
  CHECK(hlo::read_integers("{ 1, /* x */ 2 }") == std::vector<std::int64_t>{1, 2});
  CHECK(hlo::read_integers("{1,}") == std::vector<std::int64_t>{1});
  CHECK_FALSE(hlo::read_integers("{1 2}").has_value());
  CHECK_FALSE(hlo::read_integers("{1").has_value());
  CHECK_FALSE(hlo::read_integers("{,}").has_value());
  CHECK_FALSE(hlo::read_integers("1").has_value());
}

TEST_CASE("names come with their places, percent sign included") {
  const std::string text = "{%a, b.1: , %c-d}";
  const auto names = hlo::read_names(text);
  REQUIRE(names.size() == 3);
  CHECK(names[0].name == "a");
  CHECK(names[1].name == "b.1");
  CHECK(names[2].name == "c-d");
  CHECK(text.substr(names[0].range.begin, names[0].range.size()) == "%a");
  CHECK(text.substr(names[1].range.begin, names[1].range.size()) == "b.1");
  CHECK(text.substr(names[2].range.begin, names[2].range.size()) == "%c-d");
  CHECK(hlo::read_names("%f").size() == 1);
  CHECK(hlo::read_names("%f, %g").size() == 1);
  CHECK(hlo::read_names("{%f, 3, %g}").size() == 1);
  CHECK(hlo::read_names("").empty());
}

TEST_CASE("operand aliases pair a part of the result with a part of an operand") {
  const auto aliases = hlo::read_operand_aliases("{{}: (0, {}), {1, 0}: (2, {3}),}");
  REQUIRE(aliases.has_value());
  CHECK(*aliases == std::vector<hlo::OperandAlias>{{{}, 0, {}}, {{1, 0}, 2, {3}}});
  CHECK(hlo::read_operand_aliases("{}").has_value());
  const std::string refused =
      GENERATE(as<std::string>(), "", "{", "{{}}", "{{}: 0}", "{{}: (0)}",
               "{{}: (0, {}) {}: (1, {})}", "{{}: (0, {}", "{{0}: (0, {})} x");
  INFO(refused);
  CHECK_FALSE(hlo::read_operand_aliases(refused).has_value());
}

TEST_CASE("frontend attributes are keys with strings or brace text") {
  const std::string text =
      R"({_xla_buffer_placement="pinned_host", b = {n = 1 : i32, s = "}"},c.d-e='x\n'})";
  const auto entries = hlo::read_frontend_attributes(text);
  REQUIRE(entries.size() == 3);
  CHECK(entries[0].key == "_xla_buffer_placement");
  CHECK(entries[0].value == "pinned_host");
  CHECK(text.substr(entries[0].value_range.begin, entries[0].value_range.size()) ==
        "\"pinned_host\"");
  CHECK(entries[1].value == "{n = 1 : i32, s = \"}\"}");
  CHECK(text.substr(entries[1].key_range.begin, entries[1].key_range.size()) == "b");
  CHECK(entries[2].value == "x\n");
  CHECK(hlo::find_frontend_attribute(text, "c.d-e") == "x\n");
  CHECK_FALSE(hlo::find_frontend_attribute(text, "n").has_value());
}

TEST_CASE("what follows a fault in frontend attributes is left out") {
  CHECK(hlo::read_frontend_attributes("").empty());
  CHECK(hlo::read_frontend_attributes("{}").empty());
  CHECK(hlo::read_frontend_attributes("{a=\"x\",b=3,c=\"y\"}").size() == 1);
  CHECK(hlo::read_frontend_attributes("{a=\"x\",b={{}").size() == 1);
  CHECK(hlo::read_frontend_attributes("{a=\"x\" b=\"y\"}").size() == 1);
  CHECK(hlo::read_frontend_attributes("{a=" + std::string(1000000, '{')).empty());
}
