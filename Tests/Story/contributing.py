#!/usr/bin/env python3
"""Follows the worked example of Documentation/WriteAnEntry.md to the letter in a clean clone, and compares what
each command prints with what the guide shows. `…` in a shown line stands for any text.

usage: Tests/Story/contributing.py [--tool] [--show]
  --tool   take this checkout's gotchas and its library, instead of building them in the clone
  --show   print what the commands print, for the guide
"""

import os
import re
import shutil
import subprocess
import sys

from story import REPOSITORY, run

CLONE = REPOSITORY / ".build/contributing"
GUIDE = (REPOSITORY / "Documentation/WriteAnEntry.md").read_text()
RUN = "swift run gotchas"
# What a command says while it goes on, which depends on what was built before.
PROGRESS = re.compile(r"(Building|Compiling|Running|Proving|Waiting)\b")


def example():
    """The entry, and the commands of the worked example with the output that is shown below each."""
    section = GUIDE.split("## A worked example", 1)[1].split("\n## The probe on one page", 1)[0]
    before, entry, after = section.split("````", 2)
    commands = []
    for part in (before, after):
        found = []
        for block in re.findall(r"^```console\n(.*?)^```$", part, re.DOTALL | re.MULTILINE):
            for line in block.splitlines():
                if line.startswith("$ "):
                    found.append((line[2:], []))
                else:
                    found[-1][1].append(line)
        commands.append(found)
    return entry.split("\n", 1)[1], commands


def clone():
    shutil.rmtree(CLONE, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", REPOSITORY, CLONE], check=True)
    # A contributor's clone comes from a Git host, whose address the pages link to.
    subprocess.run(
        ["git", "-C", CLONE, "remote", "set-url", "origin", "https://example.org/gotchas.git"],
        check=True)


def matches(shown, printed):
    pattern = ".*".join(re.escape(part) for part in shown.split("…"))
    return re.fullmatch(pattern, printed) is not None


def play(command, shown, options):
    words = command
    environment = dict(os.environ)
    if "--tool" in options:
        words = command.replace(RUN, str(REPOSITORY / ".build/debug/gotchas"))
        environment["GOTCHAS_LIBRARY"] = str(REPOSITORY)
    elif command.startswith(RUN):
        # What SwiftPM says of its own build is not the command's.
        words = command.replace(RUN, "swift run --quiet gotchas")
    ran = run(["bash", "-c", words], cwd=CLONE, env=environment)
    lines = ran.stdout.replace(str(CLONE) + "/", "").splitlines()
    printed = [line for line in lines if not PROGRESS.match(line)]
    if "--show" in options:
        print(f"$ {command}", *printed, sep="\n")
        return True
    is_same = len(shown) == len(printed) and all(map(matches, shown, printed))
    print(f"{'ok ' if is_same else 'NO '} {command}")
    if not is_same:
        print("  shown:", *shown, sep="\n    ")
        print("  printed:", *printed, sep="\n    ")
    return is_same


def main():
    options = sys.argv[1:]
    entry, (before, after) = example()
    clone()
    good = [play(*each, options) for each in before]
    path = next(CLONE.glob("Gotchas/*/height-method-beats-row-height.md"))
    path.write_text(entry)
    good += [play(*each, options) for each in after]
    if not all(good):
        sys.exit("The page does not show what is printed")
    print(f"{len(good)} commands print what the page shows")


if __name__ == "__main__":
    main()
