#!/usr/bin/env python3
"""Writes Documentation/API.md: what the dialect does of UIKit's table and scroll view API.

Members come from Site/facts/api.tsv, what is declared from the model's symbol graph. What is
declared works, but what Site/facts/held.tsv says of.

usage: Tools/api_table.py [--check] [--no-build | --binaries DIR]
  --check   write nothing; exit with 1 when the page is not what would be written
"""

import argparse
import csv
import re
import sys

import symbols

PAGE = symbols.ROOT / "Documentation/API.md"
FACTS = symbols.ROOT / "Site/facts/api.tsv"
HELD = symbols.ROOT / "Site/facts/held.tsv"
# The Swift importer hides what was deprecated in iOS 7 or before.
FIRST_VISIBLE = 8.0


CODE_FOR_BOTH = '''## Code for both

The plugin `AppSources` compiles an app's sources as they lie there, `@objc`, `#selector` and
outlets included ([Compatibility](Compatibility.md)). Without it, code compiles unchanged where it
needs no Objective-C runtime, which Linux does not have. One file for both systems begins
with

```swift
#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif
```

and, without the plugin, uses `addAction(UIAction { … }, for:)`, `UIBarButtonItem(systemItem:primaryAction:)`,
`UIRefreshControl(frame:primaryAction:)` and `Timer(timeInterval:repeats:block:)` in place of a
target and a selector. What has no such form is put behind `#if canImport(ObjectiveC)`. An override in
an extension belongs in the class. A `Timer` of UIKitModel fires by the model's clock. In a test on Linux
`Thread.isMainThread` is false, since Dispatch runs the main queue on another thread there;
`dispatchPrecondition(condition: .onQueue(.main))` holds on both.

## Members

'''.splitlines()


def version(text):
    match = re.match(r"\d+(\.\d+)?", text or "")
    return float(match.group()) if match else None


def is_visible(row):
    deprecated = version(row["ios_deprecated"])
    return (
        row["swift_name"] and row["unavailable_on_ios"] != "yes" and row["swift_name"] != "new()"
        and (deprecated is None or deprecated >= FIRST_VISIBLE))


def swift_owners(rows):
    """The Swift name of each Objective-C type."""
    types = ("class", "protocol", "enum", "optionset", "struct")
    named = {row["owner"]: row["swift_name"] for row in rows if row["kind"] in types}
    return {owner: name or nested(owner, named) for owner, name in named.items()}


def nested(owner, named):
    """The Swift name by convention: `FooBar` is `Foo.Bar` where there is a `Foo`."""
    outer = max((name for name in named if owner != name and owner.startswith(name)),
                key=len, default=None)
    return f"{outer}.{owner[len(outer):]}" if outer else owner


def lookup(known, owner, row):
    """The owner and title of the declaration, or None."""
    name = row["swift_name"].replace("`", "")
    if row["owner"] == "(global)" or row["kind"] in ("class", "protocol", "enum", "optionset"):
        owner, _, last = name.rpartition(".")
        if owner in known.members and last in known.members[owner]:
            return owner, last
        return (None, name) if name in known.kinds else None
    path, _, member = name.partition("(")[0].rpartition(".")
    if path:
        return known.find(path, name[len(path) + 1:])
    return known.find(owner, name.lstrip("."))


