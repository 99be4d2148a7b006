import GotchaBook

/// What every page shares: the head, the header with its links, the footer.
struct PageFrame {
  var siteTitle: String
  /// The page's path in the site; it decides how the root is reached.
  var path: String
  var title: String
  var description: String
  /// Where the site will stand; nil when that is not known.
  var baseURL: String?
  var hasFeeds = false

  private static let links: [(words: String, path: String)] = [
    ("All entries", IndexPage.path), ("By API", SymbolIndex.path),
    ("By version", MatrixPage.path), ("What changes", VersionStep.indexPath),
    ("Broken approaches", Listing.path(of: .brokenApproach)),
  ]

  /// Leads from a page to the site's root: empty, or `../` for each folder.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private var root: String { Self.root(from: path) }

  func document(_ content: HTML, scripts: [String] = ["theme/page.js"]) -> [UInt8] {
    HTMLWriter.document(
      Tag.html(.named("lang", "en")) {
        head(scripts)
        Tag.body {
          Tag.a(.class("skip"), .href(SafeURL(anchor: "content"))) { "Skip to content" }
          header
          Tag.main(.id("content"), .named("tabindex", "-1")) { content }
          footer
        }
      })
  }

  private func head(_ scripts: [String]) -> HTML {
    Tag.head {
      Tag.meta(.named("charset", "utf-8"))
      Tag.meta(
        .named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
      Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
      Tag.title { title == siteTitle ? title : "\(title) · \(siteTitle)" }
      Tag.meta(.named("name", "description"), .named("content", description))
      openGraph
      Tag.link(
        .named("rel", "icon"), .type("image/svg+xml"),
        .href(SafeURL(root: root, path: "theme/icon.svg")))
      Tag.link(
        .named("rel", "stylesheet"), .href(SafeURL(root: root, path: "theme/site.css")))
      if hasFeeds {
        feed(Feeds.entries, "Entries")
        feed(Feeds.verdicts, "Verdicts")
      }
      for script in scripts {
        Tag.script(.src(SafeURL(root: root, path: script)), .flag("defer"))
      }
    }
  }

  private var openGraph: HTML {
    .group(
      [
        ("og:title", title), ("og:description", description), ("og:type", "article"),
        ("og:site_name", siteTitle),
        ("og:url", baseURL.map { $0 + SafeURL.encoded(path) } ?? ""),
      ].filter { !$1.isEmpty }.map { property, content in
        Tag.meta(.named("property", property), .named("content", content))
      })
  }

  private func feed(_ path: String, _ title: String) -> HTML {
    Tag.link(
      .named("rel", "alternate"), .type("application/atom+xml"), .title(title),
      .href(SafeURL(root: root, path: path)))
  }

  private var header: HTML {
    Tag.header(.class("site-header")) {
      Tag.a(.class("site-name"), .href(SafeURL(root: root, path: "index.html"))) { siteTitle }
      Tag.nav(.label("Site")) {
        Tag.ul {
          for link in Self.links {
            Tag.li {
              Tag.a(
                [.href(SafeURL(root: root, path: link.path))]
                  + (link.path == path ? [.named("aria-current", "page")] : [])
              ) { link.words }
            }
          }
        }
      }
    }
  }

  private var footer: HTML {
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
