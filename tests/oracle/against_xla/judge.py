"""Asks both sides about modules and says where they differ."""
from __future__ import annotations

import dataclasses
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from against_xla import program, shrinking, xla
from against_xla.comparison import aspects, differences, is_without_moves
from against_xla.hlo import Module

# Some of the compiler's answers rest on the order of a hash set: asked again, it may give another one. Ours is right when
# one of so many answers is ours. Few modules are asked so.
ASKED_AGAIN = 12


@dataclasses.dataclass
class Case:
    module: Module
    theirs: xla.Answer
    ours: program.Answer
    found: list[str]  # differences in words; none where both agree
    varies: bool = False  # both agree, but only with one of XLA's answers
    is_listed: bool = False  # no difference, but the compiler stops where nothing is tracked


class Judge:
    def __init__(self, pool: xla.Pool, ours: program.Program, folder: Path) -> None:
        self._pool = pool
        self._ours = ours
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def cases(self, modules: Sequence[Module], told: Callable[[int], None] = lambda count: None) -> list[Case]:
        folder = Path(tempfile.mkdtemp(prefix="ask-", dir=self._folder))
        try:
            files = write(modules, folder)
            return [case(*row) for row in zip(modules, self._pool.ask(files, told), self._ours.ask(files), strict=True)]
        finally:
            shutil.rmtree(folder)

    def settled(self, cases: Sequence[Case]) -> list[Case]:
        """Cases that differ, asked again as often as it takes to know whether chance is behind it. All at once: what comes first
        in a fork of the compiler meets the same order again and again, what comes behind it does not."""
        out = list(cases)
        again = [i for i, case in enumerate(out) if case.found for _ in range(ASKED_AGAIN)]
        if not again:
            return out
        for i, answer in zip(again, self.cases([out[i].module for i in again]), strict=True):
            if not answer.found and answer.theirs.outcome != "rejected":
                out[i] = dataclasses.replace(answer, varies=True)
        return out

    def smallest(self, case: Case) -> Case:
        wanted = aspects(case.found)

        def holds(modules: Sequence[Module]) -> list[bool]:
            return [bool(wanted & aspects(c.found)) for c in self.settled(self.cases(modules))]

        return self.cases([shrinking.shrink(case.module, holds)])[0]


def write(modules: Sequence[Module], folder: Path) -> list[Path]:
    files = [folder / f"{number}.hlo" for number in range(len(modules))]
    for file, module in zip(files, modules, strict=True):
        file.write_text(module.text(), encoding="utf8")
    return files


def case(module: Module, theirs: xla.Answer, ours: program.Answer) -> Case:
    is_listed = is_without_moves(theirs, ours, module)
    is_compared = theirs.outcome != "rejected" and not is_listed
    return Case(module, theirs, ours, differences(theirs, ours, module) if is_compared else [], is_listed=is_listed)
