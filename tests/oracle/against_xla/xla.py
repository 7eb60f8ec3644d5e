"""XLA's answers to modules, from a pool of processes that hold the compiler."""
from __future__ import annotations

import dataclasses
import json
import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from against_xla.compiler import ENVIRONMENT

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
    """Use as a context. Each process takes the files of a batch one share after the other."""

    def __init__(self, processes: int) -> None:
        here = Path(__file__).resolve().parent.parent
        environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": str(here)}
        command = [sys.executable, "-m", "against_xla.compiler_server"]
        self._servers = [
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=environment,
            )
            for _ in range(processes)
        ]

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self._servers:
            assert server.stdin
            server.stdin.close()
        for server in self._servers:
            server.wait()

    def ask(self, files: Sequence[Path], told: Callable[[int], None] = lambda count: None) -> list[Answer]:
        """In the order of the files, which lie in folders of the caller's."""
        work: queue.SimpleQueue[Sequence[Path]] = queue.SimpleQueue()
        share = 25 if len(files) > 100 else 4
        for at in range(0, len(files), share):
            work.put(files[at : at + share])
        answers: dict[str, Answer] = {}
        failures: list[str] = []

        def use(server: subprocess.Popen[str]) -> None:
            while True:
                try:
                    batch = work.get_nowait()
                except queue.Empty:
                    return
                assert server.stdin and server.stdout
                server.stdin.write(json.dumps([str(file) for file in batch]) + "\n")
                server.stdin.flush()
                for _ in batch:
                    line = server.stdout.readline()
                    if not line:
                        failures.append("a compiler process ended where it must not")
                        return
                    record = json.loads(line)
                    answers[record["file"]] = _answer(record)
                told(len(answers))

        threads = [threading.Thread(target=use, args=(server,)) for server in self._servers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failures:
            raise RuntimeError(failures[0])
        return [answers[str(file)] for file in files]


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
