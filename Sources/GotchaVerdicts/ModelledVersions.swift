package import GotchaBook

/// The versions that exist for a book: those of the model, and others on which a case ran.
package struct ModelledVersions: Equatable, Sendable {
  /// In ascending order, each once.
  package var versions: [Version]

  package init(_ versions: some Sequence<Version>) {
    self.versions = Set(versions).sorted()
  }

  /// The versions an entry names: the modelled ones in its ranges, and those it names itself
  /// (the ends of its ranges), modelled or not.
  package func named(appliesTo: VersionRange?, changedIn: Version?) -> [Version] {
    var named: Set<Version> = []
    if let appliesTo {
      named.formUnion(versions.filter(appliesTo.contains))
      for span in appliesTo.spans {
        named.insert(span.first)
        if let last = span.last { named.insert(last) }
      }
    }
    if let changedIn {
      named.insert(changedIn)
      named.formUnion(versions.filter { $0 >= changedIn })
    }
    return named.sorted()
  }
}