class Held:
    """What members do not do: the rows of held.tsv, by type and member; * is a whole type."""

    def __init__(self):
        with open(HELD, newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            self.rows = {(row["type"], row["member"]): row for row in rows}

    def row(self, found):
        """The row of a declaration, which may be one of its type's, or None."""
        owner, title = found
        path = f"{owner}.{title}" if owner else title
        return (
            self.rows.get((owner, title)) or self.rows.get((path, "*"))
            or self.rows.get((owner, "*")))

    def unknown(self, known):
        """The rows about what the model does not declare."""
        return [
            f"{owner} {member}" for owner, member in self.rows
            if (owner not in known.kinds if member == "*"
                else not any(title == member for path in known.lineage(owner)
                             for title in known.members.get(path, {})))]


def state(held, found):
    """The state of a declaration, and what it does not do."""
    if found is None:
        return "missing", ""
    row = held.row(found)
    return (row["state"], row["does not"]) if row else ("works", "")


class Calls:
    """The calls in the model's sources, to find a protocol's methods that are never called.

    What only passes a call on for an application does not count.
    """

    def __init__(self):
        files = [
            file for module in symbols.OWN
            for file in sorted((symbols.ROOT / "Sources" / module).rglob("*.swift"))]
        text = "\n".join(re.sub(r"//.*", "", file.read_text()) for file in files)
        self.text = re.sub(r"\bfunc\s+`?\w+`?\s*(<[^>]*>)?\([^{}]*?\)", "", text)

    def has(self, name):
        """Whether a method is called, by its name and the label that distinguishes it."""
        base, _, labels = name.replace("`", "").partition("(")
        labels = [label for label in labels.rstrip(")").split(":") if label not in ("", "_")]
        label = rf"[^;{{}}]{{0,200}}?\b{labels[0]}:" if labels else ""
        return re.search(rf"[.?]\s*{base}\({label}", self.text) is not None


def uncalled(rows, sections):
    """Methods of delegates and data sources that are listed as working but are never called."""
    protocols = {
        row["swift_name"] for row in rows
        if row["kind"] == "protocol" and re.search(r"Delegate|DataSource", row["swift_name"])}
    calls = Calls()
    return [
        f"{owner}.{name}" for owner, members in sections.items() if owner in protocols
        for name, _, word, _ in members if word == "works" and "(" in name and not calls.has(name)]


def table(known, held, rows):
    owners = swift_owners(rows)
    sections = {}
    for row in rows:
        if not is_visible(row):
            continue
        owner = owners.get(row["owner"], row["owner"])
        owner = {"NSIndexPath": "IndexPath", "(global)": "Constants and type names"}.get(owner, owner)
        found = lookup(known, owner, row)
        since = row["ios_since_annotated"] or row["earliest_sdk_seen"]
        sections.setdefault(owner, []).append((row["swift_name"], since, *state(held, found)))
    return sections


def page(sections):
    counts = {}
    for members in sections.values():
        for _, _, word, _ in members:
            counts[word] = counts.get(word, 0) + 1
    total = sum(counts.values())
    lines = [
        "# The API of tables", "",
        "What the reference table model does of UIKit's table and scroll view API. Written by",
        "`Tools/api_table.py` from `Site/facts/api.tsv` and `Site/facts/held.tsv`; a test checks it.",
        "`≤ 9.3`: the oldest SDK that was read has it.",
        "",
        "- works: it does what a headless model can show of it",
        "- held: it keeps what is set; the last column says what it does not do",
        "- inert: it is there so that code compiles; the last column says what it does not do",
        "- missing: it is not declared", "",
        *CODE_FOR_BOTH,
        f"{total} members: " + ", ".join(
            f"{counts.get(word, 0)} {word}" for word in ("works", "held", "inert", "missing")),
        "",
    ]
    for owner, members in sections.items():
        lines += [
            f"## {owner}", "", "| member | iOS | state | what it does not do |",
            "| --- | --- | --- | --- |"]
        lines += [
            f"| `{name.replace('`', '')}` | {since.replace('<=', '≤ ')} | {word} | {lack} |"
            for name, since, word, lack in members]
        lines.append("")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--no-build", action="store_true", help="take the module that is there")
    parser.add_argument("--binaries", help="where the built module is, instead of building it")
    options = parser.parse_args()
    symbols.extract(build=not options.no_build, binaries=options.binaries)
    with open(FACTS, newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    known, held = symbols.Symbols(), Held()
    if unknown := held.unknown(known):
        print(f"{HELD}: not declared: {', '.join(unknown)}", file=sys.stderr)
        return 1
    sections = table(known, held, rows)
    if silent := uncalled(rows, sections):
        print(f"listed as working, but never called: {', '.join(silent)}", file=sys.stderr)
        return 1
    text = page(sections)
    if not options.check:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text)
        return 0
    if PAGE.exists() and PAGE.read_text() == text:
        return 0
    print(f"{PAGE}: not what the model declares; run Tools/api_table.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
