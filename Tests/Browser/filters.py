"""“Narrow down”: which entries a version, its claim and basis leave, what is counted, and where that is
kept."""

import collections
import json

from chromium import check_axe, axe_source, noise
from search import found, has_search, wait_for

KNOWN = ("device", "observed", "reported", "documented")
# What is chosen, one after the other, of what each select offers then.
NAMES = ("version", "claim", "basis")


def check_filters(driver, root):
    """On a page with a list: every choice leaves the entries that entries.json says, the counts
    are those, nothing without an entry is offered, and address and minimum version are taken up."""
    if not has_search(root):
        return []
    entries = json.loads((root / "entries.json").read_text(encoding="utf-8"))["entries"]
    versions = sorted({each for entry in entries for each in entry["versions"]}, key=float)
    if not versions:
        return []
    faults = open_panel(driver, root, versions[-1])
    for version in {versions[0], versions[len(versions) // 2], versions[-1]}:
        faults += check_version(driver, entries, version)
    faults += check_state(driver, root, entries, versions[-1])
    faults += check_minimum_version(driver, entries, versions)
    faults += check_axe(driver, "index.html (filters)", axe_source())
    noise(driver, root, "axe")
    driver.execute_script("localStorage.clear()")
    return faults


def open_panel(driver, root, newest):
    """The link above the areas leads to all entries, by the newest version."""
    driver.get((root / "index.html").as_uri())
    driver.execute_script("localStorage.clear(); document.querySelector('[data-narrow]').click()")
    wait_for(driver, "document.querySelector('#results .entry-row-title')")
    if driver.execute_script("return document.querySelector('.narrowing').open") and chosen(
            driver) == {"version": newest}:
        return noise(driver, root, "index.html (filters)")
    return [f"index.html: “Narrow down” begins with {chosen(driver)}"]


def check_version(driver, entries, version):
    """Each claim and basis of a version, by themselves and together."""
    faults = []
    choose(driver, "claim", "")
    choose(driver, "basis", "")
    choose(driver, "version", version)
    claims = [""] + sorted(offered(driver, "claim"))
    for claim in claims:
        choose(driver, "basis", "")
        choose(driver, "claim", claim)
        for basis in [""] + sorted(offered(driver, "basis")):
            choose(driver, "basis", basis)
            name = f"index.html (iOS {version}, {claim or 'any claim'}, {basis or 'any basis'})"
            wanted = {"version": version, "claim": claim, "basis": basis}
            pages = {each["url"] for each in entries if fits(each, **wanted)}
            if found(driver) != pages:
                faults.append(f"{name}: {len(found(driver))} entries, {len(pages)} are wanted")
            for each in NAMES:
                counts = counted(entries, wanted, each)
                if offered(driver, each) != counts:
                    faults.append(f"{name}: {each} offers {offered(driver, each)}, not {counts}")
    return faults


def fits(entry, version, claim="", basis=""):
    """Whether an entry claims so on a version."""
    own = entry["versions"].get(version)
    return bool(own) and claim in ("", own["claim"]) and basis in ("", *bases(own))


def bases(claim):
    return (claim["basis"], "known") if claim["basis"] in KNOWN else (claim["basis"],)


def counted(entries, wanted, name):
    """How many entries each value of a filter would leave."""
    values = {
        "version": lambda entry: entry["versions"],
        "claim": lambda entry: [each["claim"] for each in entry["versions"].values()],
        "basis": lambda entry: [basis for each in entry["versions"].values() for basis in bases(each)],
    }[name]
    return collections.Counter(
        value for entry in entries for value in set(values(entry))
        if fits(entry, **{**wanted, name: value}))


def check_state(driver, root, entries, newest):
    """The address keeps what is chosen; a claim without a version is one on the newest; and the
    button ends it."""
    faults = []
    choose(driver, "version", "")
    if chosen(driver):
        faults.append(f"index.html: without a version {chosen(driver)} is chosen")
    driver.get((root / "index.html").as_uri() + "?basis=known")
    wait_for(driver, "document.querySelector('.results-count').textContent.match(/entr|Nothing/)")
    settle(driver)
    pages = {each["url"] for each in entries if fits(each, newest, basis="known")}
    shown = found(driver)
    if shown != pages:
        faults.append(f"index.html?basis=known: {len(shown)} entries, not {len(pages)}")
    choose(driver, "basis", "")
    choose(driver, "claim", "affected")
    if not wait_for(driver, f"location.search === '?version={newest}&claim=affected'"):
        faults.append(f"index.html: the filters are not kept in {driver.current_url}")
    driver.execute_script("document.querySelector('.narrowing .copy').click()")
    if not wait_for(driver, "!document.querySelector('main').classList.contains('searching')"):
        faults.append("index.html: the filters do not end")
    return faults + noise(driver, root, "index.html (state of the filters)")


def check_minimum_version(driver, entries, versions):
    """Chosen beside the filters, the minimum version leaves out what ended before."""
    choose(driver, "version", versions[0])
    minimum = versions[len(versions) // 2]
    driver.execute_script(
        """
        const select = document.querySelector(".narrowing [data-minimum]");
        select.value = arguments[0];
        select.dispatchEvent(new Event("change", { bubbles: true }));
        """, minimum)
    pages = {
        each["url"] for each in entries
        if fits(each, versions[0]) and last_affected(each) >= float(minimum)}
    settle(driver)
    if found(driver) != pages:
        return [f"index.html: iOS {minimum} and later leaves {len(found(driver))}, not {len(pages)}"]
    return []


def last_affected(entry):
    affected = [float(version) for version, each in entry["versions"].items()
                if each["claim"] == "affected"]
    return max(affected, default=float("inf"))


# MARK: The panel


def choose(driver, name, value):
    driver.execute_script(
        """
        const select = document.querySelector(`.narrowing select[name=${arguments[0]}]`);
        select.value = arguments[1];
        select.dispatchEvent(new Event("change", { bubbles: true }));
        """, name, value)
    settle(driver)


def settle(driver):
    """Waits until what was chosen is drawn."""
    driver.execute_async_script(
        "requestAnimationFrame(() => requestAnimationFrame(arguments[arguments.length - 1]))")


def chosen(driver):
    return driver.execute_script(
        "return Object.fromEntries([...document.querySelectorAll('.narrowing select[name]')]"
        ".filter((each) => each.value).map((each) => [each.name, each.value]))")


def offered(driver, name):
    """The values of a filter with the counts of entries beside them."""
    return driver.execute_script(
        """
        const select = document.querySelector(`.narrowing select[name=${arguments[0]}]`);
        return Object.fromEntries([...select.options].filter(({ value }) => value)
          .map(({ value, text }) => [value, Number(text.match(/\\((\\d+)\\)$/)[1])]));
        """, name)
