"""The doctor: what it says about good, poor and broken machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift import cli
from idlift.doctor import Level, checks
from idlift.doctor.opencl import Device, judge

GPU = Device("NVIDIA CUDA", "OpenCL 3.0 CUDA 12", "RTX", "550.1", True, 40, False)
INTEL = Device("Intel(R) OpenCL", "OpenCL 3.0 LINUX", "Xeon", "2025.1", False, 8, False)
DEBIAN = Device(
    "Portable Computing Language",
    "OpenCL 3.0 PoCL 3.1+debian  Linux",
    "pthread-haswell",
    "3.1+debian",
    False,
    2,
    False,
)
WHEEL = Device(
    "Portable Computing Language",
    "OpenCL 3.0 PoCL 3.0-rc2  Linux",
    "pthread-x86",
    "3.0-rc2",
    False,
    2,
    True,
)


@pytest.mark.parametrize(
    ("devices", "chosen", "why"),
    [
        ([WHEEL, DEBIAN, GPU, INTEL], "RTX", "GPU comes first"),
        ([WHEEL, DEBIAN, INTEL], "Xeon", "Intel"),
        ([WHEEL, DEBIAN], "pthread-haswell", "before the bundled PoCL"),
        ([WHEEL], "pthread-x86", "only driver"),
    ],
)
def test_device_preference(devices: list[Device], chosen: str, why: str) -> None:
    finding = judge(devices, "")
    assert finding.headline.startswith(f"uses {chosen}")
    assert why in finding.headline
    assert len(finding.details) == len(devices)


def test_the_user_may_choose_a_device() -> None:
    finding = judge([GPU, WHEEL], "X86")
    assert finding.headline.startswith("uses pthread-x86")
    assert "IDLIFT_DEVICE=X86" in finding.headline
    assert "fits none" in judge([GPU], "radeon").headline


def test_advice_on_speed_and_on_nothing_at_all() -> None:
    assert "apt install pocl-opencl-icd" in judge([WHEEL], "").remedies[0]
    assert judge([DEBIAN], "").remedies == ()
    nothing = judge([], "")
    assert nothing.level is Level.ADVICE
    assert "original loops" in nothing.headline


def test_a_clang_without_headers_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "clang"
    fake.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "clang version 19.1.7"; exit 0; fi\n'
        "echo \"fatal error: 'stdio.h' file not found\" >&2; exit 1\n"
    )
    fake.chmod(0o755)
    monkeypatch.setenv("IDLIFT_CLANG", str(fake))
    finding = checks.check_clang()
    assert finding.level is Level.BROKEN
    assert "stdio.h" in finding.details[0]
    assert "apt install" in finding.remedies[0]


def test_no_clang_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IDLIFT_CLANG", "/nowhere/clang")
    assert checks.check_clang().level is Level.BROKEN
    assert checks.check_cxx().level is Level.ADVICE


def test_shadowed_packages_are_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(name: str) -> Path:
        return tmp_path / ("theirs" if name == "lift" else "ours") / name

    monkeypatch.setattr(checks, "_package_folder", elsewhere)
    finding = checks.check_imports()
    assert finding.level is Level.BROKEN
    assert finding.details == (f"lift comes from {tmp_path}/theirs/lift",)


def test_a_cache_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / "file" / "cache"))
    assert checks.check_cache().level is Level.ADVICE
    monkeypatch.setenv("IDLIFT_CACHE", str(tmp_path / "new" / "cache"))
    assert checks.check_cache().level is Level.GOOD


@pytest.mark.clang
def test_this_machine(
    any_toolchain: Toolchain, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert any_toolchain.description in out
    assert out.endswith("idlift can work here.\n")


def test_a_broken_machine_has_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IDLIFT_CLANG", "/nowhere/clang")
    assert cli.main(["doctor", "--quiet"]) == 1
    assert "see clang above" in capsys.readouterr().out
