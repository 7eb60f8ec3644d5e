#!/usr/bin/env python3
"""How long after a key the diagnostics of the text with that key arrive, for us and for mlir-lsp-server, over pipes.

    tests/bench/typing_latency.py HLO_LSP LARGE_MODULE [--keys N] [--bursts N] [--rounds N] [--seed N]

One character is typed and taken back at random places inside instructions: in names, in shapes, in metadata. Each server gets the
edit in the way it asks for: a range, or the whole text again. Two series:

  calm   a key, its diagnostics, a pause. The pause is longer than any debounce, so that the server is what is measured.
  fast   a burst of keys 50 ms apart; from the moment the last one was due to the diagnostics of the text with all of them.

A message is made before its clock starts. With several rounds the servers take turns and the round with the lowest 95th percentile
counts. Says what is missing in the table. Asserts that the answers are right, nothing about times; ends with 1 when a server failed.
"""
import argparse, dataclasses, json, math, os, pathlib, queue, random, re, shutil, subprocess, sys, threading, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "e1200.hlo"
SMALL_BYTES = 100_000
PEER_OPERATIONS = 50_000
PEER_NAMES = ["mlir-lsp-server-19", "/usr/lib/llvm-19/bin/mlir-lsp-server"]
TARGET = 0.1  # of the peer's 95th percentile
PAUSE = 0.6
KEY_INTERVAL = 0.05
BURST = 10
PATIENCE = 120  # seconds for one answer
URI = "file:///bench/text"
# A key falls behind the first character of what is in the parentheses.
HLO_PLACES = [r"^\s*(?:ROOT )?%?([\w.\-]+) = ", r" = (\w+\[[\d,]*\])", r'op_name="([^"]+)"']
MLIR_PLACES = [r"^\s*%(\w+) = ", r" : (tensor<[^>]+>)", r'op_name = "([^"]+)"']


class ServerFailed(Exception):
    pass


@dataclasses.dataclass
class Subject:
    """A text and the server that reads it; `missing` says why there is nothing to measure."""
    name: str
    command: list
    language: str
    content: str
    places: list
    code: str = ""  # of a diagnostic that the untouched text has
    missing: str = ""


@dataclasses.dataclass
class Measured:
    calm: list  # milliseconds
    fast: list
    opened: float  # milliseconds
    peak: float  # megabytes


