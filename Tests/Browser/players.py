"""The players of traces, by keyboard alone."""

import json

from chromium import noise


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
    # Both traces of a pair step together, aligned by their calls.
    stage = scrub.find_element(By.XPATH, "ancestor::*[@data-player or contains(@class, 'pair')][1]")
    words = stage.find_elements(By.CSS_SELECTOR, ".player output")
    drawing = stage.find_element(By.CSS_SELECTOR, ".table-drawing")
    scrub.send_keys(Keys.END)
    ends = [word.text.split(":")[0].split(" of ") for word in words]
    last = drawing.get_attribute("outerHTML")
    scrub.send_keys(Keys.HOME)
    faults = noise(driver, root, f"{page} (player)")
    is_at_end = all(now == of for now, of in ends)
    if not is_at_end or not all(word.text[0] in "01" for word in words):
        faults.append(f"{page}: the player does not step: {ends}")
    traced = stage if stage.get_attribute("data-player") else stage.find_element(
        By.CSS_SELECTOR, "[data-player]")
    calls, _, scenes = json.loads(traced.get_attribute("data-player"))
    first, end = (scenes[at] if at >= 0 else None for at in (calls[0], calls[-1]))
    if first and first != end and drawing.get_attribute("outerHTML") == last:
        faults.append(f"{page}: the player does not draw")
    return faults
