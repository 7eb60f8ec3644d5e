#include "cli/report_json.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "features/diagnostics.h"
#include "hlo/shape.h"
#include "text/positions.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kPages = "docs/diagnostics.md";
constexpr std::string_view kStandardInput = "untitled:stdin";

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

std::string_view outcome_word(offload::Verdict::Outcome outcome) {
  switch (outcome) {
    case offload::Verdict::Outcome::kNone: return "none";
    case offload::Verdict::Outcome::kOk: return "ok";
    case offload::Verdict::Outcome::kError: return "error";
    case offload::Verdict::Outcome::kAbort: return "abort";
  }
  return "";
}

Json verdict_json(const offload::Verdict& verdict) {
  return {{"outcome", outcome_word(verdict.outcome)},
          {"code", text_or_null(verdict.code)},
          {"start", text_or_null(verdict.start)},
          {"message", text_or_null(verdict.message)},
          {"forecast", verdict.forecast}};
}

class FileJson {
 public:
  explicit FileJson(const CheckedFile& file)
      : file_(file),
        positions_(file.snapshot ? file.snapshot->text : text::Text()),
        uri_(uri_of(file.input.path)) {}

  Json module(std::size_t index) {
    const analysis::Snapshot& snapshot = *file_.snapshot;
    const analysis::ModuleAnalysis& at = snapshot.modules[index];
    Json json;
    json["file"] = file_.input.path;
    json["module"] = snapshot.tables->text(at.module.name());
    json["index"] = index;
    json["range"] = range(at.module.range());
    json["stage"] = offload::stage_name(at.stage.stage);
    json["profile"] = snapshot.options.profile.name;
    json["backend"] = offload::backend_name(at.backend);
    json["verdict"] = verdict_json(at.tracking.result->verdict);
    json["diagnostics"] = Json::array();
    for (const CheckedProblem& problem : file_.problems) {
      if (problem.diagnostic.module == index) json["diagnostics"].push_back(diagnostic(problem));
    }
    json["host"] = host(at);
    return json;
  }

  Json no_module(const offload::Profile& profile) {
    Json json;
    json["file"] = file_.input.path;
    json["module"] = nullptr;
    json["index"] = 0;
    json["range"] = range({0, file_.snapshot ? file_.snapshot->text.size() : 0});
    json["stage"] = nullptr;
    json["profile"] = profile.name;
    json["backend"] = nullptr;
    json["verdict"] = verdict_json({});
    json["diagnostics"] = Json::array();
    for (const CheckedProblem& problem : file_.problems) {
      json["diagnostics"].push_back(diagnostic(problem));
    }
    json["host"] = Json::array();
    return json;
  }

 private:
  static std::string uri_of(const std::string& path) {
    if (path == "-") return std::string(kStandardInput);
    std::error_code unknown;
    return file_uri(path, std::filesystem::current_path(unknown).string());
  }

  Json position(text::Offset offset) {
    const text::Position at = positions_.at(offset, text::PositionEncoding::kUtf16);
    return {{"line", at.line}, {"character", at.column}};
  }

  Json range(text::Range range) {
    Json json;
    json["start"] = position(range.begin);
    json["end"] = position(range.end);
    return json;
  }

  Json diagnostic(const CheckedProblem& checked) {
    const hlo::Problem& problem = checked.diagnostic.problem;
    Json json;
    json["range"] = range(problem.range);
    json["severity"] = static_cast<int>(problem.severity);
    json["code"] = problem.code;
    json["codeDescription"] = {{"href", features::page_of(problem.code, kPages)}};
    json["source"] = checked.diagnostic.source;
    json["message"] = problem.message;
    if (!problem.related.empty()) json["relatedInformation"] = Json::array();
    for (const hlo::Related& related : problem.related) {
      Json place;
      place["location"] = {{"uri", uri_}, {"range", range(related.range)}};
      place["message"] = related.message;
      json["relatedInformation"].push_back(std::move(place));
    }
    if (checked.diagnostic.leak != nullptr) json["data"] = leak(checked);
    return json;
  }

  Json leak(const CheckedProblem& checked) const {
    const offload::Leak& leak = *checked.diagnostic.leak;
    const analysis::ModuleAnalysis& at = file_.snapshot->modules[checked.diagnostic.module];
    Json json;
    json["start"] = leak.start;
    json["annotation"] = Json::array();
    for (const hlo::InstructionId id : leak.annotations) {
      const std::string_view name = name_of(at, id);
      if (!name.empty()) json["annotation"].push_back(name);
    }
    json["output"] = hlo::print_index(leak.output);
    json["fixes"] = Json::array();
    for (const features::Fix& fix : checked.fixes.offered) {
      const Json kind = fix.kind;
      if (std::ranges::find(json["fixes"], kind) == json["fixes"].end())
        json["fixes"].push_back(kind);
    }
    return json;
  }

  Json host(const analysis::ModuleAnalysis& at) const {
    Json json = Json::array();
    for (const offload::Position& position : at.tracking.result->host) {
      const std::string_view name = name_of(at, position.instruction);
      if (name.empty()) continue;
      json.push_back({name, hlo::print_index(position.index)});
    }
    return json;
  }

  std::string_view name_of(const analysis::ModuleAnalysis& at, hlo::InstructionId id) const {
    const hlo::InstructionRef instruction = at.module.at(id);
    return instruction ? file_.snapshot->tables->text(instruction->name) : std::string_view();
  }

  const CheckedFile& file_;
  text::Positions positions_;
  std::string uri_;
};

// Names are bytes of users; what is no UTF-8 in them becomes U+FFFD.
std::string line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json_report(const CheckedFile& file) {
  FileJson json(file);
  if (!file.snapshot || file.snapshot->modules.empty()) {
    return line(
        json.no_module(file.snapshot ? file.snapshot->options.profile : offload::newest_profile()));
  }
  std::string lines;
  for (std::size_t i = 0; i < file.snapshot->modules.size(); ++i) lines += line(json.module(i));
  return lines;
}

std::string file_uri(const std::string& path, const std::string& folder) {
  const std::filesystem::path whole = (std::filesystem::path(folder) / path).lexically_normal();
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  std::string uri = "file://";
  for (const char c : whole.string()) {
    if (kPlain.find(c) != kPlain.npos) {
      uri += c;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

}  // namespace cli
