"""Compiles many sources in one process, and says what came out of each of them.

usage: python testsuite/idlift/native_compile.py FOLDER WORDS... -- SOURCE...

Prints a line of JSON: whether our modules are native code, and by source the digests
of everything: the object, kernels, stubs, Lift programs, the report.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from idlift.native.finder import use_native


def main() -> None:
    is_native = use_native()
    from idlift import compiler

    folder, *rest = sys.argv[1:]
    at = rest.index("--")
    found: dict[str, dict[str, str]] = {}
    for source in rest[at + 1 :]:
        place = Path(folder) / Path(source).stem
        place.mkdir()
        words = [*rest[:at], f"--idlift-save={place}/saved", "-c", source]
        words += [f"--idlift-report={place}/report", "-o", f"{place}/object.o"]
        code = compiler.run("c++" if source.endswith("cpp") else "c", words)
        assert code == 0, source
        found[source] = {
            str(file.relative_to(place)): sha256(file.read_bytes()).hexdigest()
            for file in sorted(place.rglob("*"))
            if file.is_file()
        }
    print(json.dumps({"native": is_native, "found": found}))


if __name__ == "__main__":
    main()
