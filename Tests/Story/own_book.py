#!/usr/bin/env python3
"""Makes a package elsewhere with the manifest that the guide shows, by path and by URL with the
version of the last release, and in each writes its first entry, runs it and builds its site:
without a flag. By path it has a target, too, that imports UIKit, with the alias of the guide.

The package is made anew each time; what it has built is kept from run to run: by path in
.build/story, with that of the story's package, and by URL in .build/by-url.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import story
from story import PACKAGE, REPOSITORY

CLIENTS = PACKAGE / ".build"
BY_URL = REPOSITORY / ".build/by-url"
GUIDE = REPOSITORY / "Sources/ScreenTesting/ScreenTesting.docc/TestYourOwnController.md"
BOOK_GUIDE = REPOSITORY / "Sources/GotchaTesting/GotchaTesting.docc/KeepYourOwnBook.md"

ENTRY = """# Rows jump

Lead.

- Area: Headers
- Applies to: iOS 8+
- Evidence: model

## Cases

### A probe has rows

```swift
let probe = TableProbe(rows: 2)
probe.show()
#expect(probe.table.numberOfRows(inSection: 0) == 2)
```
"""

UNCHANGED = """import UIKit

class ListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

#if !canImport(UIKit)
  #error("UIKit cannot be imported")
#endif
"""


def swift_blocks(text):
    return re.findall(r"```swift\n(.*?)```", text, re.DOTALL)


def manifests():
    """The guide's manifest by path, and the one with its dependency by URL."""
    by_path, url = swift_blocks(BOOK_GUIDE.read_text())[:2]
    line = next(line for line in by_path.splitlines() if "dependencies: [.package(" in line)
    return by_path, by_path.replace(line + "\n", url)


def run(package, *words):
    ran = story.run(words, cwd=package)
    print(f"{'NO ' if ran.returncode else 'ok '} {' '.join(map(str, words))}", flush=True)
    if ran.returncode:
        sys.exit(ran.stdout)
    return ran.stdout


def make(folder, manifest):
    package = folder / "our-app"
    shutil.rmtree(package, ignore_errors=True)
    package.mkdir()
    (package / "Package.swift").write_text(manifest)
    return package


def keep_a_book(package, scratch):
    gotchas = ("swift", "run", "--quiet", "--scratch-path", scratch, "gotchas")
    run(package, *gotchas, "new", "Rows jump", "--area", "Headers", "--new-area")
    (package / "Tests/OurTableNotes/headers/rows-jump.md").write_text(ENTRY)
    assert "1 entry: 1 passes" in run(package, *gotchas, "test")
    # The library is not hashed again while it is the same.
    hashes = package / ".build/cases/hashes.txt"
    written = hashes.stat().st_mtime_ns
    run(package, *gotchas, "test")
    assert hashes.stat().st_mtime_ns == written, f"{hashes} is written at each run"
    run(package, "swift", "test", "--scratch-path", scratch)
    run(package, *gotchas, "build")
    page = (package / "Site/public/entries/rows-jump.html").read_text()
    assert "passes" in page and (package / "Site/public/theme/site.css").stat().st_size > 1000


def import_unchanged(package, manifest):
    """Builds a target that imports UIKit, with the plugin that the guide shows."""
    block = next(each for each in swift_blocks(GUIDE.read_text()) if "AppSources" in each)
    target = block.split(".testTarget(", 1)[0]
    (package / "Package.swift").write_text(
        manifest.replace("  targets: [\n", "  targets: [\n" + target, 1))
    (package / "App/Linux").mkdir(parents=True)
    (package / "App/Linux/Sources.swift").write_text("")
    (package / "App/ListViewController.swift").write_text(UNCHANGED)
    run(package, "swift", "build", "--scratch-path", CLIENTS, "--target", "App")


def release(folder, manifest):
    """A clone with the tag that the manifest names, which the changelog has as a version.

    SwiftPM takes a package's name from the last part of its URL.
    """
    version = re.search(r'from: "([0-9]+\.[0-9]+\.[0-9]+)"', manifest)[1]
    changes = (REPOSITORY / "CHANGELOG.md").read_text()
    heading = re.compile(rf"^## {re.escape(version)}, \d{{4}}-\d{{2}}-\d{{2}}$", re.MULTILINE)
    assert heading.search(changes), f"CHANGELOG.md has no version {version} with its date"
    clone = folder / "table-view-gotchas"
    run(folder, "git", "clone", "--quiet", "--bare", REPOSITORY, clone)
    run(clone, "git", "tag", "--force", version, "HEAD")
    return clone


def main():
    by_path, by_url = manifests()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        text = by_path.replace("../table-view-gotchas", str(REPOSITORY))
        package = make(folder, text)
        keep_a_book(package, CLIENTS)
        import_unchanged(package, text)

        clone = release(folder, by_url)
        url = by_url.replace("https://example.org/table-view-gotchas", f"file://{clone}")
        keep_a_book(make(folder, url), BY_URL)
    print("The package has its book, by path and by URL")


if __name__ == "__main__":
    main()
