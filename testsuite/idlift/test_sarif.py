"""SARIF reports keep to the 2.1.0 schema, and their rule ids stay what they are.

`PARTS` is the part of the published schema that we use, with nothing else allowed:
what is valid here is valid there.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from idlift.cli import main
from idlift.report.sarif import sarif

pytestmark = pytest.mark.clang

SOURCE = """\
double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}
void twice(int n, const float *x, float *y) {
  for (int i = 0; i < n; i++) y[i] = 2 * x[i];
}
double horner(int n, const double *a, double x) {
  double s = 0;
  for (int i = 0; i < n; i++) s = s * x + a[i];
  return s;
}
"""

# An object: its properties (a part, a type, or a pattern of text), `!` if required.
PARTS: dict[str, dict[str, Any]] = {
    "log": {"$schema!": r"https://.*", "version!": r"2\.1\.0", "runs!": ["run"]},
    "run": {
        "tool!": "tool",
        "invocations": ["invocation"],
        "results": ["result"],
        "columnKind": "utf16CodeUnits|unicodeCodePoints",
    },
    "tool": {"driver!": "driver"},
    "driver": {"name!": ".+", "version": ".+", "rules": ["rule"]},
    "rule": {"id!": ".+", "shortDescription": "message"},
    "message": {"text!": "(?s).+"},
    "invocation": {
        "executionSuccessful!": bool,
        "toolExecutionNotifications": ["notification"],
    },
    "notification": {"message!": "message", "level": "none|note|warning|error"},
    "result": {
        "ruleId": ".+",
        "ruleIndex": int,
        "level": "none|note|warning|error",
        "message!": "message",
        "locations": ["location"],
    },
    "location": {"physicalLocation": "place"},
    "place": {"artifactLocation": "artifact", "region": "region"},
    "artifact": {"uri": r"[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]+"},
    "region": {"startLine": int, "startColumn": int, "endLine": int},
}
ROWS: dict[str, Any] = {
    "matches": [],
    "near_misses": [],
    "overlapped": [],
    "gave_up": [],
    "message": "",
}


def faults(value: Any, part: Any, where: str = "$") -> list[str]:
    """Where a value differs from what its part allows."""
    match part:
        case [one]:
            if not isinstance(value, list):
                return [f"{where} is no array"]
            each = [faults(v, one, f"{where}[{n}]") for n, v in enumerate(value)]
            return [fault for found in each for fault in found]
        case str() if part in PARTS:
            return _object_faults(value, PARTS[part], where)
        case str():
            text = value if isinstance(value, str) else ""
            return (
                []
                if re.fullmatch(part, text)
                else [f"{where}: {value!r} is not {part}"]
            )
        case _:
            positive = part is not int or value >= (0 if "Index" in where else 1)
            fits = type(value) is part and positive
            return [] if fits else [f"{where}: {value!r} is no {part.__name__}"]


def _object_faults(value: Any, allowed: dict[str, Any], where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is no object"]
    parts = {name.rstrip("!"): part for name, part in allowed.items()}
    found = [
        f"{where} lacks {name[:-1]}"
        for name in allowed
        if name.endswith("!") and name[:-1] not in value
    ]
    for name, inner in value.items():
        if name in parts:
            found += faults(inner, parts[name], f"{where}.{name}")
        else:
            found.append(f"{where} has {name}")
    return found


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    main(["detect", "--no-cache", "--format", "sarif", *words])
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def rules(document: dict[str, Any]) -> list[str]:
    listed: list[dict[str, Any]] = document["runs"][0]["tool"]["driver"]["rules"]
    for result in document["runs"][0]["results"]:
        assert listed[result["ruleIndex"]]["id"] == result["ruleId"]
    return [rule["id"] for rule in listed]


def test_findings(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a file.c").write_text(SOURCE)
    document = report(capsys, "a file.c", str(tmp_path / "a file.c"))
    assert faults(document, "log") == []
    assert rules(document) == [
        "match/map",
        "near-miss/ScalarReduction",
        "refused/scalar_reduction",
    ]


def test_broken_units(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.c"
    file.write_text("int f( {")
    document = report(capsys, str(file), str(tmp_path / "none.c"))
    assert faults(document, "log") == []
    [invocation] = document["runs"][0]["invocations"]
    assert not invocation["executionSuccessful"]
    assert len(invocation["toolExecutionNotifications"]) == 2


def test_searches_that_gave_up() -> None:
    gave_up = {"idiom": "GEMM", "function": "f", "reason": "time", "steps": 9}
    unit = ROWS | {"source": "a.c", "status": "budget", "gave_up": [gave_up]}
    document = sarif([unit])
    assert faults(document, "log") == []
    assert rules(document) == ["gave-up/GEMM"]


def test_the_check_sees_faults() -> None:
    document = sarif([ROWS | {"source": "a.c", "status": "ok"}])
    assert faults(document | {"extra": 1}, "log") == ["$ has extra"]
    assert faults({"runs": []}, "log") == ["$ lacks $schema", "$ lacks version"]
