"""A small editor: opens texts in our server over its standard streams, hears its problems, asks for its quick fixes."""
from __future__ import annotations

import dataclasses
import json
import re
import subprocess
from pathlib import Path
from typing import Any

Json = dict[str, Any]
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "textDocument": {
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}, "isPreferredSupport": True},
        "publishDiagnostics": {"versionSupport": True},
    },
}


@dataclasses.dataclass(frozen=True)
class Fix:
    title: str
    text: str  # behind the edit


class Editor:
    """Use as a context."""

    def __init__(self, program: str, log: Path) -> None:
        self._log = log.open("wb")
        self._server = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log)
        self._asked = 0
        self._problems: dict[str, list[Json]] = {}  # published, by document
        answer = self._ask("initialize", {"processId": None, "rootUri": None, "capabilities": CAPABILITIES})
        if answer["capabilities"].get("positionEncoding") != "utf-8":
            raise RuntimeError("the server does not count in UTF-8")
        self._say("initialized", {})

    def __enter__(self) -> Editor:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._ask("shutdown", None)
            self._say("exit", None)
            self._server.wait(timeout=30)
        finally:
            self._server.kill()
            self._log.close()

    def open(self, name: str, text: str) -> list[Json]:
        """The problems of a document, as published."""
        uri = f"file:///{name}"
        document = {"uri": uri, "languageId": "hlo", "version": 1, "text": text}
        self._say("textDocument/didOpen", {"textDocument": document})
        while uri not in self._problems:
            self._hear()
        return self._problems[uri]

    def quick_fixes(self, name: str, text: str, problem: Json) -> list[Fix]:
        """Those that name this problem as theirs, or none."""
        uri = f"file:///{name}"
        context = {"diagnostics": [problem], "only": ["quickfix"]}
        actions = self._ask("textDocument/codeAction", {"textDocument": {"uri": uri}, "range": problem["range"], "context": context})
        found = []
        for action in actions or []:
            if action.get("kind") == "quickfix" and any(_same(one, problem) for one in action.get("diagnostics", [problem])):
                found.append(Fix(action["title"], edited(text, action["edit"]["changes"][uri])))
        return found

    def close(self, name: str) -> None:
        uri = f"file:///{name}"
        self._problems.pop(uri, None)
        self._say("textDocument/didClose", {"textDocument": {"uri": uri}})
        while uri not in self._problems:  # closing takes them back
            self._hear()
        self._problems.pop(uri)

    def _ask(self, method: str, parameters: Any) -> Any:
        self._asked += 1
        self._write({"id": self._asked, "method": method, **_parameters(parameters)})
        while True:
            message = self._hear()
            if message.get("id") == self._asked and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message.get("result")

    def _say(self, method: str, parameters: Any) -> None:
        self._write({"method": method, **_parameters(parameters)})

    def _write(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._server.stdin is not None
        self._server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._server.stdin.flush()

    def _hear(self) -> Json:
        """The next message; problems are noted, questions of the server answered with nothing."""
        stream = self._server.stdout
        assert stream is not None
        size = 0
        while line := stream.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        if size == 0:
            raise RuntimeError(f"the server has ended; see {self._log.name}")
        message: Json = json.loads(stream.read(size))
        if message.get("method") == "textDocument/publishDiagnostics":
            self._problems[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "method" in message and "id" in message:
            self._write({"id": message["id"], "result": None})
        return message


def _parameters(parameters: Any) -> Json:
    return {} if parameters is None else {"params": parameters}


def _same(one: Json, other: Json) -> bool:
    return all(one.get(part) == other.get(part) for part in ("range", "code", "message"))


def edited(text: str, edits: list[Json]) -> str:
    """With edits that do not overlap, whose columns count bytes. Those at one place come in their order."""
    content = text.encode()
    starts = [0, *(end.end() for end in re.finditer(rb"\r\n|\r|\n", content))]

    def offset(position: Json) -> int:
        return starts[position["line"]] + position["character"]

    places = [(offset(edit["range"]["start"]), offset(edit["range"]["end"]), edit["newText"].encode()) for edit in edits]
    out, read = [], 0
    for begin, end, new in sorted(places, key=lambda place: place[:2]):
        out += [content[read:begin], new]
        read = end
    return b"".join([*out, content[read:]]).decode()