class Server:
    """A language server at the other end of two pipes. A thread reads, so that neither side waits for the other to read."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.arrived = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                return self.arrived.put((time.perf_counter(), None))
            body = stream.read(length)
            self.arrived.put((time.perf_counter(), body))

    def write(self, frame):
        try:
            self.process.stdin.write(frame)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise ServerFailed("the server closed its input") from None

    def next(self):
        """The next message and when it was here."""
        try:
            when, body = self.arrived.get(timeout=PATIENCE)
        except queue.Empty:
            raise ServerFailed(f"no answer in {PATIENCE} s") from None
        if body is None:
            raise ServerFailed(f"the server ended, status {self.process.wait()}")
        return when, json.loads(body)

    def ask(self, method, params):
        self.write(frame(method, params, id=method))
        while True:
            _, message = self.next()
            if message.get("id") == method:
                return message["result"]

    def published(self, version):
        """When the diagnostics of this version were here, and what they are."""
        while True:
            when, message = self.next()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == version:
                return when, message["params"]["diagnostics"]

    def peak_megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+) kB", status).group(1)) * 1024 / 1e6

    def end(self):
        self.ask("shutdown", None)
        self.write(frame("exit", None))
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise ServerFailed("the server does not end after exit") from None


def frame(method, params, **more):
    body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Typist:
    """Types into one open document. Between two visits to a place the text is as it was opened."""

    def __init__(self, server, subject, seed):
        self.server, self.content = server, subject.content
        self.lines = subject.content.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.chance = random.Random(seed)
        self.version = 1
        self.places = [self._spans(pattern) for pattern in subject.places]

    def _spans(self, pattern):
        found = ((number, re.search(pattern, line)) for number, line in enumerate(self.lines) if " = " in line)
        return [(number, *match.span(1)) for number, match in found if match]

    def open(self, subject):
        choices = {"textDocument": {"publishDiagnostics": {"relatedInformation": True, "versionSupport": True}}}
        answer = self.server.ask("initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": choices})
        kind = answer["capabilities"]["textDocumentSync"]
        self.takes_ranges = (kind["change"] if isinstance(kind, dict) else kind) == 2
        self.server.write(frame("initialized", {}))
        document = {"uri": URI, "languageId": subject.language, "version": 1, "text": self.content}
        message = frame("textDocument/didOpen", {"textDocument": document})
        began = time.perf_counter()
        self.server.write(message)
        arrived, self.untouched = self.server.published(1)
        if subject.code and all(each.get("code") != subject.code for each in self.untouched):
            raise ServerFailed(f"no {subject.code} in the untouched text")
        return (arrived - began) * 1e3

    def visit(self, round_number, keys):
        """Types as many keys at a random place, then takes them back: the latencies of both, in milliseconds."""
        number, first, last = self.chance.choice(self.places[round_number % len(self.places)])
        column = self.chance.randint(min(first + 1, last), max(first + 1, last - 1))
        typing = [self._key(number, column, count, count + 1) for count in range(keys)]
        erasing = [self._key(number, column, count, count - 1) for count in range(keys, 0, -1)]
        typed, _ = self._press(typing)
        erased, diagnostics = self._press(erasing)
        if diagnostics != self.untouched:
            raise ServerFailed(f"version {self.version} is the untouched text with other diagnostics")
        return [typed, erased]

    def _key(self, line, column, before, after):
        """The message of the key after which `after` typed characters stand at the place, where `before` stood."""
        self.version += 1
        if self.takes_ranges:
            start, end = column + min(before, after), column + before
            edges = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
            change = {"range": edges, "text": "x" * max(0, after - before)}
        else:
            at = self.starts[line] + column
            change = {"text": self.content[:at] + "x" * after + self.content[at:]}
        document = {"uri": URI, "version": self.version}
        return self.version, frame("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def _press(self, keys):
        """From the moment the last key is due: a server that reads too slowly to take it then is late."""
        time.sleep(PAUSE)
        due = time.perf_counter()
        for index, (version, message) in enumerate(keys):
            if index:
                due += KEY_INTERVAL
                time.sleep(max(0, due - time.perf_counter()))
            self.server.write(message)
        arrived, diagnostics = self.server.published(version)
        return (arrived - due) * 1e3, diagnostics


def measure(subject, options):
    server = Server(subject.command)
    try:
        typist = Typist(server, subject, options.seed)
        opened = typist.open(subject)
        calm = [time for visit in range(options.keys // 2) for time in typist.visit(visit, 1)]
        fast = [time for visit in range(options.bursts // 2) for time in typist.visit(visit, BURST)]
        peak = server.peak_megabytes()
        server.end()
        return Measured(calm, fast, opened, peak)
    finally:
        server.process.kill()
        server.process.wait()


def percentile(times, share):
    return sorted(times)[math.ceil(share * len(times)) - 1]


def better(one, other):
    """Each series from the round that had the lower 95th percentile."""
    if one is None:
        return other
    calm, fast = (min(pair, key=lambda times: percentile(times, 0.95)) for pair in [(one.calm, other.calm), (one.fast, other.fast)])
    return Measured(calm, fast, min(one.opened, other.opened), max(one.peak, other.peak))


def widened_example(size):
    """The example with its layer repeated until the text is this long. It keeps its one leak."""
    lines = EXAMPLE.read_text().splitlines(keepends=True)
    first, last = (next(i for i, line in enumerate(lines) if line.startswith(f"  {name} =")) for name in ["%dot_general.2", "%mul.11"])
    layer = [line for line in lines[first : last + 1] if " parameter(" not in line]
    defined = "|".join(re.escape(line.split()[0]) for line in layer)
    body, length, source = [], sum(map(len, lines)), "%x.1"
    while length < size:
        suffix = f".layer_{len(body)}"
        copy = "".join(layer).replace("%x.1", source)
        body.append(re.sub(rf"({defined})(?![\w.])", rf"\1{suffix}", copy))
        length, source = length + len(body[-1]), "%tanh.1" + suffix
    return "".join(lines[: last + 1] + body + lines[last + 1 :])


def peer_module(operations):
    """Functions of a thousand operations in dialects that every build of the peer has."""
    lines = ["module {"]
    for index in range(operations):
        number = index % 1000
        if number == 0:
            lines.append(f"  func.func @layer_{index // 1000}(%v0: tensor<64x256xf32>, %w: tensor<64x256xf32>) -> tensor<64x256xf32> {{")
        if number == 999 or index == operations - 1:
            lines.append(f"    return %v{number} : tensor<64x256xf32>\n  }}")
            continue
        kind = ["addf", "mulf", "subf", "divf"][index % 4]
        lines.append(f'    %v{number + 1} = arith.{kind} %v{number}, %w {{op_name = "jit(step)/jvp()/layer_{index // 1000}/{kind}", '
                     f"stack_frame_id = {index % 97} : i32}} : tensor<64x256xf32>")
    return "\n".join(lines + ["}\n"])


def subjects(options):
    ours = [str(options.program)]
    large = options.large.read_text() if options.large.is_file() else ""
    peer = next(filter(None, map(shutil.which, PEER_NAMES)), None)
    return [
        Subject("hlo-lsp, large module", ours, "hlo", large, HLO_PLACES, "E1200", "" if large else f"missing: no {options.large}"),
        Subject("hlo-lsp, widened example", ours, "hlo", widened_example(SMALL_BYTES), HLO_PLACES, "E1200"),
        Subject(f"mlir-lsp-server, {PEER_OPERATIONS} operations", [peer], "mlir", peer_module(PEER_OPERATIONS), MLIR_PLACES,
                missing="" if peer else f"missing: no {PEER_NAMES[0]} (package mlir-19-tools)"),
    ]


def measure_all(every, options):
    """In turn, a round at a time, so that a machine that is busier for a while is so for all."""
    found = {}
    for _ in range(options.rounds):
        for subject in every:
            if subject.missing:
                continue
            try:
                found[subject.name] = better(found.get(subject.name), measure(subject, options))
            except ServerFailed as failure:
                subject.missing = f"FAILED: {failure}"
                found.pop(subject.name, None)
    return found


def print_series(title, series, every, found):
    print(f"\n{title:36} {'MB':>6} {'samples':>7} {'p50':>9} {'p95':>9} {'max':>9} {'of peer p95':>11}  at most a tenth")
    peer = found.get(every[-1].name)
    for subject in every:
        if subject.missing:
            print(f"{subject.name:36} {subject.missing}")
            continue
        times = getattr(found[subject.name], series)
        high = percentile(times, 0.95)
        print(f"{subject.name:36} {len(subject.content) / 1e6:6.2f} {len(times):7} {percentile(times, 0.5):9.2f} {high:9.2f} "
              f"{max(times):9.2f} {beside_peer(high, peer and percentile(getattr(peer, series), 0.95), subject is every[-1])}")


def beside_peer(time, of_peer, is_peer):
    if of_peer is None:
        return f"{'-':>11}  no peer to compare with"
    share = time / of_peer
    return f"{share:11.4f}  {'the peer' if is_peer else 'yes' if share <= TARGET else 'no'}"


def print_tables(every, found):
    print_series("key to diagnostics, calm (ms)", "calm", every, found)
    print_series(f"bursts of {BURST} keys, last key (ms)", "fast", every, found)
    print(f"\n{'':36} {'open (ms)':>9} {'memory peak (MB)':>17}")
    for subject in every:
        if subject.missing:
            print(f"{subject.name:36} {subject.missing}")
        else:
            print(f"{subject.name:36} {found[subject.name].opened:9.1f} {found[subject.name].peak:17.1f}")


def read_options():
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("program", type=pathlib.Path)
    reader.add_argument("large", type=pathlib.Path)
    reader.add_argument("--keys", type=int, default=100)
    reader.add_argument("--bursts", type=int, default=20)
    reader.add_argument("--rounds", type=int, default=1)
    reader.add_argument("--seed", type=int, default=20240607)
    options = reader.parse_args()
    if min(options.keys, options.bursts) < 2 or options.rounds < 1:
        reader.error("at least 2 keys, 2 bursts and 1 round")
    return options


def main():
    options = read_options()
    before = os.getloadavg()[0]
    every = subjects(options)
    found = measure_all(every, options)
    print(f"typing: {options.rounds} round(s), seed {options.seed}, {os.cpu_count()} cores, load {before:.1f} before and "
          f"{os.getloadavg()[0]:.1f} after")
    print_tables(every, found)
    return 1 if any(subject.missing.startswith("FAILED") for subject in every) else 0


if __name__ == "__main__":
    sys.exit(main())
