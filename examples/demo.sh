#!/bin/sh
# The main job on an example program: demo.sh FOLDER-WITH-IDLIFT
set -eu
bin=$1
here=$(dirname "$0")

step() { printf '\n== %s\n' "$*"; }

step "idlift doctor"
"$bin/idlift" doctor

step "idlift-cc -O2 $here/heat.c"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$bin/idlift-cc" -O2 "$here/heat.c" -lm -o "$out/heat"

step "heat"
"$out/heat"
