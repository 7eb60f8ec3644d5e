"""Which constructs a run has put to the test: a row of the table of successors counts for a module when XLA itself, by its
log, visited a position whose value such an instruction uses. So what is only there and never met counts nothing."""
from __future__ import annotations

from collections import Counter

from against_xla.hlo import Index, Instruction, Module, Tuple

# A run of this size must reach these shares.
LARGE_RUN = 1000
LEAST_ROW = 0.05
LEAST_LEAKS = 0.25
LEAST_ABORTS = 0.02

ROWS = [
    "root of a called computation",
    "tuple",
    "get-tuple-element",
    "sort with a tuple result",
    "call",
    "async-start",
    "while",
    "conditional",
    "custom call: annotation",
    "custom call: aliasing",
    "anything else",
]
# Counted and shown, but not asked for.
PARTS = {
    "get-tuple-element": ["this element", "another element", "of a value as a whole"],
    "root of a called computation": ["call", "while", "conditional", "async-start", "fusion"],
}


def rows_of(module: Module, visited: list[tuple[str, Index]]) -> set[str]:
    users: dict[str, list[Instruction]] = {}
    callers: dict[str, list[Instruction]] = {}
    for computation in module.computations:
        for instruction in computation.instructions:
            for operand in dict.fromkeys(instruction.operands):
                users.setdefault(operand, []).append(instruction)
            for name in instruction.callees():
                callers.setdefault(name, []).append(instruction)
    roots = {c.root: c.name for c in module.computations[:-1]}
    found: set[str] = set()
    for name, index in visited:
        for caller in callers.get(roots.get(name, ""), []):
            found |= {"root of a called computation", f"root of a called computation: {caller.opcode}"}
        for user in users.get(name, []):
            found |= _rows_of_use(name, index, user)
    return found


def _rows_of_use(name: str, index: Index, user: Instruction) -> set[str]:
    if user.opcode == "get-tuple-element":
        is_same = index[:1] == (int(user.attributes["index"]),)
        part = "of a value as a whole" if not index else "this element" if is_same else "another element"
        return {"get-tuple-element", f"get-tuple-element: {part}"}
    if user.opcode in ("tuple", "call", "async-start", "while"):
        return {user.opcode}
    if user.opcode == "conditional":
        return {"conditional"} if name in user.operands[1:] else set()
    if user.opcode == "sort" and isinstance(user.shape, Tuple):
        return {"sort with a tuple result"}
    if user.opcode != "custom-call":
        return {"anything else"}
    if user.target in ("MoveToHost", "MoveToDevice"):
        return {"custom call: annotation"}
    return {"custom call: aliasing"} if "output_to_operand_aliasing" in user.attributes else set()


def missed(modules: int, outcomes: Counter[str], rows: Counter[str]) -> list[str]:
    """What a large run should have had more of."""
    if modules < LARGE_RUN:
        return []
    wanted = [(f"row `{row}`", rows[row], LEAST_ROW) for row in ROWS]
    wanted.append(("E1200", outcomes["E1200"], LEAST_LEAKS))
    wanted.append(("aborts", outcomes["abort"] + outcomes["endless"], LEAST_ABORTS))
    return [
        f"{what}: {count / modules:.1%} of the modules, at least {least:.0%} wanted"
        for what, count, least in wanted
        if count < least * modules
    ]
