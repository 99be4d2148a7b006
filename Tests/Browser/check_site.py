"""Opens a generated site in headless Chromium and lists everything that is wrong with it.

    check_site.py probe            exits 0 when everything it needs is installed
    check_site.py <folder>         looks at every page; one line a fault on standard output, how far
                                   it is on standard error; exits 1 when there is a fault
    check_site.py <folder> <page>…  looks at these pages only, and at the files that are no pages
    check_site.py <folder> samples  looks at the heaviest page of each kind only
    check_site.py <folder> speed   types symptoms, and prints what the median and the slowest letter
                                   took
    check_site.py <folder> states  checks that each entry has one state wherever it is named
    check_site.py <folder> first-screen  prints the share of entries whose whole fix is in the first
                                   screen, and looks at every title and side column
    check_site.py <folder> symptoms  types every symptom of Tests/Facts/symptoms.tsv and every question
                                   of Tests/Facts/questions.tsv that has an answer, and prints the
                                   share of each part that is found among the first three

Every page is opened on a phone and on a desktop. axe looks at every page in one of the two, and at
the first and the heaviest page of each kind in both, on paper, enlarged, in high contrast and by
keyboard: pages of a kind are made by the same code.
"""

import collections
import concurrent.futures
import importlib.util
import os
import pathlib
import sys
import time

import chromium

VIEWS = [("phone, light", 390, 844, "light"), ("desktop, dark", 1280, 900, "dark")]
# Pages that one Chromium looks at: enough to be worth its start, so few that all cores have work.
SHARE = 40
# The same for pages that it looks at closely.
CLOSE_SHARE = 6


def missing():
    """What the checks need and is not here."""
    found = []
    if not chromium.CHROMIUM:
        found.append("chromium (apt-get install chromium-headless-shell)")
    if not chromium.DRIVER:
        found.append("chromedriver (apt-get install chromium-driver)")
    for module in ("selenium", "html5lib", "jsonschema", "axe_playwright_python"):
        if importlib.util.find_spec(module) is None:
            found.append(f"{module} (Tests/Browser/set-up)")
    return found


def kind(page):
    """What pages have in common that the same code made: their folder, or at the top their name."""
    return page.parent.as_posix() if page.parent.name else page.name.split(".")[0]


def kinds(root, pages):
    """The pages of each kind, from the lightest to the heaviest."""
    found = collections.defaultdict(list)
    for page in sorted(pages, key=lambda page: (root / page).stat().st_size):
        found[kind(page)].append(page)
    return found.values()


def look_at(root, numbered):
    """Some pages with their numbers, in both views."""
    import reading

    axe, faults = chromium.axe_source(), []
    with chromium.browser() as driver:
        for at, (view, width, height, scheme) in enumerate(VIEWS):
            chromium.show(driver, width, height, prefers_color_scheme=scheme)
            for number, page in numbered:
                name = f"{page} ({view})"
                driver.get((root / page).as_uri())
                faults += chromium.noise(driver, root, name)
                faults += chromium.check_width(driver, name, width)
                if number is None or number % len(VIEWS) == at:
                    faults += chromium.check_axe(driver, name, axe)
                    chromium.noise(driver, root, name)
        faults += reading.check_without_scripts(driver, root, [page for _, page in numbered])
    return faults


def look_closely_at(root, pages):
    """Some pages in every way that a reader may have chosen."""
    import reading

    axe = chromium.axe_source()
    with chromium.browser() as driver:
        return [
            fault for page in pages for fault in reading.check_ways(driver, root, page, axe)]


def find(root):
    """What readers do who look for an entry."""
    import filters
    import minimum
    import search
    import walking

    with chromium.browser() as driver:
        return (
            search.check_search(driver, root) + search.check_words(driver, root)
            + search.check_texts(driver, root) + search.check_bad_input(driver, root)
            + search.check_results(driver, root, chromium.axe_source())
            + search.check_first_load(driver, root) + filters.check_filters(driver, root)
            + minimum.check_minimum(driver, root) + walking.check_walk(driver, root))


def use(root, pages):
    """What readers do who have found one: play and copy."""
    import copying
    import players
    import playing

    with chromium.browser() as driver:
        return (
            players.check_players(driver, root, pages)
            + playing.check_playing(driver, root, pages)
            + copying.check_copying(driver, root, pages))


def look_at_first_screens(root, pages):
    """What of an entry is in the first screen, how its title breaks, and its side column."""
    import first_screen

    with chromium.browser() as driver:
        return (
            first_screen.check_first_screen(driver, root, pages)
            + first_screen.check_titles(driver, root, pages)
            + first_screen.check_side_column(driver, root, pages))


def read(root, pages):
    """What can be checked without a browser."""
    import charts
    import facts
    import site_files

    return (
        site_files.check_markup(root, pages) + site_files.check_weight(root, pages)
        + site_files.check_first_load(root, pages) + site_files.check_changes(root, pages)
        + site_files.check_json(root) + facts.check_facts(root) + charts.check_charts(root))


def parts(pages, count):
    """The pages in as many parts as it takes, so that heavy and light ones are spread."""
    number = -(-len(pages) // count)
    return [pages[at::number] for at in range(number)]


def check(root, pages):
    """Everything, on all cores; the order of faults does not depend on which job ends first."""
    special = sorted({page for each in kinds(root, pages) for page in (min(each), each[-1])})
    numbered = [(None if page in special else at, page) for at, page in enumerate(pages)]
    jobs = [(find, root), (use, root, pages), (read, root, pages)]
    jobs += [(look_closely_at, root, part) for part in parts(special, CLOSE_SHARE)]
    jobs += [(look_at, root, part) for part in parts(numbered, SHARE)]
    start, faults = time.monotonic(), []
    # One more than cores, since one of them waits for players most of the time.
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count() + 1) as pool:
        running = [pool.submit(*job) for job in jobs]
        for done, _ in enumerate(concurrent.futures.as_completed(running), 1):
            print(
                f"{len(pages)} pages: {done} of {len(jobs)} parts, {time.monotonic() - start:.0f} s",
                file=sys.stderr, flush=True)
        for (job, *_), each in zip(jobs, running):
            broken = each.exception()
            faults += [f"{job.__name__}: {broken!r:.300}"] if broken else each.result()
    return faults


def main(words):
    modes = (["samples"], ["speed"], ["symptoms"], ["states"], ["first-screen"])
    if not words or any(not word.endswith(".html") for word in words[1:]) and words[1:] not in modes:
        print(__doc__)
        return 64
    if words[0] == "probe":
        print(", ".join(missing()))
        return 1 if missing() else 0
    root = pathlib.Path(words[0]).resolve()
    pages = sorted(path.relative_to(root) for path in root.rglob("*.html"))
    if not pages:
        print(f"{root}: no page")
        return 1
    if words[1:] in (["speed"], ["symptoms"]):
        import search

        faults = {"speed": search.check_speed, "symptoms": search.check_symptoms}[words[1]](root)
    elif words[1:] == ["states"]:
        import states

        with chromium.browser() as driver:
            faults = states.check_states(driver, root)
    elif words[1:] == ["first-screen"]:
        faults = look_at_first_screens(root, [page for page in pages if page.parts[0] == "entries"])
    elif words[1:] == ["samples"]:
        faults = check(root, sorted(each[-1] for each in kinds(root, pages)))
    else:
        chosen = {pathlib.Path(word) for word in words[1:]} or set(pages)
        faults = check(root, [page for page in pages if page in chosen])
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
