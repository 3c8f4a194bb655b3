"""A compiler that stays for a while after its work, for the calls that come next.

Most of a cold call of `idlift-cc` is preparation: Python starts, some hundred modules
are imported, LLVM is loaded, idioms are read, and all code runs for the first time. A
build makes such calls by the dozen. So the process that has compiled a file stays, and
the next calls are answered by forks of it, as if they had compiled themselves.

`circumstances` says who may be served by whom, `protocol` how they talk, `client` asks,
`server` stays. $IDLIFT_STAY is how many seconds it stays without work; 0: not at all.
A clang stays with it, for its forks (`clang_server`), which ask it (`clang_client`).

What a call does must not depend on who serves it. A fork gets the caller's folder,
environment, files and umask; whatever else a process inherits (user, limits, name
spaces, control group, ..) has to be the same on both sides. When the caller is gone, so
is its fork. When something goes wrong, the caller compiles by itself.
"""
