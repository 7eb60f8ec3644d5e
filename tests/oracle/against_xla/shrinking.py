"""Makes a module smaller while something that is asked of it stays true.

A variant cuts one thing out of a module and keeps it well-formed as far as shapes go; what the compiler refuses is answered
by whoever is asked. Variants are tried in batches, coarse ones first, and the first that holds is the next module.
"""
from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from against_xla.hlo import Computation, Index, Instruction, Module, Shape, Token, Tuple

Holds = Callable[[Sequence[Module]], list[bool]]
BATCH = 16
# Each round asks two programs about a batch; a module that takes more is small enough.
MOST_ROUNDS = 150


def shrink(module: Module, holds: Holds) -> Module:
    position, has_changed = 0, False
    for _ in range(MOST_ROUNDS):
        batch = list(islice(variants(module), position, position + BATCH))
        if not batch and not has_changed:
            return module
        if not batch:
            position, has_changed = 0, False
            continue
        found = next((i for i, held in enumerate(holds(batch)) if held), None)
        if found is None:
            position += len(batch)
        else:  # what did not hold before seldom holds now, so the variants in front wait for the next pass
            module, position, has_changed = batch[found], position + found, True
    return module


def variants(module: Module) -> Iterator[Module]:
    for cut in (
        _without_unused,
        _without_results,
        _with_sources,
        _with_bypasses,
        _without_slots,
        _without_parameters,
        _without_marks,
        _without_one_unused,
        _with_other_root,
    ):
        yield from cut(module)


def _without_unused(module: Module) -> Iterator[Module]:
    made = copy.deepcopy(module)
    if _sweep(made):
        yield made


def _sweep(module: Module) -> bool:
    """Takes out what nothing needs, the entry's parameters included."""
    size = module.size()
    while _sweep_once(module):
        pass
    return module.size() < size


def _sweep_once(module: Module) -> bool:
    called = {n for c in module.computations for i in c.instructions for n in i.callees()}
    kept = [c for c in module.computations if c is module.entry or c.name in called]
    has_changed = len(kept) < len(module.computations)
    module.computations = kept
    for computation in module.computations:
        users = _used(computation)
        left = [
            i
            for i in computation.instructions
            if i.name in users or i.name == computation.root or (i.opcode == "parameter" and computation is not module.entry)
        ]
        if len(left) == len(computation.instructions):
            continue
        has_changed = True
        gone = {i.name for i in computation.instructions} - {i.name for i in left}
        if computation is module.entry:
            hosts = zip(computation.parameters(), module.host_parameters, strict=True)
            module.host_parameters = [host for p, host in hosts if p.name not in gone]
        _keep(computation, left)
    return has_changed


def _keep(computation: Computation, left: list[Instruction]) -> None:
    computation.instructions = left
    names = {i.name for i in left}
    for instruction in left:
        instruction.after = [name for name in instruction.after if name in names]
    for number, parameter in enumerate(computation.parameters()):
        parameter.literal = str(number)


def _used(computation: Computation) -> set[str]:
    return {o for i in computation.instructions for o in [*i.operands, *i.after]}


def _without_one_unused(module: Module) -> Iterator[Module]:
    """An unused instruction, with what only it needs."""
    for place, instruction in _all(module):
        computation = module.computations[place]
        if instruction.opcode == "parameter" or instruction.name == computation.root:
            continue
        if instruction.name in _used(computation):
            continue
        made = copy.deepcopy(module)
        _take_out(made.computations[place], instruction.name)
        yield made


def _take_out(computation: Computation, name: str) -> None:
    names = [name]
    while names:
        gone = computation.named().get(names.pop())
        if gone is None or gone.opcode == "parameter" or gone.name == computation.root or gone.name in _used(computation):
            continue
        _keep(computation, [i for i in computation.instructions if i is not gone])
        names += gone.operands


