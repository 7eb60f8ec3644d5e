// The tree of a text, parsed from scratch by a parser of its own.
#pragma once

#include <memory>
#include <string_view>

#include <tree_sitter/api.h>

namespace grammar {

using Tree = std::unique_ptr<TSTree, decltype(&ts_tree_delete)>;

Tree parsed(std::string_view text);

}  // namespace grammar
