"""A process that holds the compiler loaded and answers for modules; `python -m against_xla.compiler_server`.

A line of standard input is a JSON list of module files, a line of standard output the JSON record of one of them. Beside
FILE come FILE.log (all that the compiler prints) and, if the passes succeed, FILE.after (the module behind them).
Each module is compiled in a fork of the loaded process: a failed check of the compiler ends the process it happens in, and
loading takes seconds where a fork takes milliseconds. A fork goes on until the list ends or the compiler ends it.
"""
from __future__ import annotations

import glob
import json
import os
import select
import shutil
import signal
import sys
import tempfile
import time

from against_xla.compiler import Compiler, Refused

# A module of this size takes a tenth of a second; one in which the compiler never ends takes for ever.
PATIENCE_SECONDS = 20.0
STAGES = ("before_host-offload-legalize", "after_host-offload-legalize", "after_host-offloader")
ENDINGS = (signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGSEGV, signal.SIGTRAP)


def serve() -> None:
    compiler = Compiler()
    for line in sys.stdin:
        left: list[str] = json.loads(line)
        while left:
            done, ended_by = _run_fork(compiler, left)
            if done < len(left):
                _say({"file": left[done], "outcome": ended_by})
                done += 1
            left = left[done:]


def _run_fork(compiler: Compiler, files: list[str]) -> tuple[int, str]:
    """How many of the files were answered, and what became of the next."""
    out_end, in_end = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(out_end)
        for ending in ENDINGS:  # the compiler's own handlers take a second to describe the stack
            signal.signal(ending, signal.SIG_DFL)
        for file in files:
            os.write(in_end, (json.dumps(_answer(compiler, file)) + "\n").encode())
        os._exit(0)
    os.close(in_end)
    done, is_late = _pass_on(out_end, len(files))
    if is_late:
        os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return done, "endless" if is_late else "abort"


def _pass_on(pipe: int, wanted: int) -> tuple[int, bool]:
    done, rest, deadline = 0, b"", time.monotonic() + PATIENCE_SECONDS
    with os.fdopen(pipe, "rb", buffering=0) as records:
        while done < wanted:
            if not select.select([records], [], [], max(0.0, deadline - time.monotonic()))[0]:
                return done, True
            block = records.read(1 << 16)
            if not block:
                return done, False
            *lines, rest = (rest + block).split(b"\n")
            for record in lines:
                _say(json.loads(record))
                done, deadline = done + 1, time.monotonic() + PATIENCE_SECONDS
    return done, False


def _answer(compiler: Compiler, file: str) -> dict[str, str]:
    log = os.open(file + ".log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 2)
    os.close(log)
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


def _say(record: dict[str, str]) -> None:
    print(json.dumps(record), flush=True)


if __name__ == "__main__":
    serve()
