"""Finding a clang: preference, versions, what is said about those that will not do."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from detector.frontend import (
    FrontendError,
    compile_to_ir,
    default_toolchain,
    discover,
    probe_cache,
)
from detector.frontend.libcxx import libcxx_arguments
from detector.frontend.toolchain import examine, named_argv, zig_argv


@pytest.fixture(autouse=True)
def isolated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, no clang on the path, none named."""
    monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(probe_cache, "BESIDE", tmp_path / "beside")
    monkeypatch.delenv("IDLIFT_CLANG", raising=False)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))


def install(folder: Path, name: str, says: str, code: int = 0) -> Path:
    path = folder / "bin" / name
    path.write_text(
        f"#!/bin/sh\necho x >> {folder}/calls\necho '{says}'\nexit {code}\n"
    )
    path.chmod(0o755)
    return path


def test_the_newest_system_clang_comes_before_ziglang(tmp_path: Path) -> None:
    install(tmp_path, "clang-16", "clang version 16.0.6")
    install(tmp_path, "clang-19", "Debian clang version 19.1.7 (3~deb12u1)")
    found = discover().toolchains
    assert [t.version for t in found][:2] == [(19, 1, 7), (16, 0, 6)]
    assert default_toolchain().argv == (str(tmp_path / "bin" / "clang-19"),)


def test_plain_clang_is_preferred_and_aliases_are_one(tmp_path: Path) -> None:
    real = install(tmp_path, "clang-18", "clang version 18.1.0")
    (tmp_path / "bin" / "clang").symlink_to(real)
    system = [t for t in discover().toolchains if t.kind == "system"]
    assert [t.argv for t in system] == [(str(tmp_path / "bin" / "clang"),)]


@pytest.mark.parametrize(
    ("says", "code", "reason"),
    [
        ("clang version 14.0.6", 0, "clang 14 is too old"),
        ("clang version 23.1.0", 0, "clang 23 is too new"),
        ("gcc (Debian) 12.2.0", 0, "does not say that it is a clang"),
        ("clang version 19.0.0", 1, "cannot be run"),
    ],
)
def test_what_will_not_do_is_passed_over(
    tmp_path: Path, says: str, code: int, reason: str
) -> None:
    path = install(tmp_path, "clang", says, code)
    candidate = discover().candidates[0]
    assert reason in candidate.rejected
    assert candidate.toolchain is None
    assert (str(path),) not in [t.argv for t in discover().toolchains]


def test_a_named_clang_that_will_not_do_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = install(tmp_path, "old", "clang version 13.0.1")
    monkeypatch.setenv("IDLIFT_CLANG", str(path))
    with pytest.raises(FrontendError, match="clang 13 is too old") as caught:
        default_toolchain()
    assert "clang 15 to 22 will do" in caught.value.message


def test_a_named_clang_that_is_missing_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("IDLIFT_CLANG", "/nowhere/clang")
    with pytest.raises(FrontendError, match="cannot be run"):
        default_toolchain()


def test_a_named_clang_wins_and_may_have_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "clang", "clang version 19.1.7")
    mine = install(tmp_path, "mine", "clang version 17.0.1")
    monkeypatch.setenv("IDLIFT_CLANG", f"{mine} --gcc-toolchain=/x")
    assert default_toolchain().argv == (str(mine), "--gcc-toolchain=/x")


def test_a_path_with_blanks_is_one_word(tmp_path: Path) -> None:
    path = tmp_path / "my clang"
    path.write_text("")
    assert named_argv(str(path)) == (str(path),)


def test_versions_are_asked_for_once(tmp_path: Path) -> None:
    path = install(tmp_path, "c", "clang version 19.1.7")
    for _ in range(3):
        assert examine("system", (str(path),)).version == (19, 1, 7)
    assert (tmp_path / "calls").read_text() == "x\n"
    # An upgrade in place is noticed.
    install(tmp_path, "c", "clang version 20.1.0")
    assert examine("system", (str(path),)).version == (20, 1, 0)


def test_they_are_known_to_an_empty_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = install(tmp_path, "c", "clang version 19.1.7")
    for name in ("one", "two"):
        monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / name))
        assert examine("system", (str(path),)).version == (19, 1, 7)
    assert (tmp_path / "calls").read_text() == "x\n"


def test_the_last_ones_are_kept(tmp_path: Path) -> None:
    paths = [install(tmp_path, f"c{k}", "clang version 19.1.7") for k in range(40)]
    for path in (*paths, paths[-1]):
        examine("system", (str(path),))
    assert len((tmp_path / "calls").read_text()) == 2 * len(paths)
    examine("system", (str(paths[0]),))
    assert len((tmp_path / "calls").read_text()) == 2 * len(paths) + 2


@pytest.mark.parametrize("folder", ["beside", "cache"])
def test_a_damaged_cache_does_no_harm(tmp_path: Path, folder: str) -> None:
    path = install(tmp_path, "c", "clang version 19.1.7")
    (tmp_path / folder).mkdir()
    for damage in ("not json", "[1]", '{"a": 1}'):
        (tmp_path / folder / "toolchains.json").write_text(damage)
        assert examine("system", (str(path),)).version == (19, 1, 7)


def test_a_cache_that_cannot_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / "file" / "below"))
    monkeypatch.setattr(probe_cache, "BESIDE", tmp_path / "file" / "below")
    path = install(tmp_path, "c", "clang version 19.1.7")
    assert examine("system", (str(path),)).version == (19, 1, 7)


def test_ziglang_is_called_as_plain_clang(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = zig_argv()
    assert argv is not None, "ziglang is a dependency of ours"
    assert argv[1] == "clang"
    (toolchain,) = discover().toolchains
    assert toolchain.kind == "zig"
    assert toolchain.version >= (22, 0, 0)
    assert "--driver-mode=g++" in toolchain.invocation("c++")
    assert os.path.isabs(toolchain.argv[0])


@pytest.mark.clang
def test_cxx_can_be_read_without_a_cxx_library(tmp_path: Path) -> None:
    """As on a machine with gcc but without g++."""
    (zig,) = discover().toolchains
    home = Path(zig.argv[0]).parent
    extra = libcxx_arguments(home, system_headers=tmp_path / "none")
    without = replace(zig, cxx_arguments=extra)
    text = """
    #include <algorithm>
    #include <cmath>
    #include <iostream>
    #include <vector>
    double longest(const std::vector<double> &a) {
      double m = 0;
      for (double x : a) m = std::max(m, std::fabs(x));
      return m;
    }
    """
    ir = compile_to_ir(text, ["-O2", "-std=c++17"], without, "c++")
    assert "St3__1" in ir or "__1" in ir
    assert len(re.findall(r"br .*!llvm\.loop", ir)) == 1


def test_the_systems_cxx_headers_are_preferred(tmp_path: Path) -> None:
    (tmp_path / "12").mkdir()
    assert libcxx_arguments(tmp_path, system_headers=tmp_path) == ()
