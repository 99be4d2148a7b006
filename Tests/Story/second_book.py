#!/usr/bin/env python3
"""Checks, runs and builds the second book, Examples/FoundationNotes, and looks for words of the first
in its site: a book about something else names no table, no version of iOS, nobody's UIKit and no
model, neither in a text nor in an address nor in a file for machines.

usage: second_book.py     after swift build --product gotchas and --product BookRuntime
"""

import os
import re
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
GOTCHAS = REPOSITORY / ".build/debug/gotchas"
BOOK = REPOSITORY / "Examples/FoundationNotes"

# What the first book is about, wherever a reader or a search engine meets it.
FOREIGN = re.compile(
    r"\b(UI[A-Z]\w+|UIKit|iOS|iPhone|iPad|Apple|Xcode|[Tt]able[- ]?views?|[Tt]ables?|"
    r"row heights?|reference model|simulated as)\b")

# The same among the words of the search, whose patterns have several in one.
FOREIGN_WORDS = re.compile(
    r"uikit|uitableview|indexpath|\biOS\b|[Xx]code|\btables?\b|table\[?view|\bcells?\b")

# What a page may not say of cases that run on the system at hand.
FOREIGN_RUN = re.compile(r"\b([Tt]he model|[Mm]odel only|[Dd]evices?(?!-width))\b")

# The same in an address or the name of a file.
FOREIGN_ADDRESS = re.compile(r"(?i)(?<![a-z])(uikit|ios|iphone|ipad|apple|xcode|tables?|model)(?![a-z])")

# Files for machines that a book fills; `theme` is the program's.
MACHINE_FILES = {".json", ".js", ".xml", ".svg"}

# The commands that an author of any book needs.
COMMANDS = ["new", "check", "test", "bless", "build", "watch", "list", "documents"]

# Attributes that are read to somebody, or by a machine that shows them.
SHOWN = {"title", "alt", "aria-label", "content", "placeholder", "data-text"}


class Words(HTMLParser):
    """The texts of a page, each with its line."""

    def __init__(self):
        super().__init__()
        self.texts = []
        self.addresses = []
        self.hidden = 0

    def handle_starttag(self, tag, attributes):
        self.hidden += tag in ("script", "style")
        self.texts += [(self.getpos()[0], value) for name, value in attributes
                       if name in SHOWN and value]
        self.addresses += [(self.getpos()[0], value) for name, value in attributes
                           if name in ("href", "src", "id") and value]

    def handle_endtag(self, tag):
        self.hidden -= tag in ("script", "style")

    def handle_data(self, data):
        if not self.hidden:
            self.texts.append((self.getpos()[0], data))


def gotchas(*words, folder=BOOK, codes=(0,)):
    environment = dict(os.environ, GOTCHAS_LIBRARY=str(REPOSITORY))
    ran = subprocess.run([GOTCHAS, *words], cwd=folder, text=True, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    is_right = ran.returncode in codes
    print(f"{'ok ' if is_right else 'NO '} gotchas {' '.join(map(str, words))}", flush=True)
    if not is_right:
        sys.exit(ran.stdout)
    return ran.stdout


def foreign_words(site):
    """The words of another book in a site."""
    for page in sorted(site.rglob("*.html")):
        reader = Words()
        reader.feed(page.read_text())
        for line, text in reader.texts:
            for found in [each for words in [FOREIGN, FOREIGN_RUN] for each in words.finditer(text)]:
                yield f"{page.relative_to(site)}:{line}: “{found[0]}” in “{text.strip()[:90]}”"
        for line, text in reader.addresses:
            for found in FOREIGN_ADDRESS.finditer(text):
                yield f"{page.relative_to(site)}:{line}: “{found[0]}” in the address {text}"
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        path = file.relative_to(site)
        if path.parts[:2] == ("theme", "search"):
            yield from (f"{path}:{line}: “{found[0]}”"
                        for line, text in enumerate(file.read_text().splitlines(), 1)
                        for found in FOREIGN_WORDS.finditer(text))
        if path.parts[0] == "theme":
            continue
        for found in FOREIGN_ADDRESS.finditer(str(path)):
            yield f"{path}: “{found[0]}” in its name"
        if file.suffix in MACHINE_FILES:
            for line, text in enumerate(file.read_text().splitlines(), 1):
                for found in FOREIGN.finditer(text):
                    around = text[max(0, found.start() - 40):found.end() + 40].strip()
                    yield f"{path}:{line}: “{found[0]}” in “{around}”"


# What `new-book` writes into.
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "notes", targets: [.target(name: "Notes")])
"""


def new_book():
    """A book about something else, made by the program beside one about tables in the same package, up
    to its site: what is of the other in it."""
    with tempfile.TemporaryDirectory() as name:
        package = Path(name).resolve() / "notes"
        (package / "Sources/Notes").mkdir(parents=True)
        (package / "Sources/Notes/Notes.swift").write_text("")
        (package / "Package.swift").write_text(MANIFEST)
        tables = ("--book", "Tests/TableNotes")
        gotchas("new-book", "TableNotes", folder=package)
        gotchas("new", "Rows jump", "--area", "Rows", "--new-area", *tables, folder=package)
        dates = ("--book", "Tests/DateNotes")
        said = [
            gotchas("new-book", "DateNotes", "--about", "dates", folder=package),
            gotchas("new", "A day may have 23 hours", "--area", "Days", "--new-area", *dates,
                    folder=package),
            gotchas("build", *dates, folder=package),
            an_expectation(package, dates),
            (package / "Tests/DateNotes/days/a-day-may-have-23-hours.md").read_text(),
        ]
        gotchas("build", *tables, folder=package)
        if not (package / "Site/public/entries/rows-jump.html").exists():
            yield "the book about tables has no site of its own"
        if (package / "Site/public/entries/a-day-may-have-23-hours.html").exists():
            yield "the book about tables has the other's entry"
        for text in said:
            text = text.replace("table-view-gotchas", "").replace(str(package), "")
            yield from (f"new-book, “{found[0]}”: {line}" for line in text.splitlines()
                        for found in FOREIGN.finditer(line))
        yield from foreign_words(package / "Site/DateNotes/public")


# What Swift works out by itself is no vain expectation: it is what the entry is about. It names no
# versions, since nothing in the book has any: check finds as little wrong with that as test.
SUM = """# `0.1 + 0.2` is not 0.3

