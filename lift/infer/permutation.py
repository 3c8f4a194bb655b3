"""Is an index function a permutation, and is its inverse its inverse?"""

from __future__ import annotations

from lift.infer.check import Checker
from lift.sizes import Size, Truth, evaluate, substitute
from lift.sizes.terms import of_atom
from lift.terms.patterns import IndexFun
from lift.terms.traverse import position

#: Lengths tried when the algebra does not decide: all small ones, then powers of two
#: and their neighbours, primes, and round numbers, where index functions tend to break.
_TRIED = (*range(1, 33), 60, 63, 64, 65, 97, 100, 127, 128, 255, 256, 257, 1000, 1024)


def check_permutation(check: Checker, index: IndexFun, length: Size) -> None:
    """Refuse unless inverse(forward(i)) = i for all 0 ≤ i < length."""
    place = position(f"{index.index.name}'", length)
    try:
        forward = _apply(index, index.forward, of_atom(place), length)
        back = _apply(index, index.inverse, forward, length)
    except ZeroDivisionError:
        message = f"{index.name} divides by 0 for {length} elements"
        raise check.fail("L110", message) from None
    if check.facts.equal(back, of_atom(place)) is Truth.YES:
        return
    number = length.constant
    tried = _TRIED if number is None else (number,)
    if number is not None or not _extra_variables(index):
        for count in tried:
            if not is_permutation(index, count) and _possible(check, length, count):
                message = f"{index.name} is not a permutation of {count} elements"
                raise check.fail("L110", message)
        return
    message = f"cannot prove that {index.name} permutes {length} elements"
    raise check.fail("L110", message, "give the inverse in a form that cancels")


def is_permutation(index: IndexFun, length: int) -> bool:
    """Does it permute this many elements, with the stated inverse?"""
    names = (index.index.name, index.length.name)
    try:
        images = [
            evaluate(index.forward, dict(zip(names, (i, length), strict=True)))
            for i in range(length)
        ]
        back = [
            evaluate(index.inverse, dict(zip(names, (j, length), strict=True)))
            for j in images
        ]
    except (KeyError, ValueError, ZeroDivisionError):
        return False
    return sorted(images) == list(range(length)) and back == list(range(length))


def _apply(index: IndexFun, body: Size, at: Size, length: Size) -> Size:
    return substitute(body, {of_atom(index.index): at, of_atom(index.length): length})


def _extra_variables(index: IndexFun) -> bool:
    from lift.sizes import free_variables

    bound = {index.index, index.length}
    return bool((free_variables(index.forward) | free_variables(index.inverse)) - bound)


def _possible(check: Checker, length: Size, count: int) -> bool:
    """May the length be this number at all (e.g. an odd one is no multiple of 2)?"""
    from lift.sizes import size

    return check.facts.equal(length, size(count)) is not Truth.NO
