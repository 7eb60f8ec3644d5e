// A text tracked without any help of the layers above: its first module, our result, and names back
// to the text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hlo/file.h"
#include "offload/tracker.h"

namespace tracked {

struct Tracked {
  std::shared_ptr<hlo::Tables> tables;
  std::shared_ptr<const hlo::File> file;
  offload::Tracking tracking;

  hlo::Module module() const { return file->modules().at(0); }
  const offload::Result& result() const { return *tracking.result; }
  std::string name_of(hlo::InstructionId id) const;
  // `out{0}`, and `out` for the whole value; what is in host memory.
  std::vector<std::string> host() const;
  // One line a step: `name: message`.
  std::vector<std::string> chain(std::size_t leak) const;
  std::vector<std::string> codes() const;       // of the findings
  std::string primary(std::size_t leak) const;  // `name`, or `name#1` for an operand
};

struct Parsed {
  std::shared_ptr<hlo::Tables> tables;
  std::shared_ptr<const hlo::File> file;
};
Parsed parse(std::string_view text, std::size_t piece_bytes = 16 * 1024);

offload::Options at_stage(offload::Stage stage);
Tracked track(std::string_view text, const offload::Options& options = {});
Tracked track_framework(std::string_view text);

}  // namespace tracked
