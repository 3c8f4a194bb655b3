"""What library functions and intrinsics do besides returning a value, as a table.

Consulted for external functions by name (unless nobuiltin) and for intrinsics by how
their names begin; attributes of the IR are joined to it. It is a module, and no file
of another format, because every compilation reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Extent = Literal["none", "arguments", "any"]


@dataclass(frozen=True, slots=True)
class Group:
    """Functions that do the same.

    `reads` and `writes` say which memory: "arguments" is what pointers among the
    arguments lead to. `names` are functions, with each of the `suffixes` ("f" for
    float, ...); `prefixes` are intrinsics, whose types follow.
    """

    what: str
    reads: Extent
    writes: Extent
    # Always comes back.
    returns: bool
    names: str = ""
    suffixes: tuple[str, ...] = ("",)
    prefixes: str = ""
    # May set errno.
    errno: bool = False
    # May stop or signal the program.
    traps: bool = False
    # Heap memory.
    allocates: bool = False
    frees: bool = False


_EVERY_FLOAT = ("", "f", "l")

GROUPS = (
    Group(
        "libm without errno: exact or total functions",
        reads="none",
        writes="none",
        returns=True,
        names="""
        fabs floor ceil trunc rint nearbyint round roundeven copysign fmin fmax cbrt
        atan asinh tanh erf fminimum fmaximum
        """,
        suffixes=_EVERY_FLOAT,
    ),
    Group(
        "libm that may set errno on domain or range errors",
        reads="none",
        writes="none",
        returns=True,
        names="""
        sqrt exp exp2 exp10 expm1 log log2 log10 log1p pow sin cos tan asin acos
        atan2 sinh cosh acosh atanh hypot fmod remainder fma fdim erfc tgamma ldexp
        scalbn scalbln nextafter nexttoward lrint llrint lround llround ilogb logb
        j0 j1 y0 y1
        """,
        suffixes=_EVERY_FLOAT,
        errno=True,
    ),
    Group(
        "libm with results behind pointers",
        reads="none",
        writes="arguments",
        returns=True,
        names="modf frexp remquo sincos",
        suffixes=_EVERY_FLOAT,
        errno=True,
    ),
    Group(
        "lgamma also writes the global signgam",
        reads="none",
        writes="any",
        returns=True,
        names="lgamma",
        suffixes=_EVERY_FLOAT,
        errno=True,
    ),
    Group(
        "integer arithmetic of the C library",
        reads="none",
        writes="none",
        returns=True,
        names="abs labs llabs ffs ffsl ffsll",
    ),
    Group(
        "character classes read the locale's tables",
        reads="any",
        writes="none",
        returns=True,
        names="""
        isalnum isalpha isdigit islower isspace isupper isxdigit toupper tolower
        """,
    ),
    Group(
        "memory and strings, reading",
        reads="arguments",
        writes="none",
        returns=True,
        names="strlen strnlen strcmp strncmp memcmp bcmp strchr memchr",
    ),
    Group(
        "memory and strings, writing",
        reads="arguments",
        writes="arguments",
        returns=True,
        names="memcpy memmove memset strcpy strncpy bzero",
    ),
    Group(
        "heap",
        reads="none",
        writes="none",
        returns=False,
        names="""
        malloc calloc aligned_alloc memalign valloc pvalloc _Znwm _Znam
        _ZnwmSt11align_val_t _ZnamSt11align_val_t _ZnwmRKSt9nothrow_t
        _ZnamRKSt9nothrow_t
        """,
        errno=True,
        allocates=True,
    ),
    Group(
        "heap, giving a block back or moving it",
        reads="arguments",
        writes="arguments",
        returns=False,
        names="""
        free realloc reallocarray _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm
        _ZdlPvSt11align_val_t _ZdlPvmSt11align_val_t
        """,
        errno=True,
        frees=True,
    ),
    Group(
        "ends of the program",
        reads="any",
        writes="any",
        returns=False,
        names="abort exit _exit _Exit __assert_fail __cxa_throw longjmp",
        traps=True,
    ),
    Group(
        "intrinsics that compute a value and nothing else",
        reads="none",
        writes="none",
        returns=True,
        prefixes="""
        llvm.fabs llvm.sqrt llvm.sin llvm.cos llvm.tan llvm.pow llvm.powi llvm.exp
        llvm.exp2 llvm.exp10 llvm.log llvm.log2 llvm.log10 llvm.asin llvm.acos
        llvm.atan llvm.atan2 llvm.sinh llvm.cosh llvm.tanh llvm.sincos llvm.modf
        llvm.ldexp llvm.frexp llvm.fma llvm.fmuladd llvm.floor llvm.ceil llvm.trunc
        llvm.rint llvm.nearbyint llvm.round llvm.roundeven llvm.lround llvm.llround
        llvm.lrint llvm.llrint llvm.copysign llvm.minnum llvm.maxnum llvm.minimum
        llvm.maximum llvm.minimumnum llvm.maximumnum llvm.canonicalize
        llvm.is.fpclass llvm.smax llvm.smin llvm.umax llvm.umin llvm.abs llvm.scmp
        llvm.ucmp llvm.bswap llvm.bitreverse llvm.ctpop llvm.ctlz llvm.cttz
        llvm.fshl llvm.fshr llvm.sadd.with.overflow llvm.uadd.with.overflow
        llvm.ssub.with.overflow llvm.usub.with.overflow llvm.smul.with.overflow
        llvm.umul.with.overflow llvm.sadd.sat llvm.uadd.sat llvm.ssub.sat
        llvm.usub.sat llvm.fptosi.sat llvm.fptoui.sat llvm.objectsize llvm.expect
        llvm.is.constant llvm.vector.reduce llvm.ptrmask
        """,
    ),
    Group(
        "intrinsics that are hints or notes",
        reads="none",
        writes="none",
        returns=True,
        prefixes="""
        llvm.dbg llvm.assume llvm.lifetime llvm.experimental.noalias.scope.decl
        llvm.sideeffect llvm.donothing llvm.prefetch llvm.annotation
        llvm.var.annotation llvm.invariant
        """,
    ),
    Group(
        "intrinsics that copy or fill memory",
        reads="arguments",
        writes="arguments",
        returns=True,
        prefixes="llvm.memcpy llvm.memmove llvm.memset",
    ),
    Group(
        "intrinsics that read memory",
        reads="arguments",
        writes="none",
        returns=True,
        prefixes="llvm.masked.load llvm.masked.gather",
    ),
    Group(
        "traps",
        reads="any",
        writes="any",
        returns=False,
        prefixes="llvm.trap llvm.debugtrap llvm.ubsantrap",
        traps=True,
    ),
)
