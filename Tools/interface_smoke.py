#!/usr/bin/env python3
"""Writes Tests/TableModelTests/API/Interface: one call of every public initializer and member of the
dialect's classes, structures and enumerations, with plain values for the parameters.

A member is left out, and printed, when it is generic, suspends, or takes something that no value is
known for; what is deprecated is left out.

What it writes is in the repository: it reads the compiled modules, which a plugin of SwiftPM cannot
while it builds them, and a test that generated, compiled and linked the calls would do so at each run
of the tests, where they are now compiled only when they change. `make interface` compares.

usage: Tools/interface_smoke.py [--check] [--no-build | --binaries DIR]
  --check   write nothing; exit with 1 when the files are not what would be written
"""

import argparse
import json
import re
import subprocess
import sys

import symbols

FOLDER = symbols.ROOT / "Tests/TableModelTests/API/Interface"
# Lines of the tests in one file; the longest file has 500.
LONGEST = 440
TYPES = ("swift.class", "swift.struct", "swift.enum")
MEMBERS = ("swift.init", "swift.property", "swift.method", "swift.type.property",
           "swift.type.method")
GENERIC = {
    "UITableViewDiffableDataSource": "<Int, Int>",
    "NSDiffableDataSourceSnapshot": "<Int, Int>",
    "NSHashTable": "<NSObject>",
    "NSLayoutAnchor": None,
    "NSMapTable": "<NSObject, NSObject>",
}
ARGUMENTS = {"SectionIdentifierType": "Int", "ItemIdentifierType": "Int",
             "ObjectType": "NSObject", "KeyType": "NSObject"}
VALUES = {
    "String": '"a"', "Selector": '"a"', "Character": '"a"', "Bool": "false", "Int": "0",
    "UInt": "0", "Int32": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
    "Float": "1", "Double": "1",
    "CGFloat": "1", "TimeInterval": "1", "CFTimeInterval": "1", "CGRect": ".smoke",
    "CGPoint": "CGPoint(x: 0, y: 0)", "CGSize": "CGSize(width: 4, height: 4)", "IndexPath": "[0, 0]",
    "IndexSet": "[]", "Any": "0", "AnyObject": "NSObject()", "NSCoder": "NSCoder()",
    "NSRange": "NSRange(location: 0, length: 0)", "NSAttributedString": "NSAttributedString()",
    "NSNumber": "1", "Date": "Date(timeIntervalSince1970: 0)", "Data": "Data()",
    "URL": 'URL(filePath: "/")', "Notification.Name": '.init("a")', "Bundle": ".main",
    "Locale": 'Locale(identifier: "en")', "NSObject": "NSObject()",
    "NSAttributedString.Key": ".font", "AnyClass": "NSObject.self", "Progress": "Progress()",
    "UIView": "UIView()", "UIColor": ".red", "UIFont": ".smoke", "UIResponder": "UIView()",
}
# Instances of types that have no plain initializer.
INSTANCES = {
    "NSLayoutDimension": "UIView().widthAnchor",
    "NSLayoutXAxisAnchor": "UIView().leadingAnchor",
    "NSLayoutYAxisAnchor": "UIView().topAnchor",
    "CGColorSpace": "CGColorSpaceCreateDeviceRGB()",
    "CGImage": None,
    "CGPDFPage": None,
    "NSCollectionLayoutDecorationItem":
        "NSCollectionLayoutDecorationItem.background(elementKind: \"a\")",
    "NSCollectionLayoutDimension": "NSCollectionLayoutDimension.absolute(1)",
    "NSCollectionLayoutGroup": None,
    "NSCollectionLayoutSpacing": "NSCollectionLayoutSpacing.fixed(1)",
    "NSDataAsset": None,
    "NSDataDetector": None,
    "NSFileAccessIntent": 'NSFileAccessIntent.readingIntent(with: URL(filePath: "/"))',
    "MainLoop.Observation": None,
    "UIEvent": None,
    "UISceneSizeRestrictions": None,
    "UIWindowScene.Geometry": None,
    "UIWindowScene.GeometryPreferences": "UIWindowScene.GeometryPreferences.iOS()",
    "UIGraphicsImageRendererContext": None,
    "UIMenuElement": "UIAction { _ in }",
    "UISheetPresentationController.Detent": "UISheetPresentationController.Detent.medium()",
    "UIViewPrintFormatter": "UIView().viewPrintFormatter()",
    "UITextPosition": None,
    "UITextRange": None,
    "UITouch": None, "UIPress": None, "UIKey": None, "NSKeyValueObservation": None,
    "NSMutableParagraphStyle": "NSMutableParagraphStyle()",
    "UIBackgroundConfiguration": "UIBackgroundConfiguration.clear()",
    "UIButton.Configuration": "UIButton.Configuration.plain()",
    "UIContentUnavailableConfiguration": "UIContentUnavailableConfiguration.empty()",
    "UIContentUnavailableConfiguration.ButtonProperties":
        "UIContentUnavailableConfiguration.empty().buttonProperties",
    "UIContentUnavailableConfiguration.ImageProperties":
        "UIContentUnavailableConfiguration.empty().imageProperties",
    "UIContentUnavailableConfiguration.TextProperties":
        "UIContentUnavailableConfiguration.empty().textProperties",
    "UIListContentConfiguration": "UIListContentConfiguration.cell()",
    "UIListContentConfiguration.ImageProperties":
        "UIListContentConfiguration.cell().imageProperties",
    "UIListContentConfiguration.TextProperties":
        "UIListContentConfiguration.cell().textProperties",
}
# Members that are not for calling alone: overloads that plain values do not distinguish.
# Names from before Swift 4.2 warn whoever calls them; messages of logs are closures.
SKIPPED = re.compile(
    r"\.register\(_:for|^UIKitException\.caught|^OSLog|^Logger"
    r"|[cC]hildViewController|oParentViewController|FromParentViewController|ubview\(to")
