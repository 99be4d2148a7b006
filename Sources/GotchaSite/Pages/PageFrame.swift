import Foundation

/// The parts that every page has: the head, the header with its links, the footer.
struct PageFrame {
  var shared: Shared
  /// The page's path in the site; it decides how the root is reached.
  var path: String
  var title: String
  var description: String
  /// The address that the site will have; nil when it is not known.
  var baseURL: String?
  /// The path of the image that previews show; it needs `baseURL`.
  var image: String?
  /// What search engines read of an article, as JSON-LD.
  var article: Article?

  /// Leads from a page to the site's root: empty, or `../` for each folder.
  static func root(from path: String) -> String {
    String(repeating: "../", count: depth(of: path))
  }

  /// How many folders a page is in.
  static func depth(of path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// From the page to the site's root. A server shows the page for an address that is not there at
  /// any depth, so that page has whole addresses where they are known.
  var root: String {
    path == NotFoundPage.path ? baseURL ?? "" : Self.root(from: path)
  }

  func document(_ content: HTML, scripts: [String]) -> Data {
    HTMLWriter.document(
      Tag.html(.named("lang", "en")) {
        head(scripts)
        Tag.body {
          Tag.a(.class("skip"), .href(SafeURL(anchor: "content"))) { "Skip to content" }
          shared.header(of: path, root: root)
          Tag.main(.id("content"), .named("tabindex", "-1")) { content }
          shared.footer(of: path, root: root)
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
      Tag.meta(
        .named("name", "description"), .named("property", "og:description"),
        .named("content", description))
      if let baseURL, path != NotFoundPage.path {
        Tag.link(.named("rel", "canonical"), .href(SafeURL(root: baseURL, path: path)))
      }
      openGraph
      preview
      if let article { article.html(url: baseURL.map { $0 + SafeURL.encoded(path) }) }
      Tag.link(
        .named("rel", "icon"), .type("image/svg+xml"),
        .href(SafeURL(root: root, path: "theme/icon.svg")))
      Tag.link(
        .named("rel", "stylesheet"), .href(SafeURL(root: root, path: "theme/site.css")))
      if shared.hasFeeds {
        feed(Feeds.entries, "Entries")
        feed(Feeds.verdicts, "Verdicts")
      }
      for script in scripts + (shared.hasSearch ? [SearchForm.script] : []) {
        Tag.script(.src(SafeURL(root: root, path: script)), .flag("defer"))
      }
    }
  }

  private var openGraph: HTML {
    properties([
      ("og:title", title),
      ("og:type", article == nil ? "website" : "article"),
      ("og:site_name", shared.siteTitle),
      ("og:url", baseURL.map { $0 + SafeURL.encoded(path) } ?? ""),
    ])
  }

  /// The image of the page, for what shows previews of links.
  @HTMLBuilder
  private var preview: HTML {
    if let baseURL, let image {
      properties([
        ("og:image", baseURL + SafeURL.encoded(image)),
        ("og:image:width", "\(SocialImages.width)"),
        ("og:image:height", "\(SocialImages.height)"),
        ("og:image:alt", title),
      ])
      Tag.meta(.named("name", "twitter:card"), .named("content", "summary_large_image"))
    }
  }

  private func properties(_ values: [(name: String, content: String)]) -> HTML {
    .group(
      values.filter { !$0.content.isEmpty }.map { name, content in
        Tag.meta(.named("property", name), .named("content", content))
      })
  }

  private func feed(_ path: String, _ title: String) -> HTML {
    Tag.link(
      .named("rel", "alternate"), .type("application/atom+xml"), .title(title),
      .href(SafeURL(root: baseURL ?? root, path: path)))
  }
}
