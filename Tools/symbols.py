"""The public symbols of the dialect, as the compiler's symbol graphs list them."""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GRAPHS = ROOT / ".build" / "symbols"
# The dialect re-exports Foundation; what UIKit code needs of it counts as declared.
OWN = ["UIKitModel", "TableModel"]
MODULES = OWN + ["Foundation", "FoundationEssentials"]


def run(*command):
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def extract(build=True, binaries=None):
    """Builds the modules, unless they are given, and writes their symbol graphs and Foundation's."""
    if build and not binaries:
        run("swift", "build", "--target", "TableModel")
    binaries = binaries or run("swift", "build", "--show-bin-path")
    target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    GRAPHS.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        if module not in OWN and (GRAPHS / f"{module}.symbols.json").exists():
            continue
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", f"{binaries}/Modules",
             "-I", binaries, "-target", target, "-minimum-access-level", "public",
             "-output-dir", str(GRAPHS),
             "-Xcc", f"-fmodule-map-file={ROOT}/Sources/CSwiftCall/include/module.modulemap"],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)


class Symbols:
    """Types, their members, and what they inherit."""

    def __init__(self):
        self.members = {}  # type path -> {title: documentation}
        self.kinds = {}  # type path -> kind
        self.parents = {}  # type path -> type paths it inherits from or conforms to
        self.docs = {}  # (type path, title) -> documentation
        identifiers = {}
        relations = []
        # Graphs of extensions name the extended module after an @.
        for path in sorted(GRAPHS.glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            for symbol in graph["symbols"]:
                self.add(symbol, identifiers)
            relations += graph["relationships"]
        for relation in relations:
            self.relate(relation, identifiers)

    def add(self, symbol, identifiers):
        components = symbol["pathComponents"]
        kind = symbol["kind"]["identifier"]
        documentation = " ".join(
            line["text"].strip() for line in symbol.get("docComment", {}).get("lines", []))
        if kind in ("swift.class", "swift.struct", "swift.enum", "swift.protocol",
                    "swift.typealias", "swift.associatedtype"):
            path = ".".join(components)
            self.kinds.setdefault(path, kind)
            self.members.setdefault(path, {})
            identifiers[symbol["identifier"]["precise"]] = path
            self.docs.setdefault((None, path), documentation)
        owner = ".".join(components[:-1])
        self.members.setdefault(owner, {}).setdefault(components[-1], kind)
        self.docs.setdefault((owner, components[-1]), documentation)

    def relate(self, relation, identifiers):
        if relation["kind"] not in ("inheritsFrom", "conformsTo"):
            return
        source = identifiers.get(relation["source"])
        target = identifiers.get(relation["target"], relation.get("targetFallback", ""))
        if source:
            self.parents.setdefault(source, []).append(target.split(".", 1)[-1]
                if target.startswith(("Foundation.", "UIKitModel.", "TableModel.")) else target)

    def lineage(self, path):
        """The type and everything it inherits from, nearest first."""
        seen, queue = [], [path]
        while queue:
            current = queue.pop(0)
            if current not in seen:
                seen.append(current)
                queue += self.parents.get(current, [])
        return seen

    def descendants(self, path):
        """The types that inherit from the type or conform to it."""
        return [name for name in self.kinds if name != path and path in self.lineage(name)]

    def declares_type(self, path):
        return path in self.kinds or any(name.split(".")[-1] == path for name in self.kinds)

    def find(self, path, usage):
        """The owner and title of the member that a use means, or None."""
        for owner in self.lineage(path):
            for title in self.members.get(owner, {}):
                if matches(title, usage):
                    return owner, title
        return None

    def find_in_protocols(self, usage):
        for path, kind in self.kinds.items():
            if kind == "swift.protocol":
                found = self.find(path, usage)
                if found:
                    return found
        return None


def matches(title, usage):
    """Whether a call written as `usage` can mean the declaration `title`.

    A call may leave out parameters with defaults and the label of a trailing closure, so its
    labels must come in the declaration's order, with gaps.
    """
    usage = re.sub(r"^(override\s+|super\.)", "", usage).replace("{}", "").replace("`", "")
    base, _, labels = usage.partition("(")
    declared_base, _, declared_labels = title.replace("`", "").partition("(")
    if base.rstrip("?!") != declared_base.rstrip("?!"):
        return False
    if "(" not in usage:
        return True
    wanted = [label for label in labels.rstrip(")").split(":") if label]
    remaining = iter(label for label in declared_labels.rstrip(")").split(":") if label)
    return all(label in remaining for label in wanted)
