// CancelToken: a shared flag that says "stop, nobody wants the result any more". A copy shares the
// flag and costs one pointer. Whoever starts a long run makes a token with CancelToken::make() and
// keeps a copy to set; the run polls is_cancelled() at least every 1,000 steps and then returns
// nothing. A token made without make() has no flag and is never cancelled. Setting and polling are
// safe from any thread. A token cannot be taken back once it is set.
#pragma once

#include <atomic>
#include <memory>

namespace base {

class CancelToken {
 public:
  CancelToken() = default;

  static CancelToken make() {
    CancelToken token;
    token.flag_ = std::make_shared<std::atomic<bool>>(false);
    return token;
  }

  bool is_cancelled() const { return flag_ && flag_->load(std::memory_order_relaxed); }

  void cancel() const {
    if (flag_) flag_->store(true, std::memory_order_relaxed);
  }

 private:
  std::shared_ptr<std::atomic<bool>> flag_;  // Empty in a token that is never cancelled.
};

}  // namespace base
