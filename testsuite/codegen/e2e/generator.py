"""Kernels made of independent choices: element type, counter, loop form, layout, body.

Produces a C file with the comments that `cases` reads. Each generated function covers a
pair of choices that no hand-written one has; a seed makes the file reproducible.
"""

from __future__ import annotations

import random

ELEMENTS = {
    "f32": "float", "f64": "double", "i8": "int8_t", "u8": "uint8_t", "i16": "int16_t",
    "u16": "uint16_t", "i32": "int32_t", "u32": "uint32_t", "i64": "int64_t",
    "u64": "uint64_t",
}  # fmt: skip
COUNTERS = {"i16": "short", "i32": "int", "u32": "unsigned", "i64": "long"}
LOOPS = (
    "for ({c} i = 0; i < n; i++) {{ {body} }}",
    "{c} i = 0; while (i < n) {{ {body} i = ({c})(i + 1); }}",
    "for ({c} i = 1; i <= n; i++) {{ {c} k = ({c})(i - 1); {shifted} }}",
    "for ({c} i = 0; i < n; i = ({c})(i + 2)) {{ {body} }}",
    "if (n > 0) {{ {c} i = 0; do {{ {body} i++; }} while (i < n); }}",
)
# (what is written, what is read): elements of y and x.
LAYOUTS = (
    ("y[i]", "x[i]", "n", "n"),
    ("y[2 * i]", "x[i]", "2*n", "n"),
    ("y[i + 3]", "x[2 * i + 1]", "n+3", "2*n+2"),
    ("y[i]", "x[4]", "n", "8"),
)
BODIES = {
    "float": ("{r} * a + {w}", "{r} > a ? {r} : {w} - a", "({r} - {w}) / a"),
    "int": ("{r} ^ {w}", "{r} > a ? {r} : {w}", "({r} & a) | ({w} >> 1)"),
}


def generate(count: int, seed: int) -> str:
    """The text of a C file with so many functions."""
    rng = random.Random(seed)
    parts = ["#include <stdint.h>\n"]
    parts += [_function(rng, number) for number in range(count)]
    return "\n".join(parts)


def _function(rng: random.Random, number: int) -> str:
    element = rng.choice(list(ELEMENTS))
    counter = rng.choice(list(COUNTERS))
    loop, layout = rng.choice(LOOPS), rng.choice(LAYOUTS)
    written, read, y_extent, x_extent = layout
    kind = "float" if element.startswith("f") else "int"
    value = rng.choice(BODIES[kind])
    c_element, c_counter = ELEMENTS[element], COUNTERS[counter]
    body = f"{written} = ({c_element})({value.format(r=read, w=written)});"
    shifted = body.replace("i +", "k +").replace("[i]", "[k]").replace("* i", "* k")
    text = loop.format(c=c_counter, body=body, shifted=shifted)
    words = "unsigned" if counter == "u32" else ""
    name = f"generated_{number}"
    return (
        f"//: void {name}({element} y[{y_extent}+2], {element} x[{x_extent}+2], "
        f"{element} a, {counter} n) | map? | {words}\n"
        f"void {name}({c_element} *y, const {c_element} *x, {c_element} a, "
        f"{c_counter} n) {{\n  {text}\n}}\n"
    )
