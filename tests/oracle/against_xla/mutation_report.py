"""What a mutation run comes to: agreement, families of disagreements, how many problems there are and where the first stands."""
from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from against_xla.mutating import Module, Mutation
from against_xla.problems import Problem
from against_xla.verdicts import Verdict

MOST_PROBLEMS = 3


@dataclasses.dataclass
class Case:
    module: Module
    mutation: Mutation
    theirs: Verdict
    ours: list[Problem]  # that the module itself does not have
    lines: set[int]  # where the first of them may stand

    @property
    def agrees(self) -> bool:
        return self.theirs.is_accepted != any(one.is_refusal for one in self.ours)

    @property
    def is_misplaced(self) -> bool:
        return bool(self.ours) and self.ours[0].line not in self.lines

    @property
    def xla(self) -> str:
        """XLA's answer, without what is of this module alone."""
        if self.theirs.is_accepted:
            return "accepted"
        return f"{self.theirs.outcome}: {_without_details(self.theirs.message) or 'no message'}"

    @property
    def codes(self) -> str:
        errors = sorted({one.code for one in self.ours if one.severity == "error"})
        return ", ".join(errors or sorted({f"{one.code} ({one.severity})" for one in self.ours})) or "nothing"

    def says(self) -> str:
        return f"{self.module.name}: {self.mutation.says(self.module.tokens)}"


def _without_details(message: str) -> str:
    """Numbers, and what stands behind a colon or a comma, are of one module."""
    head, _, rest = message.partition(": ")
    _, _, error = rest.partition("error: ")
    return re.sub(r"\d+", "N", " ... ".join(re.split(r'[,"]|: ', part)[0] for part in (head, error) if part))


@dataclasses.dataclass
class Known:
    """A kind of disagreement that has its reason: patterns of XLA's answer, of our codes, of the mutation in words."""

    xla: re.Pattern[str]
    ours: re.Pattern[str]
    mutation: re.Pattern[str]
    reason: str

    def explains(self, case: Case) -> bool:
        xla = f"{case.theirs.outcome}: {case.theirs.message}"
        return bool(self.xla.search(xla) and self.ours.search(case.codes) and self.mutation.search(case.says()))


def read_known(path: Path) -> list[Known]:
    rows = [line.split("\t") for line in path.read_text(encoding="utf8").splitlines() if line and not line.startswith("#")]
    return [Known(re.compile(xla), re.compile(ours), re.compile(mutation), reason) for xla, ours, mutation, reason in rows]


class Report:
    def __init__(self, cases: Sequence[Case], known: Sequence[Known]) -> None:
        self.cases = cases
        self.differing = [case for case in cases if not case.agrees]
        self._explained = {id(case): row.reason for case in self.differing for row in known if row.explains(case)}
        self.unexplained = [case for case in self.differing if id(case) not in self._explained]
        self.misplaced = [case for case in cases if case.is_misplaced]
        self.many = [case for case in cases if len(case.ours) > MOST_PROBLEMS]

    @property
    def agreement(self) -> float:
        return 1 - len(self.differing) / len(self.cases)

    @property
    def well_told(self) -> float:
        """The share with few problems of which the first stands where it should."""
        return sum(not case.is_misplaced and len(case.ours) <= MOST_PROBLEMS for case in self.cases) / len(self.cases)

    def families(self) -> str:
        groups: dict[tuple[str, str], list[Case]] = defaultdict(list)
        for case in self.differing:
            groups[case.xla, case.codes].append(case)
        lines = ["disagreements by XLA's answer and our codes:"] if groups else []
        for (xla, codes), cases in sorted(groups.items(), key=lambda group: (-len(group[1]), group[0])):
            lines.append(f"{len(cases):5}  {xla}  |  {codes}")
            lines += [f"         {case.says()[:200]}" for case in cases[:3]]
            lines += sorted({f"         known: {self._explained[id(case)]}" for case in cases if id(case) in self._explained})
        return "\n".join(lines)

    def distribution(self) -> str:
        counts = Counter(min(len(case.ours), 10) for case in self.cases)
        parts = [f"{count}{' or more' if count == 10 else ''}: {counts[count]}" for count in sorted(counts)]
        lines = ["mutations by number of problems: " + ", ".join(parts)]
        lines += [f"  {len(case.ours)} problems: {case.says()[:160]}" for case in self.many[:20]]
        lines.append(f"first problem elsewhere than in what was mutated or where that is used: {len(self.misplaced)}")
        for case in self.misplaced[:20]:
            lines.append(f"  line {case.ours[0].line + 1}: {case.ours[0].message[:80]}: {case.says()[:160]}")
        return "\n".join(lines)

    def summary(self) -> str:
        accepted = sum(case.theirs.is_accepted for case in self.cases)
        ended = sum(case.theirs.outcome in ("abort", "endless") for case in self.cases)
        refused = len(self.cases) - accepted - ended
        return (
            f"{len(self.cases)} mutations, {accepted} accepted by XLA's parser, {refused} refused, {ended} that end it; "
            f"agreement {self.agreement:.2%} ({len(self.differing)} differing, {len(self.unexplained)} unexplained); "
            f"at most {MOST_PROBLEMS} problems, the first in its place {self.well_told:.2%} "
            f"({len(self.many)} with more, {len(self.misplaced)} elsewhere)"
        )

    def write(self, folder: Path) -> None:
        """A text and both answers for each case that is not as it should be."""
        wanted = {
            "differing": self.differing,
            "many-problems": self.many,
            "misplaced": self.misplaced,
        }
        for kind, cases in wanted.items():
            (folder / kind).mkdir(parents=True, exist_ok=True)
            for number, case in enumerate(cases):
                path = folder / kind / f"{number:04}.hlo"
                path.write_text(case.mutation.text, encoding="utf8", newline="")
                answers = {
                    "mutation": case.says(),
                    "xla": dataclasses.asdict(case.theirs),
                    "ours": [dataclasses.asdict(one) for one in case.ours],
                    "family": [case.xla, case.codes],
                    "lines where the first problem may stand": sorted(line + 1 for line in case.lines),
                }
                path.with_suffix(".json").write_text(json.dumps(answers, indent=1) + "\n", encoding="utf8")
