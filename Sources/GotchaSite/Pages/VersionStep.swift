import GotchaBook
import GotchaVerdicts
import RunRecord

/// What is new in one version: the entries that begin, change and end with it.
struct VersionStep: Sendable {
  /// An entry with different claims on a version and the one before.
  struct Change: Sendable {
    /// The entry's position in the book.
    var entry: Int
    var before: VersionClaim?
    var after: VersionClaim?
  }

  /// In which way the claims of an entry differ, and how well that is known: the strongest first.
  enum Kind: CaseIterable, Sendable {
    case fixed, newAPI, begins, fixedInModel, firstSeen, lastKnown

    func title(of step: VersionStep, in settings: BookSettings) -> String {
      switch self {
      case .fixed: "Fixed or changed"
      case .fixedInModel: "Reported as changed"
      case .newAPI: "With an API of \(settings.name(step.after))"
      case .begins: "Begins with \(settings.name(step.after))"
      case .firstSeen: "First known in \(settings.name(step.after))"
      case .lastKnown: "Last known in \(settings.name(step.before))"
      }
    }

    func explanation(of step: VersionStep, in settings: BookSettings) -> String {
      let (before, after) = (settings.name(step.before), settings.name(step.after))
      return switch self {
      case .fixed: "\(before) is affected and \(after) is not; there is evidence for both."
      case .fixedInModel:
        "The entry names the change, and there is no evidence for one of the two versions."
      case .newAPI: "The API came with \(after), so that \(before) cannot be affected."
      case .begins: "The entry says, and a case shows, what \(before) did instead."
      case .firstSeen:
        "The first version with evidence. Nobody has looked at \(before): it may be older."
      case .lastKnown: "The last version with evidence. Nobody has looked at \(after)."
      }
    }

    /// Whether the version before is known not to be affected, though the entry claims nothing of it.
    var contrasts: Bool { self == .newAPI || self == .begins }

    /// The word of the front page and of the list of steps: `2 begin`.
    func words(_ count: Int) -> String {
      switch self {
      case .fixed, .fixedInModel: "\(count) changed"
      case .newAPI, .begins: count == 1 ? "1 begins" : "\(count) begin"
      case .firstSeen: "\(count) first known"
      case .lastKnown: "\(count) last known"
      }
    }
  }

  var before: Version
  var after: Version
  private(set) var changes: [Kind: [Change]] = [:]

  static let indexPath = "changes/index.html"
  /// What they are versions of, as it is in an address: `ios`.
  private(set) var system = "ios"
  var path: String { "changes/\(system)-\(before)-to-\(after).html" }
  func title(in settings: BookSettings) -> String { "What is new in \(settings.name(after))" }

  /// How many entries begin, change or end here.
  var total: Int { changes.values.reduce(0) { $0 + $1.count } }

  /// `2 changed, 9 begin, 3 first known`.
  var summary: String {
    let counts: [(kinds: [Kind], words: Kind)] = [
      ([.fixed, .fixedInModel], .fixed), ([.newAPI, .begins], .begins),
      ([.firstSeen], .firstSeen), ([.lastKnown], .lastKnown),
    ]
    let parts = counts.compactMap { each in
      let count = each.kinds.reduce(0) { $0 + (changes[$1]?.count ?? 0) }
      return count == 0 ? nil : each.words.words(count)
    }
    return parts.isEmpty ? "nothing is known" : parts.joined(separator: ", ")
  }

  /// One step for each two versions that follow each other.
  ///
  /// - Parameters:
  ///   - introductions: The version of the newest API that an entry is about, by its id.
  ///   - system: What they are versions of.
  static func all(
    _ pages: [BookPage], versions: [Version], introductions: [String: Version],
    system: String = "iOS"
  ) -> [VersionStep] {
    zip(versions, versions.dropFirst()).map { before, after in
      var step = VersionStep(before: before, after: after, system: PageName.anchor(system))
      for page in pages { step.add(page, introduced: introductions[page.entry.id]) }
      return step
    }
  }

  private mutating func add(_ page: BookPage, introduced: Version?) {
    let (old, new) = (page.verdict.claims[before], page.verdict.claims[after])
    guard let kind = kind(old, new, page.entry, introduced) else { return }
    changes[kind, default: []].append(Change(entry: page.position, before: old, after: new))
  }

  private func kind(
    _ old: VersionClaim?, _ new: VersionClaim?, _ entry: Entry, _ introduced: Version?
  ) -> Kind? {
    guard old?.claim != new?.claim else { return nil }
    return switch (old, new) {
    case (nil, let new?):
      // A claim that only follows from the model is no news of this version.
      if new.claim == .notAffected {
        nil
      } else if introduced?.major == after.major {
        .newAPI
      } else if entry.contrasts(before) {
        .begins
      } else {
        new.basis.isKnown ? .firstSeen : nil
      }
    case (let old?, nil): old.claim == .affected && old.basis.isKnown ? .lastKnown : nil
    case (let old?, let new?):
      old.basis.isKnown && new.basis.isKnown ? .fixed : .fixedInModel
    default: nil
    }
  }
}

extension Entry {
  /// Whether a case shows what a version does that the entry itself does not name.
  fileprivate func contrasts(_ version: Version) -> Bool {
    cases.contains { $0.appliesTo?.contains(version) == true }
  }
}
