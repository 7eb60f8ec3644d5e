"""`python -m against_xla.parser_server`, a process that holds XLA's parser loaded and is asked as `forked` says."""
from __future__ import annotations

from against_xla.forked import serve


def main() -> None:
    from jaxlib import _hlo

    def answer(file: str) -> dict[str, str]:
        with open(file, encoding="utf8", newline="") as source:  # line ends as they are
            text = source.read()
        try:
            _hlo.hlo_module_from_text(text)
        except Exception as error:  # the parser's own class has no name that lasts
            return {"file": file, "outcome": "rejected", "message": str(error)}
        return {"file": file, "outcome": "accepted"}

    serve(answer)


if __name__ == "__main__":
    main()
