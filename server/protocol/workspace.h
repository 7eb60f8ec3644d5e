#pragma once

// Settings, watched files, folders and registrations.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/basic.h"

namespace protocol {

struct DidChangeConfigurationParams {
  std::shared_ptr<Json> settings;  // a null pointer where absent or null
};

enum class FileChangeType : std::uint8_t { kCreated = 1, kChanged = 2, kDeleted = 3 };

struct FileEvent {
  DocumentUri uri;
  FileChangeType type = FileChangeType::kChanged;
};

struct DidChangeWatchedFilesParams {
  std::vector<FileEvent> changes;
};

struct WorkspaceFoldersChangeEvent {
  std::vector<WorkspaceFolder> added;
  std::vector<WorkspaceFolder> removed;
};

struct DidChangeWorkspaceFoldersParams {
  WorkspaceFoldersChangeEvent event;
};

struct ConfigurationItem {
  std::optional<std::string> scopeUri;
  std::optional<std::string> section;
};

// The answer is a list with one value of any form for each item, null where the client has none.
struct ConfigurationParams {
  std::vector<ConfigurationItem> items;
};

struct Registration {
  std::string id;  // unique in the session
  std::string method;
  std::shared_ptr<Json> registerOptions;  // any JSON, or a null pointer
};

struct RegistrationParams {
  std::vector<Registration> registrations;
};

void read(const Reader& from, DidChangeConfigurationParams& to);
void read(const Reader& from, DidChangeWatchedFilesParams& to);
void read(const Reader& from, DidChangeWorkspaceFoldersParams& to);

void to_json(Json& json, const ConfigurationParams& from);
void to_json(Json& json, const RegistrationParams& from);

}  // namespace protocol
