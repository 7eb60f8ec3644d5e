#include "tests/e2e/buffer.h"

#include <algorithm>
#include <utility>

namespace e2e {
namespace {

// The length of the character that begins there; 0 where none does.
std::size_t character_size(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  const std::size_t size = lead < 0x80   ? 1
                           : lead < 0xc2 ? 0
                           : lead < 0xe0 ? 2
                           : lead < 0xf0 ? 3
                                         : 4;
  if (size == 0 || lead > 0xf4 || size > bytes.size()) return 0;
  const auto is_inner = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80; };
  if (!std::ranges::all_of(bytes.substr(1, size - 1), is_inner)) return 0;
  const auto second = size > 1 ? static_cast<unsigned char>(bytes[1]) : 0;
  const bool is_overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
  const bool is_surrogate = lead == 0xed && second > 0x9f;
  const bool is_too_high = lead == 0xf4 && second > 0x8f;
  return is_overlong || is_surrogate || is_too_high ? 0 : size;
}

}  // namespace

Buffer::Buffer(std::string text, Columns columns) : text_(std::move(text)), columns_(columns) {
  starts_.push_back(0);
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (text_[i] != '\n' && text_[i] != '\r') continue;
    ends_.push_back(i);
    if (text_[i] == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n') ++i;
    starts_.push_back(i + 1);
  }
  ends_.push_back(text_.size());
}

Json Buffer::position(std::size_t offset) const {
  const auto after = std::ranges::upper_bound(starts_, offset);
  const auto line = static_cast<std::size_t>(after - starts_.begin()) - 1;
  return {{"line", line}, {"character", units(starts_[line], std::min(offset, ends_[line]))}};
}

long Buffer::offset(const Json& position) const {
  const auto line = position.at("line").get<long>();
  auto left = position.at("character").get<long>();
  if (line < 0 || line >= static_cast<long>(starts_.size()) || left < 0) return -1;
  std::size_t at = starts_[static_cast<std::size_t>(line)];
  const std::size_t end = ends_[static_cast<std::size_t>(line)];
  while (left > 0 && at < end) {
    const std::size_t size = character_size(std::string_view(text_).substr(at));
    left -= static_cast<long>(units(at, at + size));
    at += size;
  }
  return left == 0 ? static_cast<long>(at) : -1;
}

Json Buffer::range(std::size_t begin, std::size_t end) const {
  return {{"start", position(begin)}, {"end", position(end)}};
}

bool Buffer::has(const Json& range) const {
  const long start = offset(range.at("start"));
  return start >= 0 && start <= offset(range.at("end"));
}

Buffer Buffer::with(const Json& edits) const {
  std::vector<std::pair<long, const Json*>> ordered;
  for (const Json& edit : edits) ordered.emplace_back(offset(edit["range"]["start"]), &edit);
  std::ranges::stable_sort(ordered, std::greater{}, [](const auto& each) { return each.first; });
  std::string changed = text_;
  for (const auto& [start, edit] : ordered) {
    const long end = offset((*edit)["range"]["end"]);
    changed.replace(static_cast<std::size_t>(start), static_cast<std::size_t>(end - start),
                    (*edit)["newText"].get<std::string>());
  }
  return {std::move(changed), columns_};
}

std::size_t Buffer::units(std::size_t begin, std::size_t end) const {
  if (columns_ == Columns::kUtf8) return end - begin;
  std::size_t count = 0;
  while (begin < end) {
    const std::size_t size = character_size(std::string_view(text_).substr(begin));
    count += columns_ == Columns::kUtf16 && size == 4 ? 2 : 1;
    begin += size;
  }
  return count;
}

std::string repaired(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const std::size_t size = character_size(bytes);
    text += size == 0 ? std::string_view("\xef\xbf\xbd") : bytes.substr(0, size);
    bytes.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return text;
}

}  // namespace e2e
