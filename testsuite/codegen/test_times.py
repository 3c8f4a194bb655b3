"""What an accelerated program remembers of its earlier runs (rts_memory.c)."""

from __future__ import annotations

import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from testsuite.codegen import test_runtime
from testsuite.codegen.test_runtime import build

# The work of the driver's calls, and the class of its size.
WORK, CLASS = "1000000", 19
_CLASSES = 64
# As in rts_memory.c: tag, four times, gains, then rates, counts, marks of both.
_LAYOUT = struct.Struct(f"8s4d{_CLASSES}f" + 2 * f"{_CLASSES}f{_CLASSES}B{_CLASSES}B")

pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


def run(
    driver: Path, *words: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    """With a driver that has to be opened, and takes its time."""
    return test_runtime.run(driver, *words, IDLIFT_THREADS="0", **environment)


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("times") / "driver", "gcc")


@dataclass(frozen=True, slots=True)
class Memory:
    """The folder of one program with one site."""

    folder: Path

    @property
    def files(self) -> list[Path]:
        """What was measured, without what else is kept."""
        found = self.folder.glob("*") if self.folder.exists() else ()
        return sorted(file for file in found if not file.suffix)

    def forget_kernels(self) -> None:
        """What was measured is left."""
        for file in self.folder.glob("*.kernel"):
            file.unlink()

    def write(
        self,
        host: float,
        device: float | None,
        gain: float = 1e12,
        build: float = 1e8,
        times: int = 3,
        missed: float = 0.0,
        spent: float = 0.0,
        whole: float = 0.0,
    ) -> None:
        """Rates in ns a unit of work, what all calls have gained, and building took.

        Each version was measured so many times; so much was given up untried, and spent
        by the original since the kernel was launched last; the run went on for `whole`.
        """
        (file,) = self.files
        at = CLASS

        def only(value: float) -> list[float]:
            return [value if number == at else 0.0 for number in range(_CLASSES)]

        def count(known: bool = True) -> list[int]:
            return [times * (known and number == at) for number in range(_CLASSES)]

        none = [0] * _CLASSES
        file.write_bytes(
            _LAYOUT.pack(
                b"idlift4", build, missed, spent, whole,
                *only(gain), *only(host), *count(), *none,
                *only(device or 0.0), *count(device is not None), *none,
            )
        )  # fmt: skip


@pytest.fixture
def memory(driver: Path, tmp_path: Path) -> Memory:
    """A program that has run until its kernel was used."""
    found = Memory(tmp_path / "some" / "times")
    assert run(driver, "later", WORK, "1", IDLIFT_TIMES=str(found.folder)).stderr == ""
    return found


def first_line(driver: Path, memory: Memory) -> str:
    result = run(
        driver, "plain", WORK, "1", IDLIFT_TIMES=str(memory.folder), IDLIFT_TRACE="1"
    )
    assert result.returncode == 0, result.stderr
    return next(line for line in result.stderr.splitlines() if "path=" in line)


def test_one_file_for_a_site_that_was_used(memory: Memory) -> None:
    (file,) = memory.files
    assert file.stat().st_size == _LAYOUT.size
    assert file.stat().st_mode & 0o077 == 0


def test_a_kernel_that_was_much_faster_is_waited_for(
    driver: Path, memory: Memory
) -> None:
    memory.write(host=1e5, device=1.0)  # 100 s against 1 ms
    assert "path=device" in first_line(driver, memory)


def test_a_kernel_that_was_built_too_late_is_waited_for_if_that_pays(
    driver: Path, memory: Memory
) -> None:
    # 100 s, and the kernel was ready when the only call was over.
    memory.write(host=1e5, device=None, build=1e9)
    assert "path=device" in first_line(driver, memory)


@pytest.mark.parametrize(
    ("host", "build"),
    [
        pytest.param(1e3, 5e9, id="1 s is less than building may take"),
        pytest.param(1e3, 0.0, id="nobody knows what building takes"),
    ],
)
def test_a_kernel_that_was_built_too_late_is_not_waited_for_in_vain(
    driver: Path, memory: Memory, host: float, build: float
) -> None:
    memory.write(host=host, device=None, build=build)
    memory.forget_kernels()
    assert "path=original" in first_line(driver, memory)


