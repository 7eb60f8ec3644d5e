#include "protocol/reader.h"

#include <limits>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace protocol {

std::int64_t Reader::whole_number(std::int64_t lowest, std::int64_t highest) const {
  const auto refuse = [&] {
    fail(fmt::format("expected a number from {} to {}", lowest, highest));
  };
  if (json_->is_number_float()) {
    const auto number = json_->get<double>();
    const bool is_within =
        number >= static_cast<double>(lowest) && number <= static_cast<double>(highest);
    if (!is_within) refuse();
    const auto whole = static_cast<std::int64_t>(number);
    if (static_cast<double>(whole) != number) refuse();
    return whole;
  }
  if (!json_->is_number_integer()) refuse();
  if (json_->is_number_unsigned() && !std::in_range<std::int64_t>(json_->get<std::uint64_t>())) {
    refuse();
  }
  const auto number = json_->get<std::int64_t>();
  if (number < lowest || number > highest) refuse();
  return number;
}

void Reader::expect_object() const {
  if (!json_->is_object()) fail("expected an object");
}

bool Reader::has_object(std::string_view key) const {
  const auto field = member(key);
  return field.json_ && field.json_->is_object();
}

void Reader::fail(std::string_view what) const {
  const auto place = path();
  throw WrongField(place.empty() ? std::string(what) : fmt::format("{}: {}", place, what));
}

Reader Reader::member(std::string_view key) const {
  expect_object();
  const auto found = json_->find(key);
  return Reader(found == json_->end() ? nullptr : &*found, this, key, 0);
}

Reader Reader::element(std::size_t index) const {
  return Reader(&(*json_)[index], this, {}, index);
}

std::size_t Reader::size() const {
  if (!json_->is_array()) fail("expected an array");
  return json_->size();
}

bool Reader::is_given() const { return json_ && !json_->is_null(); }

std::string Reader::path() const {
  std::string path;
  for (const auto* at = this; at->parent_; at = at->parent_) {
    if (at->key_.empty()) {
      path.insert(0, fmt::format("[{}]", at->index_));
    } else {
      path.insert(0, fmt::format("{}{}", at->parent_->parent_ ? "." : "", at->key_));
    }
  }
  return path;
}

void read(const Reader& from, bool& to) {
  if (!from.json().is_boolean()) from.fail("expected true or false");
  to = from.json().get<bool>();
}

void read(const Reader& from, std::string& to) {
  if (!from.json().is_string()) from.fail("expected a string");
  to = from.json().get_ref<const std::string&>();
}

void read(const Reader& from, std::int32_t& to) {
  using Limits = std::numeric_limits<std::int32_t>;
  to = static_cast<std::int32_t>(from.whole_number(Limits::min(), Limits::max()));
}

void read(const Reader& from, std::uint32_t& to) {
  to = static_cast<std::uint32_t>(from.whole_number(0, std::numeric_limits<std::int32_t>::max()));
}

void read(const Reader& from, rpc::Id& to) {
  auto id = rpc::read_id(from.json());
  if (!id || id->is_null()) from.fail("expected a string or a whole number of 64 bits");
  to = std::move(*id);
}

void read(const Reader& from, std::shared_ptr<Json>& to) {
  to = std::make_shared<Json>(from.json());
}

}  // namespace protocol
