#pragma once

// Interner: strings as 32-bit symbols. Symbol 0 is the empty string. Only grows; a symbol and the
// view of its text stay good as long as the interner lives. Safe to use from several threads at
// once: intern takes a lock, text takes none. Which number a string gets depends on who came first,
// so symbols are compared for equality only.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

namespace base {

using Symbol = std::uint32_t;

class Interner {
 public:
  Interner();
  ~Interner();
  Interner(const Interner&) = delete;
  Interner& operator=(const Interner&) = delete;

  Symbol intern(std::string_view text);
  // The symbol of a text that was interned before.
  std::optional<Symbol> find(std::string_view text) const;
  std::string_view text(Symbol symbol) const;

  std::size_t size() const;
  std::size_t bytes() const;  // of the texts

 private:
  static constexpr std::size_t kBlockSize = 4096;
  static constexpr std::size_t kBlockCount = 65536;

  struct Slot {
    std::uint64_t hash = 0;
    Symbol symbol = 0;
  };

  void grow();
  std::string_view store(std::string_view text);

  mutable std::mutex mutex_;
  std::vector<Slot> slots_;  // open addressing; symbol 0 marks a free slot
  std::unique_ptr<std::atomic<std::string_view*>[]> blocks_;
  std::vector<std::unique_ptr<char[]>> arenas_;
  char* free_ = nullptr;
  std::size_t free_bytes_ = 0;
  std::size_t size_ = 1;
  std::size_t bytes_ = 0;
};

}  // namespace base
