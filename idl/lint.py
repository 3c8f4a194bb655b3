"""The linter: what is legal in a file of idioms, but hardly what was meant.

Consumes a group of files, produces errors and warnings in the order of the text.
What it knows of atoms is in the tables of `idl.contradictions`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from idl.ast import (
    AtomNode,
    Bind,
    CollectNode,
    Constraint,
    Expr,
    If,
    Index,
    Inherit,
    Node,
    Placement,
    Range,
    Ref,
    Repeat,
    Slot,
    children,
)
from idl.lint_formula import lint_idiom
from idl.program import Group, inherited
from idl.resolve import faults, resolve
from idl.source import Diagnostic, IdlError, Severity, Span, did_you_mean
from idl.vocabulary import opcodes


def lint(group: Group) -> tuple[Diagnostic, ...]:
    """Everything there is to say about the files of a group."""
    found: list[Diagnostic] = []
    for constraint in group.constraints.values():
        for node in walk(constraint.body):
            found += _lint_node(node, group)
    found += _unused_constraints(group)
    found += _missing_header(group)
    for constraint in group.tops():
        try:
            idiom = resolve(group, constraint)
        except IdlError as error:
            found += faults(group, error)
        else:
            found += lint_idiom(idiom)
    return tuple(sorted(dict.fromkeys(found), key=lambda d: (d.span, d.code)))


def walk(node: Node) -> Iterator[Node]:
    """A formula and all formulae in it."""
    yield node
    for child in children(node):
        yield from walk(child)


def _lint_node(node: Node, group: Group) -> Iterator[Diagnostic]:
    match node:
        case AtomNode(spec, params, _, span) if spec.id == "opcode":
            if not opcodes.known(params[0]):
                words = {*opcodes.OPCODES, *opcodes.SHORT}
                yield _warn(
                    "unknown-opcode",
                    f"no instruction has the opcode `{params[0]}`",
                    span,
                    did_you_mean(params[0], words),
                )
        case CollectNode(bound=0, span=span):
            yield _warn("collect-bound", "a collect with room for nothing", span)
        case Inherit(name, arguments):
            yield from _lint_inherit(node, name, arguments or (), group)
        case _:
            pass


def _lint_inherit(
    node: Inherit,
    name: str,
    arguments: tuple[tuple[str, Expr], ...],
    group: Group,
) -> Iterator[Diagnostic]:
    found = group.find(name)
    if found is None:
        # The resolver says so only for what is reached from an idiom.
        yield Diagnostic(
            "unknown-name",
            Severity.ERROR,
            f"there is no constraint called `{name}`",
            node.name_span,
            (),
            did_you_mean(name, group.names()),
        )
        return
    wanted = _parameters(*found, set())
    for parameter, value in arguments:
        if parameter not in wanted:
            yield _warn(
                "unused-parameter",
                f"`{name}` has no use for a parameter `{parameter}`",
                value.span,
                did_you_mean(parameter, wanted),
            )
    again = Counter(parameter for parameter, _ in arguments)
    for parameter in (p for p, count in again.items() if count > 1):
        yield _warn("unused-parameter", f"`{parameter}` is given twice", node.name_span)


def _parameters(group: Group, constraint: Constraint, seen: set[str]) -> set[str]:
    """Every name of an index that a constraint or what it inherits mentions."""
    if constraint.name in seen:
        return set()
    seen.add(constraint.name)
    names: set[str] = set()
    for node in walk(constraint.body):
        names |= {str(t) for e in _exprs(node) for _, t in e.terms}
        if isinstance(node, Inherit) and node.arguments is None:
            found = group.find(node.name)
            if found is not None:
                names |= _parameters(*found, seen)
    return names


def _exprs(node: Node) -> Iterator[Expr]:
    match node:
        case AtomNode(slots=slots):
            for slot in slots:
                yield from _slot_exprs(slot)
        case Inherit(arguments=arguments, placement=placement):
            yield from (value for _, value in arguments or ())
            yield from _placement_exprs(placement)
        case Repeat(low=low, high=high, placement=placement):
            yield from (low, high)
            yield from _placement_exprs(placement)
        case Bind(value=value, placement=placement):
            yield value
            yield from _placement_exprs(placement)
        case If(left=left, right=right):
            yield from (left, right)
        case _:
            pass


def _placement_exprs(placement: Placement) -> Iterator[Expr]:
    for outer, inner in placement.renames:
        yield from _slot_exprs(outer)
        yield from _slot_exprs(inner)
    if placement.prefix is not None:
        yield from _slot_exprs(placement.prefix)


def _slot_exprs(slot: Slot) -> Iterator[Expr]:
    for ref in slot.refs:
        yield from _ref_exprs(ref)


def _ref_exprs(ref: Ref) -> Iterator[Expr]:
    if isinstance(ref.root, Slot):
        yield from _slot_exprs(ref.root)
    for step in ref.steps:
        match step:
            case Index(value):
                yield value
            case Range(low, high):
                yield from (low, high)
            case _:
                pass


def _unused_constraints(group: Group) -> Iterator[Diagnostic]:
    # A file without any idiom of its own is a library: all of it is for others.
    with_idioms = {c.span.file for c in group.constraints.values() if c.exported}
    reached: set[str] = set()
    waiting = [c.name for c in group.tops()]
    while waiting:
        name = waiting.pop()
        if name not in reached and name in group.constraints:
            reached.add(name)
            waiting += inherited(group.constraints[name].body)
    for name, constraint in group.constraints.items():
        if name not in reached and constraint.span.file in with_idioms:
            yield _warn(
                "unused-constraint",
                f"no exported idiom inherits `{name}`",
                constraint.name_span,
                "write `Export` before it, or remove it",
            )


def _missing_header(group: Group) -> Iterator[Diagnostic]:
    for constraint in group.constraints.values():
        header = group.headers[constraint.name]
        if constraint.exported and not (header.kind and header.anchor):
            missing = [k for k in ("kind", "anchor") if not getattr(header, k)]
            yield _warn(
                "no-header",
                f"`{constraint.name}` is exported without {' and '.join(missing)}",
                constraint.name_span,
                "write `#! kind: word` and `#! anchor: {loop}` lines above it",
            )


def _warn(code: str, message: str, span: Span, remedy: str = "") -> Diagnostic:
    return Diagnostic(code, Severity.WARNING, message, span, (), remedy)
