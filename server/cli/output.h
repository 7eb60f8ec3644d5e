#pragma once

// Standard output. A reader that has gone away (`hlo-lsp check ... | head`) is no failure: what
// follows is dropped in silence and the run ends with the exit code it would have had. Anything
// else that goes wrong is kept until it is asked for.

#include <optional>
#include <string_view>

#include "base/error.h"

namespace cli {

class Output {
 public:
  explicit Output(int descriptor) : descriptor_(descriptor) {}

  void write(std::string_view bytes);
  const std::optional<base::Error>& failure() const { return failure_; }
  bool is_terminal() const;

 private:
  int descriptor_;
  bool is_closed_ = false;
  std::optional<base::Error> failure_;
};

// One line on standard error, as it is.
void write_error_line(std::string_view line);

}  // namespace cli
