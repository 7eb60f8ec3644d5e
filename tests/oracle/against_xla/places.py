"""Where the first problem behind a mutation may stand: in what was mutated, or where that is used."""
from __future__ import annotations

import bisect
import re
from collections.abc import Iterable

from against_xla.items import Item, Items
from against_xla.mutating import Module, Mutation
from against_xla.tokens import tokens

LINE_END = re.compile(r"\r\n|\n|\r")


class Places:
    """For the mutations of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._items = Items(module.tokens)

    def lines(self, mutation: Mutation) -> set[int]:
        """From 0: the lines of

        - the items that the changed tokens belong to,
        - the instructions of the same computation that have the name of such an instruction, or a name that it lost or got,
        - what has the name of such a computation,
        - for the header, which speaks of the entry: its head, its parameters and its root,
        - for the end of a computation and for tables, which are missed in what follows: all up to the next token.
        """
        changed = self._changed(mutation)
        names = {item.name for item in changed if item.name} | set(_names([*mutation.gone, *mutation.new]))
        scopes = {item.scope for item in changed}
        computations = {item.name for item in self._items.all if item.kind == "head"}
        wanted = list(changed)
        for item in self._items.all:
            known = names if item.scope in scopes else names & computations
            if known & {self._module.tokens[at].name for at in item.tokens if self._module.tokens[at].is_name}:
                wanted.append(item)
        if any(item.kind == "header" for item in changed):
            wanted += self._entry()
        places = self._module.places(mutation)
        starts = [found.end() for found in LINE_END.finditer(mutation.text)]
        spans = [(places[item.tokens[0]][0], places[item.tokens[-1]][1]) for item in wanted]
        behind = [item.tokens[-1] + 1 for item in changed if item.kind in ("end", "table")]
        spans += [(places[at - 1][1], places[at][1] if at < len(places) else len(mutation.text)) for at in behind]
        return {line for first, last in spans for line in range(_line(starts, first), _line(starts, last) + 1)}

    def _changed(self, mutation: Mutation) -> list[Item]:
        numbers = {mutation.token} | ({mutation.other} if mutation.kind == "swap" else set())
        return [self._items.of[at] for at in sorted(numbers)]

    def _entry(self) -> list[Item]:
        heads = [item for item in self._items.all if item.kind == "head"]
        entry = next((item for item in heads if self._module.tokens[item.tokens[0]].text == "ENTRY"), heads[-1])
        of_entry = [item for item in self._items.all if item.kind == "instruction" and item.scope == entry.scope]
        texts = {id(item): [self._module.tokens[at].text for at in item.tokens] for item in of_entry}
        ends = [item for item in of_entry if "parameter" in texts[id(item)] or "ROOT" in texts[id(item)]]
        return [entry, *ends, *of_entry[-1:]]


def _names(texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        for token in tokens(text):
            if token.is_name:
                yield token.name


def _line(starts: list[int], offset: int) -> int:
    return bisect.bisect_right(starts, offset)
