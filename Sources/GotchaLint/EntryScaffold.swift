internal import Foundation
package import GotchaBook

/// The text of a new entry: everything an entry has, a case that fails, and questions to answer.
package struct EntryScaffold: Equatable, Sendable {
  /// Why no entry can be made of what was given, with a way out.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(description: String) {
      self.description = description
    }
  }

  /// What the entries of a book are about.
  package struct Template: Equatable, Sendable {
    /// What the book is about: `UITableView`.
    package var subject: String?
    /// What versions are versions of; empty where entries name none.
    package var system = "iOS"
    /// Whether a page has code for an app, which shows a table.
    package var hasAppCode = true

    package init(subject: String? = nil, system: String = "iOS", hasAppCode: Bool = true) {
      self.subject = subject
      self.system = system
      self.hasAppCode = hasAppCode
    }
  }

  package let id: String
  package let title: String
  package let area: String
  package let appliesTo: String
  package let evidence: String
  let template: Template

  /// The file, relative to the book.
  package var path: String { "\(Slug.slug(of: area))/\(id).md" }

  /// The longest id that is made of a title; file names and addresses stay readable.
  private static let longestID = 60

  /// Takes what a person typed: spaces and control characters are put in order, and the id is
  /// made of the title's words unless one is given.
  package init(
    title: String, id: String? = nil, area: String, appliesTo: String? = nil,
    evidence: Evidence.Level? = nil, link: String? = nil, template: Template = Template()
  ) throws(Problem) {
    self.template = template
    self.title = Self.headline(title)
    self.area = Self.line(area)
    self.id = if let id { try Self.checked(id) } else { try Self.id(of: self.title) }
    guard !Slug.slug(of: self.area).isEmpty else {
      throw Problem(description: "“\(area)” cannot be an area; use words")
    }
    self.appliesTo = try Self.versions(appliesTo, of: template.system)
    self.evidence = try Self.evidence(
      evidence ?? .reported, link: link, areVersioned: !template.system.isEmpty)
  }

  // MARK: - What was typed

  /// The versions as entries write them: without any those of iOS that are simulated, of anything else
  /// all.
  private static func versions(_ typed: String?, of system: String) throws(Problem) -> String {
    let typed = typed ?? (system == "iOS" ? "iOS 8+" : "all")
    guard let versions = VersionRange(text: typed, of: system) else {
      let name = system.isEmpty ? "" : system + " "
      throw Problem(
        description: "“\(typed)” names no versions; write “\(name)8”, “\(name)8–10, 13+”")
    }
    return versions.text(of: system)
  }

  /// A text on one line, without control characters.
  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || isControl($0) }.joined(separator: " ")
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }

  /// A title without the marks of a heading around it.
  private static func headline(_ text: String) -> String {
    let words = line(text).drop { "# ".contains($0) }
    let end = words.lastIndex { !"#.:;, ".contains($0) }
    return end.map { String(words[...$0]) } ?? ""
  }

  private static func checked(_ id: String) throws(Problem) -> String {
    guard Slug.isEntryID(id) else {
      throw Problem(
        description: "“\(id)” cannot be an id; use a–z, 0–9 and hyphens, no hyphen first")
    }
    return id
  }

  /// The title's words in ASCII, as many as fit.
  private static func id(of title: String) throws(Problem) -> String {
    // In capitals and back again “ß” is “ss”, as are the other letters that represent two.
    let folded = spaced(title).folding(options: .diacriticInsensitive, locale: nil).uppercased()
    let words = Slug.slug(of: folded).split(separator: "-").map { word in
      String(word.filter { $0.isASCII })
    }
    var id = ""
    for word in words where !word.isEmpty && id.count + word.count < longestID {
      id += (id.isEmpty ? "" : "-") + word
    }
    guard !id.isEmpty else {
      throw Problem(
        description: title.isEmpty
          ? "give the title: one sentence that states the gotcha"
          : "“\(title)” has no words for an id; give one with --id")
    }
    return id
  }

  /// What ends a word of a name in code, of a version or of a path: `scroll(to:)`, `16.4`.
  private static let separators: Set<Character> = ["(", ")", ":", ".", ",", "/", "_"]

  /// The title with a space before each word of a name in camel case and behind each label:
  /// `reloadData` is two words, `UITableView` three. A single letter and `OS` are none: `iOS`, `xAxis`,
  /// `macOS`, `URLs`.
  private static func spaced(_ title: String) -> String {
    let letters = title.map { separators.contains($0) ? " " : $0 }
    var text = ""
    for (index, letter) in letters.enumerated() {
      let (before, after) = (letters[..<index].suffix(2), letters[(index + 1)...].prefix(2))
      let isAfterWord = before.count == 2 && before.allSatisfy(\.isLowercase)
      let isAfterCapitals =
        before.last?.isUppercase == true && after.count == 2 && after.allSatisfy(\.isLowercase)
      let isHump = letter.isUppercase && after.first?.isLowercase == true
      if isHump, isAfterWord || isAfterCapitals { text += " " }
      text.append(letter)
    }
    return text
  }

  private static func evidence(
    _ level: Evidence.Level, link: String?, areVersioned: Bool
  ) throws(Problem) -> String {
    let start = "\(level.rawValue), \(SectionRules.questionMark)"
    guard let link else {
      let versions = areVersioned ? "; behind “\(level.rawValue)” the versions" : ""
      return "\(start) where it can be read: a link\(versions)"
    }
    let isWeb =
      link.hasPrefix("https://") && !link.contains { $0.isWhitespace || "<>".contains($0) }
    guard isWeb else { throw Problem(description: "“\(link)” is no https address") }
    return "\(level.rawValue), [\(SectionRules.questionMark) what is there](<\(link)>)"
  }
}

// MARK: - The text

extension EntryScaffold {
  package var text: String {
    let open = SectionRules.questionMark
    return """
      # \(title)

      \(open) What \(template.subject ?? "it") does, and when. What to do about it.

      - Area: \(area)
      \(!template.system.isEmpty ? "- Applies to: \(appliesTo)\n" : "")\
      - Also searched as: \(open) other words for the symptom, between commas
      - Evidence: \(evidence)

      ## What you see

      \(open) The symptom, in the words someone would search for, with the exact log text if there is one.

      ## What to do

      ### \(open) What cures it

      \(template.hasAppCode ? tablePair : plainPair)

      ## Why

      \(open) The mechanism; if it is unknown, write that.

      """
  }

  /// Two halves of an app's code that shows a table, and a case that drives it.
  private var tablePair: String {
    let open = SectionRules.questionMark
    return """
      ```swift app wrong
      class FeedViewController: UITableViewController {
        // \(open) What people write, complete enough to paste.

      \(Self.dataSource)
      }
      ```

      ```swift app right
      class FeedViewController: UITableViewController {
        // \(open) The same, cured.

      \(Self.dataSource)
      }
      ```

      ```swift
      let feed = FeedViewController()
      let probe = TableProbe(watching: feed)
      probe.show()
      // \(open) Do what brings it about, and expect what is right; this fails as written.
      #expect(probe.count(.cellForRow) == 0)
      ```
      """
  }

  /// What every table needs, so that a case has rows to look at.
  private static let dataSource = """
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    """

  /// Two halves of a case.
  private var plainPair: String {
    let open = SectionRules.questionMark
    return """
      ```swift wrong
      let result = 0  // \(open) What people write.
      ```

      ```swift right
      let result = 0  // \(open) The same, cured.
      ```

      ```swift
      // \(open) Expect what is right; this fails as written.
      #expect(result == 1)
      ```
      """
  }
}
