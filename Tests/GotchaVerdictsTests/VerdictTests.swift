import GotchaBook
import GotchaVerdicts
import RunFiles
import RunRecord
import Testing

@Suite struct VerdictTests {
  @Test func `a case that did as claimed on every version passes`() {
    #expect(Sketch.verdict(Sketch.results("a", Sketch.allPass)) == .passes)
  }

  @Test(arguments: [
    ([["lost-heights"], ["no-reuse"]], Verdict.passes), ([["lost-heights"], []], .provesNothing),
    ([], .provesNothing),
  ])
  func `a case that passes proves nothing unless a broken table makes each assertion fail`(
    faults: [[String]], verdict: Verdict
  ) {
    var record = Sketch.allPass
    record.proof = CaseProof(
      assertions: faults.map { .init(kind: .expectation, line: 9, faults: $0) })
    #expect(Sketch.verdict(Sketch.results("a", record)) == verdict)
  }

  @Test func `what fails does not only prove nothing`() {
    var record = Sketch.record(
      "e", "c", [Sketch.run(8), Sketch.run(9, fails: true), Sketch.run(10)])
    record.proof = CaseProof(assertions: [.init(kind: .expectation, line: 9)])
    #expect(Sketch.verdict(Sketch.results("a", record)) == .fails)
  }

  @Test func `a failure where the entry claims otherwise fails`() {
    let record = Sketch.record(
      "e", "c", [Sketch.run(8), Sketch.run(9, fails: true), Sketch.run(10)])
    #expect(Sketch.verdict(Sketch.results("a", record)) == .fails)
  }

  @Test(arguments: [(true, Verdict.passes), (false, Verdict.fails)])
  func `where the entry is said not to be affected, its expectations must fail`(
    fails: Bool, verdict: Verdict
  ) {
    let entry = Sketch.entry(appliesTo: Sketch.range(8...10), changedIn: 11)
    let later = [11, 12, 13, 14, 15, 16, 17, 18, 26].map {
      Sketch.run($0, .notAffected, fails: fails)
    }
    let record = Sketch.record("e", "c", [Sketch.run(8), Sketch.run(9), Sketch.run(10)] + later)
    #expect(Sketch.verdict(of: entry, Sketch.results("a", record)) == verdict)
  }

  @Test func `a case that names its own versions does not run where the entry's end`() {
    var entry = Sketch.entry(appliesTo: Sketch.range(8...10), changedIn: 11)
    entry.cases[0].appliesTo = Sketch.range(8...9)
    let record = Sketch.record("e", "c", [Sketch.run(8), Sketch.run(9)])
    #expect(Sketch.verdict(of: entry, Sketch.results("a", record)) == .passes)
  }

  @Test func `a case that began and never finished has crashed`() {
    let record = Sketch.record(phase: .started)
    #expect(Sketch.verdict(Sketch.results("a", record)) == .crashed)
  }

  @Test func `a case that began and finished has not crashed`() {
    let started = Sketch.record(phase: .started)
    #expect(Sketch.verdict(Sketch.results("a", started, Sketch.allPass)) == .passes)
  }

  @Test func `one of several suspects is cleared by a run in which it finished`() {
    let suspects = Sketch.results(
      "a", Sketch.record(phase: .started), Sketch.record("other", phase: .started))
    #expect(Sketch.verdict(suspects) == .crashed)
    #expect(Sketch.verdict(suspects, Sketch.results("b", Sketch.allPass)) == .passes)
  }

  @Test func `the only suspect of a crash stays one`() {
    let crash = Sketch.results("a", Sketch.record(phase: .started))
    #expect(Sketch.verdict(crash, Sketch.results("b", Sketch.allPass)) == .crashed)
  }

