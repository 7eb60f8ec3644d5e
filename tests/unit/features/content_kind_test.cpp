#include "features/content_kind.h"

#include "tests/support/catch.h"

namespace {

using features::content_kind;
using features::ContentKind;
using namespace std::string_view_literals;

}  // namespace

TEST_CASE("HLO text is HLO, whatever stands around it") {
  for (
      const std::string_view text : {
          "HloModule m\n"sv,
          "\rHloModule\rm, is_scheduled=true\r"sv,
          "// made by hand\ra = f32[2]{0} add(b, c)\r"sv,
          "\xef\xbb\xbfHloModule m"sv,
          "// RUN: some tool\n\nHloModule m, is_scheduled=true\n"sv,
          "a title of a listing\n======\nHloModule m\n"sv,
          "I0000 00:00:00.000000  123 file.cc:45] HloModule m\nI0000 00:00:00.000000  123 file.cc:45] \n"sv,
          "ENTRY e {\n  ROOT a = f32[] parameter(0)\n}"sv,
          "%add (a: f32[], b: f32[]) -> f32[] {\n"sv,
          "add {\n"sv,
          "a = f32[2]{0} add(b, c)"sv,
          "  ROOT %t.1 = (f32[2], (s32[])) tuple(%a, %b)"sv,
          "%x = f32[4,<=8]{1,0:T(8,128)S(5)} custom-call(%y), custom_call_target=\"MoveToHost\""sv,
          "f32[4] add(f32[4], f32[4])"sv,
      }) {
    CAPTURE(text);
    CHECK(content_kind(text) == ContentKind::kHlo);
  }
}

TEST_CASE("HLO that is half typed, broken or holds odd bytes stays HLO") {
  for (const std::string_view text : {
           "H"sv,
           "HloMod"sv,
           "HloModule"sv,
           "HloModule "sv,
           "HloModule m, entry_computation_layout={("sv,
           "HloModule m\n\0\0\0\0\0\0\0\0\0\xff\xfe"sv,
           "ENTRY"sv,
           "// only a comment"sv,
           "HloModule m\nENTRY e { a = f32[ parameter( }}}}}"sv,
           "HloModule m\nmodule @jit_f {\n"sv,
           "m ENTRY e { x = f32[] parameter(0) ROOT r = f32[] negate(x) }"sv,
           "%f ROOT\n { a = f32[] parameter(0)\n}"sv,
       }) {
    CAPTURE(text);
    CHECK(content_kind(text) == ContentKind::kHlo);
  }
}

TEST_CASE("HLO with the MLIR that a test expects in comments is HLO") {
  CHECK(content_kind("// CHECK: func.func @main\n// CHECK: %0 = stablehlo.add\n\nfusion {\n  p = "
                     "f32[4] parameter(0)\n}\n") == ContentKind::kHlo);
  CHECK(content_kind("// CHECK: module @m\nfusion {\n") == ContentKind::kHlo);
}

TEST_CASE("a report that quotes instructions is a report") {
  CHECK(content_kind("BufferAssignment:\n  %x = f32[4]{0} add(%a, %b)\n") ==
        ContentKind::kBufferAssignment);
}

TEST_CASE("HLO that holds MLIR of a kernel is HLO") {
  const auto text =
      "a = f32[2] custom-call(b), backend_config=\"module @k { func.func @f() }\"\nmodule x = stablehlo.add\n"sv;
  CHECK(content_kind(std::string("HloModule m\n").append(text)) == ContentKind::kHlo);
}

TEST_CASE("blanks are an empty file") {
  CHECK(content_kind("") == ContentKind::kEmpty);
  CHECK(content_kind(" \r\n\t\n") == ContentKind::kEmpty);
}

TEST_CASE("what lies in the same folders is told apart") {
  struct Case {
    std::string_view bytes;
    ContentKind kind;
  };
  for (
      const Case& example : {
          Case{"module @jit_f attributes {mhlo.num_partitions = 1 : i32} {\n  func.func public "
               "@main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n    %0 = stablehlo.add %arg0, "
               "%arg0 : tensor<4xf32>\n",
               ContentKind::kStableHlo},
          Case{"#loc = loc(unknown)\nmodule @m {\n  func.func @f() { return }\n}\n",
               ContentKind::kMlir},
          Case{"ML\xefR\x0dStableHLO_v1.0.0\0"sv, ContentKind::kMlirBytecode},
          Case{
              "\x0a\x05jit_f\x12\x04main\x1a\x80\x01\x0a\x04main\x12\x01\x02\x03\x04\x05\x06\x07"sv,
              ContentKind::kHloProto},
          Case{
              "\x0a\x91\x03\x0a\x05jit_f\x12\x04main\x1a\x80\x01\x0a\x04main\x12\x01\x02\x03\x04\x05"sv,
              ContentKind::kHloProto},
          Case{"\x7f"
               "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0"sv,
               ContentKind::kBinary},
          Case{"\xff\xfeH\0l\0o\0M\0o\0d\0u\0l\0e\0 \0m\0"sv, ContentKind::kUtf16},
          Case{"H\0l\0o\0M\0o\0d\0u\0l\0e\0 \0m\0\n\0"sv, ContentKind::kUtf16},
          Case{"hlo_module {\n  name: \"jit_f\"\n  entry_computation_name: \"main\"\n",
               ContentKind::kProtoText},
          Case{"{ lambda ; a:f32[3]. let b:f32[3] = sin a in (b,) }\n", ContentKind::kJaxpr},
          Case{"BufferAssignment:\nallocation 0: size 4096, parameter 0, shape |f32[1024]|\n",
               ContentKind::kBufferAssignment},
          Case{"Total bytes used: 4096 (4.0KiB)\n\nAllocations sorted by size:\n",
               ContentKind::kMemoryReport},
          Case{"HloLiveRange (max 12):\n  InstructionSequence:\n", ContentKind::kLiveRanges},
          Case{"000: kGemm  %dot.1\n001: kKernel %fusion\n", ContentKind::kThunks},
          Case{"xla_backend_optimization_level: 3\nxla_dump_to: \"/d\"\n",
               ContentKind::kDebugOptions},
          Case{"; ModuleID = 'm'\ntarget triple = \"nvptx64\"\n", ContentKind::kLowLevel},
          Case{"Dear reader,\nthis is a letter.\n", ContentKind::kOther},
          Case{"import jax\n\ndef f(x):\n  return x\n", ContentKind::kOther},
          Case{"{\"a\": [1, 2, 3]}\n", ContentKind::kOther},
      }) {
    CAPTURE(example.bytes);
    CHECK(content_kind(example.bytes) == example.kind);
  }
}

TEST_CASE("the note says what it is and how to get HLO text from each framework") {
  const std::string message = features::not_hlo_message(ContentKind::kStableHlo);
  CHECK(message.starts_with("this is StableHLO (MLIR text), not HLO text; "));
  for (const char* part : {"JAX", "PyTorch/XLA", "TensorFlow", "--xla_dump_hlo_as_text"}) {
    CHECK(message.find(part) != std::string::npos);
  }
  CHECK(message.find('\n') == std::string::npos);
}

TEST_CASE("a long line is looked at in time that grows with its length") {
  // A quadratic look back from each word would take minutes.
  std::string text;
  while (text.size() < 20'000'000) text += "xHloModule ";
  CHECK(content_kind(text) == ContentKind::kOther);
  CHECK(content_kind(std::string(20'000'000, '(')) == ContentKind::kOther);
}
