#include "offload/shapes.h"

#include "tests/support/catch.h"

using offload::kNoSub;
using offload::ShapeTable;

namespace {

hlo::Shape shape(std::string_view text) {
  const auto read = hlo::read_shape(text);
  REQUIRE(read);
  return *read;
}

}  // namespace

TEST_CASE("a shape is flattened in pre-order, once") {
  hlo::Tables tables;
  ShapeTable shapes(tables);
  const auto number = shapes.number(tables.shape("(f32[2]{0}, (s32[], token[]), ())"));
  CHECK(shapes.number(tables.shape("(f32[2]{0}, (s32[], token[]), ())")) == number);
  CHECK(shapes.sub_count(number) == 6);
  CHECK(shapes.leaf_count(number) == 3);
  const auto nested = shapes.child(number, 0, 1);
  CHECK(shapes.index(number, shapes.child(number, nested, 1)) == hlo::ShapeIndex{1, 1});
  CHECK(shapes.at(number, nested).first_leaf == 1);
  CHECK(shapes.at(number, nested).leaf_count == 2);
  CHECK(shapes.at(number, shapes.child(number, 0, 2)).leaf_count == 0);
  CHECK(shapes.find(number, {1, 2}) == kNoSub);
  CHECK(shapes.find(number, {0, 0}) == kNoSub);
  CHECK(shapes.child(number, 0, -1) == kNoSub);
}

TEST_CASE("a part is found again in another shape") {
  hlo::Tables tables;
  ShapeTable shapes(tables);
  const auto inner = shapes.number(tables.shape("(f32[2]{0}, s32[])"));
  const auto outer = shapes.number(tables.shape("(pred[], (f32[2]{0}, s32[]))"));
  const auto slot = shapes.find(outer, {1});
  CHECK(shapes.translate(inner, 0, shapes.find(inner, {1}), outer, slot) ==
        shapes.find(outer, {1, 1}));
  CHECK(shapes.translate(outer, slot, shapes.find(outer, {1, 0}), inner, 0) ==
        shapes.find(inner, {0}));
  CHECK(shapes.translate(inner, 0, shapes.find(inner, {1}), shapes.number(tables.shape("f32[]")),
                         0) == kNoSub);
  CHECK(shapes.top_child(outer, shapes.find(outer, {1, 1})) == slot);
  CHECK(shapes.top_child(outer, 0) == kNoSub);
}

TEST_CASE("memory spaces do not make shapes differ, layouts do") {
  CHECK(offload::equal_but_spaces(shape("f32[2,3]{1,0:S(5)}"), shape("f32[2,3]")));
  CHECK_FALSE(offload::equal_but_spaces(shape("f32[2,3]{0,1}"), shape("f32[2,3]{1,0}")));
  CHECK_FALSE(offload::equal_but_spaces(shape("f32[2,3]{1,0:T(2,128)}"), shape("f32[2,3]{1,0}")));
  CHECK_FALSE(offload::equal_but_spaces(shape("f32[2,3]"), shape("bf16[2,3]")));
}

TEST_CASE("a value replaces another of the same dimensions and kind of type") {
  CHECK(offload::is_replaceable(shape("f32[2]{0}"), shape("bf16[2]{0:S(5)}")));
  CHECK_FALSE(offload::is_replaceable(shape("f32[2]"), shape("s32[2]")));
  CHECK_FALSE(offload::is_replaceable(shape("f32[1,6]"), shape("f32[6]")));
  CHECK_FALSE(offload::is_replaceable(shape("(f32[2])"), shape("(f32[2], f32[2])")));
}

TEST_CASE("a reshape that moves nothing is seen as one") {
  CHECK(offload::is_reshape_bitcast(shape("f32[4,6]"), shape("f32[24]")));
  CHECK(offload::is_reshape_bitcast(shape("f32[4,6]{0,1}"), shape("f32[4,2,3]{0,2,1}")));
  CHECK(offload::is_reshape_bitcast(shape("f32[1,4]{0,1}"), shape("f32[4]")));
  CHECK_FALSE(offload::is_reshape_bitcast(shape("f32[4,6]{0,1}"), shape("f32[24]")));
  CHECK_FALSE(offload::is_reshape_bitcast(shape("f32[4,6]{0,1}"), shape("f32[2,2,6]{2,1,0}")));
  CHECK_FALSE(offload::is_reshape_bitcast(shape("f32[4]"), shape("s32[4]")));
  CHECK_FALSE(offload::is_reshape_bitcast(shape("f32[4611686018427387904,4]"),
                                          shape("f32[4611686018427387904,2,2]")));
}
