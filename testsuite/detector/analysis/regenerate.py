"""Writes forms/*.ll anew, one per source and clang 19 and 22, as far as they are here.

    python -m testsuite.detector.analysis.regenerate

The IR carries no debug information, hence no path of the machine it was made on.
"""

from __future__ import annotations

import re

from detector.frontend import Toolchain, compile_to_ir, discover
from testsuite.detector.analysis.forms import FOLDER, MAJORS, SOURCES

_NODE = re.compile(r"^!(\d+) = (?:distinct )?!DI", re.M)
_TUPLE = re.compile(r"^(!\d+ = (?:distinct )?!\{)(.*)(\})$", re.M)
_DROPPED = re.compile(
    r"^(?:!\d+ = (?:distinct )?!DI.*"
    r"|!llvm\.(?:dbg\.cu|ident|module\.flags|errno\.tbaa) = .*"
    r"|\s*#dbg_.*|.*call void @llvm\.dbg\..*|declare void @llvm\.dbg\..*)\n",
    re.M,
)
_ATTACHED = re.compile(r",? !dbg !\d+")


def stripped(text: str) -> str:
    """IR without debug information; loop metadata forgets its places."""
    gone = {f"!{number}" for number in _NODE.findall(text)}

    def keep(found: re.Match[str]) -> str:
        parts = [p for p in found[2].split(", ") if p not in gone]
        return found[1] + ", ".join(parts) + found[3]

    text = _TUPLE.sub(keep, _ATTACHED.sub("", _DROPPED.sub("", text)))
    # What only debug information or module flags referred to.
    return re.sub(r'^!\d+ = !\{(i32 \d+, !"|!"[^"]*clang).*\n', "", text, flags=re.M)


def ir_of(source: str, toolchain: Toolchain) -> str:
    """The canonical IR of one of the sources."""
    language = "c++" if source.endswith(".cpp") else "c"
    text = (FOLDER / source).read_text("utf-8")
    return stripped(compile_to_ir(text, toolchain=toolchain, language=language))


def main() -> None:
    """Compiles everything that can be compiled here."""
    for toolchain in discover().toolchains:
        if toolchain.major in MAJORS:
            for source in SOURCES:
                target = FOLDER / f"{source.split('.')[0]}.clang{toolchain.major}.ll"
                target.write_text(ir_of(source, toolchain), "utf-8")
                print(target.name)


if __name__ == "__main__":
    main()
