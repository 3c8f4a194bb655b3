# idlift: `make demo` shows what it does, `make test` checks that it does it.
#
# Both need Python 3.11 or newer, a C compiler's headers and linker (gcc), and PyPI; no
# root. They set up .venv on the first run and take seconds afterwards. Variables:
#   PYTHON=python3.12       the Python to make .venv from
#   JOBS=2                  how many tests run at once
#   BENCH=--quick           options for the benchmarks

PYTHON ?=
JOBS   ?= 2
BENCH  ?=

VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.idlift-ready
DEV    := $(VENV)/.idlift-dev-ready
# As pip does for what it copies; some machines have Python write no bytecode by itself.
COMPILE = $(BIN)/python -m compileall -q idl detector lift codegen idlift

.PHONY: help demo test lint native bench doctor clean
.DEFAULT_GOAL := help

help:
	@echo "make demo     set up .venv, then look at an example program"
	@echo "make test     set up .venv, then lint, types, layering and tests"
	@echo "make native   compile idlift itself: idlift-cc takes less time (once, 3 min)"
	@echo "make bench    every program by every peer (under an hour; BENCH=--quick: 5 min)"
	@echo "make doctor   say what idlift found on this machine"
	@echo "make clean    remove .venv and caches"

demo: $(READY)
	@sh examples/demo.sh $(BIN)

test: $(DEV)
	@$(BIN)/python -m testsuite.check --jobs $(JOBS)

lint: $(DEV)
	@$(BIN)/python -m testsuite.check --without-tests

native: $(DEV)
	@$(COMPILE)
	@$(BIN)/python -m idlift.native

bench: native
	@$(BIN)/python -m benchmarks $(BENCH)

doctor: $(READY)
	@$(BIN)/idlift doctor

$(READY): pyproject.toml
	@sh .ci/venv $(VENV) "$(PYTHON)"
	@echo "== installing idlift and its dependencies into $(VENV) (once, some minutes)"
	@$(BIN)/python -m pip install --quiet -e . || { \
	    echo "error: the installation failed (see above); is PyPI reachable?" >&2; \
	    exit 1; }
	@$(COMPILE)
	@touch $@

$(DEV): $(READY)
	@echo "== installing what the tests need into $(VENV)"
	@$(BIN)/python .ci/dependency-group pyproject.toml dev > $(VENV)/dev.txt
	@$(BIN)/python -m pip install --quiet -r $(VENV)/dev.txt
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
