"""How many entries show their whole fix in the first screen."""

from chromium import show

# A window, and the least share of entries whose fix it shows whole.
SCREENS = [("desktop", 1280, 900, 0.8), ("phone", 390, 844, 0.5)]


def check_first_screen(driver, root, pages):
    """Prints the share of each window; a fault for one that is too small."""
    bottoms = {}
    for page in pages:
        if "data-fix" not in (root / page).read_text(encoding="utf-8"):
            continue
        driver.get((root / page).as_uri())
        for name, width, height, _ in SCREENS:
            show(driver, width, height)
            bottoms.setdefault(name, {})[page] = driver.execute_script(
                "return Math.max(...[...document.querySelectorAll('[data-fix]')]"
                ".map((line) => line.getBoundingClientRect().bottom + scrollY))")
    faults = []
    for name, width, height, least in SCREENS:
        all_of = bottoms.get(name, {})
        seen = sum(bottom <= height for bottom in all_of.values())
        share = seen / max(1, len(all_of))
        print(f"{name} {width} × {height}: the whole fix of {seen} of {len(all_of)} entries "
              f"({share:.1%}) is in the first screen")
        if share < least:
            faults.append(f"{name}: {share:.1%} of the fixes are in the first screen, not {least:.0%}")
    return faults


def check_side_column(driver, root, pages):
    """The column beside an entry never scrolls by itself."""
    show(driver, 1280, 900)
    faults = []
    for page in pages:
        driver.get((root / page).as_uri())
        if driver.execute_script(
                "const each = document.querySelector('.facts');"
                "return each && each.scrollHeight > each.clientHeight + 1"):
            faults.append(f"{page}: the side column scrolls by itself")
    return faults


def check_titles(driver, root, pages):
    """On a phone no title breaks inside a word of letters, unless between the words of a name."""
    show(driver, 390, 844)
    faults = []
    for page in pages:
        driver.get((root / page).as_uri())
        broken = break_in_word(driver, "h1")
        if broken:
            faults.append(f"{page}: the title breaks inside a word, between “{broken}”")
    return faults


def break_in_word(driver, selector):
    """The two characters between which a line ends inside a word of letters, or before the mark that
    ends a name; None where no element of the selector has such an end."""
    return driver.execute_script(
        """
        const range = document.createRange();
        for (const title of document.querySelectorAll(arguments[0])) {
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          let before = "", top = null;
          while (walker.nextNode()) {
            const { data } = walker.currentNode;
            for (let at = 0; at < data.length; at += 1) {
              range.setStart(walker.currentNode, at);
              range.setEnd(walker.currentNode, at + 1);
              const rect = range.getBoundingClientRect();
              if (!rect.width) { before = data[at]; continue; }
              const isNext = top !== null && rect.top > top + rect.height / 2;
              const isInside = /[a-z]/.test(before) && /[a-z]/.test(data[at]);
              if (isNext && (isInside || /[):]/.test(data[at]))) return before + data[at];
              top = rect.top;
              before = data[at];
            }
          }
        }
        return null;
        """,
        selector)
