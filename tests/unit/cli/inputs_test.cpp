#include "cli/inputs.h"

#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/unpack.h"
#include "tests/support/catch.h"
#include "tests/unit/cli/folder.h"

namespace {

using namespace std::string_view_literals;
using cli_test::Folder;

constexpr std::string_view kText = "HloModule packed\n";
constexpr std::string_view kGzip =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xf3\xc8\xc9\xf7\xcd\x4f\x29\xcd\x49\x55\x28\x48\x4c"
    "\xce"
    "\x4e\x4d\xe1\x02\x00\x9f\x5f\xf9\x17\x11\x00\x00\x00"sv;
constexpr std::string_view kXz =
    "\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5"
    "\xa3"
    "\x01\x00\x10\x48\x6c\x6f\x4d\x6f\x64\x75\x6c\x65\x20\x70\x61\x63\x6b\x65\x64\x0a\x00\x00\x00"
    "\x00"
    "\x6d\xb5\x6e\x39\x49\xa0\xbb\x70\x00\x01\x29\x11\x32\x0a\x70\x0e\x1f\xb6\xf3\x7d\x01\x00\x00"
    "\x00"
    "\x00\x04\x59\x5a"sv;
constexpr std::string_view kZstd =
    "\x28\xb5\x2f\xfd\x24\x11\x89\x00\x00\x48\x6c\x6f\x4d\x6f\x64\x75\x6c\x65\x20\x70\x61\x63\x6b"
    "\x65"
    "\x64\x0a\x70\x36\xa1\x6e"sv;

std::vector<std::string> names(const cli::Found& found, const Folder& folder) {
  std::vector<std::string> result;
  for (const cli::Input& input : found.inputs)
    result.push_back(input.path.substr(folder.path().size() + 1));
  return result;
}

base::Limits at_most(std::uint64_t bytes) {
  base::Limits limits;
  limits.max_text_bytes = bytes;
  limits.max_unpacked_bytes = bytes;
  return limits;
}

}  // namespace

TEST_CASE("the files that XLA writes are known by their names") {
  for (const char* name :
       {"a.hlo", "a.hlo.txt", "module_0001.jit_f.before_optimizations.txt",
        "x.after_optimizations.txt", "m.0007.pipeline.after_x.before_y.txt", "m.after_codegen.txt",
        "a.hlo.gz", "a.hlo.txt.xz", "a.before_optimizations.txt.zst"}) {
    CHECK(cli::is_hlo_file_name(name));
  }
  for (const char* name : {"a.txt", "a.hlo.bz2", "a.gz", "hlo", "buffer-assignment.txt", "a.hlo.pb",
                           "x_optimizations.txt.bak", "m.after_codegen"}) {
    CHECK(!cli::is_hlo_file_name(name));
  }
}

TEST_CASE("a folder gives its HLO files in order of their paths") {
  const Folder folder;
  for (const char* name : {"b/z.hlo", "b/a.hlo.gz", "a.hlo", "c.md", "b/deep/er/m.after_x.txt"}) {
    folder.write(name, kText);
  }
  const cli::Found found = cli::find_inputs({folder.path()});
  CHECK(names(found, folder) ==
        std::vector<std::string>{"a.hlo", "b/a.hlo.gz", "b/deep/er/m.after_x.txt", "b/z.hlo"});
  CHECK(found.failures.empty());
  for (const cli::Input& input : found.inputs) CHECK(!input.is_named);
}

TEST_CASE("a file named twice is read once, and a named file stays named") {
  const Folder folder;
  const std::string a = folder.write("a.hlo", kText);
  const cli::Found found = cli::find_inputs({a, folder.path(), a});
  REQUIRE(found.inputs.size() == 1);
  CHECK(found.inputs[0].is_named);
}

TEST_CASE("links that lead round in a circle end") {
  const Folder folder;
  folder.write("in/a.hlo", kText);
  std::filesystem::create_directory_symlink(folder.path(), folder.at("in/up"));
  std::filesystem::create_symlink(folder.at("self.hlo"), folder.at("self.hlo"));
  CHECK(names(cli::find_inputs({folder.path()}), folder) == std::vector<std::string>{"in/a.hlo"});
}

TEST_CASE("a pipe in a folder is left alone, as reading it would wait for ever") {
  const Folder folder;
  folder.write("a.hlo", kText);
  REQUIRE(::mkfifo(folder.at("p.hlo").c_str(), 0600) == 0);
  CHECK(names(cli::find_inputs({folder.path()}), folder) == std::vector<std::string>{"a.hlo"});
}

TEST_CASE("a folder without HLO files is said to have none") {
  const Folder folder;
  folder.write("c.md", "text");
  const cli::Found found = cli::find_inputs({folder.path()});
  REQUIRE(found.failures.size() == 1);
  CHECK(found.failures[0].message == "no HLO file in " + folder.path());
}

TEST_CASE("packed content is read by what it is and not by its name") {
  const Folder folder;
  for (const std::string_view packed : {kGzip, kXz, kZstd}) {
    const auto content = cli::read_input(folder.write("a.hlo", packed), {});
    REQUIRE(content);
    CHECK(content->bytes == kText);
    CHECK(content->was_packed);
  }
  const auto plain = cli::read_input(folder.write("a.hlo.gz", kText), {});
  REQUIRE(plain);
  CHECK(plain->bytes == kText);
  CHECK(!plain->was_packed);
}

TEST_CASE("packed content that is cut off or damaged is refused with the path") {
  const Folder folder;
  for (const std::string_view packed : {kGzip, kXz, kZstd}) {
    const std::string path = folder.write("a.hlo.gz", packed.substr(0, packed.size() / 2));
    const auto content = cli::read_input(path, {});
    REQUIRE(!content);
    CHECK(content.error().code == base::ErrorCode::kUnreadable);
    CHECK(content.error().message.starts_with(path + ": the packed content is damaged or cut off"));
  }
}

TEST_CASE("reading stops at the limit: below, at and above it") {
  const Folder folder;
  const std::string plain = folder.write("a.hlo", kText);
  const std::string packed = folder.write("a.hlo.zst", kZstd);
  CHECK(cli::read_input(plain, at_most(kText.size())));
  CHECK(cli::read_input(plain, at_most(kText.size() + 1)));
  CHECK(cli::unpack(kZstd, kText.size()));
  CHECK(cli::unpack(kZstd, kText.size() + 1));
  const auto above = cli::read_input(plain, at_most(kText.size() - 1));
  REQUIRE(!above);
  CHECK(above.error().code == base::ErrorCode::kTooLarge);
  const auto bomb = cli::unpack(kZstd, kText.size() - 1);
  REQUIRE(!bomb);
  CHECK(bomb.error().code == base::ErrorCode::kTooLarge);
  CHECK(bomb.error().message == "unpacks to more than 16 bytes, which is the limit");
}

TEST_CASE("what cannot be read is named with the reason") {
  const Folder folder;
  const std::string missing = folder.at("missing.hlo");
  const auto content = cli::read_input(missing, {});
  REQUIRE(!content);
  CHECK(content.error().code == base::ErrorCode::kUnreadable);
  CHECK(content.error().message == "cannot read " + missing + ": No such file or directory");
}
