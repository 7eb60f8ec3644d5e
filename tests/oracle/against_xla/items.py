"""What the tokens of a valid module belong to: the header, tables, the heads and ends of computations, instructions."""
from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from against_xla.tokens import Token

TABLES = ("FileNames", "FunctionNames", "FileLocations", "StackFrames")


@dataclasses.dataclass
class Item:
    kind: str  # header, table, head, instruction, end
    scope: int  # number of the computation it belongs to; -1 for header and tables
    name: str = ""  # that it defines
    tokens: list[int] = dataclasses.field(default_factory=list)


class Items:
    """`of[i]` is the item of token i. An instruction with a computation in one of its attributes goes on behind that."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.all: list[Item] = []
        self.of: list[Item] = []
        self._tokens = tokens
        self._scopes = 0
        self._split()

    def _split(self) -> None:
        outer: list[Item | None] = []  # for each open brace that begins a body, the item it stands in
        braces: list[bool] = []  # which of the open braces begin bodies
        scopes: list[int] = []
        self._begin("header" if self._text(0) == "HloModule" else "head", -1)
        for at, token in enumerate(self._tokens):
            here = self.of[-1] if self.of else self.all[0]
            if at and self._begins_instruction(at):
                here = self._begin("instruction", scopes[-1] if scopes else self._new_scope())
                here.name = self._tokens[at + (token.text == "ROOT")].name
            elif not braces and here.kind in ("header", "table", "end") and self._begins_head(at, here):
                here = self._begin("table" if token.text in TABLES else "head", -1)
            elif token.text == "}" and braces and braces[-1]:
                scope = scopes[-1]
                here = outer.pop() or self._begin("end", scope)
            self._add(at, here)
            if token.text == "{":
                is_body = self._begins_instruction(at + 1)
                braces.append(is_body)
                if is_body:
                    scopes.append(self._new_scope())
                    if here.kind == "head":
                        here.scope = scopes[-1]
                    outer.append(here if here.kind == "instruction" else None)
            elif token.text == "}" and braces and braces.pop():
                scopes.pop()
        self._name_heads()

    def _text(self, at: int) -> str:
        return self._tokens[at].text if 0 <= at < len(self._tokens) else ""

    def _begins_instruction(self, at: int) -> bool:
        if self._text(at) == "ROOT":
            return self._is_defined(at + 1)
        return self._is_defined(at) and self._text(at - 1) != "ROOT"

    def _is_defined(self, at: int) -> bool:
        """Only the equals sign behind the name of an instruction is a token; that of an attribute is a part of its name."""
        return at < len(self._tokens) and self._tokens[at].is_name and self._text(at + 1) == "="

    def _begins_head(self, at: int, here: Item) -> bool:
        if here.kind == "end":
            return self._text(at) != "," and self._text(at - 1) not in (",", "execution_thread=")
        if self._text(at) in TABLES:
            return True
        if here.kind == "table":
            return self._tokens[at].is_name  # the rows hold only numbers, strings and braces
        # Behind HloModule and its name come commas and attributes.
        return at >= 2 and self._tokens[at].is_name and self._tokens[at - 1].kind != "attribute" and not self._is_inside(here)

    def _is_inside(self, item: Item) -> bool:
        texts = [self._text(at) for at in item.tokens]
        return sum(text in ("{", "(") for text in texts) > sum(text in ("}", ")") for text in texts)

    def _begin(self, kind: str, scope: int) -> Item:
        self.all.append(Item(kind, scope))
        return self.all[-1]

    def _new_scope(self) -> int:
        self._scopes += 1
        return self._scopes - 1

    def _add(self, at: int, item: Item) -> None:
        item.tokens.append(at)
        self.of.append(item)

    def _name_heads(self) -> None:
        for item in self.all:
            if item.kind == "head" and item.tokens:
                first = item.tokens[0]
                at = first + (self._text(first) == "ENTRY")
                item.name = self._tokens[at].name if at < len(self._tokens) else ""
