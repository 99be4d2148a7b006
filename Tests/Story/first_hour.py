#!/usr/bin/env python3
"""Plays an author's first hour in a package elsewhere: from a manifest without a target to entries
with verdicts, with each wall that somebody met on the way as a step.

It takes the program and the library that are built here, so that it builds nothing:

usage: first_hour.py     after swift build --product gotchas and --product GotchaRuntime
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
GOTCHAS = REPOSITORY / ".build/debug/gotchas"
BOOK = "Tests/OurTableNotes"

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "our-app",
  platforms: [.iOS(.v17), .macOS(.v15)],
  targets: [
    .target(name: "App")
  ]
)
"""

HEAD = """# {title}

{title}, in one sentence.

- Area: Headers
- Applies to: {versions}
- Evidence: reported, [notes](https://example.org/notes)

"""

CASE = """### {name}

```swift{words}
{code}
```

"""

ONE_ROW = """let probe = TableProbe(rows: 1)
probe.show()
#expect(probe.count(.cellForRow) == 1)"""

OBSERVER = """let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
let controller = UIViewController()
controller.view.addSubview(field)
nonisolated(unsafe) var heights: [CGFloat] = []
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
) { note in
  let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  heights.append(frame?.cgRectValue.height ?? 0)
}
let screen = Screen(controller)
screen.tap(field)
NotificationCenter.default.removeObserver(token)
#expect(!heights.isEmpty)"""


class Hour:
    def __init__(self, folder):
        self.package = folder / "our-app"
        self.problems = 0

    def path(self, name):
        return self.package / BOOK / "headers" / f"{name}.md"

    def entry(self, name, *cases, versions="iOS 8+", title=None):
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        text = HEAD.format(title=title or name, versions=versions)
        self.path(name).write_text(text + "".join(cases))

    def remove(self, *names):
        for name in names:
            self.path(name).unlink()

    def run(self, *words, limit=600):
        environment = dict(os.environ, GOTCHAS_LIBRARY=str(REPOSITORY))
        ran = subprocess.run(
            [GOTCHAS, *words], cwd=self.package, text=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, timeout=limit)
        return ran.returncode, ran.stdout

    def step(self, what, *words, code=0, says=(), silent=()):
        """Runs a command, which must end with `code` and print each of `says` as often as it says."""
        found, output = self.run(*words)
        problems = [] if code in (None, found) else [f"exit code {found} in place of {code}"]
        for text in says:
            text, count = text if isinstance(text, tuple) else (text, None)
            if text not in output or count not in (None, output.count(text)):
                problems.append(f"{text!r} is there {output.count(text)} times")
        problems += [f"{text!r} is there" for text in silent if text in output]
        print(f"{'NO ' if problems else 'ok '} {what}", flush=True)
        if problems:
            self.problems += 1
            print(*(f"   {each}" for each in problems), output, sep="\n", flush=True)


def case(name="It holds", code=ONE_ROW, words=""):
    return CASE.format(name=name, code=code, words=f" {words}" if words else "")


