#include "cli/inputs.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <set>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/unpack.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using base::Error;
using base::ErrorCode;

Error unreadable(std::string_view path, std::string_view reason) {
  return {ErrorCode::kUnreadable, fmt::format("cannot read {}: {}", path, reason)};
}

// One folder: what to read in it, and what to search next.
struct Listing {
  std::vector<std::string> files;
  std::vector<std::string> folders;
};

std::expected<Listing, Error> list_folder(const std::string& folder) {
  std::error_code error;
  fs::directory_iterator entries(folder, error);
  Listing listing;
  for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
    std::error_code gone;
    const fs::directory_entry& entry = *entries;
    if (entry.is_directory(gone) && !entry.is_symlink(gone)) {
      listing.folders.push_back(entry.path().string());
    } else if (is_hlo_file_name(entry.path().filename().string()) && entry.is_regular_file(gone)) {
      listing.files.push_back(entry.path().string());
    }
  }
  if (error) return std::unexpected(unreadable(folder, error.message()));
  return listing;
}

// Adds what the folder and all below it hold, sorted by path.
void search(const std::string& root, Found& found) {
  std::vector<std::string> open = {root};
  std::vector<std::string> files;
  while (!open.empty()) {
    const std::string folder = std::move(open.back());
    open.pop_back();
    auto listing = list_folder(folder);
    if (!listing) {
      found.failures.push_back(listing.error());
      continue;
    }
    std::ranges::move(listing->files, std::back_inserter(files));
    std::ranges::move(listing->folders, std::back_inserter(open));
  }
  if (files.empty()) {
    found.failures.push_back({ErrorCode::kUnreadable, fmt::format("no HLO file in {}", root)});
  }
  std::ranges::sort(files);
  for (std::string& file : files) found.inputs.push_back({std::move(file), false});
}

void keep_first_of_each(std::vector<Input>& inputs) {
  std::set<std::string> seen;
  std::erase_if(inputs, [&](const Input& input) { return !seen.insert(input.path).second; });
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ > STDIN_FILENO) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

int open_path(const std::string& path) {
  if (path == "-") return STDIN_FILENO;
  return ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

// Reads what comes and not what the size says: pipes and devices have none.
std::expected<std::string, Error> read_all(int descriptor, const std::string& path,
                                           std::uint64_t max_bytes) {
  constexpr std::size_t kStep = std::size_t{1} << 20;
  std::string bytes;
  std::size_t filled = 0;
  while (true) {
    if (bytes.size() - filled < kStep) bytes.resize(std::max(filled + kStep, filled * 2));
    const ssize_t got = ::read(descriptor, bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::unexpected(unreadable(path, std::strerror(errno)));
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
    if (filled > max_bytes) {
      return std::unexpected(
          Error{ErrorCode::kTooLarge,
                fmt::format("{} has more than {} bytes, which is the limit", path, max_bytes)});
    }
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

Found find_inputs(const std::vector<std::string>& paths) {
  Found found;
  for (const std::string& path : paths) {
    std::error_code unknown;
    if (path != "-" && fs::is_directory(path, unknown)) {
      search(path, found);
    } else {
      found.inputs.push_back({path, true});
    }
  }
  keep_first_of_each(found.inputs);
  return found;
}

bool is_hlo_file_name(std::string_view name) {
  constexpr std::array<std::string_view, 3> kPacked = {".gz", ".xz", ".zst"};
  for (const std::string_view ending : kPacked) {
    if (!name.ends_with(ending)) continue;
    name.remove_suffix(ending.size());
    break;
  }
  if (name.ends_with(".hlo") || name.ends_with(".hlo.txt")) return true;
  if (!name.ends_with(".txt")) return false;
  if (name.ends_with("_optimizations.txt")) return true;
  name.remove_suffix(std::string_view(".txt").size());
  return name.find(".before_") != name.npos || name.find(".after_") != name.npos;
}

std::expected<Content, Error> read_input(const std::string& path, const base::Limits& limits) {
  const Descriptor descriptor(open_path(path));
  if (descriptor.number() < 0) return std::unexpected(unreadable(path, std::strerror(errno)));
  auto bytes = read_all(descriptor.number(), path, limits.max_text_bytes);
  if (!bytes) return std::unexpected(bytes.error());
  if (!is_packed(*bytes)) return Content{*std::move(bytes), false};
  auto unpacked = unpack(*bytes, std::min(limits.max_unpacked_bytes, limits.max_text_bytes));
  if (!unpacked) {
    return std::unexpected(
        Error{unpacked.error().code, fmt::format("{}: {}", path, unpacked.error().message)});
  }
  return Content{*std::move(unpacked), true};
}

}  // namespace cli
