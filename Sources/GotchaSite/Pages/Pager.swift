/// A list cut into pages, so that none of them grows with the book.
struct Pager {
  /// The first page's path; the others get a number before the extension: `areas/x.p2.html`.
  /// No file name made from an id has a second dot, so they meet no other page.
  var path: String
  var count: Int
  var size: Int

  var pageCount: Int { max(1, (count + size - 1) / size) }

  /// The path of a page, from 0.
  func path(of page: Int) -> String {
    guard page > 0 else { return path }
    return "\(path.dropLast(".html".count)).p\(page + 1).html"
  }

  /// Which elements a page shows.
  func range(of page: Int) -> Range<Int> {
    min(page * size, count)..<min((page + 1) * size, count)
  }

  /// Links to the other pages; nothing where there is only one.
  @HTMLBuilder
  func navigation(on current: Int) -> HTML {
    if pageCount > 1 {
      Tag.nav(.class("pager"), .label("Pages")) {
        if current > 0 { link(current - 1, "Previous", [.named("rel", "prev")]) }
        for page in numbered(around: current) {
          if page == current {
            Tag.strong(.named("aria-current", "page")) { "\(page + 1)" }
          } else {
            link(page, "\(page + 1)", [.label("Page \(page + 1)")])
          }
        }
        if current + 1 < pageCount { link(current + 1, "Next", [.named("rel", "next")]) }
      }
    }
  }

  /// The first, the last, and some around the current one.
  private func numbered(around current: Int) -> [Int] {
    let near = (current - 2)...(current + 2)
    return (0..<pageCount).filter { $0 == 0 || $0 == pageCount - 1 || near.contains($0) }
  }

  private func link(_ page: Int, _ words: String, _ attributes: [Attribute]) -> HTML {
    let url = SafeURL(root: PageFrame.root(from: path), path: path(of: page))
    return Tag.a([.href(url)] + attributes) { words }
  }
}
