#pragma once

// Shape inference: the shape that an opcode makes of its operands, or why there is none, in XLA's
// words. XLA's parser infers where no shape is written; its verifier infers always and compares.
// One file a family, infer_*.cpp here and in hlo/inference.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"
#include "hlo/inference/shape_rules.h"
#include "hlo/shape.h"

namespace hlo {

// What is known of a result. No shape and no fault: too little is known, or the opcode takes any
// shape.
struct Inference {
  // Who refuses the fault.
  enum class Refusal : std::uint8_t {
    kWhoInfers,  // the parser where no shape is written, else the verifier
    kParser,
    kVerifier,  // with a shape: only the verifier minds, the parser infers all the same
  };

  // The shape, without layouts: made anew, or the dimensions and elements of one that is there,
  // with another element type where `type` is one. So most results cost no allocation.
  std::optional<Shape> shape;
  const Shape* like = nullptr;
  ElementType type = ElementType::kInvalid;

  std::string fault;
  Refusal refusal = Refusal::kWhoInfers;

  static Inference unknown() { return {}; }
  static Inference of(Shape shape);
  static Inference same(const Shape& shape, ElementType type = ElementType::kInvalid);
  static Inference no(std::string fault, Refusal refusal = Refusal::kWhoInfers);

  // With a complaint of the verifier alone.
  Inference but(std::string complaint) &&;

  bool is_known() const { return shape || like != nullptr; }
  bool fits(const Shape& written) const;
  // Of a known one.
  Shape make() const;
};

// The table of families.
Inference infer(const Site& site);
// Whether the written shape is right at the first glance: all operands are written with the same
// text, and the opcode leaves shapes as they are and takes that element type.
bool is_plainly_right(const Site& site);

// infer_elementwise.cpp
Inference infer_elementwise(const Site& site);
// infer_shaping.cpp: broadcast, reshape, transpose, concatenate, iota, conversions and their kind
Inference infer_shaping(const Site& site);
Inference infer_bitcast(const Site& site);
// infer_slicing.cpp: slices, pad, sizes of dimensions
Inference infer_slicing(const Site& site);
// infer_indexing.cpp, infer_scatter.cpp: gather, scatter
Inference infer_indexing(const Site& site);
Inference infer_scatter(const Site& site);
// infer_contraction.cpp: dot and its kind, linear algebra
Inference infer_contraction(const Site& site);
Inference infer_convolution(const Site& site);
// infer_normalization.cpp: the batch-norm opcodes
Inference infer_normalization(const Site& site);
Inference infer_fft(const Site& site);
// infer_reduction.cpp: reduce, reduce-window, select-and-scatter
Inference infer_reduction(const Site& site);
// infer_mapping.cpp: map, sort, topk
Inference infer_mapping(const Site& site);
// infer_tuple.cpp: tuple, get-tuple-element, tokens, infeed and outfeed
Inference infer_tuple(const Site& site);
// infer_call.cpp: call, while, conditional, fusion, custom-call, asynchronous calls
Inference infer_call(const Site& site);
// infer_collective.cpp: what devices do together, transfers
Inference infer_collective(const Site& site);

// What is asked beyond the shape, by family: verify_*.cpp.
void verify(const Site& site, Findings& findings);

// Element types and dimensions are those of the other, layouts left aside.
bool is_same_ignoring_layout(const Shape& left, const Shape& right);

}  // namespace hlo
