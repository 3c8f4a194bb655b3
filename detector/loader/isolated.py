"""Canonicalising IR of unknown origin in a process of its own.

Consumes text or bitcode that no compiler of ours wrote. Produces what
`llvm.canonical_text` produces. LLVM's parser aborts the whole process on some damaged
modules; here only a child dies, and the user gets a diagnostic.

    python -m detector.loader.isolated NAME < module      is that child
"""

from __future__ import annotations

import json
import subprocess
import sys

from detector.loader.errors import LoadError, diagnose

# The child reports a LoadError with this exit code and JSON on its output.
_REFUSED = 3


def canonical_text_isolated(source: str | bytes, name: str) -> str:
    """The canonical text, or a LoadError even where LLVM crashes."""
    is_text = isinstance(source, str)
    data = source.encode("utf-8", "replace") if isinstance(source, str) else source
    child = subprocess.run(
        [sys.executable, "-m", __name__, "text" if is_text else "bitcode", name],
        input=data,
        capture_output=True,
        check=False,
    )
    if child.returncode == 0:
        return child.stdout.decode("utf-8", "surrogateescape")
    if child.returncode == _REFUSED:
        code, message, line, column = json.loads(child.stdout)
        raise diagnose(code, message, name, line, column)
    reason = child.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
    # Of an assertion, the place in LLVM's sources helps nobody.
    reason = reason[max(0, reason.find("Assertion")) :]
    message = f"LLVM gave up on the module: {reason[:300]}"
    raise diagnose("ir-syntax", message, name)


def main(kind: str, name: str) -> int:
    """Read a module from standard input, write its canonical text."""
    from detector.loader.llvm import canonical_text

    data = sys.stdin.buffer.read()
    try:
        text = canonical_text(data.decode() if kind == "text" else data, name)
    except LoadError as error:
        found = error.diagnostic
        place = (found.span.line, found.span.column)
        json.dump((found.code, found.message, *place), sys.stdout)
        return _REFUSED
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
