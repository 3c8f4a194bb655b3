#!/bin/sh
# The main job on an example program: demo.sh FOLDER-WITH-IDLIFT
set -eu
bin=$1
here=$(dirname "$0")

step() { printf '\n== %s\n' "$*"; }

step "idlift doctor: what is there, what would be used"
"$bin/idlift" doctor

step "idlift detect $here/heat.c: the computations that have a name"
"$bin/idlift" detect "$here/heat.c"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

step "idlift-cc -O2 $here/heat.c -lm: build it and run it"
"$bin/idlift-cc" -O2 "$here/heat.c" -lm -o "$out/heat"
"$out/heat"
