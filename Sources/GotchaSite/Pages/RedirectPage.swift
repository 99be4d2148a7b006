import Foundation

/// The page at the address of an entry that is gone: leads to its successor, for readers and, with
/// the successor's address as the canonical one, for search engines.
struct RedirectPage {
  /// The page's path, and that of the page it leads to.
  var path: String
  var target: String
  var title: String
  var baseURL: String?

  var data: Data {
    let url = SafeURL(root: PageFrame.root(from: path), path: target)
    return HTMLWriter.document(
      Tag.html(.named("lang", "en")) {
        Tag.head {
          Tag.meta(.named("charset", "utf-8"))
          Tag.meta(
            .named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
          Tag.title { title }
          Tag.link(
            .named("rel", "canonical"),
            .href(baseURL.map { SafeURL(root: $0, path: target) } ?? url))
          Tag.meta(.named("http-equiv", "refresh"), .named("content", "0; url=\(url.text)"))
        }
        Tag.body {
          Tag.main {
            Tag.h1 { "This page has moved" }
            Tag.p { Tag.a(.href(url)) { title } }
          }
        }
      })
  }
}
