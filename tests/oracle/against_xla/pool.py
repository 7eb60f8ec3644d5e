"""Processes that hold something of XLA loaded, asked about files at once."""
from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


class Servers:
    """Use as a context. Each process takes the files of a batch one share after the other."""

    def __init__(self, module: str, processes: int, environment: Mapping[str, str]) -> None:
        here = Path(__file__).resolve().parent.parent
        self._servers = [
            subprocess.Popen(
                [sys.executable, "-m", module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, **environment, "PYTHONPATH": str(here)},
            )
            for _ in range(processes)
        ]

    def close(self) -> None:
        for server in self._servers:
            assert server.stdin
            server.stdin.close()
        for server in self._servers:
            server.wait()

    def ask(self, files: Sequence[Path], told: Callable[[int], None] = lambda count: None) -> list[dict[str, str]]:
        """The records of the files, in their order. The files lie in folders of the caller's."""
        work: queue.SimpleQueue[Sequence[Path]] = queue.SimpleQueue()
        share = 25 if len(files) > 100 else 4
        for at in range(0, len(files), share):
            work.put(files[at : at + share])
        records: dict[str, dict[str, str]] = {}
        failures: list[str] = []

        def use(server: subprocess.Popen[str]) -> None:
            while True:
                try:
                    batch = work.get_nowait()
                except queue.Empty:
                    return
                assert server.stdin and server.stdout
                server.stdin.write(json.dumps([str(file) for file in batch]) + "\n")
                server.stdin.flush()
                for _ in batch:
                    line = server.stdout.readline()
                    if not line:
                        failures.append("a process that holds XLA ended where it must not")
                        return
                    record = json.loads(line)
                    records[record["file"]] = record
                told(len(records))

        threads = [threading.Thread(target=use, args=(server,)) for server in self._servers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failures:
            raise RuntimeError(failures[0])
        return [records[str(file)] for file in files]
