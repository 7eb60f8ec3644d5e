"""Our program's answers to modules: `hlo-lsp check`, and `hlo-lsp trace` where the program has it."""
from __future__ import annotations

import dataclasses
import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# Longer command lines are asked in parts.
FILES_AT_ONCE = 500
# Diagnostics about the module itself. XLA's parser and verifier accept it, so there must be none.
ABOUT_TRACKING = {"E1200", "offload-unsupported", "offload-abort"}
ALWAYS = ["--stage", "before-offload", "--backend", "tpu"]
LOG_OF = re.compile(r"^==> .*: module `.*` <==$")


@dataclasses.dataclass
class Answer:
    outcome: str  # ok, E1200, error, abort
    message: str
    start: str
    host: dict[str, set[tuple[int, ...]]]  # array leaves in host memory, by instruction
    complaints: list[str]  # errors that are not about tracking
    log: list[str] | None  # none: the program cannot tell


class Program:
    def __init__(self, path: str, jobs: int) -> None:
        self._path = path
        self._jobs = jobs
        tried = subprocess.run([path, "trace", "--help"], capture_output=True, text=True)
        self.can_trace = tried.returncode == 0 and "--log-level" in tried.stdout

    def ask(self, files: Sequence[Path]) -> list[Answer]:
        """In the order of the files."""
        out: list[Answer] = []
        for at in range(0, len(files), FILES_AT_ONCE):
            part = [str(file) for file in files[at : at + FILES_AT_ONCE]]
            records = self._check(part)
            logs: Sequence[list[str] | None] = self._trace(part) if self.can_trace else [None] * len(part)
            out += [_answer(record, log) for record, log in zip(records, logs, strict=True)]
        return out

    def _check(self, files: list[str]) -> list[dict[str, Any]]:
        lines = self._run(["check", "--format", "json", *ALWAYS, *files])
        if len(lines) != len(files):
            raise RuntimeError(f"hlo-lsp check gives {len(lines)} answers to {len(files)} files")
        return [json.loads(line) for line in lines]

    def _trace(self, files: list[str]) -> list[list[str]]:
        lines = self._run(["trace", "--log-level", "3", *ALWAYS, *files])
        if len(files) == 1:
            return [lines]
        logs: list[list[str]] = []
        for line in lines:
            if LOG_OF.match(line):
                logs.append([])
            else:
                logs[-1].append(line)
        if len(logs) != len(files):
            raise RuntimeError(f"hlo-lsp trace gives {len(logs)} logs of {len(files)} files")
        return logs

    def _run(self, arguments: list[str]) -> list[str]:
        run = subprocess.run([self._path, *arguments, "--jobs", str(self._jobs)], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            raise RuntimeError(f"hlo-lsp {arguments[0]} ended with {run.returncode}: {run.stderr[-500:]}")
        return run.stdout.splitlines()


def _answer(record: dict[str, Any], log: list[str] | None) -> Answer:
    verdict = record["verdict"]
    outcome = "ok" if verdict["outcome"] == "none" else verdict["outcome"]
    if outcome == "error" and verdict.get("code") == "E1200":
        outcome = "E1200"
    host: dict[str, set[tuple[int, ...]]] = {}
    for name, index in record["host"]:
        host.setdefault(name, set()).add(tuple(int(n) for n in index.strip("{}").split(",") if n))
    complaints = [
        f"{d['code']}: {d['message']}"
        for d in record["diagnostics"]
        if d["severity"] == 1 and d["code"] not in ABOUT_TRACKING
    ]
    return Answer(outcome, verdict.get("message") or "", verdict.get("start") or "", host, complaints, log)
