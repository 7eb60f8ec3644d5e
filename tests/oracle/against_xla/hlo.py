"""HLO modules as values: what the generator builds, the shrinker cuts and XLA and our program read as text."""
from __future__ import annotations

import dataclasses
from collections.abc import Iterator

Index = tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Array:
    element: str
    sizes: tuple[int, ...] = ()
    order: tuple[int, ...] | None = None  # minor to major; absent: descending

    @property
    def layout(self) -> tuple[int, ...]:
        return tuple(reversed(range(len(self.sizes)))) if self.order is None else self.order

    def with_order(self, order: tuple[int, ...]) -> Array:
        descending = tuple(reversed(range(len(self.sizes))))
        return dataclasses.replace(self, order=None if order == descending else order)


@dataclasses.dataclass(frozen=True)
class Tuple:
    elements: tuple[Shape, ...]


@dataclasses.dataclass(frozen=True)
class Token:
    pass


Shape = Array | Tuple | Token


def leaves(shape: Shape, index: Index = ()) -> Iterator[tuple[Index, Shape]]:
    """Every part that is no tuple, with its index."""
    if isinstance(shape, Tuple):
        for number, element in enumerate(shape.elements):
            yield from leaves(element, (*index, number))
    else:
        yield index, shape


def shape_text(shape: Shape, host: frozenset[Index] = frozenset(), index: Index = ()) -> str:
    """With layouts; the leaves in `host` are in memory space 5."""
    if isinstance(shape, Token):
        return "token[]"
    if isinstance(shape, Tuple):
        return "(" + ", ".join(shape_text(e, host, (*index, i)) for i, e in enumerate(shape.elements)) + ")"
    space = ":S(5)" if index in host else ""
    layout = ",".join(map(str, shape.layout)) + space
    sizes = ",".join(map(str, shape.sizes))
    return f"{shape.element}[{sizes}]" + (f"{{{layout}}}" if shape.sizes or space else "")


@dataclasses.dataclass
class Instruction:
    name: str
    shape: Shape
    opcode: str
    operands: list[str] = dataclasses.field(default_factory=list)
    attributes: dict[str, str] = dataclasses.field(default_factory=dict)
    called: dict[str, list[str]] = dataclasses.field(default_factory=dict)  # attribute to computations
    literal: str | None = None  # what stands between the parentheses instead of operands
    after: list[str] = dataclasses.field(default_factory=list)  # control predecessors
    host: frozenset[Index] = frozenset()  # leaves written as memory space 5, which the pass erases

    def text(self, host: frozenset[Index]) -> str:
        inside = self.literal if self.literal is not None else ", ".join(self.operands)
        parts = [f"{self.name} = {shape_text(self.shape, host)} {self.opcode}({inside})"]
        parts += [f"{name}={value}" for name, value in self.attributes.items()]
        for name, computations in self.called.items():
            listed = ", ".join(computations)
            parts.append(f"{name}={{{listed}}}" if name == "branch_computations" else f"{name}={listed}")
        if self.after:
            parts.append(f"control-predecessors={{{', '.join(self.after)}}}")
        return ", ".join(parts)

    @property
    def target(self) -> str:
        return self.attributes.get("custom_call_target", "").strip('"')

    def callees(self) -> list[str]:
        return [name for names in self.called.values() for name in names]


@dataclasses.dataclass
class Computation:
    name: str
    instructions: list[Instruction] = dataclasses.field(default_factory=list)
    root: str = ""
    thread: str | None = None

    def parameters(self) -> list[Instruction]:
        found = [i for i in self.instructions if i.opcode == "parameter"]
        return sorted(found, key=lambda i: int(i.literal or 0))

    def named(self) -> dict[str, Instruction]:
        return {i.name: i for i in self.instructions}

    def text(self, hosts: dict[str, frozenset[Index]]) -> str:
        """`hosts` says which leaves are written as memory space 5, where that is not the instruction's own."""
        lines = [("ROOT " if i.name == self.root else "") + i.text(hosts.get(i.name, i.host)) for i in self.instructions]
        thread = f', execution_thread="{self.thread}"' if self.thread else ""
        return self.name + " {\n  " + "\n  ".join(lines) + f"\n}}{thread}\n"


@dataclasses.dataclass
class Module:
    """Callees stand in front of their callers, the entry last."""

    name: str
    computations: list[Computation]
    host_parameters: list[frozenset[Index]]  # leaves in memory space 5, a set a parameter
    host_results: frozenset[Index]
    is_layout_written: bool = True  # else the lines of parameters and root say what is in memory space 5

    @property
    def entry(self) -> Computation:
        return self.computations[-1]

    def text(self) -> str:
        hosts = dict(zip([p.name for p in self.entry.parameters()], self.host_parameters, strict=True))
        hosts[self.entry.root] = self.host_results
        head, marks = f"HloModule {self.name}", hosts
        if self.is_layout_written:
            head += f", entry_computation_layout={{{self._layout()}}}"
            marks = {}
        parts = [c.text({}) for c in self.computations[:-1]]
        return head + "\n\n" + "\n".join([*parts, "ENTRY " + self.entry.text(marks)])

    def _layout(self) -> str:
        named = self.entry.named()
        both = zip(self.entry.parameters(), self.host_parameters, strict=True)
        parameters = ", ".join(shape_text(p.shape, host) for p, host in both)
        return f"({parameters})->{shape_text(named[self.entry.root].shape, self.host_results)}"

    def size(self) -> int:
        return sum(len(c.instructions) for c in self.computations)
