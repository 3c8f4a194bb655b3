"""The keys of remembered calls: everything outside of files that may change an answer.

Consumes the words of a call and this process (environment, folder, our own code);
produces texts. Part of the hot path, see the package.
"""

from __future__ import annotations

import os
import sys

# What clang reads from its environment when it compiles, and what we do.
VARIABLES = (
    "PATH",
    "HOME",
    "XDG_CONFIG_HOME",
    "PWD",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "OBJC_INCLUDE_PATH",
    "OBJCPLUS_INCLUDE_PATH",
    "SOURCE_DATE_EPOCH",
    "ZERO_AR_DATE",
    "COMPILER_PATH",
    "GCC_EXEC_PREFIX",
    "SDKROOT",
    "DEPENDENCIES_OUTPUT",
    "SUNPRO_DEPENDENCIES",
    "CCC_OVERRIDE_OPTIONS",
    "CCC_ADD_ARGS",
    "CC_PRINT_HEADERS",
    "CC_PRINT_OPTIONS",
    "CC_LOG_DIAGNOSTICS",
    "CC_PRINT_PROC_STAT",
    "IDLIFT_CLANG",
    "IDLIFT_CC_FLAGS",
    "IDLIFT_DEBUG",
)

# Variables that make clang do more than compile.
ACTIVE = (
    *(name for name in VARIABLES if name.startswith(("CC_", "CCC_"))),
    "DEPENDENCIES_OUTPUT",
    "SUNPRO_DEPENDENCIES",
)

# AVX512F and AVX512VL, as Linux numbers features of x86 processors.
_AVX512 = {b"0130", b"013F"}

PACKAGES = ("idl", "detector", "lift", "codegen", "idlift")
_CODE = (".py", ".c", ".h", ".idl", ".lark", ".toml", ".txt")


def cache_folder() -> str:
    """$IDLIFT_CACHE, else the user's cache folder, as platformdirs knows it."""
    return os.environ.get("IDLIFT_CACHE") or user_folder()


def user_folder() -> str:
    """The usual place for caches."""
    if sys.platform == "darwin":
        return os.path.expanduser("~/Library/Caches/idlift")
    home = os.environ.get("XDG_CACHE_HOME", "").strip()
    return f"{home or os.path.expanduser('~/.cache')}/idlift"


def call_key(driver: str, words: list[str], compiler: list[str]) -> str:
    """The key of a compiler call."""
    return "\0".join(
        (
            driver,
            *words,
            "",
            *compiler,
            os.getcwd(),
            *(f"{name}={os.environ.get(name)}" for name in VARIABLES),
            code_identity(),
            kernel_identity(),
            _processor() if any("native" in word for word in words) else "",
        )
    )


def compiler_key() -> str:
    """The key of the question which clang is used."""
    names = ("PATH", "IDLIFT_CLANG")
    return "\0".join(
        (
            "compiler",
            *(f"{name}={os.environ.get(name)}" for name in names),
            # Either may name places that depend on where we are.
            os.getcwd() if _is_relative() else "",
            code_identity(),
        )
    )


def _is_relative() -> bool:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return bool(os.environ.get("IDLIFT_CLANG")) or not all(
        folder.startswith("/") for folder in folders
    )


_code: str = ""


def code_identity(*, anew: bool = False) -> str:
    """Changes when the compiler itself does, or the Python that runs it.

    It is looked at once in a process, unless that stays and looks `anew`.
    """
    global _code
    if anew or not _code:
        home = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
        found: list[str] = [home, sys.executable, sys.version, *_native(home)]
        for package in PACKAGES:
            _list(f"{home}/{package}", found)
        _code = " ".join(found)
    return _code


def _native(home: str) -> list[str]:
    """What may run instead of our texts, see `idlift.native`."""
    if os.environ.get("IDLIFT_NATIVE") == "0":
        return ["texts"]
    try:
        names = os.listdir(f"{home}/idlift/__pycache__/made")
    except OSError:
        return []
    return sorted(name for name in names if name.startswith("native-"))


def _list(folder: str, found: list[str]) -> None:
    """Names, sizes and times of the code in a folder; of each folder in one go."""
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda e: e.name):
            name = entry.name
            if name.endswith(_CODE):
                status = entry.stat()
                found.append(f"{name}:{status.st_size}:{status.st_mtime_ns}")
            elif "." not in name and name != "__pycache__" and entry.is_dir():
                found.append(f"{name}/")
                _list(entry.path, found)


def tuned_identity() -> str:
    """Changes when `idlift tune` has found something."""
    found = []
    for folder in {f"{user_folder()}/tuned", f"{cache_folder()}/tuned"}:
        try:
            with os.scandir(folder) as entries:
                found += [f"{e.name}:{e.stat().st_mtime_ns}" for e in entries]
        except OSError:
            continue
    return " ".join(sorted(found))


def kernel_identity() -> str:
    """Changes when the same program would become other kernels."""
    return f"{tuned_identity()}\0{has_wide_registers()}"


def has_wide_registers() -> bool:
    """Has this machine 32 registers of 512 bits?

    Kernels are made for it, although others may run them: slower, but as right.
    """
    try:
        # Not /proc/cpuinfo, which older systems measure frequencies for.
        with open("/sys/devices/system/cpu/modalias", "rb") as file:
            features = set(file.read(16384).strip().split(b","))
    except OSError:
        return False
    return features >= _AVX512


def _processor() -> str:
    """What -march=native means here; caches may be shared between machines."""
    try:
        with open("/proc/cpuinfo", "rb") as file:
            first = file.read(8192).decode(errors="replace").partition("\n\n")[0]
    except OSError:
        return os.uname().nodename
    return "\n".join(x for x in first.split("\n") if "MHz" not in x)
