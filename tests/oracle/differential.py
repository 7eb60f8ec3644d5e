#!/usr/bin/env python3
"""The differential run: N random modules, XLA's answer and ours. `./dev oracle [N] [SEED]` calls this.

Exit status 0: no disagreement; 1: some, or a large run did not meet what it has to meet; 2: it could not run. Each
disagreement is cut down to a small module and written with both answers below build/oracle. The same N and SEED give the
same modules; the last line is the summary.
"""
from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import time
from pathlib import Path

from against_xla import coverage, report
from against_xla.comparison import aspects
from against_xla.generator import generate
from against_xla.judge import Case, Judge
from against_xla.program import Program
from against_xla.xla import Pool

ROOT = Path(__file__).resolve().parents[2]
AT_ONCE = 250
# Disagreements behind this many are counted and written as they are: one cause seldom comes alone.
MOST_SHRUNK = 12
# Modules that XLA's verifier refuses say nothing; a generator that makes many of them is broken.
MOST_REFUSED = 0.02


def main() -> int:
    arguments = _arguments()
    if not (program := _program(arguments.program)):
        return 2
    folder = Path(arguments.folder) / f"seed-{arguments.seed}"
    with Pool(arguments.jobs) as pool:
        judge = Judge(pool, program, folder)
        tally = _run(judge, arguments, folder)
    print(tally.table())
    missed = coverage.missed(tally.modules, tally.outcomes, tally.rows)
    if tally.rejected > MOST_REFUSED * (tally.modules + tally.rejected):
        missed.append(f"{tally.rejected} modules were refused by the parser or the verifier in front")
    for line in missed:
        print(f"too little: {line}")
    if not program.can_trace:
        print("log lines were not compared: this program has no `trace`")
    print(tally.summary())
    return 1 if tally.differing or missed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random modules, XLA's answer and ours.")
    parser.add_argument("modules", nargs="?", type=int, default=1000, metavar="N")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--program", default=os.environ.get("HLO_PROGRAM", ROOT / "build/release/bin/hlo-lsp"))
    parser.add_argument("--folder", default=ROOT / "build/oracle", help="where disagreements are written")
    parser.add_argument("--jobs", type=int, default=2, help="processes that hold XLA")
    parser.add_argument("--until-differing", action="store_true", help="end at the first disagreement, as it is")
    return parser.parse_args()


def _program(path: str | Path) -> Program | None:
    for wheel in ("jaxlib", "libtpu"):
        if importlib.util.find_spec(wheel) is None:
            print(f"differential: this Python has no {wheel}; `./dev oracle` makes one that has", file=sys.stderr)
            return None
    if not Path(path).exists():
        print(f"differential: there is no program at {path}; `./dev build` makes it", file=sys.stderr)
        return None
    return Program(str(path), jobs=2)


def _run(judge: Judge, arguments: argparse.Namespace, folder: Path) -> report.Tally:
    tally, began, shrunk = report.Tally(), time.monotonic(), 0
    for at in range(0, arguments.modules, AT_ONCE):
        numbers = range(at, min(at + AT_ONCE, arguments.modules))
        cases = judge.settled(judge.cases([generate(arguments.seed, number) for number in numbers]))
        for number, case in zip(numbers, cases, strict=True):
            tally.add(case)
            if case.is_listed:
                print(f"module {number}: no move, and the alias analysis stops: {case.theirs.message[:120]}")
            if not case.found:
                continue
            if arguments.until_differing:
                print(f"module {number}: {'; '.join(case.found)[:300]}")
                return tally
            small = judge.smallest(case) if shrunk < MOST_SHRUNK else case
            shrunk += 1
            _tell(report.write_case(folder, f"module-{number}", small, case), number, small, case)
        done = f"{numbers.stop} of {arguments.modules}, {tally.differing} differing"
        print(f"{done}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return tally


def _tell(path: Path, number: int, small: Case, original: Case) -> None:
    shown = small if small.found else original
    print(f"module {number} ({', '.join(sorted(aspects(original.found)))}): {path}, {small.module.size()} instructions")
    for difference in shown.found[:3]:
        print(f"  {difference[:400]}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
