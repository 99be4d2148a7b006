/// The page a server shows for an address that is not there.
struct NotFoundPage {
  static let path = "404.html"

  let map: SiteMap
  let shelves: Shelves
  /// The site's address, so that the links work at any depth; empty when it is not known.
  let root: String
  let hasSearch: Bool

  var html: HTML {
    Tag.div(.class("not-found")) {
      PageHead("Page not found") {
        "It may have been renamed or removed. "
        if hasSearch { "Search above, or start " } else { "Start " }
        "at the "
        Tag.a(.href(SafeURL(root: root, path: IndexPage.path))) { "first page" }
        ", the "
        Tag.a(.href(SafeURL(root: root, path: MatrixPage.path))) { "list of all entries" }
        " or the "
        Tag.a(.href(SafeURL(root: root, path: SymbolIndex.path))) { "names of the API" }
        "."
      }.html
      if !map.areas.isEmpty {
        Tag.nav(.class("not-found-areas"), .label("Areas")) {
          Tag.ul {
            for index in shelves.groups.map(\.area).unique() {
              Tag.li {
                Tag.a(.href(SafeURL(root: root, path: map.areas[index].path))) {
                  map.areas[index].name
                }
              }
            }
          }
        }
      }
    }
  }
}
