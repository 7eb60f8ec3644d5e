"""Quick fixes of mutated modules, applied one at a time as an editor does: each has to take its problem away."""
from __future__ import annotations

import dataclasses
import json
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from against_xla.editor import Editor, Json
from against_xla.mutating import Module
from against_xla.mutation_report import Case
from against_xla.problems import all_problems

TEXTS_AT_ONCE = 500
Named = tuple[str, str]  # code and message


@dataclasses.dataclass
class Applied:
    """A quick fix and what it leaves."""

    case: Case
    problem: Named
    title: str
    text: str
    before: Counter[Named]
    after: Counter[Named] = dataclasses.field(default_factory=Counter)

    @property
    def leaves_problem(self) -> bool:
        return self.after[self.problem] >= self.before[self.problem]

    @property
    def makes_problem(self) -> bool:
        return bool(self.after - self.before)


@dataclasses.dataclass
class Rechecked:
    problems: int  # that the mutations made
    mended: int  # of them, those with a quick fix
    applied: list[Applied]

    @property
    def failing(self) -> list[Applied]:
        return [one for one in self.applied if one.leaves_problem]

    def summary(self) -> str:
        codes = Counter(one.problem[0] for one in self.applied)
        lines = [
            f"{len(self.applied)} quick fixes for {self.mended} of {self.problems} problems; "
            f"{len(self.failing)} leave their problem, {sum(one.makes_problem for one in self.applied)} make one of another kind",
        ]
        lines += [f"  {count} for {code}" for code, count in codes.most_common()]
        lines += [f"  leaves `{one.problem[1][:80]}`: {one.title[:60]}: {one.case.says()[:120]}" for one in self.failing[:20]]
        return "\n".join(lines)


def rechecked(program: str, modules: Sequence[Module], cases: Sequence[Case], folder: Path) -> Rechecked:
    """What goes wrong is written into the folder."""
    with Editor(program, folder / "server.log") as editor:
        session = Session(editor, modules)
        applied = [one for case in cases for one in session.fixes(case)]
    _check_again(program, applied, folder / "fixed")
    for number, one in enumerate(one for one in applied if one.leaves_problem or one.makes_problem):
        _write(one, folder / ("fix-leaves-problem" if one.leaves_problem else "fix-makes-problem"), number)
    return Rechecked(session.problems, session.mended, applied)


class Session:
    def __init__(self, editor: Editor, modules: Sequence[Module]) -> None:
        self._editor = editor
        self._own: dict[str, Counter[Named]] = {}  # problems of the modules themselves
        self.problems = self.mended = 0
        for module in modules:
            self._own[module.name] = Counter(map(_named, editor.open("module.hlo", module.text)))
            editor.close("module.hlo")

    def fixes(self, case: Case) -> Iterator[Applied]:
        """Of the problems that the mutation made."""
        found = self._editor.open("mutated.hlo", case.mutation.text)
        before, left = Counter(map(_named, found)), self._own[case.module.name].copy()
        for problem in found:
            if left[_named(problem)]:
                left[_named(problem)] -= 1
                continue
            fixes = self._editor.quick_fixes("mutated.hlo", case.mutation.text, problem)
            self.problems += 1
            self.mended += bool(fixes)
            for fix in fixes:
                yield Applied(case, _named(problem), fix.title, fix.text, before)
        self._editor.close("mutated.hlo")


def _named(problem: Json) -> Named:
    return problem["code"], problem["message"]


def _check_again(program: str, applied: Sequence[Applied], folder: Path) -> None:
    for at in range(0, len(applied), TEXTS_AT_ONCE):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        some = applied[at : at + TEXTS_AT_ONCE]
        files = [folder / f"{number:03}.hlo" for number in range(len(some))]
        for file, one in zip(files, some, strict=True):
            file.write_text(one.text, encoding="utf8", newline="")
        for one, found in zip(some, all_problems(program, files), strict=True):
            one.after = Counter((problem.code, problem.message) for problem in found)
    shutil.rmtree(folder, ignore_errors=True)


def _write(one: Applied, folder: Path, number: int) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / f"{number:04}.hlo"
    path.write_text(one.case.mutation.text, encoding="utf8", newline="")
    path.with_suffix(".fixed.hlo").write_text(one.text, encoding="utf8", newline="")
    answers = {
        "mutation": one.case.says(),
        "problem": one.problem,
        "fix": one.title,
        "new problems": sorted(map(list, (one.after - one.before).elements())),
    }
    path.with_suffix(".json").write_text(json.dumps(answers, indent=1) + "\n", encoding="utf8")
