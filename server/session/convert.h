#pragma once

// Results of features as the structs of the protocol, offsets as positions in the encoding that the
// client reads. One Converter for one answer: it remembers where it was in the text. Pure, used on
// the pool.

#include <memory>
#include <string>
#include <vector>

#include "features/code_actions.h"
#include "features/definition.h"
#include "features/diagnostics.h"
#include "features/hover.h"
#include "features/memory_path.h"
#include "features/references.h"
#include "features/symbols.h"
#include "protocol/diagnostics.h"
#include "protocol/editing.h"
#include "protocol/extensions.h"
#include "protocol/navigation.h"
#include "protocol/symbols.h"
#include "session/agreement.h"
#include "session/documents.h"
#include "text/positions.h"

namespace session {

class Converter {
 public:
  Converter(const Asked& asked, const Agreement& agreement)
      : asked_(asked), agreement_(agreement), positions_(asked.snapshot->text) {}

  protocol::Range range(text::Range range);
  protocol::Location location(text::Range range);
  protocol::Hover hover(const features::Hover& hover);
  protocol::LocationLink link(const features::Place& place);
  protocol::MemoryPath memory_path(const features::MemoryPath& path);
  // False where the settings switch its code off.
  bool is_shown(const features::Diagnostic& diagnostic) const;
  protocol::Diagnostic diagnostic(const features::Diagnostic& diagnostic);
  // With the kinds of fixes in its data. Fixes are dear to prove, so what is published goes
  // without.
  protocol::Diagnostic diagnostic(const features::Diagnostic& diagnostic,
                                  const features::Fixes& fixes);
  protocol::DocumentSymbol symbol(const features::Symbol& symbol);
  // The tree as a list, in the order of the text, each with the name of what it stands in.
  void flatten(const features::Symbol& symbol, const std::string& container,
               std::vector<protocol::SymbolInformation>& list);
  std::vector<protocol::TextEdit> text_edits(const std::vector<text::Edit>& edits);
  protocol::WorkspaceEdit edit(const std::vector<text::Edit>& edits);

 private:
  protocol::Position position(text::Offset offset);
  std::shared_ptr<protocol::Json> data_of(const features::Diagnostic& diagnostic);

  const Asked& asked_;
  const Agreement& agreement_;
  text::Positions positions_;
};

// The answer to a question about the diagnostics of a snapshot.
protocol::PublishDiagnosticsParams diagnostics_of(const Asked& asked, const Agreement& agreement,
                                                  const base::CancelToken& cancel);

}  // namespace session
