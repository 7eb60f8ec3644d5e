#pragma once

// Memo: answers about something immutable that are dear to make, kept beside it for who asks
// again. It goes with what it stands beside. Any task may look and keep; two that make the same
// answer at once both make it, and one of the two is kept.

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <typeindex>
#include <utility>

namespace base {

class Memo {
 public:
  // Null where none is kept. Answers of different types never get in each other's way.
  template <class Answer>
  std::shared_ptr<const Answer> find(const std::string& question) const {
    const std::lock_guard lock(mutex_);
    const auto found = answers_.find({typeid(Answer), question});
    if (found == answers_.end()) return nullptr;
    return std::static_pointer_cast<const Answer>(found->second);
  }

  template <class Answer>
  void keep(std::string question, std::shared_ptr<const Answer> answer) {
    const std::lock_guard lock(mutex_);
    answers_.insert_or_assign({typeid(Answer), std::move(question)}, std::move(answer));
  }

 private:
  mutable std::mutex mutex_;
  std::map<std::pair<std::type_index, std::string>, std::shared_ptr<const void>> answers_;
};

}  // namespace base
