import Testing

/// A page that breaks one rule: what was written instead of what, what is said, and the repair.
struct BrokenPage: Sendable, CustomTestStringConvertible {
  var rule: String
  /// A part of the good page.
  var part: String
  /// What is in its place.
  var wrong: String
  var line: Int
  var column: Int
  /// What the repair makes of the place; nil when there is none.
  var repaired: String?

  init(
    _ rule: String, _ part: String, _ wrong: String, at line: Int, _ column: Int = 1,
    in page: String = Samples.good, repaired: String? = nil
  ) {
    self.rule = rule
    self.part = part
    self.wrong = wrong
    self.line = line
    self.column = column
    self.page = page
    self.repaired = repaired
  }

  /// The page that is broken.
  var page: String
  var text: String { page.replacing(part, with: wrong) }
  var repairedText: String? { repaired.map { page.replacing(part, with: $0) } }
  var testDescription: String { "\(rule) at \(line):\(column)" }

  private static let log = "https://example.org/log"

  static let all: [BrokenPage] =
    lines + sections + headings + versions + evidence + links + code + apps

  private static let lines = [
    BrokenPage("line-ending", "jump.\n", "jump.\r\n", at: 12, 11, repaired: "jump.\n"),
    BrokenPage("line-ending", "\n\n## Why", "\r\r## Why", at: 21, 4, repaired: "\n\n## Why"),
    BrokenPage("final-newline", "Nothing.\n", "Nothing.", at: 29, 9, repaired: "Nothing.\n"),
    BrokenPage("final-newline", "Nothing.\n", "Nothing.\n\n", at: 29, 9, repaired: "Nothing.\n"),
    BrokenPage("trailing-space", "jump.\n", "jump. \n", at: 12, 11, repaired: "jump.\n"),
    BrokenPage(
      "trailing-space", "jump.\n", "jump.  \nAll.\n", at: 12, 11, repaired: "jump.\\\nAll.\n"),
    BrokenPage("trailing-space", "jump.\n\n", "jump.\n \t\n", at: 13, repaired: "jump.\n\n"),
    BrokenPage("blank-lines", "jump.\n\n", "jump.\n\n\n", at: 14, repaired: "jump.\n\n"),
    BrokenPage(
      "blank-line-around", "## Why\n\n", "## Why\n", at: 24, repaired: "## Why\n\n"),
    BrokenPage(
      "blank-line-around", "```\n\n## Why", "```\n## Why", at: 22, repaired: "```\n\n## Why"),
    BrokenPage(
      "blank-line-around", "jump.\n\n## W", "jump.\n## W", at: 13, repaired: "jump.\n\n## W"),
  ]

  private static let sections = [
    BrokenPage("missing-lead", "The table performs `reloadData()` twice.\n\n", "", at: 1),
    BrokenPage("missing-symptom", "## What you see\n\nRows jump.\n\n", "", at: 1),
    BrokenPage(
      "missing-cases", "## Whether the model reproduces it\n\n", "", at: 1,
      in: Samples.observation),
    BrokenPage(
      "missing-cause", "## Why\n\nNobody knows; see [the other](other.md).\n\n", "", at: 1),
    BrokenPage("missing-cure", "## What to do\n\n", "", at: 1),
    BrokenPage(
      "unknown-section", "## What to do", "## What to be", at: 14, repaired: "## What to do"),
    BrokenPage("unknown-section", "## What to do", "## Cure and other remedies", at: 14),
    BrokenPage(
      "section-order", "Nothing.\n", "Nothing.\n\n## Why\n\nMore.\n", at: 31),
    BrokenPage("empty-section", "jump.\n", "jump.\n\n### Empty\n", at: 14),
    BrokenPage("empty-section", "\nNothing.\n", "", at: 27),
    BrokenPage("open-question", "jump.\n", "jump. ??? Why?\n", at: 12, 12),
    BrokenPage("open-question", "let probe", "// ??? more\nlet probe", at: 19, 4),
  ]

  private static let headings = [
    BrokenPage(
      "heading-levels", "### The first", "#### The first", at: 16, repaired: "### The first"),
    BrokenPage(
      "heading-punctuation", "row twice\n", "row twice.\n", at: 1, repaired: "row twice\n"),
    BrokenPage(
      "heading-punctuation", "first display\n", "first display:\n", at: 16,
      repaired: "first display\n"),
    BrokenPage(
      "fact-order", "- Area: Row heights\n- Kind: note\n",
      "- Kind: note\n- Area: Row heights\n", at: 5,
      repaired: "- Area: Row heights\n- Kind: note\n"),
  ]

  private static let versions = [
    BrokenPage("version-spelling", "iOS 8–10", "8-10", at: 7, 15, repaired: "iOS 8–10"),
    BrokenPage(
      "version-spelling", "8–10\n", "8\n- Changed in: 11\n", at: 8, 15,
      repaired: "8\n- Changed in: iOS 11\n"),
    BrokenPage("unmodeled-versions", "iOS 8–10", "iOS 5–7", at: 7, 15),
    BrokenPage("missing-versions", "- Applies to: iOS 8–10\n", "", at: 15),
    BrokenPage("repeated-versions", "display\n", "display\n\n- Applies to: iOS 8–10\n", at: 16),
  ]

