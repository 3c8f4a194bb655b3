"""Files are named as the user named them, also where clang has split the name."""

from __future__ import annotations

import pytest

from detector.loader import load

UNIT = """
source_filename = "{source}"
define void @f() !dbg !4 {{
  ret void, !dbg !5
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang",
  isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "{filename}", directory: "{directory}")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = !DISubroutineType(types: !{{null}})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !3,
  unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 4, column: 1, scope: !4)
"""


@pytest.mark.parametrize(
    ("source", "filename", "directory", "shown"),
    [
        ("src/f.c", "src/f.c", "/home/me", "src/f.c"),
        ("/home/you/f.c", "/home/you/f.c", "/work", "/home/you/f.c"),
        # The current folder is /home/me: /home is shared.
        ("/home/you/f.c", "you/f.c", "/home", "/home/you/f.c"),
    ],
)
def test_the_file_of_a_place(
    source: str, filename: str, directory: str, shown: str
) -> None:
    text = UNIT.format(source=source, filename=filename, directory=directory)
    location = load(text).functions["f"].instructions[0].location
    assert location is not None
    assert location.file == shown