def _without_results(module: Module) -> Iterator[Module]:
    """Elements of the entry's root, half of them and then one by one."""
    root = module.entry.named()[module.entry.root]
    count = len(root.operands)
    if root.opcode != "tuple" or count < 2:
        return
    parts = [set(range(count // 2)), set(range(count // 2, count))] if count > 3 else []
    for gone in [*parts, *({slot} for slot in range(count))]:
        made = copy.deepcopy(module)
        instruction = made.entry.named()[made.entry.root]
        kept = [slot for slot in range(count) if slot not in gone]
        instruction.operands = [root.operands[slot] for slot in kept]
        assert isinstance(root.shape, Tuple)
        instruction.shape = Tuple(tuple(root.shape.elements[slot] for slot in kept))
        made.host_results = frozenset(
            (kept.index(index[0]), *index[1:]) for index in module.host_results if index[0] in kept
        )
        yield made


def _with_sources(module: Module) -> Iterator[Module]:
    """An instruction that needs nothing in the place of another; late ones first, since they hold the others."""
    for place, instruction in reversed(list(_all(module))):
        if instruction.opcode in ("parameter", "constant", "after-all") or not instruction.operands:
            continue
        made = copy.deepcopy(module)
        changed = made.computations[place].named()[instruction.name]
        _become_source(changed)
        _sweep(made)
        yield made


def _become_source(instruction: Instruction) -> None:
    instruction.operands, instruction.called, instruction.literal, instruction.after = [], {}, None, []
    is_token = isinstance(instruction.shape, Token)
    instruction.opcode = "after-all" if is_token else "custom-call"
    instruction.attributes = {} if is_token else {"custom_call_target": '"source"'}


def _with_bypasses(module: Module) -> Iterator[Module]:
    """Users of an instruction use an operand of the same shape, or the operand of the tuple that an element is taken from."""
    for place, instruction in _all(module):
        computation = module.computations[place]
        named = computation.named()
        instead = [o for o in dict.fromkeys(instruction.operands) if named[o].shape == instruction.shape]
        if instruction.opcode == "get-tuple-element":
            source = named[instruction.operands[0]]
            if source.opcode == "tuple":
                instead.append(source.operands[int(instruction.attributes["index"])])
        for name in instead:
            made = copy.deepcopy(module)
            target = made.computations[place]
            for user in target.instructions:
                user.operands = [name if o == instruction.name else o for o in user.operands]
            if target.root == instruction.name:
                target.root = name
            _keep(target, [i for i in target.instructions if i.name != instruction.name])
            _sweep(made)
            yield made


def _without_slots(module: Module) -> Iterator[Module]:
    """One slot of a tuple shape, wherever that shape stands."""
    shapes: dict[Tuple, None] = {}
    for _, instruction in _all(module):
        for shape in _tuples_in(instruction.shape):
            shapes[shape] = None
    for shape in shapes:
        for slot in range(len(shape.elements)):
            if len(shape.elements) > 1 and (made := _without_slot(module, shape, slot)):
                yield made


def _tuples_in(shape: Shape) -> Iterator[Tuple]:
    if isinstance(shape, Tuple):
        yield shape
        for element in shape.elements:
            yield from _tuples_in(element)


def _without_slot(module: Module, shape: Tuple, slot: int) -> Module | None:
    made = copy.deepcopy(module)
    root = module.entry.named()[module.entry.root]
    made.host_results = _cut_indices(module.host_results, root.shape, shape, slot)
    made.host_parameters = [
        _cut_indices(host, p.shape, shape, slot)
        for p, host in zip(module.entry.parameters(), module.host_parameters, strict=True)
    ]
    for computation in made.computations:
        shapes = {i.name: i.shape for i in computation.instructions}
        for instruction in computation.instructions:
            if instruction.opcode == "tuple" and instruction.shape == shape:
                del instruction.operands[slot]
            elif instruction.opcode == "get-tuple-element" and shapes[instruction.operands[0]] == shape:
                index = int(instruction.attributes["index"])
                if index == slot:
                    _become_source(instruction)
                else:
                    instruction.attributes["index"] = str(index - (index > slot))
            elif instruction.shape == shape and instruction.opcode in ("sort", "reduce", "all-reduce", "send", "recv"):
                return None
            instruction.host = _cut_indices(instruction.host, instruction.shape, shape, slot)
            instruction.shape = _cut_shape(instruction.shape, shape, slot)
    return made


def _cut_shape(whole: Shape, shape: Tuple, slot: int) -> Shape:
    if not isinstance(whole, Tuple):
        return whole
    kept = [e for i, e in enumerate(whole.elements) if whole != shape or i != slot]
    return Tuple(tuple(_cut_shape(e, shape, slot) for e in kept))


def _cut_indices(indices: frozenset[Index], whole: Shape, shape: Tuple, slot: int) -> frozenset[Index]:
    out = set()
    for index in indices:
        at: Shape = whole
        new: list[int] = []
        for number in index:
            assert isinstance(at, Tuple)
            if at == shape and number == slot:
                break
            new.append(number - (at == shape and number > slot))
            at = at.elements[number]
        else:
            out.add(tuple(new))
    return frozenset(out)


def _without_parameters(module: Module) -> Iterator[Module]:
    """An unused parameter of a computation that only calls and fusions use."""
    for place, computation in enumerate(module.computations[:-1]):
        callers = [i for _, i in _all(module) if computation.name in i.callees()]
        if not callers or any(i.opcode not in ("call", "fusion") for i in callers):
            continue
        used = _used(computation)
        for number, parameter in enumerate(computation.parameters()):
            if parameter.name in used or parameter.name == computation.root:
                continue
            made = copy.deepcopy(module)
            target = made.computations[place]
            _keep(target, [i for i in target.instructions if i.name != parameter.name])
            for _, instruction in _all(made):
                if computation.name in instruction.callees():
                    del instruction.operands[number]
            _sweep(made)
            yield made


def _without_marks(module: Module) -> Iterator[Module]:
    """Control dependencies, aliasing and places in host memory."""
    if not module.is_layout_written:
        made = copy.deepcopy(module)
        made.is_layout_written = True
        yield made
    for place, instruction in _all(module):
        if instruction.after:
            made = copy.deepcopy(module)
            made.computations[place].named()[instruction.name].after = []
            yield made
        if instruction.host:
            made = copy.deepcopy(module)
            made.computations[place].named()[instruction.name].host = frozenset()
            yield made
        if "output_to_operand_aliasing" in instruction.attributes:
            made = copy.deepcopy(module)
            del made.computations[place].named()[instruction.name].attributes["output_to_operand_aliasing"]
            yield made
    for number, host in enumerate(module.host_parameters):
        for index in host:
            made = copy.deepcopy(module)
            made.host_parameters[number] = host - {index}
            yield made
    for index in module.host_results:
        made = copy.deepcopy(module)
        made.host_results = module.host_results - {index}
        yield made


def _with_other_root(module: Module) -> Iterator[Module]:
    """The only element of the entry's root instead of the tuple."""
    root = module.entry.named()[module.entry.root]
    if root.opcode != "tuple" or len(root.operands) != 1:
        return
    made = copy.deepcopy(module)
    made.entry.root = root.operands[0]
    made.host_results = frozenset(index[1:] for index in module.host_results)
    _keep(made.entry, [i for i in made.entry.instructions if i.name != root.name])
    yield made


def _all(module: Module) -> Iterator[tuple[int, Instruction]]:
    for place, computation in enumerate(module.computations):
        for instruction in computation.instructions:
            yield place, instruction
