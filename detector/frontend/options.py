"""The driver options of clang, as far as one must know them to read a command line.

Data only: which options take their value as a separate word, and which purpose an
option has. `command.py` interprets it. An option that no row mentions is kept and
handed to clang, whose business it is to accept or refuse it.
"""

from __future__ import annotations

from enum import Enum, auto


class Purpose(Enum):
    """What an argument is for; decides which stage of a split compilation gets it."""

    INPUT = auto()
    OUTPUT = auto()
    MODE = auto()
    """-c, -S, -E, -fsyntax-only, -emit-llvm: how far to go."""
    QUERY = auto()
    """--version, -print-..., -###: nothing is compiled."""
    LANGUAGE = auto()
    """-x: holds for the inputs after it, so its place matters."""
    OPTIMIZATION = auto()
    DEBUG = auto()
    PREPROCESSOR = auto()
    DEPENDENCY = auto()
    SIDE_OUTPUT = auto()
    """Files written beside the object; asking for them twice would overwrite them."""
    WARNING = auto()
    DIALECT = auto()
    """-std, -f...: needed where C is read; harmless (and mostly unused) afterwards."""
    TARGET = auto()
    LINKER = auto()
    SEPARATOR = auto()
    OTHER = auto()


# Options whose value is the next word when nothing is joined to the name.
SEPARATE_VALUE: dict[str, Purpose] = {
    "-o": Purpose.OUTPUT,
    "--output": Purpose.OUTPUT,
    "-x": Purpose.LANGUAGE,
    "--language": Purpose.LANGUAGE,
    "-I": Purpose.PREPROCESSOR,
    "-D": Purpose.PREPROCESSOR,
    "-U": Purpose.PREPROCESSOR,
    "-A": Purpose.PREPROCESSOR,
    "-F": Purpose.PREPROCESSOR,
    "-include": Purpose.PREPROCESSOR,
    "--include": Purpose.PREPROCESSOR,
    "-include-pch": Purpose.PREPROCESSOR,
    "-imacros": Purpose.PREPROCESSOR,
    "-isystem": Purpose.PREPROCESSOR,
    "-isystem-after": Purpose.PREPROCESSOR,
    "-iquote": Purpose.PREPROCESSOR,
    "-idirafter": Purpose.PREPROCESSOR,
    "-iprefix": Purpose.PREPROCESSOR,
    "-iwithprefix": Purpose.PREPROCESSOR,
    "-iwithprefixbefore": Purpose.PREPROCESSOR,
    "-cxx-isystem": Purpose.PREPROCESSOR,
    "-ivfsoverlay": Purpose.PREPROCESSOR,
    "-Xpreprocessor": Purpose.PREPROCESSOR,
    "-isysroot": Purpose.TARGET,
    "--sysroot": Purpose.TARGET,
    "-MF": Purpose.DEPENDENCY,
    "-MT": Purpose.DEPENDENCY,
    "-MQ": Purpose.DEPENDENCY,
    "-MJ": Purpose.SIDE_OUTPUT,
    "--serialize-diagnostics": Purpose.SIDE_OUTPUT,
    "-serialize-diagnostics": Purpose.SIDE_OUTPUT,
    "-dumpbase": Purpose.SIDE_OUTPUT,
    "-dumpbase-ext": Purpose.SIDE_OUTPUT,
    "-dumpdir": Purpose.SIDE_OUTPUT,
    "-aux-info": Purpose.SIDE_OUTPUT,
    "-target": Purpose.TARGET,
    "--target": Purpose.TARGET,
    "-arch": Purpose.TARGET,
    "-gcc-toolchain": Purpose.TARGET,
    "-resource-dir": Purpose.TARGET,
    "-B": Purpose.TARGET,
    "-working-directory": Purpose.OTHER,
    "-Xclang": Purpose.DIALECT,
    "-Xanalyzer": Purpose.DIALECT,
    "-mllvm": Purpose.TARGET,
    "-Xassembler": Purpose.TARGET,
    "--param": Purpose.OTHER,
    "-L": Purpose.LINKER,
    "-l": Purpose.LINKER,
    "-T": Purpose.LINKER,
    "-u": Purpose.LINKER,
    "-z": Purpose.LINKER,
    "-e": Purpose.LINKER,
    "-rpath": Purpose.LINKER,
    "-framework": Purpose.LINKER,
    "-Xlinker": Purpose.LINKER,
    "-Xopenmp-target": Purpose.TARGET,
}

