/// The page a server shows for an address that is not there.
enum NotFoundPage {
  static let path = "404.html"

  static var html: HTML {
    Tag.header(.class("page-head")) {
      Tag.h1 { "There is no such page" }
      Tag.p(.class("lead")) {
        "It may have been renamed. "
        Tag.a(.href(SafeURL(root: "", path: IndexPage.path))) { "All entries" }
        " are on the first page."
      }
    }
  }
}
