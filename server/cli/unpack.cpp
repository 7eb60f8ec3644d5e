#include "cli/unpack.h"

#include <algorithm>
#include <array>
#include <memory>

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

namespace cli {
namespace {

using namespace std::string_view_literals;

constexpr std::array kMagics = {"\x1f\x8b"sv,
                                "\xfd"
                                "7zXZ\0"sv,
                                "\x28\xb5\x2f\xfd"sv};

struct CloseArchive {
  void operator()(archive* open) const { archive_read_free(open); }
};
using Archive = std::unique_ptr<archive, CloseArchive>;

base::Error broken(archive* open) {
  const char* reason = archive_error_string(open);
  return {base::ErrorCode::kUnreadable, fmt::format("the packed content is damaged or cut off: {}",
                                                    reason != nullptr ? reason : "unknown reason")};
}

Archive open_packed(std::string_view packed) {
  Archive open(archive_read_new());
  archive_read_support_filter_gzip(open.get());
  archive_read_support_filter_xz(open.get());
  archive_read_support_filter_zstd(open.get());
  archive_read_support_format_raw(open.get());
  archive_read_support_format_empty(open.get());
  if (archive_read_open_memory(open.get(), packed.data(), packed.size()) != ARCHIVE_OK) return open;
  return open;
}

}  // namespace

bool is_packed(std::string_view bytes) {
  return std::ranges::any_of(kMagics,
                             [&](std::string_view magic) { return bytes.starts_with(magic); });
}

std::expected<std::string, base::Error> unpack(std::string_view packed, std::uint64_t max_bytes) {
  const Archive open = open_packed(packed);
  archive_entry* entry = nullptr;
  const int header = archive_read_next_header(open.get(), &entry);
  if (header == ARCHIVE_EOF) return std::string();
  if (header != ARCHIVE_OK) return std::unexpected(broken(open.get()));
  std::string content;
  while (true) {
    const void* block = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int state = archive_read_data_block(open.get(), &block, &size, &offset);
    if (state == ARCHIVE_EOF) return content;
    if (state != ARCHIVE_OK) return std::unexpected(broken(open.get()));
    if (size > max_bytes - content.size()) {
      return std::unexpected(
          base::Error{base::ErrorCode::kTooLarge,
                      fmt::format("unpacks to more than {} bytes, which is the limit", max_bytes)});
    }
    content.append(static_cast<const char*>(block), size);
  }
}

}  // namespace cli
