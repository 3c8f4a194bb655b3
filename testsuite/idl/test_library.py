"""The library loads, is clean, covers every kind, and survives its cache format."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from idl import formula as f
from idl import serial
from idl.library import files, fingerprint, load
from idl.lint import lint
from idl.program import Loader
from idl.resolve import idioms
from idlift.cli import main

KINDS = "scalar_reduction histogram stencil gemm gemv spmv map map_reduce"


def test_every_kind_has_an_idiom() -> None:
    assert {idiom.meta.kind for idiom in idioms(load())} == set(KINDS.split())


def test_every_idiom_is_described() -> None:
    for idiom in idioms(load()):
        assert idiom.doc
        assert idiom.meta.anchor in idiom.variables
        assert idiom.meta.roles


def test_building_blocks_of_the_published_files_are_there() -> None:
    (library,) = load().groups
    blocks = "SESE Loop For ForNest Permute KernelFunction VectorRead VectorStore "
    blocks += "MatrixRead MatrixStore ReadRange DotProduct LocalConst"
    assert set(blocks.split()) <= set(library.constraints)


def test_the_library_is_free_of_lint() -> None:
    (library,) = load().groups
    assert lint(library) == ()


def test_every_block_resolves_with_some_parameter() -> None:
    program = load()
    uses = "\n".join(
        f"Export Constraint Use{name} inherits {name} for N=3 End"
        for name in program.groups[0].constraints
    )
    loader = Loader()
    group = loader.text(uses, "uses.idl", loader.group(files()))
    for idiom in idioms(loader.program([group])):
        assert any(True for _ in f.atoms(idiom.formula))


def test_idioms_survive_their_cache() -> None:
    found = idioms(load())
    text = serial.dump(found)
    again = serial.load(text)
    assert again == found
    assert serial.dump(again) == text


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"format": 0}', "[1", '{"format": 1}']
)
def test_a_broken_cache_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a dump"):
        serial.load(text)


def test_the_fingerprint_sees_extra_files(tmp_path: Path) -> None:
    extra = tmp_path / "mine.idl"
    extra.write_text("Constraint A {x} is unused End", encoding="utf-8")
    before = fingerprint([extra])
    assert before != fingerprint()
    extra.write_text("Constraint A {y} is unused End", encoding="utf-8")
    assert before != fingerprint([extra])


def test_the_catalogue_lists_every_idiom(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["idioms"]) == 0
    shown = capsys.readouterr().out
    assert all(idiom.name in shown for idiom in idioms(load()))
    assert "SESE" not in shown
    assert main(["idioms", "--all"]) == 0
    assert "SESE" in capsys.readouterr().out


def test_one_idiom_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["idioms", "GEMM"]) == 0
    shown = capsys.readouterr().out
    assert "Constraint GEMM" in shown
    assert "reported as gemm" in shown


def test_an_unknown_idiom_is_a_user_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["idioms", "GEM"]) == 1
    assert "`GEMM`" in capsys.readouterr().err


def test_the_first_idiom_of_the_reference_page_is_clean() -> None:
    page = (Path(__file__).parents[2] / "docs" / "idl.md").read_text(encoding="utf-8")
    start = page.index("    # An array is filled")
    end = page.index("    End\n", start) + len("    End\n")
    loader = Loader()
    library = loader.group(files())
    group = loader.text(textwrap.dedent(page[start:end]), "page.idl", library)
    loader.program([group])
    assert lint(group) == ()
    assert [c.name for c in group.tops()] == ["Fill"]
