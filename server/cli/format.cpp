#include "cli/format.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/cancel.h"
#include "base/limits.h"
#include "base/workers.h"
#include "cli/inputs.h"
#include "cli/printable.h"
#include "cli/write_file.h"
#include "features/content_kind.h"
#include "hlo/format/format.h"

namespace cli {
namespace {

// What became of one file.
struct Formatted {
  std::optional<std::string> text;     // absent where nothing is to be shown or written
  std::optional<std::string> failure;  // why it could not be read
  bool has_changed = false;
  std::size_t left = 0;  // places that are not sound and stayed as they are
};

std::size_t places_left(const hlo::Formatting& formatting) {
  return static_cast<std::size_t>(
      std::ranges::count_if(formatting.items, &hlo::FormattedItem::is_left));
}

Formatted failed(std::string message) {
  Formatted formatted;
  formatted.failure = std::move(message);
  return formatted;
}

Formatted format_file(const Input& input, bool is_written) {
  const base::Limits limits;
  auto content = read_input(input.path, limits);
  if (!content) return failed(content.error().message);
  const features::ContentKind kind = features::content_kind(content->bytes);
  if (kind == features::ContentKind::kEmpty)
    return {std::move(content->bytes), std::nullopt, false, 0};
  if (kind != features::ContentKind::kHlo) {
    if (!input.is_named) return {};
    return failed(fmt::format("{}: {}", input.path, features::not_hlo_message(kind)));
  }
  if (content->bytes.size() > limits.max_formatted_bytes) {
    return failed(fmt::format("{} has {} bytes; up to {} are formatted", input.path,
                              content->bytes.size(), limits.max_formatted_bytes));
  }
  if (content->was_packed && is_written) {
    return failed(
        fmt::format("{} is packed and cannot be changed in place; leave out --write", input.path));
  }
  const hlo::Formatting formatting = hlo::format_text(content->bytes, base::CancelToken{});
  return {hlo::with_edits(content->bytes, formatting.edits), std::nullopt,
          !formatting.edits.empty(), places_left(formatting)};
}

class FormatRun {
 public:
  FormatRun(const FormatCommand& command, Output& output)
      : command_(command), output_(output), workers_(command.common.jobs) {}

  int run() {
    const Found found = find_inputs(command_.paths);
    for (const base::Error& failure : found.failures) fail(failure.message);
    const bool is_shown = command_.mode == FormatMode::kShow;
    const bool is_stdin_written =
        command_.mode == FormatMode::kWrite &&
        std::ranges::any_of(found.inputs, [](const Input& input) { return input.path == "-"; });
    if (is_stdin_written) {
      fail("standard input cannot be changed in place; leave out --write");
    } else if (is_shown && found.inputs.size() > 1) {
      fail(fmt::format("{} files; name one, or choose --write or --check", found.inputs.size()));
    } else {
      format_all(found.inputs);
    }
    if (has_failed_) return 2;
    return has_changed_ && command_.mode == FormatMode::kCheck ? 1 : 0;
  }

 private:
  void format_all(const std::vector<Input>& inputs) {
    for (std::size_t at = 0; at < inputs.size(); at += command_.common.jobs) {
      const std::size_t count = std::min(command_.common.jobs, inputs.size() - at);
      std::vector<Formatted> files(count);
      workers_.for_each(count, [&](std::size_t i) {
        files[i] = format_file(inputs[at + i], command_.mode == FormatMode::kWrite);
      });
      for (std::size_t i = 0; i < count; ++i) finish(inputs[at + i].path, files[i]);
    }
  }

  void finish(const std::string& path, const Formatted& file) {
    if (file.failure) return fail(*file.failure);
    has_changed_ = has_changed_ || file.has_changed;
    switch (command_.mode) {
      case FormatMode::kShow:
        if (file.text) output_.write(*file.text);
        break;
      case FormatMode::kCheck:
        if (file.has_changed) output_.write(printable(path) + '\n');
        break;
      case FormatMode::kWrite:
        if (file.has_changed) write(path, *file.text);
        break;
    }
    if (file.left == 0) return;
    write_error_line(
        printable(fmt::format("{}: {} left as {}, where `hlo-lsp check` says what is wrong", path,
                              file.left == 1 ? "one place" : fmt::format("{} places", file.left),
                              file.left == 1 ? "it is" : "they are")));
  }

  void write(const std::string& path, const std::string& text) {
    const auto written = write_file(path, text);
    if (!written) return fail(written.error().message);
    write_error_line(printable("formatted " + path));
  }

  void fail(std::string_view message) {
    has_failed_ = true;
    write_error_line("hlo-lsp: " + printable(message));
  }

  const FormatCommand& command_;
  Output& output_;
  base::Workers workers_;
  bool has_changed_ = false;
  bool has_failed_ = false;
};

}  // namespace

int run_format(const FormatCommand& command, Output& output) {
  return FormatRun(command, output).run();
}

}  // namespace cli
