#include "hlo/checks/judge.h"

#include <memory>

#include "hlo/checks/scene.h"
#include "hlo/file_state.h"

namespace hlo {

Verdicts judge(const File& file, const base::CancelToken& cancel) {
  Verdicts verdicts;
  Scene scene(file, verdicts);
  Spot spot;
  file.state().pieces.for_each(0, file.state().pieces.size(), [&](const PieceTraits::Item& placed) {
    spot.placed = placed.get();
    verdicts.at(placed->id) = std::make_shared<const PieceVerdict>(scene.judge(spot));
    spot.before = spot.before + placed->sum;
    ++spot.index;
    return !cancel.is_cancelled();
  });
  return verdicts;
}

}  // namespace hlo
