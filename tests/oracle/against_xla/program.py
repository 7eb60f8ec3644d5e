"""Our program's answers to modules: `hlo-lsp check`, and `hlo-lsp trace` where the program has it."""
from __future__ import annotations

import dataclasses
import json
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Longer command lines are asked in parts.
FILES_AT_ONCE = 500
# Diagnostics about the module itself. XLA's parser and verifier accept it, so there must be none.
ABOUT_TRACKING = {"E1200", "offload-unsupported", "offload-abort"}


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
        records: list[dict] = []
        for at in range(0, len(files), FILES_AT_ONCE):
            part = [str(file) for file in files[at : at + FILES_AT_ONCE]]
            command = [self._path, "check", "--format", "json", "--stage", "before-offload", "--backend", "tpu"]
            run = subprocess.run([*command, "--jobs", str(self._jobs), *part], capture_output=True, text=True)
            lines = run.stdout.splitlines()
            if len(lines) != len(part):
                raise RuntimeError(f"hlo-lsp check ended with {run.returncode} on {len(part)} files: {run.stderr[-500:]}")
            records += map(json.loads, lines)
        with ThreadPoolExecutor(self._jobs) as threads:
            logs = list(threads.map(self._trace, files)) if self.can_trace else [None] * len(files)
        return [_answer(record, log) for record, log in zip(records, logs, strict=True)]

    def _trace(self, file: Path) -> list[str]:
        command = [self._path, "trace", "--log-level", "3", str(file)]
        run = subprocess.run(command, capture_output=True, text=True)
        return run.stdout.splitlines()


def _answer(record: dict, log: list[str] | None) -> Answer:
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
