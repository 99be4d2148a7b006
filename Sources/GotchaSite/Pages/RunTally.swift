import GotchaVerdicts
import RunRecord

/// The head of a list: how many entries have each verdict, how many cases they have, and when, on
/// what and at which commit these ran.
struct RunTally {
  let pages: [BookPage]
  let runs: [Run]
  /// Leads from the page to the site's root.
  let root: String
  /// The commits that the repository does not have.
  var unknownCommits: Set<String> = []

  var html: HTML {
    Tag.div(.class("tally")) {
      Tag.ul(.class("tally-verdicts"), .label("Verdicts")) {
        Tag.li { "\(pages.count) \(pages.count == 1 ? "entry" : "entries"):" }
        for each in counts { Tag.li { count(each) } }
        if withoutCase > 0 {
          Tag.li {
            Tag.span(.class("badge badge-small mark v-none")) { "\(withoutCase) without a case" }
          }
        }
      }
      Tag.p(.class("tally-run")) {
        "\(cases) \(cases == 1 ? "case" : "cases"), "
        Self.words(of: runs, unknownCommits: unknownCommits)
        "."
      }
    }
  }

  /// The worst first, since it is what a reader has to know.
  private var counts: [(verdict: Verdict, count: Int)] {
    Verdict.counts(of: pages.compactMap(\.verdict.verdict)).reversed()
  }

  private var withoutCase: Int { pages.count { $0.verdict.verdict == nil } }
  private var cases: Int { pages.reduce(0) { $0 + $1.verdict.cases.count } }

  private func count(_ each: (verdict: Verdict, count: Int)) -> HTML {
    let words = "\(each.count) \(each.verdict.statusVerb(for: each.count))"
    let badge = VerdictBadge(verdict: each.verdict, text: words, isSmall: true).html
    guard !each.verdict.isGood else { return badge }
    return Tag.a(.href(SafeURL(root: root, path: Listing.path(of: each.verdict)))) { badge }
  }

  /// `run on the model on 25 Nov 2026 at a9f5939 with Swift 6.3`.
  static func words(of runs: [Run], unknownCommits: Set<String> = []) -> String {
    guard !runs.isEmpty else { return "not run" }
    let parts = runs.map { run in
      var words = "on \(run.system.name ?? "the model")"
      if let date = run.origin?.date ?? run.system.date {
        words += " on \(DayText.words(date))"
      } else {
        words += ", run date unknown"
      }
      if let commit = run.origin?.commit {
        words += " at \(commit)"
        if unknownCommits.contains(commit) { words += " (not in the history)" }
      }
      if let toolchain = run.origin?.toolchainName { words += " with \(toolchain)" }
      return words
    }
    return "run " + parts.unique().joinedInWords
  }
}

extension RunOrigin {
  /// `Swift 6.3` of the compiler's whole name; nil for another form.
  var toolchainName: String? {
    guard let start = toolchain.firstRange(of: "Swift version ")?.upperBound else { return nil }
    let number = toolchain[start...].prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : "Swift \(number)"
  }
}
