import Foundation
import GotchaVerdicts

/// The parts that every page has: the head, the header with its links, the footer.
struct PageFrame {
  let content: SiteContent
  let document: Document
  /// The path of the image that previews show; it needs the site's address.
  let image: String?
  /// From the page to the site's root. A server shows the page for an address that is not there at
  /// any depth, so that page has whole addresses where they are known.
  private let root: String

  init(content: SiteContent, document: Document, image: String?) {
    self.content = content
    self.document = document
    self.image = image
    root =
      document.path == NotFoundPage.path
      ? content.baseURL ?? "" : Self.root(from: document.path)
  }

  private var path: String { document.path }
  private var title: String { document.title }
  private var baseURL: String? { content.baseURL }
  private var hasFeeds: Bool { !content.history.lines.isEmpty }
  private var hasSearch: Bool { content.searchLibrary != nil }

  /// Leads from a page to the site's root: empty, or `../` for each folder.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The whole page around its content.
  func data(_ html: HTML) -> Data {
    HTMLWriter.document(
      Tag.html(.named("lang", "en")) {
        head
        Tag.body {
          Tag.a(.class("skip"), .href(SafeURL(anchor: "content"))) { "Skip to content" }
          header
          Tag.main(.id("content"), .named("tabindex", "-1")) { html }
          footer
        }
      })
  }
}

// MARK: - Head

extension PageFrame {
  private var head: HTML {
    Tag.head {
      Tag.meta(.named("charset", "utf-8"))
      Tag.meta(
        .named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
      Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
      Tag.title { title == content.title ? title : "\(title) · \(content.title)" }
      Tag.meta(
        .named("name", "description"), .named("property", "og:description"),
        .named("content", document.description))
      if let baseURL, path != NotFoundPage.path {
        Tag.link(.named("rel", "canonical"), .href(SafeURL(root: baseURL, path: path)))
      }
      openGraph
      preview
      document.article?.html(url: baseURL.map { $0 + SafeURL.encoded(path) }) ?? .empty
      Tag.link(
        .named("rel", "icon"), .type("image/svg+xml"),
        .href(SafeURL(root: root, path: "theme/icon.svg")))
      for sheet in [.site] + document.sheets {
        Tag.link(.named("rel", "stylesheet"), .href(SafeURL(root: root, path: sheet.path)))
      }
      if hasFeeds {
        feed(Feeds.entries, "Entries")
        feed(Feeds.verdicts, "Verdicts")
      }
      for script in document.scripts + (hasSearch ? ["theme/search.js"] : []) {
        Tag.script(.src(SafeURL(root: root, path: script)), .flag("defer"))
      }
    }
  }

  private var openGraph: HTML {
    properties([
      ("og:title", title),
      ("og:type", document.article == nil ? "website" : "article"),
      ("og:site_name", content.title),
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

// MARK: - Header and footer

extension PageFrame {
  private var links: [(words: String, path: String)] {
    [
      ("By API", SymbolIndex.path),
      (MatrixPage.title(in: content.settings), MatrixPage.path),
    ] + (hasSteps ? [(VersionStepsPage.title, VersionStep.indexPath)] : [])
      + [
        (Shelf.labBook.title(in: content.settings), Shelf.labBook.path),
        (HowPage.title, HowPage.path),
      ]
  }

  private var hasSteps: Bool { content.verdicts.modelled.versions.count > 1 }

  private var header: HTML {
    Tag.header(.class("site-header")) {
      Tag.a(.class("site-name"), .href(SafeURL(root: root, path: "index.html"))) { content.title }
      if hasSearch {
        searchForm
        Tag.noscript { Tag.p(.class("no-script")) { "The search needs JavaScript." } }
      }
      Tag.nav(.class("site-nav"), .label("Site")) { list }
      Tag.a(.class("to-menu"), .href(SafeURL(anchor: "menu"))) { "Menu" }
    }
  }

  private var list: HTML {
    Tag.ul {
      for link in links {
        Tag.li {
          Tag.a(
            [.href(SafeURL(root: root, path: link.path))]
              + (link.path == path ? [.named("aria-current", "page")] : [])
          ) { link.words }
        }
      }
    }
  }

  /// The place of the search field, which the script that makes it work fills and shows. With a
  /// repository it has the address where a report can be written.
  private var searchForm: HTML {
    let issues = content.repository?.newIssue
    return Tag.form(
      [
        .class("search"), .id("search"), .named("role", "search"), .flag("hidden"),
        .named("data-root", root),
      ] + (issues.map { [.named("data-issues", $0.text)] } ?? []))
  }

  private var footer: HTML {
    Tag.footer(.class("site-footer")) {
      Tag.nav(.id("menu"), .class("menu"), .label("Menu")) { list }
      Tag.p {
        RunTally.words(of: content.verdicts.runs, unknownCommits: content.unknownCommits)
          .capitalizedFirst
        ": "
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
