"""Random modules. One seed and one number give one module, the same on every machine."""
from __future__ import annotations

import random
from collections.abc import Callable

from against_xla import calling, values
from against_xla.building import BUFFER, ROW, VECTOR, Builder, Scope, Value, holds_no_token, is_carried
from against_xla.hlo import Array, Computation, Index, Module, Shape, Tuple, leaves

# How often each construct is chosen, in the entry and in computations it calls.
SIMPLE: list[tuple[Callable[[Scope], None], float]] = [
    (values.move_to_host, 11),
    (values.move_to_device, 5),
    (values.moved_broadcast, 1.5),
    (values.make_tuple, 5),
    (values.take_element, 5),
    (values.barrier, 2.5),
    (values.arithmetic, 4),
    (values.copy, 2.5),
    (values.turned_segment, 1.5),
    (values.bitcast, 1.5),
    (values.reshape, 1),
    (values.update_slice, 5),
    (values.slice_of, 5),
    (values.reduce, 1.2),
    (values.all_reduce, 1),
    (values.sort, 2.4),
    (values.in_place, 3.5),
    (values.opaque, 0.8),
    (values.split, 1),
    (values.transfer, 1),
    (values.asynchronous_copy, 0.8),
    (values.reorder, 0.8),
    (values.out_feed, 0.3),
]
CALLING: list[tuple[Callable[[Scope, calling.Fill], None], float]] = [
    (calling.call, 5),
    (calling.loop, 5),
    (calling.branches, 3.5),
    (calling.asynchronous, 3),
    (calling.host_call, 2),
    (calling.fusion, 1.2),
]
# More instructions than this in all, and nothing that calls is added any more.
LARGE = 90


def generate(seed: int, number: int) -> Module:
    builder = Builder(random.Random(f"{seed}/{number}"))
    entry = Scope(builder, "main", 0)
    parameters = _parameters(entry)
    _fill(entry, builder.chance.choice([3, 5, 7, 9, 12]))
    root = _result(entry)
    _add_control(entry)
    computation = entry.close(root)
    hosts = [hosted if p.is_hot else frozenset() for p, hosted in parameters]
    results = _host_results(builder, entry, root, computation)
    # Where a root is a parameter one line would have to say both.
    is_layout_written = builder.happens(0.93) or computation.named()[root.name].opcode == "parameter"
    if builder.happens(0.07):
        _write_spaces(builder)
    return Module(f"random_{seed}_{number}", builder.computations, hosts, results, is_layout_written)


def _parameters(entry: Scope) -> list[tuple[Value, frozenset[Index]]]:
    shapes: list[Shape] = [BUFFER, ROW, VECTOR, ROW, Tuple((BUFFER, ROW)), Tuple((ROW, Tuple((VECTOR, ROW))))]
    out = []
    for number in range(entry.chance.choice([1, 2, 2, 3])):
        shape = entry.chance.choice(shapes)
        is_host = entry.builder.happens(0.25)
        value = entry.parameter(shape, number, hot=is_host)
        every = [index for index, _ in leaves(shape)]
        chosen = [index for index in every if entry.builder.happens(0.7)] or every[:1]
        out.append((value, frozenset(chosen)))
    return out


def _fill(scope: Scope, count: int) -> None:
    for _ in range(count):
        is_large = sum(len(c.instructions) for c in scope.builder.computations) > LARGE
        pick = scope.chance.random() * _total(is_large)
        for construct, weight in SIMPLE:
            pick -= weight
            if pick < 0:
                construct(scope)
                break
        else:
            for construct_calling, weight in CALLING:
                pick -= weight
                if pick < 0:
                    construct_calling(scope, _fill)
                    break


def _total(is_large: bool) -> float:
    simple = sum(weight for _, weight in SIMPLE)
    return simple if is_large else simple + sum(weight for _, weight in CALLING)


def _result(entry: Scope) -> Value:
    if entry.builder.happens(0.1):
        return entry.find(is_carried) or entry.fresh(ROW)
    if entry.builder.happens(0.03):  # an annotation as the root itself
        value = entry.array(heat=0.3)
        return entry.custom("mh", value.shape, "MoveToHost", [value], hot=True)
    wanted = [entry.find(is_carried) or entry.fresh(ROW) for _ in range(entry.chance.choice([1, 2, 3, 4]))]
    if entry.builder.happens(0.01):
        wanted += [v for v in entry.values if not holds_no_token(v)][:1]
    return entry.tuple(wanted)


def _host_results(builder: Builder, entry: Scope, root: Value, computation: Computation) -> frozenset[Index]:
    """Mostly the leaves that are likely to be in host memory, so that a leak is neither sure nor rare."""
    instruction = computation.named()[root.name]
    hot = {v.name for v in entry.values if v.is_hot}
    generosity = builder.chance.choice([0.3, 0.6, 0.9, 1.0])
    chosen = set()
    for index, _ in leaves(root.shape):
        source = instruction.operands[index[0]] if instruction.opcode == "tuple" and index else root.name
        if builder.happens(generosity if source in hot else 0.15):
            chosen.add(index)
    return frozenset(chosen)


def _write_spaces(builder: Builder) -> None:
    """Memory spaces on instructions mean nothing: the pass erases them first."""
    for computation in builder.computations[:-1]:
        for instruction in computation.instructions:
            if instruction.opcode in ("tuple", "get-tuple-element", "parameter", "negate") and builder.happens(0.5):
                instruction.host = frozenset(index for index, leaf in leaves(instruction.shape) if isinstance(leaf, Array))


def _add_control(entry: Scope) -> None:
    """Control dependencies in the entry. Nothing that has one can be removed, so they are few."""
    if not entry.builder.happens(0.12):
        return
    found = [i for i in entry.computation.instructions if i.opcode not in ("parameter", "constant")]
    if len(found) < 2:
        return
    late = entry.chance.randrange(1, len(found))
    found[late].after.append(found[entry.chance.randrange(late)].name)
