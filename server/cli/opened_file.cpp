#include "cli/opened_file.h"

#include <utility>

#include <fmt/format.h>

#include "cli/inputs.h"
#include "features/content_kind.h"

namespace cli {

std::expected<OpenedFile, base::Error> open_file(const std::string& path,
                                                 const analysis::Options& options,
                                                 const analysis::ForEach& for_each) {
  auto content = read_input(path, {});
  if (!content) return std::unexpected(content.error());
  const features::ContentKind kind = features::content_kind(content->bytes);
  if (kind == features::ContentKind::kEmpty) {
    return std::unexpected(base::Error{base::ErrorCode::kNotHlo, fmt::format("{} is empty", path)});
  }
  if (kind != features::ContentKind::kHlo) {
    return std::unexpected(base::Error{
        base::ErrorCode::kNotHlo, fmt::format("{}: {}", path, features::not_hlo_message(kind))});
  }
  return OpenedFile{
      analysis::Analyzer::open(text::Text(std::move(content->bytes)), options, for_each, {}),
      content->was_packed};
}

}  // namespace cli
