import GotchaBook
import GotchaLint
import Testing

@Suite("A rule")
struct LintRuleTests {
  @Test(
    "says nothing about a page that keeps them all",
    arguments: [Samples.good, Samples.observation, Samples.forApps])
  func goodPage(text: String) {
    #expect(Samples.findings(in: text).map(\.diagnostic.description) == [])
  }

  @Test("takes a parameter for what its author named it, and not for newer API of that name")
  func parameterNames() {
    let use = "func use(_ prefetchDataSource: Int) { print(prefetchDataSource) }"
    let findings = { (code: String) in
      Samples.findings(in: Samples.good.replacing("let probe", with: code + "\nlet probe"))
        .map(\.diagnostic.rule)
    }
    #expect(!findings(use).contains("unavailable-api"))
    #expect(findings("table.prefetchDataSource = nil").contains("unavailable-api"))
  }

  @Test(
    "of evidence takes what is observed elsewhere than in a question, and a question as a report",
    arguments: [
      "observed on iOS 9, [a log](https://github.com/a/b/issues/1)",
      "observed on iOS 9, [a question](https://stackoverflow.com/a/1): G0-06",
      "observed on iOS 9, [one](https://stackoverflow.com/a/1), [log](https://example.org/log)",
      "observed on iOS 9, [notes](https://developer.apple.com/documentation/uikit)",
      "observed on iOS 9, [notes](https://notstackoverflow.com/1)",
      "reported on iOS 9, [a question](https://stackoverflow.com/a/1)",
      "documented on iOS 9, [notes](https://github.com/a/b/blob/main/UIKit/notes.md)",
      "documented on iOS 9, UITableView.h, in [a log](https://github.com/a/b/issues/1)",
      "documented on iOS 9, [an engineer](https://developer.apple.com/forums/thread/1)",
      "documented on iOS 9, [notes](https://example.org/notes), [a](https://stackoverflow.com/a/1)",
    ])
  func observation(evidence: String) {
    let text = Samples.good.replacing(
      "observed on iOS 9, [notes of 2015](https://example.org/log) (G0-06)", with: evidence)
    #expect(!Samples.findings(in: text).contains { $0.diagnostic.rule.hasSuffix("-by-hearsay") })
  }

  @Test("says nothing of the code in a block that is not closed, nor less of what is around it")
  func unclosedBlock() {
    let text = Samples.forApps.replacing("Feed: UITableViewController {}\n```\n", with: "Feed {}\n")
    let broken = text.replacing("iOS 8–10", with: "iOS 5–7")
    #expect(Samples.findings(in: text).map(\.diagnostic.description) == [])
    #expect(Samples.findings(in: broken).map(\.diagnostic.rule) == ["unmodeled-versions"])
  }

  @Test("names the place of what breaks it, and what to do", arguments: BrokenPage.all)
  func place(page: BrokenPage) throws {
    let findings = Samples.findings(in: page.text)
    let found = try #require(
      findings.first { $0.diagnostic.rule == page.rule }, "\(findings.map(\.diagnostic))")
    let place = found.diagnostic.place
    #expect("\(place.line):\(place.column)" == "\(page.line):\(page.column)")
    #expect(!found.diagnostic.advice.isEmpty)
  }

  @Test(
    "is repaired by its edits, and says nothing after that",
    arguments: BrokenPage.all.filter { $0.repaired != nil })
  func repair(page: BrokenPage) {
    let findings = Samples.findings(in: page.text).filter { $0.diagnostic.rule == page.rule }
    let bytes = Edit.apply(findings, to: Array(page.text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == page.repairedText)
  }

  @Test(
    "offers no edit where nobody but the author can know",
    arguments: BrokenPage.all.filter { $0.repaired == nil })
  func noRepair(page: BrokenPage) {
    let findings = Samples.findings(in: page.text).filter { $0.diagnostic.rule == page.rule }
    #expect(findings.flatMap(\.edits).isEmpty)
  }

  @Test(
    "says nothing of what only follows from a mistake that the parser reports",
    arguments: [
      ("- Applies to: iOS 8–10", "- Aplies to: iOS 8–10", "missing-versions"),
      ("- Applies to: iOS 8–10", "- Applies to: iOS eight", "missing-versions"),
      ("observed on iOS 9", "obseved on iOS 9", "undated-range"),
    ])
  func consequence(part: String, wrong: String, rule: String) {
    let text = Samples.good.replacing(part, with: wrong)
    #expect(Samples.page(text) != nil)
    let findings = Samples.findings(in: text)
    #expect(!findings.map(\.diagnostic.rule).contains(rule))
  }

  @Test("is broken by one of these pages, whichever rule it is")
  func everyRuleIsTested() {
    let tested = Set(BrokenPage.all.map(\.rule))
    #expect(Linter.rules.map(\.name).filter { !tested.contains($0) } == [])
  }

  @Test("is fixable exactly when some page of these is repaired")
  func fixable() {
    let repaired = Set(BrokenPage.all.filter { $0.repaired != nil }.map(\.rule))
    #expect(Set(Linter.rules.filter(\.isFixable).map(\.name)) == repaired)
  }

  @Test(
    "leaves alone what only looks like a mistake",
    arguments: [
      ("Rows jump.", "See <https://example.org> and [a log](https://example.org)."),
      ("Rows jump.", "`https://example.org`, `table.reloadDate(x: 1)`, `row`."),
      ("Rows jump.", "    code  \n\n    code"),
      ("Rows jump.", "```text\na  \n\n\n\nb ??\n```"),
      ("Rows jump.", "A [part](#the-first-display) of the page."),
      ("Rows jump.", "`estimate(_:)` and `UIWindowScene.windowing`."),
      ("#expect(probe.count(.heightForRow) == 2)\n", "try #require(probe)\n"),
      ("swift\nlet", "swift raises \"a\"\nlet"),
      ("iOS 8–10", "iOS 11+"), ("let probe", "table.prefetch = 1 // prefetchDataSource\nlet probe"),
      ("let probe", "if #available(iOS 10, *) { table.prefetchDataSource = a }\nlet probe"),
      ("let probe", "a.identifier(in: b)\nlet probe"), ("iOS 8–10", "all"),
      ("iOS 8–10", "iOS 8, 11–13, 26+"),
      (
        "observed on iOS 9, [notes of 2015](https://example.org/log) (G0-06)",
        "documented, UITableView.h"
      ),
      ("observed on iOS 9", "observed"),
      ("https://example.org/log", "https://stackoverflow.com/a/12"),
      ("https://example.org/log", "https://github.com/a/b/issues/1#issuecomment-2"),
    ])
  func noMistake(part: String, other: String) {
    let text = Samples.good.replacing(part, with: other)
    #expect(Samples.findings(in: text).map(\.diagnostic.rule) == [])
  }

  @Test("of facts says nothing without its table")
  func noTables() throws {
    let text = Samples.good.replacing("G0-06", with: "G0-99")
    let bare = try #require(Samples.page(text, facts: FactTables()))
    #expect(Linter().report(on: [bare]).findings.map(\.diagnostic.rule) == [])
  }
}
