#pragma once

// PersistentMap: a hash map with value semantics whose copies share structure. A copy costs one
// pointer; changing a copy makes new only the few nodes on the way to the entry, and nodes that
// nobody else holds are changed in place, so filling a fresh map makes no waste. Copies may be read
// and changed on different threads; one object may not. The order of for_each is that of the
// hashes: the same for equal content built in any order is not promised, so sort what leaves.
//
// Hash: `std::uint64_t operator()(const Key&) const`, all bits good, the upper ones used first.
// Keys and values are copied.

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace base {

// A finish for hashes of small keys: every bit of the input reaches the upper bits.
constexpr std::uint64_t mix_bits(std::uint64_t bits) {
  bits *= 0x9fb21c651e98df25U;
  bits ^= bits >> 35;
  bits *= 0x9e3779b97f4a7c15U;
  return bits ^ (bits >> 28);
}

// The value of a map that is used as a set.
struct Nothing {
  bool operator==(const Nothing&) const = default;
};

template <class Key, class Value, class Hash>
class PersistentMap {
 public:
  PersistentMap() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // Whether both are the same version; equal content may be built apart.
  bool is_same(const PersistentMap& other) const { return root_.node == other.root_.node; }

  // Null where the key is not; good until this object changes.
  const Value* find(const Key& key) const {
    const std::uint64_t hash = Hash()(key);
    const Node* node = root_.node;
    for (int shift = kFirstShift; node != nullptr; shift -= kBits) {
      if (!node->is_leaf) {
        node = children(node)[digit(hash, shift)].node;
        continue;
      }
      for (const Entry& entry : entries(node)) {
        if (entry.key == key) return &entry.value;
      }
      return nullptr;
    }
    return nullptr;
  }

  bool contains(const Key& key) const { return find(key) != nullptr; }

  // The value to be changed; made by default where the key is new. Good until the next change.
  Value& at(const Key& key) {
    const std::uint64_t hash = Hash()(key);
    Link* link = &root_;
    int shift = kFirstShift;
    for (;; shift -= kBits) {
      own(*link);
      if (!link->node->is_leaf) {
        link = &children(link->node)[digit(hash, shift)];
        continue;
      }
      std::vector<Entry>& leaf = entries(link->node);
      for (Entry& entry : leaf) {
        if (entry.key == key) return entry.value;
      }
      if (leaf.size() < kLeafSize || shift < 0) {
        ++size_;
        return leaf.emplace_back(Entry{key, Value{}}).value;
      }
      split(*link, shift);
      link = &children(link->node)[digit(hash, shift)];
    }
  }

  void set(const Key& key, Value value) { at(key) = std::move(value); }

  // False where the key is not.
  bool erase(const Key& key) {
    if (!contains(key)) return false;
    const std::uint64_t hash = Hash()(key);
    std::array<Link*, kFirstShift / kBits + 3> way{};
    std::size_t depth = 0;
    Link* link = &root_;
    for (int shift = kFirstShift;; shift -= kBits) {
      own(*link);
      way[depth++] = link;
      if (link->node->is_leaf) break;
      link = &children(link->node)[digit(hash, shift)];
    }
    std::vector<Entry>& leaf = entries(link->node);
    for (Entry& entry : leaf) {
      if (!(entry.key == key)) continue;
      if (&entry != &leaf.back()) entry = std::move(leaf.back());
      leaf.pop_back();
      break;
    }
    --size_;
    while (depth > 0 && is_bare(way[depth - 1]->node)) *way[--depth] = Link();
    return true;
  }

  template <class Visit>
  void for_each(Visit visit) const {
    walk(root_.node, visit);
  }

  bool operator==(const PersistentMap& other) const {
    if (is_same(other)) return true;
    if (size_ != other.size_) return false;
    bool equal = true;
    for_each([&](const Key& key, const Value& value) {
      const Value* there = equal ? other.find(key) : nullptr;
      equal = there != nullptr && *there == value;
    });
    return equal;
  }

 private:
  static constexpr int kBits = 4;
  static constexpr int kFirstShift = 64 - kBits;
  static constexpr std::size_t kFanOut = std::size_t{1} << kBits;
  static constexpr std::size_t kLeafSize = 16;

  struct Entry {
    Key key;
    [[no_unique_address]] Value value;
  };

  struct Node;

  struct Link {
    Link() = default;
    explicit Link(Node* made) : node(made) {}
    Link(const Link& other) : node(other.node) {
      if (node != nullptr) node->owners.fetch_add(1, std::memory_order_relaxed);
    }
    Link(Link&& other) noexcept : node(std::exchange(other.node, nullptr)) {}
    Link& operator=(Link other) noexcept {
      std::swap(node, other.node);
      return *this;
    }
    ~Link() {
      if (node != nullptr && node->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
        destroy(node);
    }

    Node* node = nullptr;
  };

  struct Node {
    explicit Node(bool leaf) : is_leaf(leaf) {}

    std::atomic<std::uint32_t> owners{1};
    const bool is_leaf;
  };

  struct Leaf : Node {
    explicit Leaf(std::vector<Entry> some) : Node(true), entries(std::move(some)) {}
    std::vector<Entry> entries;
  };

  struct Inner : Node {
    explicit Inner(const std::array<Link, kFanOut>& some) : Node(false), children(some) {}
    std::array<Link, kFanOut> children;
  };

  static std::vector<Entry>& entries(Node* node) { return static_cast<Leaf*>(node)->entries; }
  static const std::vector<Entry>& entries(const Node* node) {
    return static_cast<const Leaf*>(node)->entries;
  }
  static std::array<Link, kFanOut>& children(Node* node) {
    return static_cast<Inner*>(node)->children;
  }
  static const std::array<Link, kFanOut>& children(const Node* node) {
    return static_cast<const Inner*>(node)->children;
  }

  static void destroy(Node* node) {
    if (node->is_leaf) {
      delete static_cast<Leaf*>(node);
    } else {
      delete static_cast<Inner*>(node);
    }
  }

  static Node* copy(const Node* node) {
    if (node->is_leaf) return new Leaf(entries(node));
    return new Inner(children(node));
  }

  static bool is_bare(const Node* node) {
    if (node->is_leaf) return entries(node).empty();
    for (const Link& child : children(node)) {
      if (child.node != nullptr) return false;
    }
    return true;
  }

  static std::size_t digit(std::uint64_t hash, int shift) {
    return static_cast<std::size_t>(hash >> shift) & (kFanOut - 1);
  }

  // Acquire pairs with the release of whoever let go last: its reads are over before our writes
  // begin.
  static void own(Link& link) {
    if (link.node == nullptr) {
      link = Link(new Leaf({}));
    } else if (link.node->owners.load(std::memory_order_acquire) != 1) {
      link = Link(copy(link.node));
    }
  }

  static void split(Link& link, int shift) {
    Link inner(new Inner({}));
    for (Entry& entry : entries(link.node)) {
      Link& child = children(inner.node)[digit(Hash()(entry.key), shift)];
      own(child);
      entries(child.node).push_back(std::move(entry));
    }
    link = std::move(inner);
  }

  // As deep as a hash has digits.
  template <class Visit>
  static void walk(const Node* node, Visit& visit) {  // NOLINT(misc-no-recursion)
    if (node == nullptr) return;
    if (node->is_leaf) {
      for (const Entry& entry : entries(node)) visit(entry.key, entry.value);
      return;
    }
    for (const Link& child : children(node)) walk(child.node, visit);
  }

  Link root_;
  std::size_t size_ = 0;
};

}  // namespace base
