"""Checks of a site's files without a browser: markup, links, weight, JSON."""

import json
import os
import pathlib
import re
import urllib.parse

# The most a page may weigh, its drawn traces left out, in bytes; but for the matrix, which has a
# cell for each entry and version.
PAGE_LIMIT = 100_000
# The most that an entry loads at first, before compression and without the search, in bytes: with
# its pictures and charts, and without them.
FIRST_LOAD, WITHOUT_PICTURES = 90_000, 60_000


def check_weight(root, pages):
    """No page is heavier than it may be; what a trace draws does not count."""
    traces = re.compile(rb'<figure class="trace[ "].*?</figure>', re.DOTALL)
    faults = []
    for page in pages:
        weight = len(traces.sub(b"", (root / page).read_bytes()))
        if weight > PAGE_LIMIT and page.name != "matrix.html":
            faults.append(f"{page}: {weight} bytes without traces; {PAGE_LIMIT} are allowed")
    return faults


def check_first_load(root, pages):
    """An entry is there soon: what its page consists of, and loads by itself."""
    faults = []
    for page in pages:
        text = (root / page).read_text(encoding="utf-8")
        if page.parts[0] != "entries" or "data-entry=" not in text:
            continue
        files = re.findall(r'<link rel="stylesheet" href="([^"]+)"|<script src="([^"]+)"', text)
        sizes = {
            path: (root / page.parent / path).resolve().stat().st_size
            for path in map("".join, files) if not path.endswith("search.js")}
        drawn = re.findall(r'<svg class="screen.*?</figure>|<figure class="chart.*?</figure>', text, re.DOTALL)
        pictures = len("".join(drawn).encode())
        shown = sum(size for path, size in sizes.items() if re.search(r"pictures\.css|player\.js", path))
        whole = len(text.encode()) + sum(sizes.values())
        if whole > FIRST_LOAD:
            faults.append(f"{page}: {whole} bytes are loaded at first; {FIRST_LOAD} are allowed")
        plain = whole - pictures - shown
        if plain > WITHOUT_PICTURES:
            faults.append(
                f"{page}: {plain} bytes are loaded at first without the pictures; "
                f"{WITHOUT_PICTURES} are allowed")
    return faults


def check_changes(root, pages):
    """A page of what is new says that nothing is known exactly where it lists nothing, and counts in
    words as many entries as it lists."""
    faults = []
    for page in pages:
        if page.parts[0] != "changes" or page.name == "index.html":
            continue
        text = (root / page).read_text(encoding="utf-8")
        lead = re.search(r'<p class="lead">(.*?)</p>', text, re.DOTALL)[1]
        listed = len(re.findall(r'class="entry-row"', text))
        says_nothing = "nothing is known" in lead
        counted = sum(map(int, re.findall(r"(\d+) (?:changed|begins?|first|last)", lead)))
        if says_nothing != (listed == 0):
            faults.append(f"{page}: “{lead}” above a list of {listed} entries")
        elif counted != listed:
            faults.append(f"{page}: “{lead}” counts {counted} entries, and {listed} are listed")
    return faults


def check_markup(root, pages):
    """Strict HTML, unique ids, and internal links and anchors that lead somewhere."""
    import html5lib

    faults, ids, links = [], {}, []
    for page in pages:
        data = (root / page).read_bytes()
        parser = html5lib.HTMLParser(strict=False, namespaceHTMLElements=False)
        tree = parser.parse(data, transport_encoding="utf-8")
        for position, code, values in parser.errors:
            faults.append(f"{page}:{position[0]}:{position[1]}: html5lib: {code} {values}")
        found = [element.get("id") for element in tree.iter() if element.get("id")]
        for name in {name for name in found if found.count(name) > 1}:
            faults.append(f"{page}: id “{name}” occurs twice")
        ids[page] = set(found)
        level = 0
        for element in tree.iter():
            tag = element.tag if isinstance(element.tag, str) else ""
            if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
                if int(tag[1]) > level + 1:
                    faults.append(f"{page}: {tag} follows a heading of level {level}")
                level = int(tag[1])
            for name in ("href", "src"):
                if element.get(name) is not None:
                    links.append((page, tag, element.get(name)))
    for page, tag, link in links:
        parts = urllib.parse.urlsplit(link)
        if parts.scheme:
            if tag != "a" or parts.scheme not in ("http", "https", "mailto"):
                faults.append(f"{page}: <{tag}> leads to {link}")
            continue
        path = urllib.parse.unquote(parts.path)
        target = pathlib.Path(os.path.normpath(page.parent / path)) if path else page
        if not (root / target).is_file():
            faults.append(f"{page}: nothing at {link}")
        elif parts.fragment and urllib.parse.unquote(parts.fragment) not in ids.get(target, set()):
            faults.append(f"{page}: no place {link}")
    return faults


def check_json(root):
    """The JSON files are valid by their schemas."""
    import jsonschema
    import referencing

    faults = []
    schemas = {path.name: json.loads(path.read_text(encoding="utf-8"))
               for path in (root / "schemas").glob("*.schema.json")}
    # One schema refers to another by the name of its file.
    registry = referencing.Registry().with_contents(schemas.items())
    files = {"results": ["results.json"], "entries": ["entries.json"]}
    files["traces"] = [f"traces/{path.name}" for path in sorted((root / "traces").glob("*.json"))]
    for name, paths in files.items():
        validator = jsonschema.Draft202012Validator(
            schemas[f"{name}.schema.json"], registry=registry)
        for path in paths:
            data = json.loads((root / path).read_text(encoding="utf-8"))
            for error in validator.iter_errors(data):
                faults.append(f"{path}: {error.json_path}: {error.message[:160]}")
    return faults
