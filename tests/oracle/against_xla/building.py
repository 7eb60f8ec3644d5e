"""What the generator builds with: scopes that grow instruction by instruction, and the computations they make on the way.

A scope knows which of its values are likely to be in host memory ("hot"). It is a guess that only steers choices, so that
moves, loops and calls are built around tensors that matter; what is true is XLA's to say.
"""
from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Sequence

from against_xla.hlo import Array, Computation, Instruction, Shape, Token, Tuple, leaves

BUFFER, ROW, VECTOR = Array("f32", (4, 8)), Array("f32", (1, 8)), Array("f32", (8,))
SCALAR, COUNTER, CHOICE = Array("f32"), Array("s32"), Array("pred")
TOKEN = Token()


@dataclasses.dataclass
class Value:
    name: str
    shape: Shape
    is_hot: bool
    passed: frozenset[str] = frozenset()  # computations this value has been through


class Builder:
    """One module in the making."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.computations: list[Computation] = []
        self.shared: list[Computation] = []  # callees that may get further call sites
        self._count = 0

    def name(self, base: str) -> str:
        self._count += 1
        return f"{base}{self._count}"

    def happens(self, probability: float) -> bool:
        return self.chance.random() < probability


class Scope:
    def __init__(self, builder: Builder, name: str, depth: int) -> None:
        self.builder = builder
        self.chance = builder.chance
        self.computation = Computation(builder.name(name))
        self.depth = depth  # how many computations deep below the entry
        self.values: list[Value] = []

    @property
    def is_entry(self) -> bool:
        return self.depth == 0

    def add(
        self,
        base: str,
        shape: Shape,
        opcode: str,
        operands: Sequence[Value] = (),
        *,
        hot: bool | None = None,
        literal: str | None = None,
        called: dict[str, list[str]] | None = None,
        is_offered: bool = True,
        marks: dict[str, str] | None = None,
        **attributes: str,
    ) -> Value:
        """Attributes come by name, or by `marks` where several instructions have them in common."""
        name = self.builder.name(base)
        through = frozenset(c for names in (called or {}).values() for c in names)
        named = [o.name for o in operands]
        instruction = Instruction(name, shape, opcode, named, {**attributes, **(marks or {})}, dict(called or {}), literal)
        self.computation.instructions.append(instruction)
        is_hot = any(o.is_hot for o in operands) if hot is None else hot
        value = Value(name, shape, is_hot, through.union(*(o.passed for o in operands)))
        if is_offered:
            self.values.append(value)
        return value

    def custom(
        self,
        base: str,
        shape: Shape,
        target: str,
        operands: Sequence[Value],
        *,
        hot: bool | None = None,
        is_offered: bool = True,
        **attributes: str,
    ) -> Value:
        marks = {"custom_call_target": f'"{target}"', **attributes}
        return self.add(base, shape, "custom-call", operands, hot=hot, is_offered=is_offered, marks=marks)

    def parameter(self, shape: Shape, number: int, hot: bool = False) -> Value:
        return self.add("p", shape, "parameter", literal=str(number), hot=hot)

    def number(self, value: int, shape: Array = COUNTER) -> Value:
        literal = ("true" if value else "false") if shape == CHOICE else str(value)
        return self.add("k", shape, "constant", literal=literal, is_offered=False)

    def element(self, value: Value, slot: int, *, is_offered: bool = True) -> Value:
        assert isinstance(value.shape, Tuple)
        shape = value.shape.elements[slot]
        return self.add("g", shape, "get-tuple-element", [value], index=str(slot), is_offered=is_offered)

    def tuple(self, values: list[Value], *, is_offered: bool = True) -> Value:
        return self.add("t", Tuple(tuple(v.shape for v in values)), "tuple", values, is_offered=is_offered)

    def fresh(self, shape: Shape, *, is_offered: bool = False) -> Value:
        """A device value that depends on nothing."""
        if isinstance(shape, Tuple):
            return self.tuple([self.fresh(e) for e in shape.elements], is_offered=is_offered)
        if isinstance(shape, Token):
            return self.add("tk", shape, "after-all", is_offered=is_offered)
        if not shape.sizes:
            return self.number(0, shape)
        return self.add(
            "bc", shape, "broadcast", [self.number(0, Array(shape.element))], dimensions="{}", is_offered=is_offered
        )

    def find(self, accepts: Callable[[Value], bool], heat: float = 0.7) -> Value | None:
        """Some value that is accepted: a hot one with this probability if there is one, late ones rather than early ones."""
        found = [v for v in self.values if accepts(v)]
        wanted = [v for v in found if v.is_hot == self.builder.happens(heat)] or found
        if not wanted:
            return None
        return wanted[max(self.chance.randrange(len(wanted)), self.chance.randrange(len(wanted)))]

    def of_shape(self, shape: Shape, heat: float = 0.7) -> Value:
        """A value of this shape, made from the scope's values as far as they go."""
        found = self.find(lambda v: v.shape == shape, heat)
        if found and not self.builder.happens(0.1):
            return found
        if isinstance(shape, Tuple):
            return self.tuple([self.of_shape(e, heat) for e in shape.elements], is_offered=False)
        return found or self.fresh(shape)

    def array(self, heat: float = 0.7) -> Value:
        """An array of one dimension or more."""
        return self.find(is_array, heat) or self.fresh(BUFFER, is_offered=True)

    def close(self, root: Value) -> Computation:
        """Ends the computation. The root must be the scope's own; the computation goes in front of what calls it."""
        self.computation.root = root.name
        self.builder.computations.append(self.computation)
        return self.computation


def is_array(value: Value) -> bool:
    return isinstance(value.shape, Array) and bool(value.shape.sizes)


def is_tuple(value: Value) -> bool:
    return isinstance(value.shape, Tuple) and holds_no_token(value)


def holds_no_token(value: Value) -> bool:
    return not any(isinstance(leaf, Token) for _, leaf in leaves(value.shape))


def is_carried(value: Value) -> bool:
    """What loops, calls and tuples carry: arrays and tuples of them."""
    return is_array(value) or is_tuple(value)
