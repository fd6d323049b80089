# Two commands are enough: `make bench` measures every published figure, `make test` proves that all is right.
# Both install what they need into .venv, build/ and target/; the second run is quick.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
RUST_SOURCES := $(shell find crates isa machines include src -name '*.rs' -o -name '*.toml' -o -name '*.[ch]' 2>/dev/null)

# The extension module has its tests in Python.
RUST_TESTED := --workspace --exclude broadside-python

TELL := scripts/tell-progress

.PHONY: bench bench-simulator bench-host bench-optimizer report docs explorer test test-all test-rust test-ciphers test-sanitized test-sdist fuzz lint format kernels toolchain toolchain-gcc clean help
.DEFAULT_GOAL := help

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

bench: build/.core ## Measure every published cell, print a screen of results, write build/bench.json.
	@$(BIN)/broadside bench

bench-simulator: build/.venv ## Measure how many cycles per second the simulator runs (builds for some minutes).
	@scripts/bench/simulator

report: build/.core ## Write build/report: tables, and a page for each kernel with its loops, from the last bench.
	@$(BIN)/broadside report

explorer: build/.core ## Build the explorer's page, for `broadside explore` and as files: build/explorer (some minutes).
	@$(TELL) "Building the explorer" build/explorer.log scripts/web/build-explorer $(BIN)

docs: build/.core ## Build the documentation into build/site; a warning is an error.
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

bench-host: build/.venv ## Measure the C library beside seven others; writes build/bench-host.json.
	scripts/bench/host $(BIN)

bench-optimizer: build/.core ## Measure the optimizer on benchmarks/linear_assembly; writes build/bench-optimizer.json.
	scripts/bench/optimizer

test: test-rust test-ciphers ## Run the tests: Rust, C and Python, on all processors.
	$(BIN)/pytest -n auto -m "not matrix"

test-all: CIPHER_OPTIONS = -DBROADSIDE_MONTE_CARLO_ROUNDS=400
test-all: test-rust test-ciphers test-sanitized test-sdist ## Test every combination too, with sanitizers, and the source package.
	$(BIN)/pytest -n auto

test-rust: build/.core
	@$(TELL) "Building the Rust tests" build/rust-tests.log cargo test --release $(RUST_TESTED) --no-run
	cargo test --release $(RUST_TESTED) --quiet

test-sdist: build/.venv ## Build a wheel from the source distribution, install it in a new environment, use it.
	@scripts/test/sdist $(BIN)

test-ciphers: build/.venv ## Run the C tests of the cipher library alone.
	scripts/test/ciphers $(BIN) $(CIPHER_OPTIONS)

test-sanitized: build/.venv ## Run the C tests with the sanitizers of gcc and clang (ten minutes).
	scripts/test/sanitized $(BIN)

fuzz: ## Fuzz object readers, decoder and assembler, each for BROADSIDE_FUZZ_SECONDS (default 60).
	BROADSIDE_FUZZ_SECONDS=$${BROADSIDE_FUZZ_SECONDS:-60} cargo test --release $(RUST_TESTED) --test fuzz -- --nocapture

lint: build/.venv ## Check format, lints and types of Rust, Python and C.
	cargo fmt --all --check
	cargo clippy --release --workspace --all-targets --quiet -- -D warnings
	cargo clippy --release --package c6000 --no-default-features --quiet -- -D warnings
	cargo clippy --release --package c6000 --no-default-features --features fast --quiet -- -D warnings
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pytest -q --noconftest tests/docs/test_line_length.py
	scripts/check/types $(BIN)
	scripts/check/c-format $(BIN)/clang-format
	scripts/web/lint

format: build/.venv ## Reformat all sources.
	cargo fmt --all
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	scripts/check/c-format $(BIN)/clang-format --fix

kernels: build/.core ## Schedule the kernels whose source changed; CI fails if a schedule does not match its source.
	$(BIN)/broadside kernels

toolchain: ## Build GNU binutils for tic6x into the cache folder; tests compare our encodings with theirs.
	scripts/tools/toolchain

toolchain-gcc: ## Add GCC and newlib for tic6x, whose programs test the simulator (half an hour).
	scripts/tools/toolchain-gcc

build/.venv: requirements-dev.txt requirements-dev.lock
	@scripts/check/prerequisites
	@$(PYTHON) -m venv $(VENV)
	@$(TELL) "Setting up the Python environment in $(VENV)" build/venv.log \
		$(BIN)/pip install --disable-pip-version-check --progress-bar off -r requirements-dev.txt
	@touch $@

build/.core: build/.venv pyproject.toml Cargo.toml $(RUST_SOURCES)
	@. $(BIN)/activate && $(TELL) "Building the Rust core (some minutes the first time)" build/core.log \
		maturin develop --release
	@touch $@

clean: ## Remove everything that was built.
	rm -rf build target $(VENV)
