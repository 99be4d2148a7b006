#!/usr/bin/env python3
"""Checks, runs and builds the second book, Examples/FoundationNotes, and looks for words of the first
in its site: a book about something else names no table, no version of iOS and nobody's UIKit.

usage: second_book.py     after swift build --product gotchas and --product GotchaRuntime
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

# Attributes that are read to somebody, or by a machine that shows them.
SHOWN = {"title", "alt", "aria-label", "content", "placeholder", "data-text"}


class Words(HTMLParser):
    """The texts of a page, each with its line."""

    def __init__(self):
        super().__init__()
        self.texts = []
        self.hidden = 0

    def handle_starttag(self, tag, attributes):
        self.hidden += tag in ("script", "style")
        self.texts += [(self.getpos()[0], value) for name, value in attributes
                       if name in SHOWN and value]

    def handle_endtag(self, tag):
        self.hidden -= tag in ("script", "style")

    def handle_data(self, data):
        if not self.hidden:
            self.texts.append((self.getpos()[0], data))


def gotchas(*words):
    environment = dict(os.environ, GOTCHAS_LIBRARY=str(REPOSITORY))
    ran = subprocess.run([GOTCHAS, *words], cwd=BOOK, text=True, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    print(f"{'NO ' if ran.returncode else 'ok '} gotchas {' '.join(map(str, words))}", flush=True)
    if ran.returncode:
        sys.exit(ran.stdout)
    return ran.stdout


def foreign_words(site):
    for page in sorted(site.rglob("*.html")):
        reader = Words()
        reader.feed(page.read_text())
        for line, text in reader.texts:
            for found in FOREIGN.finditer(text):
                yield f"{page.relative_to(site)}:{line}: “{found[0]}” in “{text.strip()[:90]}”"


def main():
    entries = len(list((BOOK / "Tests").rglob("*.md")))
    gotchas("check")
    ran = gotchas("test")
    problems = []
    if f"{entries} entries: {entries} passes" not in ran:
        problems.append(ran)
    if FOREIGN.search(ran) or " on " in ran:
        problems.append(f"the summary has words of another book:\n{ran}")
    with tempfile.TemporaryDirectory() as name:
        site = Path(name) / "site"
        gotchas("build", "--output", site)
        problems += foreign_words(site)
    if problems:
        print(*problems, sep="\n")
        sys.exit(f"{len(problems)} things in the second book are of the first")
    print(f"The second book has {entries} entries, and no word of the first")


if __name__ == "__main__":
    main()
