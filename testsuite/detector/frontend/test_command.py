"""Reading compiler command lines: nothing is lost, and each word has its purpose."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detector.frontend import DebugInfo, Input, Mode, Purpose, parse


@pytest.mark.parametrize(
    ("line", "inputs"),
    [
        ("a.c", [("a.c", "c")]),
        ("a.cc b.cpp c.cxx d.C e.c++", [(p, "c++") for p in
                                        ("a.cc", "b.cpp", "c.cxx", "d.C", "e.c++")]),
        ("-c a.ll b.bc", [("a.ll", "ir"), ("b.bc", "ir")]),
        ("a.o libx.a -lm -o prog", [("a.o", ""), ("libx.a", "")]),
        ("-x c++ a.c -x none b.c", [("a.c", "c++"), ("b.c", "c")]),
        ("-xc -", [("-", "c")]),
        ("-O2 -- -weird.c", [("-weird.c", "c")]),
        ("-I inc -D X -include pre.h a.c", [("a.c", "c")]),
        ("-MF deps.d -MT out.o -o out.o -c a.c", [("a.c", "c")]),
        ("-Xclang -load -Xclang plug.so a.c", [("a.c", "c")]),
        ("-mllvm -debug a.c --param x=1", [("a.c", "c")]),
        ("-target x86_64-linux-gnu --sysroot /x a.c", [("a.c", "c")]),
        ("a.s b.S", [("a.s", "assembler"), ("b.S", "assembler-with-cpp")]),
        ("-emit-llvm a.c", [("a.c", "c")]),
        ("", []),
    ],
)  # fmt: skip
def test_inputs(line: str, inputs: list[tuple[str, str]]) -> None:
    assert parse(shlex.split(line)).inputs == tuple(Input(*i) for i in inputs)


def test_the_cxx_driver_reads_c_files_as_cxx() -> None:
    assert parse(["a.c", "-"], driver="c++").inputs == (
        Input("a.c", "c++"),
        Input("-", "c++"),
    )


@pytest.mark.parametrize(
    ("line", "mode"),
    [
        ("a.c", Mode.LINK),
        ("-c a.c", Mode.COMPILE),
        ("-S a.c", Mode.ASSEMBLE),
        ("-E a.c", Mode.PREPROCESS),
        ("-M a.c", Mode.PREPROCESS),
        ("-MM -c a.c", Mode.PREPROCESS),
        ("-MD -c a.c", Mode.COMPILE),
        ("-c -S a.c", Mode.ASSEMBLE),
        ("-fsyntax-only a.c", Mode.SYNTAX),
        ("--version", Mode.QUERY),
        ("-print-search-dirs", Mode.QUERY),
        ("-### -c a.c", Mode.QUERY),
        ("-v a.c", Mode.LINK),
    ],
)
def test_mode(line: str, mode: Mode) -> None:
    assert parse(shlex.split(line)).mode is mode


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("a.c", "0"),
        ("-O a.c", "1"),
        ("-O2 -O0 a.c", "0"),
        ("-O3 a.c", "3"),
        ("-O9 a.c", "3"),
        ("-Os a.c", "s"),
        ("-Oz a.c", "z"),
        ("-Og a.c", "g"),
        ("-Ofast a.c", "fast"),
        ("-Ofast -O1 a.c", "1"),
    ],
)
def test_optimization(line: str, level: str) -> None:
    assert parse(shlex.split(line)).optimization == level


@pytest.mark.parametrize(
    ("line", "debug"),
    [
        ("a.c", DebugInfo.NONE),
        ("-g a.c", DebugInfo.FULL),
        ("-g -g0 a.c", DebugInfo.NONE),
        ("-ggdb3 a.c", DebugInfo.FULL),
        ("-g1 a.c", DebugInfo.LINES),
        ("-gline-tables-only a.c", DebugInfo.LINES),
        ("-gdwarf-4 a.c", DebugInfo.FULL),
        ("-gz a.c", DebugInfo.NONE),
        ("-g -gno-column-info a.c", DebugInfo.FULL),
        ("-gsplit-dwarf a.c", DebugInfo.FULL),
    ],
)
def test_debug_info(line: str, debug: DebugInfo) -> None:
    assert parse(shlex.split(line)).debug_info is debug


def test_the_rest_of_what_later_stages_ask() -> None:
    command = parse(
        shlex.split("-fPIC -fpie -march=native -mavx2 -flto=thin -oout/a.o -c a.c")
    )
    assert command.relocation == "-fpie"
    assert command.target_arguments == ("-march=native", "-mavx2")
    assert command.output == "out/a.o"
    assert command.emits_llvm
    assert not parse(["-flto", "-fno-lto", "a.c"]).emits_llvm


@pytest.mark.parametrize(
    ("word", "watched"),
    [
        ("-fsanitize=address,undefined", True),
        ("--coverage", True),
        ("-fprofile-generate=dir", True),
        ("-fprofile-instr-generate", True),
        ("-pg", True),
        ("-fprofile-use=x.prof", False),
        ("-pthread", False),
        ("-fno-sanitize=all", False),
    ],
)
def test_instrumented_builds_are_known(word: str, watched: bool) -> None:
    assert parse(["-O2", word, "a.c"]).is_instrumented is watched


@pytest.mark.parametrize(
    ("word", "purpose"),
    [
        ("-Iinc", Purpose.PREPROCESSOR),
        ("-DX=1", Purpose.PREPROCESSOR),
        ("-Wp,-MD,x.d", Purpose.PREPROCESSOR),
        ("-isysteminc", Purpose.PREPROCESSOR),
        ("-Wall", Purpose.WARNING),
        ("-Wl,-rpath,/x", Purpose.LINKER),
        ("-Wa,--noexecstack", Purpose.TARGET),
        ("-lm", Purpose.LINKER),
        ("-L.", Purpose.LINKER),
        ("-shared", Purpose.LINKER),
        ("-std=gnu99", Purpose.DIALECT),
        ("-fno-strict-aliasing", Purpose.DIALECT),
        ("-pthread", Purpose.TARGET),
        ("-MMD", Purpose.DEPENDENCY),
        ("-MFfile.d", Purpose.DEPENDENCY),
        ("-dM", Purpose.PREPROCESSOR),
        ("-undef", Purpose.PREPROCESSOR),
        ("-save-temps=obj", Purpose.SIDE_OUTPUT),
        ("-nonsense", Purpose.OTHER),
    ],
)
def test_purpose(word: str, purpose: Purpose) -> None:
    (argument,) = parse([word]).arguments
    assert argument.purpose is purpose


def test_one_input_of_several() -> None:
    command = parse(shlex.split("-x c -O2 a.txt -I. -- b.c"))
    one = command.for_input(command.inputs[0])
    assert one.words == ("-O2", "-I.", "-x", "c", "a.txt")
    assert one.inputs == (Input("a.txt", "c"),)


def test_file_names_that_look_like_options_are_made_safe() -> None:
    command = parse(["--", "-a.c"])
    assert command.for_input(command.inputs[0]).words[-1] == "./-a.c"


WORDS = st.sampled_from(
    shlex.split(
        "a.c b.o - -c -o x -I inc -Iinc -DX -D Y -O2 -x c++ -MD -MF d -Wall -lm -L . "
        "-g -Wl,-z,now -Xlinker -pie -T s.ld -u main -fPIC -target t -e start -z now"
    )
)


@given(st.lists(st.one_of(WORDS, st.text(min_size=1, max_size=4))))
@settings(deadline=None, max_examples=300)
def test_no_word_is_lost_or_moved(words: list[str]) -> None:
    plain = [w for w in words if not w.startswith("@")]
    assert parse(plain).words == tuple(plain)
