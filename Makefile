# Two commands: `make site` builds the site, `make test` checks everything.
# Both first install what they need: libcmark, the one C library that the book is read with.

SWIFT ?= swift
# Flags for every build: CI makes warnings errors here, in one place, so that it builds once.
SWIFT_FLAGS ?=
RESULTS := .build/results
CASES := ^(Gotchas|GotchaTests|TableModelTests\.ObservationCases)[./]

.PHONY: site record test browser lint format bench soak coverage embedded set-up build

site: build
	@rm -rf $(RESULTS) && mkdir -p $(RESULTS)/attachments
	@$(SWIFT) test $(SWIFT_FLAGS) --skip-build --filter '$(CASES)' \
	  --event-stream-output-path $(RESULTS)/events.jsonl \
	  --attachments-path $(RESULTS)/attachments > $(RESULTS)/log.txt 2>&1 \
	  || echo "Some cases do not hold; the site says which. The log: $(RESULTS)/log.txt"
	@.build/debug/gotchas build --events $(RESULTS)/events.jsonl \
	  --attachments $(RESULTS)/attachments --output Site/public

# Puts the last run's verdicts into the log that the repository keeps, under the commit.
record:
	@.build/debug/gotchas build --events $(RESULTS)/events.jsonl \
	  --attachments $(RESULTS)/attachments --output Site/public \
	  --record "$$(git rev-parse --short HEAD)"

test: build browser
	$(SWIFT) test $(SWIFT_FLAGS) --skip-build

# What the browser tests need from PyPI. Without Chromium, or without PyPI, they are skipped and
# say so.
browser:
	@if command -v chromium >/dev/null 2>&1; then \
	  Tests/Browser/set-up || echo "The browser tests will be skipped: Tests/Browser/set-up failed"; fi

build: set-up
	$(SWIFT) build $(SWIFT_FLAGS) --build-tests

lint:
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples
	$(SWIFT) run $(SWIFT_FLAGS) gotchas check

format:
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format \
	  Package.swift Sources Plugins Tests Benchmarks Gotchas Examples

bench: set-up
	$(SWIFT) build -c release --product gotchas
	$(SWIFT) run -c release benchmarks
	@python3 Tools/performance.py

# The share of what public table code uses that the dialect declares.
coverage: set-up
	@python3 Tools/coverage.py

# The engines have to compile for a browser, with Embedded Swift.
embedded:
	@for engine in TableEngine LayoutEngine; do \
	  echo "Type-checking $$engine for wasm32"; \
	  $(SWIFT)c -typecheck -enable-experimental-feature Embedded \
	    -target wasm32-unknown-none-wasm -wmo -package-name book -swift-version 6 \
	    Sources/$$engine/*.swift || exit 1; \
	done

# The long random runs; seeds are printed. MINUTES of scripts against the table, then the suites
# that compare with a naive model, each at its full length.
MINUTES ?= 60
soak: set-up
	$(SWIFT) run -c release soak --minutes $(MINUTES)
	SOAK=1 SOLVER_SYSTEMS=100000 TABLE_ENGINE_BATCHES=1000000 TABLE_MODEL_BATCHES=1000000 \
	  $(SWIFT) test -c release -Xswiftc -enable-testing --filter 'Random|Differential'

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
