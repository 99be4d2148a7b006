import Foundation

/// `sitemap.xml`, for search engines; it needs whole addresses, so there is none without a base.
struct Sitemap {
  static let path = "sitemap.xml"
  /// The most addresses of one file (sitemaps.org, protocol 0.9).
  private static let limit = 50_000

  var baseURL: String
  var paths: [String]

  var data: Data {
    let html = Tag("urlset")(
      .named("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
    ) {
      for path in paths.filter({ $0 != NotFoundPage.path }).prefix(Self.limit) {
        Tag("url")() { Tag("loc")() { baseURL + SafeURL.encoded(path) } }
      }
    }
    return HTMLWriter.xml(html)
  }
}
