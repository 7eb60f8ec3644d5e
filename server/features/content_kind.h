#pragma once

// What a file holds, decided from its bytes: HLO text, or something else that lies in the same
// folders. Errs on the side of HLO: text in which one line looks like HLO is HLO, however broken,
// whatever stands around it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "analysis/snapshot.h"
#include "features/diagnostics.h"

namespace features {

enum class ContentKind : std::uint8_t {
  kHlo,
  kEmpty,      // nothing but blanks
  kStableHlo,  // MLIR text in StableHLO, MHLO or VHLO
  kMlir,       // other MLIR text
  kMlirBytecode,
  kHloProto,  // a binary HloModuleProto, or a proto that begins with one
  kBinary,
  kUtf16,
  kProtoText,  // an HloModuleProto in the text form of protocol buffers
  kJaxpr,
  kBufferAssignment,
  kMemoryReport,
  kLiveRanges,
  kThunks,
  kDebugOptions,
  kLowLevel,  // LLVM IR or PTX
  kOther,
};

ContentKind content_kind(std::string_view bytes);
// What it is and how to get HLO text instead; one line. Only for kinds that hold none.
std::string not_hlo_message(ContentKind kind);
Diagnostic not_hlo_diagnostic(ContentKind kind);
// The kind of a document that is not HLO text; absent where it is, or holds nothing at all. Costs
// time in the size of a text without a header, else none.
std::optional<ContentKind> other_content(const analysis::Snapshot& at);

}  // namespace features
