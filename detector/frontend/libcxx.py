"""C++ headers for machines that have gcc but not g++.

The ziglang package carries libc++'s headers. With them C++ can be read, and idioms in
it found, where no C++ library is installed; to link a C++ program one is needed all
the same. Consumes ziglang's folder; produces arguments for its clang.
"""

from __future__ import annotations

from pathlib import Path

# The configuration that Zig compiles its libc++ with (`zig c++ -###`), which it gives
# as macros instead of a __config_site header.
CONFIGURATION: tuple[str, ...] = (
    "_LIBCPP_ABI_VERSION=1",
    "_LIBCPP_ABI_NAMESPACE=__1",
    "_LIBCPP_HAS_THREADS=1",
    "_LIBCPP_HAS_MONOTONIC_CLOCK",
    "_LIBCPP_HAS_TERMINAL",
    "_LIBCPP_HAS_MUSL_LIBC=0",
    "_LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS=0",
    "_LIBCPP_HAS_FILESYSTEM=1",
    "_LIBCPP_HAS_RANDOM_DEVICE",
    "_LIBCPP_HAS_LOCALIZATION",
    "_LIBCPP_HAS_UNICODE",
    "_LIBCPP_HAS_WIDE_CHARACTERS",
    "_LIBCPP_HAS_NO_STD_MODULES",
    "_LIBCPP_HAS_TIME_ZONE_DATABASE",
    "_LIBCPP_PSTL_BACKEND_SERIAL",
    "_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE",
    "_LIBCPP_ASSERTION_SEMANTIC_DEFAULT=_LIBCPP_ASSERTION_SEMANTIC_IGNORE",
)


def libcxx_arguments(
    ziglang: Path, system_headers: Path = Path("/usr/include/c++")
) -> tuple[str, ...]:
    """Arguments for ziglang's libc++ headers; none where the system has C++ headers."""
    if system_headers.is_dir() and any(system_headers.iterdir()):
        return ()
    return (
        "-nostdinc++",
        "-isystem",
        str(ziglang / "lib" / "libcxx" / "include"),
        "-isystem",
        str(ziglang / "lib" / "libcxxabi" / "include"),
        *(f"-D{macro}" for macro in CONFIGURATION),
    )