def begin(hour):
    hour.package.mkdir()
    hour.step("the version", "--version", says=["gotchas 0."])
    (hour.package / "Package.swift").write_text(MANIFEST)
    (hour.package / "Sources/App").mkdir(parents=True)
    (hour.package / "Sources/App/App.swift").write_text("")
    hour.step("a package gets the target of a book", "new-book", "OurTableNotes",
              says=["Package.swift has the target OurTableNotes"])
    ran = subprocess.run(["swift", "package", "describe"], cwd=hour.package, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    hour.problems += ran.returncode != 0
    print("ok  SwiftPM loads it" if ran.returncode == 0 else ran.stdout, flush=True)
    hour.step("the first entry is written", "new", "`tableHeaderView` covers rows when it grows", "--area",
              "Headers", "--new-area", says=["table-header-view-covers-rows-when-it-grows.md is written"])
    hour.step("nothing has been run yet, and that is said", "list",
              says=["no case has been run here yet; gotchas test runs them"])
    hour.step("the template is red", "test", "table-header-view-covers", code=1, says=["fails"])
    hour.remove("table-header-view-covers-rows-when-it-grows")


def ranges(hour):
    for versions in ["iOS 5+", "iOS 7+", "iOS 16.4+", "iOS 15.2–17", "all", "iOS 9.3"]:
        hour.entry("ranges", case(), versions=versions)
        hour.step(f"“{versions}” runs", "test", "ranges", says=["1 entry: 1 passes"])
        hour.step(f"“{versions}” has no error", "check", "ranges", code=1,
                  silent=["unmodeled-versions"])
    for versions, place, reason, rule in [
        ("iOS 27+", "6:19", "There is no iOS 27", "unknown-version"),
        ("iOS 8, 27", "6:22", "There is no iOS 27", "unknown-version"),
        ("iOS 5–7", "6:15", "'iOS 5–7' has no version that a case can run on", "unmodeled-versions"),
    ]:
        hour.entry("ranges", case(), versions=versions)
        hour.step(f"“{versions}” is not run, with the reason", "test", "ranges", code=1,
                  says=[reason])
        hour.step(f"“{versions}” is an error at its line", "check", "ranges", code=1,
                  says=[f"ranges.md:{place}: error", f"[{rule}]"])
    hour.remove("ranges")


def writing(hour):
    hour.entry("a-cast", case(code="let view: UIView = UIView()\n#expect((view as! UILabel).text == nil)"))
    hour.step("a crash says what was printed last", "test", "a-cast", code=1,
              says=["crashed", "Could not cast value of type", "(signal 6)"])
    hour.remove("a-cast")
    hour.entry("an-observer", case(code="import ScreenTesting\n" + OBSERVER))
    hour.step("an observer on the main queue does not hang", "test", "an-observer",
              says=["1 entry: 1 passes"])
    hour.remove("an-observer")
    hour.entry("a-fence", case().replace("```swift", "```swfit"))
    hour.step("a misspelt fence is named", "check", "a-fence", code=1,
              says=["'swfit' is neither 'swift' nor 'trace'"])
    hour.remove("a-fence")
    hour.entry("ignored", case(), case("It is left out", words='ignore reason="later"'))
    hour.step("one ignored case leaves the entry its verdict", "test", "ignored",
              says=["1 entry: 1 passes"])
    hour.entry("renamed", case())
    hour.step("before the rename", "test", "renamed", says=["1 entry: 1 passes"])
    hour.remove("renamed")
    hour.step("what was renamed is said once", "build", code=None,
              says=[("renamed", 1)])
    hour.remove("ignored")
    twice = "## Why\n\nSo.\n\n## Why\n\nMore.\n"
    hour.entry("twice", case(), twice)
    hour.step("a section that is there twice", "check", "twice", code=1,
              says=["The section “Why” is there twice"])
    hour.remove("twice")


def ids(hour):
    hour.entry("rows-are-counted", case())
    hour.entry("rows-are-counted-again", case())
    hour.step("an id may be its beginning", "test", "rows-are-counted-", says=["1 entry: 1 passes"])
    hour.step("of several none is taken", "test", "rows-are", code=64,
              says=["several entries begin with “rows-are”: rows-are-counted, "])
    other = hour.package / BOOK / "others/rows-are-counted.md"
    other.parent.mkdir()
    other.write_text(hour.path("rows-are-counted").read_text().replace("Headers", "Others"))
    hour.step("an id that is there twice is one error", "check", code=1,
              says=[("The id 'rows-are-counted' is also the id of", 1)], silent=["page-collision"])
    hour.step("and one entry", "test", code=1, says=["3 entries: 2 passes, 1 not run"])
    shutil.rmtree(other.parent)
    hour.remove("rows-are-counted", "rows-are-counted-again")


def interrupted(hour):
    """What is ended leaves no process behind."""
    hour.entry("slow", case(code="while true {}\n#expect(Bool(true))"))
    environment = dict(os.environ, GOTCHAS_LIBRARY=str(REPOSITORY))
    process = subprocess.Popen([GOTCHAS, "test", "slow", "--time-limit", "300"], cwd=hour.package,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    time.sleep(20)
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    time.sleep(2)
    left = [path.parent.name for path in Path("/proc").glob("[0-9]*/cmdline")
            if str(hour.package).encode() in read(path)]
    print("ok  SIGTERM leaves nothing behind" if not left else f"NO  left behind: {left}")
    hour.problems += bool(left)
    hour.remove("slow")


def read(path):
    try:
        return path.read_bytes()
    except OSError:
        return b""


def main():
    if not GOTCHAS.exists():
        sys.exit(f"{GOTCHAS} is not there: swift build --product gotchas")
    with tempfile.TemporaryDirectory() as name:
        hour = Hour(Path(name).resolve())
        for part in (begin, ranges, writing, ids, interrupted):
            part(hour)
    if hour.problems:
        sys.exit(f"{hour.problems} steps of the first hour are walls")
    print("The first hour has no wall")


if __name__ == "__main__":
    main()
