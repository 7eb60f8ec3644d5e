#include "cli/write_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/write_bytes.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

base::Error unwritable(const std::string& path, int error) {
  return {base::ErrorCode::kUnwritable,
          fmt::format("cannot write {}: {}", path, std::strerror(error))};
}

// Fills a new file next to the old one; the number of the error, or 0.
int fill(int descriptor, std::string_view bytes, mode_t mode) {
  if (const int error = base::write_bytes(descriptor, bytes)) return error;
  if (::fchmod(descriptor, mode) != 0) return errno;
  return ::fsync(descriptor) != 0 ? errno : 0;
}

}  // namespace

std::expected<void, base::Error> write_file(const std::string& path, std::string_view bytes) {
  std::error_code error;
  const std::string target = fs::canonical(path, error).string();
  if (error) return std::unexpected(unwritable(path, error.value()));
  struct stat old{};
  if (::stat(target.c_str(), &old) != 0) return std::unexpected(unwritable(path, errno));
  if (!S_ISREG(old.st_mode)) return std::unexpected(unwritable(path, EINVAL));
  // Renaming over a file that must not be written would get round its permissions.
  if (::access(target.c_str(), W_OK) != 0) return std::unexpected(unwritable(path, errno));
  std::string fresh = target + ".XXXXXX";
  const int descriptor = ::mkostemp(fresh.data(), O_CLOEXEC);
  if (descriptor < 0) return std::unexpected(unwritable(path, errno));
  int failed = fill(descriptor, bytes, old.st_mode & 07777);
  if (::close(descriptor) != 0 && failed == 0) failed = errno;
  if (failed == 0 && ::rename(fresh.c_str(), target.c_str()) != 0) failed = errno;
  if (failed == 0) return {};
  ::unlink(fresh.c_str());
  return std::unexpected(unwritable(path, failed));
}

}  // namespace cli