def test_a_kernel_that_was_kept_is_waited_for(driver: Path, memory: Memory) -> None:
    # However long it took to make: it has only to be loaded.
    memory.write(host=1e3, device=None, build=5e9)
    assert "path=device" in first_line(driver, memory)


def test_a_kernel_that_was_slower_is_not_built(driver: Path, memory: Memory) -> None:
    memory.write(host=1.0, device=2.0)
    assert "path=original" in (line := first_line(driver, memory))
    assert 'why="the original is as fast"' in line


@pytest.mark.parametrize(
    ("host", "device", "why"),
    [
        pytest.param(1e4, 1.2e4, "the kernel is being built", id="10 s: others were"),
        pytest.param(1e4, 3e4, "the original is as fast", id="three times as slow"),
        pytest.param(1e2, 1.2e2, "the original is as fast", id="0.1 s: not worth it"),
    ],
)
def test_a_kernel_that_was_somewhat_slower_is_measured_again(
    driver: Path, memory: Memory, host: float, device: float, why: str
) -> None:
    memory.write(host=host, device=device)
    assert "path=original time=" in (line := first_line(driver, memory))
    assert f'why="{why}"' in line


@pytest.mark.parametrize(
    ("spent", "why"),
    [
        pytest.param(1e12, "the kernel is being built", id="1000 s"),
        pytest.param(0.0, "the original is as fast", id="nothing"),
    ],
)
def test_doubts_of_earlier_runs_count(
    driver: Path, memory: Memory, spent: float, why: str
) -> None:
    # A tenth of a second against a whole one: perhaps others were busy then.
    memory.write(host=1e2, device=1e3, spent=spent)
    assert f'why="{why}"' in first_line(driver, memory)


@pytest.mark.parametrize(
    ("times", "spent", "why"),
    [
        pytest.param(1, 20e9, "the kernel is being built", id="once: a suspect"),
        pytest.param(3, 20e9, "the original is as fast", id="three times: believed"),
        pytest.param(1, 2e9, "the original is as fast", id="a try costs two seconds"),
    ],
)
def test_a_kernel_that_disappointed_once_is_tried_again_earlier(
    driver: Path, memory: Memory, times: int, spent: float, why: str
) -> None:
    # A tenth of a second against a whole one, of a kernel that promised a hundredth.
    memory.write(host=1e2, device=1e3, times=times, spent=spent)
    assert f'why="{why}"' in first_line(driver, memory)


def test_doubts_are_remembered(driver: Path, memory: Memory) -> None:
    memory.write(host=1e2, device=1e3, spent=1e8)
    assert 'why="the original is as fast"' in first_line(driver, memory)
    (file,) = memory.files
    assert _LAYOUT.unpack(file.read_bytes())[3] >= 1.9e8


def test_doubts_are_over_when_the_kernel_was_launched(
    driver: Path, memory: Memory
) -> None:
    memory.write(host=1e2, device=1e3, spent=1e12)
    folder = str(memory.folder)
    # Many rounds: the first launch of all says nothing.
    trace = run(driver, "later", WORK, "40", IDLIFT_TIMES=folder, IDLIFT_TRACE="1")
    assert 'why="measuring the kernel"' in trace.stderr
    (file,) = memory.files
    assert _LAYOUT.unpack(file.read_bytes())[3] < 1e10


@pytest.mark.parametrize(
    ("missed", "why"),
    [(0.0, "not yet worth the start-up"), (1e8, "the kernel is being built")],
)
def test_what_earlier_runs_have_given_up_counts(
    driver: Path, memory: Memory, missed: float, why: str
) -> None:
    memory.write(host=10.0, device=None, missed=missed)
    assert f'why="{why}"' in first_line(driver, memory)


def test_what_earlier_runs_have_given_up_is_worth_a_try(
    driver: Path, memory: Memory
) -> None:
    memory.write(host=10.0, device=None, missed=1e12)
    folder = str(memory.folder)
    trace = run(driver, "later", WORK, "1", IDLIFT_TIMES=folder, IDLIFT_TRACE="1")
    assert trace.returncode == 0
    assert "not yet worth" not in trace.stderr


