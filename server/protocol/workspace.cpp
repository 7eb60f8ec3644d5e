#include "protocol/workspace.h"

#include <nlohmann/json.hpp>

#include "protocol/reader.h"
#include "protocol/writer.h"

namespace protocol {

void read(const Reader& from, DidChangeConfigurationParams& to) {
  from.defaulted("settings", to.settings);
}

static void read(const Reader& from, FileChangeType& to) { to = from.one_of<FileChangeType>(1, 3); }

static void read(const Reader& from, FileEvent& to) {
  from.required("uri", to.uri);
  from.required("type", to.type);
}

void read(const Reader& from, DidChangeWatchedFilesParams& to) {
  from.required("changes", to.changes);
}

static void read(const Reader& from, WorkspaceFoldersChangeEvent& to) {
  from.defaulted("added", to.added);
  from.defaulted("removed", to.removed);
}

void read(const Reader& from, DidChangeWorkspaceFoldersParams& to) {
  from.required("event", to.event);
}

static void to_json(Json& json, const ConfigurationItem& from) {
  json = Json::object();
  put_given(json, "scopeUri", from.scopeUri);
  put_given(json, "section", from.section);
}

void to_json(Json& json, const ConfigurationParams& from) { json = {{"items", from.items}}; }

static void to_json(Json& json, const Registration& from) {
  json = {{"id", from.id}, {"method", from.method}};
  put_given(json, "registerOptions", from.registerOptions);
}

void to_json(Json& json, const RegistrationParams& from) {
  json = {{"registrations", from.registrations}};
}

}  // namespace protocol
