"""Our program's problems with texts: `hlo-lsp check --format json`."""
from __future__ import annotations

import dataclasses
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

FILES_AT_ONCE = 500  # longer command lines are asked in parts
# What is found by tracking memory spaces. XLA's parser knows nothing of it.
ABOUT_TRACKING = frozenset(
    {
        "E1200",
        "host-compute",
        "host-output-from-device",
        "offload-64-bit",
        "offload-abort",
        "offload-unsupported",
        "offload-without-effect",
        "redundant-move",
        "refused-behind",
        "sharding-mismatch",
        "slice-not-moved",
        "space-mismatch",
        "wrong-operand",
    }
)
ABOUT_VERIFIER = "unverified-"
SEVERITIES = {1: "error", 2: "warning", 3: "note", 4: "hint"}


@dataclasses.dataclass(frozen=True)
class Problem:
    line: int  # from 0
    severity: str
    code: str
    message: str

    @property
    def is_refusal(self) -> bool:
        """Whether it says that XLA's parser refuses the text."""
        return self.severity == "error" and not self.code.startswith(ABOUT_VERIFIER)


def problems(program: str, files: Sequence[Path], jobs: int = 2) -> list[list[Problem]]:
    """For each file what is said about the language, in the order of the text."""
    return [[one for one in found if one.code not in ABOUT_TRACKING] for found in all_problems(program, files, jobs)]


def all_problems(program: str, files: Sequence[Path], jobs: int = 2) -> list[list[Problem]]:
    """For each file what is said, in the order of the text."""
    found: dict[str, list[Problem]] = {}
    for at in range(0, len(files), FILES_AT_ONCE):
        found.update(_checked(program, [str(file) for file in files[at : at + FILES_AT_ONCE]], jobs))
    return [sorted(found[str(file)], key=lambda one: one.line) for file in files]


def _checked(program: str, files: list[str], jobs: int) -> dict[str, list[Problem]]:
    command = [program, "check", "--format", "json", "--max-problems", "1000", "--jobs", str(jobs), *files]
    run = subprocess.run(command, capture_output=True, text=True)
    found: dict[str, list[Problem]] = {}
    for record in map(json.loads, run.stdout.splitlines()):  # one a module
        here = found.setdefault(record["file"], [])
        for one in record["diagnostics"]:
            line = one["range"]["start"]["line"]
            here.append(Problem(line, SEVERITIES[one["severity"]], one["code"], one["message"]))
    for line in run.stderr.splitlines():  # what does not look like HLO at all
        _, file, message = line.split(": ", 2)
        found.setdefault(file, [Problem(0, "note", "not-hlo", message)])
    if run.returncode not in (0, 1, 2) or not found.keys() >= set(files):
        raise RuntimeError(f"hlo-lsp check ended with {run.returncode}: {run.stderr[-500:]}")
    return found
