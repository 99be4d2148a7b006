"""Opens a generated site in headless Chromium and says everything that is wrong with it.

    check_site.py probe            exits 0 when everything it needs is installed
    check_site.py <folder>         looks at every page; one line a fault on standard output;
                                   exits 1 when there is one
    check_site.py <folder> speed   types a title, and prints what the slowest letter took;
                                   exits 1 when it is more than a frame
"""

import importlib.util
import json
import os
import pathlib
import re
import shutil
import sys
import urllib.parse

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
VIEWS = [("phone, light", 390, 844, "light"), ("desktop, dark", 1280, 900, "dark")]
# The most a page may weigh, its drawn traces left out, in bytes.
PAGE_LIMIT = 100_000
# A frame at 60 a second, in milliseconds.
FRAME = 1000 / 60


def missing():
    """What the checks need and is not here."""
    found = []
    if not CHROMIUM:
        found.append("chromium (apt-get install chromium)")
    if not DRIVER:
        found.append("chromedriver (apt-get install chromium-driver)")
    for module in ("selenium", "html5lib", "jsonschema", "axe_playwright_python"):
        if importlib.util.find_spec(module) is None:
            found.append(f"{module} (Tests/Browser/set-up)")
    return found


def axe_source():
    spec = importlib.util.find_spec("axe_playwright_python")
    return (pathlib.Path(spec.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def check_weight(root, pages):
    """No page is heavier than it may be; what a trace draws does not count."""
    traces = re.compile(rb'<figure class="trace[ "].*?</figure>', re.DOTALL)
    faults = []
    for page in pages:
        weight = len(traces.sub(b"", (root / page).read_bytes()))
        if weight > PAGE_LIMIT:
            faults.append(f"{page}: {weight} bytes without traces; {PAGE_LIMIT} are allowed")
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
    """The files for machines keep what their schemas say."""
    import jsonschema

    faults = []
    files = {"results": ["results.json"], "entries": ["entries.json"]}
    files["traces"] = [f"traces/{path.name}" for path in sorted((root / "traces").glob("*.json"))]
    for name, paths in files.items():
        schema = json.loads((root / f"schemas/{name}.schema.json").read_text(encoding="utf-8"))
        validator = jsonschema.Draft202012Validator(schema)
        for path in paths:
            data = json.loads((root / path).read_text(encoding="utf-8"))
            for error in validator.iter_errors(data):
                faults.append(f"{path}: {error.json_path}: {error.message[:160]}")
    return faults


def browser():
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    options = Options()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(service=Service(DRIVER), options=options)


def noise(driver, root, page):
    """Console messages and requests off the site since the last call."""
    faults = []
    for entry in driver.get_log("browser"):
        faults.append(f"{page}: console: {entry['message']}")
    home = root.as_uri()
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] != "Network.requestWillBeSent":
            continue
        url = message["params"]["request"]["url"]
        if not url.startswith((home, "data:", "about:", "chrome:", "devtools:")):
            faults.append(f"{page}: asks for {url}")
    return faults


def check_axe(driver, page, axe):
    driver.execute_script(axe)
    report = driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "axe.run(document, {resultTypes: ['violations']}).then(done, e => done({error: String(e)}));"
    )
    if "error" in report:
        return [f"{page}: axe: {report['error']}"]
    return [
        f"{page}: axe: {violation['id']}: {node['html'][:120]} {node['failureSummary'].splitlines()[-1]}"
        for violation in report["violations"]
        for node in violation["nodes"]
    ]


def check_pages(root, pages):
    faults, axe = [], axe_source()
    driver = browser()
    try:
        for view, width, height, scheme in VIEWS:
            driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
            )
            driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
            )
            for page in pages:
                driver.get((root / page).as_uri())
                name = f"{page} ({view})"
                faults += noise(driver, root, name)
                faults += check_axe(driver, name, axe)
                wide = driver.execute_script("return document.documentElement.scrollWidth")
                if wide > width:
                    faults.append(f"{name}: {wide} points wide")
                noise(driver, root, name)
        faults += check_search(driver, root)
        faults += check_players(driver, root, pages)
        faults += check_without_scripts(driver, root, pages)
    finally:
        driver.quit()
    return faults


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


def check_players(driver, root, pages):
    """Every player steps by keyboard alone, and its drawing follows."""
    faults = []
    for page in pages:
        if 'data-player="' in (root / page).read_text(encoding="utf-8"):
            driver.get((root / page).as_uri())
            faults += check_player(driver, root, page)
    return faults


def check_player(driver, root, page):
    """The first player of a page; a folded one is unfolded as a reader would do it."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    scrub = driver.find_element(By.CSS_SELECTOR, ".player input")
    if not scrub.is_displayed():
        for folded in scrub.find_elements(By.XPATH, "ancestor::details[not(@open)]/summary"):
            folded.send_keys(Keys.ENTER)
    # Both traces of a pair step together; the shorter one stays at its last call.
    stage = scrub.find_element(By.XPATH, "ancestor::*[@data-player or contains(@class, 'pair')][1]")
    words = stage.find_elements(By.CSS_SELECTOR, ".player output")
    drawing = stage.find_element(By.CSS_SELECTOR, ".table-drawing")
    scrub.send_keys(Keys.END)
    ends = [word.text.split(":")[0].split(" of ") for word in words]
    last = drawing.get_attribute("outerHTML")
    scrub.send_keys(Keys.HOME)
    faults = noise(driver, root, f"{page} (player)")
    count = int(scrub.get_attribute("max")) + 1
    is_at_end = all(now == of for now, of in ends) and [str(count)] * 2 in ends
    if not is_at_end or not all(word.text.startswith("1 of ") for word in words):
        faults.append(f"{page}: the player does not step: {ends}")
    traced = stage if stage.get_attribute("data-player") else stage.find_element(
        By.CSS_SELECTOR, "[data-player]")
    scenes = json.loads(traced.get_attribute("data-player"))
    first, end = (scenes["scenes"][at] if at >= 0 else None for at in (
        scenes["at"][0], scenes["at"][-1]))
    if first and first != end and drawing.get_attribute("outerHTML") == last:
        faults.append(f"{page}: the player does not draw")
    return faults


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


def check_without_scripts(driver, root, pages):
    """Everything a page says is there without scripts, and nothing that needs them is shown."""
    from selenium.webdriver.common.by import By

    faults = []
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    for page in pages:
        driver.get((root / page).as_uri())
        if not driver.find_element(By.TAG_NAME, "h1").is_displayed():
            faults.append(f"{page}: no heading without scripts")
        for field in driver.find_elements(By.CSS_SELECTOR, "form, button"):
            if field.is_displayed():
                faults.append(f"{page}: a control that needs scripts is shown without them")
        faults += noise(driver, root, f"{page} (without scripts)")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    return faults


def main(words):
    if not words or len(words) > 2 or words[1:] not in ([], ["speed"]):
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
    if words[1:] == ["speed"]:
        faults = check_speed(root)
    else:
        faults = check_markup(root, pages) + check_weight(root, pages) + check_json(root)
        faults += check_pages(root, pages)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
