#include "features/log_meaning.h"

#include <array>

#include <fmt/format.h>

namespace features {
namespace {

// Failed checks that are known, by a part of their text.
struct KnownCheck {
  std::string_view part;
  std::string_view meaning;
};

constexpr std::array kChecks = {
    KnownCheck{"b >= 0", "a value in host memory chooses the branch of a conditional"},
    KnownCheck{
        "predecessors.size() == 1",
        "tracking starts at a parameter of a computation that is called from several places, "
        "and a copy would have to go in front of it"},
    KnownCheck{"return_shape->IsTuple() Invalid index",
               "an element of a tuple is followed into an operation whose result has no such part"},
    KnownCheck{"leaf.has_layout()",
               "a value in host memory is returned together with a token, which has no layout"},
    KnownCheck{"user == broadcast_user",
               "the buffer that is written on the host is a broadcast used as an argument of a "
               "call"},
    KnownCheck{"operand_indices.size() == 1",
               "the buffer that is written on the host is a broadcast with another use beside it"},
    KnownCheck{"instruction->operands().size() == 1",
               "the search for the buffer of an update slice meets a custom call with several "
               "operands"},
    KnownCheck{"caller->while_body() == instruction->parent()",
               "an update slice on the host stands in the condition of a loop"},
    KnownCheck{"has_layout()", "a whole tuple is to become host memory"},
    KnownCheck{"buffer != nullptr", "a layout is to be written to a tuple"},
    KnownCheck{"index == -1", "a move stands on an element of a tuple inside a tuple"},
    KnownCheck{"entry_computation()",
               "a buffer in host memory is updated in the entry computation, which this version of "
               "the compiler cannot do"},
};

std::string check_meaning(const LogLine& line) {
  const std::string_view end = "the compiler does not support this form and its process ends";
  for (const KnownCheck& check : kChecks) {
    if (line.text.find(check.part) != std::string::npos)
      return fmt::format("{}: {}", end, check.meaning);
  }
  if (line.names.size() == 1)
    return fmt::format("{}: something about `{}` is not as its own code expects", end,
                       line.names[0].name);
  return fmt::format("{}; the check says nothing about the program", end);
}

std::string leaf_of(const LogLine& line) {
  const std::string name =
      line.number >= 0 ? fmt::format("parameter {}", line.number) : std::string("a parameter");
  return line.index.empty() || line.index == "{}" ? name
                                                  : fmt::format("{} of {}", line.index, name);
}

}  // namespace

std::string meaning_of(const LogLine& line) {
  const auto name = [&](std::size_t i) {
    return i < line.names.size() ? fmt::format("`{}`", line.names[i].name) : std::string("it");
  };
  const auto place = [&](std::size_t i) {
    const bool is_whole =
        i >= line.names.size() || line.names[i].index.empty() || line.names[i].index == "{}";
    return is_whole ? name(i) : fmt::format("element {} of {}", line.names[i].index, name(i));
  };
  switch (line.kind) {
    case LogKind::kLeak:
      return fmt::format(
          "the tensor that the compiler tracks from {} on is in host memory and reaches an output "
          "that is device memory; move it back to the device in front of what reads it, or make "
          "the output host memory",
          name(0));
    case LogKind::kComputeDisabled:
      return "something computes on a tensor in host memory, and a flag of the compiler forbids "
             "that";
    case LogKind::kDeviceBase:
      return fmt::format("an update slice writes a host tensor into {}, which is device memory",
                         name(0));
    case LogKind::kNoBroadcast:
      return fmt::format(
          "{} writes a host tensor into a buffer whose origin the compiler cannot put on the host: "
          "it must be a broadcast",
          name(0));
    case LogKind::kUsedInCondition:
      return fmt::format("the condition of a loop reads the host tensor with {}", name(0));
    case LogKind::kSharedBuffer:
      return "a host buffer is used by one instruction in several places, which the compiler "
             "cannot "
             "adjust";
    case LogKind::kSharedAlias: return "two operands of a custom call share one output buffer";
    case LogKind::kAsyncBody:
      return fmt::format(
          "a computation that runs asynchronously on the host holds {}, which may "
          "not be there",
          name(0));
    case LogKind::kOtherShape:
      return fmt::format("{} is to be replaced by {}, and their shapes differ", name(0), name(1));
    case LogKind::kControlled:
      return fmt::format("{} is to be removed, and control dependencies hold it", name(0));
    case LogKind::kStillAlive:
      return fmt::format("{} is to be removed, and something still uses it", name(0));
    case LogKind::kSeveralCallers:
      return "a move to the device is the result of a computation that is no loop body: the "
             "compiler follows it out of loops only";
    case LogKind::kSeveralDones:
      return fmt::format("{} is started once and awaited twice", name(0));
    case LogKind::kCheck: return check_meaning(line);
    case LogKind::kHostCompute:
      return fmt::format(
          "{} computes on a tensor in host memory, so the host executes it, slowly; move the "
          "tensor "
          "to the device in front of it",
          name(0));
    case LogKind::kSliceStays:
      return fmt::format(
          "{} takes a part of a tensor in host memory and the part is not moved to the device, so "
          "the host executes the slice",
          name(0));
    case LogKind::kHostCopy:
      return fmt::format(
          "{} is copied from host memory to host memory, which the host does, slowly", name(1));
    case LogKind::kSplitNumbers:
      return "the device has no 64-bit numbers: such a tensor moves as two halves";
    case LogKind::kTokenParameter: return "a parameter that is a token stays where it is";
    case LogKind::kHostParameter:
      return fmt::format("{} of the entry is in host memory; a walk starts there", leaf_of(line));
    case LogKind::kOffloading:
      return fmt::format("{} is moved to host memory; a walk starts behind the move", name(0));
    case LogKind::kNewBuffer:
    case LogKind::kNewBufferInUser:
      return line.names.size() < 2
                 ? std::string("a host buffer is allocated in place of a broadcast")
                 : fmt::format(
                       "{} only fills a buffer that is written on the host, so the buffer "
                       "is allocated there instead",
                       name(1));
    case LogKind::kRootCopy:
      return fmt::format("the move {} is the result of the program", name(0));
    case LogKind::kWalk: return fmt::format("everything that {} leads to is looked at", name(0));
    case LogKind::kVisit: return fmt::format("the walk arrives at {}", place(0));
    case LogKind::kSave:
    case LogKind::kSetting:
    case LogKind::kSettingBase: return fmt::format("{} is put in host memory", place(0));
    case LogKind::kStreamed:
      return fmt::format("the walk from {} ends at an output that is host memory, as it should",
                         place(0));
    case LogKind::kTrace:
      return "the way from the start of the walk to the output that is device memory follows";
    case LogKind::kTraceStep:
      return fmt::format("the host tensor is in {} on its way to the output", place(0));
    case LogKind::kCopyBetween:
      return fmt::format("the copy to host memory goes between {} and {}",
                         place(line.names.size() - 2), place(line.names.size() - 1));
    case LogKind::kCopyBefore:
      return fmt::format("the host tensor comes back to the device at the move {}", name(1));
    case LogKind::kRemoveMove:
    case LogKind::kRemoveMoveBack:
      return fmt::format("the move {} is done and its call goes away", name(0));
    case LogKind::kDynamicSlice:
      return fmt::format("{} becomes a dynamic slice that copies to the device", name(0));
    case LogKind::kMaybeBuffer:
      return fmt::format("the buffer that {} writes into is looked for", name(0));
    case LogKind::kKnownBuffer:
      return fmt::format("{} writes into the host buffer {}", name(0), name(1));
    case LogKind::kSearchEnds:
      return fmt::format("the search for the buffer of an update slice ends at {}", name(0));
    case LogKind::kBroadcastGone: return fmt::format("{} has no use any more", name(0));
    case LogKind::kSchedulingCopy:
      return fmt::format("{} gets a copy, so that {} does not write over a value still needed",
                         name(2), name(1));
    case LogKind::kLegalizerStarts:
      return "the pass in front looks for copies that change a layout behind these moves";
    case LogKind::kLegalizerCopy:
      return fmt::format("{} changes the layout of a host tensor and is moved away", name(0));
    case LogKind::kLegalizerWalk:
      return fmt::format("the pass in front follows the tensor of {}", name(0));
  }
  return "";
}

std::string_view log_kind_word(LogKind kind) {
  switch (kind) {
    case LogKind::kLeak: return "leak";
    case LogKind::kComputeDisabled: return "compute-disabled";
    case LogKind::kDeviceBase: return "device-base";
    case LogKind::kNoBroadcast: return "no-broadcast";
    case LogKind::kUsedInCondition: return "used-in-condition";
    case LogKind::kSharedBuffer: return "shared-buffer";
    case LogKind::kSharedAlias: return "shared-alias";
    case LogKind::kAsyncBody: return "async-body";
    case LogKind::kOtherShape: return "other-shape";
    case LogKind::kControlled: return "controlled";
    case LogKind::kStillAlive: return "still-alive";
    case LogKind::kSeveralCallers: return "several-callers";
    case LogKind::kSeveralDones: return "several-dones";
    case LogKind::kCheck: return "check";
    case LogKind::kHostCompute: return "host-compute";
    case LogKind::kSliceStays: return "slice-stays";
    case LogKind::kHostCopy: return "host-copy";
    case LogKind::kSplitNumbers: return "split-numbers";
    case LogKind::kTokenParameter: return "token-parameter";
    case LogKind::kHostParameter: return "host-parameter";
    case LogKind::kOffloading: return "offloading";
    case LogKind::kNewBuffer: return "new-buffer";
    case LogKind::kNewBufferInUser: return "new-buffer-in-user";
    case LogKind::kRootCopy: return "root-copy";
    case LogKind::kWalk: return "walk";
    case LogKind::kVisit: return "visit";
    case LogKind::kSave: return "save";
    case LogKind::kStreamed: return "streamed";
    case LogKind::kTrace: return "trace";
    case LogKind::kTraceStep: return "trace-step";
    case LogKind::kSetting: return "setting";
    case LogKind::kSettingBase: return "setting-base";
    case LogKind::kCopyBetween: return "copy-between";
    case LogKind::kCopyBefore: return "copy-before";
    case LogKind::kRemoveMove: return "remove-move";
    case LogKind::kRemoveMoveBack: return "remove-move-back";
    case LogKind::kDynamicSlice: return "dynamic-slice";
    case LogKind::kMaybeBuffer: return "maybe-buffer";
    case LogKind::kKnownBuffer: return "known-buffer";
    case LogKind::kSearchEnds: return "search-ends";
    case LogKind::kBroadcastGone: return "broadcast-gone";
    case LogKind::kSchedulingCopy: return "scheduling-copy";
    case LogKind::kLegalizerStarts: return "legalizer-starts";
    case LogKind::kLegalizerCopy: return "legalizer-copy";
    case LogKind::kLegalizerWalk: return "legalizer-walk";
  }
  return "";
}

std::string_view log_severity_word(const LogLine& line) {
  if (line.kind == LogKind::kCheck) return "abort";
  switch (line.severity) {
    case hlo::Severity::kError: return "error";
    case hlo::Severity::kWarning: return "warning";
    case hlo::Severity::kNote: return "note";
  }
  return "";
}

}  // namespace features
