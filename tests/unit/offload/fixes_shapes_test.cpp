#include <cstdint>
#include <optional>

#include "hlo/shape.h"
#include "offload/fixes/edits.h"
#include "tests/support/catch.h"

namespace {

std::string on_host(std::string leaf) {
  const auto edits = offload::host_space_edit(leaf);
  if (edits.empty()) return "none";
  REQUIRE(edits.size() == 1);
  leaf.replace(edits[0].range.begin, edits[0].range.size(), edits[0].replacement);
  return leaf;
}

std::string words(std::string_view shape) {
  return offload::size_in_words(hlo::byte_size(*hlo::read_shape(shape)));
}

}  // namespace

TEST_CASE("a leaf gets its host space where the layout has room for it") {
  CHECK(on_host("f32[12]{0}") == "f32[12]{0:S(5)}");
  CHECK(on_host("bf16[64,256]{1,0:T(8,128)(2,1)}") == "bf16[64,256]{1,0:T(8,128)(2,1)S(5)}");
  CHECK(on_host("f32[]{:T(128)}") == "f32[]{:T(128)S(5)}");
  CHECK(on_host("f32[]") == "f32[]{:S(5)}");
  CHECK(on_host("f32[2,3] ") == "f32[2,3]{1,0:S(5)} ");
  CHECK(on_host("f32[2,<=3]{ 1, 0 }") == "f32[2,<=3]{ 1, 0 :S(5)}");
}

TEST_CASE(
    "a host space replaces another one and stands in front of what the format puts behind it") {
  CHECK(on_host("f32[4]{0:T(128)S(1)}") == "f32[4]{0:T(128)S(5)}");
  CHECK(on_host("f32[4]{0:S(0)}") == "f32[4]{0:S(5)}");
  CHECK(on_host("f32[4,4]{1,0:T(8,128)SC(1:200)}") == "f32[4,4]{1,0:T(8,128)S(5)SC(1:200)}");
  CHECK(on_host("f32[4]{0:E(4)M(8)}") == "f32[4]{0:E(4)S(5)M(8)}");
  CHECK(on_host("f32[4]{0:D(D)}") == "f32[4]{0:D(D)S(5)}");
}

TEST_CASE("what is no array cannot be in host memory") {
  CHECK(on_host("token[]") == "none");
  CHECK(on_host("(f32[4]{0}, f32[])") == "none");
  CHECK(on_host("not a shape") == "none");
  CHECK(on_host("") == "none");
}

TEST_CASE("a shape without spaces keeps everything else as written") {
  CHECK(offload::without_spaces("f32[4]{0:S(5)}") == "f32[4]{0}");
  CHECK(offload::without_spaces("f32[]{:S(5)}") == "f32[]");
  CHECK(offload::without_spaces("f32[4]{0:T(128)S(5)}") == "f32[4]{0:T(128)}");
  CHECK(offload::without_spaces("(f32[4]{0:S(5)}, /*index=1*/f32[]{:T(128)S(5)})") ==
        "(f32[4]{0}, /*index=1*/f32[]{:T(128)})");
  CHECK(offload::without_spaces("f32[4]{0:S(5)SC(0:2)}") == "f32[4]{0:SC(0:2)}");
  CHECK(offload::without_spaces("f32[4]") == "f32[4]");
  CHECK(offload::without_spaces("f32[4]{0:S(5") == "f32[4]{0:S(5");
}

TEST_CASE("a tuple shape falls into its elements as written") {
  using Elements = std::vector<std::string_view>;
  CHECK(offload::tuple_elements(
            "(f32[4,2]{1,0:T(8,128)}, (s32[], pred[3]{0}), /*index=2*/token[])") ==
        Elements{"f32[4,2]{1,0:T(8,128)}", "(s32[], pred[3]{0})", "token[]"});
  CHECK(offload::tuple_elements("( f32[] )") == Elements{"f32[]"});
  CHECK(offload::tuple_elements("()").empty());
  CHECK(offload::tuple_elements("f32[4]").empty());
  CHECK(offload::tuple_elements("").empty());
  CHECK(offload::shape_at("(f32[], (s32[2]{0}, pred[]))", {1, 0}) == "s32[2]{0}");
  CHECK(offload::shape_at("(f32[], pred[])", {2}).empty());
  CHECK(offload::shape_at("(f32[], pred[])", {0, 0}).empty());
}

TEST_CASE("sizes are said in the unit that fits") {
  CHECK(words("pred[1]") == "1 byte");
  CHECK(words("f32[12]") == "48 bytes");
  CHECK(words("f32[1024,1024]") == "4.0 MiB");
  CHECK(words("(f32[256], f32[128])") == "1.5 KiB");
  CHECK(words("f32[?]") == "an unknown size");
  const auto shape = hlo::read_shape("f32[2]");
  CHECK(offload::added_size(8, &*shape) == 16);
  CHECK_FALSE(offload::added_size(std::nullopt, &*shape));
  CHECK_FALSE(offload::added_size(8, nullptr));
  CHECK_FALSE(offload::added_size(INT64_MAX, &*shape));
}
