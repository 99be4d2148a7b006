"""What the copy buttons and the links of headings put on the clipboard."""

from chromium import noise


def check_copying(driver, root, pages):
    """Every heading of an entry has a link that is copied, and every block of code that one may want a
    button."""
    faults = []
    for page in [each for each in pages if each.parts[0] == "entries"]:
        driver.get((root / page).as_uri())
        for words in driver.execute_script(
            """
            const headings = [...document.querySelectorAll("article :is(h2, h3):not(.visually-hidden)")]
              .filter((each) => decodeURIComponent(
                each.querySelector(".permalink")?.hash.slice(1) ?? "") !== each.id);
            const codes = [...document.querySelectorAll("figure.code:not(.code-wrong)")]
              .filter((each) => !each.querySelector("button.copy"));
            return [...headings, ...codes].map((each) => each.textContent.slice(0, 80));
            """):
            faults.append(f"{page}: nothing copies “{words}”")
        faults += noise(driver, root, page)
    entries = [each for each in pages if each.parts[0] == "entries"]
    return faults + [fault for page in entries[:1] for fault in check_page(driver, root, page)]


def check_page(driver, root, page):
    driver.get((root / page).as_uri())
    # A clipboard of the page's own: a browser without a window gives it none.
    driver.execute_script(
        "window.copied = [];"
        "Object.defineProperty(navigator, 'clipboard', "
        "{ value: { writeText: async (text) => { copied.push(text); } } });"
        "for (const each of document.querySelectorAll('button.copy, .permalink')) each.click();")
    copied = driver.execute_script("return copied")
    wanted = driver.execute_script(
        """
        return [...document.querySelectorAll("button.copy, .permalink")].map((each) => {
          if (each.href) return each.href;
          const figure = each.closest("figure");
          const lines = (some) =>
            [...figure.querySelectorAll(some)].map((line) => line.textContent).join("");
          // Of a fix what is right, alone or behind what both halves share; nothing that is wrong.
          if (figure.matches(".fix")) {
            const fix = lines(".fix-code :is(s-l, ins)").trim();
            const isFix = each.matches(".copy-fix") && fix;
            return isFix ? fix : `${lines(".fix-around s-l")} ${fix}`.trim();
          }
          const code = figure.querySelector("code").cloneNode(true);
          for (const failure of code.querySelectorAll(".failure")) failure.remove();
          return code.textContent.trim();
        });
        """)
    squeezed = [[" ".join(each.split()) for each in texts] for texts in (copied, wanted)]
    return [] if squeezed[0] == squeezed[1] else [f"{page}: copied {copied}, not {wanted}"]
