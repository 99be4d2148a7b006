#!/usr/bin/env python3
"""Makes the archive of a release, and builds a package elsewhere against it.

usage: Tools/release.py [--output FOLDER] [--site FOLDER] [--no-build]

The archive has the sources of HEAD as `git archive` gives them, and the built site if there is one
(`make site`); beside it lies a file with their checksums. The version is the newest with a date in
CHANGELOG.md, or --version. A Git tag is not made: that is the owner's, and `git tag VERSION` names
what was checked.

A package in a temporary folder then takes the unpacked archive as its dependency and builds a target
with TableModel; --no-build leaves that out.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
NAME = "table-view-gotchas"

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "outside",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [.package(name: "{name}", path: "{path}")],
  targets: [
    .executableTarget(
      name: "Outside", dependencies: [.product(name: "TableModel", package: "{name}")])
  ]
)
"""

PROGRAM = """import TableModel

@main struct Outside {
  @MainActor static func main() { print(UITableView().numberOfSections) }
}
"""


def version_of(changelog):
    """The newest version with a date."""
    found = re.search(r"^## ([0-9]+\.[0-9]+\.[0-9]+), \d{4}-\d{2}-\d{2}$", changelog, re.MULTILINE)
    if not found:
        sys.exit("CHANGELOG.md has no version with its date")
    return found[1]


def checked_version(given):
    """The version, which the program and the install lines have, too."""
    version = given or version_of((REPOSITORY / "CHANGELOG.md").read_text())
    program = (REPOSITORY / "Sources/gotchas/Gotchas.swift").read_text()
    if f'static let version = "{version}"' not in program:
        sys.exit(f"Gotchas.version in Sources/gotchas/Gotchas.swift is not {version}")
    lines = subprocess.run(["git", "grep", "-hoE", r'from: "[0-9.]+"', "--", "*.md"], text=True,
                           cwd=REPOSITORY, stdout=subprocess.PIPE, check=True).stdout.split("\n")
    others = {line for line in lines if line and line != f'from: "{version}"'}
    if others:
        sys.exit(f"install lines have another version: {', '.join(sorted(others))}")
    return version


def archive_sources(version, output):
    file = output / f"{NAME}-{version}.tar.gz"
    subprocess.run(
        ["git", "archive", "--format=tar.gz", f"--prefix={NAME}-{version}/", "-o", file, "HEAD"],
        cwd=REPOSITORY, check=True)
    return file


def archive_site(version, site, output):
    """The built site; None where there is none."""
    if not (site / "index.html").exists():
        print(f"note: there is no site in {site}, so the release has none; make site builds it")
        return None
    file = output / f"{NAME}-{version}-site.tar.gz"
    with tarfile.open(file, "w:gz") as archive:
        archive.add(site, arcname=f"{NAME}-{version}-site")
    return file


def write_checksums(files, output):
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (output / "SHA256SUMS").write_text("".join(lines))


def build_outside(archive):
    """Builds and runs a program of a package that has the unpacked archive as its dependency."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        with tarfile.open(archive) as unpacked:
            unpacked.extractall(folder, filter="data")
        [root] = [each for each in folder.iterdir() if each.is_dir()]
        # SwiftPM takes the name of a package from its folder.
        root = root.rename(folder / NAME)
        package = folder / "outside"
        (package / "Sources/Outside").mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST.format(name=NAME, path=root))
        (package / "Sources/Outside/Outside.swift").write_text(PROGRAM)
        ran = subprocess.run(["swift", "run", "--quiet", "Outside"], cwd=package, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if ran.returncode or not ran.stdout.strip().isdigit():
            sys.exit(f"error: a package does not build against the archive:\n{ran.stdout}")
    print("A package outside builds against the archive")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--output", type=Path, default=REPOSITORY / ".build/release-archive")
    parser.add_argument("--site", type=Path, default=REPOSITORY / "Site/public")
    parser.add_argument("--version")
    parser.add_argument("--no-build", action="store_true")
    options = parser.parse_args()
    version = checked_version(options.version)
    shutil.rmtree(options.output, ignore_errors=True)
    options.output.mkdir(parents=True)
    sources = archive_sources(version, options.output)
    files = [sources, archive_site(version, options.site, options.output)]
    files = [file for file in files if file]
    write_checksums(files, options.output)
    print(*(f"{file.stat().st_size:>10}  {file.name}" for file in files), sep="\n")
    if not options.no_build:
        build_outside(sources)


if __name__ == "__main__":
    main()
