# The only door: make run, make test. Everything they need is installed into .venv.
PORT ?= 8000
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test games perft answers fuzz pictures bench check clean

run: .venv/run.stamp
	$(BIN)/gunicorn --config python:service.gunicorn_conf --bind 127.0.0.1:$(PORT) 'service.app:create_app()'

test: check
	$(BIN)/pytest -n 2 --dist worksteal

# Whole games over HTTP, every game and every option value, with many more seeds.
games: .venv/test.stamp
	GAMES=$(or $(GAMES),8) $(BIN)/pytest -n 2 --dist worksteal tests/service/test_games.py -k reaches_its_end

# Deeper than the test run goes: all frozen counts, and the start of backgammon to depth 3.
perft: .venv/test.stamp
	$(BIN)/python -m tests.perft

# Ask GNU Backgammon (Debian's package gnubg) again for the answers that the tests compare with.
answers: .venv/test.stamp
	$(BIN)/python -m tests.oracle.make_answers

# The contract again with many more examples, new ones every time.
fuzz: .venv/test.stamp
	FUZZ_EXAMPLES=1000 $(BIN)/pytest -n 2 --dist worksteal tests/contract

# The pictures in docs/, drawn anew.
pictures: .venv/test.stamp
	$(BIN)/python -m tests.drawing.gallery

bench: .venv/bench.stamp
	$(BIN)/python -m benchmarks

check: .venv/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

.venv/run.stamp: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable .
	touch $@

.venv/test.stamp: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ .venv/run.stamp

.venv/bench.stamp: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[bench]'
	touch $@ .venv/run.stamp

clean:
	rm -rf .venv dist build
