import GotchaBook

/// Rules about the versions that an entry names.
enum VersionRules {
  static let all = [unmodeledVersions, versionSpelling, missingVersions, repeatedVersions]

  static let unmodeledVersions = LintRule(
    "unmodeled-versions", "Of the versions that a case names some can be run."
  ) { page in
    let entry = page.entry
    guard page.demands.areOfIOS, !entry.cases.isEmpty else { return [] }
    let known = Release.modelled.map(\.description).joined(separator: ", ")
    return lines(in: page).compactMap { line in
      guard let range = line.range, entry.change(beside: range) == nil,
        !Release.modelled.contains(where: { $0.isNamed(by: range, changedIn: nil) })
      else { return nil }
      return Finding(
        at: line.place,
        "“\(line.value)” has no version that a case can run on; there are: \(known)",
        advice: "name one of them, if it is affected, or make it a note without cases")
    }
  }

  static let versionSpelling = LintRule(
    "version-spelling", "Versions are written as “iOS 8”, “iOS 8–10, 13+”, “all”.", fixable: true
  ) { page in
    // What a version of something else is called is the book's own.
    guard page.demands.areOfIOS else { return [] }
    return lines(in: page).compactMap { line in
      let form = line.range?.text ?? line.change.map { "iOS \($0)" }
      guard let form, form != line.value else { return nil }
      let edits = page.range(of: line.value, near: line.place).map { [Edit($0, form)] }
      return Finding(
        at: line.place, "“\(line.value)” is written in another form than elsewhere",
        advice: "write “\(form)”", edits: edits ?? [])
    }
  }

  static let missingVersions = LintRule(
    "missing-versions", "An entry with cases names the versions they are true of."
  ) { page in
    let entry = page.entry
    guard page.demands.areVersioned, entry.appliesTo == nil, entry.changedIn == nil,
      !namesUnreadVersions(page)
    else { return [] }
    return entry.cases.filter { $0.appliesTo == nil && $0.changedIn == nil }.prefix(1).map {
      found in
      Finding(
        at: found.place, "No version is named, so the case asserts nothing about any",
        advice: "add the item '- Applies to: …' to the list of facts")
    }
  }

  /// Whether an item of the entry's list was to name versions and could not be read, which the
  /// parser reports.
  private static func namesUnreadVersions(_ page: Page) -> Bool {
    let end = page.headings.first?.place.line ?? .max
    return page.proseLines.prefix { $0 < end }.map(page.text).contains { text in
      guard text.hasPrefix("- "), let colon = text.firstIndex(of: ":") else { return false }
      let name = String(text[..<colon].dropFirst(2))
      return Spelling.nearest(to: name, in: ["Applies to", "Changed in"]) != nil
    }
  }

  static let repeatedVersions = LintRule(
    "repeated-versions", "A case names versions only where they differ from the entry's."
  ) { page in
    page.entry.cases.filter { found in
      found.appliesTo != nil && found.appliesTo == page.entry.appliesTo
        && found.changedIn == page.entry.changedIn
    }.map { found in
      Finding(
        at: found.place, "The case names the same versions as the entry",
        advice: "remove 'Applies to' from the case")
    }
  }

  /// A line that names versions.
  private struct Line {
    var place: Place
    var value: String
    var range: VersionRange?
    var change: Version?
  }

  private static func lines(in page: Page) -> [Line] {
    page.proseLines.compactMap { number in
      let text = page.text(ofLine: number)
      for name in ["- Applies to:", "- Changed in:"] where text.hasPrefix(name) {
        let value = text.dropFirst(name.count).drop { $0 == " " }
        let column = text.utf8.count - value.utf8.count + 1
        let trimmed = String(value.reversed().drop { $0 == " " }.reversed())
        return Line(
          place: page.source.place(line: number, column: column), value: trimmed,
          range: name.hasPrefix("- A") ? VersionRange(text: trimmed) : nil,
          change: name.hasPrefix("- C") ? Version(text: trimmed) : nil)
      }
      return nil
    }
  }
}

extension Entry {
  /// The change that is named together with a range, by the entry or by a case.
  fileprivate func change(beside range: VersionRange) -> Version? {
    if appliesTo == range { return changedIn }
    return cases.first { $0.appliesTo == range }.flatMap { $0.versions(in: self).changedIn }
  }
}
