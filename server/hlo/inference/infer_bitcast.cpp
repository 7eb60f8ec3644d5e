#include <fmt/format.h>

#include "hlo/checks/inference.h"
#include "hlo/element_type.h"

namespace hlo {
namespace {

// Whether the bytes of the shape are those of its elements in a row. Tiles and elements of less
// than a byte depend on the machine, bounds on the run.
bool has_plain_bytes(const Shape& shape) {
  constexpr int kBitsOfByte = 8;
  if (!shape.is_array() || facts(shape.type).bits % kBitsOfByte != 0) return false;
  for (const Dimension& dimension : shape.dimensions) {
    if (dimension.is_dynamic || dimension.size < 0) return false;
  }
  if (!shape.layout) return true;
  const Layout& layout = *shape.layout;
  return layout.tiles.empty() && layout.element_size_bits == 0 && layout.tail_padding == 1 &&
         layout.other.empty();
}

}  // namespace

// Takes any shape of as many bytes.
Inference infer_bitcast(const Site& site) {
  const Shape* written = site.written();
  if (written == nullptr || !is_ready(site, 1)) return Inference::unknown();
  const Shape& operand = *site.operand(0).shape;
  if (!has_plain_bytes(operand) || !has_plain_bytes(*written)) return Inference::unknown();
  const auto from = byte_size(operand);
  const auto to = byte_size(*written);
  if (!from || !to || *from == 0 || *to == 0 || *from == *to) return Inference::unknown();
  return Inference::no(
      fmt::format("Bitcast cannot have different shape sizes of output ({}) and operand ({}): {} "
                  "and {}",
                  *to, *from, plain(*written), plain(operand)));
}

}  // namespace hlo
