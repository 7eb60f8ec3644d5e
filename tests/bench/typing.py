"""Key to published diagnostics: one character typed, one taken back, at random places, beside mlir-lsp-server.

usage: typing.py PROGRAM PEER MODULE...

Drives each server over pipes as an editor does. Waits between two keys, so that a server's own pause for fast typing is not what is
measured. PEER is an mlir-lsp-server, which gets a module of 50,000 operations and, as it asks for it, the whole text with each key; `-`
where there is none. Prints a table with the median and the 95th percentile in milliseconds; asserts nothing.
"""

import json
import os
import queue
import random
import subprocess
import sys
import threading
import time

KEYS = 60
PEER_OPERATIONS = 50_000
URI = "file:///typing"


class Client:
    def __init__(self, command):
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self._send({"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}})
        self._until(lambda message: message.get("id") == 1)
        self.notify("initialized", {})

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def published(self, version):
        """The time at which diagnostics of that version, or of one that is not told, arrive."""
        def is_it(message):
            if message.get("method") != "textDocument/publishDiagnostics":
                return False
            return message["params"].get("version") in (None, version)
        return self._until(is_it)

    def peak_megabytes(self):
        with open(f"/proc/{self.server.pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))

    def close(self):
        self.server.kill()
        self.server.wait()

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def _until(self, is_it):
        while True:
            at, message = self.messages.get(timeout=120)
            if is_it(message):
                return at

    def _read(self):
        while True:
            length = 0
            while (line := self.server.stdout.readline()).strip():
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            if not line:
                return
            body = self.server.stdout.read(length)
            self.messages.put((time.perf_counter(), json.loads(body)))


def keys(lines, count):
    """Places in instructions: inside the name, the shape, the operands, the metadata, wherever the dice fall."""
    dice = random.Random(1)
    wanted = [number for number, line in enumerate(lines) if " = " in line]
    for _ in range(count // 2):
        number = dice.choice(wanted)
        column = dice.randrange(2, len(lines[number]))
        yield number, column, "x"
        yield number, column, ""


def measure(command, language, text, sends_all):
    lines = text.split("\n")
    client = Client(command)
    client.notify("textDocument/didOpen",
                  {"textDocument": {"uri": URI, "languageId": language, "version": 1, "text": text}})
    client.published(1)
    times = []
    for version, (number, column, typed) in enumerate(keys(lines, KEYS), 2):
        time.sleep(0.6)
        start = {"line": number, "character": column}
        end = start if typed else {"line": number, "character": column + 1}
        change = {"range": {"start": start, "end": end}, "text": typed}
        if sends_all:
            edited = lines[number][:column] + typed + lines[number][column:]
            change = {"text": "\n".join(lines[:number] + [edited] + lines[number + 1:])}
        begin = time.perf_counter()
        client.notify("textDocument/didChange",
                      {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]})
        times.append((client.published(version) - begin) * 1000)
    peak = client.peak_megabytes()
    client.close()
    times.sort()
    return times[len(times) // 2], times[int(len(times) * 0.95)], peak


def peer_module():
    lines = ["module {", "  func.func @main(%arg0: i32) -> i32 {"]
    lines += [f"    %{i} = arith.addi %{i - 1 if i else 'arg0'}, %arg0 : i32" for i in range(PEER_OPERATIONS)]
    return "\n".join(lines + [f"    return %{PEER_OPERATIONS - 1} : i32", "  }", "}", ""])


def main():
    program, peer, *modules = sys.argv[1:]
    limit = None
    print(f"{'key to diagnostics':<52} {'MB':>6} {'p50 ms':>8} {'p95 ms':>8} {'peak MB':>8}  a tenth of the peer")
    if peer == "-":
        print("mlir-lsp-server is not installed: nothing to compare with")
    else:
        text = peer_module()
        median, high, peak = measure([peer], "mlir", text, True)
        limit = high / 10
        print(f"{'mlir-lsp-server, 50,000 operations':<52} {len(text) / 1e6:6.1f} {median:8.1f} {high:8.1f} {peak:8.0f}")
    for path in modules:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        median, high, peak = measure([program], "hlo", text, False)
        verdict = "" if limit is None else "at most: yes" if high <= limit else "at most: NO"
        print(f"{os.path.basename(path):<52} {len(text) / 1e6:6.1f} {median:8.1f} {high:8.1f} {peak:8.0f}  {verdict}")


main()
