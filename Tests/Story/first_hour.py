#!/usr/bin/env python3
"""Plays an author's first hour in a package elsewhere: from a manifest without a target to entries
with verdicts, with each wall that somebody met on the way as a step.

Which function has which wall:

    guides       a first command that costs a quarter of an hour
    begin        a package that SwiftPM does not load, a first list that says nothing
    ranges       versions that check accepts and nobody runs
    evidence     what is enough as evidence
    form         check beside test: what one of them refuses, and what the other says of it
    writing      a hang, a crash, a fence, an ignored case, a rename, a section that is there twice
    app_code     selectors and outlets, code that does nothing, methods nearly UIKit's, the keyboard
    probing      the closures and verbs of the probe
    pages        a stale verdict, curves, code that is cut off, addresses in a failure
    ids          an id that is cut off, one that is there twice
    interrupted  processes that go on; builds: the same, and a build that says nothing

The walls of the app's owner are in app_hour.py, those of a book about something else, and the sum that
was a vain expectation, in second_book.py, what a failure is under swift test in swift_test.py, and a
watch of one entry in watch.py.

It takes the program and the library that are built here, so that it builds nothing:

It goes on after a step that is a wall, and counts them at the end: with a gotchas in whose sources
several repairs are undone, each of their steps is seen red in one run.

usage: first_hour.py [PART ...]     after swift build --product gotchas and --product GotchaRuntime
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.append(str(REPOSITORY / "Tests/Browser"))
import chromium

GOTCHAS = Path(os.environ.get("GOTCHAS", REPOSITORY / ".build/debug/gotchas"))
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


# Selectors, actions and outlets, and a property that is computed in the page's own code.
FEED = """### A cure

```swift app
class FeedViewController: UITableViewController {
  @IBOutlet var label: UILabel?
  var names = ["Ada", "Alan"]
  var longest: Int { names.map(\\.count).max() ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: #selector(add))
  }

  @objc private func add() {
    names.append("Barbara")
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
```

```swift
let feed = FeedViewController()
let screen = Screen(feed, in: .navigation)
screen.tap(barButton: "Add")
#expect(feed.longest == 7)
#expect(screen.rows.count == 3)
```

"""

# A delegate of whose method the case expects nothing, and which UIKit would not call.
NOTES = """### A cure

```swift app
final class Notes: NSObject, UITableViewDelegate {
  var chosen: IndexPath?

  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) { chosen = indexPath }
}
```

```swift
let notes = Notes()
let probe = TableProbe(rows: 3)
probe.show()
notes.tableView(probe.table, didSelectRow: [0, 1])
#expect(probe.count(.cellForRow) == 3)
```

"""

# A drag over the keyboard takes it away.
KEYBOARD = """let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
let probe = TableProbe(rows: 30)
probe.table.tableHeaderView = field
probe.table.keyboardDismissMode = .interactive
probe.show()
field.becomeFirstResponder()
let finger = probe.touch(row: [0, 3])
finger.move(by: CGPoint(x: 0, y: 200))
finger.move(by: CGPoint(x: 0, y: 200))
finger.lift()
#expect({}field.isFirstResponder)"""

CURVE = """let probe = TableProbe(rows: 50)
probe.show()
probe.fling(velocity: -2000)
#expect(probe.table.contentOffset.y > 100)"""

# Halves of a pair that scroll alike.
HALVES = """### A cure

```swift wrong
let word = 1
```

```swift right
let word = 2
```

```swift
""" + CURVE + """
#expect(word == 2)
```

"""

# Each expectation fails, with objects in its text.
OBJECTS = """### A cure

```swift app
final class Feed: NSObject {}
```

```swift
let (one, other) = (Feed(), Feed())
#expect(one === other)
```

"""

# What an entry has beside its case, so that check has nothing to say.
COMPLETE = """## What you see

Rows are lost.

## What to do

{case}## Why

UIKit counts them once.
"""

