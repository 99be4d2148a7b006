/// What a book demands of its pages, from its settings.
package struct BookDemands: Equatable, Sendable {
  /// Whether the entries are about versions of something, which they then name.
  package var areVersioned = true
  /// Whether the versions are those of iOS, which are known.
  package var areOfIOS = true
  /// Whether a page has code for an app.
  package var expectAppCode = true

  /// What a book about an API of iOS demands.
  package init() {}
}
