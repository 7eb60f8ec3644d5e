"""HLO text cut into the tokens of XLA's lexer. Comments and blanks stand between them."""
from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

BLANK = re.compile(r"(?:[ \t\r\n]|/\*.*?\*/|//[^\r\n]*)+", re.S)
BARE = re.compile(r"[A-Za-z_][\w.-]*", re.A)
SIGIL = re.compile(r"%[A-Za-z_][\w.-]*", re.A)
STRING = re.compile(r""""(?:[^"\\]|\\[^\n])*"|'(?:[^'\\]|\\[^\n])*'""")
SYMBOL = re.compile(r"->|\.\.\.|<=")
# The order is the lexer's: a later one is tried where the ones in front of it do not match.
NUMBERS = re.compile(
    r"-?(?:\d+\.?\d*|\d*\.\d+)[eE][+-]?\d+|-?(?:\d+\.\d*|\d*\.\d+)"  # decimals
    r"|[0-9bf?]{2,}_[0-9io?]{2,}->[0-9bf?]{2,}"  # dimension labels
    r"|\d+(?:x\d+)+"
    r"|-?\d+_-?\d+(?:_\d+)?(?:x-?\d+_-?\d+(?:_\d+)?)*"  # padding
    r"|-?\d+|-inf|-?nan\(0x[0-9a-fA-F]+\)|-nan"
)
LABELS = re.compile(r"[0-9bf?]{2,}_[0-9io?]{2,}->[0-9bf?]{2,}")
PAYLOAD = re.compile(r"nan\(0x[0-9a-fA-F]+\)")


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str  # name, attribute, word, number, string, raw, symbol
    start: int
    end: int
    text: str

    @property
    def is_name(self) -> bool:
        """What XLA takes where it wants a name."""
        return self.kind in ("name", "word")

    @property
    def name(self) -> str:
        return self.text.removeprefix("%").removesuffix(":")


def tokens(text: str) -> list[Token]:
    return list(_tokens(text))


def _tokens(text: str) -> Iterator[Token]:
    at = 0
    raw = _RawText()
    while True:
        if blank := BLANK.match(text, at):
            at = blank.end()
        if at >= len(text):
            return
        kind, end = raw.next(text, at) or _next(text, at)
        token = Token(kind, at, end, text[at:end])
        raw.pass_by(token)
        yield token
        at = end


def _next(text: str, at: int) -> tuple[str, int]:
    """Kind and end of the token here. What no token begins with is a symbol of one character."""
    first = text[at]
    if match := SIGIL.match(text, at):
        return "name", match.end()
    if match := BARE.match(text, at):
        return _word(text, at, match.end())
    if match := SYMBOL.match(text, at):
        return "symbol", match.end()
    if (first.isdigit() or first in "-?") and (match := NUMBERS.match(text, at)):
        return "number", match.end()
    if match := STRING.match(text, at):
        return "string", match.end()
    return "symbol", at + 1


def _word(text: str, at: int, end: int) -> tuple[str, int]:
    behind = text[end : end + 1]
    if behind == ":":
        return "name", end + 1
    if behind == "=":
        return "attribute", end + 1
    if payload := PAYLOAD.match(text, at):
        return "number", payload.end()
    if labels := LABELS.match(text, at):
        return "number", labels.end()
    return "word", end


class _RawText:
    """Where a value in braces is one token: behind backend_config= and the keys of frontend_attributes."""

    def __init__(self) -> None:
        self._is_wanted = False
        self._depth = 0  # of braces in frontend_attributes; 0 outside
        self._begins = False

    def next(self, text: str, at: int) -> tuple[str, int] | None:
        if not self._is_wanted or text[at] != "{":
            return None
        end = _raw_end(text, at)
        return None if end is None else ("raw", end)

    def pass_by(self, token: Token) -> None:
        self._is_wanted = token.text == "backend_config=" or (self._depth == 1 and token.kind == "attribute")
        if token.text == "{" and (self._begins or self._depth):
            self._depth += 1
        elif token.text == "}" and self._depth:
            self._depth -= 1
        self._begins = token.text == "frontend_attributes="


def _raw_end(text: str, at: int) -> int | None:
    depth = 0
    for part in re.compile(r'"(?:[^"\\]|\\[^\n])*"|[{}]').finditer(text, at):
        depth += {"{": 1, "}": -1}.get(part[0], 0)
        if depth == 0:
            return part.end()
    return None
