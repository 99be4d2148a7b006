import Foundation
import GotchaBook
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

  /// The compiler knows that a rule which is named is there, and has a sentence.
  @Test("has no rule of the book that nothing checks")
  func used() throws {
    var named: Set<String> = []
    for room in ["Sources/GotchaBook", "Sources/CaseGenerator", "Sources/GotchaSite"] {
      let files = FileManager.default.enumerator(atPath: repositoryRoot.appending(path: room).path)
      for case let path as String in try #require(files)
      where path.hasSuffix(".swift") && !path.hasSuffix("BookRule.swift") {
        let text = try String(
          contentsOf: repositoryRoot.appending(path: "\(room)/\(path)"), encoding: .utf8)
        named.formUnion(text.matches(of: /(?:rule: |error\(\s*)\.(\w+)/).map { String($0.1) })
      }
    }
    #expect(named.count > 40)
    #expect(BookRule.allCases.map { "\($0)" }.filter { !named.contains($0) } == [])
  }
}
