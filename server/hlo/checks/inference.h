#pragma once

// Shape inference: the shape that an opcode makes of its operands, or why there is none, in XLA's
// words. XLA's parser infers where no shape is written; its verifier infers always and compares.
// One file a family, infer_*.cpp.

#include <optional>
#include <string>
#include <utility>

#include "hlo/checks/findings.h"
#include "hlo/checks/site.h"
#include "hlo/shape.h"

namespace hlo {

// At most one of the two is there; none where too little is known, or where the opcode takes any
// shape.
struct Inference {
  std::optional<Shape> shape;  // without layouts
  std::string fault;

  static Inference unknown() { return {}; }
  static Inference of(Shape shape) { return {std::move(shape), {}}; }
  static Inference no(std::string fault) { return {std::nullopt, std::move(fault)}; }
};

// The table of families.
Inference infer(const Site& site);

// infer_elementwise.cpp
Inference infer_elementwise(const Site& site);
// infer_shaping.cpp: broadcast, reshape, transpose, slices, pad, concatenate, iota and their kind
Inference infer_shaping(const Site& site);
// infer_indexing.cpp: gather, scatter
Inference infer_indexing(const Site& site);
// infer_contraction.cpp: dot, convolution and their kind
Inference infer_contraction(const Site& site);
// infer_reduction.cpp: reduce, reduce-window, map, sort, select-and-scatter and their kind
Inference infer_reduction(const Site& site);
// infer_tuple.cpp: tuple, get-tuple-element, tokens, infeed and outfeed
Inference infer_tuple(const Site& site);
// infer_call.cpp: call, while, conditional, fusion, custom-call, asynchronous calls
Inference infer_call(const Site& site);
// infer_collective.cpp: what devices do together, transfers
Inference infer_collective(const Site& site);

// What is asked beyond the shape, by family: verify_*.cpp.
void verify(const Site& site, Findings& findings);

// As XLA prints them in messages: without layout.
std::string plain(const Shape& shape);
// Element types and dimensions are those of the other, layouts left aside.
bool is_same_ignoring_layout(const Shape& left, const Shape& right);

}  // namespace hlo
