#include "text/text.h"

#include <algorithm>
#include <cstring>

namespace text {
namespace {

// Blocks are short enough to be scanned for a line, and long enough that a large text has few of
// them. An edit writes the bytes around it afresh, so that many small edits do not leave many small
// blocks.
constexpr std::size_t kBlockBytes = 16 * 1024;
constexpr Offset kRewrittenBytes = 2 * 1024;

bool ends_line(std::string_view bytes, std::size_t at) {
  return bytes[at] == '\n' ||
         (bytes[at] == '\r' && (at + 1 == bytes.size() || bytes[at + 1] != '\n'));
}

// The next place from `at` on that ends a line; the size where there is none.
std::size_t next_line_end(std::string_view bytes, std::size_t at) {
  const std::size_t feed = std::min(bytes.find('\n', at), bytes.size());
  const std::size_t carriage = bytes.substr(0, feed).find('\r', at);
  if (carriage == std::string_view::npos) return feed;
  return ends_line(bytes, carriage) ? carriage : feed;
}

Offset count_line_breaks(std::string_view bytes) {
  Offset count = static_cast<Offset>(std::count(bytes.begin(), bytes.end(), '\n'));
  const char* at = bytes.data();
  const char* end = at + bytes.size();
  while (at != end && (at = static_cast<const char*>(
                           std::memchr(at, '\r', static_cast<std::size_t>(end - at))))) {
    ++at;
    if (at == end || *at != '\n') ++count;
  }
  return count;
}

std::vector<Block> blocks_of(const std::shared_ptr<const void>& owner, std::string_view bytes) {
  std::vector<Block> blocks;
  blocks.reserve(bytes.size() / kBlockBytes + 1);
  for (std::size_t at = 0; at < bytes.size(); at += kBlockBytes) {
    const std::string_view part = bytes.substr(at, kBlockBytes);
    blocks.push_back({owner, part, count_line_breaks(part)});
  }
  return blocks;
}

bool lies_behind(const Block& front, const Block& back) {
  return front.owner == back.owner && front.bytes.data() + front.bytes.size() == back.bytes.data();
}

}  // namespace

Slice::Slice(std::string content) {
  auto owner = std::make_shared<const std::string>(std::move(content));
  bytes_ = *owner;
  owner_ = std::move(owner);
}

Text::Text(std::string content) : Text(Slice(std::move(content))) {}

Text::Text(const Slice& content)
    : blocks_(blocks_of(std::make_shared<const Slice>(content), content.bytes())) {}

Offset Text::size() const { return blocks_.sum().bytes; }

Slice Text::slice(Range range) const {
  range.end = std::min(range.end, size());
  range.begin = std::min(range.begin, range.end);
  if (range.empty()) return {};
  const auto found = blocks_.find([&](const BlockSum& sum) { return sum.bytes > range.begin; });
  const Offset inside = range.begin - found.before.bytes;
  // Blocks of one owner lie behind one another in memory until an edit parts them.
  Offset reach = static_cast<Offset>(found.item->bytes.size());
  const Block* last = found.item;
  blocks_.for_each(found.index + 1, blocks_.size(), [&](const Block& block) {
    if (inside + range.size() <= reach || !lies_behind(*last, block)) return false;
    reach += static_cast<Offset>(block.bytes.size());
    last = &block;
    return true;
  });
  if (inside + range.size() <= reach) {
    return {found.item->owner, std::string_view(found.item->bytes.data() + inside, range.size())};
  }
  std::string joined;
  joined.reserve(range.size());
  Offset skip = inside;
  blocks_.for_each(found.index, blocks_.size(), [&](const Block& block) {
    joined += block.bytes.substr(skip, range.size() - joined.size());
    skip = 0;
    return joined.size() < range.size();
  });
  return Slice(std::move(joined));
}

Slice Text::chunk_at(Offset offset) const {
  if (offset >= size()) return {};
  const auto found = blocks_.find([&](const BlockSum& sum) { return sum.bytes > offset; });
  return {found.item->owner, found.item->bytes.substr(offset - found.before.bytes)};
}

Text Text::with(const Edit& edit) const {
  const Offset end = std::min(edit.range.end, size());
  const Offset begin = std::min(edit.range.begin, end);
  const Offset front = begin - std::min(begin, kRewrittenBytes);
  const Offset back = std::min(size(), end + kRewrittenBytes);
  std::string middle(slice({front, begin}).bytes());
  middle += edit.replacement;
  middle += slice({end, back}).bytes();

  const auto first = blocks_.find([&](const BlockSum& sum) { return sum.bytes > front; });
  const auto last = blocks_.find([&](const BlockSum& sum) { return sum.bytes >= back; });
  std::vector<Block> added;
  const auto add = [&](const std::shared_ptr<const void>& owner, std::string_view bytes) {
    for (Block& block : blocks_of(owner, bytes)) added.push_back(std::move(block));
  };
  if (first.item != nullptr)
    add(first.item->owner, first.item->bytes.substr(0, front - first.before.bytes));
  const Slice written(std::move(middle));
  add(std::make_shared<const Slice>(written), written.bytes());
  if (last.item != nullptr)
    add(last.item->owner, last.item->bytes.substr(back - last.before.bytes));
  const std::size_t removed = blocks_.empty() ? 0
                                              : std::min(last.index + 1, blocks_.size()) -
                                                    std::min(first.index, blocks_.size());
  return Text(blocks_.replaced(first.index, removed, added));
}

std::string Text::copy() const {
  std::string all;
  all.reserve(size());
  blocks_.for_each(0, blocks_.size(), [&](const Block& block) {
    all += block.bytes;
    return true;
  });
  return all;
}

Offset Text::line_count() const { return blocks_.sum().line_breaks + 1; }

Offset Text::line_of(Offset offset) const {
  offset = std::min(offset, size());
  const auto found = blocks_.find([&](const BlockSum& sum) { return sum.bytes > offset; });
  if (found.item == nullptr) return blocks_.sum().line_breaks;
  // A line begins behind its break: a `\r` in front counts only where the byte at the offset is no
  // `\n` to it.
  const std::string_view front = found.item->bytes.substr(0, offset - found.before.bytes);
  const bool splits_crlf = found.item->bytes[front.size()] == '\n' &&
                           (front.empty() ? found.before.ends_with_cr : front.back() == '\r');
  const bool joins_cr = found.before.ends_with_cr && !front.empty() && front.front() == '\n';
  return found.before.line_breaks + count_line_breaks(front) - (splits_crlf ? 1U : 0U) -
         (joins_cr ? 1U : 0U);
}

Range Text::line_range(Offset line) const {
  line = std::min(line, line_count() - 1);
  const auto start_of = [&](Offset wanted) -> Offset {
    if (wanted == 0) return 0;
    const auto found = blocks_.find([&](const BlockSum& sum) { return sum.line_breaks >= wanted; });
    if (found.item == nullptr) return size();
    Offset breaks = found.before.line_breaks;
    const std::string_view bytes = found.item->bytes;
    std::size_t at = 0;
    if (found.before.ends_with_cr && bytes.front() == '\n') at = 1;
    for (at = next_line_end(bytes, at); at < bytes.size(); at = next_line_end(bytes, at + 1))
      if (++breaks == wanted) break;
    Offset start = found.before.bytes + static_cast<Offset>(at) + 1;
    if (at < bytes.size() && bytes[at] == '\r' && at + 1 == bytes.size()) {
      const Slice next = chunk_at(start);
      if (!next.bytes().empty() && next.bytes().front() == '\n') ++start;
    }
    return start;
  };
  const Offset begin = start_of(line);
  return {begin, line + 1 >= line_count() ? size() : start_of(line + 1)};
}

}  // namespace text
