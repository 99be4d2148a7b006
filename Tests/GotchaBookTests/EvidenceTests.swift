import GotchaBook
import SystemVersions
import Testing

/// What a line of evidence says, and what an entry is searched as.
@Suite struct EvidenceTests {
  private func evidence(_ text: String) throws -> Evidence {
    let reading = Samples.read(
      Samples.entry(facts: "- Area: Row heights\n- Evidence: \(text)"))
    try #require(reading.diagnostics == [])
    return try #require(reading.entry?.evidence.first)
  }

  private func text(_ evidence: Evidence) -> String { evidence.text.map(\.plainText).joined() }

  @Test(arguments: [
    ("iOS 15.2", "15.2"), ("iOS 9.3–10.0", "9.3–10"), ("iOS 9.3 and 15.2", "9.3, 15.2"),
    ("iOS 15", "15"), ("iOS 13.3.1", "13.3"), ("iOS 11 and iOS 9", "9, 11"),
  ])
  func `The versions of a source are read and kept as written`(
    written: String, read: String
  )
    throws
  {
    let evidence = try evidence("reported on \(written), [KIF #1040](https://x.org/1): EX-15")
    #expect(evidence.level == .reported)
    #expect(evidence.versions?.description == read)
    #expect(evidence.versionsText == written)
    #expect(text(evidence) == "KIF #1040: EX-15")
    #expect(evidence.links == ["https://x.org/1"])
    #expect(evidence.claims == ["EX-15"])
    #expect(evidence.isDated)
  }

  @Test func `What is documented names its SDK`() throws {
    let evidence = try evidence("documented in the iOS 16.5 SDK, UITableView.h")
    #expect(evidence.sdk == Version(16, 5))
    #expect(evidence.versionsText == "iOS 16.5 SDK")
    #expect(text(evidence) == "UITableView.h")
  }

  @Test(arguments: [
    "reported, [a](https://x.org/1), [b](https://x.org/2)", "documented by Apple, in a note",
    "observed; see iOS 9",
  ])
  func `Evidence without versions is undated`(written: String) throws {
    let evidence = try evidence(written)
    #expect(!evidence.isDated)
    #expect(evidence.versionsText == nil)
  }

  @Test func `Evidence may name ids alone`() throws {
    let evidence = try evidence("observed on iOS 8: G0-05, G0-14")
    #expect(evidence.versions?.description == "8")
    #expect(evidence.claims == ["G0-05", "G0-14"])
  }

  @Test func `Phrases are separated by commas, and code is without its marks`() {
    let facts = "- Area: Row heights\n- Evidence: reported\n- Also searched as: `a:b:`, c d, “e”"
    #expect(Samples.read(Samples.entry(facts: facts)).entry?.searchedAs == ["a:b:", "c d", "“e”"])
  }

  @Test func `An observation is a kind of entry`() {
    let facts = "- Area: Row heights\n- Kind: observation\n- Evidence: reported"
    #expect(Samples.read(Samples.entry(facts: facts)).entry?.kind == .observation)
  }

  @Test func `The versions that entries are checked for are those of the model`() {
    #expect(Release.modelled == SystemVersion.modelled.map { Version($0.major) })
    #expect(SystemVersion.modelled.last == .newest)
  }
}
