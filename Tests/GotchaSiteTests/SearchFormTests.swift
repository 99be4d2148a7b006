import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import Testing

@Suite struct SearchFormTests {
  private static let pages = ["index.html", "matrix.html", "entries/crashing.html"]

  private func site(library: Data?, repository: Repository? = nil) throws -> SiteOnDisk {
    var content = SampleBook.content
    content.searchLibrary = library
    content.repository = repository
    return try SiteOnDisk(content)
  }

  @Test(arguments: Self.pages)
  func `every page has the field, with the path to the site's root`(page: String) throws {
    let site = try site(library: Data("lunr".utf8))
    let root = page.contains("/") ? "../" : ""
    #expect(try site.text(page).contains(#"role="search" hidden data-root="\#(root)""#))
    #expect(try site.text(page).contains(#"src="\#(root)theme/search.js""#))
    #expect(try site.text("theme/lunr.js") == "lunr")
  }

  @Test(arguments: Self.pages)
  func `a site without the library has no field that does nothing`(page: String) throws {
    let site = try site(library: nil)
    #expect(try !site.text(page).contains("search"))
    #expect(!site.files.contains("search-index.js"))
    #expect(!site.files.contains("theme/lunr.js"))
  }

  @Test func `reports are written as issues of the repository`() throws {
    let site = try site(library: Data(), repository: Repository(url: "https://example.com/me/book"))
    #expect(
      try site.text("index.html")
        .contains(#"data-issues="https://example.com/me/book/issues/new""#))
    #expect(try !self.site(library: Data()).text("index.html").contains("data-issues"))
  }
}
