import GotchaBook

extension PageFrame {
  /// The header and the footer, which are made once for all pages of one depth.
  struct Shared: Sendable {
    let siteTitle: String
    let hasFeeds: Bool
    private var headers: [LazyFragment] = []
    private var footers: [LazyFragment] = []

    /// Pages stand at the root or in a folder of it.
    private static let depths = 0...1

    private static let links: [(words: String, path: String)] = [
      ("All entries", IndexPage.path), ("By API", SymbolIndex.path),
      ("By version", MatrixPage.path), ("What changes", VersionStep.indexPath),
      ("Broken approaches", Listing.path(of: .brokenApproach)),
    ]

    init(siteTitle: String, hasFeeds: Bool) {
      self.siteTitle = siteTitle
      self.hasFeeds = hasFeeds
      let plain = self
      for depth in Self.depths {
        let root = String(repeating: "../", count: depth)
        headers.append(LazyFragment { plain.header(from: root, current: nil) })
        footers.append(LazyFragment { plain.footer(from: root) })
      }
    }

    /// The header of a page; one that it leads to is marked there.
    func header(of path: String) -> HTML {
      let depth = PageFrame.depth(of: path)
      let isShared = headers.indices.contains(depth) && !Self.links.contains { $0.path == path }
      return isShared
        ? headers[depth].html : header(from: PageFrame.root(from: path), current: path)
    }

    func footer(of path: String) -> HTML {
      let depth = PageFrame.depth(of: path)
      return footers.indices.contains(depth)
        ? footers[depth].html : footer(from: PageFrame.root(from: path))
    }

    private func header(from root: String, current: String?) -> HTML {
      Tag.header(.class("site-header")) {
        Tag.a(.class("site-name"), .href(SafeURL(root: root, path: "index.html"))) { siteTitle }
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
          "Every verdict on this site was measured by a run: "
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
