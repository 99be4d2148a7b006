"""The players of what entries show, by keyboard alone, and the two pictures that each opens on."""

import time

from chromium import noise

# How many seconds the steps may take to load.
PATIENCE = 60
GLANCE = 0.05
# The visual entries are those that show something; at least so many of the book's do.
LEAST_PICTURES = 150
BOOK = 300


def check_players(driver, root, pages):
    """Every player steps by keyboard alone, its pictures follow, and it opens where they differ."""
    faults, shown = [], 0
    for page in pages:
        if 'data-film="' in (root / page).read_text(encoding="utf-8"):
            driver.get((root / page).as_uri())
            shown += 1
            faults += check_pictures(driver, page)
            faults += check_player(driver, root, page)
    if len(pages) >= BOOK and shown < LEAST_PICTURES:
        faults.append(f"only {shown} entries show two pictures, not {LEAST_PICTURES}")
    return faults


def pictures(driver):
    """The two pictures of the page, as they are drawn."""
    return driver.execute_script(
        # A number is written with the zero before its point, or without.
        "return [...document.querySelectorAll('.screens figure[data-picture] > svg')]"
        r".map((each) => each.innerHTML.replace(/(?<![\d.])0\./g, '.'))")


def check_pictures(driver, page):
    """The two pictures are in sight without unfolding anything, and differ."""
    two = pictures(driver)
    if len(two) != 2:
        return [f"{page}: {len(two)} pictures"]
    seen = driver.execute_script(
        "return [...document.querySelectorAll('.screens figure[data-picture] > svg')]"
        ".every((each) => each.checkVisibility() && each.getBoundingClientRect().height > 40)")
    faults = [] if seen else [f"{page}: a picture is not shown"]
    plain = driver.execute_script(
        "return [...document.querySelectorAll('.screens figure[data-picture] > svg')].map((each) => {"
        " const copy = each.cloneNode(true);"
        " copy.querySelectorAll('.mark, .edge, .pill, .said').forEach((mark) => mark.remove());"
        " return copy.innerHTML + copy.getAttribute('viewBox'); })")
    if plain[0] == plain[1]:
        faults.append(f"{page}: it opens on equal pictures")
    said = [each.text for each in driver.find_elements("css selector", ".phones figcaption span")]
    if len(set(said)) != 2 or "" in said:
        faults.append(f"{page}: what is said of the two pictures does not tell them apart: {said}")
    return faults


def check_versions(driver, page, opened):
    """Where a version can be chosen, other pictures are shown, and the first ones again."""
    faults = []
    choice = driver.find_elements("css selector", ".player select")
    for each, is_first in [(-1, False), (0, True)] if choice else []:
        driver.execute_script(
            "const [choice, at] = arguments; choice.selectedIndex = at < 0 ? choice.length - 1 : at;"
            "choice.dispatchEvent(new Event('change'));", choice[0], each)
        end = time.monotonic() + PATIENCE
        while (pictures(driver) == opened) != is_first and time.monotonic() < end:
            time.sleep(GLANCE)
        if (pictures(driver) == opened) != is_first:
            faults.append(f"{page}: another version shows the same, or the first not again")
        name = driver.execute_script("return arguments[0].value", choice[0])
        if name not in driver.find_element("css selector", ".screens-note").text:
            faults.append(f"{page}: {name} is chosen and not named below the pictures")
    return faults


def check_player(driver, root, page):
    """The player of a page, from one end to the other."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    opened = pictures(driver)
    scrub = driver.find_element(By.CSS_SELECTOR, ".player input")
    words = driver.find_element(By.CSS_SELECTOR, ".player output")
    buttons = driver.find_elements(By.CSS_SELECTOR, ".player button")
    start = int(scrub.get_property("value"))
    buttons[0].send_keys(Keys.SPACE)
    end = time.monotonic() + PATIENCE
    while not words.text and time.monotonic() < end:
        time.sleep(GLANCE)
    if not words.text or "could not" in words.text:
        return [f"{page}: its film does not load: {words.text}"]
    last = int(scrub.get_attribute("max"))
    scrub.send_keys(Keys.END)
    at_end = words.text.split(":")[0]
    scrub.send_keys(Keys.HOME)
    at_start = words.text.split(":")[0]
    faults = []
    if (at_start, at_end) != (f"1 of {last + 1}", f"{last + 1} of {last + 1}"):
        faults.append(f"{page}: the player does not step: {at_start}, {at_end}")
    for _ in range(start):
        scrub.send_keys(Keys.RIGHT)
    if pictures(driver) != opened:
        faults.append(f"{page}: the player does not come back to what the page opens on")
    faults += check_versions(driver, page, opened)
    return faults + noise(driver, root, f"{page} (player)")
