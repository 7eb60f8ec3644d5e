#!/usr/bin/env python3
"""Asks XLA whether formatting changes what a text means, over all files of a corpus that XLA's parser accepts.

    PYTHON tests/oracle/format_accepted.py HLO_LSP XLA_ORACLE CORPUS [SEED [FOLDER]]

PYTHON has jaxlib installed; XLA_ORACLE is the path of xla_oracle.py; CORPUS holds parser-verdicts.tsv. For each accepted file:
  same        XLA prints the same module for the file and for the formatted file
  stable      formatting the formatted file changes nothing
  restored    the text that XLA prints, its blanks and line ends scrambled by SEED, comes back byte for byte
  known       XLA prints the same module for the scrambled text: what was scrambled was no more than blanks
Files that miss one of these are named; the last line counts. FOLDER keeps the texts.
"""
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

NAME = re.compile(rb"[A-Za-z_][A-Za-z0-9_.\-]*")
SIGIL = re.compile(rb"%[A-Za-z_][A-Za-z0-9_.\-]*")
STRING = re.compile(rb'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'')
COMMENT = re.compile(rb"/\*.*?\*/|//[^\r\n]*", re.S)
PAYLOAD = re.compile(rb"\(0x[0-9a-fA-F]+\)")
LABELS = re.compile(rb"[0-9bf?]{2,}_[0-9io?]{2,}->[0-9bf?]{2,}")
PADDING = rb"-?[0-9]+_-?[0-9]+(?:_[0-9]+)?"
NUMBERS = [re.compile(pattern) for pattern in (
    rb"-?(?:(?:[0-9]+\.[0-9]*|[0-9]*\.[0-9]+|[0-9]+)[eE][+-]?[0-9]+|[0-9]+\.[0-9]*|[0-9]*\.[0-9]+)",
    LABELS.pattern, rb"[0-9]+(?:x[0-9]+)+", PADDING + rb"(?:x" + PADDING + rb")*", rb"-?[0-9]+", rb"-inf", rb"-nan(?:\(0x[0-9a-fA-F]+\))?")]
PUNCTUATION = re.compile(rb"->|<=|\.\.\.|[=,:*?#+~\[\]{}()]")
BLANKS = re.compile(rb"[ \t\r\n]+")
GAPS = [b"", b"", b" ", b" ", b"  ", b"\t", b"\n", b"\n  ", b"\r\n", b"\r", b"\n\n \t"]
WORD_LIKE = {"word", "sigil", "number"}


def end_of_raw(text, at):
    """Behind the braces that begin at `at`, of text that is taken as it is."""
    depth = 0
    while True:
        if text[at:at + 1] == b'"':
            at = STRING.match(text, at).end()
            continue
        depth += {b"{": 1, b"}": -1}.get(text[at:at + 1], 0)
        at += 1
        if depth == 0: return at


def tokens(text):
    """The tokens and comments of a text that XLA printed, as XLA's lexer cuts them."""
    at, depth, raw_next, frontend_next, frontend_depth = 0, 0, False, False, None
    while at < len(text):
        if match := BLANKS.match(text, at):
            at = match.end()
            continue
        if match := COMMENT.match(text, at):
            kind, end = "comment", match.end()
        elif raw_next and text[at:at + 1] == b"{":
            kind, end = "raw", end_of_raw(text, at)
        elif match := NAME.match(text, at):
            kind, end = "word", match.end()
            following = text[end:end + 1]
            if following in (b":", b"="):
                kind, end = "attribute" if following == b"=" else "name", end + 1
            elif match.group() == b"nan" and (payload := PAYLOAD.match(text, end)):
                end = payload.end()
            elif labels := LABELS.match(text, at):
                end = max(end, labels.end())
        elif match := SIGIL.match(text, at):
            kind, end = "sigil", match.end()
        elif match := STRING.match(text, at):
            kind, end = "string", match.end()
        elif text[at:at + 2] != b"->" and (match := next(filter(None, (number.match(text, at) for number in NUMBERS)), None)):
            kind, end = "number", match.end()
        else:
            kind, end = "punctuation", PUNCTUATION.match(text, at).end()
        token = text[at:end]
        if kind != "comment":
            raw_next = kind == "attribute" and (token == b"backend_config=" or depth == frontend_depth)
            depth += {b"{": 1, b"}": -1}.get(token, 0) if kind == "punctuation" else 0
            if frontend_next: frontend_depth = depth
            elif frontend_depth is not None and depth < frontend_depth: frontend_depth = None
            frontend_next = token == b"frontend_attributes="
        yield kind, token
        at = end


def needs_blank(kind, token, next_kind, next_token):
    """Whether the two would be other tokens without anything between them."""
    if kind not in WORD_LIKE: return False
    if next_kind in ("comment", "sigil", "string"): return False
    if next_kind == "punctuation": return next_token in (b"=", b":", b"?", b"...", b"->") and not (kind == "sigil" and next_token != b"...")
    return True


def scrambled(text, rng):
    made, last = [rng.choice(GAPS)], None
    for kind, token in tokens(text):
        if last:
            gap = rng.choice(GAPS)
            while not gap and needs_blank(*last, kind, token): gap = rng.choice(GAPS)
            made.append(gap)
        made.append(token)
        last = kind, token
    return b"".join(made) + rng.choice(GAPS)


def printed(oracle, files):
    """What XLA prints for each file; absent where it refuses it."""
    texts = {}
    for begin in range(0, len(files), 200):
        run = subprocess.run([sys.executable, oracle, "parse", "--print", *files[begin:begin + 200]], capture_output=True, text=True, check=True)
        for record in map(json.loads, run.stdout.splitlines()):
            texts[record["file"]] = record["text"].encode("utf8", "surrogateescape") if record["outcome"] == "accepted" else None
    return texts


class Folder:
    def __init__(self, path, count):
        self.path, self.files = path, [os.path.join(path, f"{i:04}.hlo") for i in range(count)]
        os.makedirs(path, exist_ok=True)

    def write(self, texts):
        for file, text in zip(self.files, texts):
            with open(file, "wb") as out: out.write(text)
        return self

    def read(self):
        return [open(file, "rb").read() for file in self.files]


def formatted(hlo_lsp, folder):
    """The texts of a folder formatted in place, a run of the program for all."""
    run = subprocess.run([hlo_lsp, "format", "--write", folder.path], capture_output=True, text=True, errors="replace")
    if run.returncode != 0: sys.exit(run.stderr)
    return folder.read()


def main():
    hlo_lsp, oracle, corpus, *rest = sys.argv[1:]
    seed = int(rest[0]) if rest else 1
    rows = [line.rstrip("\n").split("\t") for line in open(os.path.join(corpus, "parser-verdicts.tsv"), encoding="utf8")]
    names = [row[0] for row in rows if row[1] == "yes"]
    originals = [os.path.join(corpus, name) for name in names]
    with tempfile.TemporaryDirectory() as temporary:
        folder = lambda name: Folder(os.path.join(rest[1] if len(rest) > 1 else temporary, name), len(names))
        prints = printed(oracle, originals)
        prints = [prints[file] for file in originals]
        plain = folder("printed").write(prints)
        prints_of_prints = printed(oracle, plain.files)  # XLA renames and orders anew: not always the same text
        once = folder("once").write(open(file, "rb").read() for file in originals)
        texts = formatted(hlo_lsp, once)
        prints_of_formatted = printed(oracle, once.files)
        again = formatted(hlo_lsp, folder("again").write(texts))
        mixed = folder("scrambled").write(scrambled(text, random.Random(seed * 1_000_003 + i)) for i, text in enumerate(prints))
        prints_of_scrambled = printed(oracle, mixed.files)
        restored = formatted(hlo_lsp, folder("restored").write(mixed.read()))
        counts = collections.Counter()
        for i, name in enumerate(names):
            answers = {"same": prints_of_formatted[once.files[i]] == prints[i], "stable": again[i] == texts[i],
                       "known": prints_of_scrambled[mixed.files[i]] == prints_of_prints[plain.files[i]], "restored": restored[i] == prints[i]}
            counts.update(answer for answer, holds in answers.items() if holds)
            missed = [answer for answer, holds in answers.items() if not holds]
            if missed: print(f"{i:04} {name}: not {', '.join(missed)}")
        print(f"seed {seed}: {len(names)} files, " + ", ".join(f"{counts[answer]} {answer}" for answer in ("same", "stable", "restored", "known")))
        sys.exit(0 if all(counts[answer] == len(names) for answer in ("same", "stable", "restored", "known")) else 1)


if __name__ == "__main__":
    main()
