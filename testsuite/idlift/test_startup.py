"""What Python makes of texts is the same from memory: methods, patterns."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from idlift.startup import Remembered

TEXT = "def twice(x):\n    return 2 * x + extra"


def twice(remembered: Remembered, extra: int) -> int:
    names: dict[str, Any] = {"extra": extra}
    local: dict[str, Any] = {}
    remembered.exec(TEXT, names, local)
    result: int = local["twice"](4)
    return result


def test_a_text_means_the_same_the_second_time(tmp_path: Path) -> None:
    path = tmp_path / "methods"
    first = Remembered(path)
    assert twice(first, 1) == 9
    first.save()
    second = Remembered(path)
    # The names are those of the second time.
    assert twice(second, 2) == 10
    assert not second.grew


def test_a_damaged_file_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "methods"
    path.write_bytes(b"nonsense")
    remembered = Remembered(path)
    assert twice(remembered, 1) == 9
    remembered.save()
    assert TEXT in Remembered(path).known


def test_without_a_place_nothing_is_kept() -> None:
    remembered = Remembered(None)
    assert twice(remembered, 1) == 9
    remembered.save()


PATTERNS = [
    ("a+(?P<name>b|c)*", 0),
    ("^x.*$", re.MULTILINE | re.DOTALL),
    ("(?i)straße|[k-m]", 0),
    (rb"\d+\W", re.ASCII),
    ("(?<=a)b(?!c)|(d)(?(1)e|f)", 0),
]


@pytest.mark.parametrize(("pattern", "flags"), PATTERNS)
def test_a_pattern_means_the_same_the_second_time(
    pattern: str | bytes, flags: int, tmp_path: Path
) -> None:
    script = _PATTERN.format(path=str(tmp_path / "kept"), pattern=pattern, flags=flags)
    said = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.splitlines())
    assert said[0][0] == "True"
    assert said[1][0] == "False"
    assert said[0][1:] == said[1][1:]


_PATTERN = """
import re
import re
import subprocess
import sys
from pathlib import Path
from idlift import startup
known = startup.Remembered(Path({path!r}))
startup._remember_patterns(known)
found = re.compile({pattern!r}, {flags})
print(known.grew)
print(found.flags, found.groups, dict(found.groupindex), repr(found.pattern))
texts = "aabcb abd xyz\\nx 12- STRASSE straße ab def lmk"
texts = texts.encode() if isinstance(found.pattern, bytes) else texts
print([m.span() for m in found.finditer(texts)])
known.save()
"""


def test_a_wrong_pattern_is_refused_as_ever() -> None:
    script = (
        "import re\nfrom idlift import startup\n"
        "startup._remember_patterns(startup.Remembered(None))\n"
        "try:\n    re.compile('(')\nexcept re.error as e:\n    print(e.pos)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.stdout == "0\n", done.stderr
