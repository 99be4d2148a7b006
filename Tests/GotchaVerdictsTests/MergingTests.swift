import GotchaBook
import GotchaVerdicts
import RunFiles
import RunRecord
import Testing

@Suite("Runs from many machines") struct MergingTests {
  private static let entries = (1...120).map { Sketch.entry("e\($0)") }

  /// The file of each part: every case passes.
  private static let shards: [Run] = (1...50).compactMap { number in
    Shard(number: number, count: 50).map { shard in
      Run(
        name: "linux", shard: shard,
        records: Sketch.begun(
          shard.part(of: entries).map {
            Sketch.record($0.id, "c", [Sketch.run(8), Sketch.run(9), Sketch.run(10)])
          }))
    }
  }

  private static func verdicts(_ files: [Run]) -> BookVerdicts {
    BookVerdicts(entries: entries, runs: Run.merged(files))
  }

  @Test func `fifty shards are one run in which every case passes`() {
    let verdicts = Self.verdicts(Self.shards)
    #expect(verdicts.runs.map(\.name) == ["linux"] && verdicts.runs[0].conditions.isEmpty)
    #expect(verdicts.entries.allSatisfy { $0.verdict == .passes })
  }

  @Test func `in any order they give the same bytes`() throws {
    let bytes = try ResultsFile(Self.verdicts(Self.shards)).data()
    // Steps without a common divisor with 50 visit every shard, each in another order.
    for step in [3, 7, 13, 21, 27, 33, 49] {
      let shuffled = (0..<50).map { Self.shards[$0 * step % 50] }
      #expect(try ResultsFile(Self.verdicts(shuffled)).data() == bytes)
    }
  }

  @Test func `one that is missing is named, and its cases are not run`() {
    let verdicts = Self.verdicts(Self.shards.filter { $0.shard?.number != 7 })
    let missing = Shard(number: 7, count: 50).map { RunCondition.missingShard($0) }
    #expect(verdicts.runs.map(\.conditions) == [[missing].compactMap { $0 }])
    #expect(missing?.description == "shard 7/50 is missing; its cases count as not run")
    let notRun = verdicts.entries.filter { $0.verdict == .notRun }.map(\.id)
    #expect(notRun == ["e7", "e57", "e107"])
    #expect(verdicts.entries.filter { $0.verdict == .passes }.count == 117)
  }

  @Test func `one that is there twice changes nothing`() throws {
    let twice = Self.verdicts(Self.shards + [Self.shards[6]])
    #expect(try ResultsFile(twice).data() == ResultsFile(Self.verdicts(Self.shards)).data())
  }

  @Test func `one that is there twice and disagrees with itself gives the worse`() {
    var other = Self.shards[6]
    other.records[1].runs[1] = Sketch.run(9, fails: true)
    for files in [Self.shards + [other], [other] + Self.shards] {
      let verdicts = Self.verdicts(files)
      #expect(verdicts.entries.filter { $0.verdict == .fails }.map(\.id) == ["e7"])
      #expect(verdicts.entries.filter { $0.verdict == .passes }.count == 119)
    }
  }

  @Test func `a crash that was proven alone is not outweighed by another machine`() {
    let crash = Run(
      name: "mac",
      records: ["e1", "e2"].map { Sketch.record($0, "c", phase: .started) })
    let verdicts = Self.verdicts(Self.shards + [crash])
    #expect(verdicts.entries.filter { $0.verdict == .crashed }.map(\.id) == ["e1", "e2"])
  }

  @Test func `the suspects of a run that did not part them may be outweighed`() {
    let crash = Run(
      name: "mac", isContained: false,
      records: ["e1", "e2"].map { Sketch.record($0, "c", phase: .started) })
    let verdicts = Self.verdicts(Self.shards + [crash])
    #expect(verdicts.entries.allSatisfy { $0.verdict == .passes })
  }

  @Test func `what a damaged part settled before counts, and the damage is shown`() {
    var damaged = Self.shards
    damaged[6].conditions = [.truncated(line: 3)]
    let verdicts = Self.verdicts(damaged)
    #expect(verdicts.runs.map(\.conditions) == [[.truncated(line: 3)]])
    #expect(verdicts.entries.allSatisfy { $0.verdict == .passes })
  }

  @Test func `what the compiler refused counts for the text that it refused`() {
    func verdict(hash: String) -> Verdict? {
      let message = CompilerMessage(file: "Gotchas/a/e.md", line: 12, column: 3, text: "no")
      let run = Run(
        name: "linux",
        refusals: [.init(path: "Gotchas/a/e.md", contentHash: hash, messages: [message])])
      return BookVerdicts(entries: [Sketch.entry()], runs: Run.merged([run]))
        .entries.first?.verdict
    }
    #expect(verdict(hash: "now") == .doesNotCompile)
    #expect(verdict(hash: "older") == .notRun)
  }
}
