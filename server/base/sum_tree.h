#pragma once

// SumTree: an immutable sequence whose versions share structure. Each subtree knows the sum of its
// items, so that a place can be found by any quantity that adds up (bytes, lines, instructions).
// Replacing k items of n makes O(k + log n) new nodes and leaves all others shared; nothing is ever
// shifted. Copies are one pointer. Safe to read from several threads.
//
// Traits: `Item`; `Sum`, default-constructed as zero, with `operator+`, associative; `static Sum
// sum_of(const Item&)`.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace base {

template <class Traits>
class SumTree {
 public:
  using Item = typename Traits::Item;
  using Sum = typename Traits::Sum;

  struct Found {
    std::size_t index = 0;       // size() where nothing was found
    const Item* item = nullptr;  // null where nothing was found
    Sum before{};                // sum of the items in front
  };

  SumTree() = default;
  explicit SumTree(const std::vector<Item>& items) : root_(build(items, 0, items.size())) {}

  std::size_t size() const { return count(root_); }
  bool empty() const { return root_ == nullptr; }
  Sum sum() const { return root_ ? root_->sum : Sum{}; }
  bool is_same(const SumTree& other) const { return root_ == other.root_; }

  // The item must exist.
  const Item& at(std::size_t index) const {
    const Node* node = root_.get();
    for (;;) {
      const std::size_t left = count(node->left);
      if (index == left) return node->item;
      if (index < left) {
        node = node->left.get();
      } else {
        index -= left + 1;
        node = node->right.get();
      }
    }
  }

  // Sum of the first `end` items.
  Sum prefix(std::size_t end) const {
    Sum sum{};
    const Node* node = root_.get();
    while (node != nullptr) {
      const std::size_t left = count(node->left);
      if (end <= left) {
        node = node->left.get();
        continue;
      }
      if (node->left) sum = sum + node->left->sum;
      sum = sum + Traits::sum_of(node->item);
      end -= left + 1;
      node = node->right.get();
    }
    return sum;
  }

  // The first item for which `reached(sum of the items up to and with it)`; the predicate must stay
  // true once it is true.
  template <class Predicate>
  Found find(Predicate reached) const {
    Found found;
    const Node* node = root_.get();
    while (node != nullptr) {
      if (node->left && reached(found.before + node->left->sum)) {
        node = node->left.get();
        continue;
      }
      const Sum in_front = node->left ? found.before + node->left->sum : found.before;
      const Sum with_item = in_front + Traits::sum_of(node->item);
      found.index += count(node->left);
      if (reached(with_item)) {
        found.before = in_front;
        found.item = &node->item;
        return found;
      }
      found.before = with_item;
      ++found.index;
      node = node->right.get();
    }
    return found;
  }

  // The items [first, first + removed) give way to `added`.
  SumTree replaced(std::size_t first, std::size_t removed, const std::vector<Item>& added) const {
    auto [front, rest] = split(root_, first);
    auto [taken, back] = split(rest, removed);
    return SumTree(concat(concat(front, build(added, 0, added.size())), back));
  }

  // Calls `visit(item)` for the items [first, last), in order; a visit that returns false ends it.
  template <class Visit>
  void for_each(std::size_t first, std::size_t last, Visit visit) const {
    walk(root_.get(), 0, first, std::min(last, size()), visit);
  }

 private:
  // Recursion below goes as deep as the tree, which is the logarithm of its size.
  // NOLINTBEGIN(misc-no-recursion)
  struct Node;
  using Link = std::shared_ptr<const Node>;

  struct Node {
    Link left, right;
    Item item;
    Sum sum;
    std::size_t count;
  };

  explicit SumTree(Link root) : root_(std::move(root)) {}

  static std::size_t count(const Link& link) { return link ? link->count : 0; }

  static Link make(Link left, const Item& item, Link right) {
    Sum sum = left ? left->sum + Traits::sum_of(item) : Traits::sum_of(item);
    if (right) sum = sum + right->sum;
    const std::size_t total = count(left) + count(right) + 1;
    return std::make_shared<const Node>(
        Node{std::move(left), std::move(right), item, std::move(sum), total});
  }

  static Link build(const std::vector<Item>& items, std::size_t begin, std::size_t end) {
    if (begin == end) return nullptr;
    const std::size_t middle = begin + (end - begin) / 2;
    return make(build(items, begin, middle), items[middle], build(items, middle + 1, end));
  }

  // Weight-balanced: no subtree weighs over three times its sibling. A too heavy side is rotated,
  // twice where its inner part is the heavy one.
  static constexpr std::size_t kDelta = 3;
  static constexpr std::size_t kGamma = 2;

  static bool outweighs(const Link& heavy, const Link& light) {
    return count(heavy) + count(light) > 1 && count(heavy) > kDelta * count(light);
  }

  static Link balanced(Link left, const Item& item, Link right) {
    if (outweighs(right, left)) {
      if (count(right->left) < kGamma * count(right->right)) {
        return make(make(std::move(left), item, right->left), right->item, right->right);
      }
      const Link inner = right->left;
      return make(make(std::move(left), item, inner->left), inner->item,
                  make(inner->right, right->item, right->right));
    }
    if (outweighs(left, right)) {
      if (count(left->right) < kGamma * count(left->left)) {
        return make(left->left, left->item, make(left->right, item, std::move(right)));
      }
      const Link inner = left->right;
      return make(make(left->left, left->item, inner->left), inner->item,
                  make(inner->right, item, std::move(right)));
    }
    return make(std::move(left), item, std::move(right));
  }

  static Link join(Link left, const Item& item, Link right) {
    if (left && kDelta * count(right) < count(left) && (right || count(left) > 1)) {
      return balanced(left->left, left->item, join(left->right, item, std::move(right)));
    }
    if (right && kDelta * count(left) < count(right) && (left || count(right) > 1)) {
      return balanced(join(std::move(left), item, right->left), right->item, right->right);
    }
    return make(std::move(left), item, std::move(right));
  }

  static std::pair<Link, Link> split(const Link& link, std::size_t at) {
    if (!link) return {nullptr, nullptr};
    const std::size_t left = count(link->left);
    if (at <= left) {
      auto [front, back] = split(link->left, at);
      return {std::move(front), join(std::move(back), link->item, link->right)};
    }
    auto [front, back] = split(link->right, at - left - 1);
    return {join(link->left, link->item, std::move(front)), std::move(back)};
  }

  static Link concat(Link left, Link right) {
    if (!left) return right;
    if (!right) return left;
    auto [front, back] = split(right, 1);
    const Item first = front->item;
    return join(std::move(left), first, std::move(back));
  }

  template <class Visit>
  static bool walk(const Node* node, std::size_t start, std::size_t first, std::size_t last,
                   Visit& visit) {
    if (node == nullptr || start >= last || start + node->count <= first) return true;
    const std::size_t here = start + count(node->left);
    if (!walk(node->left.get(), start, first, last, visit)) return false;
    if (first <= here && here < last && !visit(node->item)) return false;
    return walk(node->right.get(), here + 1, first, last, visit);
  }

  // NOLINTEND(misc-no-recursion)

  Link root_;
};

}  // namespace base