# What test does not run, by a change of a sound entry.
FLAWS = [
    ("without evidence", "- Evidence: reported, [notes](https://example.org/notes)\n", ""),
    ("of a version that never was", "iOS 8+", "iOS 20"),
    ("with a bracket missing", "probe.show()", "probe.show("),
    ("with an attribute misspelt", "```swift", "```swift rigth"),
    ("with an item twice", "- Area: Headers\n", "- Area: Headers\n- Area: Headers\n"),
    ("without a title", "# ", ""),
]

# What an entry may rest on, and what is enough for each.
LEVELS = ("reported (an issue or a post), observed (a log, a recording or a test on the real system), "
          "documented (documentation whose words state it)")

# What leads an author to a first verdict.
GUIDES = ["README.md", "CONTRIBUTING.md", "Documentation/WriteAnEntry.md",
          "Sources/GotchaTesting/GotchaTesting.docc/KeepYourOwnBook.md"]

# The file of a guide that a message names; one that is only in the checkout is named with the package.
DOCUMENT = re.compile(r"[^\s(]*\bDocumentation/[\w.]+\.(?:md|json)\b(?! of table-view-gotchas)")

# What stands for SwiftPM while it builds: two lines of progress, and a child that goes on.
SLOW_SWIFT = """#!/bin/sh
case "$1" in build) ;; *) exec "{swift}" "$@" ;; esac
echo "[1/40] Compiling UIKitModel UIView.swift"
sleep 1
echo "[20/40] Compiling TableModel UITableView.swift"
sleep 2999 &
wait
"""


# A case that never ends, with a process of its own. Foundation puts each that it starts into a group of
# its own.
CHILD = b"sleep 2998"
ENDLESS = """let child = Process()
child.executableURL = URL(fileURLWithPath: "/bin/sh")
child.arguments = ["-c", "trap '' TERM; sleep 2998; true"]
try child.run()
while true {}
#expect(child.isRunning)"""


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
        problems += [f"the file {path} is named, and is not there" for path in DOCUMENT.findall(output)
                     if not (self.package / path).exists()]
        print(f"{'NO ' if problems else 'ok '} {what}", flush=True)
        if problems:
            self.problems += 1
            print(*(f"   {each}" for each in problems), output, sep="\n", flush=True)


    def hold(self, what, holds, found):
        print(f"{'ok ' if holds else 'NO '} {what}", flush=True)
        if not holds:
            self.problems += 1
            print(f"   {found}", flush=True)

    def page(self, name):
        return (self.package / f"Site/public/entries/{name}.html").read_text()

    def cut_lines(self, name):
        """The blocks of code that are wider than their box, in a wide window and on a phone; nothing
        where there is no browser."""
        if not chromium.CHROMIUM or not chromium.DRIVER:
            return None
        try:
            driver = chromium.browser()
        except ImportError:
            return None
        cut = []
        try:
            for width in (1280, 390):
                chromium.show(driver, width, 800)
                driver.get((self.package / f"Site/public/entries/{name}.html").as_uri())
                cut += driver.execute_script(
                    "for (const fold of document.querySelectorAll('details')) fold.open = true;"
                    "return [...document.querySelectorAll('.code pre, .code code, .fix pre')]"
                    ".filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)")
        finally:
            driver.quit()
        return cut


def case(name="It holds", code=ONE_ROW, words=""):
    return CASE.format(name=name, code=code, words=f" {words}" if words else "")


def guides(hour):
    """No guide leads to `swift test`, which compiles a book as one module; where one names it, it says
    what it costs."""
    for name in GUIDES:
        text = (REPOSITORY / name).read_text()
        commands = re.findall(r"^\$ (.*)$", text, re.MULTILINE)
        hour.hold(f"{name} leads to gotchas and not to swift test",
                  commands and not any("swift test" in each for each in commands), commands)
        named = [each for each in re.split(r"(?<=[.:])\s+(?=[A-Z`])|\n\n", text)
                 if re.search(r"`swift test[^`]*` (runs|tests)", each)]
        silent = [each for each in named if not re.search(r"\btime\b", each)]
        if named:
            hour.hold(f"{name} says what swift test costs", not silent, silent)


