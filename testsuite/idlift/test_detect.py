"""`idlift detect` and `idlift explain` from the outside: formats, options, errors."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from idlift.cli import main

pytestmark = pytest.mark.clang

SOURCE = """\
double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}

double horner(int n, const double *a, double x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s = s * x + a[i];
  return s;
}
"""
MATCH_KEYS = {
    "kind",
    "idiom",
    "function",
    "file",
    "line",
    "column",
    "end_line",
    "verdict",
    "fp",
    "why",
    "guards",
    "bindings",
    "lift",
}
MISS_KEYS = {
    "idiom",
    "function",
    "file",
    "line",
    "holds",
    "of",
    "blocked_by",
    "at",
    "remedy",
}


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "two.c"
    file.write_text(SOURCE)
    return file


def detected(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["detect", "--format", "json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_json(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = detected(capsys, str(source))
    assert document["schema"] == "idlift.detect/1"
    [unit] = document["units"]
    assert set(unit) == {"source", "status", "matches", "near_misses"}
    assert (unit["source"], unit["status"]) == (str(source), "ok")
    [match] = unit["matches"]
    assert set(match) == MATCH_KEYS
    assert match["kind"] == "scalar_reduction"
    assert (match["function"], match["line"], match["end_line"]) == ("dot", 3, 4)
    assert match["verdict"] in ("legal", "guarded", "refused")
    assert match["bindings"]["accumulator"] == "s"
    for miss in unit["near_misses"]:
        assert set(miss) == MISS_KEYS


def test_second_scan_comes_from_the_cache(
    source: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = detected(capsys, str(source))
    with monkeypatch.context() as without_clang:
        without_clang.setattr(
            "idlift.detection.scan._read",
            lambda *_: pytest.fail("compiled although nothing has changed"),
        )
        assert detected(capsys, str(source)) == first
    source.write_text(SOURCE.replace("s += x[i]", "s = s * 2 + x[i]"))
    assert detected(capsys, str(source))["units"][0]["matches"] == []


def test_headers_count_as_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "op.h").write_text("#define OP(s, x) ((s) + (x))\n")
    file = tmp_path / "uses.c"
    file.write_text(
        '#include "op.h"\n'
        "int f(int n, const int *a) {\n"
        "  int s = 0;\n"
        "  for (int i = 0; i < n; i++) s = OP(s, a[i]);\n"
        "  return s;\n}\n"
    )
    assert len(detected(capsys, str(file))["units"][0]["matches"]) == 1
    (tmp_path / "op.h").write_text("#define OP(s, x) ((s) * 3 + (x))\n")
    assert detected(capsys, str(file))["units"][0]["matches"] == []


def test_text_shows_source_and_caret(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["detect", str(source)]) == 0
    out = capsys.readouterr().out
    assert f"{source}:3:3: scalar_reduction in dot: " in out
    assert re.search(r"3 \|   for \(int i = 0; .*\n +\|   \^\n", out)
    assert re.search(r"1 found in 1 file: ", out)


def test_sarif(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["detect", "--format", "sarif", str(source)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["version"] == "2.1.0"
    [run] = document["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert run["results"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        assert result["level"] in ("none", "note", "warning", "error")
        [location] = result["locations"]
        region = location["physicalLocation"]["region"]
        assert region["startLine"] >= 1
        assert location["physicalLocation"]["artifactLocation"]["uri"]


def test_only_and_output(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.json"
    words = ["--format", "json", "-o", str(out), "--only", "gemm,map"]
    assert main(["detect", *words, str(source)]) == 0
    assert capsys.readouterr().out == ""
    assert json.loads(out.read_text())["units"][0]["matches"] == []


def test_database(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.c"
    other.write_text("#if WITH\n" + SOURCE + "#endif\n")
    entries = [
        {"directory": str(tmp_path), "file": "two.c", "command": "cc -c two.c"},
        {
            "directory": str(tmp_path),
            "file": "other.c",
            "arguments": ["cc", "-DWITH=1", "-c", "other.c"],
        },
    ]
    database = tmp_path / "compile_commands.json"
    database.write_text(json.dumps(entries))
    document = detected(capsys, "-p", str(database))
    kinds = [[m["kind"] for m in unit["matches"]] for unit in document["units"]]
    assert kinds == [["scalar_reduction"], ["scalar_reduction"]]


def test_flags_for_clang(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "flagged.c"
    file.write_text("#ifdef ON\n" + SOURCE + "#endif\n")
    assert detected(capsys, str(file))["units"][0]["matches"] == []
    with_flag = detected(capsys, str(file), "--", "-DON")
    assert len(with_flag["units"][0]["matches"]) == 1


def test_broken_source_does_not_end_the_scan(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.c"
    broken.write_text("int f( {\n")
    words = ["detect", "--format", "json", str(broken), str(source)]
    assert main(words) == 1
    first, second = json.loads(capsys.readouterr().out)["units"]
    assert (first["status"], second["status"]) == ("error", "ok")
    assert len(second["matches"]) == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([], 2, "give files"),
        (["--only", "gem", "x.c"], 2, "unknown kind 'gem'"),
        (["--budget", "0", "x.c"], 2, "--budget"),
        (["--idioms", "none.idl", "x.c"], 1, "none.idl"),
        (["-p", "missing.json"], 1, "missing.json"),
        (["--format", "xml", "x.c"], 2, "xml"),
    ],
)
def test_bad_usage(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["detect", *words]) == code
    assert said in capsys.readouterr().err


def test_idioms_of_the_user(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    idioms = tmp_path / "mine.idl"
    idioms.write_text(
        "#! kind: copy\n#! anchor: {loop}\n#! role target: {base}\n"
        "Export\nConstraint Copy\n"
        "( {loop} is a counted loop and\n"
        "  {store} is the only store in {loop} and\n"
        "  {store} is an affine access of {base} in {loop} and\n"
        "  {load} is the value of {store} and\n"
        "  {load} is load instruction )\nEnd\n"
    )
    file = tmp_path / "copy.c"
    file.write_text(
        "void f(int n, int *a, int *b) { for (int i = 0; i < n; i++) a[i] = b[i]; }\n"
    )
    words = ["--idioms", str(idioms), "--only", "copy"]
    [unit] = detected(capsys, *words, str(file))["units"]
    [match] = unit["matches"]
    assert (match["kind"], match["bindings"]) == ("copy", {"target": "a"})


def test_broken_idioms(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    idioms = tmp_path / "broken.idl"
    idioms.write_text("Export\nConstraint X\n( {a} is a lop )\nEnd\n")
    assert main(["detect", "--idioms", str(idioms), str(source)]) == 1
    said = capsys.readouterr().err
    assert f"{idioms}:3:" in said
    assert "^" in said


def test_two_processes(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.c"
    copy.write_text(SOURCE)
    document = detected(capsys, "-j", "2", str(source), str(copy))
    assert [len(unit["matches"]) for unit in document["units"]] == [1, 1]


def test_explain(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", f"{source}:4"]) == 0
    assert "scalar_reduction in dot" in capsys.readouterr().out
    assert main(["explain", f"{source}:11", "--idiom", "scalar_reduction"]) == 1
    told = capsys.readouterr().out
    assert "almost ScalarReduction in horner" in told
    assert "associative update" in told
    assert "help: use only one associative operator" in told
    assert main(["explain", f"{source}:7"]) == 1
    assert "no loop" in capsys.readouterr().out


def test_explain_bad_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "two.c"]) == 2
    assert "FILE:LINE" in capsys.readouterr().err


CALLER = """\
void exact(double x, double out[3]);
void norm(int n, const double u[][3], double *restrict rms) {
  double t[3];
  for (int i = 0; i < n; i++) {
    exact(i * 0.5, t);
    for (int k = 0; k < 3; k++) {
      double d = u[i][k] - t[k];
      rms[k] += d * d;
    }
  }
}
"""
CALLEE = """\
double ce[3];
void exact(double x, double out[3]) {
  for (int k = 0; k < 3; k++) out[k] = ce[k] * x;
}
"""


def test_functions_of_other_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A loop that calls another file's function is understood with that file."""
    caller, callee = tmp_path / "norm.c", tmp_path / "exact.c"
    caller.write_text(CALLER)
    callee.write_text(CALLEE)

    def found(*words: str) -> list[str]:
        units = detected(capsys, *words)["units"]
        [unit] = [u for u in units if u["source"].endswith("norm.c")]
        kinds = [m["kind"] for m in unit["matches"] if m["line"] == 4]
        return [kind for kind in kinds if kind == "scalar_reduction"]

    assert found(str(caller)) == []
    assert found(str(caller), str(callee)) == ["scalar_reduction"]
    database = tmp_path / "compile_commands.json"
    database.write_text(
        json.dumps(
            [
                {
                    "directory": str(tmp_path),
                    "file": f.name,
                    "arguments": ["cc", "-O2", "-c", f.name],
                }
                for f in (caller, callee)
            ]
        )
    )
    assert found("-p", str(database), str(caller)) == ["scalar_reduction"]
    # What was borrowed counts as a change like what is included.
    callee.write_text(CALLEE.replace("double ce", "static double ce"))
    assert found(str(caller), str(callee)) == []
