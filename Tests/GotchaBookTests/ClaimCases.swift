import Foundation
import GotchaBook
import TestSupport
import Testing

/// The checkable statements of the seed documents (`Site/facts/claims.tsv`) and the entries that
/// name them in their evidence.
@Suite struct ClaimCases {
  private static let book = Book.read(root: repositoryRoot.path)
  private static let claims = (try? FactTable(named: "claims.tsv"))?.rows.map(\.description)

  @Test func `the table of claims is there`() throws {
    #expect(try #require(Self.claims).count >= 154)
  }

  @Test(arguments: claims ?? []) func `a claim is named by an entry that has cases`(_ claim: String)
  {
    #expect(Self.book.entries.contains { $0.claims.contains(claim) && !$0.cases.isEmpty })
  }

  @Test func `no entry names a claim that the table lacks`() throws {
    let known = Set(try #require(Self.claims))
    let series = Set(known.compactMap { $0.split(separator: "-").first })
    let named = Self.book.entries.flatMap(\.claims).filter { claim in
      claim.split(separator: "-").first.map { series.contains($0) } ?? false
    }
    #expect(named.filter { !known.contains($0) } == [])
  }
}
