"""The search field: what it finds, how fast, by keyboard, and what it makes of bad input."""

import gzip
import json
import pathlib
import re
import statistics
import sys
import time
import urllib.parse

from chromium import browser, check_axe, check_width, noise, show
from first_screen import break_in_word
from markup import parse, text

# The index is made within so many seconds, also where other things run.
INDEXING = 60
# A frame at 60 a second, in milliseconds.
FRAME = 1000 / 60
# What people type, with the entries that they should find.
SYMPTOMS = pathlib.Path(__file__).parents[1] / "Facts" / "symptoms.tsv"
# What people ask, in their words, with the entries that answer.
QUESTIONS = SYMPTOMS.with_name("questions.tsv")
# The share of the symptoms of a part that has to be found among the first.
LEAST_FOUND = {"held": 0.9, "title": 0.75, "held questions": 0.8}
FIRST = 3
# The most that the first load of an entry may weigh, compressed, in bytes.
FIRST_LOAD_LIMIT = 50_000
# Every so many symptoms are typed letter by letter, so often.
SPEED_STEP = 6
SPEED_ROUNDS = 3
# What a field may be given by accident or on purpose.
BAD_INPUT = {
    "10,000 letters": "heightForRowAt crash " * 476 + "done",
    "a word of 10,000 letters": "a" * 10_000,
    "10,000 brackets": "<" * 5_000 + "<A: 0x1" * 700,
    "punctuation": "…!?;:-_[](){}<>/\\|~^*+\"'`@#$%&=.,",
    "HTML": "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>",
    "right to left": "\u202eالخلية لا تظهر בדיקה",
    "names of objects": "constructor __proto__ toString hasOwnProperty valueOf",
    "signs of a query language": "title:row +cell -header row~9 *",
}


def has_search(root):
    """A site that was built without the library has no search."""
    return (root / "search-index.js").is_file()


def type_in(driver, words):
    """Puts words into the field as typing does, and waits for what it shows."""
    driver.execute_async_script(
        """
        const done = arguments[arguments.length - 1];
        const field = document.getElementById("q");
        field.focus();
        field.value = arguments[0];
        field.dispatchEvent(new Event("input", { bubbles: true }));
        const look = () => {
          const status = document.querySelector("#search [role=status]").textContent;
          if (status === "Loading…" || (status === "" && field.value.trim())) setTimeout(look, 20);
          else done();
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
        """, words)


SHOWN = (
    "return [...document.querySelectorAll('#results .entry-row-title')]"
    ".map((each) => each.getAttribute('href').replace(/^(\\.\\.\\/)+/, ''))")


def shown(driver):
    """The pages of the entries that are shown, in their order."""
    return driver.execute_script(SHOWN)


def found(driver):
    """The entries that the search shows, all of them; in one script, since the page lists the first
    again when the index has been read."""
    return set(driver.execute_script(
        "let more; while ((more = document.querySelector('.results-rest button'))) more.click();"
        + SHOWN))


def status(driver):
    return driver.execute_script(
        "return document.querySelector('#search [role=status]').textContent")


def entry_pages(root):
    return sorted(path.relative_to(root).as_posix() for path in root.glob("entries/*.html"))


