"""Whatever is fed to the loader, the answer is a module or a diagnostic."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detector.loader import LoadError, canonicalise, load, load_file

DATA = Path(__file__).parent / "data"
TEXT = (DATA / "loops.clang19.ll").read_text()
LINES = TEXT.split("\n")


def diagnosed(text: str | bytes) -> str:
    """The code of the diagnostic, "ok" if it loads; anything else is a failure."""
    try:
        load(text, "x.ll")
    except LoadError as error:
        found = error.diagnostic
    else:
        return "ok"
    assert found.span.file == "x.ll"
    assert found.message
    return found.code


def test_a_syntax_error_has_its_place() -> None:
    with pytest.raises(LoadError) as caught:
        load("define void @f() {\n  nonsense\n}", "x.ll")
    span = caught.value.diagnostic.span
    assert (span.file, span.line, span.column) == ("x.ll", 2, 3)
    assert "expected instruction opcode" in str(caught.value)


def test_a_verifier_error_is_a_diagnostic() -> None:
    text = "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n"
    text += "  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}"
    assert diagnosed(text) == "ir-syntax"


def test_nothing_is_cut_off_at_a_zero_byte() -> None:
    assert diagnosed("@x = global i32 1\n\0@y = global i32 2") == "ir-syntax"


def test_text_that_is_no_unicode() -> None:
    assert diagnosed("@x = global i32 1 ; \ud800") == "ir-syntax"


def test_empty_text_is_an_empty_module() -> None:
    assert not load("").functions


def test_missing_file_and_directory(tmp_path: Path) -> None:
    for path in (tmp_path / "absent.ll", tmp_path):
        with pytest.raises(LoadError) as caught:
            load_file(path)
        assert caught.value.diagnostic.code == "ir-file"


def test_binary_garbage(tmp_path: Path) -> None:
    for content in (
        b"\xff\xfe\x00\x01" * 50,
        b"BC\xc0\xde" + bytes(range(200)),
        b"\x7fELF",
    ):
        path = tmp_path / "x.bc"
        path.write_bytes(content)
        with pytest.raises(LoadError):
            load_file(path)


# Damaged debug info can abort LLVM, so in this process only code is damaged (the
# isolated loader below takes anything). Derandomised: no run may differ from CI's.
CODE = TEXT[: TEXT.index("!llvm.dbg.cu")].split("\n")
CODE = [re.sub(r",? !dbg !\d+|, !(tbaa|llvm.loop) !\d+", "", line) for line in CODE]
CODE = [line for line in CODE if "#dbg_" not in line]
PLAIN = "\n".join(CODE)


def test_the_undamaged_code_loads() -> None:
    assert diagnosed(PLAIN) == "ok"


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, len(PLAIN)))
def test_truncated_text(length: int) -> None:
    diagnosed(PLAIN[:length])


@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    st.integers(0, len(CODE) - 1),
    st.integers(0, len(CODE) - 1),
    st.sampled_from(["drop", "swap", "double"]),
)
def test_lines_dropped_swapped_doubled(first: int, second: int, how: str) -> None:
    lines = list(CODE)
    match how:
        case "drop":
            del lines[first]
        case "swap":
            lines[first], lines[second] = lines[second], lines[first]
        case _:
            lines.insert(second, lines[first])
    diagnosed("\n".join(lines))


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.integers(0, len(PLAIN) - 1), st.text(max_size=3))
def test_characters_replaced(place: int, new: str) -> None:
    diagnosed(PLAIN[:place] + new + PLAIN[place + 1 :])


def test_an_abort_of_llvm_is_a_diagnostic() -> None:
    """A lexical block whose scope is a type: LLVM's parser asserts."""
    broken = re.sub(
        r"(!DILexicalBlock\(scope: )!\d+", r"\g<1>!1", TEXT, count=1
    ).replace("DW_LANG_C11", "DW_LANG_C99")
    with pytest.raises(LoadError) as caught:
        load(broken, "x.ll", isolated=True)
    assert caught.value.diagnostic.code == "ir-syntax"


def test_isolation_changes_nothing_else() -> None:
    assert canonicalise(TEXT, "x.ll", isolated=True) == canonicalise(TEXT, "x.ll")
    with pytest.raises(LoadError) as caught:
        load("define void @f() {\n  nonsense\n}", "x.ll", isolated=True)
    assert caught.value.diagnostic.span.line == 2


def test_a_broken_module_with_debug_info_does_not_end_the_process() -> None:
    # `%0` is used where its definition does not dominate it.
    place = next(n for n, line in enumerate(LINES) if "= load double" in line)
    lines = [*LINES[: place - 1], LINES[place], LINES[place - 1], *LINES[place + 1 :]]
    assert diagnosed("\n".join(lines)) == "ir-syntax"
