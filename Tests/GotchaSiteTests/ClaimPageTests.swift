import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

@testable import GotchaSite

/// Pages that show what is known on which version.
@Suite struct ClaimPageTests {
  private static func entry(_ evidence: [Evidence]) -> Entry {
    var sketch = EntrySketch("e", "An entry", appliesTo: [15...26])
    sketch.testCase("One", slug: "one", level: 2)
    sketch.code("#expect(true)")
    var entry = sketch.entry
    entry.evidence = evidence
    return entry
  }

  private static let evidence = [
    Evidence(
      level: .reported, versions: VersionRange(text: "iOS 15.2"), versionsText: "iOS 15.2",
      text: [], links: []),
    Evidence(
      level: .documented, sdk: Version(16, 5), versionsText: "iOS 16.5 SDK", text: [], links: []),
  ]

  private static func content(_ entry: Entry, _ runs: [Run]) -> SiteContent {
    SiteContent(
      title: "B", entries: [entry], verdicts: BookVerdicts(entries: [entry], runs: runs))
  }

  private static func run(_ system: RunSystem, of entry: Entry, fails: Bool = false) -> Run {
    let failure = VersionRun.Failure(file: entry.path, line: 1, column: 1, message: "no")
    return Run(
      name: system.platform.rawValue, system: system,
      records: SampleBook.begun([
        SampleBook.record(entry, "one", [.init(18, fails ? [failure] : [])])
      ]))
  }

  private static let phone = RunSystem.device("iPhone 15, iOS 18.5", date: "2026-11-20")

  private static func sentence(_ content: SiteContent) -> String? {
    CompatibilitySentence(
      entry: content.entries[0], verdict: content.verdicts.entries[0],
      modelled: content.verdicts.modelled.versions, settings: content.settings
    ).text
  }

  @Test(
    arguments: [
      (Evidence(level: .documented, text: [], links: []), "documented"),
      (evidence[1], "documented on iOS 16"),
      (evidence[0], "reported on iOS 15"),
    ])
  func `a status names a version only where the evidence does`(evidence: Evidence, words: String) {
    let content = Self.content(Self.entry([evidence]), [])
    let page = BookPage(
      position: 0, entry: content.entries[0], verdict: content.verdicts.entries[0], path: "e.html",
      shelf: .today, pictures: nil)
    #expect(EntryStatus(page: page).words.last == words)
  }

