"""Syntax tree to canonical text, with the comments of the file kept.

Consumes `idl.ast`, produces text that parses back to the same tree; formatting twice
changes nothing.  Knows nothing of what names refer to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from idl.ast import (
    AtomNode,
    Bind,
    CollectNode,
    Comment,
    Conjunction,
    Constraint,
    Disjunction,
    Every,
    Expr,
    File,
    If,
    Include,
    Index,
    Inherit,
    Item,
    Member,
    Node,
    Placement,
    Range,
    Ref,
    Repeat,
    Slot,
    children,
)

WIDTH = 88


def print_file(file: File) -> str:
    """The whole file."""
    comments = list(file.comments)
    chunks: list[str] = []
    for item in file.items:
        above = _take(comments, item.span.line - 1)
        inside = _take(comments, item.span.end_line)
        chunks += _above(above, item)
        chunks.append(print_item(item, inside))
    chunks += _paragraphs(comments)
    return _join(chunks)


def _join(chunks: list[str]) -> str:
    text = ""
    for chunk in chunks:
        # A chunk that ends in a mark of its own is glued to what follows it.
        text += chunk.removesuffix(_GLUE)
        text += "\n" if chunk.endswith(_GLUE) else "\n\n"
    return text.rstrip("\n") + "\n" if text.strip() else ""


_GLUE = "\0"


def _above(comments: list[Comment], item: Item) -> list[str]:
    chunks = _paragraphs(comments)
    touches = comments and comments[-1].span.line == item.span.line - 1
    if touches and comments[-1].alone:
        chunks[-1] += _GLUE
    return chunks


def _paragraphs(comments: Iterable[Comment]) -> list[str]:
    chunks: list[str] = []
    last = -1
    for comment in comments:
        if comment.span.line == last + 1:
            chunks[-1] += "\n" + comment.text
        else:
            chunks.append(comment.text)
        last = comment.span.line
    return chunks


def _take(comments: list[Comment], last_line: int) -> list[Comment]:
    taken = [c for c in comments if c.span.line <= last_line]
    del comments[: len(taken)]
    return taken


def print_item(item: Item, comments: Sequence[Comment] = ()) -> str:
    """One constraint or include, with the comments that stand inside of it."""
    match item:
        case Include(path):
            rest = "".join(f"  {c.text}" for c in comments)
            return f"Include {path}{rest}"
        case Constraint(name, body, exported):
            return _constraint(name, body, exported, comments)
        case _:
            assert_never(item)


def _constraint(
    name: str, body: Node, exported: bool, comments: Sequence[Comment]
) -> str:
    remarks = _Remarks(body, comments)
    block = _Layout(remarks).node(body, WIDTH)
    lines = ["Export"] if exported else []
    lines.append(f"Constraint {name}")
    lines += [*block.leading, *block.closed("")]
    return "\n".join([*lines, *remarks.dangling, "End"])


@dataclass
class _Block:
    """Lines of a formula, the comments above it, and the one behind it."""

    lines: list[str]
    leading: list[str] = field(default_factory=list)
    trailing: str = ""

    def closed(self, suffix: str) -> list[str]:
        """The lines with a suffix, and the comment after that."""
        *most, last = self.lines
        last += suffix
        return [*most, f"{last}  {self.trailing}" if self.trailing else last]

    def flat(self) -> bool:
        """Whether it is one line without comments."""
        return len(self.lines) == 1 and not self.leading and not self.trailing


class _Remarks:
    """Which comment goes above or behind which atom or inheritance."""

    def __init__(self, body: Node, comments: Sequence[Comment]) -> None:
        self.above: dict[int, list[str]] = {}
        self.behind: dict[int, str] = {}
        self.dangling: list[str] = []
        leaves = list(_leaves(body))
        starts = [(leaf.span.line, leaf.span.column) for leaf in leaves]
        for comment in comments:
            place = (comment.span.line, comment.span.column)
            following = sum(start < place for start in starts)
            before = id(leaves[following - 1]) if following else None
            if not comment.alone and before and before not in self.behind:
                self.behind[before] = comment.text
            elif following < len(leaves):
                self.above.setdefault(id(leaves[following]), []).append(comment.text)
            else:
                self.dangling.append(comment.text)


def _leaves(node: Node) -> list[Node]:
    inner = children(node)
    return [leaf for child in inner for leaf in _leaves(child)] if inner else [node]


class _Layout:
    """Lays out formulae; every method is told how wide it may be."""

    def __init__(self, remarks: _Remarks) -> None:
        self.remarks = remarks

    def node(self, node: Node, width: int) -> _Block:
        match node:
            case AtomNode():
                return self._leaf(node, _wrap(print_atom(node), width))
            case Inherit():
                return self._leaf(node, _inherit(node, width))
            case Conjunction(parts):
                return self._group(parts, " and", width)
            case Disjunction(parts):
                return self._group(parts, " or", width)
            case Repeat(every, body, index, low, high, placement):
                kind = "all" if every else "some"
                clause = f"for {kind} {index}={print_expr(low)}..{print_expr(high)}"
                return self._postfix(body, clause, placement, width)
            case Bind(body, index, value, default, placement):
                clause = f"for {index}={print_expr(value)}"
                clause += " if not otherwise specified" if default else ""
                return self._postfix(body, clause, placement, width)
            case If():
                return self._choice(node, width)
            case CollectNode(index, bound, body):
                count = "" if bound is None else f" {bound}"
                return self._collect(f"collect {index}{count}", body, width)
            case _:
                assert_never(node)

    def _leaf(self, node: Node, lines: list[str]) -> _Block:
        return _Block(
            lines,
            self.remarks.above.get(id(node), []),
            self.remarks.behind.get(id(node), ""),
        )

    def _group(self, parts: Sequence[Node], word: str, width: int) -> _Block:
        blocks = [self.node(part, width - 2 - len(word)) for part in parts]
        lines: list[str] = []
        for number, block in enumerate(blocks):
            last = number == len(blocks) - 1
            if number:
                lines += ["  " + line for line in block.leading]
            body = [*block.lines[:-1], block.lines[-1] + " )"]
            rows = body if last else block.closed(word)
            lines += [("  " if lines or n else "( ") + r for n, r in enumerate(rows)]
        return _Block(lines, blocks[0].leading, blocks[-1].trailing)

    def _postfix(
        self, body: Node, clause: str, placement: Placement, width: int
    ) -> _Block:
        block = self.node(body, width)
        if isinstance(body, CollectNode):
            block = _bracketed(block)
        tail = " ".join([clause, *_placement(placement)])
        fits = len(block.lines[-1]) + 1 + len(tail) <= width
        if fits and block.lines[-1] != "endif":
            lines = [*block.lines[:-1], f"{block.lines[-1]} {tail}"]
        else:
            renames = _hanging(clause, placement, width)
            lines = [*block.lines, *renames]
        return _Block(lines, block.leading, block.trailing)

    def _choice(self, node: If, width: int) -> _Block:
        then = self.node(node.then, width - 2)
        other = self.node(node.otherwise, width - 2)
        left, right = print_expr(node.left), print_expr(node.right)
        lines = [f"if {left}={right} then"]
        for block, word in ((then, "else"), (other, "endif")):
            lines += ["  " + row for row in (*block.leading, *block.closed(""))]
            lines.append(word)
        return _Block(lines)

    def _collect(self, head: str, body: Node, width: int) -> _Block:
        block = self.node(body, width - 2)
        if block.flat() and len(head) + 1 + len(block.lines[0]) <= width:
            return _Block([f"{head} {block.lines[0]}"])
        lines = [head, *("  " + row for row in (*block.leading, *block.lines))]
        return _Block(lines, [], block.trailing)


def _bracketed(block: _Block) -> _Block:
    first, *rest = block.lines
    lines = ["( " + first, *("  " + row for row in rest)]
    lines[-1] += " )"
    return _Block(lines, block.leading, block.trailing)


def print_atom(node: AtomNode) -> str:
    """An atom in its canonical spelling."""
    return node.spec.spell(node.params, tuple(print_slot(s)[1:-1] for s in node.slots))


def _wrap(text: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in _words(text, width - 4):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(("    " if lines else "") + word)
    return lines


def _words(text: str, width: int) -> list[str]:
    """Where a line may break: not inside of a tuple, unless that is too long."""
    words: list[str] = []
    depth = 0
    for word in text.split(" "):
        if depth and len(words[-1]) + 1 + len(word) <= width:
            words[-1] += " " + word
        else:
            words.append(word)
        depth += word.count("{") - word.count("}")
    return words


def _inherit(node: Inherit, width: int) -> list[str]:
    head = f"inherits {node.name}"
    if node.arguments is not None:
        given = ", ".join(f"{n}={print_expr(e)}" for n, e in node.arguments)
        head += f"({given})"
    flat = " ".join([head, *_placement(node.placement)])
    return [flat] if len(flat) <= width else _hanging(head, node.placement, width)


def _placement(placement: Placement) -> list[str]:
    words = []
    for number, (outer, inner) in enumerate(placement.renames):
        start = "and" if number else "with"
        words.append(f"{start} {print_slot(outer)} as {print_slot(inner)}")
    if placement.prefix is not None:
        words.append(f"at {print_slot(placement.prefix)}")
    return words


def _hanging(head: str, placement: Placement, width: int) -> list[str]:
    lines = [head]
    for row in _placement(placement):
        fits = len(lines[-1]) + 1 + len(row) <= width
        if row.startswith("at ") and len(lines) > 1 and fits:
            lines[-1] += " " + row
            continue
        lines.append(("     " if row.startswith("and ") else "    ") + row)
    return lines


def print_slot(slot: Slot) -> str:
    """A variable or tuple, with its braces."""
    return "{" + ", ".join(map(_ref, slot.refs)) + "}"


def _ref(ref: Ref) -> str:
    text = ref.root if isinstance(ref.root, str) else print_slot(ref.root)
    for step in ref.steps:
        match step:
            case Member(name):
                text += f".{name}"
            case Index(value):
                text += f"[{print_expr(value)}]"
            case Range(low, high):
                text += f"[{print_expr(low)}..{print_expr(high)}]"
            case Every():
                text += "[*]"
            case _:
                assert_never(step)
    return text


def print_expr(expr: Expr) -> str:
    """An index expression."""
    text = str(expr.terms[0][1])
    return text + "".join(f"{'+' if s > 0 else '-'}{t}" for s, t in expr.terms[1:])