def test_what_was_given_up_is_remembered_before_anything_is_asked_for(
    driver: Path, memory: Memory
) -> None:
    # 25 ms: not worth a thread, but a second run of this kind would be.
    memory.write(host=25.0, device=None)
    assert 'why="not yet worth the start-up"' in first_line(driver, memory)
    (file,) = memory.files
    assert _LAYOUT.unpack(file.read_bytes())[2] > 20e6


@pytest.mark.parametrize(
    ("rounds", "kept"),
    [
        pytest.param("3", True, id="the first says nothing, two may be disturbed"),
        pytest.param("4", False, id="three are not"),
    ],
)
def test_slow_launches_are_believed_when_there_are_a_few(
    driver: Path, memory: Memory, rounds: str, kept: bool
) -> None:
    memory.write(host=1e5, device=1e-6)  # no launch is that fast
    (file,) = memory.files
    run(driver, "plain", WORK, rounds, IDLIFT_TIMES=str(memory.folder))
    rates = _LAYOUT.unpack(file.read_bytes())[5 + 4 * _CLASSES :]
    assert (rates[CLASS] < 2e-6) is kept


@pytest.mark.parametrize(
    ("rounds", "kept"),
    [
        pytest.param("2", True, id="two may be disturbed, or get their pages"),
        pytest.param("3", False, id="three are not"),
    ],
)
def test_slow_originals_are_believed_when_there_are_a_few(
    driver: Path, memory: Memory, rounds: str, kept: bool
) -> None:
    # No loop is that fast; what it has given up has the run remembered.
    memory.write(host=1e-6, device=2e-6, spent=1e9)
    (file,) = memory.files
    run(driver, "plain", WORK, rounds, IDLIFT_TIMES=str(memory.folder))
    rates = _LAYOUT.unpack(file.read_bytes())[5 + _CLASSES :]
    assert (rates[CLASS] < 2e-6) is kept


def test_a_kernel_that_was_kept_but_never_used_is_taken_at_once(
    driver: Path, memory: Memory
) -> None:
    # 0.3 s against an estimate of 0.1 ms: loading takes less than a tenth of that.
    memory.write(host=3e2, device=None, build=5e9)
    line = first_line(driver, memory)
    assert "path=device" in line


def test_how_long_the_program_went_on_is_remembered(memory: Memory) -> None:
    (file,) = memory.files
    assert 0 < _LAYOUT.unpack(file.read_bytes())[4] < 1e12


def test_small_gains_do_not_start_anything(driver: Path, memory: Memory) -> None:
    memory.write(host=2.0, device=1.0, gain=1e6)
    assert 'why="not yet worth the start-up"' in first_line(driver, memory)


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda data: b"", id="empty"),
        pytest.param(lambda data: data[:-1], id="short"),
        pytest.param(lambda data: data + b"\0", id="long"),
        pytest.param(lambda data: b"idlift0" + data[7:], id="another version"),
        pytest.param(lambda data: data[:8] + b"\xff" * 8 + data[16:], id="no number"),
    ],
)
def test_what_is_damaged_is_not_believed(
    driver: Path, memory: Memory, damage: object
) -> None:
    memory.write(host=1e5, device=1.0)
    (file,) = memory.files
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    assert "path=original" in first_line(driver, memory)


def kernels(driver: Path) -> str:
    """The driver's cache of kernels, which would else be in the user's cache, too."""
    return str(driver.parent / "kernels")


@pytest.mark.parametrize("folder", ["0", "/proc/nowhere", "relative"])
def test_no_folder_no_memory(driver: Path, tmp_path: Path, folder: str) -> None:
    result = run(
        driver, "later", WORK, "1",
        IDLIFT_TIMES=folder, XDG_CACHE_HOME=str(tmp_path), HOME=str(tmp_path),
        POCL_CACHE_DIR=kernels(driver),
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert not (tmp_path / "idlift").exists()


def test_the_folder_of_the_user(driver: Path, tmp_path: Path) -> None:
    result = run(
        driver, "later", WORK, "1", IDLIFT_TIMES="", XDG_CACHE_HOME=str(tmp_path),
        POCL_CACHE_DIR=kernels(driver),
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert len(Memory(tmp_path / "idlift" / "times").files) == 1