def check_search(driver, root):
    """On any page the field finds an entry by its title, by keyboard, and keeps its state in the
    address."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    pages = entry_pages(root)
    if not pages or not has_search(root):
        return []
    faults, title = [], text(parse(root, pages[0]).find(".//h1"))
    for page in ["index.html", pages[-1], "matrix.html"]:
        driver.get((root / page).as_uri())
        driver.find_element(By.TAG_NAME, "body").send_keys("/")
        driver.switch_to.active_element.send_keys(title)
        type_in(driver, title)
        if pages[0] not in shown(driver)[:FIRST]:
            faults.append(f"{page}: the search for “{title}” finds {shown(driver)[:FIRST]}")
        if "entr" not in status(driver):
            faults.append(f"{page}: the results are not announced: “{status(driver)}”")
        if wait_for(driver, "location.search.includes('q=')"):
            first = shown(driver)
            driver.refresh()
            wait_for(driver, "document.querySelector('#results .entry-row-title')", INDEXING)
            if shown(driver) != first:
                faults.append(f"{page}: the search in the address is not taken up")
        else:
            faults.append(f"{page}: the search is not kept in the address")
        faults += noise(driver, root, f"{page} (search)")
    return faults + check_keys(driver, root, pages, title, Keys)


# An entry with claims, and a version that others make claims on and it does not.
OTHER_VERSION = """
const versions = (entry) => entry.i.flatMap(([, , ...own]) => own);
const all = new Set(gotchaIndex.flatMap(versions));
for (const entry of gotchaIndex) {
  const own = versions(entry);
  const other = [...all].find((each) => !own.includes(each));
  if (own.length > 0 && other) return [entry.u, entry.t, other];
}
return null;
"""


def check_words(driver, root):
    """A word with two letters exchanged finds something, and a title with a version that its entry
    claims nothing of finds the entry."""
    if not entry_pages(root) or not has_search(root):
        return []
    faults = []
    driver.get((root / "index.html").as_uri())
    title = text(parse(root, entry_pages(root)[0]).find(".//h1"))
    word = max(re.findall(r"[a-z]{5,}", title), key=len, default="")
    wrong = word[:2] + word[3:4] + word[2:3] + word[4:]
    type_in(driver, wrong)
    if not shown(driver):
        faults.append(f"index.html: the search for “{wrong}” finds nothing")
    if other := driver.execute_script(OTHER_VERSION):
        page, words = other[0], f"{other[1]} iOS {other[2]}"
        type_in(driver, words)
        if page not in shown(driver)[:FIRST]:
            faults.append(f"{page}: the search for “{words}” finds {shown(driver)[:FIRST]}")
    return faults


def check_keys(driver, root, pages, title, keys):
    """Arrow keys go from the field through the results and back; Enter opens, Escape ends."""
    faults = []
    page = pages[-1]
    driver.get((root / page).as_uri())
    type_in(driver, title)
    count = len(shown(driver))
    place = "[...document.querySelectorAll('#results .entry-row-title')].indexOf(document.activeElement)"
    for key, wanted in [(keys.ARROW_DOWN, 0), (keys.ARROW_DOWN, min(1, count - 1)),
                        (keys.ARROW_UP, 0 if count > 1 else -1)]:
        driver.switch_to.active_element.send_keys(key)
        if driver.execute_script(f"return {place}") != wanted:
            faults.append(f"{page}: an arrow key does not go to result {wanted}")
    driver.execute_script("document.getElementById('q').focus()")
    driver.switch_to.active_element.send_keys(keys.ESCAPE)
    if driver.execute_script("return document.querySelector('main').classList.contains('searching')"):
        faults.append(f"{page}: Escape does not end the search")
    type_in(driver, title)
    best = shown(driver)[0]
    driver.switch_to.active_element.send_keys(keys.ENTER)
    if not wait_for(driver, f"location.pathname.endsWith('/{best}')"):
        faults.append(f"{page}: Enter does not open {best}")
    return faults + noise(driver, root, f"{page} (keys)")


def wait_for(driver, condition, seconds=5):
    """Whether a condition of the page holds in time."""
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.support.ui import WebDriverWait

    try:
        return WebDriverWait(driver, seconds, 0.05).until(
            lambda each: each.execute_script(f"return Boolean({condition})"))
    except TimeoutException:
        return False


def check_texts(driver, root):
    """Entries are found by a line of a log that they quote, and by an API that they name."""
    faults = []
    if not has_search(root):
        return faults
    driver.get((root / "index.html").as_uri())
    for page in entry_pages(root):
        tree = parse(root, page)
        quotes = [text(each) for each in tree.iterfind(".//article/blockquote/p")]
        names = [text(each) for each in tree.iterfind(".//nav[@class='api']//code")]
        for words in quotes + names[:1]:
            type_in(driver, words)
            if page not in found(driver):
                faults.append(f"{page}: not found by “{words}”")
    return faults


def check_results(driver, root, axe):
    """The results are readable on a phone and a desktop, light and dark: those that say why they
    match, and those of a search that finds nothing, which leads on."""
    faults = []
    if not has_search(root) or not entry_pages(root):
        return faults
    for width, height, scheme in [(390, 844, "light"), (1280, 900, "dark")]:
        show(driver, width, height, prefers_color_scheme=scheme)
        for words in ["height of a row", "dequeueReusableCell", "zzqx"]:
            name = f"index.html (search for “{words}”, {width} points)"
            driver.get((root / "index.html").as_uri())
            type_in(driver, words)
            faults += check_width(driver, name, width) + check_axe(driver, name, axe)
            broken = break_in_word(driver, "#results .entry-row-title")
            if broken:
                faults.append(f"{name}: a title breaks inside a word, between “{broken}”")
            nearest = driver.execute_script(
                "return document.querySelectorAll('.results-rest ul a').length")
            if bool(shown(driver)) == bool(nearest):
                faults.append(f"{name}: {len(shown(driver))} results and {nearest} areas")
    driver.get((root / "index.html").as_uri())
    type_in(driver, "height of a row")
    if shown(driver) and not driver.execute_script("return document.querySelector('#results mark')"):
        faults.append("index.html: the results do not show why they match")
    noise(driver, root, "axe")
    return faults


# MARK: Bad input


REFUSING = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("refused"); } });
for (const name of ["pushState", "replaceState"])
  history[name] = () => { throw new DOMException("refused"); };
"""


