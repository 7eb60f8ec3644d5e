#include "cli/run.h"

#include <thread>
#include <utility>
#include <variant>

#include <unistd.h>

#include "cli/check.h"
#include "cli/explain.h"
#include "cli/fix.h"
#include "cli/format.h"
#include "cli/log.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/printable.h"
#include "cli/serve.h"
#include "cli/trace.h"

namespace cli {
namespace {

int failed(const base::Error& error) {
  write_error_line("hlo-lsp: " + printable(error.message));
  return 2;
}

int finished(const std::expected<int, base::Error>& result) {
  return result ? *result : failed(result.error());
}

struct Runner {
  Output& output;
  std::size_t cores;

  int operator()(const ServeCommand& command) { return finished(run_serve(command, cores)); }
  int operator()(const CheckCommand& command) { return run_check(command, output); }
  int operator()(const ExplainCommand& command) { return finished(run_explain(command, output)); }
  int operator()(const FixCommand& command) { return finished(run_fix(command, output)); }
  int operator()(const TraceCommand& command) { return run_trace(command, output); }
  int operator()(const LogCommand& command) { return finished(run_log(command, output)); }
  int operator()(const FormatCommand& command) { return run_format(command, output); }
};

int answer(const Answer& answer, Output& output) {
  output.write(answer.output);
  std::string_view errors = answer.errors;
  if (errors.ends_with('\n')) errors.remove_suffix(1);
  if (!errors.empty()) write_error_line(errors);
  return answer.exit_code;
}

}  // namespace

int run(std::vector<std::string> arguments) {
  Output output(STDOUT_FILENO);
  const std::size_t cores = std::thread::hardware_concurrency();
  const auto parsed = parse_command_line(std::move(arguments), cores);
  const Command* command = std::get_if<Command>(&parsed);
  const int code = command != nullptr ? std::visit(Runner{output, cores}, *command)
                                      : answer(std::get<Answer>(parsed), output);
  return output.failure() ? failed(*output.failure()) : code;
}

}  // namespace cli
