#!/bin/sh
# The main job on an example program: demo.sh FOLDER-WITH-IDLIFT
set -eu
bin=$1
here=$(dirname "$0")
size="1536 30"

step() { printf '\n== %s\n' "$*"; }

step "idlift doctor: what is there, what would be used"
"$bin/idlift" doctor

step "idlift detect --fp relaxed $here/heat.c: the computations that have a name"
"$bin/idlift" detect --fp relaxed "$here/heat.c"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

step "idlift-cc -O3 -march=native --idlift-fp=relaxed $here/heat.c -lm"
"$bin/idlift-cc" -O3 -march=native --idlift-fp=relaxed \
    "$here/heat.c" -lm -o "$out/accelerated"

step "the same with plain clang, and both run: heat $size"
"$bin/idlift-cc" --idlift-off -O3 -march=native "$here/heat.c" -lm -o "$out/original"
# shellcheck disable=SC2086
"$bin/python" "$here/compare.py" "$out/original" "$out/accelerated" $size
