"""A process that holds something of XLA loaded and answers for files; what `compiler_server` and `parser_server` have in common.

A line of standard input is a JSON list of files, a line of standard output the JSON record of one of them. Each list is
worked on in a fork of the loaded process: a failed check of XLA ends the process it happens in, and loading takes seconds
where a fork takes milliseconds. A fork goes on until the list ends or XLA ends it. Beside FILE comes FILE.log, all that XLA
prints about it.
"""
from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable

# A module of this size takes a tenth of a second; one with which XLA never ends takes for ever.
PATIENCE_SECONDS = 20.0
ENDINGS = (signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGSEGV, signal.SIGTRAP)
Answer = Callable[[str], dict[str, str]]  # the record of a file


def serve(answer: Answer) -> None:
    for line in sys.stdin:
        left: list[str] = json.loads(line)
        while left:
            done, ended_by = _run_fork(answer, left)
            if done < len(left):
                _say({"file": left[done], "outcome": ended_by})
                done += 1
            left = left[done:]


def _run_fork(answer: Answer, files: list[str]) -> tuple[int, str]:
    """How many of the files were answered, and what became of the next."""
    out_end, in_end = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(out_end)
        for ending in ENDINGS:  # XLA's own handlers take a second to describe the stack
            signal.signal(ending, signal.SIG_DFL)
        for file in files:
            _log_to(file + ".log")
            os.write(in_end, (json.dumps(answer(file)) + "\n").encode())
        os._exit(0)
    os.close(in_end)
    done, is_late = _pass_on(out_end, len(files))
    if is_late:
        os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return done, "endless" if is_late else "abort"


def _log_to(path: str) -> None:
    log = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 2)
    os.close(log)


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


def _say(record: dict[str, str]) -> None:
    print(json.dumps(record), flush=True)
