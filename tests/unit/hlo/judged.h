// What is wrong between the instructions of a text, and with its modules as a whole.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "hlo/checks/judge.h"
#include "hlo/checks/modules.h"
#include "hlo/checks/names.h"
#include "hlo/file_state.h"
#include "tests/support/catch.h"
#include "tests/unit/hlo/model.h"

namespace support {

// `code [place] message`, in text order; the ending of what only the verifier refuses is left out,
// which its code says.
inline std::vector<std::string> judged(const std::string& text,
                                       text::Offset piece_bytes = 16 * 1024) {
  const Model model(text, piece_bytes);
  const hlo::Verdicts verdicts = hlo::judge(model.file(), {});
  std::vector<hlo::Problem> problems;
  text::Offset start = 0;
  const hlo::FileState& state = model.file().state();
  state.pieces.for_each(0, state.pieces.size(), [&](const hlo::PieceTraits::Item& placed) {
    for (hlo::Problem problem : (*verdicts.find(placed->id))->problems) {
      problem.range = problem.range.shifted(start);
      problems.push_back(std::move(problem));
    }
    start += placed->piece->bytes.size();
    return true;
  });
  for (const hlo::Module& module : model.file().modules()) {
    std::ranges::move(hlo::module_problems(module, verdicts, model.tables()),
                      std::back_inserter(problems));
    std::ranges::move(hlo::name_problems(module, model.tables()), std::back_inserter(problems));
  }
  std::ranges::stable_sort(problems, {}, &hlo::Problem::range);
  std::vector<std::string> lines;
  for (const hlo::Problem& problem : problems) {
    const std::string message =
        problem.message.substr(0, problem.message.find(" (XLA's parser takes this"));
    lines.push_back(fmt::format("{} [{}] {}", problem.code, model.text_at(problem.range), message));
  }
  return lines;
}

// One fault, or none where nothing is expected.
inline void check_judged(const std::string& text, std::string_view expected) {
  INFO(text);
  const std::vector<std::string> found = judged(text);
  std::vector<std::string> wanted;
  if (!expected.empty()) wanted.emplace_back(expected);
  CHECK(found == wanted);
}

}  // namespace support
