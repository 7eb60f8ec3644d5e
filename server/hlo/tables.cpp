#include "hlo/tables.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>

#include "base/check.h"
#include "hlo/known_words.h"

namespace hlo {
namespace {

using ShapeSlot = std::atomic<const Shape*>;

constexpr unsigned kFirstBlockBits = 10;
constexpr unsigned kBlockCount = 32 - kFirstBlockBits + 1;

// Block k > 0 holds the symbols with k + kFirstBlockBits significant bits, block 0 all below.
unsigned block_of(base::Symbol symbol) {
  const auto bits = static_cast<unsigned>(std::bit_width(symbol));
  return bits <= kFirstBlockBits ? 0 : bits - kFirstBlockBits;
}

std::size_t first_of(unsigned block) {
  return block == 0 ? 0 : std::size_t{1} << (block + kFirstBlockBits - 1);
}

std::size_t size_of(unsigned block) {
  return block == 0 ? std::size_t{1} << kFirstBlockBits : first_of(block);
}

const Shape& no_shape() {
  static const Shape shape;
  return shape;
}

}  // namespace

// Shapes are read when first asked for. Whoever comes second with the same shape finds the slot
// taken and drops its own.
struct Tables::State {
  base::Interner texts;
  std::array<std::atomic<ShapeSlot*>, kBlockCount> shapes{};
  std::atomic<std::size_t> shape_bytes{0};

  ~State() {
    for (unsigned k = 0; k < kBlockCount; ++k) {
      const ShapeSlot* block = shapes[k].load();
      if (block == nullptr) continue;
      for (std::size_t i = 0; i < size_of(k); ++i) {
        if (block[i].load() != &no_shape()) delete block[i].load();
      }
      delete[] block;
    }
  }

  ShapeSlot& slot(base::Symbol symbol) {
    const unsigned k = block_of(symbol);
    ShapeSlot* block = shapes[k].load(std::memory_order_acquire);
    if (block == nullptr) {
      auto* fresh = new ShapeSlot[size_of(k)]();
      if (shapes[k].compare_exchange_strong(block, fresh, std::memory_order_acq_rel)) {
        block = fresh;
        shape_bytes += size_of(k) * sizeof(ShapeSlot);
      } else {
        delete[] fresh;
      }
    }
    return block[symbol - first_of(k)];
  }
};

Tables::Tables() : state_(std::make_unique<State>()) {
  for (base::Symbol symbol = 1; symbol < Word::kEnd; ++symbol) {
    (void)HLO_CHECK(state_->texts.intern(known_word(symbol)) == symbol);
  }
}

Tables::~Tables() = default;

Name Tables::name(std::string_view text) {
  const base::Symbol known = find_known_word(text);
  return known != 0 ? known : state_->texts.intern(text);
}

std::string_view Tables::text(base::Symbol symbol) const { return state_->texts.text(symbol); }

ShapeId Tables::shape(std::string_view text) { return state_->texts.intern(text); }

const Shape& Tables::at(ShapeId id) {
  if (id == 0) return no_shape();
  ShapeSlot& slot = state_->slot(id);
  const Shape* shape = slot.load(std::memory_order_acquire);
  if (shape != nullptr) return *shape;
  auto read = read_shape(text(id));
  const Shape* fresh = read ? new Shape(std::move(*read)) : &no_shape();
  if (slot.compare_exchange_strong(shape, fresh, std::memory_order_acq_rel)) {
    if (read) state_->shape_bytes += sizeof(Shape) + 2 * text(id).size();
    return *fresh;
  }
  if (read) delete fresh;
  return *shape;
}

std::size_t Tables::bytes() const {
  return state_->texts.bytes() + state_->texts.size() * 48 + state_->shape_bytes.load();
}

}  // namespace hlo
