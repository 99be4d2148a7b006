# Two commands: `make site` builds the site, `make test` runs the cases and all tests; `make` alone
# lists what there is, with what it costs.
# Both first install what they need: libcmark, the one C library that the book is read with, and lunr,
# the library of the site's search.

SWIFT ?= swift
# Flags for every build: CI makes warnings errors here, in one place, so that it builds once.
SWIFT_FLAGS ?=
export SWIFT_FLAGS
OBSERVATIONS := .build/observations
# What the replays of public logs are built from, so that the site needs no other tests.
REPLAYED := CSwiftCall SystemVersions TableEngine LayoutEngine UIKitModel TableModel InterfaceBuilder Drawings ScreenPictures \
	BookTerms RunRecord ScreenTesting \
	TableProbe ObservationTests
# What the site is made with. A manifest of these alone leaves out the programs of plugins that neither
# uses: SwiftPM compiles their modules a second time, the reader of entries among them.
SITE_PRODUCTS := gotchas GotchaRuntime
# What the cases leave behind under swift test.
PLAIN := .build/plain-run
# What happens in the tests, for the list of failures at the end.
EVENTS := .build/test-events.jsonl

.PHONY: help release site prove record test build-tests both-ways story browser lint format bench soak misuse \
	coverage embedded optimized pictures sanitize scripts behavior-page set-up libcmark lunr build uikit interface docs fuzz workflow

# What a fresh clone pays is CPU time on two cores, mostly for building; what is built is kept.
help:
	@echo "make site        run the cases, build Site/public    10 min of CPU in a fresh clone, then seconds"
	@echo "make test        run the cases and all tests         12 min of CPU in a fresh clone, then a minute"
	@echo "make prove       try each case on broken tables      10 min, what is on record excepted"
	@echo "make lint        check formatting and the book       a minute"
	@echo "make format      format all Swift                    seconds"
	@echo "make docs        build the reference documentation   after make test: 2 min"
	@echo "make uikit       check the branches for UIKit        after make test: 3 min"
	@echo "make optimized   compile what apps link in release   4 min"
	@echo "make story       play the first hours and a day      12 min"
	@echo "make release     archive with checksums, tried outside 6 min"
	@echo "make bench       measure the ratios                  30 min, on an idle machine"
	@echo "make sanitize    tests under the sanitizers          30 min"
	@echo "make misuse      call the model as nobody should     MINUTES=60, with new seeds"
	@echo "make soak        all of these and random scripts     hours"
	@echo
	@echo "For one entry: .build/debug/gotchas test ENTRY, a second after make site; gotchas --help."

