#!/usr/bin/env python3
"""Writes the documents that show Benchmarks/results.json: the section "Measured" of README.md,
Documentation/Performance.md, and a chart of each growth curve.

usage: Tools/performance.py [--check]
  --check   write nothing; exit with 1 when a document is not what would be written
"""

import argparse
import json
import pathlib
import sys

import growth_chart

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "Benchmarks/results.json"
README = ROOT / "README.md"
FOLDER = ROOT / "Documentation/Performance"
BEGIN, END = "<!-- measured: make bench -->\n", "<!-- end of measured -->\n"


def number(value):
    """Three digits, as many as a ratio of one run carries."""
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def row(figure):
    value = figure.get("ratio")
    if value is None:
        return f"| {figure['title']} | unknown: {figure['reason']} | {number(figure['bar'])} |"
    mark = "" if value <= figure["bar"] else " **short**"
    return f"| {figure['title']} | {number(value)}{mark} | {number(figure['bar'])} |"


def table(figures):
    return "\n".join(["| ratio | measured | at most |", "|---|---:|---:|", *map(row, figures)])


def machine(results):
    it = results["machine"]
    return f"{it['processor']}, {it['cores']} cores, {it['system']}, Swift {it['swift']}"


def readme_section(results):
    held = sum(1 for f in results["figures"] if (f.get("ratio") or 1e99) <= f["bar"])
    return (
        f"{BEGIN}\n`make bench` measures each ratio side by side in one run and says when one "
        f"falls short: {held} of {len(results['figures'])} hold "
        f"({machine(results)}). How the times grow is in "
        "[Documentation/Performance](Documentation/Performance/README.md).\n\n"
        f"{table(results['figures'])}\n\n{END}")


def page(results):
    charts = "\n\n".join(
        f"![{curve['title']}: {growth_chart.summary(curve)}]({curve['name']}.svg)"
        for curve in results["curves"])
    return (
        "# Performance\n\nThis page is written by `make bench`; nothing in it is typed in.\n\n"
        f"Measured on {machine(results)}. Ratios travel to other machines, seconds do not.\n\n"
        "## How times grow\n\nBoth axes are logarithmic: a line that rises as steeply as the "
        f"grid's diagonal is linear, a flat one does not grow.\n\n{charts}\n\n"
        f"## Ratios\n\n{table(results['figures'])}\n")


def with_section(readme, section):
    before, _, rest = readme.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        sys.exit(f"README.md: error: the lines {BEGIN.strip()} and {END.strip()} are missing; "
                 "put them where the figures belong")
    return before + section + after


def documents(results):
    """Every document by its path."""
    written = {
        README: with_section(README.read_text(), readme_section(results)),
        FOLDER / "README.md": page(results),
    }
    for curve in results["curves"]:
        written[FOLDER / f"{curve['name']}.svg"] = growth_chart.svg(curve)
    return written


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = [
        (path, text) for path, text in documents(json.loads(RESULTS.read_text())).items()
        if not path.exists() or path.read_text() != text]
    for path, text in stale:
        if check:
            print(f"{path.relative_to(ROOT)}: error: not what Benchmarks/results.json says; "
                  "run Tools/performance.py", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
