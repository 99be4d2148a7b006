import GotchaBook
import GotchaVerdicts

/// An entry's status in one line: the verdict with the number of its cases, the versions that it is
/// about, and the best that is known of one of them.
struct EntryStatus {
  let page: BookPage
  var settings = BookSettings()

  /// The line of a list.
  var html: HTML {
    Tag.p(.class("status")) {
      badge
      facts
    }
  }

  var badge: HTML {
    VerdictBadge(
      verdict: page.verdict.verdict, text: Self.cases(of: page.verdict), isSmall: true,
      isAdvice: page.shelf != .labBook
    ).html
  }

  @HTMLBuilder
  var facts: HTML {
    if let versions { Tag.span(.class("status-versions")) { versions } }
    if let basis { Tag.span(.class("status-basis")) { basis } }
  }

  /// The mark and its word, where there is no room for more.
  var mark: HTML {
    Tag.span(.class("mark v-\(page.verdictWord)")) {
      Tag.span(.class("visually-hidden")) { Self.cases(of: page.verdict) }
    }
  }

  /// The parts of the line.
  var words: [String] { [Self.cases(of: page.verdict), versions ?? "", basis ?? ""] }

  /// `3 of 3 cases pass`, `1 of 3 cases fails`: how many have the verdict, which is the worst.
  static func cases(of verdict: EntryVerdict) -> String {
    guard let worst = verdict.verdict else { return "no case" }
    let count = verdict.cases.count { $0.verdict.word == worst.word }
    let total = verdict.cases.count
    return "\(count) of \(total) \(total == 1 ? "case" : "cases") \(worst.statusVerb(for: count))"
  }

  private var versions: String? {
    Self.versions(page.entry.appliesTo, changedIn: page.entry.changedIn, system: settings.system)
  }

  /// `iOS 8–14, changed in iOS 15`; nil where no version is named.
  static func versions(
    _ appliesTo: VersionRange?, changedIn: Version?, system: String
  ) -> String? {
    let parts = [
      appliesTo.map { "\(system) \($0)" }, changedIn.map { "changed in \(system) \($0)" },
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? nil : words.trimmed
  }

  /// The best basis of a claim, with the newest version that has it; without one for documentation
  /// that names none.
  private var basis: String? {
    let claims = page.verdict.claims.versions
    guard let best = claims.map(\.basis).max() else { return nil }
    guard best.isKnown, let newest = claims.last(where: { $0.basis == best }) else {
      return (best == .between ? Basis.model : best).label(in: settings)
    }
    let isDated =
      best != .documented
      || page.entry.evidence.contains { $0.level == .documented && $0.isDated }
    let label = best.label(in: settings)
    return isDated ? "\(label) on \(settings.name(newest.version))" : label
  }
}

extension String {
  /// Without spaces at its ends, and none twice: a book without versions names no system.
  fileprivate var trimmed: String { words }
}
