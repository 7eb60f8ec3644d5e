#pragma once

// Parser: one stretch of text gives its tree. Not shareable; one per running task, reused. A tree
// is owned by who holds it, immutable, and may be read by several tasks, each with a cursor of its
// own.

#include <memory>
#include <string_view>

struct TSLanguage;
struct TSParser;
struct TSTree;

namespace syntax {

const TSLanguage* hlo_language();

struct FreeTree {
  void operator()(TSTree* tree) const;
};
using Tree = std::unique_ptr<TSTree, FreeTree>;

class Parser {
 public:
  Parser();

  Tree parse(std::string_view bytes);

 private:
  struct FreeParser {
    void operator()(TSParser* parser) const;
  };

  std::unique_ptr<TSParser, FreeParser> parser_;
};

}  // namespace syntax
