#include "features/content_kind.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include <fmt/format.h>

#include "text/utf8.h"

namespace features {
namespace {

using namespace std::string_view_literals;

// Notices that tell the kind stand near the top; HLO behind a long preamble is looked for in the
// whole text.
constexpr std::size_t kLookedAt = std::size_t{64} << 10;
constexpr std::size_t kSampled = 4096;
constexpr std::string_view kLineEnds = "\r\n";  // a `\r` alone ends a line too

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name_byte(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '-' || c == ':';
}
bool is_blank(char c) { return c == ' ' || c == '\t'; }

std::string_view trim(std::string_view line) {
  while (!line.empty() && (is_blank(line.front()))) line.remove_prefix(1);
  while (!line.empty() && (is_blank(line.back()) || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

// A time stamp and a place in a source file, as logs put them in front of each line.
std::string_view without_log_prefix(std::string_view line) {
  if (line.size() < 5 || std::string_view("IWEF").find(line[0]) == line.npos ||
      !is_digit(line[1])) {
    return line;
  }
  const std::size_t end = line.substr(0, 200).find("] ");
  return end == line.npos ? line : trim(line.substr(end + 2));
}

bool take_word(std::string_view& line, std::string_view word) {
  if (!line.starts_with(word)) return false;
  const std::string_view rest = line.substr(word.size());
  if (!rest.empty() && is_name_byte(rest.front())) return false;
  line = trim(rest);
  return true;
}

bool take_name(std::string_view& line) {
  if (line.starts_with('%')) line.remove_prefix(1);
  std::size_t size = 0;
  while (size < line.size() && is_name_byte(line[size])) ++size;
  if (size == 0) return false;
  line = trim(line.substr(size));
  return true;
}

// `f32[`, `bf16[`, `token[]`, `u8<=[`: a word of a shape in front of a bracket.
bool begins_with_shape(std::string_view text) {
  if (text.starts_with("()")) return true;
  while (text.starts_with('(')) text = trim(text.substr(1));
  std::size_t size = 0;
  while (size < text.size() && (is_letter(text[size]) || is_digit(text[size]))) ++size;
  return size > 0 && is_letter(text[0]) && text.substr(size).starts_with('[');
}

// `ROOT %name = f32[2]{0} add(...`
bool begins_with_instruction(std::string_view line) {
  take_word(line, "ROOT");
  if (!take_name(line) || !line.starts_with('=')) return false;
  line = trim(line.substr(1));
  return begins_with_shape(line) && line.find('(') != line.npos;
}

// Also the first one of a body that begins on the line.
bool is_instruction(std::string_view line) {
  if (begins_with_instruction(line)) return true;
  const std::size_t brace = line.find('{');
  return brace != line.npos && begins_with_instruction(trim(line.substr(brace + 1)));
}

// `%name (p: f32[2]) -> f32[2] {`, `ENTRY name {`
bool is_computation_head(std::string_view line) {
  if (take_word(line, "ENTRY")) return true;
  if (!take_name(line)) return false;
  if (!line.ends_with('{')) return false;
  const bool has_signature = line.starts_with('(') && line.find("->") != line.npos;
  return has_signature || line == "{"sv;
}

constexpr text::Offset kLongestPrefix = 300;

bool is_header(std::string_view line) { return take_word(line, "HloModule"); }

bool any_line(std::string_view text, const std::function<bool(std::string_view)>& wanted) {
  while (!text.empty()) {
    const std::size_t end = text.find_first_of(kLineEnds);
    if (wanted(without_log_prefix(trim(text.substr(0, end))))) return true;
    if (end == text.npos) return false;
    text.remove_prefix(end + 1);
  }
  return false;
}

bool any_line_begins(std::string_view text, std::string_view with) {
  return any_line(text, [&](std::string_view line) { return line.starts_with(with); });
}

// The word `HloModule` stands there: whether it begins its line, behind a log prefix at the most.
bool is_header_at(std::string_view bytes, std::size_t at) {
  // A log prefix is short, so there is no need to look far back for the start of the line.
  const std::size_t near = at - std::min<std::size_t>(at, kLongestPrefix);
  const std::string_view before = bytes.substr(near, at - near);
  const std::size_t line_end = before.find_last_of(kLineEnds);
  const std::size_t line = line_end == before.npos ? near : near + line_end + 1;
  const std::size_t end = std::min(bytes.size(), at + 32);
  return is_header(without_log_prefix(trim(bytes.substr(line, end - line))));
}

bool has_header(std::string_view bytes) {
  for (std::size_t at = bytes.find("HloModule"); at != bytes.npos;
       at = bytes.find("HloModule", at + 1)) {
    if (is_header_at(bytes, at)) return true;
  }
  return false;
}

bool is_mostly_binary(std::string_view bytes) {
  const std::string_view sample = bytes.substr(0, kSampled);
  std::size_t odd = 0;
  for (std::size_t at = 0; at < sample.size();) {
    const auto byte = static_cast<unsigned char>(sample[at]);
    const std::size_t step = text::utf8_step(sample, at);
    const bool is_control =
        byte < 0x20 && byte != '\n' && byte != '\r' && byte != '\t' && byte != '\f' && byte != 0x1b;
    if (is_control || byte == 0x7f || (step == 1 && byte >= 0x80)) ++odd;
    at += step;
  }
  return odd * 10 > sample.size();
}

// A field of text in front of a proto: its tag, its length, its bytes. Empty where none stands.
std::string_view text_field(std::string_view bytes) {
  if (bytes.size() < 3 || bytes[0] != '\x0a') return {};
  const auto length = static_cast<unsigned char>(bytes[1]);
  if (length == 0 || length > 127 || bytes.size() < 2u + length) return {};
  const std::string_view name = bytes.substr(2, length);
  const bool is_plain = std::ranges::all_of(name, [](char c) { return c > 0x20 && c < 0x7f; });
  return is_plain ? name : std::string_view();
}

bool is_module_proto(std::string_view bytes) {
  const std::string_view name = text_field(bytes);
  if (name.empty()) return false;
  const std::string_view rest = bytes.substr(2 + name.size());
  return rest.starts_with('\x12') || rest.starts_with('\x1a');
}

// HloProto and HloSnapshot hold the module as their first field.
bool is_hlo_proto(std::string_view bytes) {
  if (is_module_proto(bytes)) return true;
  if (!bytes.starts_with('\x0a')) return false;
  std::size_t at = 1;
  while (at < bytes.size() && at < 6 && (static_cast<unsigned char>(bytes[at]) & 0x80) != 0) ++at;
  return at + 1 < bytes.size() && is_module_proto(bytes.substr(at + 1));
}

bool is_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) return true;
  const std::string_view sample = bytes.substr(0, kSampled);
  const auto zeros = static_cast<std::size_t>(std::ranges::count(sample, '\0'));
  return sample.size() >= 8 && sample[0] != '\0' && sample[1] == '\0' &&
         zeros * 5 > sample.size() * 2;
}

ContentKind binary_kind(std::string_view bytes) {
  if (bytes.starts_with("ML\xefR")) return ContentKind::kMlirBytecode;
  if (is_utf16(bytes)) return ContentKind::kUtf16;
  if (is_hlo_proto(bytes)) return ContentKind::kHloProto;
  return ContentKind::kBinary;
}

bool is_comment(std::string_view line) { return line.starts_with("//"); }

// Tests of the compiler have HLO with the MLIR that they expect in comments.
bool is_mlir(std::string_view top) {
  return any_line(top, [](std::string_view line) {
    if (is_comment(line)) return false;
    return line.starts_with("module @") || line.starts_with("module {") ||
           line.starts_with("module attributes") || line.starts_with("func.func ") ||
           line.starts_with("\"builtin.module\"") || line.starts_with("#loc") ||
           line.starts_with("vhlo.") || line.starts_with("!vhlo") ||
           line.find("= stablehlo.") != line.npos || line.find("= \"stablehlo.") != line.npos ||
           line.find("= mhlo.") != line.npos || line.find("= arith.") != line.npos;
  });
}

struct Sign {
  std::string_view line_start;
  ContentKind kind;
};

constexpr std::array kSigns = {
    Sign{"BufferAssignment:", ContentKind::kBufferAssignment},
    Sign{"allocation 0:", ContentKind::kBufferAssignment},
    Sign{"Total bytes used:", ContentKind::kMemoryReport},
    Sign{"Peak memory", ContentKind::kMemoryReport},
    Sign{"HloLiveRange", ContentKind::kLiveRanges},
    Sign{"HloAliasAnalysis", ContentKind::kLiveRanges},
    Sign{"xla_dump_to:", ContentKind::kDebugOptions},
    Sign{"xla_backend_optimization_level:", ContentKind::kDebugOptions},
    Sign{"xla_cpu_", ContentKind::kDebugOptions},
    Sign{"xla_gpu_", ContentKind::kDebugOptions},
    Sign{"xla_tpu_", ContentKind::kDebugOptions},
    Sign{"hlo_module {", ContentKind::kProtoText},
    Sign{"entry_computation_name:", ContentKind::kProtoText},
    Sign{"computations {", ContentKind::kProtoText},
    Sign{"{ lambda", ContentKind::kJaxpr},
    Sign{"target triple", ContentKind::kLowLevel},
    Sign{"target datalayout", ContentKind::kLowLevel},
    Sign{"; ModuleID", ContentKind::kLowLevel},
    Sign{".version ", ContentKind::kLowLevel},
};

std::optional<ContentKind> sign_in(std::string_view text) {
  for (const Sign& sign : kSigns) {
    if (any_line_begins(text, sign.line_start)) return sign.kind;
  }
  return std::nullopt;
}

std::string_view first_line(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text.substr(0, text.find('\n'));
}

ContentKind mlir_kind(std::string_view bytes) {
  for (const std::string_view dialect : {"stablehlo."sv, "mhlo."sv, "vhlo"sv}) {
    if (bytes.find(dialect) != bytes.npos) return ContentKind::kStableHlo;
  }
  return ContentKind::kMlir;
}

// Half a word of a header, a bare shape, a comment: somebody is typing.
bool is_begun(std::string_view line) {
  if (line.empty()) return false;
  return is_comment(line) || line.starts_with("/*") || "HloModule"sv.starts_with(line) ||
         begins_with_shape(line);
}

// `000: kGemm  ...`, as thunk sequences are listed.
bool is_thunk(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && is_digit(line[at])) ++at;
  if (at == 0 || !line.substr(at).starts_with(':')) return false;
  line = trim(line.substr(at + 1));
  return line.size() > 2 && line[0] == 'k' && line[1] >= 'A' && line[1] <= 'Z';
}

std::string_view kind_in_words(ContentKind kind) {
  switch (kind) {
    case ContentKind::kHlo: return "HLO text";
    case ContentKind::kEmpty: return "empty";
    case ContentKind::kStableHlo: return "StableHLO (MLIR text)";
    case ContentKind::kMlir: return "MLIR text";
    case ContentKind::kMlirBytecode: return "MLIR bytecode";
    case ContentKind::kHloProto: return "a binary HloModuleProto";
    case ContentKind::kBinary: return "a binary file";
    case ContentKind::kUtf16: return "UTF-16 text, which must be converted to UTF-8";
    case ContentKind::kProtoText: return "an HloModuleProto in protocol buffer text form";
    case ContentKind::kJaxpr: return "a jaxpr";
    case ContentKind::kBufferAssignment: return "a buffer assignment report";
    case ContentKind::kMemoryReport: return "a memory report";
    case ContentKind::kLiveRanges: return "a list of live ranges or aliases";
    case ContentKind::kThunks: return "a list of thunks";
    case ContentKind::kDebugOptions: return "a list of debug options";
    case ContentKind::kLowLevel: return "low-level code (LLVM IR or PTX)";
    case ContentKind::kOther: return "text that does not look like HLO";
  }
  return "";
}

// Whether the module's header is one by which content_kind would know the text for HLO.
bool has_header_line(const text::Text& text, text::Offset module) {
  constexpr text::Offset kNear = 2 * kLongestPrefix;
  const text::Offset begin = module - std::min(module, kNear);
  const text::Slice slice = text.slice({begin, std::min(module + kNear, text.size())});
  const std::string_view near = slice.bytes();
  if (begin == 0 && near.starts_with("ML")) return false;
  const std::size_t at = near.find("HloModule", module - begin);
  return at != near.npos && is_header_at(near, at);
}

}  // namespace

ContentKind content_kind(std::string_view bytes) {
  if (bytes.find_first_not_of(" \t\r\n\f\v") == bytes.npos) return ContentKind::kEmpty;
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  if (bytes.starts_with("ML\xefR")) return ContentKind::kMlirBytecode;
  if (has_header(bytes)) return ContentKind::kHlo;
  if (is_mostly_binary(bytes)) return binary_kind(bytes);
  // A report says on its first line what it is; further down it may quote instructions.
  const std::string_view top = bytes.substr(0, kLookedAt);
  if (const auto kind = sign_in(first_line(top))) return *kind;
  if (any_line(bytes, is_instruction)) return ContentKind::kHlo;
  if (is_mlir(top)) return mlir_kind(bytes);
  if (const auto kind = sign_in(top)) return *kind;
  if (any_line(bytes, is_computation_head)) return ContentKind::kHlo;
  if (any_line(top, is_thunk)) return ContentKind::kThunks;
  return any_line(top, is_begun) ? ContentKind::kHlo : ContentKind::kOther;
}

std::string not_hlo_message(ContentKind kind) {
  return fmt::format(
      "this is {}, not HLO text; HLO text comes from jax.jit(f).lower(x).as_text(dialect=\"hlo\") "
      "in JAX, "
      "torch_xla._XLAC._get_xla_tensors_hlo([tensor]) in PyTorch/XLA, "
      "f.experimental_get_compiler_ir(x)(stage=\"hlo\") of a tf.function with jit_compile=True in "
      "TensorFlow, or "
      "XLA_FLAGS=\"--xla_dump_to=DIR --xla_dump_hlo_as_text\" with any of them",
      kind_in_words(kind));
}

Diagnostic not_hlo_diagnostic(ContentKind kind) {
  Diagnostic note;
  note.problem.severity = hlo::Severity::kNote;
  note.problem.code = "not-hlo";
  note.problem.message = not_hlo_message(kind);
  note.source = "hlo-lsp";
  return note;
}

std::optional<ContentKind> other_content(const analysis::Snapshot& at) {
  const auto begins_a_line = [&at](const analysis::ModuleAnalysis& analysis) {
    return analysis.module.header() != nullptr &&
           has_header_line(at.text, analysis.module.range().begin);
  };
  if (std::ranges::any_of(at.modules, begins_a_line)) return std::nullopt;
  const ContentKind kind = content_kind(at.text.copy());
  const bool is_other = kind != ContentKind::kHlo && kind != ContentKind::kEmpty;
  return is_other ? std::optional(kind) : std::nullopt;
}

}  // namespace features
