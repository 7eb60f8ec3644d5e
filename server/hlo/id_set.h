#pragma once

// IdSet: a set of instruction or computation ids as a value. Most are tiny, so the first ones stand
// in place; a name may still have 40,000 users, and adding one more to those costs the same
// everywhere. Without order: whoever needs one sorts by place in the text.

#include <array>
#include <cstddef>

#include "base/persistent_map.h"
#include "hlo/computation.h"
#include "hlo/instruction.h"

namespace hlo {

struct IdHash {
  std::uint64_t operator()(const InstructionId& id) const {
    return base::mix_bits(std::uint64_t{id.piece} << 32 | id.index);
  }
  std::uint64_t operator()(ComputationId id) const { return base::mix_bits(id.number); }
};

template <class Id, std::size_t InPlace>
class IdSet {
 public:
  bool empty() const {
    for (const Id& id : few_) {
      if (id.exists()) return false;
    }
    return more_.empty();
  }

  void insert(Id id) {
    Id* free = nullptr;
    for (Id& place : few_) {
      if (place == id) return;
      if (!place.exists()) free = &place;
    }
    if (free != nullptr && !more_.contains(id)) {
      *free = id;
    } else {
      more_.set(id, {});
    }
  }

  void erase(Id id) {
    for (Id& place : few_) {
      if (place != id) continue;
      place = {};
      return;
    }
    more_.erase(id);
  }

  template <class Visit>
  void for_each(Visit visit) const {
    for (const Id& id : few_) {
      if (id.exists()) visit(id);
    }
    more_.for_each([&visit](const Id& id, base::Nothing) { visit(id); });
  }

 private:
  std::array<Id, InPlace> few_;
  base::PersistentMap<Id, base::Nothing, IdHash> more_;
};

}  // namespace hlo
