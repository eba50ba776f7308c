# Every command of the project. `make help` lists them.

SHELL := /bin/bash
SWIFT ?= swift

# Each set of compiler flags has a build folder of its own, or they would rebuild each other.
BUILD := .build

# Where `make install` puts things; DESTDIR comes before it.
PREFIX ?= /usr/local
DESTDIR ?=

WARNINGS_ARE_ERRORS := -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Wextra -Xcc -Werror
IMPORTS_ARE_DECLARED := --explicit-target-dependency-import-check error

CHECKS := check-format check-sources check-build check-client check-docs check-release check-asan check-tsan

.DEFAULT_GOAL := help
.NOTPARALLEL:
export PREFIX DESTDIR
.PHONY: help run build install dependencies test-dependencies test browser bench fuzz prove-net check $(CHECKS) format fresh clean

help: ## List the commands.
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1|/' \
		| while IFS='|' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

run: build ## Install what is missing, build, and show the package at work on real strings.
	@scripts/demo

build: dependencies
	@echo "==> Building bidi-show"
	$(SWIFT) build --product bidi-show

install: dependencies ## Install bidi-show, its manual page and its completions: make install PREFIX=/usr/local
	@scripts/install

dependencies:
	@scripts/install-dependencies

test-dependencies:
	@scripts/install-dependencies --tests

test: test-dependencies ## Install what is missing and run all tests, the format tests also under other locales, and the examples.
	@scripts/test

browser: ## Install Chromium, draw samples of every kind in it, compare with what the package says, keep the answers.
	@scripts/install-dependencies --browser
	@mkdir -p $(BUILD)/browser
	BIDI_BROWSER_SAMPLES=$(CURDIR)/$(BUILD)/browser/samples.jsonl $(SWIFT) test --filter BrowserTests/write
	@scripts/browser-check $(BUILD)/browser/samples.jsonl Tests/Fixtures
	$(SWIFT) build --product bidi-show
	@scripts/page-check "$$($(SWIFT) build --show-bin-path)/bidi-show" Tests/Fixtures/reports.jsonl Documentation/images/page.png

bench: ## Measure against raw ICU, FriBidi and Foundation; rows or a report by ROWS=, --json by OPTIONS=.
	@scripts/install-dependencies --bench
	@scripts/bench $(OPTIONS) $(ROWS)

check: test-dependencies $(CHECKS) ## Everything a change has to pass beside the tests.
	@echo "==> All checks passed: $(CHECKS)"

check-format: ## Layout and naming, by swift-format.
	@echo "==> Format: swift format lint --strict"
	@scripts/source-files '*.swift' | xargs -0 $(SWIFT) format lint --strict

check-sources: ## No raw invisible characters, and no unsafe code outside its two targets.
	@scripts/check-invisible
	@scripts/check-unsafe

check-build: dependencies ## Clean build of sources and tests with warnings as errors.
	@echo "==> Build: from clean, Swift and C warnings are errors"
	@rm -rf $(BUILD)/strict
	$(SWIFT) build --build-tests --scratch-path $(BUILD)/strict $(WARNINGS_ARE_ERRORS) $(IMPORTS_ARE_DECLARED)

check-client: dependencies ## Build and run an outside package that imports every product.
	@scripts/check-client

check-docs: dependencies ## Documentation of all modules, warnings as errors.
	@scripts/check-docs

check-release: ## What is installed: manual page, completions, long input, memory, all conformance cases.
	@scripts/check-release

check-asan: test-dependencies ## Tests that open every kind of ICU handle, under the address sanitizer, leaks included.
	@scripts/check-asan

check-tsan: test-dependencies ## Tests that share values between tasks, under the thread sanitizer.
	@scripts/check-tsan

fuzz: ## Feed every fuzz target for FUZZ_SECONDS each (60); FUZZ_TARGETS names some of them.
	@scripts/install-dependencies --fuzz
	@scripts/fuzz $(FUZZ_TARGETS)

prove-net: test-dependencies ## Put faults in on purpose, in a copy: each has to be caught.
	@scripts/prove-net

format: ## Lay out all sources.
	@scripts/source-files '*.swift' | xargs -0 $(SWIFT) format --in-place

fresh: ## Prove `make run` and `make test` in an empty Debian 12 (as root, needs the network).
	@scripts/fresh-debian

clean: ## Remove everything that was built.
	rm -rf $(BUILD) Benchmarks/.build Tests/Client/.build Tests/LeakProbe/.build
