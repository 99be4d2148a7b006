"""“My app supports iOS __ and later”: what it hides, and that the choice is kept."""

from chromium import noise

HIDDEN = """
return [...document.querySelectorAll("[data-last]")].map((each) => [Number(each.dataset.last), each.hidden]);
"""


def check_minimum(driver, root):
    """A choice hides exactly what ended before, here and on the next page, and an event tells other scripts."""
    driver.get((root / "index.html").as_uri())
    chosen = driver.execute_script(
        """
        const select = document.querySelector("[data-minimum]");
        document.addEventListener("minimumversionchange", (event) => (window.lastMinimum = event.detail));
        select.value = "13";
        select.dispatchEvent(new Event("change"));
        return [window.lastMinimum, localStorage.getItem("book.minimum")];
        """)
    faults = [] if chosen == ["13", "13"] else [f"index.html: the chosen version is {chosen}"]
    left = driver.execute_script(
        """
        return [...document.querySelectorAll(".count[data-lasts]")].map((each) => [
          Number(each.dataset.all) - each.dataset.lasts.split(" ").filter((last) => last < 13).length,
          Number(each.textContent)]);
        """)
    faults += [f"index.html: {each} entries are counted" for each in left if each[0] != each[1]]
    driver.get((root / "matrix.html").as_uri())
    found = driver.execute_script(HIDDEN)
    faults += [
        f"matrix.html: an entry that ends with {last} is {'hidden' if hidden else 'shown'}"
        for last, hidden in found if hidden != (last < 13)]
    if driver.execute_script("return document.querySelector('[data-minimum]').value") != "13":
        faults.append("matrix.html: the chosen version is not kept")
    driver.execute_script("localStorage.clear()")
    return faults + noise(driver, root, "matrix.html (minimum version)")
