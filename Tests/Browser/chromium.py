"""Headless Chromium, and what it reports about a page."""

import importlib.util
import json
import pathlib
import shutil

# The shell has no windows, tabs or menus, and takes two thirds of the CPU time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
DRIVER = shutil.which("chromedriver")
# Seconds that a script may take, such as axe on a heavy page, on a machine that has other work.
SCRIPT_TIME = 240


def axe_source():
    spec = importlib.util.find_spec("axe_playwright_python")
    return (pathlib.Path(spec.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def browser():
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    options = Options()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(service=Service(DRIVER), options=options)
    driver.set_script_timeout(SCRIPT_TIME)
    return driver


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
            faults.append(f"{page}: requests {url}")
    return faults


def show(driver, width, height, scale=1, **media):
    """The size of the window, how many pixels a point has, and what the reader prefers."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 500},
    )
    features = [
        {"name": name.replace("_", "-"), "value": value}
        for name, value in media.items() if name != "type"
    ]
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"media": media.get("type", ""), "features": features})


def check_axe(driver, page, axe, rules=()):
    """What axe finds, by its standard rules or by these alone."""
    if not driver.execute_script("return 'axe' in window"):
        driver.execute_script(axe)
    report = driver.execute_async_script(
        "const done = arguments[arguments.length - 1], rules = arguments[0];"
        "const options = {resultTypes: ['violations']};"
        "if (rules.length > 0) options.runOnly = {type: 'rule', values: rules};"
        "axe.run(document, options).then(done, e => done({error: String(e)}));",
        list(rules),
    )
    if "error" in report:
        return [f"{page}: axe: {report['error']}"]
    return [
        f"{page}: axe: {violation['id']}: {node['html'][:120]} {node['failureSummary'].splitlines()[-1]}"
        for violation in report["violations"]
        for node in violation["nodes"]
    ]


def check_width(driver, page, width):
    """Nothing has to be scrolled sideways."""
    wide = driver.execute_script("return document.documentElement.scrollWidth")
    return [f"{page}: {wide} points wide, where {width} are"] if wide > width else []