def begin(hour):
    hour.package.mkdir()
    hour.step("the version", "--version", says=["gotchas 0."])
    (hour.package / "Package.swift").write_text(MANIFEST)
    (hour.package / "Sources/App").mkdir(parents=True)
    (hour.package / "Sources/App/App.swift").write_text("")
    hour.step("a package gets the target of a book", "new-book", "OurTableNotes",
              says=["Package.swift has the target OurTableNotes"])
    ran = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=hour.package, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # SwiftPM loads a package whose target has no source, and leaves out the target with its entries.
    built = [each["path"] for each in json.loads(ran.stdout or "{}").get("targets", [])]
    hour.hold("SwiftPM loads it with the target", ran.returncode == 0 and BOOK in built,
              f"{built}\n{ran.stderr}")
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
        hour.step(f"“{versions}” has no error at its line", "check", "ranges", code=1,
                  silent=["ranges.md:6:"])
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


def evidence(hour):
    """What is enough as evidence is printed where it is asked for."""
    hour.step("new says what is enough as evidence", "new", "Rows are lost", "--area", "Headers",
              "--new-area", says=[LEVELS])
    hour.remove("rows-are-lost")
    hour.step("with its link nothing is left to say", "new", "Rows are lost", "--area", "Headers",
              "--new-area", "--evidence", "observed", "--link", "https://example.org/log",
              silent=[LEVELS])
    hour.hold("and the entry has it",
              "- Evidence: observed, [??? what is there](<https://example.org/log>)\n"
              in hour.path("rows-are-lost").read_text(), hour.path("rows-are-lost").read_text())
    hour.remove("rows-are-lost")
    for what, line, found in [
        ("no evidence", "", "5:1: error: The entry names no evidence"),
        ("a level that there is not", "- Evidence: seen, twice\n",
         "7:13: error: 'seen' is not a level of evidence"),
    ]:
        hour.entry("rests", case())
        text = hour.path("rests").read_text()
        hour.path("rests").write_text(re.sub(r"- Evidence: .*\n", line, text))
        hour.step(f"{what} is answered with what is enough", "check", "rests", code=1,
                  says=[f"rests.md:{found}", LEVELS])
    hour.remove("rests")


def form(hour):
    """What test refuses check names at the same place, with the same rule; what check finds nothing wrong
    with test runs."""
    for what, old, new in FLAWS:
        hour.entry("flawed", case())
        text = hour.path("flawed").read_text()
        hour.path("flawed").write_text(text.replace(old, new, 1))
        code, tested = hour.run("test", "flawed")
        _, checked = hour.run("check", "flawed")
        refused = re.findall(r"(\d+:\d+) ([a-z-]+)[,)]", tested)
        unsaid = [f"{place} {rule}" for place, rule in refused if not re.search(
            rf"flawed\.md:{place}: error: .*\[{rule}\]", checked)]
        hour.hold(f"what test refuses of an entry {what} check names, too",
                  code != 0 and refused and not unsaid, f"{unsaid}\n{tested}{checked}")
    hour.remove("flawed")
    hour.entry("sound", COMPLETE.format(case=FEED.replace("== 7", "== 8")), versions="iOS 17",
               title="`reloadData` loses rows")
    text = hour.path("sound").read_text()
    hour.path("sound").write_text(text.replace("reported, ", "reported on iOS 17.0, "))
    hour.step("check speaks of the form alone, and names what runs the entry", "check", "sound",
              says=["Nothing is wrong with the form of the entry; gotchas test compiles and runs it"])
    hour.step("and test runs it", "test", "sound", code=1, says=["sound.md: fails"])
    hour.remove("sound")


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
    hour.entry("renamed", case(), case("It holds again"))
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


