#include <nlohmann/json.hpp>

#include "cli/report_log.h"
#include "features/log_meaning.h"
#include "text/positions.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

Json position_json(text::Positions& positions, text::Offset offset) {
  const text::Position at = positions.at(offset, text::PositionEncoding::kUtf16);
  return {{"line", at.line}, {"character", at.column}};
}

Json target_json(const features::LogTarget& target, text::Positions& positions) {
  const bool is_found = target.certainty != features::Certainty::kNone;
  Json json;
  json["name"] = target.logged.name;
  json["shapeIndex"] = target.logged.index.empty() ? Json(nullptr) : Json(target.logged.index);
  json["certainty"] = features::certainty_words(target.certainty);
  json["reason"] = target.reason;
  json["found"] = is_found ? Json(target.found) : Json(nullptr);
  json["range"] = nullptr;
  if (is_found) {
    json["range"] = Json::object();
    json["range"]["start"] = position_json(positions, target.range.begin);
    json["range"]["end"] = position_json(positions, target.range.end);
  }
  return json;
}

}  // namespace

std::string log_report_json(const LogReport& report) {
  text::Positions positions(report.snapshot.text);
  const analysis::Snapshot& at = report.snapshot;
  const bool has_module = report.resolved.module < at.modules.size();
  std::string lines;
  for (std::size_t i = 0; i < report.log.lines.size(); ++i) {
    const features::LogLine& line = report.log.lines[i];
    Json json;
    json["log"] = report.log_file;
    json["line"] = line.line;
    json["kind"] = features::log_kind_word(line.kind);
    json["severity"] = features::log_severity_word(line);
    json["text"] = line.text;
    json["meaning"] = features::meaning_of(line);
    json["file"] = report.file;
    json["module"] = has_module
                         ? Json(at.tables->text(at.modules[report.resolved.module].module.name()))
                         : Json(nullptr);
    json["targets"] = Json::array();
    for (const features::LogTarget& target : report.resolved.targets[i])
      json["targets"].push_back(target_json(target, positions));
    // Logs are bytes of anybody; what is no UTF-8 in them becomes U+FFFD.
    lines += json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  }
  return lines;
}

}  // namespace cli
