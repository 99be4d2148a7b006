"""A player that plays by itself, as a reader has it do it with the keyboard alone."""

import time

from chromium import noise, show

# How often faster a player goes to its end here, and how much later a busy machine may be.
FASTER = 10
PATIENCE = 60
# What a step is looked for again after.
GLANCE = 0.05
# A page's clock that can be set faster.
CLOCK = """
const setInterval = window.setInterval;
window.pace = arguments[0];
window.setInterval = (body, delay) => setInterval(body, delay / window.pace);
"""


def check_playing(driver, root, pages):
    """The first player with several steps, with and without motion."""
    faults = []
    for page in pages:
        if 'data-film="' not in (root / page).read_text(encoding="utf-8"):
            continue
        for motion in ("no-preference", "reduce"):
            show(driver, 1280, 900, prefers_reduced_motion=motion)
            driver.get((root / page).as_uri())
            faults += play(driver, f"{page} (motion: {motion})")
            faults += noise(driver, root, f"{page} (playing)")
        if faults or last_step(driver) > 3:
            break
    show(driver, 1280, 900)
    return faults


def last_step(driver):
    return int(driver.find_element("css selector", ".player input").get_attribute("max"))


def play(driver, name):
    from selenium.webdriver.common.keys import Keys

    driver.execute_script(CLOCK, FASTER)
    button = driver.find_elements("css selector", ".player button")[1]
    scrub = driver.find_element("css selector", ".player input")
    button.send_keys(Keys.SPACE)
    faults = []
    if not comes_to(lambda: "Pause" in button.text):
        faults.append(f"{name}: while it plays the button says “{button.text}”")
    if "reduce" in name and driver.execute_script("return document.getAnimations().length") > 0:
        faults.append(f"{name}: something moves between two steps")
    if not comes_to(lambda: int(scrub.get_property("value")) == last_step(driver)):
        faults.append(f"{name}: it does not play to its end")
    if not comes_to(lambda: "Play" in button.text):
        faults.append(f"{name}: at the end the button says “{button.text}”")
    button.send_keys(Keys.SPACE)
    if not comes_to(lambda: int(scrub.get_property("value")) < max(last_step(driver), 1)):
        faults.append(f"{name}: played again, it does not begin with the first step")
    button.send_keys(Keys.SPACE)
    # A busy machine pauses later than the key is pressed.
    comes_to(lambda: "Play" in button.text)
    place = scrub.get_property("value")
    time.sleep(2 / FASTER)
    if scrub.get_property("value") != place:
        faults.append(f"{name}: it plays on while it is paused")
    return faults


def comes_to(holds):
    """Whether a condition comes to hold without anything being touched."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(GLANCE)
    return False
