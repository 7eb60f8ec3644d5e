"""What must be equal in XLA's answer and ours.

As in the recorded answers: what the compiler keeps in hash sets comes in an order that changes from run to run, so lines
about removed annotations, copies in front of moves to the device and rewritten slices are compared as sets where they
stand together; names of inserted instructions are not compared; memory spaces are compared for the instructions that exist
on both sides, since the compiler merges equal instructions in the end. Neither are the tiles of host parameters.
"""
from __future__ import annotations

import re
from collections.abc import Iterator

from against_xla import program, xla
from against_xla.hlo import Index, Module

UNORDERED = [
    re.compile(r'Inserted copy ".*" before custom call '),
    re.compile("Removing MoveToHost"),
    re.compile("Changed slice"),
    re.compile("Removing MoveToDevice"),
]
INSERTED = re.compile(r"\b(copy|custom-call|dynamic-slice|constant)\.\d+(?![\w.-])")
# A move that has a control dependency cannot be removed, and the compiler stops there. Which of a walk's moves it has removed
# by then is the order of a hash set.
REFUSED_REMOVAL = "IsSafelyRemovable(instruction) cannot remove instruction"
KERNEL = '"tpu_custom_call"'
# How the compiler calls kernels that have no `op_name`, and the asynchronous calls around them, from before any pass on. We
# keep the names of the text.
KERNEL_NAME = re.compile(r"(?:\bname|_call-(?:start|update|done))(?:\.\d+)?(?![\w.-])")
# The compiler gives entry layouts without tiles those of the TPU, before the pass sees them.
TILES = re.compile(r"^(Host parameter .*\{[\d,]*:?)T[()\d,*]*")
DEFINITION = re.compile(r"^  (?:ROOT )?%?(\S+) = (.*)$", re.M)
PART_OF_SHAPE = re.compile(r"/\*[^*]*\*/|[(),]|\w+\[[^\]]*\](?:\{[^}]*\})?|\s+")
PATH = re.compile(r"\(\S*?([\w.]+):\d+\)")  # inside RET_CHECK failure (...)
COMPARED_OF_CHECK = 60
ADDRESS = re.compile(r"0x[0-9a-f]+")
# What the alias analysis behind the walks stops at, in modules in which nothing was moved too.
ALIAS_ANALYSIS = ("call_graph_node.caller_callsites().size() == 1", "GetUniqueValueAt failed on instruction")
TRACKED = {"MoveToHost", "MoveToDevice", "annotate_device_placement", "tpu_custom_call"}


def differences(theirs: xla.Answer, ours: program.Answer, module: Module) -> list[str]:
    """The aspects in which the answers differ, in words that begin with the aspect."""
    out = [f"diagnostics: {c}" for c in ours.complaints]
    outcome = "abort" if theirs.outcome == "endless" else theirs.outcome
    if outcome != ours.outcome:
        return [*out, f"outcome: {theirs.outcome} {theirs.message!r}, ours {ours.outcome} {ours.message!r}"]
    if theirs.start != ours.start:
        return [*out, f"start: {theirs.start!r}, ours {ours.start!r}"]
    said, told = (_plain(text, _renamed(module)) for text in (theirs.message, ours.message))
    if outcome in ("E1200", "error") and said != told:
        return [*out, f"message: {theirs.message!r}, ours {ours.message!r}"]
    if outcome == "abort" and not _is_same_abort(theirs.outcome, said, told):
        out.append(f"message: {theirs.outcome} {theirs.message!r}, ours {ours.message!r}")
    if outcome != "abort" and ours.log is not None:
        is_refused = REFUSED_REMOVAL in theirs.message
        out += _log_difference(*(_comparable(log, module, is_refused) for log in (theirs.log, ours.log)))
    if outcome == "ok":
        out += _space_differences(theirs.after, ours, module)
    return out


def is_without_moves(theirs: xla.Answer, ours: program.Answer, module: Module) -> bool:
    """An abort of the alias analysis that we do not foretell, since nothing in the module is ours to track: text in front of
    the optimizer looks the same there, and the whole compiler inlines the calls behind such an abort before the pass."""
    is_of_analysis = theirs.outcome == "abort" and any(text in theirs.message for text in ALIAS_ANALYSIS)
    return is_of_analysis and ours.outcome == "ok" and not ours.complaints and not _is_tracked(module)


