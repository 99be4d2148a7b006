import Foundation
import GotchaBook
import GotchaVerdicts
import Testing

/// The claims of this repository's own book.
@Suite struct BookClaimsTests {
  private static let book = Book.read(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path)

  @Test func `of every entry the bases add up to the range`() {
    #expect(Self.book.entries.count > 100)
    for entry in Self.book.entries {
      let claims = EntryClaims(of: entry, modelled: Release.modelled)
      let range = Release.modelled.filter { version in
        entry.appliesTo?.contains(major: version.major) == true
          || entry.changedIn.map { version.major >= $0.major } == true
      }
      #expect(claims.versions.map(\.version) == range, "\(entry.path)")
      #expect(claims.counts.values.reduce(0, +) == range.count, "\(entry.path)")
    }
  }
}
