"""What XLA's parser says to texts, from a pool of processes that hold it."""
from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from pathlib import Path

from against_xla.pool import Servers
from against_xla.xla import FATAL

ENVIRONMENT = {"JAX_PLATFORMS": "cpu", "TF_CPP_MIN_LOG_LEVEL": "0", "GOOGLE_LOGTOSTDERR": "1"}
MESSAGE = re.compile(r"^was parsing (\d+):(\d+): error: (.*)$", re.M)
BAD_OPERAND = "cannot parse as an instruction name or as a nested instruction"


@dataclasses.dataclass
class Verdict:
    outcome: str  # accepted, rejected, abort, endless
    message: str = ""  # the reason alone
    line: int = 0  # of the parser's own position, from 1; 0 for none
    whole: str = ""

    @property
    def is_accepted(self) -> bool:
        return self.outcome == "accepted"


class Parser:
    """Use as a context."""

    def __init__(self, processes: int = 2) -> None:
        self._servers = Servers("against_xla.parser_server", processes, ENVIRONMENT)

    def __enter__(self) -> Parser:
        return self

    def __exit__(self, *_: object) -> None:
        self._servers.close()

    def ask(self, files: Sequence[Path]) -> list[Verdict]:
        """In the order of the files, which lie in folders of the caller's."""
        return [_verdict(record) for record in self._servers.ask(files)]


def _verdict(record: dict[str, str]) -> Verdict:
    whole = record.get("message", "")
    if record["outcome"] in ("abort", "endless"):
        log = Path(record["file"] + ".log").read_text(encoding="utf8", errors="replace")
        fatal = FATAL.search(log)
        return Verdict(record["outcome"], fatal[2] if fatal else "", whole=log[-2000:])
    messages = [(int(found[1]), found[3]) for found in MESSAGE.finditer(whole)]
    if not messages:
        return Verdict(record["outcome"], whole.partition("\n")[2].strip().partition("\n")[0], whole=whole)
    # Of a bad operand the first message is only the heading.
    line, message = messages[1 if messages[0][1].startswith(BAD_OPERAND) and len(messages) > 1 else 0]
    return Verdict(record["outcome"], message, line, whole)
