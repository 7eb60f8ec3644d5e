#include "session/config.h"

#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/unit/session/texts.h"

namespace session_test {

using session::read_config;

TEST_CASE("nothing set means the defaults, without a complaint") {
  for (const Json& settings : {Json(nullptr), Json::object(), Json{{"stage", nullptr}},
                               Json::array(), Json{{"diagnostics", Json::array()}}}) {
    const auto reading = read_config(settings);
    CHECK(reading.complaints.empty());
    CHECK(reading.config == session::Config{});
  }
}

TEST_CASE("settings are read by their names") {
  const auto reading = read_config({{"backend", "gpu"},
                                    {"stage", "before-offload"},
                                    {"profile", "2026-11"},
                                    {"diagnostics", {{"debounce", 150}, {"onSaveOnly", true}}},
                                    {"server", {{"path", "x"}}},
                                    {"trace", {{"server", "off"}}}});
  CHECK(reading.complaints.empty());
  CHECK(reading.config.analysis.backend == offload::Backend::kGpu);
  CHECK(reading.config.analysis.stage == offload::Stage::kBeforeOffload);
  CHECK(reading.config.debounce == std::chrono::milliseconds(150));
  CHECK(reading.config.on_save_only);
}

TEST_CASE("a wrong value or an unknown setting is named, and the rest counts") {
  const auto complaint = [](const Json& settings) {
    const auto reading = read_config(settings);
    return reading.complaints.size() == 1 ? reading.complaints[0] : std::string("?");
  };
  CHECK(complaint({{"stge", "auto"}}) == "the setting hlo.stge is no setting");
  CHECK(complaint({{"diagnostics", {{"x", 1}}}}) == "the setting hlo.diagnostics.x is no setting");
  CHECK(complaint({{"backend", 1}}) == "the setting hlo.backend must be auto, tpu, gpu or cpu");
  CHECK(complaint({{"stage", "later"}}).starts_with("the setting hlo.stage must be auto, "));
  CHECK(complaint({{"profile", "1999"}})
            .starts_with("the setting hlo.profile has no version `1999`"));
  for (const Json& wait : {Json(-1), Json(60'001), Json(1.5), Json("soon"), Json{1}})
    CHECK(complaint({{"diagnostics", {{"debounce", wait}}}})
              .starts_with("the setting hlo.diagnostics.debounce must be"));
  CHECK(read_config({{"diagnostics", {{"debounce", 60'000}}}}).complaints.empty());
  CHECK(complaint({{"diagnostics", 1}}) == "the setting hlo.diagnostics must be an object");
  CHECK(complaint(Json{1}) == "the setting hlo must be an object");
}

TEST_CASE("a release is another name for its profile") {
  CHECK(read_config({{"profile", "libtpu-0.0.11"}}).config.analysis.profile.name == "2025a");
  CHECK(read_config({{"profile", "jax-0.10.2"}}).config.analysis.profile.name == "2026-05");
  CHECK(read_config({{"profile", "2025c"}}).complaints.empty());
}

TEST_CASE("a severity is read by code, and what is none is named") {
  const auto read = [](const Json& severities) {
    return read_config({{"diagnostics", {{"severity", severities}}}});
  };
  const auto reading = read({{"host-compute", "error"}, {"name", "hint"}, {"E1200", "off"}});
  CHECK(reading.complaints.empty());
  CHECK(reading.config.severities ==
        session::Severities{{"host-compute", protocol::DiagnosticSeverity::kError},
                            {"name", protocol::DiagnosticSeverity::kHint},
                            {"E1200", std::nullopt}});
  CHECK(read({{"host-compute", nullptr}}).config == session::Config{});
  CHECK(read(Json::array()).complaints.empty());
  const auto wrong = read({{"hostcompute", "off"}, {"name", "loud"}, {"syntax", "off"}});
  CHECK(wrong.complaints ==
        std::vector<std::string>{
            "the setting hlo.diagnostics.severity.hostcompute is about a code that does not exist",
            "the setting hlo.diagnostics.severity.name must be error, warning, information, hint "
            "or off"});
  CHECK(wrong.config.severities.size() == 1);
  CHECK(read(3).complaints ==
        std::vector<std::string>{"the setting hlo.diagnostics.severity must be an object"});
}

TEST_CASE("settings are asked for where the client answers, and asked again when they change") {
  Json capabilities = support::usual_capabilities();
  capabilities["workspace"]["configuration"] = true;
  capabilities["workspace"]["didChangeConfiguration"] = {{"dynamicRegistration", true}};
  LoopbackClient client(capabilities);
  const auto answer = [&](const Json& settings) {
    const Json asked = client.take("workspace/configuration");
    CHECK(asked["params"]["items"] == Json{{{"section", "hlo"}}});
    client.send({{"jsonrpc", "2.0"}, {"id", asked["id"]}, {"result", settings}});
    client.executor().run_all();
  };
  const Json registration = client.take("client/registerCapability");
  CHECK(registration["params"]["registrations"][0]["method"] == "workspace/didChangeConfiguration");
  client.send({{"jsonrpc", "2.0"}, {"id", registration["id"]}, {"result", nullptr}});
  answer({nullptr});
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
  client.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
  answer({{{"backend", "cpu"}}});
  CHECK(codes_of(client.take_diagnostics()) == kNone);
  client.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
  answer({{{"backnd", "cpu"}}});
  CHECK(client.take("window/showMessage")["params"]["message"] ==
        "the setting hlo.backnd is no setting");
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
}

TEST_CASE("an answer that nobody asked for, or an error for one, does no harm") {
  Json capabilities = support::usual_capabilities();
  capabilities["workspace"]["configuration"] = true;
  LoopbackClient client(capabilities);
  const Json asked = client.take("workspace/configuration");
  client.send(
      {{"jsonrpc", "2.0"}, {"id", asked["id"]}, {"error", {{"code", -32603}, {"message", "no"}}}});
  client.send({{"jsonrpc", "2.0"}, {"id", asked["id"]}, {"result", nullptr}});
  client.send({{"jsonrpc", "2.0"}, {"id", "x"}, {"result", nullptr}});
  client.executor().run_all();
  client.open(kUri, kLeak);
  CHECK(codes_of(client.take_diagnostics()) == kOneLeak);
}

}  // namespace session_test
