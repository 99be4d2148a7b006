import Testing

/// A page that breaks one rule: what was written instead of what, what is said, and the repair.
struct BrokenPage: Sendable, CustomTestStringConvertible {
  var rule: String
  /// A part of the good page.
  var part: String
  /// What stands in its place.
  var wrong: String
  var line: Int
  var column: Int
  /// What the repair makes of the place; nil when there is none.
  var repaired: String?

  init(
    _ rule: String, _ part: String, _ wrong: String, at line: Int, _ column: Int = 1,
    repaired: String? = nil
  ) {
    self.rule = rule
    self.part = part
    self.wrong = wrong
    self.line = line
    self.column = column
    self.repaired = repaired
  }

  var text: String { Samples.good.replacing(part, with: wrong) }
  var repairedText: String? { repaired.map { Samples.good.replacing(part, with: $0) } }
  var testDescription: String { "\(rule) at \(line):\(column)" }

  private static let log = "https://example.org/log"

  static let all: [BrokenPage] = lines + sections + headings + versions + evidence + links + code

  private static let lines = [
    BrokenPage("line-ending", "jump.\n", "jump.\r\n", at: 11, 11, repaired: "jump.\n"),
    BrokenPage("line-ending", "\n\n## Why", "\r\r## Why", at: 20, 4, repaired: "\n\n## Why"),
    BrokenPage("final-newline", "Nothing.\n", "Nothing.", at: 28, 9, repaired: "Nothing.\n"),
    BrokenPage("final-newline", "Nothing.\n", "Nothing.\n\n", at: 28, 9, repaired: "Nothing.\n"),
    BrokenPage("trailing-space", "jump.\n", "jump. \n", at: 11, 11, repaired: "jump.\n"),
    BrokenPage(
      "trailing-space", "jump.\n", "jump.  \nAll.\n", at: 11, 11, repaired: "jump.\\\nAll.\n"),
    BrokenPage("trailing-space", "jump.\n\n", "jump.\n \t\n", at: 12, repaired: "jump.\n\n"),
    BrokenPage("blank-lines", "jump.\n\n", "jump.\n\n\n", at: 13, repaired: "jump.\n\n"),
    BrokenPage(
      "blank-line-around", "## Why\n\n", "## Why\n", at: 23, repaired: "## Why\n\n"),
    BrokenPage(
      "blank-line-around", "```\n\n## Why", "```\n## Why", at: 21, repaired: "```\n\n## Why"),
    BrokenPage(
      "blank-line-around", "jump.\n\n## C", "jump.\n## C", at: 12, repaired: "jump.\n\n## C"),
  ]

  private static let sections = [
    BrokenPage("missing-lead", "The table asks for `reloadData()` twice.\n\n", "", at: 1),
    BrokenPage("missing-symptom", "## What you see\n\nRows jump.\n\n", "", at: 1),
    BrokenPage("missing-cases", "## Cases\n\n", "", at: 1),
    BrokenPage(
      "missing-cause", "## Why\n\nNobody knows; see [the other](other.md).\n\n", "", at: 1),
    BrokenPage("missing-cure", "\n## What to do\n\nNothing.\n", "", at: 1),
    BrokenPage(
      "unknown-section", "## What to do", "## What to be", at: 26, repaired: "## What to do"),
    BrokenPage("unknown-section", "## What to do", "## Cure and other remedies", at: 26),
    BrokenPage(
      "section-order", "Nothing.\n", "Nothing.\n\n## Cases\n\nMore.\n", at: 30),
    BrokenPage("empty-section", "jump.\n", "jump.\n\n### Empty\n", at: 13),
    BrokenPage("empty-section", "\nNothing.\n", "", at: 26),
    BrokenPage("open-question", "jump.\n", "jump. ??? Why?\n", at: 11, 12),
    BrokenPage("open-question", "let probe", "// ??? more\nlet probe", at: 18, 4),
  ]

  private static let headings = [
    BrokenPage(
      "heading-levels", "### The first", "#### The first", at: 15, repaired: "### The first"),
    BrokenPage("heading-punctuation", "twice\n", "twice.\n", at: 1, repaired: "twice\n"),
    BrokenPage(
      "heading-punctuation", "first display\n", "first display:\n", at: 15,
      repaired: "first display\n"),
    BrokenPage(
      "fact-order", "- Area: Row heights\n- Applies to: iOS 8–10\n",
      "- Applies to: iOS 8–10\n- Area: Row heights\n", at: 5,
      repaired: "- Area: Row heights\n- Applies to: iOS 8–10\n"),
  ]

  private static let versions = [
    BrokenPage("unreleased-version", "iOS 8–10", "iOS 8–19", at: 6, 15),
    BrokenPage("unreleased-version", "iOS 8–10\n", "iOS 8\n- Changed in: iOS 20\n", at: 7, 15),
    BrokenPage("version-spelling", "iOS 8–10", "8-10", at: 6, 15, repaired: "iOS 8–10"),
    BrokenPage(
      "version-spelling", "8–10\n", "8\n- Changed in: 11\n", at: 7, 15,
      repaired: "8\n- Changed in: iOS 11\n"),
    BrokenPage("missing-versions", "- Applies to: iOS 8–10\n", "", at: 14),
    BrokenPage("repeated-versions", "display\n", "display\n\n- Applies to: iOS 8–10\n", at: 15),
  ]

  private static let evidence = [
    BrokenPage(
      "unsourced-evidence", "[notes of 2015](\(log)) (G0-06)", "notes of 2015", at: 7, 23),
    BrokenPage("unknown-claim", "G0-06", "G0-99", at: 7, 23),
    BrokenPage("repeated-claim", "G0-06", "G0-06, G0-06", at: 7, 23),
  ]

  private static let links = [
    BrokenPage(
      "insecure-link", log, "http://github.com/a/b", at: 7, 23, repaired: "https://github.com/a/b"),
    BrokenPage(
      "tracking-link", log, log + "?a=1&utm_source=x", at: 7, 23, repaired: log + "?a=1"),
    BrokenPage(
      "link-form", log, "https://www.stackoverflow.com/questions/1/why-is-it", at: 7, 23,
      repaired: "https://stackoverflow.com/questions/1"),
    BrokenPage(
      "link-form", log, "https://github.com/a/b/pull/1/commits", at: 7, 23,
      repaired: "https://github.com/a/b/pull/1"),
    BrokenPage("bare-url", "jump.", "jump: \(log).", at: 11, 12, repaired: "jump: <\(log)>."),
    BrokenPage("self-link", "other.md", "sample.md", at: 24, 19),
    BrokenPage("vague-link", "[the other]", "[here]", at: 24, 19),
  ]

  private static let code = [
    BrokenPage(
      "misspelt-symbol", "reloadData()", "reloadDate()", at: 3, 21, repaired: "reloadData()"),
    BrokenPage(
      "misspelt-symbol", "`reloadData()`", "`UITableVeiw.Style`", at: 3, 21,
      repaired: "`UITableView.Style`"),
    BrokenPage(
      "misspelt-symbol", "reloadData()", "heightForRowat", at: 3, 21, repaired: "heightForRowAt"),
    BrokenPage("proves-nothing", "#expect(probe.count(.heightForRow) == 2)\n", "", at: 15),
    BrokenPage(
      "code-line-length", "let probe",
      "let probe = \"\(String(repeating: "x", count: 90))\"\nlet b",
      at: 18, 101),
  ]
}