  @Test func `a record of an older text is stale, also when it crashed`() {
    let older = Sketch.record(hash: "before", [Sketch.run(8), Sketch.run(9), Sketch.run(10)])
    #expect(Sketch.verdict(Sketch.results("a", older)) == .stale)
    let crash = Sketch.record(phase: .started, hash: "before")
    #expect(Sketch.verdict(Sketch.results("a", crash)) == .stale)
    #expect(
      Sketch.verdict(Sketch.results("a", older), Sketch.results("b", Sketch.allPass)) == .passes)
  }

  @Test func `a case in a Swift file is stale when the file was edited`() {
    let file = "Tests/GotchaTests/X.swift"
    var entry = Sketch.entry()
    entry.cases[0].swiftFile = file
    let record = Sketch.record(
      hash: "now", source: file, [Sketch.run(8), Sketch.run(9), Sketch.run(10)])
    for (hash, verdict) in [("now", Verdict.passes), ("later", .stale)] {
      let verdicts = BookVerdicts(
        entries: [entry], runs: [Sketch.results("a", record)], swiftHashes: [file: hash])
      #expect(verdicts.entries.first?.verdict == verdict)
    }
  }

  @Test func `without a record nothing was run`() {
    #expect(Sketch.verdict() == .notRun)
    #expect(Sketch.verdict(Sketch.results("a", Sketch.record("e", "another"))) == .notRun)
  }

  @Test func `a version that the entry names and no run covers is not run`() {
    let record = Sketch.record("e", "c", [Sketch.run(8), Sketch.run(9)])
    let verdicts = BookVerdicts(entries: [Sketch.entry()], runs: [Sketch.results("a", record)])
    let versions = verdicts.entries.first?.cases.first?.versions
    #expect(versions?.map(\.verdict) == [.passes, .passes, .notRun])
    #expect(verdicts.entries.first?.verdict == .notRun)
  }

  @Test func `of an open range, the versions that no run covers are not run`() {
    let open = VersionRange(spans: [VersionSpan(Version(16), nil)])
    let record = Sketch.record("e", "c", [Sketch.run(16)])
    let verdicts = BookVerdicts(
      entries: [Sketch.entry(appliesTo: open)], runs: [Sketch.results("a", record)])
    #expect(
      verdicts.entries.first?.cases.first?.versions.map(\.verdict)
        == [.passes, .notRun, .notRun, .notRun])
    #expect(verdicts.entries.first?.verdict == .notRun)
  }

  @Test func `a case that finished without having begun does not count`() {
    let run = Run(name: "a", records: [Sketch.allPass])
    #expect(Sketch.verdict(run) == .notRun)
    #expect(Sketch.verdict(run, Sketch.results("b", Sketch.allPass)) == .passes)
  }

  @Test func `two records that each cover a part count together`() {
    let parts = [
      Sketch.record("e", "c", [Sketch.run(8)]),
      Sketch.record("e", "c", [Sketch.run(9), Sketch.run(10)]),
    ].map { Run(name: "a", records: Sketch.begun([$0])) }
    #expect(parts.map { Sketch.verdict($0) } == [.notRun, .notRun])
    for parts in [parts, parts.reversed(), parts + [parts[0]]] {
      let verdicts = BookVerdicts(entries: [Sketch.entry()], runs: Run.merged(parts))
      #expect(verdicts.entries.first?.verdict == .passes)
    }
  }

  @Test func `there is no version between iOS 18 and 26`() {
    let entry = Sketch.entry(appliesTo: Sketch.range(18...26))
    let record = Sketch.record("e", "c", [Sketch.run(18), Sketch.run(26)])
    #expect(Sketch.verdict(of: entry, Sketch.results("a", record)) == .passes)
  }

  @Test(arguments: [
    ("iOS 5+", Array(8...18) + [26]), ("all", Array(8...18) + [26]),
    ("iOS 16.4+", [16, 17, 18, 26]), ("iOS 15.2–17", [15, 16, 17]), ("iOS 5–8.4", [8]),
    ("iOS 9.3", [9]),
  ])
  func `a range is covered by the major versions that it names a part of`(
    text: String, versions: [Int]
  ) throws {
    let range = try #require(VersionRange(text: text))
    let record = Sketch.record("e", "c", versions.map { Sketch.run($0) })
    let verdicts = BookVerdicts(
      entries: [Sketch.entry(appliesTo: range)], runs: [Sketch.results("a", record)])
    let found = verdicts.entries.first?.cases.first?.versions
    #expect(found?.map(\.version.major) == versions)
    #expect(verdicts.entries.first?.verdict == .passes)
  }

  @Test func `a range without a version that is modelled is not run`() throws {
    let range = try #require(VersionRange(text: "iOS 5–7"))
    #expect(Sketch.verdict(of: Sketch.entry(appliesTo: range)) == .notRun)
  }

  @Test func `a modelled version that the entry does not name is unknown`() {
    let verdicts = BookVerdicts(
      entries: [Sketch.entry()], runs: [Sketch.results("a", Sketch.allPass)])
    #expect(verdicts.entries.first?.cases.first?.unknownVersions.first == Version(11))
    #expect(verdicts.entries.first?.cases.first?.unknownVersions.last == Version(26))
  }

  @Test func `an ignored case says why`() {
    let record = Sketch.record(
      "e", "c", [8, 9, 10].map { Sketch.run($0, ignored: "needs a device") })
    #expect(
      Sketch.verdict(Sketch.results("a", record)) == .ignored(reason: "needs a device"))
  }

  @Test func `an entry is as bad as its worst case`() {
    let entry = Sketch.entry(cases: ["c", "d"])
    let d = Sketch.record("e", "d", [Sketch.run(8), Sketch.run(9), Sketch.run(10, fails: true)])
    #expect(Sketch.verdict(of: entry, Sketch.results("a", Sketch.allPass, d)) == .fails)
    #expect(Sketch.verdict(of: entry, Sketch.results("a", Sketch.allPass)) == .notRun)
  }

  @Test func `an entry of which one case is ignored has the verdict of the others`() {
    let entry = Sketch.entry(cases: ["c", "d"])
    let left = Sketch.record("e", "d", [8, 9, 10].map { Sketch.run($0, ignored: "later") })
    #expect(Sketch.verdict(of: entry, Sketch.results("a", Sketch.allPass, left)) == .passes)
    #expect(Sketch.verdict(of: entry, Sketch.results("a", left)) == .notRun)
  }

  @Test func `an entry without cases has no verdict`() {
    #expect(Sketch.verdict(of: Sketch.entry(cases: [])) == nil)
  }

  @Test func `runs merge to the same whatever their order`() throws {
    let runs = [
      Sketch.results("a", Sketch.allPass),
      Sketch.results("b", Sketch.record("e", "c", [Sketch.run(9, fails: true)])),
      Sketch.results("c", Sketch.record(hash: "before", [Sketch.run(8)])),
      Sketch.stream("d", conditions: [.missing]),
    ]
    let forwards = BookVerdicts(entries: [Sketch.entry()], runs: runs)
    let backwards = BookVerdicts(entries: [Sketch.entry()], runs: runs.reversed())
    #expect(forwards == backwards)
    #expect(try ResultsFile(forwards).data() == ResultsFile(backwards).data())
    let nine = forwards.entries.first?.cases.first?.versions[1]
    #expect(nine?.verdict == .fails)
    #expect(nine?.runs.map(\.run) == ["a", "b", "c"])
  }

  @Test func `failures keep their place and name their versions`() {
    let record = Sketch.record(
      "e", "c", [Sketch.run(8, fails: true), Sketch.run(9), Sketch.run(10, fails: true)])
    let verdicts = BookVerdicts(entries: [Sketch.entry()], runs: [Sketch.results("a", record)])
    let found = verdicts.entries.first?.cases.first?.contradictions
    #expect(found?.map(\.failure) == [Sketch.failure])
    #expect(found?.map(\.versions) == [[Version(8), Version(10)]])
  }

  @Test func `a compile error in a case's lines is its verdict and no other's`() {
    let log = """
      [3/9] Compiling Gotchas e.swift
      Gotchas/a/e.md:12:9: error: cannot find 'tabel' in scope
      Gotchas/a/e.md:12:9: error: cannot find 'tabel' in scope
      Gotchas/a/e.md:12:9: warning: never used
      error: fatalError
      """
    let entry = Sketch.entry(cases: ["c", "d"])
    let refusal = Run.Refusal(
      path: entry.path, contentHash: "now", messages: CompilerMessage.messages(inLog: log))
    let verdicts = BookVerdicts(entries: [entry], runs: [Run(name: "a", refusals: [refusal])])
    #expect(verdicts.entries.first?.cases.map(\.verdict) == [.doesNotCompile, .notRun])
    #expect(
      verdicts.entries.first?.cases.first?.compileErrors.map(\.message)
        == ["cannot find 'tabel' in scope"])
  }

  @Test func `a record of a case that the book does not have is said`() {
    let verdicts = BookVerdicts(
      entries: [Sketch.entry()], runs: [Sketch.results("a", Sketch.record("gone", "case"))])
    #expect(
      verdicts.runs.first?.conditions
        == [.unknownCase(CaseID(entry: "gone", slug: "case"))])
  }
}
