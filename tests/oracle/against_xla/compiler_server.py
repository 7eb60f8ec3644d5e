"""`python -m against_xla.compiler_server`, a process that holds the compiler loaded and is asked as `forked` says.

Beside FILE comes FILE.after (the module behind the two passes) if they succeed.
"""
from __future__ import annotations

import functools
import glob
import os
import shutil
import tempfile

from against_xla.compiler import Compiler, Refused
from against_xla.forked import serve

STAGES = ("before_host-offload-legalize", "after_host-offload-legalize", "after_host-offloader")


def _answer(compiler: Compiler, file: str) -> dict[str, str]:
    with open(file, encoding="utf8") as source:
        text = source.read()
    try:
        module = compiler.serialized(text)
    except Exception as error:  # the parser's own class has no name that lasts
        return {"file": file, "outcome": "rejected", "message": str(error)}
    dump = tempfile.mkdtemp(prefix="dump-", dir=os.path.dirname(file))
    message = ""
    try:
        compiler.compile(module, dump)
    except Refused as refused:
        message = str(refused)
    before, between, after = (_dumped(dump, stage) for stage in STAGES)
    shutil.rmtree(dump)
    if after:
        with open(file + ".after", "w", encoding="utf8") as kept:
            kept.write(after)
    is_legalized = "yes" if before != between and between else "no"
    return {"file": file, "outcome": "answered" if before else "rejected", "message": message, "legalized": is_legalized}


def _dumped(folder: str, stage: str) -> str:
    found = glob.glob(os.path.join(folder, f"*{stage}*"))
    if not found:
        return ""
    with open(found[0], encoding="utf8", errors="replace") as dumped:
        return dumped.read()


if __name__ == "__main__":
    serve(functools.partial(_answer, Compiler()))
