package import GotchaBook

/// The versions that exist for a book: those of the model, and others on which a case ran.
package struct ModelledVersions: Equatable, Sendable {
  /// In ascending order, each once.
  package var versions: [Version]

  package init(_ versions: some Sequence<Version>) {
    self.versions = Set(versions).sorted()
  }

  /// The versions an entry names, of those that exist for the book; where there is none, the ends of
  /// its ranges.
  package func named(appliesTo: VersionRange?, changedIn: Version?) -> [Version] {
    let named = versions.filter { $0.isNamed(by: appliesTo, changedIn: changedIn) }
    guard named.isEmpty else { return named }
    let ends = (appliesTo?.spans ?? []).flatMap { [$0.first, $0.last].compactMap(\.self) }
    return Set(ends + [changedIn].compactMap(\.self)).sorted()
  }
}
