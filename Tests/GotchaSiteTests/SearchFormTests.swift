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

  @Test func `a book's own words of the search take the place of those of any book`() throws {
    let theme = SiteOnDisk.package + "/Site/theme"
    func words(_ own: Data?) throws -> String {
      let files = Theme.files(in: theme, words: own)
      let found = try #require(files.first { $0.path == "theme/search/words.js" })
      #expect(!files.contains { $0.path.contains("plain-words") })
      return String(decoding: found.data, as: UTF8.self)
    }
    let plain = try words(nil)
    #expect(plain.contains("gotchaWords") && !plain.contains("tableview"))
    #expect(try words(Data("let own = 1\n".utf8)) == "let own = 1\n")
  }

  @Test func `reports are written as issues of the repository`() throws {
    let site = try site(library: Data(), repository: Repository(url: "https://example.com/me/book"))
    #expect(
      try site.text("index.html")
        .contains(#"data-issues="https://example.com/me/book/issues/new""#))
    #expect(try !self.site(library: Data()).text("index.html").contains("data-issues"))
  }
}
