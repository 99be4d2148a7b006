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

  @Test func `a book's own words of the search come after those of any book`() throws {
    let theme = SiteOnDisk.package + "/Site/theme"
    func words(_ own: Data?) throws -> String {
      let files = Theme.files(in: theme, words: own)
      let found = try #require(files.first { $0.path == "theme/search/words.js" })
      #expect(!files.contains { $0.path.contains("plain-words") })
      return String(decoding: found.data, as: UTF8.self)
    }
    let plain = try words(nil)
    #expect(plain.contains("gotchaWords") && !plain.contains("tableview"))
    #expect(try words(Data("let own = 1\n".utf8)) == plain + "let own = 1\n")
  }

  @Test func `no word of the search is both one of any book and one of this`() throws {
    // The lists of words between backticks, each with its member, and the patterns in quotation marks.
    func words(_ path: String) throws -> Set<String> {
      let text = try String(contentsOfFile: SiteOnDisk.package + path, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .joined(separator: "\n")
      let lists = code.matches(of: /(\w+): `([^`]*)`/).flatMap { list in
        list.2.split(whereSeparator: \.isWhitespace).map { "\(list.1): \($0)" }
      }
      let patterns = code.matches(of: /"([^"]*)"/).map { String($0.1) }
      return Set(lists + patterns.filter { !$0.contains(/^[\w$&= ]+$/) })
    }
    let plain = try words("/Site/theme/search/plain-words.js")
    let own = try words("/Site/search-words.js")
    #expect(plain.count > 200 && own.count > 200)
    #expect(plain.intersection(own).isEmpty)
  }

  @Test func `reports are written as issues of the repository`() throws {
    let site = try site(library: Data(), repository: Repository(url: "https://example.com/me/book"))
    #expect(
      try site.text("index.html")
        .contains(#"data-issues="https://example.com/me/book/issues/new""#))
    #expect(try !self.site(library: Data()).text("index.html").contains("data-issues"))
  }
}
