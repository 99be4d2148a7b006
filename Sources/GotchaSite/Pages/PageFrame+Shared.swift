import GotchaBook

extension PageFrame {
  /// The header and the footer, which are made once for all pages of one depth.
  struct Shared: Sendable {
    let siteTitle: String
    let hasFeeds: Bool
    /// Whether the pages have a search field.
    let hasSearch: Bool
    /// Where a report can be written; nil for no such link.
    let issuesURL: SafeURL?
    private var headers: [LazyFragment] = []
    private var footers: [LazyFragment] = []

    /// Pages are at the root or in a folder of it.
    private static let roots = ["", "../"]

    private static let links: [(words: String, path: String)] = [
      ("By API", SymbolIndex.path), ("By version", MatrixPage.path),
      ("What changes", VersionStep.indexPath), (Shelf.labBook.title, Shelf.labBook.path),
      (HowPage.title, HowPage.path),
    ]

    init(siteTitle: String, hasFeeds: Bool, hasSearch: Bool = false, issuesURL: SafeURL? = nil) {
      self.siteTitle = siteTitle
      self.hasFeeds = hasFeeds
      self.hasSearch = hasSearch
      self.issuesURL = issuesURL
      let plain = self
      for root in Self.roots {
        headers.append(LazyFragment { plain.header(from: root, current: nil) })
        footers.append(LazyFragment { plain.footer(from: root) })
      }
    }

    /// The header of a page; one that it leads to is marked there.
    func header(of path: String, root: String) -> HTML {
      let isShared = Self.roots.contains(root) && !Self.links.contains { $0.path == path }
      return isShared
        ? headers[PageFrame.depth(of: path)].html : header(from: root, current: path)
    }

    func footer(of path: String, root: String) -> HTML {
      Self.roots.contains(root)
        ? footers[PageFrame.depth(of: path)].html : footer(from: root)
    }

    private func header(from root: String, current: String?) -> HTML {
      Tag.header(.class("site-header")) {
        Tag.a(.class("site-name"), .href(SafeURL(root: root, path: "index.html"))) { siteTitle }
        if hasSearch { SearchForm(root: root, issuesURL: issuesURL).html }
        Tag.nav(.label("Site")) {
          Tag.ul {
            for link in Self.links {
              Tag.li {
                Tag.a(
                  [.href(SafeURL(root: root, path: link.path))]
                    + (link.path == current ? [.named("aria-current", "page")] : [])
                ) { link.words }
              }
            }
          }
        }
      }
    }

    private func footer(from root: String) -> HTML {
      Tag.footer(.class("site-footer")) {
        Tag.p {
          "Every verdict on this site is that of a run: "
          Tag.a(.href(SafeURL(root: root, path: RunsPage.path))) { "the runs" }
          ". For machines: "
          Tag.a(.href(SafeURL(root: root, path: "entries.json"))) { "entries.json" }
          ", "
          Tag.a(.href(SafeURL(root: root, path: "results.json"))) { "results.json" }
          if hasFeeds {
            ", "
            Tag.a(.href(SafeURL(root: root, path: Feeds.entries))) { "feed of entries" }
            ", "
            Tag.a(.href(SafeURL(root: root, path: Feeds.verdicts))) { "feed of verdicts" }
          }
          "."
        }
      }
    }
  }
}