# An entry that does not compile, or crashes, does not affect other verdicts; exit code 1: some cases
# fail or prove nothing, and the site shows which. What is not on record is tried on broken tables.
site: set-up
	ONLY_PRODUCTS="$(SITE_PRODUCTS)" $(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	@ONLY_PRODUCTS="$(SITE_PRODUCTS)" .build/debug/gotchas test --prove || [ $$? = 1 ] || exit 1
	@rm -rf $(OBSERVATIONS) && mkdir -p $(OBSERVATIONS)
	@ONLY_TARGETS="$(REPLAYED)" $(SWIFT) test $(SWIFT_FLAGS) --filter ObservationTests \
	  --attachments-path $(OBSERVATIONS) > $(OBSERVATIONS)/log.txt 2>&1 \
	  || echo "Some observations are not reproduced as expected; the log: $(OBSERVATIONS)/log.txt"
	@.build/debug/gotchas build --output Site/public

# Compares the pictures at the expectations of each case of the book with the views that it is of.
pictures: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	GOTCHA_PICTURES=check .build/debug/gotchas test

# Tries every case of the book on broken tables: one of them must make each assertion fail.
prove: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	.build/debug/gotchas test --prove

# Puts the last run's verdicts into the log that the repository keeps, under the commit.
record:
	@.build/debug/gotchas build --output Site/public --record "$$(git rev-parse --short HEAD)"

# The cases run as `make site` runs them, which compiles only those that changed; everything else is
# built and run by SwiftPM.
test:
	@$(MAKE) --no-print-directory -j2 browser build-tests
	@.build/debug/gotchas test
	@rm -f $(EVENTS)
	WITHOUT_TARGETS=Gotchas $(SWIFT) test $(SWIFT_FLAGS) --skip-build \
	  --event-stream-output-path $(EVENTS) $(TEST_FLAGS) \
	  || { python3 Tools/failed_tests.py $(EVENTS); exit 1; }

build-tests: set-up
	WITHOUT_TARGETS=Gotchas $(SWIFT) build $(SWIFT_FLAGS) --build-tests

# Compares the verdicts of the whole book as SwiftPM builds it, with the build-tool plugin, with
# those of `gotchas test`, which compiles each entry to an object of its own.
both-ways: set-up
	@rm -rf $(PLAIN) && mkdir -p $(PLAIN)
	$(SWIFT) test $(SWIFT_FLAGS) --filter '^(Gotchas|GotchaTests)\.' --attachments-path $(PLAIN)
	@.build/debug/gotchas export --output $(PLAIN).json
	@python3 Tests/Story/both_ways.py $(PLAIN) $(PLAIN).json

# What the browser tests need from PyPI. Without Chromium, or without PyPI, they are skipped and
# say so.
browser:
	@if command -v chromedriver >/dev/null 2>&1; then \
	  Tests/Browser/set-up || echo "The browser tests will be skipped: Tests/Browser/set-up failed"; fi

build: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --build-tests

# The archive of a release with its checksums, and a package outside that builds against it.
release:
	@python3 Tools/release.py

# An author's first hour, then the second book, then an author's day in a package of its own, with the
# verdicts of all entries after each step; then an edit while gotchas watch is on, up to the page that
# a browser loads again; then the worked example of WriteAnEntry.md in a clean clone, with the tool that
# is built here; then the same package, and an app in a package of its own, under swift test; then the
# first hour of an app's owner.
story: set-up browser
	$(SWIFT) build $(SWIFT_FLAGS) --product gotchas
	$(SWIFT) build $(SWIFT_FLAGS) --product GotchaRuntime
	$(SWIFT) build $(SWIFT_FLAGS) --product BookRuntime
	@python=.build/python/bin/python3; [ -x $$python ] || python=python3; \
	  $$python Tests/Story/first_hour.py && $$python Tests/Story/second_book.py && \
	  $$python Tests/Story/story.py && $$python Tests/Story/watch.py && \
	  $$python Tests/Story/origins.py && $$python Tests/Story/contributing.py --tool && \
	  $$python Tests/Story/swift_test.py && $$python Tests/Story/app_hour.py

# Plays the jobs of .github/workflows/book.yml here, one after the other, and compares the merged
# site with that of one run.
workflow: set-up
	@python3 Tests/Story/workflow.py

lint:
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples Site/theme
	$(SWIFT) run $(SWIFT_FLAGS) gotchas check

format:
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples Site/theme

# The benchmarks are a package of their own, which uses this one. SwiftPM plans its build anew only
# without the old plan: it does not see that a package beside it has got other files.
bench: set-up
	@rm -f Benchmarks/.build/release.yaml
	$(SWIFT) build $(SWIFT_FLAGS) -c release --product gotchas
	$(SWIFT) run $(SWIFT_FLAGS) -c release --package-path Benchmarks Benchmarks

# The share of what public table code uses that the dialect declares.
coverage: set-up
	@python3 Tools/coverage.py

# Writes Documentation/Behavior.md from the model; a test fails when it is out of date.
behavior-page: set-up
	WRITE_PAGES=1 $(SWIFT) test $(SWIFT_FLAGS) --filter BehaviorPageTests

# The engines have to compile for a browser, with Embedded Swift.
embedded:
	@for engine in SystemVersions TableEngine LayoutEngine; do \
	  echo "Type-checking $$engine for wasm32"; \
	  $(SWIFT)c -typecheck -enable-experimental-feature Embedded \
	    -target wasm32-unknown-none-wasm -wmo -package-name book -swift-version 6 \
	    Sources/$$engine/*.swift || exit 1; \
	done

# What apps and benchmarks build with optimization, which compiles in another way: its compiler has
# failed, and found errors, where a debug build was sound.
optimized: set-up
	$(SWIFT) build $(SWIFT_FLAGS) -c release --scratch-path .build/optimized --product gotchas
	$(SWIFT) build $(SWIFT_FLAGS) -c release --scratch-path .build/optimized --product GotchaRuntime

# The branches for UIKit, checked against the model compiled as a module of that name.
uikit: build
	@Tools/uikit

# The calls of the public interface that the tests have are those that would be written now.
interface: build
	@python3 Tools/interface_smoke.py --no-build --check

# The reference documentation of the libraries, without warnings.
docs: build
	@Tools/docs

# Made-up inputs for what reads files, under the address sanitizer: make fuzz RUNS=1000000
RUNS ?= 1000000
fuzz: set-up
	@Tools/fuzz $(RUNS)

# What takes too long for every change: the sanitizers, the jobs of the book's
# workflow, a package elsewhere as the README shows it and the worked example, both built from
# nothing, and the long random runs, whose seeds are printed: MINUTES of scripts against the table,
# then the suites that compare with a naive model, each at its full length.
MINUTES ?= 60
soak: set-up prove sanitize workflow
	python3 Tests/Story/own_book.py
	python3 Tests/Story/contributing.py
	$(SWIFT) run -c release soak --minutes $(MINUTES)
	$(SWIFT) run -c release soak misuse --minutes $(MINUTES)
	seed=$$(date +%s); SOAK=1 SOLVER_SEED=$$seed TABLE_ENGINE_SEED=$$seed TABLE_MODEL_SEED=$$seed \
	  TEMPLATE_CELLS_SEED=$$seed BOOK_SEED=$$seed BOOK_MUTATIONS=1000000 SOLVER_SYSTEMS=100000 \
	  TABLE_ENGINE_OPERATIONS=1000000 TABLE_ENGINE_BATCHES=1000000 TABLE_MODEL_BATCHES=1000000 \
	  TABLE_MODEL_OPERATIONS=100000 TABLE_MODEL_SCRIPTS=10000 \
	  $(SWIFT) test -c release -Xswiftc -enable-testing --filter 'Random|Differential|TableBatch|mutations'

# Random calls with any arguments, from any callback, each script in a process that is watched: a trap
# that is no exception of UIKit's, a hang or memory without bound is printed with the steps that repeat
# it. A seed alone: .build/debug/soak misuse --seed S --steps A,B
misuse: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --product soak
	.build/debug/soak misuse --minutes $(MINUTES)

# The rooms that hold memory and tasks of their own, under the sanitizers, each in a build of its
# own. The random tests are shortened: a sanitizer slows them down ten times. `make
# sanitize-address` and `make sanitize-thread` are each alone.
sanitize: sanitize-address sanitize-thread

# Leaks are not looked for: Swift keeps what it has made once.
SANITIZED := CCmark CSwiftCall SystemVersions TableEngine LayoutEngine UIKitModel TableModel InterfaceBuilder Drawings \
	ScreenPictures BookTerms RunRecord ScreenTesting \
	TableProbe \
	GotchaBook CaseGenerator BatchOracle TestSupport soak \
	TableEngineTests LayoutEngineTests TableModelTests ObservationTests GotchaBookTests
sanitize-%: set-up
	@echo "With the $* sanitizer"
	ONLY_TARGETS="$(SANITIZED)" TABLE_ENGINE_OPERATIONS=5000 TABLE_ENGINE_BATCHES=1000 \
	  TABLE_MODEL_BATCHES=500 TABLE_MODEL_OPERATIONS=500 TABLE_MODEL_SCRIPTS=50 SOLVER_SYSTEMS=200 \
	  ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --sanitize=$* --scratch-path .build/$*

# The first random scripts against the table, in the same order each time, for half a minute.
scripts: build
	.build/debug/soak --minutes 0.5 --first 1

set-up: libcmark lunr

# Debian's libjs-lunr, or the same file out of the mkdocs wheel. Without it the site has no search,
# and the build says so.
DEBIAN_LUNR := /usr/share/javascript/lunr/lunr.min.js
lunr:
	@if [ -e $(DEBIAN_LUNR) ] || [ -e .build/lunr.js ]; then exit 0; fi; \
	sudo=; [ "$$(id -u)" = 0 ] || sudo="sudo -n"; \
	if command -v apt-get >/dev/null 2>&1; then \
	  echo "Installing lunr: $$sudo apt-get install -y libjs-lunr"; \
	  $$sudo apt-get update -q >/dev/null 2>&1 || true; \
	  $$sudo apt-get install -y libjs-lunr >/dev/null 2>&1 && exit 0; fi; \
	echo "Installing lunr: from the mkdocs wheel on PyPI"; \
	mkdir -p .build/mkdocs && python3 -m pip download -q --no-deps -d .build/mkdocs mkdocs \
	  && python3 -m zipfile -e .build/mkdocs/*.whl .build/mkdocs \
	  && cp "$$(find .build/mkdocs -name lunr.js)" .build/lunr.js \
	  || echo "warning: lunr could not be installed, so the site will have no search" >&2; \
	rm -rf .build/mkdocs

libcmark:
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
