// Files that tests read. Everything is read whole; a file that is missing gives an empty string and
// fails the test that needs it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace support {

std::string read_file(const std::filesystem::path& path);
// Regular files below a folder with that ending, sorted by path; empty where the folder is missing.
std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder,
                                               std::string_view ending);

// The rows of a table whose fields are parted by tabs. Empty lines and those that begin with # are
// none; empty fields at the end of a row may be missing.
std::vector<std::vector<std::string>> read_rows(const std::filesystem::path& path);

std::filesystem::path source_folder();  // the repository
std::filesystem::path shared_folder();  // beside the repository; may be missing

}  // namespace support
