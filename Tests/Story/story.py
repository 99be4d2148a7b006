#!/usr/bin/env python3
"""Plays an author's day in a package with a book of its own, and after every step looks at the
verdicts of all entries: new, red, green, rename, delete, does not compile, crash, endless, restore;
then the shards of a book.

The package is made anew each time in .build/story; what it has built is kept from run to run.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
PACKAGE = REPOSITORY / ".build/story"
BOOK = "Tests/OwnBook"
GOTCHAS = REPOSITORY / ".build/debug/gotchas"

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "story",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [.package(name: "table-view-gotchas", path: "{REPOSITORY}")],
  targets: [
    .testTarget(
      name: "OwnBook",
      dependencies: [
        .product(name: "TableModel", package: "table-view-gotchas"),
        .product(name: "TableProbe", package: "table-view-gotchas"),
        .product(name: "GotchaTesting", package: "table-view-gotchas"),
      ],
      plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")])
  ]
)
"""

HEAD = """# {title}

{title}, in one sentence.

- Area: Own book
- Applies to: iOS 8+
- Evidence: model

"""

FIRST = HEAD.format(title="A table without rows has one section") + """### There is one section

```swift
#expect(UITableView().numberOfSections == 0)
```

### There are no rows

```swift
let probe = TableProbe(rows: 0)
probe.show()
#expect(probe.count(.cellForRow) == 0)
```
"""

SECOND = HEAD.format(title="The cell of each row is requested") + """### One row, one request

```swift
let probe = TableProbe(rows: 1)
probe.traced = [.cellForRow]
probe.show()
```

```trace
cellForRow  0-0
```
"""

LIMIT = 5

GOOD = {"passes"}


def run(words, **options):
    """Runs a command to its end, with all that it prints in `stdout`."""
    return subprocess.run(words, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, **options)


