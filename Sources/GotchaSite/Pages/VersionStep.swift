import GotchaBook
import GotchaVerdicts
import RunRecord

/// What changes from one modelled version to the next, as the entries say and the runs found.
struct VersionStep: Sendable {
  /// A case that says something else about the two versions.
  struct Change: Sendable {
    /// The entry's position in the book.
    var entry: Int
    /// The case's position in its entry.
    var caseIndex: Int
    var before: VersionVerdict?
    var after: VersionVerdict?
  }

  /// In which way a case changes.
  enum Kind: CaseIterable, Sendable {
    case ends, begins, knownUntil, differs

    var title: String {
      switch self {
      case .ends: "No longer so"
      case .begins: "So from here on"
      case .knownUntil: "Known only until here"
      case .differs: "The runs say something else"
      }
    }

    var explanation: String {
      switch self {
      case .ends: "The case holds before and does not hold after, and both were run."
      case .begins: "The first version that the entry names."
      case .knownUntil: "The entry says nothing about the version after."
      case .differs: "The entry says the same of both versions, and a run disagrees."
      }
    }
  }

  var before: Version
  var after: Version
  private(set) var changes: [Kind: [Change]] = [:]

  static let indexPath = "changes/index.html"
  var path: String { "changes/ios-\(before)-to-\(after).html" }
  var title: String { "From iOS \(before) to iOS \(after)" }
  var count: Int { changes.values.reduce(0) { $0 + $1.count } }

  /// The entries concerned, each once, in the book's order.
  var entries: [Int] { Set(changes.values.joined().map(\.entry)).sorted() }

  /// One step for each two versions that follow each other.
  static func all(_ verdicts: BookVerdicts) -> [VersionStep] {
    let versions = verdicts.modelled.versions
    return zip(versions, versions.dropFirst()).map { before, after in
      var step = VersionStep(before: before, after: after)
      for (index, entry) in verdicts.entries.enumerated() { step.add(entry, at: index) }
      return step
    }
  }

  private mutating func add(_ entry: EntryVerdict, at index: Int) {
    for (caseIndex, each) in entry.cases.enumerated() {
      let old = each.versions.first { $0.version == before }
      let new = each.versions.first { $0.version == after }
      guard let kind = Self.kind(old, new) else { continue }
      changes[kind, default: []].append(
        Change(entry: index, caseIndex: caseIndex, before: old, after: new))
    }
  }

  private static func kind(_ old: VersionVerdict?, _ new: VersionVerdict?) -> Kind? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, let new?): new.claim == .applies ? .begins : nil
    case (_?, nil): .knownUntil
    case (let old?, let new?) where old.claim != new.claim: .ends
    case (let old?, let new?): old.verdict == new.verdict ? nil : .differs
    }
  }
}
