#!/usr/bin/env python3
"""Asks XLA about every text that a fix makes of a recorded leak, and writes the answers to fixes_accepted.tsv.

    PYTHON tests/oracle/fixes_accepted.py BUILD XLA_ORACLE

PYTHON has jaxlib and libtpu installed; BUILD is a build folder with tests/tests_oracle; XLA_ORACLE is the path of xla_oracle.py.
A row: name, fix, digest of the edited text (FNV-1a), what the parser says, the outcome, and the start where that is E1200 (the text may
have more leaks than the one that was fixed; the fix `all` repairs every one). The outcome is that of the two host offload passes; for
programs, whose names begin with `jax-`, that of the whole compile.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

PASSES = "xla_enable_hlo_passes_only=host-offload-legalize,host-offloader"
HEADER = "# name\tfix\tdigest\tparser\toutcome\tstart (made by fixes_accepted.py)\n"


def answers(oracle, arguments, files):
    run = subprocess.run([sys.executable, oracle, *arguments, *files], capture_output=True, text=True, check=True)
    return {record["file"]: record for record in map(json.loads, run.stdout.splitlines())}


def is_program(file):
    return os.path.basename(file).startswith("jax-")


def verdict(record):
    """With the two passes alone the compile always ends with an error behind them; having come there is success."""
    message = record.get("message") or ""
    if "E1200" in message:
        return "E1200", re.search(r"starting from (\S+?)\)", message).group(1)
    if "has_schedule()" in message and not is_program(record["file"]):
        return "ok", "-"
    return record["outcome"], "-"


def main():
    build, oracle = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HLO_FIXES_FOLDER": folder}
        subprocess.run([os.path.join(build, "tests", "tests_oracle"), "[.write-fixes]"], env=environment, check=True)
        files = sorted(os.path.join(folder, name) for name in os.listdir(folder))
        parsed = answers(oracle, ["parse"], files)
        compiled = answers(oracle, ["verdict", "--no-text", "--flag", PASSES], [file for file in files if not is_program(file)])
        compiled |= answers(oracle, ["verdict", "--no-text"], [file for file in files if is_program(file)])
        rows = []
        for file in files:
            golden, fix, digest = os.path.basename(file)[: -len(".hlo")].split("@")
            rows.append("\t".join([golden, fix, digest, parsed[file]["outcome"], *verdict(compiled[file])]) + "\n")
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "fixes_accepted.tsv"), "w", encoding="utf8") as table:
        table.writelines([HEADER, *sorted(rows)])


if __name__ == "__main__":
    main()