# Options of SEPARATE_VALUE whose value may also be joined: -Ifoo, -DX=1, -ofile.
JOINED_VALUE: tuple[str, ...] = (
    "-isystem-after",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-iwithprefixbefore",
    "-iwithprefix",
    "-iprefix",
    "-imacros",
    "-isysroot",
    "-include",
    "-cxx-isystem",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-I",
    "-D",
    "-U",
    "-A",
    "-F",
    "-o",
    "-x",
    "-L",
    "-l",
    "-T",
    "-u",
    "-z",
    "-e",
    "-B",
)

# Options without a value. Read before JOINED_VALUE, or -emit-llvm would be an
# entry point (-e) named "mit-llvm".
EXACT: dict[str, Purpose] = {
    "--": Purpose.SEPARATOR,
    "-c": Purpose.MODE,
    "-S": Purpose.MODE,
    "-E": Purpose.MODE,
    "--compile": Purpose.MODE,
    "--assemble": Purpose.MODE,
    "--preprocess": Purpose.MODE,
    "-fsyntax-only": Purpose.MODE,
    "-emit-llvm": Purpose.MODE,
    "-emit-ast": Purpose.MODE,
    "--analyze": Purpose.MODE,
    "-M": Purpose.DEPENDENCY,
    "-MM": Purpose.DEPENDENCY,
    "-MD": Purpose.DEPENDENCY,
    "-MMD": Purpose.DEPENDENCY,
    "-MP": Purpose.DEPENDENCY,
    "-MG": Purpose.DEPENDENCY,
    "-MV": Purpose.DEPENDENCY,
    "--write-dependencies": Purpose.DEPENDENCY,
    "--write-user-dependencies": Purpose.DEPENDENCY,
    "--version": Purpose.QUERY,
    "--help": Purpose.QUERY,
    "-help": Purpose.QUERY,
    "-###": Purpose.QUERY,
    "-dumpmachine": Purpose.QUERY,
    "-dumpversion": Purpose.QUERY,
    "-dumpspecs": Purpose.QUERY,
    "-ansi": Purpose.DIALECT,
    "-trigraphs": Purpose.DIALECT,
    "-pthread": Purpose.TARGET,
    "-pthreads": Purpose.TARGET,
    "-undef": Purpose.PREPROCESSOR,
    "-nostdinc": Purpose.PREPROCESSOR,
    "-nostdinc++": Purpose.PREPROCESSOR,
    "-P": Purpose.PREPROCESSOR,
    "-C": Purpose.PREPROCESSOR,
    "-CC": Purpose.PREPROCESSOR,
    "-H": Purpose.PREPROCESSOR,
    "-w": Purpose.WARNING,
    "-pedantic": Purpose.WARNING,
    "-pedantic-errors": Purpose.WARNING,
    "-nostdlib": Purpose.LINKER,
    "-nostdlib++": Purpose.LINKER,
    "-nodefaultlibs": Purpose.LINKER,
    "-nostartfiles": Purpose.LINKER,
    "-no-pie": Purpose.LINKER,
    "-nopie": Purpose.LINKER,
    "-pie": Purpose.LINKER,
    "-static": Purpose.LINKER,
    "-static-pie": Purpose.LINKER,
    "-shared": Purpose.LINKER,
    "-rdynamic": Purpose.LINKER,
    "-export-dynamic": Purpose.LINKER,
    "-r": Purpose.LINKER,
    "-s": Purpose.LINKER,
    "-save-temps": Purpose.SIDE_OUTPUT,
    "--save-temps": Purpose.SIDE_OUTPUT,
    "-ftime-trace": Purpose.SIDE_OUTPUT,
    "-ftest-coverage": Purpose.SIDE_OUTPUT,
    "-gsplit-dwarf": Purpose.DEBUG,
    "-time": Purpose.OTHER,
    "-pipe": Purpose.OTHER,
    "-v": Purpose.OTHER,
}

