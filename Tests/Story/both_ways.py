#!/usr/bin/env python3
"""Compares what the cases of the book do under `swift test` with what they do under `gotchas test`,
which compiles each entry to an object of its own: every case on every version, with its failures and traces.

usage: both_ways.py ATTACHMENTS RUN     the attachments of swift test, and what gotchas export wrote
"""

import json
import sys
from pathlib import Path


def key(record):
    return record["entry"], record["caseID"]


def finished(records):
    """What each case did by version; a case that only began did nothing."""
    found = {}
    for record in records:
        runs = found.setdefault(key(record), [])
        if record["phase"] == "finished":
            is_swift_test = record.get("source", "").endswith(".swift")
            runs += [comparable(run, is_swift_test) for run in record["runs"]]
    return found


def comparable(run, is_swift_test):
    """A run without the text of its misbehavior, in which addresses and the orders of sets are of
    one process; its kind and its line stay. The film of a Swift test is left out: only the copy that
    gotchas test compiles marks the expectations of one in it."""
    if is_swift_test:
        run = {name: value for name, value in run.items() if name != "films"}
    if "misbehavior" not in run:
        return run
    misbehavior = {name: value for name, value in run["misbehavior"].items() if name != "text"}
    return run | {"misbehavior": misbehavior}


def attached(folder):
    paths = sorted(Path(folder).glob("gotcha-case*.json"))
    return [json.loads(path.read_text()) for path in paths]


def main():
    folder, run = sys.argv[1:]
    plain = finished(attached(folder))
    alone = finished(json.loads(Path(run).read_text())["records"])
    if not plain:
        sys.exit(f"error: {folder} has no record of a case")
    different = sorted(name for name in plain.keys() | alone.keys()
                       if plain.get(name) != alone.get(name))
    for entry, case in different:
        one, other = plain.get((entry, case)), alone.get((entry, case))
        print(f"{entry}/{case}: {verdict(one)} under swift test, {verdict(other)} under gotchas test")
    if different:
        sys.exit(f"error: {len(different)} of {len(plain)} cases differ")
    print(f"{len(plain)} cases do the same under swift test and gotchas test")


def verdict(runs):
    if runs is None:
        return "no record"
    failed = [run["version"] for run in runs if run["failures"]]
    return f"failures on {', '.join(failed)}" if failed else f"{len(runs)} versions without failures"


main()
