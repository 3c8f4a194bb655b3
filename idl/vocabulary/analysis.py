"""Our atoms: over the normal forms that the detector's analyses compute.

A loop is named by the first instruction of its header block, which is the ``{begin}``
of the published Loop, so that the two kinds of atoms can be mixed.  An access is a load
or a store instruction.  A *leaf* of an address is an iterator, or any other value that
the affine analysis does not look into, such as a loaded index.
"""

from __future__ import annotations

from idl.spelling import AtomSpec

_OP = "<operator:add|mul|min|max|and|or|xor|any>"


def _atom(id: str, spelling: str, meaning: str, remedy: str = "") -> AtomSpec:
    return AtomSpec(id, (spelling,), meaning, "idlift", remedy)


_LOOPS = (
    _atom("loop", "{loop} is a loop", "loop heads a natural loop."),
    _atom(
        "counted_loop",
        "{loop} is a counted loop",
        "The trip count of this loop is known before it starts, and the latch is its "
        "only exit: an iterator, begin, end and constant step exist.",
        "make the loop a plain `for` whose bound does not change inside it, "
        "without break",
    ),
    _atom(
        "loop_position",
        "{loop} is an <which:innermost|outermost> loop",
        "loop heads a loop that contains no other, or that is in no other.",
    ),
    _atom(
        "iterator",
        "{i} is the iterator of {loop}",
        "i is the header phi that counts this counted loop.",
    ),
    _atom(
        "loop_bound",
        "{x} is the <bound:begin|end|step> of {loop}",
        "x is the value that the iterator of this counted loop starts with, is "
        "compared with, or grows by (only where the program has such a value).",
    ),
    _atom(
        "loop_part",
        "{x} is the <part:preheader|latch|exit> of {loop}",
        "x is the branch that enters the loop, the branch that repeats it, or the "
        "first instruction after it.",
    ),
    _atom(
        "nested",
        "{inner} is nested <how:directly|perfectly|> in {outer}",
        "Loop inner is inside loop outer; directly: with no loop between; perfectly: "
        "directly, and what else is in outer has no side effect.",
    ),
    _atom(
        "runs_over",
        "{loop} runs from {first} to {last}",
        "The counted loop begins at first + c and ends before last + c, step 1, for "
        "one constant c (0, or -1 where the data count from 1), seen through casts.",
    ),
    _atom(
        "rectangular",
        "{inner} has bounds invariant in {outer}",
        "The trip count of counted loop inner does not change in loop outer.",
        "compute the bounds of the inner loop before the outer one",
    ),
    _atom(
        "invariant",
        "{x} is invariant in {loop}",
        "x has one value during the loop: it is defined outside of it, or computed "
        "inside from such values only, without reading memory the loop writes.",
        "copy it into a local variable before the loop",
    ),
    _atom(
        "inside",
        "{x} is <how:directly|> inside {loop}",
        "x is an instruction of the loop; directly: and of no loop within it.",
    ),
    _atom("outside", "{x} is outside {loop}", "x is no instruction of the loop."),
    _atom(
        "once",
        "{x} is executed <how:at most|> once per iteration of {loop}",
        "Each iteration of the loop executes x exactly (at most) once.",
        "move it out of the condition",
    ),
    _atom(
        "controlled",
        "{x} is controlled by {condition} in {loop}",
        "Within one iteration, whether x is executed depends on this condition of a "
        "branch.",
    ),
)

_CARRIED = (
    _atom(
        "carried",
        "{x} is carried by {loop}",
        "x is a header phi of the loop and not its iterator.",
    ),
    _atom(
        "carried_value",
        "{x} is the <which:initial|next|final> value of {phi}",
        "x enters header phi from outside of the loop, from the latch, or is the "
        "value with which the loop is left (the phi in the exit block).",
    ),
    _atom(
        "used_only_by",
        "{x} is used only by {users*} in {loop}",
        "No other instruction of the loop uses x, extensions and casts left aside.",
        "do not read the running value elsewhere in the loop",
    ),
    _atom(
        "update",
        f"{{x}} is an associative update of {{old}} with {_OP}",
        "x is old combined with values that do not depend on old, by this associative "
        "and commutative operator, on every path or only on some (else x is old), "
        "also within inner loops; old and what is between are used for nothing else.",
        "use only one associative operator, and do not read the running value "
        "elsewhere in the loop",
    ),
    _atom(
        "update_by",
        f"{{x}} is an associative update of {{old}} by {{value}} with {_OP}",
        "The same, where the operator is applied once and value is its other operand.",
    ),
    _atom(
        "follows_choice",
        "{x} follows the choice of {update}",
        "update is a min or max of a carried value; x is another carried value whose "
        "next value is chosen by the same comparison, as an argmin's position is.",
    ),
)

