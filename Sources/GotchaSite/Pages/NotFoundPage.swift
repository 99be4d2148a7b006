/// The page a server shows for an address that is not there.
enum NotFoundPage {
  static let path = "404.html"

  /// - Parameter root: The site's address, so that the links work at any depth; empty when it is not
  ///   known.
  static func html(root: String) -> HTML {
    PageHead("There is no such page") {
      "It may have been renamed. "
      Tag.a(.href(SafeURL(root: root, path: IndexPage.path))) { "All entries" }
      " are on the first page."
    }.html
  }
}
