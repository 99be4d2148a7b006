"""Reading a page in other ways: without scripts, by keyboard, on paper, enlarged, in high contrast."""

from chromium import check_axe, check_width, noise, show

# A window of 1280 points at 200 %, and the narrowest that WCAG 2 asks for (success criterion 1.4.10).
ENLARGED = [("200 %", 640, 450, 2), ("320 points", 320, 640, 1)]
PAPER = (700, 990)
# The keys that have to be pressed before a page counts as one without an end.
MOST_STOPS = 3000
# The keys that are pressed before the page is read again.
AT_ONCE = 25


def check_without_scripts(driver, root, pages):
    """All the text of a page is there without scripts, and nothing that needs them is shown."""
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
        for picture in driver.find_elements(By.CSS_SELECTOR, "[data-picture] > svg"):
            if not picture.is_displayed():
                faults.append(f"{page}: a picture is not shown without scripts")
        faults += noise(driver, root, f"{page} (without scripts)")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    return faults


def check_ways(driver, root, page, axe):
    """A page in every way that a reader may have chosen."""
    faults = check_enlarged(driver, root, page) + check_contrast(driver, root, page, axe)
    return faults + check_paper(driver, root, page) + check_keyboard(driver, root, page)


def check_enlarged(driver, root, page):
    faults = []
    for name, width, height, scale in ENLARGED:
        show(driver, width, height, scale)
        driver.get((root / page).as_uri())
        faults += check_width(driver, f"{page} ({name})", width)
    return faults


def check_contrast(driver, root, page, axe):
    """With more contrast asked for, text has that of WCAG's level AAA; with the reader's own
    colors, everything that is drawn is still seen."""
    faults = []
    driver.get((root / page).as_uri())
    for scheme in ("light", "dark"):
        show(driver, 1280, 900, prefers_contrast="more", prefers_color_scheme=scheme)
        faults += check_axe(
            driver, f"{page} (more contrast, {scheme})", axe,
            ["color-contrast", "color-contrast-enhanced"])
    show(driver, 1280, 900, forced_colors="active")
    for mute in driver.execute_script(
        """
        const canvas = getComputedStyle(document.body).backgroundColor;
        const isPlain = (color) => color === canvas || color === "rgba(0, 0, 0, 0)";
        // A shape is seen by its line, by its filling, or by the words in it.
        const isSeen = (style) =>
          style.borderTopStyle !== "none" || !isPlain(style.backgroundColor);
        const isDrawn = (style) =>
          (style.stroke !== "none" && !isPlain(style.stroke)) ||
          (style.fill !== "none" && !isPlain(style.fill));
        // A mark is filled in its shape.
        const isShaped = (style) => isSeen(style) && style.maskImage.startsWith("url");
        const shapes = [[".matrix td:not(.matrix-status)", isSeen], [".mark:not(svg *)", isShaped]].flatMap(([drawn, check]) =>
          [...document.querySelectorAll(drawn)].map((each) =>
            [each, check(getComputedStyle(each, "::before"))]));
        for (const each of document.querySelectorAll(".bar, .key, .badge, .chip"))
          shapes.push([each, isSeen(getComputedStyle(each))]);
        for (const each of document.querySelectorAll(".d-cell, .d-empty, .chart-line"))
          shapes.push([each, isDrawn(getComputedStyle(each))]);
        return shapes.filter(([each, isShown]) => each.checkVisibility() && !isShown)
          .map(([each]) => each.outerHTML.slice(0, 120));
        """):
        faults.append(f"{page} (forced colors): nothing is seen of {mute}")
    return faults


def check_paper(driver, root, page):
    """Printed, a page has its text and none of what only a screen can use."""
    width, height = PAPER
    show(driver, width, height, type="print")
    driver.get((root / page).as_uri())
    name = f"{page} (on paper)"
    faults = check_width(driver, name, width)
    for useless in driver.execute_script(
        """
        return [...document.querySelectorAll("button, input, select, nav.related, .skip")]
          .filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 120));
        """):
        faults.append(f"{name}: of no use there: {useless}")
    if not driver.execute_script("return document.querySelector('h1').checkVisibility()"):
        faults.append(f"{name}: no heading")
    show(driver, 1280, 900)
    return faults


def check_keyboard(driver, root, page):
    """The tab key comes to everything that a pointer can use, and shows where it is."""
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    show(driver, 1280, 900)
    driver.get((root / page).as_uri())
    wanted = driver.execute_script(
        """
        window.stops = [...document.querySelectorAll(
          "a[href], button, input, select, textarea, summary, [tabindex]:not(main)")].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }) && !each.disabled);
        window.unseen = [];
        addEventListener("focusin", ({ target }) => {
          const style = getComputedStyle(target);
          const before = getComputedStyle(target, "::before");
          const isShown = [style, before].some((each) =>
            each.outlineStyle !== "none" || each.boxShadow !== "none");
          if (!isShown) unseen.push(target.outerHTML.slice(0, 120));
          stops = stops.filter((each) => each !== target);
        });
        return stops.length;
        """)
    faults = []
    for _ in range(0, min(wanted + 20, MOST_STOPS), AT_ONCE):
        ActionChains(driver, 0).send_keys(Keys.TAB * AT_ONCE).perform()
        if driver.execute_script("return stops.length") == 0:
            break
    for missed in driver.execute_script("return stops.map((each) => each.outerHTML.slice(0, 120))"):
        faults.append(f"{page}: the tab key does not come to {missed}")
    for unseen in driver.execute_script("return unseen"):
        faults.append(f"{page}: nothing shows that the keyboard is at {unseen}")
    return faults