def app_code(hour):
    """What an entry may have of an app's code, and what the messages on it say."""
    hour.entry("a-feed", FEED)
    hour.step("selectors, actions, outlets and computed properties of the page", "test", "a-feed",
              says=["1 entry: 1 passes"])
    hour.entry("notes", NOTES)
    hour.step("code that a case passes without is named, and a method that UIKit nearly calls", "test",
              "notes", code=1,
              says=["notes.md:15:8: the case passes with tableView(_:didSelectRow:) doing nothing",
                    "UIKit does not call “tableView(_:didSelectRow:)”; did you mean "
                    "tableView(_:didSelectRowAt:)?",
                    "Documentation/GreenMarks.md has what makes a case prove something."])
    hour.entry("a-storyboard", case(
        code='let storyboard = UIStoryboard(name: "Missing", bundle: nil)\n'
        "#expect(storyboard.instantiateInitialViewController() != nil)"))
    hour.step("a storyboard that is not there is UIKit's exception", "test", "a-storyboard", code=1,
              says=["a-storyboard.md:12:1", "Could not find a storyboard named 'Missing'"])
    hour.entry("a-keyboard", case(code=KEYBOARD.format("!")))
    hour.entry("a-keyboard-stays", case(code=KEYBOARD.format("")))
    hour.step("a drag takes the keyboard away", "test", "a-keyboard.md", says=["1 entry: 1 passes"])
    hour.step("and an expectation that it stays is red", "test", "a-keyboard-stays", code=1,
              says=["isFirstResponder → false"])
    hour.remove("a-feed", "notes", "a-storyboard", "a-keyboard", "a-keyboard-stays")


def probing(hour):
    """A guess at the probe, which the compiler alone does not correct."""
    for what, line, text in [
        ("a closure", "probe.viewForHeader = { UIView() }",
         "“viewForHeader” of TableProbe is a closure “(Int) -> UIView?”"),
        ("a verb", "probe.scrol(by: 20)", "has no member 'scrol'; did you mean “scroll("),
        ("a label", "probe.tap(rwo: [0, 0])", "did you mean “tap(row:)”?"),
        ("a call", "#expect(probe.count(.cellForRows) == 1)", "did you mean “cellForRow”?"),
    ]:
        hour.entry("a-guess", case(code=ONE_ROW + "\n" + line))
        hour.step(f"{what} that is nearly the probe's is told", "test", "a-guess", code=1,
                  says=["a-guess.md:15:", text])
    hour.remove("a-guess")