# The purpose of what remains, by how it begins; the first row that fits decides.
PREFIX: tuple[tuple[str, Purpose], ...] = (
    ("-print-", Purpose.QUERY),
    ("--print-", Purpose.QUERY),
    ("--help", Purpose.QUERY),
    ("--target=", Purpose.TARGET),
    ("--sysroot=", Purpose.TARGET),
    ("--gcc-toolchain=", Purpose.TARGET),
    ("--gcc-install-dir=", Purpose.TARGET),
    ("--include=", Purpose.PREPROCESSOR),
    ("--output=", Purpose.OUTPUT),
    ("--language=", Purpose.LANGUAGE),
    ("--std=", Purpose.DIALECT),
    ("-std=", Purpose.DIALECT),
    ("-stdlib=", Purpose.DIALECT),
    ("-rtlib=", Purpose.LINKER),
    ("-unwindlib=", Purpose.LINKER),
    ("-fuse-ld=", Purpose.LINKER),
    ("-static-lib", Purpose.LINKER),
    ("-Wl,", Purpose.LINKER),
    ("-Wp,", Purpose.PREPROCESSOR),
    ("-Wa,", Purpose.TARGET),
    ("-W", Purpose.WARNING),
    ("-R", Purpose.WARNING),
    ("-O", Purpose.OPTIMIZATION),
    ("-g", Purpose.DEBUG),
    ("-save-temps=", Purpose.SIDE_OUTPUT),
    ("-ftime-trace=", Purpose.SIDE_OUTPUT),
    ("-fsave-optimization-record", Purpose.SIDE_OUTPUT),
    ("-fdiagnostics", Purpose.WARNING),
    ("-fcolor-diagnostics", Purpose.WARNING),
    ("-fno-color-diagnostics", Purpose.WARNING),
    ("-f", Purpose.DIALECT),
    ("-d", Purpose.PREPROCESSOR),
    ("-m", Purpose.TARGET),
)

# Options that add code to watch the program; -fprofile-generate is matched by prefix.
INSTRUMENTATION = frozenset(
    {
        "-fsanitize",
        "--coverage",
        "-coverage",
        "-fprofile-arcs",
        "-ftest-coverage",
        "-fprofile-instr-generate",
        "-fcs-profile-generate",
        "-fcoverage-mapping",
        "-finstrument-functions",
        "-fxray-instrument",
        "-p",
        "-pg",
    }
)

# Extensions and what clang takes them for; anything else goes to the linker.
LANGUAGE_BY_EXTENSION: dict[str, str] = {
    ".c": "c",
    ".i": "cpp-output",
    ".cc": "c++",
    ".cp": "c++",
    ".cxx": "c++",
    ".cpp": "c++",
    ".c++": "c++",
    ".C": "c++",
    ".CPP": "c++",
    ".CC": "c++",
    ".ii": "c++-cpp-output",
    ".h": "c-header",
    ".hh": "c++-header",
    ".hpp": "c++-header",
    ".hxx": "c++-header",
    ".H": "c++-header",
    ".m": "objective-c",
    ".mm": "objective-c++",
    ".s": "assembler",
    ".S": "assembler-with-cpp",
    ".sx": "assembler-with-cpp",
    ".ll": "ir",
    ".bc": "ir",
    ".cl": "cl",
    ".cu": "cuda",
}

# As g++ reads them: a .c file is C++ there.
CXX_DRIVER_LANGUAGE: dict[str, str] = {
    "c": "c++",
    "cpp-output": "c++-cpp-output",
    "c-header": "c++-header",
}

# The languages whose loops we look at.
ANALYSED_LANGUAGES = frozenset({"c", "cpp-output", "c++", "c++-cpp-output", "ir"})
CXX_LANGUAGES = frozenset({"c++", "c++-cpp-output", "c++-header", "objective-c++"})
