"""Variables as written to variables as flat strings: indices, ranges, tuples, renaming.

Consumes references of the syntax tree and the values of indices, produces names such as
``loop[0].iterator``.  Knows nothing of formulae.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from idl.ast import Every, Expr, Index, Member, Range, Ref, Slot, Step
from idl.source import Diagnostic, Severity, Span, did_you_mean

IndexValue = int | str
"""A number, or the symbol of a collect whose slots are counted up later."""

WIDEST = 4096
"""More variables than this in one tuple are a mistake, not an idiom."""


class Unnameable(Exception):
    """A reference that means nothing; carries the diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        self.diagnostic = diagnostic
        super().__init__(diagnostic.message)


def wrong(code: str, message: str, span: Span, remedy: str = "") -> Unnameable:
    """An error at a place, to be raised."""
    return Unnameable(Diagnostic(code, Severity.ERROR, message, span, (), remedy))


def evaluate(expr: Expr, env: Mapping[str, IndexValue]) -> IndexValue:
    """The value of an index expression."""
    values = [(sign, _value(term, env, expr.span)) for sign, term in expr.terms]
    if len(values) == 1:
        return values[0][1]
    total = 0
    for sign, value in values:
        if isinstance(value, str):
            raise wrong(
                "collect-index",
                "no arithmetic with the index of a collect: its slots have no number "
                "before the search",
                expr.span,
            )
        total += sign * value
    return total


def number(expr: Expr, env: Mapping[str, IndexValue]) -> int:
    """The value of an expression that must be a number."""
    value = evaluate(expr, env)
    if isinstance(value, str):
        raise wrong(
            "collect-index", "the index of a collect is no number here", expr.span
        )
    return value


def _value(term: str | int, env: Mapping[str, IndexValue], span: Span) -> IndexValue:
    if isinstance(term, int):
        return term
    if term not in env:
        raise wrong(
            "free-index",
            f"the index `{term}` has no value here",
            span,
            did_you_mean(term, env)
            or f"bind it (`for all {term}=0..3`) or pass it (`inherits X({term}=3)`)",
        )
    return env[term]


def expand(slot: Slot, env: Mapping[str, IndexValue]) -> list[str]:
    """The names that a slot stands for, in order."""
    names = [name for ref in slot.refs for name in _expand_ref(ref, env)]
    if len(names) > WIDEST:
        raise wrong("too-many", f"{len(names)} variables in one tuple", slot.span)
    return names


def _expand_ref(ref: Ref, env: Mapping[str, IndexValue]) -> list[str]:
    roots = [ref.root] if isinstance(ref.root, str) else expand(ref.root, env)
    suffixes = [_suffixes(step, env, ref.span) for step in ref.steps]
    return [root + "".join(steps) for root in roots for steps in product(*suffixes)]


def _suffixes(step: Step, env: Mapping[str, IndexValue], span: Span) -> list[str]:
    match step:
        case Member(name):
            return [f".{name}"]
        case Index(value):
            index = evaluate(value, env)
            if isinstance(index, int) and index < 0:
                raise wrong("negative-index", f"index {index} is negative", span)
            return [f"[{index}]"]
        case Range(low, high):
            first, last = number(low, env), number(high, env)
            if first < 0:
                raise wrong("negative-index", f"index {first} is negative", span)
            if last - first > WIDEST:
                raise wrong("too-many", f"a range of {last - first} variables", span)
            return [f"[{n}]" for n in range(first, last)]
        case Every():
            return ["[*]"]


class Namer:
    """Maps names of an inherited formula to those of the whole idiom."""

    __slots__ = ("_known", "_parent", "_prefix", "_renamed")

    def __init__(
        self,
        renamed: Mapping[str, str] | None = None,
        prefix: str = "",
        parent: Namer | None = None,
    ) -> None:
        self._renamed = dict(renamed or {})
        self._prefix = prefix
        self._parent = parent
        self._known: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        """The name in the idiom; the longest renamed prefix decides."""
        known = self._known.get(name)
        if known is None:
            known = self._own(name)
            if self._parent is not None:
                known = self._parent(known)
            self._known[name] = known
        return known

    def _own(self, name: str) -> str:
        end = len(name)
        while end > 0 and self._renamed:
            head = name[:end]
            if head in self._renamed:
                return self._renamed[head] + name[end:]
            end = max(name.rfind(".", 0, end), name.rfind("[", 0, end))
        return f"{self._prefix}.{name}" if self._prefix else name
