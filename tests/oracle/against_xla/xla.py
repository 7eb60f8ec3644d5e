"""XLA's answers to modules, from a pool of processes that hold the compiler."""
from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from against_xla.compiler import ENVIRONMENT
from against_xla.pool import Servers

SCHEDULE_WANTED = "module->has_schedule()"  # what comes behind the two passes when both succeeded
LINE = re.compile(r"^[IWE]\d{4} \S+\s+\d+ host_offloader\.cc:\d+\] (.*)$")
VISIT = re.compile(r"^Visiting instruction: \{Instr: (\S+), ShapeIndex: \{([\d,]*)\}\}$")
START = re.compile(r"\(starting from (\S+)\)")
FATAL = re.compile(r"^F\d{4} \S+\s+\d+ (\w+\.\w+):\d+\] (.*)$", re.M)


@dataclasses.dataclass
class Answer:
    outcome: str  # ok, E1200, error, abort, endless; rejected: the module is none, or the verifier in front refuses it
    message: str = ""
    start: str = ""
    log: list[str] = dataclasses.field(default_factory=list)  # up to level 3
    visited: list[tuple[str, tuple[int, ...]]] = dataclasses.field(default_factory=list)
    after: str = ""  # the module behind the two passes, where they succeed
    is_legalized: bool = False


class Pool:
    """Use as a context."""

    def __init__(self, processes: int) -> None:
        self._servers = Servers("against_xla.compiler_server", processes, ENVIRONMENT)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self._servers.close()

    def ask(self, files: Sequence[Path], told: Callable[[int], None] = lambda count: None) -> list[Answer]:
        """In the order of the files, which lie in folders of the caller's."""
        return [_answer(record) for record in self._servers.ask(files, told)]


def _answer(record: dict[str, str]) -> Answer:
    file = record["file"]
    if record["outcome"] == "rejected":
        return Answer("rejected", record["message"])
    log = Path(file + ".log").read_text(encoding="utf8", errors="replace")
    answer = Answer(record["outcome"], record.get("message", ""), is_legalized=record.get("legalized") == "yes")
    for line in log.splitlines():
        if not (found := LINE.match(line)):
            continue
        if visit := VISIT.match(found[1]):
            answer.visited.append((visit[1], tuple(int(n) for n in visit[2].split(",") if n)))
        else:
            answer.log.append(found[1])
    if answer.outcome == "answered":
        _judge(answer, file)
    elif fatal := FATAL.search(log):
        answer.message = fatal[2]
    return answer


def _judge(answer: Answer, file: str) -> None:
    if SCHEDULE_WANTED in answer.message:
        answer.outcome, answer.message = "ok", ""
        answer.after = Path(file + ".after").read_text(encoding="utf8")
    elif answer.message.startswith("E1200"):
        answer.outcome = "E1200"
        found = START.search(answer.message)
        answer.start = found[1] if found else ""
    else:
        answer.outcome = "error"
