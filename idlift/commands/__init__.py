"""One module per subcommand, found by name in the table of `idlift.cli`.

Each has `HELP` (first line: the summary), `add_arguments(parser)` and `run(args)`,
which returns the exit code. Modules import heavy things inside `run`. A module with
`TAKES_CLANG_FLAGS = True` gets what follows `--` as `args.clang_flags`.
"""