def _is_tracked(module: Module) -> bool:
    every = [i for c in module.computations for i in c.instructions]
    is_host_thread = any(c.thread == "host" for c in module.computations)
    return is_host_thread or any(module.host_parameters) or any(i.target in TRACKED for i in every)


def aspects(found: list[str]) -> set[str]:
    return {difference.partition(":")[0] for difference in found}


def _plain(message: str, renamed: list[str]) -> str:
    return _without_names(INSERTED.sub(r"\1", PATH.sub(r"(\1)", message)), renamed).strip()


def _is_same_abort(outcome: str, said: str, told: str) -> bool:
    """A signal leaves no text, and what never ends neither. Behind the check itself stand addresses and whole instructions."""
    if outcome == "endless":
        return "does not come to an end" in told
    if not said:
        return told.startswith("killed by a signal")
    said, told = (ADDRESS.sub("", text)[:COMPARED_OF_CHECK] for text in (said, told))
    return bool(told) and (said.startswith(told) or told.startswith(said))


def _log_difference(left: list[str], right: list[str]) -> Iterator[str]:
    for number, (their_line, our_line) in enumerate(zip(left, right, strict=False)):
        if their_line != our_line:
            yield f"log: line {number + 1} is {their_line!r}, ours {our_line!r}"
            return
    if len(left) != len(right):
        longer, who = (left, "theirs") if len(left) > len(right) else (right, "ours")
        yield f"log: only {who} has line {min(len(left), len(right)) + 1}: {longer[min(len(left), len(right))]!r}"


def _comparable(log: list[str], module: Module, is_refused: bool) -> list[str]:
    out = _without_chance(log)
    if is_refused:
        kinds = [pattern.match for pattern in UNORDERED]
        while out and any(matches(out[-1]) for matches in kinds):
            del out[-1]
    renamed = _renamed(module)
    return [_without_names(line, renamed) for line in out]


def _without_names(text: str, renamed: list[str]) -> str:
    if not renamed:
        return text
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, renamed))})(?![\w.-])")
    return names.sub("KERNEL", KERNEL_NAME.sub("KERNEL", text))


def _renamed(module: Module) -> list[str]:
    """Kernels, and asynchronous operations as far as there is a kernel in the module."""
    every = [i for c in module.computations for i in c.instructions]
    kernels = [i.name for i in every if i.attributes.get("custom_call_target") == KERNEL]
    return kernels + [i.name for i in every if kernels and i.opcode.startswith("async-")]


def _without_chance(log: list[str]) -> list[str]:
    out: list[str] = []
    group: list[str] = []
    group_number = None
    for line in log:
        number = next((i for i, pattern in enumerate(UNORDERED) if pattern.match(line)), None)
        if number != group_number:
            out += sorted(group)
            group, group_number = [], number
        line = TILES.sub(r"\1", INSERTED.sub(r"\1", line))
        (out if number is None else group).append(line)
    return out + sorted(group)


def _space_differences(after: str, ours: program.Answer, module: Module) -> Iterator[str]:
    names = {i.name for c in module.computations for i in c.instructions}
    theirs = {name: host_leaves(rest) for name, rest in DEFINITION.findall(after)}
    for name in sorted(names & theirs.keys()):
        mine = ours.host.get(name, set())
        if theirs[name] != mine:
            yield f"host: {name} is in host memory at {sorted(theirs[name])}, ours at {sorted(mine)}"


def host_leaves(text: str) -> set[Index]:
    """The leaves in memory space 5 of the shape at the beginning of the text."""
    found: set[Index] = set()
    path: list[int] = []
    at = 0
    while match := PART_OF_SHAPE.match(text, at):
        at = match.end()
        token = match[0]
        if token == "(":
            path.append(0)
        elif token == ")":
            path.pop()
        elif token == ",":
            path[-1] += 1
        elif "S(5)" in token:
            found.add(tuple(path))
        if not path and not token.startswith("/*") and token != "(":
            break
    return found
