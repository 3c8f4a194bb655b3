"""idlift-cc with loops to offload is still a compiler: outputs, errors, builds."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

KERNEL = """\
#include "kernel.h"
void axpy(double *y, const double *x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
"""
HEADER = "void axpy(double *, const double *, double, int);\n"
MAIN = """\
#include <stdio.h>
#include "kernel.h"
static double x[1000], y[1000];
int main(void) {
  for (int i = 0; i < 1000; i++) { x[i] = i; y[i] = 1; }
  axpy(y, x, 2.0, 1000);
  double s = 0;
  for (int i = 0; i < 1000; i++) s = s * 0.5 + y[i];
  printf("%.17g\\n", s);
}
"""
NOTHING = (
    "int bits(unsigned a) { int s = 0; while (a) { s++; a &= a - 1; } return s; }\n"
)

pytestmark = pytest.mark.clang


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "kernel.c").write_text(KERNEL)
    (tmp_path / "kernel.h").write_text(HEADER)
    (tmp_path / "main.c").write_text(MAIN)
    return tmp_path


def run(program: Path, toolchain: Toolchain, **extra: str) -> str:
    return subprocess.run(
        [program],
        capture_output=True,
        text=True,
        check=True,
        env=environment(toolchain, **extra),
    ).stdout


def expected(project: Path, toolchain: Toolchain) -> str:
    command = [*toolchain.invocation("c"), "-O2", "main.c", "kernel.c", "-o", "plain"]
    subprocess.run(command, cwd=project, check=True)
    return run(project / "plain", toolchain)


def symbols(path: Path) -> str:
    return subprocess.run(
        ["nm", str(path)], capture_output=True, text=True, check=True
    ).stdout


def is_offloaded(path: Path) -> bool:
    return "__idlift_" in symbols(path)


def test_object_and_depfile(any_toolchain: Toolchain, project: Path) -> None:
    done = idlift_cc(
        any_toolchain, project, "-O2", "-c", "kernel.c", "-MD", "-MF", "deps"
    )
    assert done.returncode == 0
    assert "kernel.c:3: map → OpenCL (guarded: " in done.stderr
    assert is_offloaded(project / "kernel.o")
    assert (project / "deps").read_text() == "kernel.o: kernel.c kernel.h\n"


def test_quiet(any_toolchain: Toolchain, project: Path) -> None:
    done = idlift_cc(any_toolchain, project, "-O2", "-c", "kernel.c", "--idlift-quiet")
    assert (done.returncode, done.stderr) == (0, "")


def test_assembly_to_standard_output(any_toolchain: Toolchain, project: Path) -> None:
    done = idlift_cc(any_toolchain, project, "-O2", "-S", "kernel.c", "-o", "-")
    assert done.returncode == 0
    assert "axpy:" in done.stdout
    assert "__idlift_" in done.stdout


@pytest.mark.parametrize(
    "flags",
    [
        ("-O2",),
        ("-O0", "-g"),
        ("-O3", "-march=native"),
        ("-Os",),
        ("-O2", "-g", "-fPIE"),
    ],
    ids=" ".join,
)
def test_sources_to_program(
    any_toolchain: Toolchain, project: Path, flags: tuple[str, ...]
) -> None:
    command = (*flags, "main.c", "kernel.c", "-o", "program")
    done = idlift_cc(any_toolchain, project, *command)
    assert done.returncode == 0, done.stderr
    assert "kernel.c:3: map → OpenCL" in done.stderr
    wanted = expected(project, any_toolchain)
    for policy in ("auto", "never", "always"):
        program = project / "program"
        assert run(program, any_toolchain, IDLIFT_POLICY=policy) == wanted
    assert not list(project.glob("*.o"))


def test_standard_input(any_toolchain: Toolchain, project: Path) -> None:
    import sys

    program = "from idlift.wrapper import cc; cc()"
    words = ["-O2", "-xc", "-I.", "-c", "-", "-o", "stdin.o"]
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        cwd=project,
        input=KERNEL,
        text=True,
        capture_output=True,
        check=False,
        env=environment(any_toolchain),
    )
    assert (done.returncode, is_offloaded(project / "stdin.o")) == (0, True)


def test_response_file(any_toolchain: Toolchain, project: Path) -> None:
    (project / "words").write_text("-O2 -c kernel.c -o 'a b.o'")
    assert idlift_cc(any_toolchain, project, "@words").returncode == 0
    assert is_offloaded(project / "a b.o")


def test_shared_object_and_archive(any_toolchain: Toolchain, project: Path) -> None:
    wanted = expected(project, any_toolchain)
    shared = ("-O2", "-fPIC", "-shared", "kernel.c", "-o", "libk.so")
    assert idlift_cc(any_toolchain, project, *shared).returncode == 0
    link = ("main.c", "-L.", "-lk", "-o", "dynamic", f"-Wl,-rpath,{project}")
    assert idlift_cc(any_toolchain, project, "-O2", *link).returncode == 0
    assert run(project / "dynamic", any_toolchain, IDLIFT_POLICY="always") == wanted
    assert idlift_cc(any_toolchain, project, "-O2", "-c", "kernel.c").returncode == 0
    subprocess.run(["ar", "rcs", "libk.a", "kernel.o"], cwd=project, check=True)
    # Any driver may link what we made.
    linked = ["gcc", "main.c", "libk.a", "-o", "static"]
    subprocess.run(linked, cwd=project, check=True)
    assert run(project / "static", any_toolchain, IDLIFT_POLICY="always") == wanted


def test_no_symbol_is_added_to_a_library(
    any_toolchain: Toolchain, project: Path
) -> None:
    shared = ("-O2", "-fPIC", "-shared", "kernel.c", "-o", "libk.so")
    assert idlift_cc(any_toolchain, project, *shared).returncode == 0
    table = subprocess.run(
        ["nm", "-D", "--defined-only", "libk.so"],
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert [line.split()[-1] for line in table.splitlines()] == ["axpy"]


@pytest.mark.parametrize("flag", ["-flto", "-fsanitize=undefined", "-fopenmp-simd"])
def test_flags_that_leave_it_to_clang(
    any_toolchain: Toolchain, project: Path, flag: str
) -> None:
    words = ("-O1", flag, "-c", "kernel.c", "main.c")
    done = idlift_cc(any_toolchain, project, *words)
    assert (done.returncode, done.stderr) == (0, "")
    plain = project / "plain"
    plain.mkdir()
    command = [*any_toolchain.invocation("c"), *words]
    files = ("kernel.c", "kernel.h", "main.c")
    for name in files:
        shutil.copy(project / name, plain)
    subprocess.run(command, cwd=plain, check=True)
    assert (project / "kernel.o").read_bytes() == (plain / "kernel.o").read_bytes()


@pytest.mark.parametrize("flags", [("-O2",), ("-O2", "-g"), ("-O0", "-fPIC")])
def test_nothing_to_offload_is_clangs_object_to_the_byte(
    toolchain: Toolchain, tmp_path: Path, flags: tuple[str, ...]
) -> None:
    (tmp_path / "a.c").write_text(NOTHING)
    assert idlift_cc(toolchain, tmp_path, *flags, "-c", "a.c").returncode == 0
    made = (tmp_path / "a.o").read_bytes()
    command = [*toolchain.invocation("c"), *flags, "-c", "a.c"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert made == (tmp_path / "a.o").read_bytes()


def test_hardening_flags_are_kept(any_toolchain: Toolchain, project: Path) -> None:
    (project / "kernel.c").write_text(
        KERNEL + "#include <string.h>\n"
        "int copy(const char *s) { char b[64]; strcpy(b, s); return b[3]; }\n"
    )
    flags = ("-O2", "-fstack-protector-strong", "-fcf-protection", "-c", "kernel.c")
    assert idlift_cc(any_toolchain, project, *flags).returncode == 0
    table = symbols(project / "kernel.o")
    assert "__idlift_" in table
    assert "__stack_chk_fail" in table


def test_warnings_of_clang_are_shown(any_toolchain: Toolchain, project: Path) -> None:
    (project / "kernel.c").write_text(KERNEL.replace("{\n  for", "{\n  int k;\n  for"))
    for _ in range(2):  # also when the object comes from the cache
        done = idlift_cc(any_toolchain, project, "-O2", "-Wall", "-c", "kernel.c")
        assert "warning: unused variable 'k'" in done.stderr
        assert "map → OpenCL" in done.stderr


def test_warnings_that_are_errors(any_toolchain: Toolchain, project: Path) -> None:
    (project / "kernel.c").write_text(KERNEL.replace("{\n  for", "{\n  int k;\n  for"))
    done = idlift_cc(any_toolchain, project, "-Werror", "-Wall", "-c", "kernel.c")
    assert done.returncode == 1
    assert "error: unused variable 'k'" in done.stderr
    assert done.stderr.count("unused variable") == 1
    assert not (project / "kernel.o").exists()


def test_the_other_sources_are_compiled_although_one_fails(
    any_toolchain: Toolchain, project: Path
) -> None:
    (project / "bad.c").write_text("int f( {\n")
    done = idlift_cc(any_toolchain, project, "-O2", "-c", "bad.c", "kernel.c")
    assert done.returncode == 1
    assert is_offloaded(project / "kernel.o")
    done = idlift_cc(any_toolchain, project, "bad.c", "kernel.c", "main.c")
    assert done.returncode == 1
    assert not (project / "a.out").exists()


def test_an_output_that_cannot_be_written(
    any_toolchain: Toolchain, project: Path
) -> None:
    done = idlift_cc(
        any_toolchain, project, "-O2", "-c", "kernel.c", "-o", "no/such/kernel.o"
    )
    assert done.returncode == 1
    assert "no/such/kernel.o" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_cache_that_cannot_be_written(
    any_toolchain: Toolchain, project: Path
) -> None:
    (project / "file").write_text("")
    done = idlift_cc(
        any_toolchain, project, "-O2", "-c", "kernel.c",
        XDG_CACHE_HOME=str(project / "file" / "cache"),
    )  # fmt: skip
    assert done.returncode == 0
    assert "warning" not in done.stderr
    assert is_offloaded(project / "kernel.o")


def test_report_as_json_collects_the_units_of_a_build(
    any_toolchain: Toolchain, project: Path
) -> None:
    (project / "other.c").write_text(KERNEL.replace("axpy", "other"))
    for name in ("kernel.c", "other.c", "kernel.c"):
        command = ("-O2", "-c", name, "--idlift-report=report.json")
        assert idlift_cc(any_toolchain, project, *command).returncode == 0
    document = json.loads((project / "report.json").read_text())
    assert document["schema"] == "idlift.detect/1"
    assert [u["source"] for u in document["units"]] == ["other.c", "kernel.c"]
    (match,) = document["units"][1]["matches"]
    assert (match["kind"], match["line"], match["verdict"]) == ("map", 3, "guarded")
    assert "idlift_map" in match["lift"]


def test_report_as_sarif(any_toolchain: Toolchain, project: Path) -> None:
    for _ in range(2):
        command = ("-O2", "-c", "kernel.c", "--idlift-report=report.sarif")
        assert idlift_cc(any_toolchain, project, *command).returncode == 0
    document = json.loads((project / "report.sarif").read_text())
    (run_,) = document["runs"]
    assert document["version"] == "2.1.0"
    assert [r["ruleId"] for r in run_["results"]] == ["match/map"]


def test_a_report_that_cannot_be_written(
    any_toolchain: Toolchain, project: Path
) -> None:
    command = ("-O2", "-c", "kernel.c", "--idlift-report=no/such/report.json")
    done = idlift_cc(any_toolchain, project, *command)
    assert done.returncode == 0
    assert "warning: cannot write the report" in done.stderr
    assert "compiled as plain clang" in done.stderr
    assert not is_offloaded(project / "kernel.o")
    done = idlift_cc(any_toolchain, project, *command, "--idlift-werror")
    assert done.returncode == 1


def test_evidence(any_toolchain: Toolchain, project: Path) -> None:
    command = ("-O2", "-c", "kernel.c", "--idlift-save=evidence")
    assert idlift_cc(any_toolchain, project, *command).returncode == 0
    (folder,) = (project / "evidence").iterdir()
    assert {path.name for path in folder.iterdir()} >= {
        "match.json", "program.lift", "lowered.lift", "trace.txt", "kernel.cl",
        "host.c", "before.ll", "after.ll",
    }  # fmt: skip
    assert json.loads((folder / "match.json").read_text())["kind"] == "map"


BREAKERS = {
    "an exception": "def broken(*_): raise RuntimeError('a defect')",
    "an assertion": "def broken(*_): assert False, 'a defect'",
    "recursion": "def broken(*_): return broken()",
    "an abort": "import os\ndef broken(*_): os.abort()",
    "no memory": "def broken(*_): raise MemoryError('a defect')",
}


@pytest.mark.parametrize("breaker", BREAKERS)
@pytest.mark.parametrize("place", ["codegen.unit.splice_text", "codegen.site.infer"])
def test_a_defect_of_ours_gives_clangs_object(
    any_toolchain: Toolchain, project: Path, breaker: str, place: str
) -> None:
    import sys

    module, _, name = place.rpartition(".")
    program = (
        f"{BREAKERS[breaker]}\nimport {module}\n{module}.{name} = broken\n"
        "from idlift.wrapper import cc\ncc()"
    )
    words = ["-O2", "-c", "kernel.c"]
    environ = environment(any_toolchain, XDG_CACHE_HOME=str(project / "cache"))
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
        env=environ,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert not is_offloaded(project / "kernel.o")
    assert done.stderr.startswith("idlift")
    made = (project / "kernel.o").read_bytes()
    command = [*any_toolchain.invocation("c"), *words]
    subprocess.run(command, cwd=project, check=True)
    assert made == (project / "kernel.o").read_bytes()


CRASHING = """\
#!/bin/sh
case "$*" in *-emit-llvm*) kill -SEGV $$ ;; esac
exec {clang} "$@"
"""


def test_a_clang_that_crashes_on_ir_gives_its_object(
    any_toolchain: Toolchain, project: Path
) -> None:
    import shlex

    crashing = project / "crashing-clang"
    crashing.write_text(CRASHING.format(clang=shlex.join(any_toolchain.argv)))
    crashing.chmod(0o755)
    variables = {
        "IDLIFT_CLANG": str(crashing),
        "XDG_CACHE_HOME": str(project / "cache"),
    }
    words = ("-O2", "-c", "kernel.c")
    done = idlift_cc(any_toolchain, project, *words, **variables)
    assert done.returncode == 0, done.stderr
    assert "warning: clang failed to make LLVM IR of kernel.c" in done.stderr
    assert not is_offloaded(project / "kernel.o")
    done = idlift_cc(any_toolchain, project, *words, "--idlift-werror", **variables)
    assert done.returncode == 1
    assert not (project / "kernel.o").exists()


TEMPLATE = """\
#pragma once
template <typename T> void scale(T *y, T a, long n) {
  for (long i = 0; i < n; i++) y[i] = y[i] * a;
}
"""


def test_templates_in_two_units_and_exceptions(
    any_cxx_toolchain: Toolchain, tmp_path: Path
) -> None:
    (tmp_path / "scale.h").write_text(TEMPLATE)
    (tmp_path / "other.cc").write_text(
        '#include "scale.h"\n#include <stdexcept>\n'
        "void other(float *y, long n) {\n"
        '  if (n < 0) throw std::runtime_error("negative");\n'
        "  scale(y, 2.0f, n);\n}\n"
    )
    (tmp_path / "main.cc").write_text(
        '#include "scale.h"\n#include <cstdio>\n#include <exception>\n'
        "void other(float *, long);\n"
        "int main() {\n"
        "  static float y[5000]; static double z[5000];\n"
        "  for (int i = 0; i < 5000; i++) { y[i] = i; z[i] = -i; }\n"
        "  scale(y, 3.0f, 4999L); other(y, 5000); scale(z, 0.5, 5000L);\n"
        "  try { other(y, -1); } catch (const std::exception &e) {\n"
        '    std::printf("%s %g %g\\n", e.what(), y[4999] + y[17], z[4999]);\n'
        "  }\n}\n"
    )
    sources = ("main.cc", "other.cc")
    for flags in (("-O2",), ("-O0", "-g")):
        command = (*flags, *sources, "-o", "program")
        done = idlift_cc(any_cxx_toolchain, tmp_path, *command, entry="cxx")
        assert done.returncode == 0, done.stderr
        assert "scale.h:3: map → OpenCL" in done.stderr
        for policy in ("never", "always"):
            out = run(tmp_path / "program", any_cxx_toolchain, IDLIFT_POLICY=policy)
            assert out == "negative 10100 -2499.5\n"


CONFIGURE = """\
set -e
check() { printf '%s\\n' "$2" > conftest.c; $CC $CFLAGS conftest.c -o conftest $3; }
check works 'int main(void) { return 0; }'
./conftest
test "$($CC -dumpmachine)" != ""
! check missing '#include <no_such_header.h>' 2> conftest.err
! check undeclared 'int main(void) { return no_such_function_at_all_(); }' 2>/dev/null
check math '#include <math.h>
int main(int c, char **v) { (void)v; return sin(c) > 2; }' -lm
! check library 'int main(void) { return 0; }' -lno_such_library 2> /dev/null
$CC -E conftest.c > /dev/null
$CC $CFLAGS -c kernel.c -o kernel.o
test ! -s conftest.log
$CC $CFLAGS main.c kernel.o -o program
"""


def test_configure_checks(any_toolchain: Toolchain, project: Path) -> None:
    compiler = shutil.which("idlift-cc")
    if compiler is None:
        pytest.skip("the package is not installed: no idlift-cc on the path")
    (project / "configure").write_text(CONFIGURE)
    done = subprocess.run(
        ["sh", "configure"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
        env=environment(any_toolchain, CC=compiler, CFLAGS="-O2 -g"),
    )
    assert done.returncode == 0, done.stderr
    assert run(project / "program", any_toolchain) == expected(project, any_toolchain)


CMAKE = """\
cmake_minimum_required(VERSION 3.16)
project(sample C)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
include(CheckFunctionExists)
check_function_exists(printf HAS_PRINTF)
add_library(kernel STATIC kernel.c)
add_executable(program main.c)
target_link_libraries(program kernel)
enable_testing()
add_test(NAME runs COMMAND program)
"""


@pytest.mark.slow
def test_cmake_project(any_toolchain: Toolchain, project: Path) -> None:
    compiler = shutil.which("idlift-cc")
    if compiler is None or shutil.which("cmake") is None:
        pytest.skip("needs cmake and an installed idlift-cc")
    (project / "CMakeLists.txt").write_text(CMAKE)
    environ = environment(any_toolchain)
    words = [f"-DCMAKE_C_COMPILER={compiler}", "-DCMAKE_BUILD_TYPE=Release"]
    for command in (
        ["cmake", "-S", ".", "-B", "build", *words],
        ["cmake", "--build", "build"],
        ["ctest", "--test-dir", "build"],
    ):
        done = subprocess.run(
            command,
            cwd=project,
            capture_output=True,
            text=True,
            check=False,
            env=environ,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert is_offloaded(project / "build" / "libkernel.a")
    program = project / "build" / "program"
    assert run(program, any_toolchain, IDLIFT_POLICY="always") == expected(
        project, any_toolchain
    )


def test_a_second_build_comes_from_the_cache(
    any_toolchain: Toolchain, project: Path
) -> None:
    cache = {"XDG_CACHE_HOME": str(project / "cache")}
    command = ("-O2", "-c", "kernel.c")
    first = idlift_cc(any_toolchain, project, *command, **cache)
    made = (project / "kernel.o").read_bytes()
    os.unlink(project / "kernel.o")
    second = idlift_cc(any_toolchain, project, *command, **cache)
    assert (first.returncode, second.returncode) == (0, 0)
    assert second.stderr == first.stderr
    assert (project / "kernel.o").read_bytes() == made


def test_functions_of_other_sources(any_toolchain: Toolchain, tmp_path: Path) -> None:
    """A program made by one call: loops may call functions of its other sources."""
    (tmp_path / "norm.c").write_text(
        "double weight(double);\n"
        "void norm(int n, const double *x, double *restrict y) {\n"
        "  for (int i = 0; i < n; i++) y[i] = weight(x[i]) + i;\n"
        "}\n"
    )
    (tmp_path / "weight.c").write_text(
        "double factor = 2;\ndouble weight(double x) { return factor * x * x; }\n"
    )
    (tmp_path / "main.c").write_text(
        "#include <stdio.h>\n"
        "extern double factor;\n"
        "void norm(int, const double *, double *);\n"
        "static double x[1000], y[1000];\n"
        "int main(void) {\n"
        "  double s = 0;\n"
        "  for (int k = 0; k < 1000; k++) x[k] = k * 0.25;\n"
        "  factor = 3;\n"
        "  norm(1000, x, y);\n"
        "  for (int k = 0; k < 1000; k++) s = s * 0.5 + y[k];\n"
        '  printf("%.17g\\n", s);\n'
        "}\n"
    )
    sources = ("main.c", "norm.c", "weight.c")
    plain = [*any_toolchain.invocation("c"), "-O2", *sources, "-o", "plain"]
    subprocess.run(plain, cwd=tmp_path, check=True)
    done = idlift_cc(any_toolchain, tmp_path, "-O2", *sources, "-o", "program")
    assert done.returncode == 0, done.stderr
    assert "norm.c:3: map → OpenCL" in done.stderr
    wanted = run(tmp_path / "plain", any_toolchain)
    for policy in ("never", "always"):
        program = tmp_path / "program"
        assert run(program, any_toolchain, IDLIFT_POLICY=policy) == wanted
    # A library's functions may be replaced by those of its user.
    shared = ("-O2", "-fPIC", "-shared", "norm.c", "weight.c", "-o", "lib.so")
    done = idlift_cc(any_toolchain, tmp_path, *shared)
    assert done.returncode == 0, done.stderr
    assert "map → OpenCL" not in done.stderr
