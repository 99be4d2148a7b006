"""Players that play by themselves, as a reader has them do it with the keyboard alone."""

import json
import time

from chromium import noise, show

# Of player.js, in seconds, how often faster a player goes to its end here, and how much later a busy
# machine may be.
STEP = 0.7
FASTER = 10
PATIENCE = 10
# What a step is looked for again after.
GLANCE = 0.05
# A page's clock that can be set faster.
CLOCK = """
const setInterval = window.setInterval;
window.pace = 1;
window.setInterval = (body, delay) => setInterval(body, delay / window.pace);
"""
# What each output begins with: “3 of 16: …”.
PLACES = """
return [...arguments[0].querySelectorAll(".player output")]
  .map((each) => each.textContent.split(":")[0].split(" of ").map(Number));
"""


def check_playing(driver, root, pages):
    """The first player of one trace, and the first of a pair, with and without motion; up to the
    first that does not play right."""
    faults = []
    for kind in ("figure > .trace-body .player", ".pair > .player"):
        page = first_page(driver, root, pages, kind)
        if page:
            for motion in ("no-preference", "reduce"):
                show(driver, 1280, 900, prefers_reduced_motion=motion)
                driver.get((root / page).as_uri())
                faults += Playing(driver, f"{page} (motion: {motion})", kind).faults()
                faults += noise(driver, root, f"{page} (playing)")
                if faults:
                    return faults
    show(driver, 1280, 900)
    return faults


def first_page(driver, root, pages, kind):
    """The first page that has such a player."""
    for page in pages:
        if 'data-player="' in (root / page).read_text(encoding="utf-8"):
            driver.get((root / page).as_uri())
            if driver.execute_script("return document.querySelector(arguments[0])", kind):
                return page
    return None


def pairs(steps):
    """The calls of both traces after each step: both go on, or the wrong one, or the right one."""
    return [
        [sum(step != other for step in steps[:end]) - 1 for other in "+-"]
        for end in range(1, len(steps) + 1)]


class Playing:
    """One player of a page, which is played."""

    def __init__(self, driver, name, kind):
        self.driver, self.name = driver, name
        driver.execute_script(CLOCK)
        self.player = driver.execute_script(
            """
            const player = document.querySelector(arguments[0]);
            for (let each = player; each; each = each.parentElement)
              if (each.tagName === "DETAILS") each.open = true;
            return player;
            """, kind)
        self.stage = driver.execute_script("return arguments[0].parentElement", self.player)
        self.button = self.player.find_elements("tag name", "button")[1]
        self.scrub = self.player.find_element("tag name", "input")
        data = self.driver.execute_script(
            "return arguments[0].closest('[data-steps], [data-player]').dataset", self.player)
        self.steps = (
            pairs(data["steps"]) if "steps" in data
            else [[call] for call, _ in enumerate(json.loads(data["player"])[0])])
        self.found = []

    def faults(self):
        from selenium.webdriver.common.keys import Keys

        last = int(self.scrub.get_attribute("max"))
        if last < 3:
            return []
        self.press(self.scrub, Keys.HOME, "Home", 0)
        self.press(self.button, Keys.SPACE)
        self.expect_label("while it plays", "Pause")
        if not self.comes_to(2):
            return self.found + [f"{self.name}: it does not play by itself"]
        self.expect_still()
        self.press(self.button, Keys.ENTER)
        self.expect_label("when it is paused", "Play")
        paused = self.place()
        time.sleep(2 * STEP)
        self.expect("a pause", paused)
        self.press(self.button, Keys.LEFT, "the left arrow on Play", paused - 1)
        self.press(self.button, Keys.RIGHT, "the right arrow on Play", paused)
        self.press(self.scrub, Keys.HOME, "Home", 0)
        self.press(self.scrub, Keys.RIGHT, "the right arrow", 1)
        self.press(self.scrub, Keys.LEFT, "the left arrow", 0)
        self.press(self.scrub, Keys.END, "End", last)
        self.press(self.scrub, Keys.LEFT, "the left arrow at the end", last - 1)
        self.pace(FASTER)
        self.press(self.button, Keys.SPACE)
        if not self.comes_to(last):
            self.found.append(f"{self.name}: it does not play to its end")
        time.sleep(2 * STEP / FASTER)
        self.expect_label("at the end", "Play")
        self.pace(1)
        self.press(self.button, Keys.SPACE)
        if self.place() > 1:
            self.found.append(f"{self.name}: played again, it does not begin with the first call")
        return self.found

    def press(self, control, key, name=None, wanted=None):
        control.send_keys(key)
        if name:
            self.expect(name, wanted)

    def pace(self, factor):
        self.driver.execute_script("window.pace = arguments[0]", factor)

    def place(self):
        return int(self.scrub.get_property("value"))

    def expect(self, key, wanted):
        """The slider, the words of each trace and the marked calls are where they should be: those
        of a pair are aligned by their calls."""
        places = self.driver.execute_script(PLACES, self.stage)
        shown = [now for now, _ in places]
        marked = self.driver.execute_script(
            """
            return [...arguments[0].querySelectorAll(".timeline")].map((each) =>
              1 + [...each.querySelectorAll("li")].findIndex((row) =>
                row.classList.contains("t-now")));
            """, self.driver.execute_script(
                "return arguments[0].closest('.pair, figure')", self.player))
        should = [call + 1 for call in self.steps[wanted]]
        if self.place() != wanted or shown != should or marked != should:
            self.found.append(
                f"{self.name}: after {key} it is at {self.place()}, says {shown} and marks "
                f"{marked}, not {should}")

    def expect_label(self, when, words):
        if self.button.text != words:
            self.found.append(f"{self.name}: {when} the button says “{self.button.text}”")

    def expect_still(self):
        """A step is one change; nothing glides for a reader who prefers less motion."""
        if "reduce" in self.name and self.driver.execute_script(
                "return document.getAnimations().length") > 0:
            self.found.append(f"{self.name}: something moves between two steps")

    def comes_to(self, wanted):
        """Whether it reaches a call without being touched; both traces of a pair in step."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            places = self.driver.execute_script(PLACES, self.stage)
            if [now - 1 for now, _ in places] not in self.steps:
                self.found.append(f"{self.name}: out of step: {places}")
                return True
            if self.place() >= wanted:
                return True
            time.sleep(GLANCE)
        return False
