#!/usr/bin/env python3
"""Makes a package elsewhere with the manifest that the README shows, by path and by URL, writes its
first entry, runs it and builds its site: without a flag.

The package is made anew each time in a temporary folder; what it has built is kept in
.build/clients from run to run, with that of Examples/ReadingList.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
SCRATCH = REPOSITORY / ".build/clients"
README = (REPOSITORY / "README.md").read_text()


def blocks():
    section = README.split("## Your own book", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"```swift\n(.*?)```", section, re.DOTALL)


def run(package, *words, codes=(0,)):
    ran = subprocess.run(
        words, cwd=package, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    print(f"{'ok ' if ran.returncode in codes else 'NO '} {' '.join(map(str, words))}")
    if ran.returncode not in codes:
        sys.exit(ran.stdout)
    return ran.stdout


def main():
    manifest, by_url = blocks()
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "our-app"
        package.mkdir()
        text = manifest.replace("../table-view-gotchas", str(REPOSITORY))
        (package / "Package.swift").write_text(text)
        gotchas = ("swift", "run", "--quiet", "--scratch-path", SCRATCH, "gotchas")
        run(package, *gotchas, "new", "Rows jump", "--area", "Headers", "--new-area")
        entry = package / "Tests/OurTableNotes/headers/rows-jump.md"
        entry.write_text(
            "# Rows jump\n\nLead.\n\n- Area: Headers\n- Applies to: iOS 8+\n- Evidence: model\n\n"
            "## Cases\n\n### A probe has rows\n\n```swift\nlet probe = TableProbe(rows: 2)\n"
            "probe.show()\n#expect(probe.table.numberOfRows(inSection: 0) == 2)\n```\n")
        assert "1 entry: 1 passes" in run(package, *gotchas, "test")
        run(package, "swift", "test", "--scratch-path", SCRATCH)
        run(package, *gotchas, "build")
        page = (package / "Site/public/entries/rows-jump.html").read_text()
        assert "passes" in page and (package / "Site/public/theme/site.css").stat().st_size > 1000

        # SwiftPM takes a package's name from the last part of its URL.
        bare = Path(folder) / "table-view-gotchas"
        run(package, "git", "clone", "--quiet", "--bare", REPOSITORY, bare)
        branch = subprocess.check_output(
            ["git", "rev-parse", "--abbrev-ref", "HEAD"], cwd=REPOSITORY, text=True).strip()
        line = next(line for line in manifest.splitlines() if "dependencies: [.package(" in line)
        url = by_url.replace("https://example.org/table-view-gotchas", f"file://{bare}")
        text = manifest.replace(line + "\n", url.replace('branch: "main"', f'branch: "{branch}"'))
        (package / "Package.swift").write_text(text)
        run(package, "swift", "package", "resolve")
        run(package, "swift", "package", "describe")
    print("The package has its book, by path and by URL")


if __name__ == "__main__":
    main()
