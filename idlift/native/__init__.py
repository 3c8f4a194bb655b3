"""Our own hot packages as native code, made by mypyc once an installation.

`python -m idlift.native` (or `make native`) makes it, `idlift-cc` uses it while it is
as new as the texts. `modules` lists what is compiled, `source` writes the text that
mypyc gets, `build` runs mypyc and a C compiler, `finder` serves what came out.
"""
