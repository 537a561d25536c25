# All commands of the project. The targets install what they need into .venv.
PORT ?= 8000
PYTHON ?= python3
BIN := .venv/bin
# the versions of the lock, so that everything runs and is tested as the image has it
# what is imported is compiled then; compiling all packages first takes longer than installing them
INSTALL := $(BIN)/pip install --quiet --no-compile --constraint .venv/lock.txt
# more than two, as many tests wait for a browser or a server
PYTEST := $(BIN)/pytest -n 3 --dist worksteal
IMAGE_TESTS := tests/deploy/test_dockerfile.py
ENGINE_TESTS := $(addprefix tests/,engine variants rulebook invariants reference perft stakes notation records drawing)
# These need a browser and the serializers of the service.
NOT_ENGINE := --ignore tests/drawing/test_browser.py --ignore tests/records/test_dialects.py
# Tests start many processes of Python; without stored bytecode each of them compiles all modules.
unexport PYTHONDONTWRITEBYTECODE
# For tests that take longer than the deadline in pyproject.toml.
NO_DEADLINE := -o faulthandler_timeout=0

.PHONY: run test test-engine test-source test-image test-compiled coverage games walks hunt texts forfeits perft conformance answers fuzz tools pictures sources errors screenshots looks playground loading load faults heavy attack bulk clients local site compare audit lock sbom bench bench-against endurance newest check clean

run: .venv/run.stamp
	$(BIN)/backgammon-rules serve --bind 127.0.0.1:$(PORT)

# Three jobs at once to keep both cores busy: the checks, the tests, and the image with the tests
# of the compiled build. The last one prints its log only if it fails. The time is that of the whole
# command, with what it installs.
BEGUN := $(shell date +%s)
test: .venv/test.stamp
	$(MAKE) --jobs=3 check test-source test-image
	@seconds=$$(($$(date +%s) - $(BEGUN))); echo "make test: passed in $$((seconds / 60)) min $$((seconds % 60)) s"

test-source: .venv/test.stamp
	$(PYTEST) --ignore $(IMAGE_TESTS)

# The rules alone: no package of the server, no browser; an environment of its own proves it.
test-engine: build/test-engine/stamp
	build/test-engine/bin/python -m pytest -n 2 --dist worksteal $(ENGINE_TESTS) $(NOT_ENGINE)

build/test-engine/stamp: pyproject.toml .venv/lock.txt
	$(PYTHON) -m venv build/test-engine
	build/test-engine/bin/pip install --quiet --constraint .venv/lock.txt --editable '.[test-engine]'
	touch $@

test-image: .venv/test.stamp
	mkdir -p build
	$(BIN)/pytest -n 0 $(IMAGE_TESTS) > build/test-image.log 2>&1 || (cat build/test-image.log; false)
	@tail -n 1 build/test-image.log

# All tests on the compiled build (docs/adr/0022), in a copy of the tree in build/compiled.
test-compiled: .venv/test.stamp
	$(BIN)/python -m benchmarks.compiled
	cd build/compiled && PYTHONPATH=. ../../$(PYTEST) --ignore $(IMAGE_TESTS)

# Test coverage of engine/ and service/: printed for information, never a reason to fail.
coverage: .venv/test.stamp
	$(PYTEST) --ignore $(IMAGE_TESTS) --cov

# Whole games over HTTP, every game and every option value, with many more seeds.
games: .venv/test.stamp
	GAMES=$(or $(GAMES),8) $(PYTEST) $(NO_DEADLINE) tests/service/test_games.py -k reaches_its_end

# Tables at which anything that is allowed happens in any order; `make walks WALKS=500` makes more.
walks: .venv/test.stamp
	WALKS=$(or $(WALKS),100) WALK_SEED=$(or $(WALK_SEED),2) $(PYTEST) $(NO_DEADLINE) tests/service/test_walks.py

# Deeper perft counts than in the tests: all stored counts, and the start of backgammon to depth 3.
perft: .venv/test.stamp
	$(BIN)/python -m tests.perft

# Write the conformance kit anew from the engine; its tests compare it with the reference.
conformance: .venv/test.stamp
	$(BIN)/python -m tools.conformance

# The package of the rules in the page, in build/local; its answers beside those of the service: make local REQUESTS=1000
local: .venv/test.stamp
	$(BIN)/python -m tools.local
	$(BIN)/python -m tests.proofs.local $(or $(REQUESTS),10000)

# A static site without a service, in build/site (needs Node and npm).
site: .venv/test.stamp
	$(BIN)/python -m tools.site

# Plays as people write them, spelled and garbled at random, for as long as you like: make texts TEXTS=1000000
texts: .venv/test.stamp
	$(BIN)/python -m tests.proofs.texts $(or $(TEXTS),100000)

# How many games players forfeit who write legal plays as language models do.
forfeits: .venv/test.stamp
	$(BIN)/python -m tests.proofs.forfeits

# 2,000 positions of each set of options of every game beside the slow reference, or of those named:
# make hunt GAMES="fevga plakoto"
hunt: .venv/test.stamp
	$(BIN)/python -m tests.proofs.hunt $(GAMES)

# Query GNU Backgammon (Debian's package gnubg) again for the answers that the tests compare with.
answers: .venv/test.stamp
	$(BIN)/python -m tests.oracle.make_answers

# Generators, mocks and linters of other projects that take minutes, applied to the contract.
tools: .venv/tools.stamp
	$(BIN)/pytest -n 0 $(NO_DEADLINE) -o python_files='check_*.py' tests/tools/long