  private static let evidence = [
    BrokenPage(
      "unsourced-evidence", "[notes of 2015](\(log)) (G0-06)", "notes of 2015", at: 8, 32),
    BrokenPage("unsourced-evidence", ", [notes of 2015](\(log)) (G0-06)", "", at: 8, 13),
    BrokenPage(
      "observed-by-hearsay", "(\(log)) (G0-06)", "(https://stackoverflow.com/a/1)", at: 8, 13),
    BrokenPage(
      "observed-by-hearsay", "(\(log)) (G0-06)", "(https://developer.apple.com/forums/thread/1)",
      at: 8, 13),
    BrokenPage(
      "observed-by-hearsay", "(\(log)) (G0-06)", "(https://ux.stackexchange.com/questions/1)",
      at: 8, 13),
    BrokenPage(
      "documented-by-hearsay", "observed on iOS 9, [notes of 2015](\(log)) (G0-06)",
      "documented on iOS 9, [notes of 2015](https://github.com/a/b/issues/1)", at: 8, 13),
    BrokenPage(
      "documented-by-hearsay", "observed on iOS 9, [notes of 2015](\(log)) (G0-06)",
      "documented, [a](https://gitlab.com/a/b/-/merge_requests/1), [b](https://stackoverflow.com/a/1)",
      at: 8, 13),
    BrokenPage("unknown-claim", "G0-06", "G0-99", at: 8, 74),
    BrokenPage("repeated-claim", "G0-06", "G0-06, G0-06", at: 8, 81),
  ]

  private static let links = [
    BrokenPage(
      "insecure-link", log, "http://github.com/a/b", at: 8, 32, repaired: "https://github.com/a/b"),
    BrokenPage(
      "tracking-link", log, log + "?a=1&utm_source=x", at: 8, 32, repaired: log + "?a=1"),
    BrokenPage(
      "link-form", log, "https://www.stackoverflow.com/questions/1/why-is-it", at: 8, 32,
      repaired: "https://stackoverflow.com/questions/1"),
    BrokenPage(
      "link-form", log, "https://github.com/a/b/pull/1/commits", at: 8, 32,
      repaired: "https://github.com/a/b/pull/1"),
    BrokenPage("bare-url", "jump.", "jump: \(log).", at: 12, 12, repaired: "jump: <\(log)>."),
    BrokenPage("self-link", "other.md", "sample.md", at: 25, 19),
    BrokenPage("vague-link", "[the other]", "[here]", at: 25, 19),
  ]

  private static let apps = [
    BrokenPage("title-length", "twice\n\n", "twice, then once, then twice, then never\n\n", at: 1),
    BrokenPage("title-form", "`reloadData()` calls `heightForRowAt`", "It is called", at: 1),
    BrokenPage("title-words", "calls", "stands and calls", at: 1),
    BrokenPage("missing-app-code", "swift app", "swift", at: 1),
    BrokenPage(
      "nearly-called-method", feed, feed(" func tableView(_ a: A, willSelectRow b: B) {} "), at: 19,
      42),
    BrokenPage(
      "uncalled-method", feed,
      "class Feed: UIViewController { func tableView(_ a: A, didSelectRowAt b: B) {} }", at: 19, 37),
    BrokenPage("unused-method", feed, feed(" func stop() {} "), at: 19, 42),
    BrokenPage("unknown-shown-name", "swift app\n", "swift app shows=\"nowhere\"\n", at: 18),
    BrokenPage("section-order", "## Why", "## Why\n\nSo.\n\n## What to do", at: 39),
    BrokenPage(
      "model-in-app", "Feed: UITableViewController {}", "Feed { var a: MainLoop? }", at: 19, 21),
    BrokenPage("statement-in-app", "class Feed: UITableViewController {}", "reload()", at: 19),
    BrokenPage("statement-in-app", "class Feed: UITableViewController {}", "if a { b() }", at: 19),
    BrokenPage("unsearchable-message", "Invalid update, heights", "heights", at: 43),
    BrokenPage(
      "model-evidence", "observed on iOS 9, [notes of 2015](\(log)) (G0-06)", "model", at: 8, 13),
    BrokenPage(
      "undated-range", "observed on iOS 9, [notes of 2015]", "observed, [notes]", at: 8, 13),
    BrokenPage("pair-proves-nothing", "#expect(probe.log.isEmpty)", "print()", at: 47),
    BrokenPage("straw-man", "probe.reload()", "// nothing", at: 49),
    BrokenPage("straw-man", "probe.reload()", "probe.settle()", at: 49),
    BrokenPage("straw-man", "probe.reload()", "probe.heightForRow = nil", at: 49),
  ].map { broken in
    var broken = broken
    broken.page = Samples.forApps
    return broken
  }

  private static let feed = "class Feed: UITableViewController {}"
  private static func feed(_ members: String) -> String { feed.dropLast() + members + "}" }

  private static let code = [
    BrokenPage(
      "misspelled-symbol", "reloadData()", "reloadDate()", at: 3, 21, repaired: "reloadData()"),
    BrokenPage(
      "misspelled-symbol", "`reloadData()`", "`UITableVeiw.Style`", at: 3, 21,
      repaired: "`UITableView.Style`"),
    BrokenPage(
      "misspelled-symbol", "reloadData()", "heightForRowat", at: 3, 21, repaired: "heightForRowAt"),
    BrokenPage(
      "unavailable-api", "let probe",
      "table.beginUpdates()\ntable.backgroundColor = nil\n"
        + "table.performBatchUpdates(nil)\nlet probe", at: 21, 7),
    BrokenPage(
      "code-line-length", "let probe",
      "let probe = \"\(String(repeating: "x", count: 90))\"\nlet b",
      at: 19, 101),
  ]
}
