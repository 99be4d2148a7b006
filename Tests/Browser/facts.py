"""Everything that an entry's page shows is in the files for machines."""

import datetime
import json
import re

from markup import all_of, parse, text

WORD = re.compile(r"\w+")
# What the generator writes about a case, or draws of a trace, is in results.json and traces/.
GENERATED = {
    "case-head", "case-reason", "case-failure", "case-runs", "trace", "trace-text", "failure",
    "chart", "charts", "edit", "permalink", "visually-hidden", "code-language", "chips",
    "misbehavior", "tokens", "fix", "the-fix", "mark", "screens",
}


def check_facts(root):
    """Titles, versions, evidence, cases, verdicts, dates, and every word of the text."""
    entries = json.loads((root / "entries.json").read_text(encoding="utf-8"))["entries"]
    results = json.loads((root / "results.json").read_text(encoding="utf-8"))
    verdicts = {each["id"]: each for each in results["entries"]}
    observations = {each["id"]: each for each in results["observations"]}
    faults = []
    for entry in entries:
        page = parse(root, entry["url"])
        shown, stored = on_page(page), in_files(entry, verdicts[entry["id"]], observations)
        for name, value in shown.items():
            if value != stored[name]:
                faults.append(
                    f"{entry['url']}: the page shows {name} {value}, the files say {stored[name]}")
        # A book that is not stored in files has no text to give.
        text_known = "markdown" in entry
        codes = [each.get("code") or "" for each in entry["cases"]]
        known = set(WORD.findall(" ".join([entry.get("markdown", ""), entry["title"]] + codes)))
        more = sorted(words_of_prose(page) - known)
        if text_known and more:
            faults.append(f"{entry['url']}: not in entries.json: {' '.join(more[:20])}")
    return faults


def on_page(page):
    badge = first(page, "entry-verdict", "badge")
    return {
        "title": text(page.find(".//h1")),
        "verdict": verdict_class(badge),
        "since": text(first(page, "since")),
        "versions": text(first(page, "entry-verdict", "status-versions")),
        "evidence": [text(each) for each in all_of(first(page, "evidence"), "level")],
        # The page puts the cases of “What to do” first.
        "cases": sorted(verdict_class(first(head, "badge")) for head in all_of(page, "case-head")),
        "observations": [each.text for each in chips(page)],
    }


def in_files(entry, verdict, observations):
    since = verdict.get("since")
    return {
        "title": " ".join(entry["title"].split()),
        "verdict": verdict.get("verdict", "none"),
        "since": since_words(verdict, since),
        "versions": ", ".join(
            ([f"iOS {entry['appliesTo']}"] if entry.get("appliesTo") else [])
            + ([f"changed in iOS {entry['changedIn']}"] if entry.get("changedIn") else [])),
        "evidence": [each["level"] for each in entry["evidence"]],
        "cases": sorted(each["verdict"] for each in verdict["cases"]),
        "observations": [each for each in entry["claims"] if each in observations],
    }


def since_words(verdict, since):
    if not since:
        return ""
    return f"{'Unchanged since' if verdict['verdict'] == 'passes' else 'Since'} {day(since[0])}"


def day(date):
    """A day of the log as pages write it."""
    date = datetime.date.fromisoformat(date)
    return f"{date.day} {date:%b %Y}"


def words_of_prose(page):
    """The words of an article, without what the generator adds to the author's text."""
    words = set()

    def visit(element):
        if isinstance(element.tag, str) and not GENERATED & set((element.get("class") or "").split()):
            words.update(WORD.findall(own_text(element)))
            for child in element:
                visit(child)

    def own_text(element):
        return " ".join([element.text or ""] + [child.tail or "" for child in element])

    article = page.find(".//article")
    if article is not None:
        visit(article)
    return words


def chips(page):
    return page.findall(".//ul[@aria-label='Observations']/li")


def verdict_class(badge):
    if badge is None:
        return None
    names = [name[2:] for name in badge.get("class").split() if name.startswith("v-")]
    return names[0] if names else None


def first(page, *names):
    for name in names:
        found = all_of(page, name)
        page = found[0] if found else None
    return page
