// A text with its model, as the analyzer keeps them: cut, parsed, lowered, and made anew after
// edits.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "hlo/describe.h"
#include "hlo/file.h"
#include "hlo/lookup.h"
#include "hlo/lower.h"
#include "hlo/module.h"
#include "hlo/rebuild.h"
#include "hlo/tables.h"
#include "syntax/segments.h"
#include "text/text.h"

namespace support {

class Model {
 public:
  explicit Model(const std::string& content, text::Offset piece_bytes = 16 * 1024);

  void edit(const text::Edit& edit);

  const hlo::File& file() const { return *file_; }
  hlo::Tables& tables() const { return *tables_; }
  std::string text() const { return text_.copy(); }
  std::size_t piece_count() const { return segments_.size(); }
  std::string describe() const { return hlo::describe(*file_); }
  // The same pieces, with a model built anew from all of them.
  Model built_anew() const;

  hlo::Module module(std::size_t index = 0) const { return file_->modules().at(index); }
  // Of the first module; an empty name means the entry.
  hlo::Computation computation(std::string_view name = "") const;
  std::string name(hlo::Name name) const { return std::string(tables_->text(name)); }
  std::string text_at(text::Range range) const;
  // Names, with a blank between, `-` for none.
  std::string names(const std::vector<hlo::InstructionRef>& instructions) const;

 private:
  hlo::NewPiece piece(std::size_t index) const;

  text::Text text_;
  syntax::Segments segments_;
  std::shared_ptr<hlo::Tables> tables_ = std::make_shared<hlo::Tables>();
  std::shared_ptr<const hlo::File> file_;
};

}  // namespace support
