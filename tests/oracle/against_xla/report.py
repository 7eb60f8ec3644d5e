"""What a run leaves behind: cases in a folder, lines on the way, the summary in the end."""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from against_xla import coverage
from against_xla.judge import Case


def write_case(folder: Path, name: str, case: Case, original: Case) -> Path:
    """The smallest module, the one it comes from, and both answers."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.hlo"
    path.write_text(case.module.text(), encoding="utf8")
    (folder / f"{name}.original.hlo").write_text(original.module.text(), encoding="utf8")
    answers = {
        "differences": case.found,
        "xla": {"outcome": case.theirs.outcome, "message": case.theirs.message, "log": case.theirs.log},
        "ours": {
            "outcome": case.ours.outcome,
            "message": case.ours.message,
            "log": case.ours.log,
            "host": {name: sorted(indices) for name, indices in sorted(case.ours.host.items())},
        },
        "differences of the original": original.found,
        "module behind the passes": case.theirs.after,
    }
    (folder / f"{name}.json").write_text(json.dumps(answers, indent=1) + "\n", encoding="utf8")
    return path


class Tally:
    def __init__(self) -> None:
        self.modules = 0
        self.rejected = 0
        self.varying = 0
        self.differing = 0
        self.listed = 0
        self.legalized = 0
        self.outcomes: Counter[str] = Counter()
        self.rows: Counter[str] = Counter()

    def add(self, case: Case) -> None:
        if case.theirs.outcome == "rejected":
            self.rejected += 1
            return
        self.modules += 1
        self.varying += case.varies
        self.differing += bool(case.found)
        self.listed += case.is_listed
        self.legalized += case.theirs.is_legalized
        self.outcomes[case.theirs.outcome] += 1
        self.rows.update(coverage.rows_of(case.module, case.theirs.visited))

    def table(self) -> str:
        lines = ["row of the table of successors            share of the modules in which a walk meets it"]
        for row in coverage.ROWS:
            lines.append(f"  {row:<40}{self._share(self.rows[row])}")
            lines += [f"    {part:<38}{self._share(self.rows[f'{row}: {part}'])}" for part in coverage.PARTS.get(row, [])]
        return "\n".join(lines)

    def _share(self, count: int) -> str:
        return f"{count / max(1, self.modules):6.1%}"

    def summary(self) -> str:
        outcomes = ", ".join(f"{count} {name}" for name, count in self.outcomes.most_common())
        rows = ", ".join(f"{row} {self._share(self.rows[row]).strip()}" for row in coverage.ROWS)
        return (
            f"{self.modules} modules, {self.modules - self.differing - self.listed} agreeing ({self.varying} with one of several "
            f"answers of XLA), {self.listed} stopped without a move, {self.differing} differing, {self.rejected} refused in front; {outcomes}; "
            f"{self.legalized} changed by the legalizer; rows: {rows}"
        )
