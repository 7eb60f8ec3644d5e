#include "base/interner.h"

#include <algorithm>
#include <cstring>

namespace base {
namespace {

constexpr std::size_t kArenaBytes = 64 * 1024;
constexpr std::size_t kFirstSlots = 1024;

// Eight bytes at a time; the finish spreads the high bits down, since slots are chosen by the low
// ones.
std::uint64_t hash_of(std::string_view text) {
  constexpr std::uint64_t kMultiplier = 0x9fb21c651e98df25U;
  std::uint64_t hash = text.size() * kMultiplier;
  const char* at = text.data();
  std::size_t left = text.size();
  for (; left >= 8; at += 8, left -= 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, 8);
    hash = (hash ^ word) * kMultiplier;
    hash ^= hash >> 32;
  }
  std::uint64_t rest = 0;
  if (left > 0) std::memcpy(&rest, at, left);
  hash = (hash ^ rest) * kMultiplier;
  return hash ^ (hash >> 29);
}

}  // namespace

Interner::Interner()
    : slots_(kFirstSlots), blocks_(new std::atomic<std::string_view*>[kBlockCount]) {
  for (std::size_t i = 0; i < kBlockCount; ++i)
    blocks_[i].store(nullptr, std::memory_order_relaxed);
  blocks_[0].store(new std::string_view[kBlockSize], std::memory_order_release);
}

Interner::~Interner() {
  for (std::size_t i = 0; i < kBlockCount; ++i) delete[] blocks_[i].load(std::memory_order_relaxed);
}

Symbol Interner::intern(std::string_view text) {
  if (text.empty()) return 0;
  const std::uint64_t hash = hash_of(text);
  const std::lock_guard lock(mutex_);
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hash & mask;
  for (; slots_[at].symbol != 0; at = (at + 1) & mask) {
    if (slots_[at].hash == hash && this->text(slots_[at].symbol) == text) return slots_[at].symbol;
  }
  if (size_ == kBlockSize * kBlockCount) return 0;
  const Symbol symbol = static_cast<Symbol>(size_++);
  auto& block = blocks_[symbol / kBlockSize];
  if (block.load(std::memory_order_relaxed) == nullptr) {
    block.store(new std::string_view[kBlockSize], std::memory_order_release);
  }
  block.load(std::memory_order_relaxed)[symbol % kBlockSize] = store(text);
  slots_[at] = {hash, symbol};
  if (size_ * 2 > slots_.size()) grow();
  return symbol;
}

std::optional<Symbol> Interner::find(std::string_view text) const {
  if (text.empty()) return 0;
  const std::uint64_t hash = hash_of(text);
  const std::lock_guard lock(mutex_);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = hash & mask; slots_[at].symbol != 0; at = (at + 1) & mask) {
    if (slots_[at].hash == hash && this->text(slots_[at].symbol) == text) return slots_[at].symbol;
  }
  return std::nullopt;
}

std::string_view Interner::text(Symbol symbol) const {
  return blocks_[symbol / kBlockSize].load(std::memory_order_acquire)[symbol % kBlockSize];
}

std::size_t Interner::size() const {
  const std::lock_guard lock(mutex_);
  return size_;
}

std::size_t Interner::bytes() const {
  const std::lock_guard lock(mutex_);
  return bytes_;
}

void Interner::grow() {
  std::vector<Slot> larger(slots_.size() * 2);
  const std::size_t mask = larger.size() - 1;
  for (const Slot& slot : slots_) {
    if (slot.symbol == 0) continue;
    std::size_t at = slot.hash & mask;
    while (larger[at].symbol != 0) at = (at + 1) & mask;
    larger[at] = slot;
  }
  slots_ = std::move(larger);
}

std::string_view Interner::store(std::string_view text) {
  if (text.size() > free_bytes_) {
    const std::size_t wanted = std::max(kArenaBytes, text.size());
    arenas_.push_back(std::make_unique<char[]>(wanted));
    free_ = arenas_.back().get();
    free_bytes_ = wanted;
  }
  std::memcpy(free_, text.data(), text.size());
  const std::string_view stored(free_, text.size());
  free_ += text.size();
  free_bytes_ -= text.size();
  bytes_ += text.size();
  return stored;
}

}  // namespace base