# Properties that only their type sets; the symbol graph does not have this.
READ_ONLY = {"UIDocument.documentState", "UILayoutGuide.owningView", "UIPageViewController.viewControllers",
             "UINavigationController.viewControllers", "UIView.superview"}
ATTRIBUTE = re.compile(r"@\w+(\([^)]*\))?\s*|\b(inout|consuming|borrowing|sending)\s+")


class Interface:
    def __init__(self, graphs):
        self.types, self.members, self.left_out = {}, {}, []
        self.conformances, self.parents = {}, {}
        identifiers = {}
        for module in symbols.OWN:
            for path in sorted(graphs.glob(f"{module}*.symbols.json")):
                if "@" in path.name and path.name.split("@")[1].split(".")[0] not in symbols.OWN:
                    continue
                graph = json.loads(path.read_text())
                for symbol in graph["symbols"]:
                    self.add(symbol, identifiers)
                for relation in graph["relationships"]:
                    if relation["kind"] == "inheritsFrom":
                        self.parents[relation["source"]] = relation["target"]
                    if relation["kind"] == "conformsTo":
                        self.conformances.setdefault(relation["source"], set()).add(
                            relation.get("targetFallback", relation["target"]))
        self.identifiers = identifiers
        self.paths = {precise: path for path, precise in identifiers.items()}

    def add(self, symbol, identifiers):
        kind, path = symbol["kind"]["identifier"], symbol["pathComponents"]
        precise = symbol["identifier"]["precise"]
        if "::SYNTHESIZED::" in precise:
            return
        if kind in TYPES + ("swift.typealias", "swift.protocol"):
            self.types[".".join(path)] = symbol
            identifiers[".".join(path)] = precise
        if kind in MEMBERS + ("swift.enum.case",) and not any(
                entry.get("isUnconditionallyDeprecated")
                for entry in symbol.get("availability", [])):
            self.members.setdefault(".".join(path[:-1]), {})[precise] = symbol

    def name(self, path):
        """The type as code writes it, or None for one that cannot be written here."""
        first, _, rest = path.partition(".")
        suffix = GENERIC.get(first, "")
        if suffix is None or path not in self.types:
            return None
        if first not in GENERIC and "swiftGenerics" in self.types[path]:
            return None
        return first + suffix + ("." + rest if rest else "")

    def is_option_set(self, path):
        found = self.conformances.get(self.identifiers.get(path), set())
        return any("OptionSet" in name for name in found)

    def resolve(self, type_name, owner):
        """The path of a type as it is named inside of another one."""
        parts = owner.split(".")
        for count in range(len(parts), -1, -1):
            path = ".".join(parts[:count] + [type_name])
            if path in self.types:
                return path
        return None

    def value(self, text, owner, depth=0):
        """An expression of a type, or None."""
        text = ATTRIBUTE.sub("", text).strip()
        text = re.sub(r"\bany ", "", text)
        if text.startswith("(") and text.endswith(")") and "->" in text and balanced(text[1:-1]):
            return self.value(text[1:-1], owner, depth)
        if text.endswith(("?", "!")) and "->" not in text.rsplit(")", 1)[-1]:
            return "nil"
        arrow = closure_arrow(text)
        if arrow is not None:
            return self.closure(text[:arrow], text[arrow + 2:], owner, depth)
        if text in VALUES:
            return VALUES[text]
        if text in ARGUMENTS:
            return self.value(ARGUMENTS[text], owner, depth)
        if text.startswith("[") and text.endswith("]"):
            return "[:]" if ":" in text else "[]"
        if text.startswith("Set<"):
            return "[]"
        if text.endswith("..."):
            return self.value(text[:-3], owner, depth)
        path = self.resolve(re.sub(r"<.*>", "", text), owner)
        return self.instance(path, depth) if path else None

    def closure(self, parameters, result, owner, depth):
        inner = parameters.strip()
        inner = inner[1:-1] if inner.startswith("(") else inner
        count = len(split_parameters(inner))
        result = result.strip()
        body = "" if result in ("Void", "()") else self.value(result, owner, depth)
        if body is None or "async" in parameters:
            return None
        head = ", ".join(["_"] * count) + " in" if count else ""
        return "{ " + " ".join(part for part in (head, body) if part) + " }"

    def instance(self, path, depth=0):
        """An expression that makes an instance of a type, or None."""
        name, symbol = self.name(path), self.types.get(path)
        if not name or depth > 3:
            return None
        if path in INSTANCES:
            return INSTANCES[path]
        kind = symbol["kind"]["identifier"]
        if kind == "swift.typealias":
            text = "".join(f["spelling"] for f in symbol["declarationFragments"])
            owner = path.rpartition(".")[0]
            return self.value(text.split("=", 1)[1], owner, depth + 1) if "=" in text else None
        if self.is_option_set(path):
            return f"({name}())"
        if kind == "swift.enum":
            for member in self.ordered(path):
                if member["kind"]["identifier"] == "swift.enum.case" and "(" not in title(member):
                    return f"{name}.{title(member)}"
            return None
        for member in self.ordered(path):
            if member["kind"]["identifier"] == "swift.init" and "init?" not in spelling(member) \
                    and "NSCoder" not in spelling(member):
                call = self.call(member, path, depth + 1)
                if call is not None:
                    return name + call
        return self.shared(path, name) or self.inherited(path, name, depth)

    def inherited(self, path, name, depth):
        """An instance by an initializer of the superclass."""
        if kind_of(self.types[path]) != "swift.class" or any(
                kind_of(member) == "swift.init" for member in self.ordered(path)
                if "NSCoder" not in spelling(member)):
            return None
        parent = self.paths.get(self.parents.get(self.identifiers.get(path)))
        if parent is None:
            return f"{name}()"
        made = self.instance(parent, depth + 1)
        return re.sub(r"^[\w.<>, ]+?\(", f"{name}(", made, count=1) \
            if made and made.startswith(self.name(parent) + "(") else None

    def shared(self, path, name):
        """An instance that the type itself keeps."""
        for member in self.ordered(path):
            if member["kind"]["identifier"] == "swift.type.property" and re.search(
                    rf": (Self|{re.escape(path.split('.')[-1])})\b", spelling(member)):
                return f"{name}.{title(member)}"
        return None

    def ordered(self, path):
        return [member for _, member in sorted(
            self.members.get(path, {}).items(),
            key=lambda entry: (len(parameters(entry[1])), title(entry[1]), entry[0]))]

    def call(self, member, owner, depth=0):
        """The arguments of a call, with parentheses, or None."""
        if "swiftGenerics" in member and any(
                entry["name"] not in ARGUMENTS and entry["name"] != "Self"
                for entry in member["swiftGenerics"].get("parameters", [])):
            return None
        arguments = []
        labels = re.search(r"\((.*)\)", title(member))
        labels = labels.group(1).split(":")[:-1] if labels else []
        for label, parameter in zip(labels, parameters(member)):
            text = "".join(f["spelling"] for f in parameter["declarationFragments"])
            if "inout " in text:
                return None
            kind = text.split(":", 1)[1].strip()
            made = self.value(kind, owner, depth)
            if made is None:
                return None
            if made == "nil" and self.is_overloaded(member, owner):
                made = f"nil as {ATTRIBUTE.sub('', kind).strip()}"
            arguments.append(made if label == "_" else f"{label}: {made}")
        return "(" + ", ".join(arguments) + ")"

    def is_overloaded(self, member, owner):
        """Whether the labels of a call do not say which member it calls."""
        return sum(title(other) == title(member)
                   for other in self.members.get(owner, {}).values()) > 1

    def is_deprecated(self, path):
        """Whether a type, or one that it is in, is deprecated: a call of it would be a warning."""
        parts = path.split(".")
        owners = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
        return any(entry.get("isUnconditionallyDeprecated") for owner in owners
                   for entry in self.types.get(owner, {}).get("availability", []))

    def lines(self, path):
        """The statements that call every member of a type."""
        name = self.name(path)
        if not name or self.types[path]["kind"]["identifier"] not in TYPES \
                or self.is_deprecated(path):
            return []
        instance = self.instance(path)
        found = []
        for member in self.ordered(path):
            line = self.statement(member, path, name, instance is not None)
            if line is None:
                self.left_out.append(f"{path}.{title(member)}")
            elif line:
                found.append(line)
        if any("made" in line for line in found):
            keyword = "let" if self.types[path]["kind"]["identifier"] == "swift.class" else "var"
            if keyword == "var" and not any(
                    line.startswith("made.") and " = " in line for line in found) and not any(
                    "mutating func" in spelling(member) for member in self.ordered(path)):
                keyword = "let"
            found.insert(0, f"{keyword} made = {instance}")
        return found

    def statement(self, member, path, name, has_instance):
        kind, text = member["kind"]["identifier"], spelling(member)
        base = title(member).partition("(")[0]
        if SKIPPED.search(f"{path}.{title(member)}") or kind == "swift.enum.case" \
                or title(member) in ("hash(into:)", "hashValue", "==(_:_:)") \
                or any(entry.get("isUnconditionallyUnavailable")
                       for entry in member.get("availability", [])):
            return ""
        if " async" in text or text.endswith("-> Never"):
            return None
        base = f"`{base}`" if base in ("default", "none", "self", "repeat", "in") else base
        if kind == "swift.type.property":
            return f"_ = {name}.{base}"
        if kind == "swift.property":
            if not has_instance:
                return None
            if re.search(r"\{ get \}|^(\w+ )*let |\blazy ", text) or not re.search(r"\bvar ", text) \
                    or f"{path}.{base}" in READ_ONLY:
                return f"_ = made.{base}"
            return f"made.{base} = same(made.{base})"
        call = self.call(member, path)
        if call is None or (kind == "swift.method" and not has_instance):
            return None
        attempt = "try? " if " throws" in text else ""
        if kind == "swift.init":
            return f"_ = {attempt}{name}{call}"
        owner = "made" if kind == "swift.method" else name
        result = "".join(
            f["spelling"] for f in member.get("functionSignature", {}).get("returns", []))
        assignment = "" if result in ("", "Void", "()") else "_ = "
        return f"{assignment}{attempt}{owner}.{base}{call}"


