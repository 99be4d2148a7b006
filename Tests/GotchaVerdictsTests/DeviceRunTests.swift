import GotchaBook
import GotchaVerdicts
import RunFiles
import RunRecord
import Testing

@Suite("A run on a device") struct DeviceRunTests {
  private static func run(_ versions: VersionRun...) -> Run {
    Run(
      name: "phone", system: .device("iPhone, iOS 9.3", date: "2026-11-20"),
      records: Sketch.begun([Sketch.record("e", "c", versions)]))
  }

  private static let model = Run(name: "linux", records: Sketch.begun([Sketch.allPass]))

  private static func verdict(_ runs: Run...) -> EntryVerdict? {
    BookVerdicts(entries: [Sketch.entry()], runs: runs).entries.first
  }

  @Test func `is the basis of the versions that it covers, and of no other`() {
    let claims = Self.verdict(Self.model, Self.run(Sketch.run(9)))?.claims.versions
    #expect(claims?.map(\.basis) == [.model, .device, .model])
  }

  @Test func `that contradicts the model is no basis, and both are kept`() {
    let verdict = Self.verdict(Self.model, Self.run(Sketch.run(9, fails: true)))
    #expect(verdict?.claims.versions.map(\.basis) == [.model, .model, .model])
    #expect(verdict?.deviceResults.map(\.contradicts) == [true])
    #expect(verdict?.verdict == .fails)
    #expect(
      verdict?.cases.first?.versions[1].runs.map { "\($0.system.platform) \($0.verdict.word)" }
        == ["model passes", "device fails"])
  }

  @Test func `that contradicts the model leaves nothing in between`() {
    let verdict = Self.verdict(
      Self.run(Sketch.run(8), Sketch.run(9, fails: true), Sketch.run(10)))
    #expect(verdict?.claims.versions.map(\.basis) == [.device, .model, .device])
    let gap = Self.verdict(Self.run(Sketch.run(8), Sketch.run(10)))
    #expect(gap?.claims.versions.map(\.basis) == [.device, .between, .device])
  }

  @Test func `of an older text is no basis`() {
    var run = Self.run(Sketch.run(9))
    for index in run.records.indices { run.records[index].contentHash = "before" }
    #expect(Self.verdict(run)?.claims.versions.map(\.basis) == [.model, .model, .model])
  }

  @Test func `that left the case out is no basis`() {
    let verdict = Self.verdict(Self.run(Sketch.run(9, ignored: "needs two fingers")))
    #expect(verdict?.claims.versions.map(\.basis) == [.model, .model, .model])
  }

  @Test func `is not put together with a run of the model that has its name`() {
    var model = Self.model
    model.name = "phone"
    let runs = Run.merged([model, Self.run(Sketch.run(9))])
    #expect(Set(runs.map(\.system.platform)) == [.model, .device])
  }
}
