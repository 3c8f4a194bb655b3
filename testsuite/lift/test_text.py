"""Text: names, sugar and layout that random programs do not reach."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.terms import Program
from lift.text import parse_program, print_program


def typed(text: str) -> Program:
    return infer(parse_program(text))


def test_keywords_and_odd_names_stand_in_backquotes() -> None:
    head = "program `let`<N>(inout `in`: [f32]N, `x.addr`: f32): [f32]N\n  into `in` ="
    program = typed(head + r" `in` |> map(\`if` -> `if` * `x.addr`)")
    assert [q.name for q in program.params] == ["in", "x.addr"]
    assert print_program(program).startswith(head)
    assert typed(print_program(program)) == program


def test_a_value_may_have_the_name_of_an_operator() -> None:
    program = typed("program p<N>(min: f32, x: [f32]N) = x |> reduce(min, min)")
    assert typed(print_program(program)) == program
    assert "reduce(min, min)" in print_program(program)


SAME = {
    r"x |> map(\v -> v + 1.0f)": r"map(\v -> v + 1.0f, x)",
    "x |> reduce(+, 0.0f)": "reduce(+, 0.0f, x)",
    "zip(x, x) |> map(\\(a, b) -> a * b)": r"zip(x, x) |> map(\t -> t.0 * t.1)",
    "x |> split(2) |> map(reduce(+, 0.0f))": (
        r"x |> split(2) |> map(\x -> x |> reduce(+, 0.0f))"
    ),
    "(join ∘ map(map(sqrt)) ∘ split(2))(x)": (
        "x |> split(2) |> map(map(sqrt)) |> join"
    ),
    "x |> (split(2) |> join)": "x |> split(2) |> join",
    "x |> mapGlb(id)": "x |> mapGlb0(id)",
    "x[0]": "at(x, nat(0))",
    r"x |> map(\v -> if v < 0.0f then -v else v)": (
        r"x |> map(\v -> choose(v < 0.0f, neg(v), v))"
    ),
    r"x |> map(\v -> -1.0f * v)": r"x |> map(\v -> (-1.0f) * v)",
    r"x |> map(\v -> v * 2.0f + v)": r"x |> map(\v -> (v * 2.0f) + v)",
}


@pytest.mark.parametrize("short", list(SAME))
def test_sugar_means_what_it_is_short_for(short: str) -> None:
    head = "program p<N>(x: [f32]N) where 2 divides N = "
    left, right = parse_program(head + short), parse_program(head + SAME[short])
    assert _nameless(infer(left)) == _nameless(infer(right))


def _nameless(program: Program) -> str:
    """The text with bound names replaced by their order of appearance."""
    import re

    text = print_program(program)
    names: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        return names.setdefault(found[0], f"_{len(names)}")

    bound = set(re.findall(r"\\\(?(\w+)", text))
    for name in bound:
        text = re.sub(rf"\b{name}\b", number, text)
    return text


def test_a_comment_ends_with_its_line() -> None:
    program = parse_program("// one\nprogram p(x: f32) = // two\n  x // three")
    assert program.body == parse_program("program p(x: f32) = x").body


def test_sizes_keep_their_facts() -> None:
    text = (
        "program p<N, M>(x: [f32]N, y: [f32]M)\n"
        "  where N >= 3, 4 divides M, M <= 64 =\n"
    )
    program = parse_program(text + "  x")
    n, m = program.sizes
    assert (str(n.low), n.high, n.multiple_of) == ("3", None, 1)
    assert (str(m.low), str(m.high), m.multiple_of) == ("4", "64", 4)
    assert print_program(program) == text + "  x\n"
