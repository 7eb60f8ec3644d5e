#include "rpc/framing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace rpc {
namespace {

// A web page can make a browser send these to a port on this machine.
constexpr std::array<std::string_view, 9> kHttpMethods = {
    "GET ", "POST ", "PUT ", "HEAD ", "OPTIONS ", "DELETE ", "PATCH ", "CONNECT ", "TRACE "};

// Longer pieces of a peer's text do not go into a message.
constexpr std::size_t kShownBytes = 60;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), lower);
  return result;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

std::string shown(std::string_view text) {
  std::string result;
  for (const char c : text.substr(0, kShownBytes)) result += c >= ' ' && c <= '~' ? c : '?';
  return text.size() > kShownBytes ? result + "..." : result;
}

bool looks_like_http(std::string_view line) {
  return std::ranges::any_of(kHttpMethods,
                             [&](std::string_view method) { return line.starts_with(method); });
}

// Narrow, so that JSON without a header is told from a field.
bool is_field_name(std::string_view name) {
  return !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_.") ==
                              std::string_view::npos;
}

// `application/vscode-jsonrpc; charset=utf-8`; without a charset it is UTF-8.
std::string charset_of(std::string_view content_type) {
  const std::string type = lowered(content_type);
  const auto at = type.find("charset");
  if (at == std::string::npos) return "utf-8";
  std::string_view rest =
      trimmed(std::string_view(type).substr(at + std::string_view("charset").size()));
  if (!rest.starts_with('=')) return std::string(rest);
  rest = trimmed(rest.substr(1, rest.find(';') - 1));
  if (rest.size() >= 2 && rest.starts_with('"') && rest.ends_with('"')) {
    rest = rest.substr(1, rest.size() - 2);
  }
  return std::string(rest);
}

}  // namespace

void FrameReader::feed(std::string_view bytes) {
  if (!why_poisoned_.empty()) return;
  if (is_in_body_) {
    const auto missing = static_cast<std::size_t>(*length_) - body_.size();
    const std::string_view part = bytes.substr(0, missing);
    body_ += part;
    bytes.remove_prefix(part.size());
  }
  if (bytes.empty()) return;
  waiting_.erase(0, begin_);
  line_searched_ -= std::min(line_searched_, begin_);
  begin_ = 0;
  waiting_ += bytes;
}

Frame FrameReader::next() {
  if (!is_in_body_ && why_poisoned_.empty() && read_header()) begin_body();
  if (!why_poisoned_.empty()) return {Frame::Kind::kPoisoned, why_poisoned_};
  if (!is_in_body_ || body_.size() < *length_) return {};
  is_in_body_ = false;
  length_.reset();
  header_bytes_ = 0;
  return {Frame::Kind::kMessage, std::exchange(body_, {})};
}

bool FrameReader::is_between_frames() const {
  return !is_in_body_ && header_bytes_ == 0 && begin_ == waiting_.size();
}

// Takes the lines that are whole; true at the empty one that ends a header.
bool FrameReader::read_header() {
  while (true) {
    const auto end = waiting_.find('\n', std::max(begin_, line_searched_));
    const std::size_t known = (end == std::string::npos ? waiting_.size() : end + 1) - begin_;
    if (header_bytes_ + known > limits_.max_header_bytes) {
      poison(fmt::format("a header is longer than {} bytes", limits_.max_header_bytes));
      return false;
    }
    line_searched_ = begin_ + known;
    if (end == std::string::npos) return false;
    std::string_view line(waiting_.data() + begin_, end - begin_);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (header_bytes_ == 0 && looks_like_http(line)) {
      poison("the peer speaks HTTP, not the language server protocol");
      return false;
    }
    header_bytes_ += known;
    begin_ += known;
    if (line.empty()) break;
    read_line(line);
    if (!why_poisoned_.empty()) return false;
  }
  if (!length_) poison("a header has no Content-Length");
  return length_.has_value();
}

void FrameReader::read_line(std::string_view line) {
  const auto colon = line.find(':');
  const std::string name = lowered(trimmed(line.substr(0, colon)));
  if (colon == std::string_view::npos || !is_field_name(name)) {
    return poison(fmt::format("a header line is no field: `{}`", shown(line)));
  }
  const std::string_view value = trimmed(line.substr(colon + 1));
  if (name == "content-length") return read_length(value);
  if (name != "content-type") return;
  const std::string charset = charset_of(value);
  if (charset == "utf-8" || charset == "utf8") return;
  poison(fmt::format("the charset `{}` is not utf-8", shown(charset)));
}

void FrameReader::read_length(std::string_view value) {
  std::uint64_t length = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), length);
  const bool is_number = end == value.data() + value.size() && error != std::errc::invalid_argument;
  if (!is_number) return poison(fmt::format("`{}` is no Content-Length", shown(value)));
  if (error == std::errc::result_out_of_range || length > limits_.max_message_bytes) {
    return poison(fmt::format("a message of {} bytes is larger than {}", shown(value),
                              limits_.max_message_bytes));
  }
  if (length_ && *length_ != length) {
    return poison(fmt::format("a header has two lengths, {} and {}", *length_, length));
  }
  length_ = length;
}

void FrameReader::begin_body() {
  is_in_body_ = true;
  body_ = waiting_.substr(begin_, static_cast<std::size_t>(*length_));
  begin_ += body_.size();
}

void FrameReader::poison(std::string why) {
  why_poisoned_ = std::move(why);
  waiting_ = {};
  begin_ = 0;
}

std::string frame_head(std::size_t body_bytes) {
  return fmt::format("Content-Length: {}\r\n\r\n", body_bytes);
}

std::string frame(std::string_view body) { return frame_head(body.size()) + std::string(body); }

}  // namespace rpc
