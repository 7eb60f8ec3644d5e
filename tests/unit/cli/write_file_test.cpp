#include "cli/write_file.h"

#include <filesystem>

#include <sys/stat.h>

#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

using cli_test::Folder;

namespace {

std::size_t count_entries(const std::string& folder) {
  std::filesystem::directory_iterator entries(folder);
  return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

}  // namespace

TEST_CASE("a file is replaced, keeps its permissions and leaves nothing beside it") {
  const Folder folder;
  const std::string path = folder.write("a.hlo", "old");
  REQUIRE(::chmod(path.c_str(), 0640) == 0);
  REQUIRE(cli::write_file(path, "new"));
  CHECK(cli_test::read_whole(path) == "new");
  struct stat now{};
  REQUIRE(::stat(path.c_str(), &now) == 0);
  CHECK((now.st_mode & 07777) == 0640);
  CHECK(count_entries(folder.path()) == 1);
}

TEST_CASE("a link stays a link and the file it leads to is replaced") {
  const Folder folder;
  const std::string path = folder.write("real.hlo", "old");
  std::filesystem::create_symlink(path, folder.at("link.hlo"));
  REQUIRE(cli::write_file(folder.at("link.hlo"), "new"));
  CHECK(std::filesystem::is_symlink(folder.at("link.hlo")));
  CHECK(cli_test::read_whole(path) == "new");
}

TEST_CASE("a file that is not there is not made") {
  const Folder folder;
  const auto written = cli::write_file(folder.at("a.hlo"), "new");
  REQUIRE(!written);
  CHECK(written.error().code == base::ErrorCode::kUnwritable);
  CHECK(!std::filesystem::exists(folder.at("a.hlo")));
}
