"""One state, one look: an entry's verdict is the same wherever the entry is named."""

import json

from chromium import show

# What names entries: each must name every entry of its site that belongs there.
LISTS = ["areas", "shelves"]


def check_states(driver, root):
    """Every place that names an entry has its verdict, in its mark and in its words."""
    results = json.loads((root / "results.json").read_text(encoding="utf-8"))["entries"]
    verdicts = {each["id"]: each.get("verdict", "none") for each in results}
    entries = json.loads((root / "entries.json").read_text(encoding="utf-8"))["entries"]
    faults = [
        f"entries.json: {each['id']} is {each.get('verdict', 'none')}"
        for each in entries if each.get("verdict", "none") != verdicts[each["id"]]]
    urls = {each["id"]: each["url"] for each in entries}
    show(driver, 1280, 900)
    found = {}
    for page in sorted(root.rglob("*.html")):
        name = page.relative_to(root).as_posix()
        driver.get(page.as_uri())
        for entry, verdict, marks in named(driver):
            found.setdefault(entry, set()).add(name)
            faults += fault(name, entry, verdict, marks, verdicts)
    driver.get((root / "index.html").as_uri() + "?q=reloadData")
    driver.set_script_timeout(60)
    driver.execute_async_script(
        "const done = arguments[0], wait = () => document.querySelector('#results li') ? done() : "
        "setTimeout(wait, 50); wait();")
    for more in range(len(verdicts)):
        driver.execute_script("document.querySelector('.results-rest button')?.click()")
    for entry, verdict, marks in named(driver, "#results "):
        found.setdefault(entry, set()).add("search")
        faults += fault("the search", entry, verdict, marks, verdicts)
    for entry in verdicts:
        places = found.get(entry, set())
        wanted = [urls[entry], "matrix.html", "search"]
        for place in [place for place in wanted if place not in places] + [
                kind for kind in LISTS if not any(place.startswith(kind) for place in places)]:
            faults.append(f"{entry} ({verdicts[entry]}) is not named in {place}")
    return faults + check_shapes(driver, root)


def named(driver, inside=""):
    """Each place that names an entry: its id, its verdict, and the marks in it."""
    return driver.execute_script(
        """
        return [...document.querySelectorAll(arguments[0] + "[data-entry]")].map((each) => {
          // Of a page the status is below its lead; other entries are named further down.
          const status = each.querySelector(":scope > .entry-head .status") ?? each;
          const marks = [...status.querySelectorAll(".mark")]
            .filter((mark) => /(^| )v-/.test(mark.className))
            .map((mark) => /(^| )v-([a-z-]+)/.exec(mark.className)[2]);
          return [each.dataset.entry, each.dataset.verdict, marks];
        });
        """, inside)


def fault(page, entry, verdict, marks, verdicts):
    wanted = verdicts.get(entry)
    if verdict != wanted:
        return [f"{page}: {entry} is {verdict}, and {wanted} in results.json"]
    wrong = [mark for mark in marks if mark != wanted]
    return [f"{page}: {entry} has the mark of {wrong[0]}, not of {wanted}"] if wrong else []


def check_shapes(driver, root):
    """No two states, and no state and basis, share a mark."""
    driver.get((root / "how.html").as_uri())
    shapes = driver.execute_script(
        """
        const shapes = {};
        for (const mark of document.querySelectorAll(".mark")) {
          const [, name] = /(?:^| )((?:v|basis)-[a-z-]+)/.exec(mark.className) ?? [];
          const style = getComputedStyle(mark, "::before");
          if (name) shapes[name] = style.maskImage + style.maskPosition;
        }
        return shapes;
        """)
    faults, seen = [], {}
    for name, shape in shapes.items():
        if shape in seen:
            faults.append(f"how.html: {name} has the mark of {seen[shape]}")
        seen[shape] = name
    return faults
