# Harena. `make` alone lists what there is. Needs make and Python 3.11 or newer, nothing else.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-compiled check bench soak compile clean lock
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# The environment is made once, and again only when the lock or the package's own data change.
$(STAMP): requirements/lock.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "Harena needs Python 3.11 or newer; no '$(PYTHON)' was found. Install it, or name one: make PYTHON=/path/to/python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Harena needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "'$(PYTHON)' comes without venv. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(STAMP) ## play in the terminal; asks which title (ARGS="blade-rondo --lang ko" and other options are passed on)
	@$(BIN)/harena play $(ARGS)

test: check ## every check and every test
	@$(BIN)/python -m pytest -n auto $(ARGS)

# Without a C compiler it says that it is left out; in CI that is a failure.
test-compiled: $(STAMP) ## compile a copy and hold it to the same laws (needs a C compiler)
	@$(BIN)/python tools/compiled.py $(ARGS) || { status=$$?; test $$status = 3 && test -z "$(CI)"; }

check: $(STAMP) ## style, types, layers, card texts, translations, rulings without a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(BIN)/harena cards check
	$(BIN)/python -m harena.translations
	$(BIN)/harena rulings --missing

bench: $(STAMP) ## measure speed (ARGS="..." passes options on)
	@$(BIN)/harena bench $(ARGS)

soak: $(STAMP) ## 20,000 games of every title and set-up under the laws (ARGS="..." passes options on)
	@$(BIN)/python tools/soak.py $(ARGS)

compile: $(STAMP) ## build kernel and games with mypyc, in place (needs a C compiler)
	@$(BIN)/python tools/compile.py

lock: $(STAMP) ## renew requirements/lock.txt (needs uv)
	@tools/lock

clean: ## remove the environment, caches and everything built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -type f -delete
