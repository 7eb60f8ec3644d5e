#!/usr/bin/env python3
"""Asks XLA's parser about each module of the corpus files that hold several, cut out alone; writes tests/corpus/cut_modules.tsv.

    PYTHON tests/oracle/cut_modules.py CORPUS

PYTHON has jaxlib installed; CORPUS is the folder with parser-verdicts.tsv. A file that the parser refuses is cut at the lines
that part modules and in front of each header; a piece without a line that begins a module or computation is none. A row: file,
first and last line from 1, what the parser says to these lines, its reason.
"""
from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from against_xla.verdicts import Parser

HERE = Path(__file__).resolve().parent
HEADER = "# file\tfirst line\tlast line\tparser\treason (made by tests/oracle/cut_modules.py)\n"
PARTS = re.compile(rb"// -----|## (BEGIN|END)_GRAPH")
BEGINS = re.compile(rb"HloModule\b|ENTRY\b|%?[\w.-]+ .*\{\s*$")


def main() -> None:
    corpus = Path(sys.argv[1])
    rows = [line.split("\t") for line in (corpus / "parser-verdicts.tsv").read_text(encoding="utf8").splitlines()[1:]]
    places: list[tuple[str, int, int]] = []
    with tempfile.TemporaryDirectory() as folder, Parser() as parser:
        files: list[Path] = []
        for name in sorted(row[0] for row in rows if row[1] != "yes"):
            lines = (corpus / name).read_bytes().splitlines(keepends=True)
            found = list(modules(lines))
            for first, last in found if len(found) > 1 else []:
                places.append((name, first, last))
                files.append(Path(folder) / f"{len(files)}.hlo")
                files[-1].write_bytes(b"".join(lines[first - 1 : last]))
        verdicts = parser.ask(files)
    with (HERE.parent / "corpus/cut_modules.tsv").open("w", encoding="utf8") as table:
        table.write(HEADER)
        for place, verdict in zip(places, verdicts, strict=True):
            table.write("\t".join([*map(str, place), verdict.outcome, verdict.message]).rstrip("\t") + "\n")


def modules(lines: list[bytes]) -> Iterator[tuple[int, int]]:
    """First and last line of each piece that holds a module."""
    first = 1
    for number, line in enumerate([*lines, b"// -----"], start=1):
        is_part, is_header = PARTS.match(line), line.startswith(b"HloModule")
        if not is_part and not is_header:
            continue
        if any(BEGINS.match(held) for held in lines[first - 1 : number - 1]):
            yield first, number - 1
        first = number if is_header else number + 1


if __name__ == "__main__":
    main()
