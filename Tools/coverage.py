#!/usr/bin/env python3
"""Prints how much of what public table code uses (Site/facts/usage.tsv) the dialect declares.

usage: Tools/coverage.py [--no-build] [--limit N] [--usage FILE]
"""

import argparse
import csv
import sys

import symbols

KIND_OWNERS = ("type", "inherits/conforms", "nested type")
OVERRIDE_OWNER = "override UITableViewController/DiffableDataSource"
DELEGATE_OWNERS = ("delegate/dataSource", "other delegate")


def is_declared(known, owner, symbol):
    if owner in KIND_OWNERS:
        return known.declares_type(symbol)
    if owner in DELEGATE_OWNERS:
        return known.find_in_protocols(symbol) is not None
    if owner == OVERRIDE_OWNER:
        return any(
            known.find(path, symbol)
            for path in ("UITableViewController", "UITableViewDiffableDataSource"))
    # Uses are listed under a base class where the receiver's class was not known.
    return any(known.find(path, symbol) for path in [owner, *known.descendants(owner)])


def share(rows, weight):
    total = sum(weight(row) for row in rows)
    return 100 * sum(weight(row) for row in rows if row["declared"]) / total if total else 100.0


def report(title, rows):
    print(
        f"{title}: {share(rows, lambda row: 1):.1f} % of {len(rows)} rows, "
        f"{share(rows, lambda row: row['files']):.1f} % by files, "
        f"{share(rows, lambda row: row['repositories']):.1f} % by repositories, "
        f"{share(rows, lambda row: row['plain']):.1f} % by plain files")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-build", action="store_true", help="take the graphs that are there")
    parser.add_argument("--limit", type=int, default=60, help="how many missing rows to list")
    parser.add_argument("--usage", default=symbols.ROOT / "Site/facts/usage.tsv")
    options = parser.parse_args()
    symbols.extract(build=not options.no_build)
    known = symbols.Symbols()
    rows = []
    with open(options.usage, newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            rows.append({
                "name": f"{row['owner']}: {row['symbol']}",
                "files": int(row["files"]),
                "repositories": int(row["repositories"]),
                "plain": int(row["files_without_objc_or_3rd_party"]),
                "declared": is_declared(known, row["owner"], row["symbol"]),
            })
    report("all", rows)
    report("plain in five files or more", [row for row in rows if row["plain"] >= 5])
    missing = [row for row in rows if not row["declared"]]
    missing.sort(key=lambda row: (-row["plain"], -row["repositories"], -row["files"]))
    print(f"missing, {min(options.limit, len(missing))} of {len(missing)}, most used first:")
    for row in missing[:options.limit]:
        print(f"{row['plain']:5} {row['files']:5} {row['repositories']:5}  {row['name']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
