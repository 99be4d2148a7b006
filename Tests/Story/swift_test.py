#!/usr/bin/env python3
"""Runs a book of its own the plain way, with `swift test` and the build-tool plugin: green, red at
the line of the Markdown, red at a mistake in an entry's form, and green again once that is deleted.
On the way it sees what `swift test --filter` of one entry runs, and what that costs beside
`gotchas test`. Then runs the tests of Examples/ReadingList, an app in a package of its own.

It goes on after a step that is not as it must be, and has each in its exit code.

The package is the story's, made anew each time; what both have built is kept from run to run, but
not SwiftPM's plan: it takes the one of the package before for its own, and runs that package's tests.
"""

import os
import resource
import sys

from story import PACKAGE, REPOSITORY, Story, prepare, run

SCRATCH = PACKAGE / ".build"

SHARED_SCOPE = """# Blocks of a case see each other

Lead.

- Area: Own book
- Applies to: all
- Evidence: model

```swift setup
struct Pair {
  var first = 1
}

@MainActor final class Counter {
  var count = UITableView().numberOfSections
}
let limit = Array(CommandLine.arguments.prefix(1) + ["second"])
```

### Two blocks share a scope

```swift
let pair = Pair()
```

```swift
#expect(pair.first == 1)
#expect(UITableView().numberOfSections >= 0)
#expect(limit.count == 2)
```
"""

# The same names as in the other entry.
PAIR = """# The wrong way is proved wrong

- Area: Ways
- Applies to: iOS 8
- Changed in: iOS 26
- Evidence: model

```swift setup
struct Pair {
  var first = 2
}
```

### The wrong way counts twice

- Applies to: iOS 8

```swift
var count = UITableView().numberOfSections
```

```swift wrong
count += 2
```

```swift right
count += 1
```

```swift
#expect(count == 1)
```

### It has changed

```swift
#expect(UISwitch().intrinsicContentSize.width < 60)
```
"""

NOTE = """# A note proves nothing

- Area: Own book
- Kind: note
- Evidence: reported, nobody
"""

# Every case contradicts itself.
CONTRADICTIONS = """# Everything is wrong

- Area: Own book
- Applies to: iOS 18
- Evidence: model

### The wrong way behaves

```swift wrong
let a = UISwitch().isOn
```

```swift right
let a = UISwitch().isOn
```

```swift
#expect(!a)
```

### Nothing raises

```swift raises "a reason in words"
print("no exception")
```

### Nothing has changed

- Applies to: iOS 18
- Changed in: iOS 26

```swift
try #require(!UISwitch().isOn)
```

### The trace is another

```swift
print("no table")
```

```trace
cellForRow  0-0
```

### It throws

```swift
try #require(!UISwitch().isOn)
throw CancellationError()
```
"""

CONTRADICTION_MESSAGES = [
    '"The wrong way behaves" recorded an issue at red.md:9:1',
    ": The wrong half does not misbehave",
    '"Nothing raises" recorded an issue at red.md:23:1',
    ': Nothing was raised; expected "a reason in words"',
    '"Nothing has changed" recorded an issue at red.md:27:1',
    "on iOS 26: Every expectation is met on a version that is not affected",
    '"The trace is another" recorded an issue at red.md:43:1',
    "- cellForRow 0-0",
    '"It throws" recorded an issue at red.md:46:1',
]


# What `gotchas test` of an entry may cost beside `swift test --filter` of it, after the same edit.
SHARE = 0.5

# The steps that are not as they must be.
failed = []


def swift_test(package, *options):
    """The exit code and the output of `swift test`, with the flags of the Makefile."""
    words = ["swift", "test", "--package-path", str(package), "--scratch-path", str(SCRATCH), *options]
    ran = run(words + os.environ.get("SWIFT_FLAGS", "").split())
    return ran.returncode, ran.stdout


def forget_plan():
    """Has SwiftPM plan again, for another package in the same scratch folder."""
    for plan in SCRATCH.glob("*.yaml"):
        plan.unlink()


def check(what, package, passes, says=(), silent=(), once=(), options=()):
    code, output = swift_test(package, *options)
    problems = [f"nothing says {text!r}" for text in says if text not in output]
    problems += [f"{text!r} is said {output.count(text)} times" for text in once
                 if output.count(text) != 1]
    problems += [f"{text!r} is said" for text in silent if text in output]
    if (code == 0) != passes:
        problems.append(f"exit code {code}")
    report(what, problems, output)


def report(what, problems, output):
    if problems:
        failed.append(what)
        print("\n".join([f"error: {what}"] + problems + [output]), flush=True)
    else:
        print(f"{what}: as it must be", flush=True)


def cpu_time(command):
    """The CPU seconds of a command and of what it starts, and its result."""
    def now():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime
    start = now()
    result = command()
    return now() - start, result


def filtered(story):
    """What an author gets who names one entry, in both ways."""
    check("a filter runs the entry that it names, and no other", PACKAGE, True,
          says=['"The wrong way counts twice" passed'], silent=["Two blocks share a scope"],
          options=["--filter", "pair"])
    story.gotchas("test", "pair")
    story.edit("ways/pair.md", "#expect(count == 1)", "#expect(count <= 1)")
    own, ran = cpu_time(lambda: story.gotchas("test", "pair"))
    whole, (code, output) = cpu_time(
        lambda: swift_test(PACKAGE, "--filter", "pair"))
    story.edit("ways/pair.md", "#expect(count <= 1)", "#expect(count == 1)")
    problems = [] if ran.returncode == 0 and code == 0 else [f"exit codes {ran.returncode}, {code}"]
    if own > SHARE * whole:
        problems.append(f"it costs {own:.1f} beside {whole:.1f} s of CPU time")
    report(f"gotchas test costs {own:.1f} s of CPU time after an edit, beside {whole:.1f} s", problems,
           ran.stdout + output)


def main():
    story = Story()
    prepare()
    forget_plan()
    story.write("shared-scope.md", SHARED_SCOPE)
    story.write("ways/pair.md", PAIR)
    story.write("a-note.md", NOTE)
    story.write("Main.storyboard", "<document/>\n")
    check("swift test is green", PACKAGE, True,
          says=["Two blocks share a scope"], silent=["unhandled"])
    filtered(story)

    story.edit("shared-scope.md", "limit.count == 2", "limit.count == 3")
    story.write("red.md", CONTRADICTIONS)
    check("a wrong entry is red at its line", PACKAGE, False,
          says=["shared-scope.md:29:1",
                ": Expectation failed: (limit.count → 2) == 3\n",
                '"The wrong way counts twice" passed'] + CONTRADICTION_MESSAGES,
          once=["Expectation failed: (limit.count → 2) == 3\n"])

    story.path("shared-scope.md").unlink()
    story.path("red.md").unlink()
    story.write("untitled.md", "No title.\n")
    check("a mistake in the form is red at its place", PACKAGE, False,
          says=["untitled.md:1:1", '"The wrong way counts twice" passed'],
          silent=["Two blocks share a scope"])

    story.path("untitled.md").unlink()
    check("the deleted entries are gone", PACKAGE, True)

    forget_plan()
    check("the tests of Examples/ReadingList", REPOSITORY / "Examples/ReadingList", True,
          says=['Suite "The reading list" passed'])
    if failed:
        sys.exit(f"{len(failed)} steps are not as they must be: {', '.join(failed)}")


if __name__ == "__main__":
    main()
