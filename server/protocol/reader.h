#pragma once

// Reader: one place in the JSON that is decoded, with the path to it. Used by the sources of this
// folder only: a function `read` takes the fields it wants, and the first that is wrong throws;
// decode() in protocol/json.h turns that into an error.
//
//   void read(const Reader& from, Range& to) {
//     from.required("start", to.start);
//     from.required("end", to.end);
//   }

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/json.h"

namespace protocol {

// Its text is the message for the user, path included.
class WrongField : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Reader {
 public:
  explicit Reader(const Json& json) : json_(&json) {}

  const Json& json() const { return *json_; }

  // The field must be there.
  template <class T>
  void required(std::string_view key, T& to) const {
    const auto field = member(key);
    if (!field.json_) field.fail("missing");
    read(field, to);
  }
  // Leaves what is there already where the field is absent or null.
  template <class T>
  void defaulted(std::string_view key, T& to) const {
    if (const auto field = member(key); field.is_given()) read(field, to);
  }
  template <class T>
  void optional(std::string_view key, std::optional<T>& to) const {
    if (const auto field = member(key); field.is_given()) read(field, to.emplace());
  }
  // Like defaulted, and leaves what is there also where the field has another form than expected.
  template <class T>
  void tolerated(std::string_view key, T& to) const {
    if (auto value = readable<T>(member(key))) to = std::move(*value);
  }
  template <class T>
  void tolerated(std::string_view key, std::optional<T>& to) const {
    if (auto value = readable<T>(member(key))) to = std::move(value);
  }

  template <class T>
  void elements(std::vector<T>& to) const {
    const auto count = size();
    to.reserve(count);
    for (std::size_t i = 0; i < count; ++i) read(element(i), to.emplace_back());
  }
  // Leaves out the elements that have another form than expected.
  template <class T>
  void tolerated_elements(std::vector<T>& to) const {
    const auto count = size();
    for (std::size_t i = 0; i < count; ++i) {
      if (auto value = readable<T>(element(i))) to.push_back(std::move(*value));
    }
  }

  // An enumeration of whole numbers from first to last.
  template <class Enum>
  Enum one_of(std::int64_t first, std::int64_t last) const {
    return static_cast<Enum>(whole_number(first, last));
  }
  std::int64_t whole_number(std::int64_t lowest, std::int64_t highest) const;

  void expect_object() const;
  bool has_object(std::string_view key) const;
  // Throws WrongField with the path in front.
  [[noreturn]] void fail(std::string_view what) const;

 private:
  Reader(const Json* json, const Reader* parent, std::string_view key, std::size_t index)
      : json_(json), parent_(parent), key_(key), index_(index) {}

  Reader member(std::string_view key) const;  // fails where this is no object
  Reader element(std::size_t index) const;
  std::size_t size() const;  // fails where this is no array
  bool is_given() const;     // neither absent nor null
  std::string path() const;

  template <class T>
  static std::optional<T> readable(const Reader& field) {
    if (!field.is_given()) return std::nullopt;
    try {
      T value{};
      read(field, value);
      return value;
    } catch (const WrongField&) {
      return std::nullopt;
    }
  }

  const Json* json_;  // null where the field is absent
  const Reader* parent_ = nullptr;
  std::string_view key_;  // empty in an array
  std::size_t index_ = 0;
};

void read(const Reader& from, bool& to);
void read(const Reader& from, std::string& to);
void read(const Reader& from, std::int32_t& to);   // `integer` of the protocol
void read(const Reader& from, std::uint32_t& to);  // `uinteger`: from 0 to 2^31 - 1
void read(const Reader& from, rpc::Id& to);
void read(const Reader& from, std::shared_ptr<Json>& to);  // any JSON, copied

template <class T>
void read(const Reader& from, std::vector<T>& to) {
  from.elements(to);
}

}  // namespace protocol
