"""Modules with one token changed: deleted, written twice, swapped with its neighbour, or replaced by another of the file."""
from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence

from against_xla.tokens import Token, tokens

KINDS = ("delete", "duplicate", "swap", "replace")


@dataclasses.dataclass(frozen=True)
class Mutation:
    kind: str
    token: int  # number of the token in the module
    other: int  # of its neighbour or of what replaces it; else as `token`
    text: str  # of the module behind the change
    gone: tuple[str, ...]  # texts of tokens that were taken away or moved
    new: tuple[str, ...]  # and of those that came, or came somewhere else

    def says(self, module: Sequence[Token]) -> str:
        of, other = module[self.token].text, module[self.other].text
        return {
            "delete": f"delete {of!r}",
            "duplicate": f"write {of!r} twice",
            "swap": f"swap {of!r} and {other!r}",
            "replace": f"replace {of!r} by {other!r}",
        }[self.kind]


class Module:
    """A text and its tokens."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tokens = tokens(text)

    def mutation(self, seed: int, number: int) -> Mutation:
        """Uniform over the tokens, then over the kinds. What leaves the text as it was is drawn again."""
        chance = random.Random(f"{seed}/{self.name}/{number}")
        while True:
            at, kind = chance.randrange(len(self.tokens)), KINDS[chance.randrange(len(KINDS))]
            other = {
                "swap": at + 1 if at + 1 < len(self.tokens) else at - 1,
                "replace": chance.randrange(len(self.tokens)),
            }.get(kind, at)
            if kind in ("delete", "duplicate") or self.tokens[other].text != self.tokens[at].text:
                return self.mutated(kind, at, other)

    def mutated(self, kind: str, at: int, other: int) -> Mutation:
        text, _ = self._written(kind, at, other)
        of, with_ = self.tokens[at].text, self.tokens[other].text
        gone: tuple[str, ...] = {"duplicate": (), "swap": (of, with_)}.get(kind, (of,))
        new: tuple[str, ...] = {"delete": (), "swap": (of, with_)}.get(kind, (with_,))
        return Mutation(kind, at, other, text, gone, new)

    def places(self, mutation: Mutation) -> list[tuple[int, int]]:
        """Start and end of each token in the text of the mutation; both the same where it is gone."""
        return self._written(mutation.kind, mutation.token, mutation.other)[1]

    def _written(self, kind: str, at: int, other: int) -> tuple[str, list[tuple[int, int]]]:
        """A blank parts new neighbours that would be read as other tokens."""
        texts = [[token.text] for token in self.tokens]
        of, with_ = texts[at], texts[other]
        texts[at] = {"delete": [], "duplicate": of + of}.get(kind, with_)
        if kind == "swap":
            texts[other] = of
        out: list[str] = []
        places: list[tuple[int, int]] = []
        size = read = 0
        last, is_kept = "", False  # the token in front where nothing lies between, and whether it is as it was
        for token, here in zip(self.tokens, texts, strict=True):
            between = self.text[read : token.start]
            out.append(between)
            size, read = size + len(between), token.end
            last, start = "" if between else last, size
            stays = here == [token.text]
            for text in here:
                if last and not (stays and is_kept) and not _stay_apart(last, text):
                    out.append(" ")
                    size += 1
                out.append(text)
                size, last = size + len(text), text
            is_kept = stays
            places.append((start, size))
        out.append(self.text[read:])
        return "".join(out), places


def _stay_apart(left: str, right: str) -> bool:
    return [token.text for token in tokens(left + right)] == [left, right]