def pages(hour):
    """What is seen of an entry: its verdict, its charts, its code, its failures."""
    hour.entry("fixed", case()[:-1])
    hour.step("a verdict", "test", "fixed", says=["1 entry: 1 passes"])
    hour.step("a repair says that the verdict is one on what the entry was", "check", "fixed", "--fix",
              code=1, says=["fixed.md: 1 repaired; run it again, for a verdict on what it is now"])
    hour.entry("one-curve", case(code=CURVE))
    hour.entry("two-curves", HALVES)
    hour.entry("objects", OBJECTS)
    wide = ONE_ROW + "  // " + "wide " * 13
    hour.entry("wide", case(code=wide))
    hour.step("objects in a failure are told apart, in one line for all versions", "test", "objects",
              code=1, says=["(one → <Feed: #1>) === (other → <Feed: #2>)", ("Expectation failed", 1)],
              silent=["0x"])
    hour.step("curves are measured", "test", "--filter", "curve", code=1, says=["one-curve.md: passes"])
    hour.step("the pages are built", "build", code=None, says=["Site/public/index.html"])
    charts = [name for name in ["one-curve", "two-curves"] if 'class="chart"' in hour.page(name)]
    hour.hold("a curve is drawn, and not one of each half that is the same", charts == ["one-curve"],
              charts)
    columns = max(map(len, wide.splitlines()))
    cut = hour.cut_lines("wide")
    hour.hold(f"a line of {columns} columns is seen whole" + (" (without Chromium: not looked at)"
              if cut is None else ""), not cut, cut)
    hour.remove("fixed", "one-curve", "two-curves", "objects", "wide")


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
    """What is ended leaves no process behind: neither the cases, which end with the standard input that
    the runner has for them, nor what a case has started, in a group of its own and deaf to SIGTERM."""
    hour.entry("slow", case(code=ENDLESS))
    environment = dict(os.environ, GOTCHAS_LIBRARY=str(REPOSITORY))
    process = subprocess.Popen([GOTCHAS, "test", "slow", "--time-limit", "300"], cwd=hour.package,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    cases = f"{hour.package}/.build/cases/cases-".encode()
    end = time.monotonic() + 200
    while not processes(CHILD) and time.monotonic() < end and process.poll() is None:
        time.sleep(0.2)
    hour.hold("a case that never ends runs in a process of its own, and so does what it starts",
              processes(b"", of=cases) and processes(CHILD), process.poll())
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    time.sleep(2)
    left = processes(str(hour.package).encode()) + processes(CHILD)
    hour.hold("SIGTERM leaves nothing behind", not left, left)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    hour.remove("slow")


def builds(hour):
    """A build shows how far it is, and takes what it started with it."""
    folder = hour.package.parent
    checkout = folder / "table-view-gotchas"
    checkout.mkdir()
    for path in REPOSITORY.iterdir():
        if not path.name.startswith("."):
            (checkout / path.name).symlink_to(path)
    (checkout / "Package.swift").unlink()
    shutil.copy(REPOSITORY / "Package.swift", checkout)
    tools = folder / "tools"
    tools.mkdir()
    (tools / "swift").write_text(SLOW_SWIFT.format(swift=shutil.which("swift")))
    (tools / "swift").chmod(0o755)
    package = folder / "waiting"
    (package / BOOK).mkdir(parents=True)
    (package / BOOK / "Book.swift").write_text("")
    manifest = (hour.package / "Package.swift").read_text()
    (package / "Package.swift").write_text(
        re.sub(r'(name: "table-view-gotchas", path: )"[^"]*"', rf'\1"{checkout}"', manifest)
        .replace('.target(name: "App"),', ""))
    hour.package, kept = package, hour.package
    hour.entry("waits", case())
    environment = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}")
    environment.pop("GOTCHAS_LIBRARY", None)
    words = f"{GOTCHAS} test waits --root {package}"
    # On a terminal, which is where progress is shown.
    process = subprocess.Popen(["script", "-qefc", words, "/dev/null"], cwd=package, env=environment,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True)
    seen = b""
    end = time.monotonic() + 60
    os.set_blocking(process.stdout.fileno(), False)
    while b"left" not in seen and time.monotonic() < end and process.poll() is None:
        seen += process.stdout.read() or b""
        time.sleep(0.2)
    hour.hold("a build says how far it is, and how long the rest takes",
              re.search(rb"20 of 40 files, about \d+ s left", seen), seen.decode(errors="replace"))
    for pid in processes(str(words).encode(), by="script"):
        os.kill(pid, signal.SIGTERM)
    process.wait(timeout=30)
    time.sleep(1)
    left = processes(b"sleep\x002999")
    hour.hold("and leaves nothing behind when it is ended", not left, left)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    hour.package = kept


def processes(words, by=None, of=b""):
    """The processes with these words in their command line, which begins with the program `of`; those of
    the program `by` are left out."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        line = read(path)
        is_meant = line.startswith(of) and not (by and line.startswith(by.encode()))
        if words.replace(b" ", b"\0") in line and is_meant:
            found.append(int(path.parent.name))
    return found


def read(path):
    try:
        return path.read_bytes()
    except OSError:
        return b""


def main():
    if not GOTCHAS.exists():
        sys.exit(f"{GOTCHAS} is not there: swift build --product gotchas")
    parts = {part.__name__: part for part in (guides, begin, ranges, evidence, form, writing, app_code,
                                              probing, pages, ids, interrupted, builds)}
    named = set(sys.argv[1:])
    if not named <= set(parts):
        sys.exit(f"there are the parts {' '.join(parts)}")
    with tempfile.TemporaryDirectory() as name:
        hour = Hour(Path(name).resolve())
        for part in parts:
            # The package of all others is made by the first.
            if not named or part in named | {"begin"}:
                parts[part](hour)
    if hour.problems:
        sys.exit(f"{hour.problems} steps of the first hour are walls")
    print("The first hour has no wall")


if __name__ == "__main__":
    main()