# The contract tests with many more examples, new ones each time.
fuzz: .venv/test.stamp
	FUZZ_EXAMPLES=1000 $(PYTEST) $(NO_DEADLINE) tests/contract

# Make the types of the Python client from the contract, and build the TypeScript client.
clients: .venv/test.stamp
	$(BIN)/python clients/python/generate_types.py
	cd clients/typescript && npm ci --silent && npm run --silent build

# Redraw the pictures in docs/.
pictures: .venv/test.stamp
	$(BIN)/python -m tools.pictures

# Rewrite the list of the sources' claims in docs/.
sources: .venv/test.stamp
	$(BIN)/python -m tools.sources

# Send the examples of the catalogue of errors again and store the answers.
errors: .venv/test.stamp
	$(BIN)/python -m tools.errors

# Retake the screenshots of the README with Debian's Chromium.
screenshots: .venv/test.stamp
	$(BIN)/python -m tools.screenshots

# Every state of the pages in four sizes, light and dark, into build/looks: for the eyes of a reviewer.
looks: .venv/test.stamp
	$(BIN)/python -m tools.screenshots all

# Every game to its end in the browser, by clicks, drags and keys, and axe-core on every screen; takes some minutes.
playground: .venv/test.stamp
	$(BIN)/python -m tools.playground

# How fast the page loads, written into docs/playground.md.
loading: .venv/test.stamp
	$(BIN)/python -m tools.loading

# The tests of docs/reliability.md; each takes some minutes.
load: .venv/proof.stamp
	$(BIN)/python -m tests.proofs.load $(SECONDS)

faults: .venv/proof.stamp
	$(BIN)/python -m tests.proofs.faults $(SECONDS)

# The worst allowed requests on 32 connections beside a healthy client, as a Markdown table.
heavy: .venv/test.stamp
	$(BIN)/python -m tests.proofs.heavy

attack: .venv/proof.stamp
	$(BIN)/python -m tests.proofs.inputs $(INPUTS)

# Compare the answers of another checkout with those of this one: make compare WITH=../other
compare: .venv/test.stamp
	$(BIN)/python -m tests.proofs.compare $(WITH) --states $(or $(STATES),20000)

bulk: .venv/proof.stamp
	$(BIN)/python -m benchmarks.bulk

# Licences and known vulnerabilities of the packages in the lock. A package that cannot be checked
# is a failure, not a pass.
audit: .venv/proof.stamp
	$(BIN)/python -m tools.licences
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements.lock

# The packages that the image installs, and those that build its wheel, with hashes.
LOCK := uv pip compile --quiet --generate-hashes --python-version 3.11.14 --no-header
lock: .venv/proof.stamp
	$(BIN)/$(LOCK) --extra server --extra redis --output-file requirements.lock pyproject.toml
	$(BIN)/python -m tools.build_requirements | $(BIN)/$(LOCK) --output-file build.lock -

# The software bill of materials of the image (CycloneDX), made from its lock.
sbom: .venv/proof.stamp
	mkdir -p dist
	$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible \
	    --output-format JSON --output-file dist/sbom.json requirements.lock

bench: .venv/bench.stamp
	$(BIN)/python -m benchmarks

# CPU and p99 of POST /v1/moves beside another checkout, written into docs/performance.md:
# make bench-against WITH=../other. Each uses
# the packages of its own .venv, and its compiled copy (make test-compiled) if both have one.
bench-against: .venv/bench.stamp
	$(BIN)/python -m benchmarks.against $(WITH)

# The memory of a worker over 200,000 requests; takes some minutes.
endurance: .venv/bench.stamp
	$(BIN)/python -m benchmarks.endurance

# The core tests with the newest of every package, whatever the lock and the caps say.
NEWEST := build/newest/bin
newest:
	$(PYTHON) -m venv --clear build/newest
	$(NEWEST)/pip install --quiet --upgrade $$($(PYTHON) tools/newest.py)
	$(NEWEST)/pip install --quiet --no-deps --editable .
	$(NEWEST)/pytest -n 2 --dist worksteal $(or $(TESTS),tests/engine tests/service tests/contract)

check: .venv/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python clients/python/generate_types.py
	$(BIN)/mypy clients/python/backgammon_client clients/python/generate_types.py tests/clients/*.py
	$(BIN)/lint-imports

.venv/lock.txt: requirements.lock
	@echo "Preparing the Python environment .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	sed -n 's/^\([^ #]*==[^ ;]*\).*/\1/p' requirements.lock > $@

.venv/run.stamp: pyproject.toml .venv/lock.txt
	@echo "Installing the service and the packages that it needs into .venv; this can take some minutes …"
	@$(INSTALL) --editable '.[server]'
	touch $@

.venv/test.stamp: pyproject.toml .venv/lock.txt
	$(INSTALL) --editable '.[test]'
	touch $@ .venv/run.stamp

.venv/proof.stamp: pyproject.toml .venv/lock.txt
	$(INSTALL) --editable '.[test,proof]'
	touch $@ .venv/test.stamp .venv/run.stamp

.venv/tools.stamp: pyproject.toml .venv/lock.txt
	$(INSTALL) --editable '.[test,tools]'
	touch $@ .venv/test.stamp .venv/run.stamp

.venv/bench.stamp: pyproject.toml .venv/lock.txt
	$(INSTALL) --editable '.[bench]'
	touch $@ .venv/run.stamp

clean:
	rm -rf .venv dist build
