"""Direct mode: a compiler call that was made before is answered without clang.

`replay` is the hot path of `idlift-cc`. Nothing that it imports may be heavier than
`os`: no dataclasses, no pathlib, no json, no hashlib. `record` runs after a compilation
and may take its time. Both agree on the text form in `manifest`.
"""
