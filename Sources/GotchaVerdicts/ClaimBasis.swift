package import GotchaBook
package import RunRecord

/// What a claim of one version rests on, weakest first.
package enum Basis: String, CaseIterable, Comparable, Sendable {
  /// No evidence; the model extends the claim.
  case model
  /// The nearest versions before and after it are known, and the claim is the same there.
  case between
  /// Apple documents it.
  case documented
  /// An issue or a post reports it.
  case reported
  /// A log shows it.
  case observed
  /// A run on real UIKit that was imported.
  case device

  package static func < (left: Basis, right: Basis) -> Bool {
    guard let a = allCases.firstIndex(of: left), let b = allCases.firstIndex(of: right) else {
      return false
    }
    return a < b
  }
}

/// The claim of an entry on one version, and what it rests on.
package struct VersionClaim: Equatable, Sendable {
  package var version: Version
  package var claim: Claim
  package var basis: Basis
}

/// The claims of an entry on the modeled versions, oldest first; a version that is missing has no
/// claim.
package struct EntryClaims: Equatable, Sendable {
  package private(set) var versions: [VersionClaim] = []

  /// Claims nothing.
  package init() {}

  /// - Parameters:
  ///   - modelled: the versions that the book has, in any order.
  ///   - devices: those on which a run on real UIKit was imported for the entry.
  ///   - contradicted: those on which such a run did something else, so that nothing is known
  ///     across them.
  ///   - introduction: the version in which what a piece of evidence documents was introduced; nil
  ///     when it is not known, and then the evidence covers the range from its start.
  package init(
    of entry: Entry, modelled: some Sequence<Version>, devices: Set<Version> = [],
    contradicted: Set<Version> = [], introduction: (Evidence) -> Version? = { _ in nil }
  ) {
    let dated = entry.evidence.map { (evidence: $0, introduction: introduction($0)) }
    versions = modelled.sorted().compactMap { version in
      guard let claim = entry.claim(on: version) else { return nil }
      let bases = dated.compactMap {
        $0.evidence.basis(of: claim, on: version, introduction: $0.introduction)
      }
      let basis = devices.contains(version) ? .device : bases.max() ?? .model
      return VersionClaim(version: version, claim: claim, basis: basis)
    }
    fillBetween(modelled: modelled.sorted(), contradicted: contradicted)
  }

  /// The claim on a version; nil when there is none.
  package subscript(_ version: Version) -> VersionClaim? {
    versions.first { $0.version == version }
  }

  /// How many versions rest on each basis; their sum is the number of versions.
  package var counts: [Basis: Int] {
    Dictionary(grouping: versions, by: \.basis).mapValues(\.count)
  }

  /// A run of versions without a gap and with one claim is known between its outermost known ones.
  private mutating func fillBetween(modelled: [Version], contradicted: Set<Version>) {
    var start = versions.startIndex
    while start < versions.endIndex {
      var end = start + 1
      while end < versions.endIndex, continues(at: end, modelled: modelled),
        contradicted.isDisjoint(with: versions[end - 1...end].map(\.version))
      { end += 1 }
      let known = (start..<end).filter { versions[$0].basis != .model }
      if let first = known.first, let last = known.last {
        for index in first...last where versions[index].basis == .model {
          versions[index].basis = .between
        }
      }
      start = end
    }
  }

  /// Whether a version has the claim of the one before it, and no other is between them.
  private func continues(at index: Int, modelled: [Version]) -> Bool {
    let (previous, this) = (versions[index - 1], versions[index])
    return previous.claim == this.claim
      && !modelled.contains { previous.version < $0 && $0 < this.version }
  }
}

// MARK: - What is claimed and covered

extension Entry {
  /// What the entry claims of a version; nil for nothing.
  package func claim(on version: Version) -> Claim? {
    if let changedIn, version.major >= changedIn.major { return .notAffected }
    return appliesTo?.contains(major: version.major) == true ? .affected : nil
  }
}

extension Evidence {
  /// What the evidence makes a claim on a version rest on; nil when it does not cover the version.
  ///
  /// What Apple documents without a version is about the affected ones, from the introduction of
  /// what it documents: up to the SDK that it is in, or without end for a page of today.
  fileprivate func basis(
    of claim: Claim, on version: Version, introduction: Version?
  ) -> Basis? {
    guard let basis = level.basis else { return nil }
    if let versions { return versions.contains(major: version.major) ? basis : nil }
    guard level == .documented, claim == .affected else { return nil }
    let isIntroduced = introduction.map { $0.major <= version.major } ?? true
    let isBeforeEnd = sdk.map { version.major <= $0.major } ?? true
    return isIntroduced && isBeforeEnd ? basis : nil
  }
}

extension Evidence.Level {
  /// Nil for what is no evidence.
  fileprivate var basis: Basis? { self == .model ? nil : Basis(rawValue: rawValue) }
}
