#!/bin/sh
# The main job on an example program: demo.sh FOLDER-WITH-IDLIFT
set -eu
bin=$1
here=$(dirname "$0")
size="1280 240"

step() { printf '\n== %s\n' "$*"; }

step "idlift doctor: what is there, what would be used"
"$bin/idlift" doctor

step "idlift detect --fp relaxed $here/heat.c: the computations that have a name"
"$bin/idlift" detect --fp relaxed "$here/heat.c"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

step "idlift-cc -O3 --idlift-fp=relaxed $here/heat.c -lm: what runs as OpenCL"
"$bin/idlift-cc" -O3 --idlift-fp=relaxed "$here/heat.c" -lm -o "$out/accelerated"

step "the same with plain clang -O3, and both run: heat $size (half a minute)"
"$bin/idlift-cc" --idlift-off -O3 "$here/heat.c" -lm -o "$out/original"
# shellcheck disable=SC2086
"$bin/python" "$here/compare.py" "$out/original" "$out/accelerated" $size