The sum of two decimal fractions is near the one that is expected.

- Area: Days
- Evidence: documented, [IEEE 754](https://example.org/ieee-754)

## What you see

0.30000000000000004.

## What to do

### Expect that they differ

```swift
#expect([0.1, 0.2].reduce(0, +) != 0.3)
```

## Why

Neither has a binary fraction of its own.
"""


def an_expectation(package, book):
    entry = package / "Tests/DateNotes/days/a-sum.md"
    entry.write_text(SUM)
    ran = gotchas("test", "a-sum", *book, folder=package)
    checked = gotchas("check", "a-sum", *book, folder=package)
    entry.unlink()
    if "1 entry: 1 passes" not in ran or "Nothing is wrong" not in checked:
        sys.exit(f"a sum of Swift without versions is refused:\n{ran}{checked}")
    return ran


# Of an entry with versions, which are those of Swift; the case covers less than the entry.
VERSIONED = """# `Int(_:)` reads numbers

One sentence.

- Area: Numbers
- Applies to: Swift 8–12
- Evidence: reported on Swift 9, [notes](https://example.org/notes)

## What you see

A number.

## What to do

Nothing.

## Why

It is its purpose.

### It is a number

- Applies to: 8–11

```swift
#expect(Int("1") == 1)
```
"""


def other_system():
    """A book whose versions are those of something else: where it is told of iOS."""
    with tempfile.TemporaryDirectory() as name:
        package = Path(name).resolve() / "notes"
        book = package / "Tests/SwiftNotes"
        (package / "Sources/Notes").mkdir(parents=True)
        (package / "Sources/Notes/Notes.swift").write_text("")
        (package / "Package.swift").write_text(MANIFEST)
        gotchas("new-book", "SwiftNotes", "--about", "Swift", folder=package)
        settings = next(package.glob("Site/**/book.json"))
        settings.write_text('{"title": "Swift notes", "system": "Swift", "appCode": false}')
        entry = book / "numbers/numbers.md"
        entry.parent.mkdir(parents=True)
        entry.write_text(VERSIONED)
        option = ("--book", "Tests/SwiftNotes")
        uncovered = gotchas("check", *option, folder=package, codes=(1,))
        if "No case covers 12" not in uncovered:
            yield f"check does not say what no case covers:\n{uncovered}"
        entry.write_text(VERSIONED.replace("\n- Applies to: 8–11\n", ""))
        for old, new in [("Swift 8–12", "Swift"), ("Swift 8–12", "12–8"), ("Swift 9", "Swift x"),
                         ("Swift 9", "Swift 99")]:
            entry.write_text(VERSIONED.replace(old, new))
            uncovered += gotchas("check", *option, folder=package, codes=(1,))
        settings.write_text(settings.read_text().replace('"title"', '"titel": "Notes", "title"'))
        mistaken = gotchas("check", *option, folder=package, codes=(1,))
        if "book.json:1:1: error: there is no setting “titel”" not in mistaken:
            yield f"check does not name an unknown setting:\n{mistaken}"
        settings.write_text(settings.read_text().replace('"titel": "Notes", ', ""))
        entry.write_text(VERSIONED.replace("\n- Applies to: 8–11\n", ""))
        made = gotchas("new", "It is new", "--area", "Numbers", *option, folder=package)
        new = book / "numbers/it-is-new.md"
        made += new.read_text() + gotchas("check", *option, folder=package, codes=(1,))
        new.unlink()
        said = [uncovered + made, gotchas("check", *option, folder=package),
                gotchas("list", *option, folder=package), gotchas("build", *option, folder=package)]
        if "Swift 8–12" not in said[2] or "reported" not in said[2]:
            yield f"list does not name the versions:\n{said[2]}"
        yield from (f"in a book about Swift, “{found[0]}”: {line}" for text in said
                    for line in text.replace("table-view-gotchas", "").splitlines()
                    for found in FOREIGN.finditer(line))
        yield from foreign_words(settings.parent / "public")


def main():
    entries = len(list((BOOK / "Tests").rglob("*.md")))
    gotchas("check")
    ran = gotchas("test")
    problems = []
    if f"{entries} entries: {entries} passes" not in ran:
        problems.append(ran)
    if FOREIGN.search(ran) or " on " in ran:
        problems.append(f"the summary has words of another book:\n{ran}")
    said = [gotchas("check"), gotchas("list")] + [gotchas("help", each) for each in COMMANDS]
    problems += [f"“{found[0]}” is printed: {line}" for text in said for line in text.splitlines()
                 for found in FOREIGN.finditer(line)]
    problems += list(new_book())
    problems += list(other_system())
    with tempfile.TemporaryDirectory() as name:
        site = Path(name) / "site"
        # With an address there are a map of the site and feeds, and whole addresses.
        gotchas("build", "--output", site, "--base-url", "https://example.org/notes")
        problems += foreign_words(site)
    if problems:
        print(*problems, sep="\n")
        sys.exit(f"{len(problems)} things in the second book are of the first")
    print(f"The second book has {entries} entries, and no word of the first")


if __name__ == "__main__":
    main()
