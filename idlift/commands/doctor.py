"""`idlift doctor`: prints the findings of `idlift.doctor`."""

from __future__ import annotations

import argparse

HELP = """say whether idlift can work here, what it would use, and what could be faster

Exit code 0 if `idlift detect` and `idlift cc` can work, 1 otherwise."""

MARKS = {"ok": "ok    ", "advice": "advice", "broken": "BROKEN"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift doctor`."""
    parser.add_argument(
        "-q", "--quiet", action="store_true", help="print only what is not in order"
    )


def run(args: argparse.Namespace) -> int:
    """Run all checks and print them; 1 if something essential is broken."""
    from idlift.doctor import Level, examine

    findings = examine()
    for finding in findings:
        if args.quiet and finding.level is Level.GOOD:
            continue
        print(f"{MARKS[finding.level.value]}  {finding.title:<9} {finding.headline}")
        for detail in finding.details:
            print(f"{'':18} {detail}")
        for remedy in finding.remedies:
            print(f"{'':15} -> {remedy}")
    broken = [f.title for f in findings if f.level is Level.BROKEN]
    if broken:
        print(f"\nidlift cannot work here yet: see {', '.join(broken)} above.")
        return 1
    if not args.quiet:
        print("\nidlift can work here.")
    return 0
