package import Foundation
package import GotchaBook
import GotchaVerdicts
import RunRecord

/// What a book says of itself: `Site/book.json`. Every text of the pages that is about the book's
/// subject comes from there; what the file leaves out has a value for any book.
package struct BookSettings: Equatable, Sendable {
  /// The book's name.
  package var title = "Gotchas"
  /// The sentences below it on the front page.
  package var summary =
    "What goes against expectation, one finding per page. Every entry with a case is tested."
  /// What the entries are about: `UITableView`.
  package var subject: String?
  /// What versions are versions of: `iOS`.
  package var system = "iOS"
  /// Whether a page has code for an app; nil where the settings do not say.
  private var appCode: Bool?
  /// Whether a page has code for an app: one about an API of iOS does.
  package var expectsAppCode: Bool { appCode ?? (system == "iOS") }
  /// The oldest version that is of today; what ended before it has a shelf of its own.
  package var oldestOfToday = 13
  /// Who documents: `Apple`.
  package var documentedBy: String?
  /// By the id of a shelf.
  package var shelves: [String: String] = [:]
  /// By the kind of an entry.
  package var kinds: [String: String] = [:]
  /// By the basis of a claim: what it means that a claim rests on it, without a period.
  package var bases: [String: String] = [:]
  /// The types whose members are listed first.
  package var types: [String] = []
  /// The words of the pages for what cases run on and what nobody has looked at, by ``Wording``.
  package var words: [String: String] = [:]
  /// The form of the repository for what the page of an entry says and does not hold: a file of
  /// `.github/ISSUE_TEMPLATE`.
  package var reportForm: String?
  /// What the cases run on, in paragraphs.
  package var model: [String] = []
  /// The families of codes in evidence, each with what it names.
  package var marks: [[String]] = []
  /// An explanation below the title of entries whose code has a text, with code in backticks.
  package var legend: Legend?
  package private(set) var diagnostics: [Diagnostic] = []

  package struct Legend: Codable, Equatable, Sendable {
    package var code: String
    package var text: String
  }

  package init() {}

  /// Those of a book whose file is there and cannot be read.
  package init(unreadable path: String) {
    diagnostics = [
      Self.problem(
        at: 1, of: path, "the settings are no file that can be read",
        advice: "make it a file with one JSON object")
    ]
  }

  /// Reads the file's bytes; what is wrong with it is reported, and the rest counts.
  ///
  /// - Parameter path: The file, for what is wrong in it.
  package init(data: Data, path: String) {
    do {
      let values = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let values else {
        diagnostics = [Self.problem(at: 1, of: path, "the settings are no object")]
        return
      }
      for key in values.keys.sorted() where !Self.keys.contains(key) {
        diagnostics.append(
          Self.problem(
            at: Self.line(of: key, in: data), of: path, "there is no setting “\(key)”",
            advice: "use one of: \(Self.keys.sorted().joined(separator: ", "))"))
      }
      read(values, from: data, path)
    } catch {
      let fault = JSONFault(error, in: data)
      diagnostics = [
        Diagnostic(
          at: Place(file: path, line: fault.line, column: fault.column), rule: .bookSettings,
          "the settings are no JSON: \(fault.words)", advice: "write one JSON object")
      ]
    }
  }

  // MARK: Members

  private static let keys: Set<String> = [
    "title", "summary", "subject", "system", "appCode", "oldestOfToday", "documentedBy", "shelves",
    "kinds", "bases", "words", "reportForm", "types", "model", "marks", "legend",
  ]

  private mutating func read(_ values: [String: Any], from data: Data, _ path: String) {
    func take<Value>(_ key: String, into value: inout Value, _ problems: inout [Diagnostic]) {
      guard let found = values[key] else { return }
      guard let found = found as? Value else {
        problems.append(
          Self.problem(
            at: Self.line(of: key, in: data), of: path, "“\(key)” has another form",
            advice: "write it as \(Guide.settings.place) does"))
        return
      }
      value = found
    }
    var subject = "", documentedBy = "", legend: [String: String] = [:]
    var hasAppCode = expectsAppCode
    take("title", into: &title, &diagnostics)
    take("summary", into: &summary, &diagnostics)
    take("subject", into: &subject, &diagnostics)
    take("system", into: &system, &diagnostics)
    take("appCode", into: &hasAppCode, &diagnostics)
    if values["appCode"] is Bool { appCode = hasAppCode }
    take("oldestOfToday", into: &oldestOfToday, &diagnostics)
    take("documentedBy", into: &documentedBy, &diagnostics)
    take("shelves", into: &shelves, &diagnostics)
    take("kinds", into: &kinds, &diagnostics)
    take("bases", into: &bases, &diagnostics)
    take("words", into: &words, &diagnostics)
    take("reportForm", into: &reportForm, &diagnostics)
    take("types", into: &types, &diagnostics)
    take("model", into: &model, &diagnostics)
    take("marks", into: &marks, &diagnostics)
    take("legend", into: &legend, &diagnostics)
    diagnostics += unknownMembers(of: values, in: data, path)
    self.subject = subject.isEmpty ? nil : subject
    self.documentedBy = documentedBy.isEmpty ? nil : documentedBy
    if let code = legend["code"], let text = legend["text"] {
      self.legend = Legend(code: code, text: text)
    }
  }

  /// The members that a setting has and no page asks for.
  private func unknownMembers(
    of values: [String: Any], in data: Data, _ path: String
  ) -> [Diagnostic] {
    let known: [(setting: String, members: [String])] = [
      ("shelves", Shelf.allCases.map(\.rawValue)),
      ("kinds", Entry.Kind.allCases.map(\.rawValue)),
      ("bases", Basis.allCases.map(\.rawValue)),
      ("words", Wording.allCases.map(\.rawValue)),
      ("legend", ["code", "text"]),
    ]
    return known.flatMap { setting, members in
      let found = (values[setting] as? [String: Any] ?? [:]).keys.sorted()
      return found.filter { !members.contains($0) }.map { member in
        Self.problem(
          at: Self.line(of: member, in: data), of: path, "“\(setting)” has no “\(member)”",
          advice: "use one of: \(members.sorted().joined(separator: ", "))")
      }
    }
  }

  private static func line(of key: String, in data: Data) -> Int {
    let text = String(decoding: data, as: UTF8.self)
    guard let place = text.firstRange(of: "\"\(key)\"")?.lowerBound else { return 1 }
    return text[..<place].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func problem(
    at line: Int, of path: String, _ message: String, advice: String = "write one JSON object"
  ) -> Diagnostic {
    Diagnostic(at: Place(file: path, line: line), rule: .bookSettings, message, advice: advice)
  }
}

// MARK: - Words

extension BookSettings {
  /// ` of UITableView`, or nothing.
  var ofSubject: String { subject.map { " of \($0)" } ?? "" }

  /// The versions that a book is about: those of iOS are known, of anything else those that its
  /// entries name.
  package func versions(of entries: [Entry]) -> [Version] {
    guard system != "iOS" else { return Release.modelled }
    let known = ModelledVersions([])
    return Set(
      entries.flatMap { known.named(appliesTo: $0.appliesTo, changedIn: $0.changedIn) }
    ).sorted()
  }

  /// A version with what it is one of: `iOS 15`.
  func name(_ version: some CustomStringConvertible) -> String {
    system.isEmpty ? "\(version)" : "\(system) \(version)"
  }

  /// The word for a use.
  func word(_ use: Wording) -> String { words[use.rawValue] ?? use.plain }

  /// `simulated as iOS 15`; nil for a book without versions.
  func simulated(_ version: Version) -> String? {
    system.isEmpty ? nil : "\(word(.simulated)) \(name(version))"
  }

  /// What it means that a claim rests on a basis.
  func meaning(of basis: String, else plain: String) -> String { bases[basis] ?? plain }

  /// The text with code in backticks as code.
  static func html(_ text: String) -> HTML {
    .group(
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
        index % 2 == 1 ? Tag.code { String(part) } : .text(String(part))
      })
  }
}
