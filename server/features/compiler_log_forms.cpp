#include "features/compiler_log_forms.h"

#include <array>

namespace features {
namespace {

constexpr std::array kForms = {
    LogForm{LogKind::kLeak, 0,
            "Tensor which is moved to host (starting from %v) is returned from the entry "
            "computation but the layout for this output is not set to host memory"},
    LogForm{LogKind::kComputeDisabled, 0, "Automatic host compute offloading is disabled."},
    LogForm{LogKind::kDeviceBase, 0,
            "Entry computation parameter \"%v\" (shape index %i) is not in host memory space."},
    LogForm{LogKind::kNoBroadcast, 0,
            "DynamicUpdateSlice \"%v\"'s first operand is not the result of a broadcast."},
    LogForm{LogKind::kUsedInCondition, 0,
            "Tensor which is moved to host is used by an invalid instruction (\"%v\") during while "
            "condition body."},
    LogForm{LogKind::kSharedBuffer, 0,
            "We do not yet support adjusting AllocateBuffer when it appears in multiple operand "
            "indices unless in a tuple."},
    LogForm{LogKind::kSharedAlias, 0,
            "Found multiple operands of a custom call that reuse the same output buffer."},
    LogForm{LogKind::kAsyncBody, 0, "Unexpected instruction found in async computation: %t"},
    LogForm{LogKind::kOtherShape, 0,
            "The shape doesn't match when replacing '%t' with '%t'. %s is not compatible with"},
    LogForm{LogKind::kControlled, 0, "cannot remove instruction: %t"},
    LogForm{LogKind::kStillAlive, 0, "instruction %v is live and cannot be removed"},
    LogForm{LogKind::kSeveralCallers, 0,
            "Expected computation \"%*\" to be called only by one caller and that caller to be a "
            "While. There are %# caller(s): [%l]"},
    LogForm{LogKind::kSeveralCallers, 0, "Expected to be called only by one caller"},
    LogForm{LogKind::kSeveralDones, 0,
            "Async start %v is matched by multiple async done instructions: %v and %v"},
    LogForm{LogKind::kCheck, 0,
            "Check failed: %*Expected instruction to have 1 operand. Found: %t"},
    LogForm{LogKind::kCheck, 0, "Check failed: %*Instruction's shape has no layout: %t"},
    LogForm{LogKind::kCheck, 0, "Check failed: %*"},
    LogForm{LogKind::kCheck, 0, "Expecting instruction %v to have 1 operand, but it has %#"},
    LogForm{LogKind::kCheck, 0, "Expected shape index to be non-empty."},

    LogForm{LogKind::kHostCompute, 0,
            "Found an instruction (\"%v\") which does device compute in host memory space."},
    LogForm{LogKind::kSliceStays, 0,
            "Encountered %* on tensor which is in host memory. %v does not move the tensor back to "
            "device."},
    LogForm{LogKind::kHostCopy, 0,
            "Marking host to host copy as host compute. This is likely to have a very slow "
            "execution time. Instruction: %c = %* copy(%v)"},
    LogForm{LogKind::kSplitNumbers, 0,
            "64-bit type on device is decomposed into 32-bit types very early on"},
    LogForm{LogKind::kTokenParameter, 0, "Token parameters are not supported for streaming."},

    LogForm{LogKind::kHostParameter, 1,
            "Host parameter #%# streamed into program with shape: %s at index %i"},
    LogForm{LogKind::kHostParameter, 1,
            "Host parameter streamed into program with shape: %s at index %i"},
    LogForm{LogKind::kOffloading, 1, "Offloading \"%v\" to host."},
    LogForm{LogKind::kNewBufferInUser, 1,
            "Created new AllocateBuffer instruction \"%c = %*\" to replace broadcast \"%v\"'s use "
            "at index %i in user \"%v\""},
    LogForm{LogKind::kNewBuffer, 2,
            "Created new AllocateBuffer instruction \"%c = %*\" to replace broadcast \"%v\""},
    LogForm{LogKind::kNewBuffer, 2, "Created new AllocateBuffer instruction \"%c = %*"},
    LogForm{LogKind::kRootCopy, 2,
            "Custom call \"%h\" is entry computation root. Inserted copy \"%c\" and replaced root "
            "instruction."},
    LogForm{LogKind::kWalk, 3,
            "Walking down host memory offload paths starting from (%v, %i). Insert copy before: "},
    LogForm{LogKind::kVisit, 4, "Visiting instruction: %p"},
    LogForm{LogKind::kSave, 5, "Saving %p to be set to host memory."},
    LogForm{LogKind::kStreamed, 2, "Memory offloaded starting from %p is output streamed"},
    LogForm{LogKind::kTrace, 1, "Instruction trace leading to error:"},
    LogForm{LogKind::kSetting, 2, "Setting %p to memory space 5"},
    LogForm{LogKind::kSettingBase, 2, "Setting %p to have host memory space"},
    LogForm{LogKind::kSettingBase, 2, "Setting %v to have host memory space"},
    LogForm{LogKind::kCopyBetween, 3, "InsertCopyBetween: %p and %p"},
    LogForm{LogKind::kCopyBetween, 2, "Inserted copy \"%c\" between \"%p\" and \"%p\""},
    LogForm{LogKind::kCopyBefore, 1, "Inserted copy \"%c\" before custom call \"%d\""},
    LogForm{LogKind::kRemoveMove, 1, "Removing MoveToHost custom call \"%h\""},
    LogForm{LogKind::kRemoveMoveBack, 2, "Removing MoveToDevice custom call \"%d\""},
    LogForm{LogKind::kDynamicSlice, 2, "Changed slice \"%v\" into dynamic slice \"%c\""},
    LogForm{LogKind::kMaybeBuffer, 2,
            "Possibly creating an AllocateBuffer from broadcast in host memory space for \"%v\""},
    LogForm{LogKind::kKnownBuffer, 2,
            "DynamicUpdateSlice \"%v\" already writes into an AllocateBuffer \"%v\""},
    LogForm{LogKind::kSearchEnds, 1, "Unexpected instruction: %v"},
    LogForm{LogKind::kBroadcastGone, 3, "Broadcast \"%v\" has no remaining users; removing."},
    LogForm{LogKind::kSchedulingCopy, 5,
            "Added copy \"%c\" for DynamicUpdateSlice %v's 1st operand %v"},
    LogForm{LogKind::kLegalizerStarts, 0, "Starting instructions for host memory offload: [%l]"},
    LogForm{LogKind::kLegalizerCopy, 0, "Found a copy to move: \"%v\""},
    LogForm{LogKind::kLegalizerWalk, 0, "Walking down graph starting at instruction %v"},
    LogForm{LogKind::kLegalizerWalk, 0, "Effective starting instruction: %v"},
    LogForm{LogKind::kTraceStep, 1, "%p"},
};

}  // namespace

std::span<const LogForm> log_forms() { return kForms; }

hlo::Severity severity_of(LogKind kind) {
  if (kind <= LogKind::kCheck) return hlo::Severity::kError;
  if (kind <= LogKind::kTokenParameter) return hlo::Severity::kWarning;
  return hlo::Severity::kNote;
}

}  // namespace features