def title(member):
    return member["names"]["title"].split(".")[-1] if "(" not in member["names"]["title"] \
        else member["pathComponents"][-1]


def kind_of(symbol):
    return symbol["kind"]["identifier"]


def spelling(member):
    return "".join(f["spelling"] for f in member["declarationFragments"])


def parameters(member):
    return member.get("functionSignature", {}).get("parameters", [])


def balanced(text):
    depth = 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def closure_arrow(text):
    """The place of the outermost `->`, or None."""
    depth = 0
    for index, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        elif character == "-" and depth == 0 and text[index:index + 2] == "->":
            return index
    return None


def split_parameters(text):
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(character, 0)
        depth -= character == ">" and text[index - 1] != "-"
        if character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    return [part for part in parts if part.strip() and part.strip() != "Void"]


def formatted(text):
    """The text as the repository's formatter writes it."""
    return subprocess.run(
        ["swift", "format", "--configuration", str(symbols.ROOT / ".swift-format")], input=text,
        check=True, capture_output=True, text=True).stdout


def tests(interface):
    """The tests, one for each type, as the repository's formatter writes them."""
    text = "struct InterfaceSmoke {\n"
    for path in sorted(interface.types):
        lines = interface.lines(path)
        if lines:
            text += f"  @Test func `{path} can be used`() {{\n    _ = UIKitException.caught {{\n"
            text += "\n".join(lines) + "\n    }\n  }\n\n"
    body = formatted(text + "}\n").split("\n", 1)[1].rsplit("}", 1)[0]
    return [test for test in re.split(r"(?m)^(?=  @Test)", body) if test.strip()]


def pages(interface):
    """The files by their names, none longer than files may be."""
    groups, length = [[]], 0
    for test in tests(interface):
        count = test.count("\n")
        if length + count > LONGEST and groups[-1]:
            groups.append([])
            length = 0
        groups[-1].append(test)
        length += count
    return {f"InterfaceSmoke{number:02}.swift": page(number, group)
            for number, group in enumerate(groups, 1)}


def page(number, group):
    return f"""import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke{number:02} {{
""" + "".join(group).rstrip() + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--no-build", action="store_true")
    parser.add_argument("--binaries")
    options = parser.parse_args()
    symbols.extract(build=not options.no_build, binaries=options.binaries)
    interface = Interface(symbols.GRAPHS)
    wanted = pages(interface)
    present = {path.name: path.read_text() for path in FOLDER.glob("InterfaceSmoke*.swift")}
    if options.check:
        if present != wanted:
            sys.exit(f"{FOLDER.relative_to(symbols.ROOT)} is not up to date: "
                     "run Tools/interface_smoke.py")
        return
    for name in present.keys() - wanted.keys():
        (FOLDER / name).unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text)
    print(f"left out: {', '.join(interface.left_out)}")


if __name__ == "__main__":
    main()
