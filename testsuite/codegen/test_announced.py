"""The call of a stub is known before its kernels: the unit is compiled beside them."""

from __future__ import annotations

import pytest

from codegen.kernels import Compile, Kernels, compiling
from codegen.site import Declined, Draft
from codegen.splice.emit import EmitError
from codegen.unit import announced, drafted, offload
from detector.analysis.facade import FunctionAnalyses
from detector.frontend import compile_to_ir
from detector.legality import judge
from detector.loader import canonicalise, read
from detector.matching import find_in_module
from detector.verdict import FpContract
from idlift.detection.library import load_idioms
from idlift.offload.early import Early
from idlift.offload.pipeline import lowering
from idlift.offload.settings import Settings
from lift.diagnostics import Diagnostic, LiftError
from lift.terms.program import Program

# Stubs that ask for different things: sizes, guards, live-outs, measured keys, reloads.
UNITS = {
    "map": "void f(int *a, int *b, long n)"
    "{ for (long i = 0; i < n; i++) a[i] = b[i] + 1; }",
    "sum": "int f(int *a, int from, int to)"
    "{ int s = 0; for (int i = from; i < to; i++) s += a[i]; return s; }",
    "product": "void f(double *restrict y, double *a, double *x, int n, int m, int ld)"
    "{ for (int i = 0; i < n; i++) { y[i] = 0;"
    "  for (int j = 0; j < m; j++) y[i] += a[i * ld + j] * x[j]; } }",
    "histogram": "void f(int *restrict h, unsigned char *k, long n)"
    "{ for (long i = 0; i < n; i++) h[k[i]]++; }",
    "histogram of unknown keys": "void f(int *h, int *k, long n)"
    "{ for (long i = 0; i < n; i++) h[k[i]]++; }",
    "stencil": "void f(float *restrict a, float *b, int n, int m)"
    "{ for (int i = 1; i < n - 1; i++) for (int j = 1; j < m - 1; j++)"
    "  a[i * m + j] = b[(i - 1) * m + j] + b[(i + 1) * m + j] + b[i * m + j]; }",
    "members": "struct s { long n; int *a, *b; };"
    "void f(struct s *s) { for (long i = 0; i < s->n; i++) s->a[i] = 3 * s->b[i]; }",
}
TWO = UNITS["map"] + UNITS["sum"].replace("f(", "g(")
Drafts = tuple[Draft | Declined, ...]


def drafts_of(source: str) -> tuple[str, Drafts]:
    """The canonical text, and what is to be offloaded in it."""
    text = canonicalise(compile_to_ir(source, ["-O2"]), "a.c")
    module = read(text, "a.c")
    allowed = FpContract()
    idioms = load_idioms((), None).idioms
    found = find_in_module(module, idioms, lambda m, p: judge(m, p, allowed))
    usable = [match for match in found.matches if match.usable]
    analyses = {m.function: FunctionAnalyses(m.function, module) for m in usable}
    return text, drafted(usable, analyses)


def kernels() -> Compile:
    return compiling(lowering(Settings()))


@pytest.mark.clang
@pytest.mark.parametrize("name", UNITS)
def test_the_text_comes_as_it_was_announced(name: str) -> None:
    text, drafts = drafts_of(UNITS[name])
    expected = announced(text, drafts, "a.c")
    assert expected is not None
    plain = offload(text, drafts, kernels(), "a.c")
    assert len(plain.sites) == 1
    assert plain.after == expected.after
    assert offload(text, drafts, kernels(), "a.c", None, expected) == plain


@pytest.mark.clang
def test_what_cannot_be_compiled_after_all_is_not_called() -> None:
    text, drafts = drafts_of(TWO)
    expected = announced(text, drafts, "a.c")
    works = kernels()

    def only_maps(program: Program) -> Kernels:
        if "map" not in program.name:
            raise LiftError(Diagnostic("L000", "too much for us", None))
        return works(program)

    unit = offload(text, drafts, only_maps, "a.c", None, expected)
    assert len(unit.sites) == len(unit.declined) == 1
    assert expected is not None
    assert len(expected.splices) == 2
    assert unit.after == offload(text, drafts, only_maps, "a.c").after
    assert unit.sites[0].symbol in unit.after
    assert expected.splices[1].stub in expected.after
    assert expected.splices[1].stub not in unit.after


@pytest.mark.clang
def test_nothing_is_announced_where_nothing_is_drafted() -> None:
    text, drafts = drafts_of("int f(int a) { return a; }")
    assert announced(text, drafts, "a.c") is None


def test_an_early_object_is_that_of_its_own_text() -> None:
    early = Early()
    assert early.object_of("text") is None
    early.start("text", lambda text: text.upper().encode())
    assert early.object_of("another") is None
    assert early.object_of("text") == b"TEXT"


def test_who_needs_the_object_hears_of_its_trouble() -> None:
    def fails(_text: str) -> bytes:
        raise EmitError("not a module")

    early = Early()
    early.start("text", fails)
    assert early.object_of("text") is None
