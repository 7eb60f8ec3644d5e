// Literals of constants at both sides of each limit: the last that XLA's parser takes, and the
// first that it refuses.
#include <string>
#include <utility>

#include "tests/support/catch.h"
#include "tests/unit/hlo/checked_faults.h"

namespace hlo {

using support::check_refused;
using support::check_taken;
using support::constant;

TEST_CASE("integers of a literal are in the range of their type") {
  struct Row {
    const char* type;
    const char* least;
    const char* most;
    const char* below;
    const char* above;
    const char* range;
  };
  for (const Row& row :
       {Row{"s1", "-1", "0", "-2", "1", "S1 namely [-1, 0]."},
        Row{"s2", "-2", "1", "-3", "2", "S2 namely [-2, 1]."},
        Row{"s4", "-8", "7", "-9", "8", "S4 namely [-8, 7]."},
        Row{"s8", "-128", "127", "-129", "128", "S8 namely [-128, 127]."},
        Row{"s16", "-32768", "32767", "-32769", "32768", "S16 namely [-32768, 32767]."},
        Row{"s32", "-2147483648", "2147483647", "-2147483649", "2147483648",
            "S32 namely [-2147483648, 2147483647]."},
        Row{"u1", "-0", "1", "-1", "2", "U1 namely [0, 1]."},
        Row{"u2", "0", "3", "-1", "4", "U2 namely [0, 3]."},
        Row{"u4", "0", "15", "-1", "16", "U4 namely [0, 15]."},
        Row{"u8", "0", "255", "-1", "256", "U8 namely [0, 255]."},
        Row{"u16", "0", "65535", "-1", "65536", "U16 namely [0, 65535]."},
        Row{"u32", "0", "4294967295", "-1", "4294967296", "U32 namely [0, 4294967295]."}}) {
    const std::string shape = std::string(row.type) + "[2]";
    check_taken(constant(shape, "{" + std::string(row.least) + ", " + row.most + "}"));
    for (const char* wrong : {row.below, row.above}) {
      check_refused(constant(shape, "{0, <<" + std::string(wrong) + ">>}"), "literal",
                    "value " + std::string(wrong) +
                        " is out of range for literal's primitive type " + row.range);
    }
  }
}

TEST_CASE("integers of 64 bits wrap, and those of pred are true or false") {
  check_taken(constant("u64[]", "-1"));
  check_taken(constant("s64[]", "9223372036854775808"));
  check_taken(constant("s32[]", "18446744073709551615"));
  check_taken(constant("f16[]", "18446744073709551615"));
  check_taken(constant("pred[3]", "{-7, true, 7}"));
  check_refused(
      constant("u32[]", "<<18446744073709551615>>"), "literal",
      "value -1 is out of range for literal's primitive type U32 namely [0, 4294967295].");
}

TEST_CASE("floats of a literal are in the range of their type once they are rounded") {
  struct Row {
    const char* type;
    const char* last;
    const char* first;
    const char* message;
  };
  for (
      const Row& row :
      {Row{"f16", "65519.998046874", "65520",
           "value 65520 is out of range for literal's primitive type F16 namely [-65504, 65504]."},
       Row{"bf16", "3.3961774e38", "3.3962e38",
           "value 3.3962e+38 is out of range for literal's primitive type BF16 namely "
           "[-3.38953e+38, 3.38953e+38]."},
       Row{"f32", "3.4028235677973362e38", "-3.4028235677973366e38",
           "value -3.40282e+38 is out of range for literal's primitive type F32 namely "
           "[-3.40282e+38, 3.40282e+38]."},
       Row{"f64", "1.7976931348623157e308", "1e309",
           "Constant is out of range for double (+/-1.79769e+308) and so is unparsable."},
       Row{"f8e5m2", "61439.999", "61440",
           "value 61440 is out of range for literal's primitive type F8E5M2 namely [-57344, "
           "57344]."},
       Row{"f8e4m3", "247.9", "248",
           "value 248 is out of range for literal's primitive type F8E4M3 namely [-240, 240]."},
       Row{"f8e4m3fn", "464", "464.1",
           "value 464.1 is out of range for literal's primitive type F8E4M3FN namely [-448, 448]."},
       Row{"f8e4m3b11fnuz", "30.9", "31",
           "value 31 is out of range for literal's primitive type F8E4M3B11FNUZ namely [-30, 30]."},
       Row{"f8e5m2fnuz", "61439", "61440",
           "value 61440 is out of range for literal's primitive type F8E5M2FNUZ namely [-57344, "
           "57344]."},
       Row{"f8e4m3fnuz", "247.9", "248",
           "value 248 is out of range for literal's primitive type F8E4M3FNUZ namely [-240, 240]."},
       Row{"f8e3m4", "15.7", "15.75",
           "value 15.75 is out of range for literal's primitive type F8E3M4 namely [-15.5, 15.5]."},
       Row{"f8e8m0fnu", "2.5521177e38", "2.56e38",
           "value 2.56e+38 is out of range for literal's primitive type F8E8M0FNU namely "
           "[5.87747e-39, 1.70141e+38]."},
       Row{"f8e8m0fnu", "1e-300", "0",
           "value 0 is out of range for literal's primitive type F8E8M0FNU namely [5.87747e-39, "
           "1.70141e+38]."},
       Row{"f4e2m1fn", "1e300", "1e400",
           "Constant is out of range for double (+/-1.79769e+308) and so is unparsable."}}) {
    const std::string shape = std::string(row.type) + "[2]";
    check_taken(constant(shape, "{inf, " + std::string(row.last) + "}"));
    check_refused(constant(shape, "{1, <<" + std::string(row.first) + ">>}"), "literal",
                  row.message);
  }
  check_taken(constant("f32[3]", "{1e-400, 5., -.5}"));
}

TEST_CASE("what a type has no values for") {
  for (const char* wrong : {"1.5", "1e3", "inf", "nan"}) {
    for (const auto& [type, name] : {std::pair{"s32", "S32"}, std::pair{"pred", "PRED"}}) {
      check_refused(constant(std::string(type) + "[1]", "{<<" + std::string(wrong) + ">>}"),
                    "literal", "expects integer for primitive type: " + std::string(name));
    }
  }
  check_refused(constant("f32[]", "<<true>>"), "literal",
                "XLA's parser ends here: F32 is not PRED type, and only that has true");
  check_refused(constant("token[]", "<<1>>"), "literal",
                "XLA's parser ends here: a literal of token[] is none of an array");
  check_taken(constant("f32[]", "nan(0x7fffff)"));
  check_refused(constant("f32[]", "<<nan(0x800000)>>"), "literal",
                "tries to set NaN payload 0x800000 to a literal in shape f32[] at linear index 0, "
                "but the NaN payload is out of range (0x7fffff)");
  check_refused(constant("f8e4m3fn[]", "<<nan(0x1)>>"), "literal",
                "tries to set NaN payload 0x1 to a literal in shape f8e4m3fn[] at linear index 0, "
                "but f8e4m3fn does not support payloads");
}

TEST_CASE("complex numbers have two parts") {
  check_taken(constant("c64[2]", "{(1, -inf), (nan, nan(0x800000))}"));
  check_refused(constant("c64[]", "<<1>>"), "literal",
                "unsupported primitive type C64: a complex number is written (real, imaginary)");
  check_refused(constant("c64[]", "(1, <<1e39>>)"), "literal",
                "imaginary part 1e+39 is out of range for literal's primitive type C64, namely "
                "[-3.40282e+38, 3.40282e+38].");
  check_refused(constant("f32[]", "<<(>>1, 2)"), "literal",
                "unexpected '(' in literal. Parens are only valid for complex literals");
  check_refused(constant("c64[2]", "<<(>>1, 2)"), "literal",
                "expects nested array in rank 1, but sees 0");
}

TEST_CASE("a literal has as many elements as its shape, and as many levels") {
  for (const auto& [shape, literal] :
       {std::pair{"f32[0]", "{}"}, std::pair{"f32[2,0]", "{{},{}}"},
        std::pair{"f32[<=2]", "{1, 2}"}, std::pair{"f32[3]", "{1, ...}"},
        std::pair{"f32[2,2]", "{{1, 2}, ...}"}, std::pair{"f32[3,3]", "1"},
        std::pair{"f32[?]", "{...}"}, std::pair{"b(f32[2])", "{1, 2}"}, std::pair{"f32[3]", ","}}) {
    check_taken(constant(shape, literal));
  }
  struct Row {
    const char* shape;
    const char* literal;
    const char* message;
  };
  for (const Row& row :
       {Row{"f32[3]", "{1, 2<<}>>", "expects 3 elements in the []th element, but sees 2"},
        Row{"f32[3]", "{1, 2, 3, <<4>>}",
            "expects 3 elements on the minor-most dimension, but sees more"},
        Row{"f32[2,2]", "{{1, 2}, {3, 4}, <<{>>5, 6}}",
            "expects 2 elements in the []th element, but sees more"},
        Row{"f32[2,2]", "{{1, 2}, {3<<}>>}", "expects 2 elements in the [1]th element, but sees 1"},
        Row{"f32[2,2]", "{<<1>>, 2}", "expects nested array in rank 2, but sees 1"},
        Row{"f32[]", "<<{>>1}", "expects nested array in rank 0, but sees larger"},
        Row{"f32[0]", "<<1>>", "expects nested array in rank 1, but sees 0"},
        Row{"f32[?]", "{<<1>>}",
            "expects -9223372036854775808 elements on the minor-most dimension, but sees more"}}) {
    check_refused(constant(row.shape, row.literal), "literal", row.message);
  }
}

TEST_CASE("a tuple literal has a value for each element or none at all") {
  for (const char* good : {"(1, 2)", "(1 2)", "()"}) check_taken(constant("(f32[], s32[])", good));
  check_refused(constant("(f32[], s32[])", "<<1>>"), "literal",
                "expects '(' in front of tuple elements");
  check_refused(constant("(f32[], s32[])", "(1<<)>>"), "literal",
                "expects ',' to separate tuple elements: the tuple has 2, here are 1");
  check_refused(constant("(f32[], s32[])", "(1, 2<<,>> 3)"), "literal",
                "expects ')' at the end of the tuple with 2elements");
  check_refused(constant("(f32[], (s8[1]))", "(1, ({<<200>>}))"), "literal",
                "value 200 is out of range for literal's primitive type S8 namely [-128, 127].");
}

}  // namespace hlo
