#include <utility>

#include <fmt/format.h>

#include "hlo/values/values_grammar.h"

namespace hlo {
namespace {

// Behind `T`. XLA looks at the range of each number, and where it builds a sharding at their count;
// one that stands twice is no fault to it.
bool read_transpose(ValueReader& reader, std::size_t rank, IotaTranspose transpose) {
  const std::size_t begin = reader.place();
  std::size_t count = 0;
  bool is_inside = true;
  const bool is_read = read_list(
      reader, '(', ')', "expected 'T(' to start sharding devices iota_transpose_perm", [&] {
        const std::size_t place = reader.place();
        const auto dimension = reader.take_integer();
        if (!dimension) return false;
        ++count;
        is_inside = *dimension >= 0 && std::cmp_less(*dimension, rank);
        return is_inside || reader.fail_at(reader.range_from(place),
                                           fmt::format("Out of range iota minor_to_major value "
                                                       "{}, expecting value in range [0, {})",
                                                       *dimension, rank),
                                           "sharding");
      });
  if (!is_read || transpose == IotaTranspose::kAny || count == rank) return is_read;
  return reader.fail_at(
      reader.range_from(begin),
      fmt::format("iota_transpose_perm should have the same rank as iota_reshape_dims : expected "
                  "{}, saw {}.",
                  rank, count),
      "sharding");
}

}  // namespace

bool read_numbers(ValueReader& reader, char open, char close, NumberList& numbers) {
  const std::string_view message = open == '{' ? "expects a list starting with kLbrace"
                                               : "expects a list starting with kLsquare";
  numbers.product = 1;
  return read_list(reader, open, close, message, [&] {
    const auto number = reader.take_integer();
    if (!number) return false;
    ++numbers.count;
    std::int64_t product = 0;
    if (!numbers.product || __builtin_mul_overflow(*numbers.product, *number, &product)) {
      numbers.product.reset();
    } else {
      numbers.product = product;
    }
    return true;
  });
}

bool read_iota(ValueReader& reader, NumberList& numbers, IotaTranspose transpose) {
  if (!read_numbers(reader, '[', ']', numbers) || numbers.count == 1) return !reader.failed();
  if (numbers.count == 0) return reader.fail("expects integer");
  if (reader.peek_word() != "T")
    return reader.fail("expected 'T(' to start sharding devices iota_transpose_perm");
  reader.take_word();
  return read_transpose(reader, numbers.count, transpose);
}

}  // namespace hlo
