#!/usr/bin/env python3
"""The mutation run: valid modules with one token changed, XLA's parser and ours. `./dev oracle mutations [N] [SEED]` calls this.

Each of N mutations takes the next module of mutations_modules.txt, one of its tokens and one of four kinds: delete it, write
it twice, swap it with its neighbour, replace it by another token of the file. Seed and number make the mutation, on every
machine. The two agree when XLA's parser refuses the text, or ends on it, exactly where we report an error that is a parser's.
Then each quick fix of each problem is applied alone, as an editor does, and the text checked again.

Exit status 0: all is as wanted; 1: they agree on less than 99.5 %, a disagreement is not in mutations_known.tsv, more than
1 % of the mutations have more than 3 problems or a first one elsewhere than in what was mutated or where that is used, or a
quick fix leaves its problem; 2: it could not run. Cases that are not as wanted are written below build/oracle/mutations.
"""
from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import sys
from collections import Counter
from pathlib import Path

from against_xla.mutating import Module
from against_xla.mutation_report import Case, Report, read_known
from against_xla.places import Places
from against_xla.problems import Problem, problems
from against_xla.quick_fixes import rechecked
from against_xla.verdicts import Parser

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
AGREEMENT, WELL_TOLD = 0.995, 0.99


def main() -> int:
    arguments = _arguments()
    if importlib.util.find_spec("jaxlib") is None:
        print("mutations: this Python has no jaxlib; `./dev oracle` makes one that has", file=sys.stderr)
        return 2
    if not Path(arguments.program).exists():
        print(f"mutations: there is no program at {arguments.program}; `./dev build` makes it", file=sys.stderr)
        return 2
    folder = Path(arguments.folder) / f"seed-{arguments.seed}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    modules = _modules()
    with Parser() as parser:
        if not (run := Run(parser, str(arguments.program), folder)).is_ready(modules):
            return 2
        report = Report(run.cases(modules, arguments.mutations, arguments.seed), read_known(HERE / "mutations_known.tsv"))
    report.write(folder)
    print(report.families())
    print(report.distribution())
    print(f"seed {arguments.seed}: {report.summary()}")
    is_good = not report.unexplained and report.agreement >= AGREEMENT and report.well_told >= WELL_TOLD
    if arguments.fixes:
        fixes = rechecked(str(arguments.program), modules, report.cases, folder)
        print(fixes.summary())
        is_good = is_good and not fixes.failing
    return 0 if is_good else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Mutated modules, XLA's parser and ours.")
    parser.add_argument("mutations", nargs="?", type=int, default=2000, metavar="N")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--program", default=os.environ.get("HLO_PROGRAM", ROOT / "build/release/bin/hlo-lsp"))
    parser.add_argument("--folder", default=ROOT / "build/oracle/mutations")
    parser.add_argument("--no-fixes", dest="fixes", action="store_false", help="leave the quick fixes alone")
    return parser.parse_args()


def _modules() -> list[Module]:
    lines = (HERE / "mutations_modules.txt").read_text(encoding="utf8").splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    return [Module(name, (HERE.parent / name).read_bytes().decode("utf8")) for name in names]


class Run:
    def __init__(self, parser: Parser, program: str, folder: Path) -> None:
        self._parser = parser
        self._program = program
        self._asked = folder / "asked"
        self._before: dict[str, Counter[tuple[str, str]]] = {}  # problems of the modules themselves, by module

    def is_ready(self, modules: list[Module]) -> bool:
        """Whether XLA accepts all modules, without which a mutation says nothing."""
        files = self._written([module.text for module in modules])
        for module, verdict in zip(modules, self._parser.ask(files), strict=True):
            if not verdict.is_accepted:
                print(f"mutations: XLA's parser does not accept {module.name}: {verdict.message}", file=sys.stderr)
                return False
        for module, found in zip(modules, problems(self._program, files), strict=True):
            self._before[module.name] = Counter((one.code, one.message) for one in found)
        return True

    def cases(self, modules: list[Module], count: int, seed: int) -> list[Case]:
        drawn = [(modules[i % len(modules)], i // len(modules)) for i in range(count)]
        mutations = [module.mutation(seed, number) for module, number in drawn]
        files = self._written([mutation.text for mutation in mutations])
        places = {module.name: Places(module) for module in modules}
        cases = []
        for (module, _), mutation, theirs, ours in zip(
            drawn, mutations, self._parser.ask(files), problems(self._program, files), strict=True
        ):
            new = self._new(module, ours)
            cases.append(Case(module, mutation, theirs, new, places[module.name].lines(mutation) if new else set()))
        shutil.rmtree(self._asked)
        return cases

    def _new(self, module: Module, found: list[Problem]) -> list[Problem]:
        left = self._before[module.name].copy()
        out = []
        for one in found:
            if left[one.code, one.message]:
                left[one.code, one.message] -= 1
            else:
                out.append(one)
        return out

    def _written(self, texts: list[str]) -> list[Path]:
        shutil.rmtree(self._asked, ignore_errors=True)
        self._asked.mkdir(parents=True)
        files = [self._asked / f"{number:05}.hlo" for number in range(len(texts))]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf8", newline="")
        return files


if __name__ == "__main__":
    sys.exit(main())
