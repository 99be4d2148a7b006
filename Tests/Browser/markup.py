"""A page as a tree of elements."""

import html5lib


def parse(root, page):
    return html5lib.parse((root / page).read_bytes(), namespaceHTMLElements=False)


def all_of(element, name):
    """The elements of a class, itself included; none of None."""
    return [] if element is None else [
        each for each in element.iter()
        if isinstance(each.tag, str) and name in (each.get("class") or "").split()]


def text(element):
    """The text with one space between its words; empty for None."""
    return "" if element is None else " ".join("".join(element.itertext()).split())
