# Two commands: `make site` builds the site, `make test` checks everything.
# Both first install what they need: libcmark, the one C library that the book is read with.

SWIFT ?= swift
# Flags for every build: CI makes warnings errors here, in one place, so that it builds once.
SWIFT_FLAGS ?=
export SWIFT_FLAGS
OBSERVATIONS := .build/observations

.PHONY: site record test story browser lint format bench soak coverage embedded sanitize \
	behavior-page set-up build uikit docs fuzz workflow

# One entry that does not compile, or crashes, takes no other verdict away; exit code 1 says that
# some do not hold, and the site says which.
site: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	@.build/debug/gotchas test || [ $$? = 1 ] || exit 1
	@rm -rf $(OBSERVATIONS) && mkdir -p $(OBSERVATIONS)
	@$(SWIFT) test $(SWIFT_FLAGS) --filter 'TableModelTests\.ObservationCases' \
	  --attachments-path $(OBSERVATIONS) > $(OBSERVATIONS)/log.txt 2>&1 \
	  || echo "Some observations are not reproduced as said; the log: $(OBSERVATIONS)/log.txt"
	@.build/debug/gotchas build --output Site/public

# Puts the last run's verdicts into the log that the repository keeps, under the commit.
record:
	@.build/debug/gotchas build --output Site/public --record "$$(git rev-parse --short HEAD)"

test: build browser
	$(SWIFT) test $(SWIFT_FLAGS) --skip-build

# What the browser tests need from PyPI. Without Chromium, or without PyPI, they are skipped and
# say so.
browser:
	@if command -v chromium >/dev/null 2>&1; then \
	  Tests/Browser/set-up || echo "The browser tests will be skipped: Tests/Browser/set-up failed"; fi

build: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --build-tests

# An author's day in a package of its own, with the verdicts of all entries after each step; then an
# edit while gotchas watch is on, up to the page that a browser loads again.
story: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	@python=.build/python/bin/python3; [ -x $$python ] || python=python3; \
	  $$python Tests/Story/story.py && $$python Tests/Story/watch.py

# Plays the jobs of .github/workflows/book.yml here, one after the other, and compares the merged
# site with that of one run.
workflow: set-up
	@python3 Tests/Story/workflow.py

lint:
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples
	$(SWIFT) run $(SWIFT_FLAGS) gotchas check

format:
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples

# A release carries Swift's own libraries: it starts in a third of the time.
RELEASE := -c release --static-swift-stdlib
bench: set-up browser
	$(SWIFT) build $(SWIFT_FLAGS) $(RELEASE) --product gotchas
	$(SWIFT) build $(SWIFT_FLAGS) $(RELEASE) --product benchmarks
	.build/release/benchmarks
	@python3 Tools/performance.py

# The share of what public table code uses that the dialect declares.
coverage: set-up
	@python3 Tools/coverage.py

# Writes Documentation/Behavior.md from the model; a test says when it is not true any more.
behavior-page: set-up
	WRITE_PAGES=1 $(SWIFT) test $(SWIFT_FLAGS) --filter BehaviorPageTests

# The engines have to compile for a browser, with Embedded Swift.
embedded:
	@for engine in TableEngine LayoutEngine; do \
	  echo "Type-checking $$engine for wasm32"; \
	  $(SWIFT)c -typecheck -enable-experimental-feature Embedded \
	    -target wasm32-unknown-none-wasm -wmo -package-name book -swift-version 6 \
	    Sources/$$engine/*.swift || exit 1; \
	done

# The branches for UIKit, checked against the model compiled as a module of that name.
uikit: build
	@Tools/uikit

# The reference documentation of the libraries, without warnings.
docs: build
	@Tools/docs

# Made-up inputs for what reads files, under the address sanitizer: make fuzz RUNS=1000000
RUNS ?= 1000000
fuzz: set-up
	@Tools/fuzz $(RUNS)

# The long random runs; seeds are printed. MINUTES of scripts against the table, then the suites
# that compare with a naive model, each at its full length.
MINUTES ?= 60
soak: set-up
	$(SWIFT) run -c release soak --minutes $(MINUTES)
	SOAK=1 SOLVER_SYSTEMS=100000 TABLE_ENGINE_BATCHES=1000000 TABLE_MODEL_BATCHES=1000000 \
	  TABLE_MODEL_OPERATIONS=100000 \
	  $(SWIFT) test -c release -Xswiftc -enable-testing --filter 'Random|Differential|TableBatch'

# The rooms that hold memory and tasks of their own, under the sanitizers, each in a build of its
# own. The random tests are shortened: a sanitizer slows them down ten times. `make
# sanitize-address` and `make sanitize-thread` are each alone.
sanitize: sanitize-address sanitize-thread

# Leaks are not looked for: Swift keeps what it has made once. What builds a package of its own is
# left out: it would be built without the sanitizer.
sanitize-%: set-up
	@echo "With the $* sanitizer"
	SANITIZED_ROOMS=1 TABLE_ENGINE_OPERATIONS=5000 TABLE_ENGINE_BATCHES=1000 \
	  TABLE_MODEL_BATCHES=500 TABLE_MODEL_OPERATIONS=500 SOLVER_SYSTEMS=200 \
	  ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --sanitize=$* --scratch-path .build/$* --skip ThrowAwayPackage

set-up:
	@if [ -e /usr/include/cmark.h ] || pkg-config --exists libcmark 2>/dev/null; then exit 0; fi; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	if command -v brew >/dev/null 2>&1; then install="brew install cmark"; \
	elif command -v apt-get >/dev/null 2>&1; then install="$$sudo apt-get install -y libcmark-dev pkg-config"; \
	else install=; fi; \
	if [ -z "$$install" ]; then \
	  echo "error: libcmark is missing. Install its development package (libcmark-dev, cmark-devel, cmark) and try again." >&2; exit 1; fi; \
	if [ "$$sudo" = sudo ] && ! command -v sudo >/dev/null 2>&1 && ! command -v brew >/dev/null 2>&1; then \
	  echo "error: libcmark is missing, and installing it needs root. Run as root: apt-get install -y libcmark-dev pkg-config" >&2; exit 1; fi; \
	echo "Installing libcmark: $$install"; \
	case "$$install" in *apt-get*) $$sudo apt-get update -q >/dev/null 2>&1 || true;; esac; \
	$$install >/dev/null || { echo "error: libcmark could not be installed. Run: $$install" >&2; exit 1; }
