#include "hlo/checks/values_grammar.h"

namespace hlo {

// `{{0,1},{2,3}}`, `[2,4]<=[8]`, `mesh['x'=2,'y'=4] {'y'}`. Behind a mesh the device numbers may
// follow as an attribute of their own name, which then carries the axes.
bool read_replica_groups(ValueReader& reader) {
  if (reader.peek('{')) {
    return read_list(reader, '{', '}', "", [&reader] { return read_integers(reader, '{', '}'); });
  }
  if (reader.peek_word() == "mesh") {
    reader.take_word();
    return read_mesh(reader) && (!reader.peek('{') || read_axes(reader));
  }
  if (!reader.peek('[')) {
    return reader.fail(
        "expects groups of devices such as {{0,1},{2,3}}, [2,2]<=[4] or mesh['x'=2] {'x'}");
  }
  if (!read_integers(reader, '[', ']')) return false;
  if (!reader.take("<="))
    return reader.fail("expects '<=' and the numbers that the groups are made of");
  return read_iota(reader);
}

}  // namespace hlo
