"""Syntax errors in the reader's terms: what stands there, what could, what was meant.

Consumes lark's exceptions, produces diagnostics.
"""

from __future__ import annotations

from collections.abc import Iterable

from lark import Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from idl.rules import ALTERNATIVES, Alternative, parser
from idl.source import Diagnostic, Severity, Span, did_you_mean
from idl.spelling import Choice, Hole, Piece, Word

_Item = Token | Tree[Token]

_NAMED = {
    "NAME": "a name",
    "INT": "a number",
    "PATH": "a file",
    "EXPORT": "Export",
    "LBRACE": "{",
    "RBRACE": "}",
    "LPAR": "(",
    "RPAR": ")",
    "LSQB": "[",
    "RSQB": "]",
    "EQUAL": "=",
    "COMMA": ",",
    "DOT": ".",
    "STAR": "*",
    "SIGN": "+",
    "$END": "the end of the file",
    "_INHERITS": "inherits",
    "_INCLUDE_FILE": "Include",
    "_CONSTRAINT": "Constraint",
    "_END_CONSTRAINT": "End",
    "_AND_RENAME": "and",
}


def _display(terminal: str) -> str:
    if terminal in _NAMED:
        return _NAMED[terminal]
    if terminal.startswith("__ANON"):
        return ".."
    return terminal.strip("_").lower()


def explain(error: UnexpectedInput, text: str, name: str) -> Diagnostic:
    """The diagnostic for a syntax error."""
    found, span = _found(error, text, name)
    expected = _expected(error)
    partial = _partial_atom(error)
    known = [word for word in expected if word.isalpha()]
    remedy = _hint(found, expected)
    if found and not remedy:
        remedy = did_you_mean(found, known)
    notes = []
    continuations = _continuations(partial)
    if continuations:
        notes.append("an atom that begins like this goes on as " + continuations)
    else:
        notes.append("expected " + _listing(expected))
    if not remedy:
        remedy = _word_before(partial)
    what = f"unexpected `{found}`" if found else "the file ends too early"
    return Diagnostic("syntax", Severity.ERROR, what, span, tuple(notes), remedy)


def _found(error: UnexpectedInput, text: str, name: str) -> tuple[str, Span]:
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        rows = text.rstrip().split("\n")
        line, column = len(rows), len(rows[-1]) + 1
        return "", Span(name, line, column, line, column + 1)
    line, column = max(1, error.line), max(1, error.column)
    if isinstance(error, UnexpectedToken):
        found = str(error.token)
    else:
        at = error.pos_in_stream or 0
        found = text[at : at + 1]
    return found, Span(name, line, column, line, column + len(found))


def _expected(error: UnexpectedInput) -> list[str]:
    if isinstance(error, UnexpectedToken):
        terminals: Iterable[str] = error.accepts or error.expected
    elif isinstance(error, UnexpectedCharacters):
        terminals = error.allowed or ()
    else:
        terminals = ()
    ignored = set(parser().ignore_tokens)
    return sorted({_display(t) for t in terminals if t not in ignored})


def _listing(words: list[str]) -> str:
    shown = [f"`{w}`" if not w.startswith(("a ", "the ")) else w for w in words[:12]]
    more = f" or one of {len(words) - 12} more" if len(words) > 12 else ""
    return ", ".join(shown) + more


def _partial_atom(error: UnexpectedInput) -> list[_Item]:
    """What of the atom has been read: variables and words, from its beginning."""
    if not isinstance(error, UnexpectedToken) or error.interactive_parser is None:
        return []
    read: list[_Item] = []
    for item in reversed(error.interactive_parser.parser_state.value_stack):
        if isinstance(item, Tree) and item.data != "slot":
            break
        # A word that may stand between formulae belongs to no atom that goes on
        # before it, unless a variable is still to come.
        if isinstance(item, Token) and not str(item).isalpha():
            break
        read.append(item)
    return list(reversed(read))


def _continuations(read: list[_Item]) -> str:
    # The stack may hold an enclosing `and` in front; try ever shorter tails.
    for start in range(len(read) - 1):
        tail = read[start:]
        near = [alt for alt in ALTERNATIVES if _begins(alt, tail)]
        if near:
            rows = dict.fromkeys(_rest(alt, len(tail)) for alt in near)
            shown = [f"`{row}`" for row in rows if row]
            more = " or otherwise" if len(shown) > 6 else ""
            return ", ".join(shown[:6]) + more
    return ""


def _begins(alternative: Alternative, read: list[_Item]) -> bool:
    pieces = alternative.pieces
    return len(read) < len(pieces) and all(
        _fits(piece, item) for piece, item in zip(pieces, read, strict=False)
    )


def _fits(piece: Piece, item: _Item) -> bool:
    match piece:
        case Hole():
            return isinstance(item, Tree)
        case Word(text):
            return isinstance(item, Token) and item == text
        case Choice():
            return isinstance(item, Token)


def _rest(alternative: Alternative, read: int) -> str:
    return str(
        Alternative(alternative.spec, alternative.pieces[read:], alternative.params)
    )


def _word_before(read: list[_Item]) -> str:
    """A misspelt word that was taken for a name: an opcode, or an index after `for`."""
    if not read or not isinstance(read[-1], Token) or read[-1].type != "NAME":
        return ""
    word = str(read[-1])
    for start in range(len(read) - 1):
        tail = read[start:-1]
        near = [alt.pieces[len(tail)] for alt in ALTERNATIVES if _begins(alt, tail)]
        known = {piece.text for piece in near if isinstance(piece, Word)}
        if known and tail:
            return did_you_mean(word, known)
    known = {_display(t.name) for t in parser().terminals}
    return did_you_mean(word, (k for k in known if k.isalpha() and k != word))


def _hint(found: str, expected: list[str]) -> str:
    if found in ("and", "or"):
        return (
            "`and` and `or` stand only inside parentheses, and not both in the same "
            "ones: ( F and F ), ( F or F )"
        )
    if found == "End" and ")" in expected:
        return "a parenthesis is not closed"
    if found == ")" and "End" in expected:
        return "there is one closing parenthesis too many"
    return ""
