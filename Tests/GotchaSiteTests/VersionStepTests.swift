import Testing

@testable import GotchaBook
@testable import GotchaSite

/// What is new in a version, and how well that is known.
@Suite struct VersionStepTests {
  private static func entry(
    _ id: String, _ appliesTo: [ClosedRange<Int>], changedIn: Int? = nil,
    contrast: ClosedRange<Int>? = nil, reportedOn version: Int? = nil
  ) -> Entry {
    var sketch = EntrySketch(id, "An entry", appliesTo: appliesTo, changedIn: changedIn)
    sketch.testCase("One", slug: "one")
    sketch.code("#expect(true)")
    var entry = sketch.entry
    if let version {
      let versions = VersionRange(spans: [VersionSpan(Version(version), Version(version))])
      entry.evidence.append(Evidence(level: .reported, versions: versions, text: [], links: []))
    }
    if let contrast {
      entry.cases[0].appliesTo = VersionRange(
        spans: [VersionSpan(Version(contrast.lowerBound), Version(contrast.upperBound))])
    }
    return entry
  }

  private static func step(
    to version: Int, _ entries: [Entry], _ introductions: [String: Version] = [:]
  ) throws -> VersionStep {
    let builder = SiteBuilder(SampleBook.content(of: entries))
    let steps = VersionStep.all(
      builder.pages, versions: SampleBook.versions.map { Version($0) },
      introductions: introductions)
    return try #require(steps.first { $0.after == Version(version) })
  }

  @Test func `what begins is graded by what is known of the version before`() throws {
    let entries = [
      Self.entry("seen", [15...26], reportedOn: 15), Self.entry("api", [15...26]),
      Self.entry("contrast", [15...26], contrast: 14...14), Self.entry("older", [14...26]),
      Self.entry("without evidence", [15...26]),
    ]
    let step = try Self.step(to: 15, entries, ["api": Version(15), "older": Version(15)])
    #expect(step.changes[.firstSeen]?.map(\.entry) == [0])
    #expect(step.changes[.newAPI]?.map(\.entry) == [1])
    #expect(step.changes[.begins]?.map(\.entry) == [2])
    #expect(step.summary == "2 begin, 1 first known")
  }

  @Test
  func `what ends and changes is listed, and no step with changes says that nothing is known`()
    throws
  {
    let entries = [
      Self.entry("ends", [8...14], reportedOn: 14), Self.entry("fixed", [8...14], changedIn: 15),
      Self.entry("without evidence", [8...14], reportedOn: 13),
    ]
    let step = try Self.step(to: 15, entries)
    #expect(step.changes[.lastKnown]?.map(\.entry) == [0])
    #expect(step.changes[.fixedInModel]?.map(\.entry) == [1])
    #expect(step.summary == "1 changed, 1 last known")
    #expect(try Self.step(to: 16, entries).summary == "nothing is known")
  }
}
