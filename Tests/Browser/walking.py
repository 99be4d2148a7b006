"""A walk through the site as a reader without scripts takes it: by links alone."""

import json
import pathlib
import urllib.parse

from chromium import noise


def check_walk(driver, root):
    """From the first page to every list, to an entry and what belongs to it, and back."""
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        walk = Walk(driver, root)
        walk.visit_lists()
        walk.visit_entries()
        walk.visit_matrix()
        walk.visit_nowhere()
        return walk.faults + noise(driver, root, "the walk without scripts")
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


class Walk:
    """The page that is open, and what was wrong on the way."""

    def __init__(self, driver, root):
        self.driver, self.root, self.faults = driver, root, []

    @property
    def page(self):
        """The page in the window, as a path from the site's root."""
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.driver.current_url).path)
        return pathlib.Path(path).relative_to(self.root).as_posix()

    def open(self, page):
        self.driver.get((self.root / page).as_uri())

    def click(self, selector):
        """Follows the first such link that is seen; returns where it leads, None without one."""
        links = self.driver.find_elements("css selector", selector)
        link = next((each for each in links if each.is_displayed()), None)
        if link is None:
            self.faults.append(f"{self.page} (without scripts): no link {selector}")
            return None
        link.click()
        return self.page

    def titles(self):
        """What the page lists, the entries on further pages left out."""
        return self.driver.find_elements("css selector", ".entry-list .entry-row-title")

    def visit_lists(self):
        """Each shelf and area: it has entries, and leads to the first."""
        self.open("index.html")
        lists = "nav.browse section a"
        count = len(self.driver.find_elements("css selector", lists))
        if self.entries() and count == 0:
            self.faults.append("index.html (without scripts): no lists")
        for number in range(count):
            self.open("index.html")
            self.driver.find_elements("css selector", lists)[number].click()
            page = self.page
            if page == "index.html" or not self.titles():
                self.faults.append(f"{page} (without scripts): not a list")
            elif number == 0:
                self.click(".entry-list .entry-row-title")
                self.expect_entry()

    def expect_entry(self):
        shown = self.driver.find_element("tag name", "h1").text
        known = {each["url"]: " ".join(each["title"].split()) for each in self.entries()}
        if known.get(self.page) != " ".join(shown.split()):
            self.faults.append(f"{self.page} (without scripts): not an entry: “{shown}”")

    def entries(self):
        return json.loads((self.root / "entries.json").read_text(encoding="utf-8"))["entries"]

    def visit_entries(self):
        """An entry leads to others, to its traces and to the files for machines."""
        urls = [each["url"] for each in self.entries()]
        if not urls:
            return
        recorded = [url for url in urls if (self.root / self.traces(url)).is_file()]
        for url in recorded[:1] or urls[:1]:
            wanted = ["entries.json", "results.json"]
            wanted += [self.traces(url)] if recorded else []
            for file in wanted:
                self.open(url)
                if self.click(f"a[href='../{urllib.parse.quote(file)}']") != file:
                    self.faults.append(f"{url} (without scripts): does not lead to {file}")

    @staticmethod
    def traces(url):
        return f"traces/{pathlib.Path(url).stem}.json"

    def visit_matrix(self):
        self.open("index.html")
        if self.click(".site-header a[href='matrix.html']") != "matrix.html":
            return
        if self.entries():
            self.click(".matrix [data-entry] th a")
            self.expect_entry()
            self.driver.back()
            if self.page != "matrix.html":
                self.faults.append(f"matrix.html (without scripts): back leads to {self.page}")

    def visit_nowhere(self):
        """The page for an address that is not there leads home."""
        self.open("404.html")
        if self.click("main a") != "index.html":
            self.faults.append(f"404.html (without scripts): leads to {self.page}")