def check_bad_input(driver, root):
    """Whatever is typed, and whatever a browser refuses, nothing is thrown and all is readable."""
    if not has_search(root) or not entry_pages(root):
        return []
    faults = type_badly(driver, root, "")
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": REFUSING})["identifier"]
    faults += type_badly(driver, root, ", storage and history refused")
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
    return faults


def type_badly(driver, root, setting):
    faults, page = [], entry_pages(root)[0]
    show(driver, 390, 844)
    driver.get((root / page).as_uri())
    title = driver.title
    for name, words in BAD_INPUT.items():
        name = f"{page} ({name}{setting})"
        type_in(driver, words)
        faults += check_width(driver, name, 390)
        if driver.title != title:
            faults.append(f"{name}: what was typed was run")
        if not status(driver):
            faults.append(f"{name}: nothing is announced")
    type_in(driver, "")
    if not driver.execute_script(
        "return document.querySelector('main > :not(.results) h1').checkVisibility()"
    ):
        faults.append(f"{page} ({setting}): the page does not come back")
    # The address is changed a moment after the last letter.
    wait_for(driver, "false", 0.5)
    show(driver, 1280, 900)
    return faults + noise(driver, root, f"{page} (bad input{setting})")


# MARK: Weight


def check_first_load(driver, root):
    """An entry is light at first, and the search is loaded when it is used."""
    faults = []
    for page in sorted(entry_pages(root), key=lambda each: (root / each).stat().st_size)[-3:]:
        driver.get_log("performance")
        driver.get((root / page).as_uri())
        wait_for(driver, "document.readyState === 'complete'")
        files = set()
        for entry in driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = urllib.parse.urlsplit(message["params"]["request"]["url"])
                if url.scheme == "file":
                    files.add(pathlib.Path(urllib.parse.unquote(url.path)))
        early = [each for each in files if each.name in ("search-index.js", "lunr.js")]
        if early:
            faults.append(f"{page}: loaded before the search is used: {early[0].name}")
        weight = sum(len(gzip.compress(each.read_bytes())) for each in files if each.is_file())
        if weight > FIRST_LOAD_LIMIT:
            faults.append(f"{page}: the first load is {weight} bytes; {FIRST_LOAD_LIMIT} are allowed")
    return faults


# MARK: Symptoms


