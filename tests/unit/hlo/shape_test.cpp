#include "hlo/shape.h"

#include <string>

#include "hlo/tables.h"
#include "tests/support/catch.h"

namespace {

struct Case {
  std::string text;
  std::string printed;  // empty: refused
};

std::string printed(const std::string& text) {
  const auto shape = hlo::read_shape(text);
  return shape ? hlo::print_shape(*shape) : "";
}

hlo::Shape shape_of(const std::string& text) {
  const auto shape = hlo::read_shape(text);
  INFO(text);
  REQUIRE(shape.has_value());
  return *shape;
}

std::string nested_tuple(std::size_t depth) {
  return std::string(depth, '(') + std::string(depth, ')');
}

// What XLA (jaxlib of mid 2026) prints for the parameter `p = SHAPE parameter(0)`.
TEST_CASE("a shape is printed the way XLA prints it") {
  const auto at = GENERATE(values<Case>({
      {"f32[]", "f32[]"},
      {"f32[2,3]", "f32[2,3]{1,0}"},
      {"f32[2,3]{0,1}", "f32[2,3]{0,1}"},
      {"f32 [ 2 , 3 ] { 1 , 0 }", "f32[2,3]{1,0}"},
      {"f32[2,/* two */3]{1,0 // order\n}", "f32[2,3]{1,0}"},
      {"f32[2,3]{1,0:T(8,128)(2,1)S(5)}", "f32[2,3]{1,0:T(8,128)(2,1)S(5)}"},
      {"f32[]{:T(128)S(5)}", "f32[]{:T(128)S(5)}"},
      {"f32[]{:}", "f32[]"},
      {"f32[2]{0:}", "f32[2]{0}"},
      {"f32[2]{0:T}", "f32[2]{0:T()}"},
      {"f32[2]{0:T()}", "f32[2]{0:T()}"},
      {"f32[2]{0:L(1)E(0)S(0)}", "f32[2]{0}"},
      {"f32[2]{0:S(-1)}", "f32[2]{0:S(-1)}"},
      {"f32[2]{0:T(8)L(3)#(u32)*(u8)E(4)S(2)M(4)}", "f32[2]{0:T(8)L(3)#(u32)*(u8)E(4)S(2)M(4)}"},
      {"f32[2]{0:S(1)SC(0:1, 2)(0:1)M(3)}", "f32[2]{0:S(1)SC(0:1,2)(0:1)M(3)}"},
      {"f32[2]{0:M(0)}", "f32[2]{0}"},
      {"f32[2]{0:D(D)T(8)}", "f32[2]{0:T(8)}"},
      {"f32[2,3]{1,0:D(C+~,S)}", "f32[2,3]{1,0}"},
      {"f32[2,3]{1,0:T(*,8)}", "f32[2,3]{1,0:T(*,8)}"},
      {"f32[2,3]{1,0:T(8,128}", "f32[2,3]{1,0:T(8,128)}"},
      {"f32[2,3]{1,0:T(8,128S(5)}", "f32[2,3]{1,0:T(8,128)S(5)}"},
      {"f32[2,3]{1,0:T(8,S(5}", "f32[2,3]{1,0:T(8)S(5)}"},
      {"f32[2,3]{1,0:T(8)(2,*E(32)}", "f32[2,3]{1,0:T(8)(2,*)E(32)}"},
      {"f32[2,3]{1,0:T(8)(}", "f32[2,3]{1,0:T(8)()}"},
      {"f32[2,3]{1,0:T(8*(u8}", "f32[2,3]{1,0:T(8)*(u8)}"},
      {"f32[2,3]{1,0:D(D,D}", "f32[2,3]{1,0}"},
      {"f32[2,3]{1,0:SC(0:4}", "f32[2,3]{1,0:SC(0:4)}"},
      {"f32[2,3]{1,0:S(}", "f32[2,3]{1,0}"},
      {"f32[2]{-1}", "f32[2]{-1}"},
      {"f32[2,<=8]", "f32[2,<=8]{1,0}"},
      {"f32[<= 2]", "f32[<=2]{0}"},
      {"f32[?,784]", "f32[?,784]{1,0}"},
      {"f32[0]", "f32[0]{0}"},
      {"()", "()"},
      {"(f32[], s32[4]{0})", "(f32[], s32[4]{0})"},
      {"(f32[],(s32[4],u8[]))", "(f32[], (s32[4]{0}, u8[]))"},
      {"(f32[], f32[]{:S(5)}, token[], f32[1]{0:T(8)}, pred[], f32[])",
       "(f32[], f32[]{:S(5)}, token[], f32[1]{0:T(8)}, pred[], /*index=5*/f32[])"},
      {"token[]", "token[]"},
      {"opaque[]", "opaque[]"},
      {"b(f32[2,3]{1,0})", "b(f32[2,3]{1,0})"},
      {"b ( f32[4] )", "b(f32[4]{0})"},
      {"f8e4m3b11fnuz[1]", "f8e4m3b11fnuz[1]{0}"},
      {"f32[9223372036854775807]", "f32[9223372036854775807]{0}"},
  }));
  INFO(at.text);
  CHECK(printed(at.text) == at.printed);
}

TEST_CASE("a type of a newer compiler is read, though its size is unknown") {
  CHECK(printed("x77[2]") == "x77[2]{0}");
  CHECK(shape_of("x77[2]").type == hlo::ElementType::kOther);
  CHECK(printed("x[2]").empty());
  CHECK(printed("X7[2]").empty());
}

TEST_CASE("a text that XLA refuses as a shape is no shape") {
  const std::string text =
      GENERATE(as<std::string>(), "", "f32", "F32[]", "f32[", "f32[2,]", "f32[,2]", "f32[-1]",
               "f32[2 3]", "f32[18446744073709551615]", "f32[18446744073709551616]", "f32[2]{}",
               "f32[2]{0,}", "f32[2]{1,0}", "f32[2]{0x1}", "f32[2]{0", "f32[2]{0:S}",
               "f32[2]{0:S(5)T(8)}", "f32[2]{0:L(4)T(8)}", "f32[2]{0:T(8,)}", "f32[2]{0:T(-8)}",
               "f32[2]{0:T(,}", "f32[2]{0:T(8(2)}", "f32[2]{0:T(8", "f32[2]{0:S()}",
               "f32[2]{0:#(s32)}", "f32[2]{0:#(invalid)}", "f32[2]{0:Q(1)}", "f32[2]{0:SC(1)}",
               "f32[2]{0:P(f32[8]{0})}", "f32[<=?]", "(f32[2],)", "(f32[2]", "(f32[2] f32[2])",
               "token[2]", "token[]{0}", "opaque[3]", "b(token[])", "b((f32[]))", "b(f32[]",
               "tuple[]", "f32[2] x", "f32[2]{0}{0}", "f32[2]/*", "%f32[2]", "f32[2]\xff");
  INFO(text);
  CHECK(printed(text).empty());
}

TEST_CASE("shapes are read down to the depth that XLA reads") {
  CHECK(hlo::read_shape(nested_tuple(999)).has_value());
  CHECK(hlo::read_shape(nested_tuple(1000)).has_value());
  CHECK_FALSE(hlo::read_shape(nested_tuple(1001)).has_value());
  CHECK_FALSE(hlo::read_shape(nested_tuple(1000000)).has_value());
}

TEST_CASE("bytes of a shape, without and with the padding of its tiles") {
  struct Sizes {
    std::string text;
    std::int64_t bytes;
    std::int64_t padded;
  };
  const auto at = GENERATE(values<Sizes>({
      {"pred[3]", 3, 3},
      {"f32[]", 4, 4},
      {"c128[2]", 32, 32},
      {"s4[3]", 3, 3},
      {"s4[3]{0:E(4)}", 2, 2},
      {"f32[2,<=8]", 64, 64},
      {"f32[0,5]", 0, 0},
      {"f32[3,5]{1,0:T(8,128)}", 60, 4096},
      {"f32[9,129]{1,0:T(8,128)}", 4644, 16384},
      {"f32[9,129]{0,1:T(8,128)}", 4644, 4 * 136 * 128},
      {"bf16[3,5]{1,0:T(8,128)(2,1)}", 30, 2048},
      {"f32[7,3,5]{2,1,0:T(8,128)}", 420, 28672},
      {"f32[]{:T(128)}", 4, 512},
      {"f32[5]{0:T(8,128)}", 20, 4096},
      {"f32[3,5,7]{2,1,0:T(*,8)}", 420, 480},
      {"f32[3]{0:T(0)}", 12, 12},
      {"f32[3]{0:L(8)}", 12, 32},
      {"(f32[2], (s8[3], u16[1]))", 13, 13},
      {"b(f32[2])", 8, 8},
      {"()", 0, 0},
  }));
  const hlo::Shape shape = shape_of(at.text);
  CHECK(hlo::byte_size(shape) == at.bytes);
  CHECK(hlo::padded_byte_size(shape) == at.padded);
}

TEST_CASE("a size that cannot be told is absent") {
  const std::string text = GENERATE(as<std::string>(), "token[]", "opaque[]", "f32[?]", "x77[2]",
                                    "(f32[2], token[])", "f32[4294967296,4294967296]",
                                    "f32[4611686018427387904]", "s8[9223372036854775807]{0:T(8)}");
  INFO(text);
  CHECK_FALSE(hlo::padded_byte_size(shape_of(text)).has_value());
}

TEST_CASE("element counts are of arrays only") {
  CHECK(hlo::element_count(shape_of("f32[2,3]")) == 6);
  CHECK(hlo::element_count(shape_of("f32[]")) == 1);
  CHECK_FALSE(hlo::element_count(shape_of("(f32[2])")).has_value());
  CHECK_FALSE(hlo::element_count(shape_of("token[]")).has_value());
}

TEST_CASE("indices lead to the parts of a tuple") {
  hlo::Shape shape = shape_of("(f32[], (s32[4]{0:S(5)}, ()), token[])");
  CHECK(hlo::leaf_indices(shape) == std::vector<hlo::ShapeIndex>{{0}, {1, 0}, {2}});
  REQUIRE(hlo::find_subshape(shape, {1, 0}) != nullptr);
  CHECK(hlo::print_shape(*hlo::find_subshape(shape, {1, 0})) == "s32[4]{0:S(5)}");
  CHECK(hlo::memory_space(*hlo::find_subshape(shape, {1, 0})) == hlo::kHostSpace);
  CHECK(hlo::find_subshape(shape, {}) == &shape);
  CHECK(hlo::find_subshape(shape, {3}) == nullptr);
  CHECK(hlo::find_subshape(shape, {-1}) == nullptr);
  CHECK(hlo::find_subshape(shape, {0, 0}) == nullptr);
  CHECK(hlo::print_index({1, 0}) == "{1,0}");
  CHECK(hlo::print_index({}) == "{}");
}

TEST_CASE("compatible shapes agree in type and dimensions; layout and bounds do not count") {
  const auto fits = [](const std::string& left, const std::string& right) {
    return hlo::is_compatible(shape_of(left), shape_of(right));
  };
  CHECK(fits("f32[2,3]{0,1:S(5)}", "f32[2,3]"));
  CHECK(fits("f32[<=8]", "f32[8]"));
  CHECK(fits("f32[?]", "f32[8]"));
  CHECK(fits("(f32[2], s32[])", "(f32[2]{0}, s32[]{:S(1)})"));
  CHECK_FALSE(fits("f32[2]", "f32[3]"));
  CHECK_FALSE(fits("f32[2]", "s32[2]"));
  CHECK_FALSE(fits("f32[2]", "f32[2,1]"));
  CHECK_FALSE(fits("(f32[2])", "f32[2]"));
  CHECK_FALSE(fits("(f32[2])", "(f32[2], f32[2])"));
  CHECK_FALSE(fits("x77[2]", "x78[2]"));
}

TEST_CASE("tables hand out the shape of an id, and the invalid shape for a text that is none") {
  hlo::Tables tables;
  const hlo::ShapeId id = tables.shape("f32[2]{0}");
  CHECK(tables.shape("f32[2]{0}") == id);
  CHECK(tables.text(id) == "f32[2]{0}");
  CHECK(hlo::print_shape(tables.at(id)) == "f32[2]{0}");
  CHECK(&tables.at(id) == &tables.at(id));
  CHECK_FALSE(tables.at(0).is_valid());
  CHECK_FALSE(tables.at(tables.shape("f32[")).is_valid());
}

TEST_CASE("shapes of all tables stay apart, however many there are") {
  hlo::Tables tables;
  std::vector<hlo::ShapeId> ids;
  for (int i = 0; i < 5000; ++i) ids.push_back(tables.shape("f32[" + std::to_string(i) + "]"));
  for (int i = 0; i < 5000; ++i) {
    REQUIRE(tables.at(ids[static_cast<std::size_t>(i)]).dimensions.front().size == i);
  }
  CHECK(tables.bytes() > 5000 * sizeof(hlo::Shape));
}

}  // namespace
