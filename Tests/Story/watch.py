#!/usr/bin/env python3
"""Edits an entry while `gotchas watch` is on, and sees its case run again, its page made anew, and
a browser that shows the page load it again by itself.

The package is the one of story.py. Without Chromium and selenium the page is only fetched; without
livereload, which `Tools/live-server` takes from PyPI, it is read from disk.
"""

import json
import shutil
import signal
import subprocess
import sys
import time
import urllib.request

from story import BOOK, FIRST, GOTCHAS, PACKAGE, REPOSITORY, free_port, prepare

sys.path.append(str(REPOSITORY / "Tests/Browser"))
import chromium

SITE = PACKAGE / "Site/public"
PAGE = "entries/first.html"
LOG = PACKAGE / ".build/watch.txt"
LONGEST_BUILD = 1200
LONGEST_RELOAD = 30
NEWS = "Seen while watching."


def wait(what, condition, seconds, watcher):
    """Waits for a condition and gives what it found."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        if watcher.poll() is not None:
            raise SystemExit(f"error: watch ended with {watcher.returncode} before {what}")
        time.sleep(0.2)
    raise SystemExit(f"error: {what}: not after {seconds} s")


def verdict(entry="first"):
    try:
        results = json.loads((SITE / "results.json").read_text())
    except (OSError, ValueError):
        return None
    return {entry["id"]: entry["verdict"] for entry in results["entries"]}.get(entry)


def fetched(address):
    try:
        with urllib.request.urlopen(address, timeout=2) as answer:
            return answer.read().decode()
    except OSError:
        return None


def browser():
    """A headless Chromium; nothing when there is none to drive."""
    if not chromium.CHROMIUM or not chromium.DRIVER:
        return None
    try:
        return chromium.browser()
    except ImportError:
        return None


class Reader:
    """Who looks at the page: a browser, a client of the server, or a reader of the file."""

    def __init__(self, port, isServed):
        self.address = f"http://127.0.0.1:{port}/{PAGE}"
        self.isServed = isServed
        self.driver = browser() if isServed else None
        if self.driver:
            self.driver.get(self.address)

    def text(self):
        if self.driver:
            return self.driver.execute_script("return document.body.textContent")
        if self.isServed:
            return fetched(self.address) or ""
        return (SITE / PAGE).read_text()

    def __str__(self):
        return "a browser" if self.driver else "the server" if self.isServed else "the disk"

    def leave(self):
        if self.driver:
            self.driver.quit()


def play(watcher, port):
    wait("the site", lambda: verdict() == "passes", LONGEST_BUILD, watcher)
    served = f"http://127.0.0.1:{port}/index.html"
    isServed = False
    for _ in range(LONGEST_RELOAD * 5):
        isServed = isServed or fetched(served) is not None
        time.sleep(0 if isServed else 0.2)
    reader = Reader(port, isServed)
    try:
        assert NEWS not in reader.text()
        started = time.monotonic()
        entry = PACKAGE / BOOK / "first.md"
        text = FIRST.replace("in one sentence.", f"in one sentence. {NEWS}")
        entry.write_text(text.replace("== 0", "== -1"))
        wait("the new verdict", lambda: verdict() == "fails", LONGEST_BUILD, watcher)
        seconds = time.monotonic() - started
        wait("the new page", lambda: NEWS in reader.text(), LONGEST_RELOAD, watcher)
        print(f"edit to verdict {seconds:.1f} s, to the new page in {reader} "
              f"{time.monotonic() - started:.1f} s", flush=True)
        half_written(entry, watcher)
        inputs_of_pages(watcher)
    finally:
        reader.leave()
    return isServed


def half_written(entry, watcher):
    """A file that does not parse or compile shows why, and keeps its verdict, marked stale."""
    text = entry.read_text()
    for what, broken, says in [
        ("a bracket is missing", text.replace("== -1)\n", "== -1\n"), "is not closed in this block"),
        ("it does not compile", text.replace("== -1)", "== \"\")"), "cannot be applied"),
    ]:
        assert broken != text, what
        entry.write_text(broken)
        wait(f"{what}: the message", lambda: says in LOG.read_text(), LONGEST_BUILD, watcher)
        wait(f"{what}: the stale verdict", lambda: verdict() == "stale", LONGEST_BUILD, watcher)
        print(f"{what}: said, and the last verdict is stale", flush=True)
        entry.write_text(text)
        wait("the verdict is back", lambda: verdict() == "fails", LONGEST_BUILD, watcher)


def inputs_of_pages(watcher):
    """What the pages are made of beside the entries is watched, too, and runs nothing again."""
    ran = LOG.read_text().count("Running")
    words = SITE / "theme/search/words.js"
    for name, text, page, says in [
        ("search-words.js", 'globalThis.gotchaWords.push({ stopWords: "watched" });\n', words, "watched"),
        ("book.json", '{"title": "A watched book"}\n', SITE / "index.html", "A watched book"),
    ]:
        file = PACKAGE / "Site" / name
        file.write_text(text)
        wait(f"the pages with {name}", lambda: says in page.read_text(), LONGEST_RELOAD, watcher)
        file.unlink()
        wait(f"the pages without {name}", lambda: says not in page.read_text(), LONGEST_RELOAD, watcher)
        print(f"the pages follow Site/{name}", flush=True)
    other = PACKAGE / BOOK / "other.md"
    other.write_text(other.read_text().replace("in one sentence.", "in one long sentence."))
    page = SITE / "entries/other.html"
    wait("the page of another entry", lambda: "long sentence" in page.read_text(), LONGEST_RELOAD,
         watcher)
    assert LOG.read_text().count("Running") == ran, "an edit of the pages or of another entry runs cases"
    assert verdict("other") == "not-run", "an entry that is not watched is run"
    print("an entry that is not watched is not run", flush=True)


def main():
    if not GOTCHAS.exists():
        sys.exit(f"error: {GOTCHAS} is missing; run make build")
    prepare()
    shutil.rmtree(SITE.parent, ignore_errors=True)
    for folder in ["Tools", ".build"]:
        (PACKAGE / folder).mkdir(exist_ok=True)
    for tool in ["live-server", "live_server.py"]:
        shutil.copy(REPOSITORY / "Tools" / tool, PACKAGE / "Tools")
    (PACKAGE / BOOK / "first.md").write_text(FIRST)
    port = free_port()
    # One entry is watched: another that is edited is not run.
    other = FIRST.replace("has one section", "has no section").replace("== 0", "== -1")
    (PACKAGE / BOOK / "other.md").write_text(other)
    words = [GOTCHAS, "watch", "first", "--root", PACKAGE, "--book", BOOK, "--port", str(port),
             "--theme", REPOSITORY / "Site/theme"]
    with LOG.open("w") as log:
        watcher = subprocess.Popen(words, cwd=PACKAGE, stdin=subprocess.DEVNULL,
                                   stdout=log, stderr=subprocess.STDOUT)
        try:
            isServed = play(watcher, port)
        finally:
            watcher.send_signal(signal.SIGTERM)
            code = watcher.wait(LONGEST_RELOAD)
    assert code == 0, f"watch ended with {code}"
    for _ in range(LONGEST_RELOAD * 5 if isServed else 0):
        if fetched(f"http://127.0.0.1:{port}/") is None:
            return
        time.sleep(0.2)
    assert not isServed, "the server outlives watch"


main()
