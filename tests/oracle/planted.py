#!/usr/bin/env python3
"""What the differential run finds: faults planted in the tracker, one at a time. `./dev oracle planted [FAULT...]` calls this.

A fault is a patch in tests/oracle/faults. It is applied to a copy of the source, the program and the test of the recorded
answers are built, and both are asked: does any of N random modules show it, does the test of the recorded answers? Modules
in which the unharmed program differs already do not count. XLA is asked once for all faults. Prints a row a fault.

Exit status 0: the random modules show every fault, and the recorded answers at most half of them; 1: not so; 2: it could
not run.
"""
from __future__ import annotations

import argparse
import dataclasses
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from against_xla.generator import generate
from against_xla.hlo import Module
from against_xla.judge import Case, Judge, case, write
from against_xla.program import Program
from against_xla.xla import Answer, Pool

ROOT = Path(__file__).resolve().parents[2]
FAULTS = Path(__file__).resolve().parent / "faults"
# What a build needs of the repository.
COPIED = ["CMakeLists.txt", "CMakePresets.json", "server", "grammar", "tests", "docs/examples"]
GOLDENS = "[#goldens_test]"


@dataclasses.dataclass
class Fault:
    name: str
    section: str  # of the semantics: what the fault breaks
    says: str
    patch: Path


def main() -> int:
    arguments = _arguments()
    faults = [f for f in _faults() if not arguments.faults or f.name in arguments.faults]
    if not faults:
        print("planted: there is no such fault", file=sys.stderr)
        return 2
    copy = Copy(Path(arguments.folder))
    copy.build()
    modules = [generate(arguments.seed, number) for number in range(arguments.modules)]
    with Pool(2) as pool:
        return _run(faults, copy, Trial(pool, copy, modules, Path(arguments.folder)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plants faults and asks whether the differential run finds them.")
    parser.add_argument("faults", nargs="*", metavar="FAULT", help="names in tests/oracle/faults; all when there is none")
    parser.add_argument("--modules", type=int, default=1500, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", default=ROOT / "build/oracle/planted")
    return parser.parse_args()


def _faults() -> list[Fault]:
    out = []
    for patch in sorted(FAULTS.glob("*.patch")):
        section, says = re.match(r"Section: (.*)\nFault: (.*)\n", patch.read_text(encoding="utf8")).groups()  # type: ignore[union-attr]
        out.append(Fault(patch.stem, section, says, patch))
    return out


def _run(faults: list[Fault], copy: Copy, trial: Trial) -> int:
    print(f"{trial.differing} of {len(trial.modules)} modules differ without a fault and do not count")
    print(f"{'fault':<34}{'section':<9}{'first module':>13}{'modules':>9}  recorded answers")
    missed = recorded = 0
    for fault in faults:
        with copy.planted(fault):
            copy.build()
            found = trial.found()
            is_recorded = not copy.passes_goldens()
        missed += not found
        recorded += is_recorded
        first, answers = str(found[0]) if found else "not found", "fail" if is_recorded else "pass"
        print(f"{fault.name:<34}{fault.section:<9}{first:>13}{len(found):>9}  {answers}", flush=True)
    print(f"{len(faults)} faults: {len(faults) - missed} found by the differential run, {recorded} by the recorded answers too")
    return 1 if missed or 2 * recorded > len(faults) else 0


class Trial:
    """XLA's answers, and what the unharmed program says to the same modules."""

    def __init__(self, pool: Pool, copy: Copy, modules: Sequence[Module], folder: Path) -> None:
        self.modules = modules
        self._pool = pool
        self._copy = copy
        self._folder = folder
        asked = folder / "modules"
        shutil.rmtree(asked, ignore_errors=True)
        asked.mkdir(parents=True)
        self._files = write(modules, asked)
        began = time.monotonic()
        self._theirs: list[Answer] = pool.ask(self._files)
        print(f"asked XLA in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        self._before = {number for number, at in enumerate(self._cases()) if at.found}
        self.differing = len(self._before)

    def _cases(self) -> list[Case]:
        ours = Program(str(self._copy.program), jobs=2).ask(self._files)
        return [case(*row) for row in zip(self.modules, self._theirs, ours, strict=True)]

    def found(self) -> list[int]:
        """Numbers of modules that show what was not there before; the first is asked again, lest chance showed it."""
        shown = [(number, at) for number, at in enumerate(self._cases()) if at.found and number not in self._before]
        judge = Judge(self._pool, Program(str(self._copy.program), jobs=2), self._folder)
        while shown and not judge.settled([shown[0][1]])[0].found:
            del shown[0]
        return [number for number, _ in shown]


class Copy:
    """The source beside the repository's own, with a build folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._source = folder / "source"
        self.program = self._source / "build/dev/bin/hlo-lsp"
        self._fault: Fault | None = None
        self._source.mkdir(parents=True, exist_ok=True)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *COPIED],
            cwd=ROOT, check=True, capture_output=True, text=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            self._refresh(ROOT / name, self._source / name)

    @staticmethod
    def _refresh(source: Path, target: Path) -> None:
        """Files that are equal keep their time, so that nothing is compiled again for them."""
        if not source.exists() or (target.exists() and source.read_bytes() == target.read_bytes()):
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        shutil.copymode(source, target)

    def planted(self, fault: Fault) -> Copy:
        self._fault = fault
        return self

    def __enter__(self) -> None:
        self._apply()

    def __exit__(self, *_: object) -> None:
        self._apply("--reverse")

    def _apply(self, *options: str) -> None:
        assert self._fault
        # Without the ceiling git takes the copy for a part of the repository around it.
        environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(self._source.parent)}
        subprocess.run(["git", "apply", *options, str(self._fault.patch)], cwd=self._source, env=environment, check=True)

    def build(self) -> None:
        environment = {**os.environ, "CCACHE_BASEDIR": str(self._source), "CCACHE_NOHASHDIR": "1"}
        if not (self._source / "build/dev/build.ninja").exists():
            self._run(["cmake", "--preset", "dev"], environment)
        self._run(["cmake", "--build", "build/dev", "--target", "hlo-lsp", "tests_oracle"], environment)

    def _run(self, command: list[str], environment: dict[str, str]) -> None:
        run = subprocess.run(command, cwd=self._source, env=environment, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"planted: {' '.join(command)} failed:\n{(run.stdout + run.stderr)[-3000:]}")

    def passes_goldens(self) -> bool:
        tests = self._source / "build/dev/tests/tests_oracle"
        return subprocess.run([tests, "-#", GOLDENS], cwd=self._source, capture_output=True).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