class Story:
    def __init__(self):
        self.steps = 0
        self.started = time.monotonic()

    def path(self, name):
        return PACKAGE / BOOK / name

    def write(self, name, text):
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_text(text)

    def edit(self, name, old, new):
        text = self.path(name).read_text()
        assert old in text, f"{name} does not contain {old!r}"
        self.write(name, text.replace(old, new, 1))

    def gotchas(self, command, *words):
        return self.gotchas_alone(command, "--book", BOOK, *words)

    def gotchas_alone(self, command, *words):
        return run([GOTCHAS, command, "--root", PACKAGE, *words], cwd=PACKAGE)

    def check(self, what, verdicts, words=(), says=(), refused=False):
        """Runs the book, and compares the verdicts of all entries; `refused`: where all that can
        run is green, and something else is wrong."""
        started = time.monotonic()
        ran = self.gotchas("test", "--time-limit", str(LIMIT), *words)
        listed = self.gotchas("list", "--format", "json")
        found = {row["id"]: row["verdict"] for row in json.loads(listed.stdout)}
        problems = []
        if found != verdicts:
            problems.append(f"verdicts {found}, not {verdicts}")
        code = 0 if set(verdicts.values()) <= GOOD and not refused else 1
        if ran.returncode != code:
            problems.append(f"exit code {ran.returncode}, not {code}")
        problems += [f"nothing says {text!r}" for text in says if text not in ran.stdout]
        self.steps += 1
        print(f"{what}: {time.monotonic() - started:.1f} s", flush=True)
        if problems:
            sys.exit("\n".join([f"error: {what}"] + problems + [ran.stdout]))


    def travel(self):
        """Exports the run, checks it against the schema, and imports it under another name."""
        exported = PACKAGE / ".build/exported.json"
        wrote = self.gotchas_alone("export", "--output", str(exported))
        assert wrote.returncode == 0, wrote.stdout
        validate(json.loads(exported.read_text()))
        taken = self.gotchas("import", str(exported), "--name", "another machine")
        assert taken.returncode == 0 and "3 cases" in taken.stdout, taken.stdout
        exported.write_bytes(exported.read_bytes()[:-40])
        torn = self.gotchas("import", str(exported), "--name", "torn")
        assert torn.returncode == 1 and "cut off" in torn.stdout, torn.stdout
        shutil.rmtree(PACKAGE / ".build/runs/another_20machine")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def validate(run):
    """Checks an exported run, where jsonschema is there (make browser brings it)."""
    try:
        import jsonschema
    except ImportError:
        print("jsonschema is missing; the exported run is not checked", flush=True)
        return
    schema = json.loads((REPOSITORY / "Documentation/run.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(run, schema)


def prepare():
    """Makes the package anew; its build folder is kept."""
    shutil.rmtree(PACKAGE / "Tests", ignore_errors=True)
    shutil.rmtree(PACKAGE / ".build/runs", ignore_errors=True)
    (PACKAGE / BOOK).mkdir(parents=True)
    (PACKAGE / "Package.swift").write_text(MANIFEST)
    (PACKAGE / BOOK / "Book.swift").write_text("// The entries are beside this file.\n")


def play(story):
    story.write("first.md", FIRST)
    story.write("second.md", SECOND)
    both = {"first": "passes", "second": "passes"}
    story.check("start", both)

    story.travel()

    made = story.gotchas("new", "A third gotcha", "--area", "Own book", "--new-area", "--id", "third")
    if made.returncode != 0:
        sys.exit(f"error: new\n{made.stdout}")
    third = str(next((PACKAGE / BOOK).rglob("third.md")).relative_to(PACKAGE / BOOK))
    again = story.gotchas("new", "A third gotcha", "--area", "Own book", "--id", "third")
    assert again.returncode != 0, "new has written over an entry"
    story.check("new is red", both | {"third": "fails"})

    story.write(third, SECOND.replace("rows: 1", "rows: 2").replace("The cell of each row", "Each cell"))
    story.check(
        "written, and still red at the trace", both | {"third": "fails"},
        says=[f"{BOOK}/{third}:", "+ cellForRow 0-1"])
    story.edit(third, "cellForRow  0-0\n", "cellForRow  0-0\ncellForRow  0-1\n")
    story.check("green", both | {"third": "passes"}, words=["third"])

    renamed = third.replace("third", "renamed")
    story.path(third).rename(story.path(renamed))
    story.check("renamed", both | {"renamed": "passes"})
    story.path(renamed).unlink()
    story.check("deleted", both)

    stale = story.path("second.md").read_text()
    story.edit("second.md", "cellForRow  0-0", "cellForRow  9-9")
    refused = story.gotchas("bless", "--no-run", "--write", "second")
    assert refused.returncode == 1 and "has changed since the run" in refused.stdout, refused.stdout
    story.gotchas("bless", "--write", "second")
    once = story.path("second.md").read_text()
    assert once == stale, once
    story.gotchas("bless", "--write", "second")
    assert story.path("second.md").read_text() == once, "blessing twice is not blessing once"

    story.edit("first.md", "#expect(UITableView()", "let text: Int = \"\"\n#expect(UITableView()")
    broken = both | {"first": "does-not-compile"}
    story.check(
        "the compile is broken", broken,
        says=[f"{BOOK}/first.md:12:17: cannot convert value of type 'String'"])
    story.check("it is still broken", broken)

    story.edit("second.md", "probe.show()", "probe.show()\nfatalError(\"over\")")
    story.check("one crashes", broken | {"second": "crashed"}, says=["Fatal error: over"])
    story.write("second.md", SECOND.replace("probe.show()", "probe.show()\nwhile true {}"))
    story.check(
        "one never ends", broken | {"second": "crashed"}, says=["did not end within"])

    story.write("first.md", FIRST.replace("== 0)\n", "== 0\n"))
    story.check(
        "a bracket is missing", both | {"first": "not-run", "second": "crashed"},
        says=["is not closed in this block"])

    story.write("first.md", FIRST)
    story.write("second.md", SECOND)
    story.write("sub/twin.md", FIRST.replace("Area: Own book", "Area: Sub"))
    story.check(
        "two entries with one title", both | {"twin": "passes"}, refused=True,
        says=[f"{BOOK}/sub/twin.md:1", f"The title is also that of {BOOK}/first.md:1"])
    story.path("sub/twin.md").unlink()
    story.check("restored", both)
    story.check("run again, nothing has changed", both)


def bad_surroundings(story):
    """What is wrong outside of the book is said, and leaves every verdict as it is."""
    before = story.gotchas("list", "--format", "json").stdout
    for what, path, library, says in [
        ("no compiler in the path", "/usr/bin:/bin", None, "swiftc"),
        ("no library", os.environ["PATH"], str(PACKAGE), "dynamic library"),
    ]:
        os_path, os.environ["PATH"] = os.environ["PATH"], path
        words = ["--library", library] if library else []
        try:
            ran = story.gotchas("test", *words)
        finally:
            os.environ["PATH"] = os_path
        assert ran.returncode == 2 and says in ran.stdout, f"{what}: {ran.returncode} {ran.stdout}"
        assert story.gotchas("list", "--format", "json").stdout == before, what
        print(f"{what}: said", flush=True)


def full_disk(story):
    """A full disk is named, and takes no verdict away."""
    before = story.gotchas("list", "--format", "json").stdout
    for folder, size in [(".build/cases", "100k"), (".build/results", "16k")]:
        mount = f'mount -t tmpfs -o size={size} tmpfs {folder} 2>/dev/null || exit 99; exec "$@"'
        words = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh",
                 str(GOTCHAS), "test", "--root", str(PACKAGE), "--book", BOOK]
        (PACKAGE / folder).mkdir(parents=True, exist_ok=True)
        ran = run(words, cwd=PACKAGE)
        if ran.returncode == 99 or "unshare:" in ran.stdout:
            print(f"a full disk is not played: no small disk can be made here {ran.stdout}", flush=True)
            return
        assert ran.returncode == 2 and "the disk is full" in ran.stdout, ran.stdout
        assert story.gotchas("list", "--format", "json").stdout == before, folder
        print(f"a full disk for {folder}: said", flush=True)


def other_toolchain(story):
    """A library that another compiler has built is refused before any entry is compiled."""
    before = story.gotchas("list", "--format", "json").stdout
    checkout = PACKAGE / ".build/other-toolchain"
    shutil.rmtree(checkout, ignore_errors=True)
    (checkout / ".build/debug").mkdir(parents=True)
    shutil.copy(REPOSITORY / "Package.swift", checkout)
    for path in ["Sources", ".build/debug/libGotchaRuntime.so"]:
        (checkout / path).symlink_to(REPOSITORY / path)
    modules = checkout / ".build/debug/Modules"
    shutil.copytree(REPOSITORY / ".build/debug/Modules", modules)
    mark_as_foreign(modules)
    ran = story.gotchas("test", "--library", str(checkout))
    for text in ["different version of the compiler", "swift build --product GotchaRuntime"]:
        assert ran.returncode == 2 and text in ran.stdout, ran.stdout
    assert story.gotchas("list", "--format", "json").stdout == before
    print("a library of another toolchain: said", flush=True)


def mark_as_foreign(modules):
    """Changes the record of its compiler in the head of a module, which comes before its name."""
    path = modules / "GotchaTesting.swiftmodule"
    importer = modules.parent / "importer.swift"
    importer.write_text("import GotchaTesting\n")
    sound = path.read_bytes()
    name = sound.find(b"GotchaTesting")
    for place in range(name - 1, name - 32, -1):
        path.write_bytes(sound[:place] + bytes([sound[place] ^ 0x10]) + sound[place + 1:])
        checked = run(["swiftc", "-typecheck", "-I", modules, importer])
        if "different version of the compiler" in checked.stdout:
            return
    sys.exit("error: no change of the module makes it another compiler's")


def shards(story):
    """Four parts compile each entry once, and have the verdicts of the whole together."""
    for number in range(8):
        story.write(f"more-{number}.md", FIRST.replace("one section", f"one section, {number}"))
    names = ["first", "second"] + [f"more-{number}" for number in range(8)]
    story.check("ten entries", {name: "passes" for name in names})
    shutil.rmtree(PACKAGE / ".build/runs")
    keys = PACKAGE / ".build/cases"
    for key in keys.glob("Cases_*.key"):
        key.unlink()
    compiled = []
    for number in range(1, 5):
        before = set(keys.glob("Cases_*.key"))
        ran = story.gotchas("test", "--shard", f"{number}/4")
        assert ran.returncode == 0, ran.stdout
        compiled.append(len(set(keys.glob("Cases_*.key")) - before))
    assert sum(compiled) == len(names), f"the parts compiled {compiled}"
    listed = json.loads(story.gotchas("list", "--format", "json").stdout)
    assert all(row["verdict"] == "passes" for row in listed), listed
    print(f"four parts compiled {compiled} entries", flush=True)


def main():
    if not GOTCHAS.exists():
        sys.exit(f"error: {GOTCHAS} is missing; run make build")
    prepare()
    story = Story()
    play(story)
    bad_surroundings(story)
    full_disk(story)
    other_toolchain(story)
    shards(story)
    print(f"{story.steps} steps, every verdict as it must be, "
          f"{time.monotonic() - story.started:.0f} s")


if __name__ == "__main__":
    main()
