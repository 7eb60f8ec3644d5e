#include "cli/progress.h"

#include <chrono>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

namespace cli {
namespace {

constexpr std::chrono::milliseconds kQuiet{1000};
constexpr std::chrono::milliseconds kBetween{250};

// A progress line that cannot be written is no loss.
void draw(std::string_view text) {
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

Progress::Progress(std::size_t total, bool is_terminal) : total_(total) {
  if (is_terminal) thread_ = std::thread([this] { watch(); });
}

Progress::~Progress() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  wake_.notify_all();
  thread_.join();
  hide();
}

void Progress::hide() {
  const std::lock_guard lock(mutex_);
  if (!is_drawn_) return;
  draw("\r\x1b[K");
  is_drawn_ = false;
}

void Progress::watch() {
  const auto begin = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  auto wait = kQuiet;
  while (!wake_.wait_for(lock, wait, [&] { return is_over_; })) {
    wait = kBetween;
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin);
    draw(fmt::format("\r\x1b[Kchecked {} of {} files, {} s", done_.load(std::memory_order_relaxed),
                     total_, seconds.count()));
    is_drawn_ = true;
  }
}

}  // namespace cli
