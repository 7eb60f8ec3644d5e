#pragma once

// What the checks of one piece's instructions find. Ranges are relative to the piece. What XLA's
// parser refuses and what only its verifier refuses, which runs first in every compilation, have
// codes of their own and are told apart in words too.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "hlo/problem.h"

namespace hlo {

class Findings {
 public:
  void parser(std::string_view code, text::Range range, std::string message) {
    add(std::string(code), range, std::move(message));
  }
  // `family` is the code without `unverified-`.
  void verifier(std::string_view family, text::Range range, std::string_view message) {
    add(fmt::format("unverified-{}", family), range,
        fmt::format("{} (XLA's parser takes this; compilation stops in the verifier)", message));
  }

  std::size_t size() const { return problems_.size(); }
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  void add(std::string code, text::Range range, std::string message) {
    Problem& problem = problems_.emplace_back();
    problem.range = range;
    problem.code = std::move(code);
    problem.message = std::move(message);
  }

  std::vector<Problem> problems_;
};

}  // namespace hlo
