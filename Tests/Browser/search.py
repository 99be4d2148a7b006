"""The search field: what it finds, how fast, and that each filter is a page too."""

import posixpath

import html5lib

from chromium import browser, noise

# A frame at 60 a second, in milliseconds.
FRAME = 1000 / 60
# The filters of the form, and the titles of the lists of links that do the same without scripts.
FILTERS = {
    "area": "By area", "version": "By version", "verdict": "By verdict",
    "evidence": "By evidence", "kind": "By kind",
}


def check_search(driver, root):
    """The field finds an entry by its title, by keyboard, and keeps its state in the URL."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    driver.get((root / "index.html").as_uri())
    titles = driver.find_elements(By.CSS_SELECTOR, ".entry-row-title")
    if not titles:
        return []
    faults, title = [], titles[0].text
    driver.find_element(By.TAG_NAME, "body").send_keys("/")
    driver.switch_to.active_element.send_keys(title)
    found = [e.text for e in driver.find_elements(By.CSS_SELECTOR, "#results .entry-row-title")]
    if title not in found:
        faults.append(f"index.html: the search for “{title}” finds {found}")
    if "q=" not in driver.current_url:
        faults.append("index.html: the search is not kept in the URL")
    driver.refresh()
    again = [e.text for e in driver.find_elements(By.CSS_SELECTOR, "#results .entry-row-title")]
    if again != found:
        faults.append("index.html: the search in the URL is not taken up")
    driver.switch_to.active_element.send_keys("/")
    driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    return faults + noise(driver, root, "index.html (search)")


def check_symptoms(driver, root):
    """Entries are found by a line of a log that they quote, and by an API that they name."""
    faults = []
    for page in sorted(root.glob("entries/*.html")):
        tree = html5lib.parse(page.read_bytes(), namespaceHTMLElements=False)
        quotes = [" ".join("".join(each.itertext()).split())
                  for each in tree.iterfind(".//article/blockquote/p")]
        names = ["".join(each.itertext()) for each in tree.iterfind(".//nav[@class='api']//code")]
        for words in quotes + names[:1]:
            driver.get((root / "index.html").as_uri())
            driver.execute_script(
                "const field = document.getElementById('search').elements.namedItem('q');"
                "field.value = arguments[0];"
                "field.dispatchEvent(new Event('input', { bubbles: true }))", words)
            if f"entries/{page.name}" not in found(driver):
                faults.append(f"entries/{page.name}: not found by “{words}”")
    return faults


def check_filters(driver, root):
    """Each value of each filter is a page that anybody can reach, with the same entries on it."""
    driver.get((root / "index.html").as_uri())
    index = html5lib.parse((root / "index.html").read_bytes(), namespaceHTMLElements=False)
    faults = []
    for name, title in FILTERS.items():
        links = {}
        for section in index.iterfind(".//nav[@class='browse']/section"):
            if section.find("h2").text == title:
                links = {"".join(a.itertext()): a.get("href") for a in section.iter("a")}
        options = driver.execute_script(
            "return [...document.querySelector(`#search [name=${arguments[0]}]`).options]"
            ".filter((each) => each.value).map((each) => [each.value, each.text])", name)
        if not options:
            faults.append(f"index.html: the filter by {name} has no values")
        for value, words in options:
            # A list is named after many: “Broken approaches”.
            names = [each for each in links if each.lower().startswith(words.lower())]
            page = links.get(words) or (links[names[0]] if names else None)
            if not page:
                faults.append(f"index.html: no page for {name} “{words}”")
            elif listed(root, page) != filtered(driver, name, value):
                faults.append(f"{page}: not what the filter {name} “{words}” finds")
    return faults


def filtered(driver, name, value):
    """The entries that a filter finds with scripts."""
    driver.execute_script(
        """
        const form = document.getElementById("search");
        for (const each of form.querySelectorAll("select")) each.value = "";
        form.elements.namedItem(arguments[0]).value = arguments[1];
        form.dispatchEvent(new Event("input"));
        """, name, value)
    return found(driver)


def found(driver):
    """The entries that the search shows, all of them."""
    return set(driver.execute_script(
        """
        document.querySelector("#results button")?.click();
        return [...document.querySelectorAll("#results .entry-row-title")]
          .map((each) => each.getAttribute("href"));
        """))


def listed(root, page):
    """The entries that stand on a page and on those that its pager leads to."""
    entries, seen, rest = set(), set(), [page]
    while rest:
        page = rest.pop()
        if page in seen:
            continue
        seen.add(page)
        tree = html5lib.parse((root / page).read_bytes(), namespaceHTMLElements=False)
        for link in tree.iter("a"):
            if "entry-row-title" in (link.get("class") or ""):
                entries.add(link.get("href").removeprefix("../"))
        for pager in tree.iterfind(".//nav[@class='pager']"):
            rest += [posixpath.normpath(posixpath.join(posixpath.dirname(page), link.get("href")))
                     for link in pager.iter("a")]
    return entries


def check_speed(root):
    """What the slowest letter of a search takes, from the key to the drawn frame."""
    driver = browser()
    try:
        driver.get((root / "index.html").as_uri())
        entries = driver.execute_script("return gotchaIndex.length")
        times = driver.execute_async_script(
            """
            const done = arguments[arguments.length - 1];
            const field = document.getElementById("q");
            const words = gotchaIndex[gotchaIndex.length >> 1].t.toLowerCase().slice(0, 24);
            (async () => {
              const times = [];
              for (let round = 0; round < 5; round += 1) {
                const best = [];
                for (let end = 1; end <= words.length; end += 1) {
                  field.value = words.slice(0, end);
                  const start = performance.now();
                  field.dispatchEvent(new Event("input", { bubbles: true }));
                  document.body.getBoundingClientRect();
                  best.push(performance.now() - start);
                  await new Promise(requestAnimationFrame);
                }
                times.push(best);
              }
              done(times[0].map((_, letter) => Math.min(...times.map((each) => each[letter]))));
            })();
            """
        )
    finally:
        driver.quit()
    slowest = max(times)
    print(f"{entries} entries: the slowest of {len(times)} letters took {slowest:.1f} ms")
    print(f"frames {slowest / FRAME}")
    return []
