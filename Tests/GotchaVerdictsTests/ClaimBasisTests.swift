import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

/// What an entry's claims rest on, version by version.
@Suite struct ClaimBasisTests {
  private static let modelled = (8...18).map { Version($0) } + [Version(26)]

  private static func entry(_ facts: String) throws -> Entry {
    let text = "# T\n\nL.\n\n- Area: Rows\n\(facts)\n\n## C\n\n```swift\n#expect(f())\n```\n"
    let reading = EntryParser.read(path: "Book/rows/x.md", bytes: Array(text.utf8), folder: "rows")
    try #require(!reading.hasErrors, "\(reading.diagnostics)")
    return try #require(reading.entry)
  }

  private static func claims(_ facts: String, devices: Set<Version> = []) throws -> EntryClaims {
    EntryClaims(of: try entry(facts), modelled: modelled, devices: devices)
  }

  /// The versions with a basis, as text.
  private static func versions(_ basis: Basis, _ claims: EntryClaims) -> [Int] {
    claims.versions.filter { $0.basis == basis }.map(\.version.major)
  }

  @Test(arguments: [
    "- Applies to: iOS 9–15\n- Evidence: reported on iOS 9.3 and 15.2, somebody",
    "- Applies to: iOS 8, 11+\n- Evidence: documented, a page",
    "- Applies to: iOS 8–10\n- Changed in: iOS 13\n- Evidence: observed on iOS 13–14, a log",
    "- Applies to: all\n- Evidence: reported, a post",
    "- Changed in: iOS 13\n- Evidence: documented in the iOS 16.5 SDK, UITableView.h",
  ])
  func `The bases of an entry add up to its range`(facts: String) throws {
    let entry = try Self.entry(facts)
    let claims = EntryClaims(of: entry, modelled: Self.modelled)
    let spokenOf = Self.modelled.filter { version in
      entry.appliesTo?.contains(version) == true || entry.changedIn.map { version >= $0 } == true
    }
    #expect(claims.versions.map(\.version) == spokenOf)
    #expect(claims.counts.values.reduce(0, +) == spokenOf.count)
  }

  @Test func `A report covers the versions that it names, and those between two are between`()
    throws
  {
    let claims = try Self.claims(
      "- Applies to: iOS 9–17\n- Evidence: reported on iOS 9.3 and 15.2, somebody")
    #expect(Self.versions(.reported, claims) == [9, 15])
    #expect(Self.versions(.between, claims) == [10, 11, 12, 13, 14])
    #expect(Self.versions(.model, claims) == [16, 17])
  }

  @Test func `An undated report covers nothing`() throws {
    let claims = try Self.claims("- Applies to: iOS 9–12\n- Evidence: reported, somebody")
    #expect(Self.versions(.model, claims) == [9, 10, 11, 12])
  }

  @Test func `What is documented covers the range up to its SDK`() throws {
    let claims = try Self.claims(
      "- Applies to: iOS 15+\n- Evidence: documented in the iOS 16.5 SDK, UITableView.h")
    #expect(Self.versions(.documented, claims) == [15, 16])
    #expect(Self.versions(.model, claims) == [17, 18, 26])
  }

  @Test func `What a page of today documents covers the range from the introduction on`() throws {
    let entry = try Self.entry("- Applies to: iOS 8+\n- Evidence: documented, a page")
    let claims = EntryClaims(of: entry, modelled: Self.modelled) { _ in Version(11) }
    #expect(Self.versions(.model, claims) == [8, 9, 10])
    #expect(Self.versions(.documented, claims).last == 26)
  }

  @Test func `A device beats a log, a log a report, and a report the documentation`() throws {
    let claims = try Self.claims(
      """
      - Applies to: iOS 9–12
      - Evidence: documented, a page
      - Evidence: reported on iOS 10–12, somebody
      - Evidence: observed on iOS 11–12, a log
      """, devices: [Version(12)])
    #expect(claims.versions.map(\.basis) == [.documented, .reported, .observed, .device])
  }

  @Test func `Nothing is between versions of different claims`() throws {
    let claims = try Self.claims(
      """
      - Applies to: iOS 9–12
      - Changed in: iOS 13
      - Evidence: reported on iOS 9, somebody
      - Evidence: reported on iOS 15, somebody
      """)
    #expect(Self.versions(.between, claims).isEmpty)
    #expect(claims[Version(13)]?.claim == .notAffected)
    #expect(claims[Version(8)] == nil)
  }
}