_MEMORY = (
    _atom(
        "affine_access_by",
        "{access} is an affine access of {base} by {leaves*} in {loop}",
        "address = base + sum of factor·leaf + offset, factors and offset invariant in "
        "the loop, and the leaves that vary in the loop are exactly these.",
        "index the array by a sum of loop counters times constants or sizes",
    ),
    _atom(
        "affine_access",
        "{access} is an affine access of {base} in {loop}",
        "The same, whatever the leaves are, all of them being iterators of the loop "
        "or of loops in it.",
        "index the array by a sum of loop counters times constants or sizes",
    ),
    _atom(
        "computed_access",
        "{access} is a computed access of {base} in {loop}",
        "address = base + offset, base invariant in the loop, and some leaf of the "
        "offset that varies in the loop is no iterator (a table's or histogram's).",
    ),
    _atom(
        "access_part",
        "{x} is the <part:base|address|value> of {access}",
        "x is the pointer the address is made from, the address operand, or the value "
        "stored or loaded.",
    ),
    _atom(
        "unit_stride",
        "{access} has unit stride in {i}",
        "One step of iterator i moves the address by exactly one element.",
    ),
    _atom(
        "other_stride",
        "{access} has another stride in {i} than in {j}",
        "The address is affine, and its factors for the two iterators differ: rows "
        "and columns of a matrix, not a window that slides over a vector.",
    ),
    _atom(
        "moves_with",
        "{access} <how:moves|does not move> with {i}",
        "The address is affine, and changes (does not change) with this iterator.",
    ),
    _atom(
        "moves_everywhere",
        "{access} <how:moves with every|stays in some> loop around it in {loop}",
        "The address is affine, and changes with the iterator of this loop and of each "
        "loop between it and the access: one element an iteration. Or it does not.",
    ),
    _atom(
        "neighbours",
        "{accesses*} are at different offsets in {loop}",
        "Two of these accesses have one base, equal strides, and addresses at a "
        "constant distance that is not zero.",
    ),
    _atom(
        "same_strides",
        "{access} has the same strides as {other} in {loop}",
        "Both are affine in the loop, with equal factors for each iterator in units "
        "of their elements, and element offsets differ by a constant.",
    ),
    _atom(
        "same_address",
        "{access} has the same address as {other}",
        "Both accesses touch the same element in every iteration.",
    ),
    _atom(
        "same_elements",
        "{access} touches the same elements as {other} in {loop}",
        "In each iteration of the loops around both, the two accesses touch the same "
        "elements, each in loops of its own with equal strides and trip counts.",
    ),
    _atom(
        "previous_end",
        "{first} is the previous {last} in {loop}",
        "first is a header phi: what last loaded in the iteration before (or still "
        "itself where the range up to last was skipped), and at first the element "
        "before the first last.",
    ),
    _atom(
        "next_element",
        "{access} reads the element after {other}",
        "Both load from one base, and the address of the first is exactly one element "
        "further.",
    ),
    _atom(
        "reads_written",
        "{load} reads what {store} writes",
        "Both have the same address, and the load is executed before the store in the "
        "same iteration: a read-modify-write. Also a header phi that holds what the "
        "store keeps in memory, which the compiler need not load again.",
    ),
    _atom(
        "alias",
        "{x} <how:may|must> alias {y}",
        "The memory reached from these pointers or accesses overlaps possibly, or "
        "certainly.",
    ),
    _atom(
        "no_alias",
        "{x} does not alias {y}",
        "The memory reached from these pointers or accesses is proved to be disjoint.",
        "declare it restrict, or allow the run-time check",
    ),
)

_KERNELS = (
    _atom(
        "computed_from",
        "{x} is computed from {inputs*} in {loop}",
        "Every path in the loop to x, through data and through the conditions it "
        "depends on, starts at an input or at a value invariant in the loop; on the "
        "way are no loads, no impure calls, no other iterators or carried values.",
        "make the value depend only on what is listed",
    ),
    _atom(
        "product",
        "{x} is the product of {factors*}",
        "x = the product of these in any order, seen through extensions.",
    ),
    _atom(
        "adds_product",
        "{x} adds the product of {factors*} to {y}",
        "x = y + the product of these, in any order, as mul and add, fmuladd or fma.",
    ),
    _atom(
        "adds_scaled_product",
        "{x} adds a scaled product of {factors*} to {y} in {loop}",
        "The same, with any further factors that are invariant in the loop, or with a "
        "minus (x = y - ..).",
        "write the update as sum += a * b",
    ),
    _atom(
        "linear",
        "{x} is a scaling of {value} plus {addend} in {loop}",
        "x = s·value + t·addend with s and t invariant in the loop (1 if absent).",
    ),
    _atom(
        "scaling",
        "{x} is a scaling of {value} in {loop}",
        "x = s·value with s invariant in the loop (1 if absent).",
    ),
    _atom("pure", "{f} is pure", "f is a call of, or is, a function without effects."),
    _atom("call_of", "{x} is a call of <function>", "x calls the function so named."),
    _atom(
        "same_type", "{x} has the same type as {y}", "Both values have the same type."
    ),
)

_WHOLE = (
    _atom(
        "all_among",
        "all <what:stores|loads|calls|carried values> in {loop} are among {xs*}",
        "Nothing else of this kind is in the loop (loops within it included).",
        "move the other one out of the loop, or split the loop",
    ),
    _atom(
        "leaving_among",
        "all values leaving {loop} are among {xs*}",
        "No other value computed in the loop is used after it.",
        "compute the other value in a loop of its own",
    ),
    _atom(
        "has_no",
        "{loop} has no <what:stores|loads|calls|impure calls|early exits|inner loops"
        "|carried values|results>",
        "There is none of these in the loop (loops within it included). Carried values "
        "are header phis that are no iterators, results are values used after it.",
        "move it out of the loop, or split the loop",
    ),
    _atom(
        "only_one",
        "{x} is the only <what:store|load|call|loop> in {loop}",
        "x is one of these, inside the loop at any depth, and there is no other.",
        "move the other one out of the loop, or split the loop",
    ),
)

ATOMS: tuple[AtomSpec, ...] = (*_LOOPS, *_CARRIED, *_MEMORY, *_KERNELS, *_WHOLE)
