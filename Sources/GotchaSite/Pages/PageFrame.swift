/// What every page shares: the head, the header with its links, the footer.
struct PageFrame {
  var shared: Shared
  /// The page's path in the site; it decides how the root is reached.
  var path: String
  var title: String
  var description: String
  /// Where the site will stand; nil when that is not known.
  var baseURL: String?

  /// Leads from a page to the site's root: empty, or `../` for each folder.
  static func root(from path: String) -> String {
    String(repeating: "../", count: depth(of: path))
  }

  /// How many folders a page stands in.
  static func depth(of path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  private var root: String { Self.root(from: path) }

  func document(_ content: HTML, scripts: [String] = ["theme/page.js"]) -> [UInt8] {
    HTMLWriter.document(
      Tag.html(.named("lang", "en")) {
        head(scripts)
        Tag.body {
          Tag.a(.class("skip"), .href(SafeURL(anchor: "content"))) { "Skip to content" }
          shared.header(of: path)
          Tag.main(.id("content"), .named("tabindex", "-1")) { content }
          shared.footer(of: path)
        }
      })
  }

  private func head(_ scripts: [String]) -> HTML {
    Tag.head {
      Tag.meta(.named("charset", "utf-8"))
      Tag.meta(
        .named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
      Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
      Tag.title { title == shared.siteTitle ? title : "\(title) · \(shared.siteTitle)" }
      Tag.meta(.named("name", "description"), .named("content", description))
      openGraph
      Tag.link(
        .named("rel", "icon"), .type("image/svg+xml"),
        .href(SafeURL(root: root, path: "theme/icon.svg")))
      Tag.link(
        .named("rel", "stylesheet"), .href(SafeURL(root: root, path: "theme/site.css")))
      if shared.hasFeeds {
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
        ("og:site_name", shared.siteTitle),
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
}