  @Test func `a sentence says which versions are affected and how that is known`() {
    #expect(
      Self.sentence(Self.content(Self.entry(Self.evidence), []))
        == "Affects iOS 15–26. Reported on iOS 15.2, documented in the iOS 16.5 SDK; iOS 17–26 "
        + "are assumed from other versions and not checked.")
    #expect(
      Self.sentence(Self.content(Self.entry([]), []))
        == "Affects iOS 15–26. No source names a version: all of this is assumed from "
        + "other versions and not checked.")
    let report = Evidence(level: .reported, text: [], links: [])
    #expect(
      Self.sentence(Self.content(Self.entry([report]), []))
        == "Affects iOS 15–26. Reported, without a version: which versions are affected is assumed "
        + "from other versions and not checked.")
  }

  @Test func `a run on a device gives device marks, where it ran and nowhere else`() throws {
    let entry = Self.entry([])
    let page = try SiteOnDisk(Self.content(entry, [Self.run(Self.phone, of: entry)]))
    let matrix = try page.text("matrix.html")
    let table = try #require(matrix.firstRange(of: "<tbody>"))
    #expect(matrix[table.upperBound...].ranges(of: "bar-device").count == 1)
    let text = try page.text("entries/e.html")
    #expect(text.contains("iPhone 15, iOS 18.5, 2026-11-20"))
    #expect(text.contains("does what the entry says on iOS 18"))
    let model = try SiteOnDisk(Self.content(entry, [Self.run(.model, of: entry)]))
    #expect(!(try model.text("matrix.html").contains("class=\"c-affected bar-device")))
    #expect(!(try model.text("entries/e.html").contains("basis-device")))
    #expect(try page.text("entries.json").contains(#""18":{"basis":"device","claim":"affected"}"#))
  }

  @Test func `a device that contradicts the model is shown beside it`() throws {
    let entry = Self.entry([])
    let runs = [Self.run(.model, of: entry), Self.run(Self.phone, of: entry, fails: true)]
    let text = try SiteOnDisk(Self.content(entry, runs)).text("entries/e.html")
    #expect(text.contains("contradicts the entry on iOS 18"))
    #expect(
      text.contains("device (iPhone 15, iOS 18.5, 2026-11-20) fails, model (the model) passes"))
    #expect(!text.contains("basis-device"))
  }

  @Test func `a case that fails in the author's words names every version on which it does`() throws
  {
    let entry = Self.entry([])
    let runs = [15, 16].map { version in
      VersionRun(
        version,
        [
          .init(
            file: entry.path, line: 1, column: 1,
            message: "Expectation failed: (a → \(version)) == 0\nThe header is gone")
        ])
    }
    let run = Run(
      name: "model", system: .model,
      records: SampleBook.begun([SampleBook.record(entry, "one", runs)]))
    let page = try SiteOnDisk(Self.content(entry, [run])).text("entries/e.html")
    #expect(page.contains("fails on iOS 15–16: The header is gone."))
  }

  @Test func `the first page counts what is known and what is not`() throws {
    let page = try SiteOnDisk(Self.content(Self.entry(Self.evidence), [])).text("index.html")
    #expect(
      page.contains("evidence for <strong>2</strong> of <strong>5</strong> entry–version pairs"))
    #expect(page.contains("<strong>3</strong> have no evidence"))
  }

  @Test func `every mark leads to what it means`() throws {
    let how = try SiteOnDisk(SampleBook.content).text("how.html")
    for basis in Basis.allCases { #expect(how.contains("id=\"\(basis.anchor)\"")) }
    let page = try SiteOnDisk(SampleBook.content).text("entries/changed.html")
    #expect(page.contains("href=\"../how.html#assumed\""))
  }

  @Test func `every verdict and basis has a mark of its own shape`() throws {
    let style = try SiteOnDisk(SampleBook.content).text("theme/site.css")
    let marks =
      Verdict.kinds.map { "v-\($0.word)" } + Basis.allCases.map { "basis-\($0.rawValue)" }
    let shapes = try marks.map { mark in
      let rule = try #require(style.firstRange(of: ".\(mark){--shape:"))
      return style[rule.upperBound...].prefix { $0 != ";" && $0 != "}" }
    }
    #expect(Set(shapes).count == marks.count)
  }

  @Test func `an entry is never marked outside of its own range`() throws {
    var entry = Self.entry([])
    entry.cases[0].appliesTo = VersionRange(text: "iOS 8–26")
    let verdicts = Self.content(entry, []).verdicts
    #expect(verdicts.entries[0].cases[0].versions.first?.version == Version(8))
    #expect(verdicts.entries[0].claims.versions.first?.version == Version(15))
  }

  @Test func `no page says that something holds, is broken, or was recorded on a system`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    for path in site.files where path.hasSuffix(".html") || path.hasSuffix(".json") {
      // An id, a kind and a name of a font are no verdicts.
      let text = try site.text(path).lowercased()
        .replacing("broken approach", with: "").replacing("broken-approach", with: "")
      for words in ["holds", "broken", "recorded on"] {
        #expect(!text.contains(words), "\(path): \(words)")
      }
    }
  }

  @Test func `a log to which the model was fitted does not count as reproduced`() throws {
    var content = SampleBook.content
    content.entries[0].claims = ["TR-01", "TR-02"]
    content.observations = Observations(
      ["TR-01", "TR-02"].map { ObservationRecord(id: $0, isReproduced: true) }, fitted: ["TR-01"])
    #expect(content.observations.reproduced == 1)
    let page = try SiteOnDisk(content).text("entries/equal-height-requested-twice.html")
    #expect(page.contains("the model was fitted to this log"))
    #expect(page.contains("reproduced by the model"))
  }
}
