"""The step from texts to C, as a process of its own.

Consumes a folder with a copy of our packages (`texts`); rewrites the modules that are
compiled, and has mypyc produce C in the folder `c` beside it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

from idlift.native.finder import OPENER
from idlift.native.modules import MODULES
from idlift.native.source import SUPPORT, native_text


def main(work: Path) -> None:
    """Translate; mypyc prints what is wrong, and exits."""
    from mypyc.build import mypycify

    texts = work / "texts"
    # Each class is asked for its subclasses, so all have to be there.
    modules = {name: import_module(name) for name in MODULES}
    paths = []
    for name, module in modules.items():
        path = texts / f"{name.replace('.', '/')}.py"
        if name != SUPPORT:
            path.write_text(native_text(path.read_text(), module))
        paths.append(str(path.relative_to(texts)))
    os.chdir(texts)
    mypycify(
        ["--config-file=mypy.ini", *paths],
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=OPENER,
        strip_asserts=False,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
