import Foundation
import GotchaLint
import TestSupport
import Testing

@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test("names each rule once, with a sentence")
  func unique() {
    let names = RuleCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(RuleCatalogue.all.allSatisfy { $0.summary.hasSuffix(".") && $0.summary.count > 10 })
  }

  @Test("has every rule that the sources of the book and the site name")
  func complete() throws {
    let pattern = /(?:rule: |error\(\s*)"([a-z0-9-]+)"/
    var named: Set<String> = []
    for room in ["Sources/GotchaBook", "Sources/CaseGenerator", "Sources/GotchaSite"] {
      let files = FileManager.default.enumerator(atPath: repositoryRoot.appending(path: room).path)
      for case let path as String in try #require(files) where path.hasSuffix(".swift") {
        let text = try String(
          contentsOf: repositoryRoot.appending(path: "\(room)/\(path)"), encoding: .utf8)
        named.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
    }
    #expect(named.count > 40)
    let listed = Set((RuleCatalogue.parser + RuleCatalogue.book + RuleCatalogue.site).map(\.name))
    #expect(named.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(named).sorted() == [])
  }
}
