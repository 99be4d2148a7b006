import GotchaBook
import GotchaVerdicts
import RunRecord

/// The changes from one modelled version to the next, as the entries claim them.
struct VersionStep: Sendable {
  /// An entry with different claims on the two versions.
  struct Change: Sendable {
    /// The entry's position in the book.
    var entry: Int
    var before: VersionClaim?
    var after: VersionClaim?
  }

  /// In which way the claims of an entry differ.
  enum Kind: CaseIterable, Sendable {
    case ends, endsInModel, begins, knownUntil

    var title: String {
      switch self {
      case .ends: "No longer so"
      case .endsInModel: "Said to be no longer so"
      case .begins: "Known from here on"
      case .knownUntil: "Known until here"
      }
    }

    var explanation: String {
      switch self {
      case .ends: "The version before is affected and the one after is not, and both are known."
      case .endsInModel:
        "The entry names the change, and no source names both versions: no change is known just "
          + "here."
      case .begins:
        "The first version that the entry names. There is no evidence for the one before: no change is "
          + "known."
      case .knownUntil:
        "The last version that the entry names. There is no evidence for the one after: no change is known."
      }
    }
  }

  var before: Version
  var after: Version
  private(set) var changes: [Kind: [Change]] = [:]

  static let indexPath = "changes/index.html"
  var path: String { "changes/ios-\(before)-to-\(after).html" }
  var title: String { "From iOS \(before) to iOS \(after)" }

  /// How many entries name a change here for which both versions are known.
  var count: Int { changes[.ends]?.count ?? 0 }

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
    let (old, new) = (entry.claims[before], entry.claims[after])
    guard let kind = Self.kind(old, new) else { return }
    changes[kind, default: []].append(Change(entry: index, before: old, after: new))
  }

  private static func kind(_ old: VersionClaim?, _ new: VersionClaim?) -> Kind? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, let new?): new.claim == .affected ? .begins : nil
    case (let old?, nil): old.claim == .affected ? .knownUntil : nil
    case (let old?, let new?) where old.claim != new.claim:
      old.basis.isKnown && new.basis.isKnown ? .ends : .endsInModel
    case (_?, _?): nil
    }
  }
}