def table(path):
    """The rows of a table, without its comments and its head."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")][1:]


def symptoms():
    """The searches with the ids of the entries that they should find, and the part they are in."""
    return [(query, expected.split(), part) for query, expected, part in table(SYMPTOMS)]


def questions():
    """The questions that an entry answers, as `symptoms` has the searches."""
    return [(question, entries.split(), f"{part} questions")
            for question, _, _, entries, part in table(QUESTIONS) if entries]


# Types each query as a key does, and gives the pages that are shown first in the frame after it.
FIRST_SHOWN = """
const [queries, first, done] = arguments;
const field = document.getElementById("q");
// What is read need not be drawn, which takes most of the time.
document.querySelector("main").style.display = "none";
(async () => {
  const all = [];
  for (const query of queries) {
    field.value = query;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const links = [...document.querySelectorAll("#results .entry-row-title")].slice(0, first);
    all.push(links.map((each) => each.getAttribute("href").split("/").pop().replace(".html", "")));
  }
  done(all);
})();
"""
# So many queries go to the browser at once.
AT_ONCE = 20
# A machine that does other things too takes longer; what takes still longer has stopped, in seconds.
SYMPTOMS_LIMIT = 1200


def first_shown(driver, queries):
    """For each query the ids of the entries that are shown first; fewer if time runs out."""
    start = time.monotonic()
    driver.set_script_timeout(SYMPTOMS_LIMIT)
    type_in(driver, "row")
    shown_first = []
    while len(shown_first) < len(queries) and time.monotonic() - start < SYMPTOMS_LIMIT:
        batch = queries[len(shown_first):len(shown_first) + AT_ONCE]
        shown_first += driver.execute_async_script(FIRST_SHOWN, batch, FIRST)
        print(f"{len(shown_first)} of {len(queries)} searches, {time.monotonic() - start:.0f} s",
              file=sys.stderr, flush=True)
    return shown_first


def check_symptoms(root):
    """The share of the symptoms and questions of each part that is found among the first; a fault
    where a part falls short, or an entry that should be found does not exist."""
    faults, counts = [], {}
    known = {path.stem for path in (root / "entries").glob("*.html")}
    rows = symptoms() + questions()
    for query, expected, _ in rows:
        faults += [f"“{query}” expects {each}, which is no entry"
                   for each in expected if each not in known]
    with browser() as driver:
        driver.get((root / "index.html").as_uri())
        shown_first = first_shown(driver, [query for query, _, _ in rows])
        faults += noise(driver, root, "index.html (symptoms)")
    if len(shown_first) < len(rows):
        faults.append(f"{len(rows) - len(shown_first)} searches were not made in time")
    for (query, expected, part), first in zip(rows, shown_first):
        is_found = any(each in first for each in expected)
        counts.setdefault(part, []).append(is_found)
        if not is_found and not part.startswith("held"):
            print(f"{part}: “{query[:80]}” finds {', '.join(first)}")
    for part, each in sorted(counts.items()):
        share = sum(each) / len(each)
        print(f"{part}: {sum(each)} of {len(each)} among the first {FIRST}, {share:.1%}")
        if share < LEAST_FOUND.get(part, 0):
            faults.append(f"{part}: {share:.1%} are found; {LEAST_FOUND[part]:.0%} are wanted")
    return faults


# MARK: Speed


def check_speed(root):
    """What the letters of searches take, from the key to the drawn frame: the median and the worst,
    symptoms typed by their first letters and pasted whole."""
    with browser() as driver:
        driver.set_script_timeout(600)
        driver.get((root / "index.html").as_uri())
        start = time.monotonic()
        type_in(driver, "row")
        loading = time.monotonic() - start
        entries = driver.execute_script("return gotchaIndex.length")
        times = driver.execute_async_script(
            """
            const [queries, rounds, done] = arguments;
            const field = document.getElementById("q");
            const steps = queries.flatMap((query) =>
              [...Array(Math.min(24, query.length)).keys()]
                .map((at) => query.slice(0, at + 1)).concat(query));
            // The field shows what it finds in the next frame: this is called in it before and after.
            const type = (words) => new Promise((resolve) => {
              let before = 0;
              requestAnimationFrame(() => (before = performance.now()));
              field.value = words;
              const start = performance.now();
              field.dispatchEvent(new Event("input", { bubbles: true }));
              const handled = performance.now() - start;
              requestAnimationFrame(() => {
                document.body.getBoundingClientRect();
                resolve(handled + performance.now() - before);
              });
            });
            (async () => {
              // The best of some rounds, since the machine does other things too.
              const best = steps.map(() => Infinity);
              for (let round = 0; round < rounds; round += 1)
                for (const [at, words] of steps.entries())
                  best[at] = Math.min(best[at], await type(words));
              done(best);
            })();
            """, [query for query, _, _ in symptoms()][::SPEED_STEP], SPEED_ROUNDS)
    median, worst = statistics.median(times), max(times)
    print(f"{entries} entries: loaded and indexed in {loading:.1f} s; of {len(times)} letters the "
          f"median took {median:.1f} ms and the worst {worst:.1f} ms")
    print(f"frames {median / FRAME:.2f} {worst / FRAME:.2f}")
    faults = []
    if median > FRAME:
        faults.append(f"the median letter took {median:.1f} ms; a frame has {FRAME:.1f}")
    if worst > 2 * FRAME:
        faults.append(f"the worst letter took {worst:.1f} ms; two frames have {2 * FRAME:.1f}")
    return faults
