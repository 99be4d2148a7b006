/// What a book demands of its pages, from its settings.
package struct BookDemands: Equatable, Sendable {
  /// What the versions are versions of; empty where there are none.
  package var system = "iOS"
  /// Whether the entries are about versions of something, which they then name.
  package var areVersioned: Bool { !system.isEmpty }
  /// Whether the versions are those of iOS, which are known.
  package var areOfIOS: Bool { system == "iOS" }
  /// Whether a page has code for an app.
  package var expectAppCode = true

  /// What a book about an API of iOS demands.
  package init() {}
}
