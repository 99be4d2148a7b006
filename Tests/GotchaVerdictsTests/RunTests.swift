import Foundation
import GotchaVerdicts
import RunFiles
import RunRecord
import TestSupport
import Testing

@Suite("A run in a file") struct RunTests {
  static let run = Run(
    name: "linux", shard: Shard(number: 2, count: 3), conditions: [.truncated(line: 4)],
    refusals: [
      .init(
        path: "Gotchas/a/e.md", contentHash: "now",
        messages: [.init(file: "Gotchas/a/e.md", line: 12, column: 3, text: "cannot find 'x'")])
    ],
    records: [Sketch.allPass])

  private func damage(_ text: String) -> Run.Damage? {
    #expect(throws: Run.Damage.self) { try Run(data: Data(text.utf8)) }
  }

  @Test func `is read back as it was written, and equal runs give equal bytes`() throws {
    let data = try Self.run.data()
    #expect(try Run(data: data) == Self.run)
    #expect(try Run(data: data).data() == data)
  }

  @Test func `of a system at hand, it has the platform's name`() throws {
    var run = Self.run
    run.system = .host("x86_64-unknown-linux-gnu")
    #expect(try Run(data: run.data()).system == run.system)
    run.system = .host("")
    #expect(throws: Run.Damage.self) { try Run(data: run.data()) }
  }

  @Test func `cut anywhere, it is damaged and never half a run`() throws {
    let data = try Self.run.data()
    for length in 0..<(data.count - 2) {
      #expect(throws: Run.Damage.notJSON) { try Run(data: data.prefix(length)) }
    }
  }

  @Test func `names the member that is missing or of another form`() {
    let header =
      #"{"schema":3,"name":"x","system":{"platform":"model"},"isContained":true,"conditions":[],"#
    #expect(damage("[]")?.description.hasPrefix("the file: ") == true)
    #expect(damage("{}") == .malformed(path: "schema", reason: "it is missing"))
    #expect(
      damage(header + #""refusals":[]}"#) == .malformed(path: "records", reason: "it is missing"))
    let record = #"{"schema":3,"phase":"finished","entry":"e","caseID":7}"#
    let wrong = damage(header + #""refusals":[],"records":["# + record + "]}")
    #expect(wrong?.description.hasPrefix("records[0].caseID: ") == true)
  }

  @Test func `of another schema, it names the known one`() {
    #expect(damage(#"{"schema":1}"#) == .unknownSchema(1))
    let header =
      #"{"schema":3,"name":"x","system":{"platform":"model"},"isContained":true,"conditions":[],"refusals":[],"#
    let record =
      #"{"schema":9,"phase":"finished","entry":"e","caseID":"c","contentHash":"","#
      + #""traces":[],"curves":[],"runs":[]}"#
    #expect(
      damage(header + #""records":["# + record + "]}")
        == .malformed(path: "records[0].schema", reason: "known is 3"))
  }

  @Test func `versions with the same trace share one, and an unknown one is damage`() throws {
    let trace = Trace(
      events: [
        TraceEvent(call: "heightForRow", path: [0, 1], answer: "44"),
        TraceEvent(call: "willDisplay", path: [0], frame: [0, .infinity, 1, 2], time: 0.5),
      ], way: Trace.wrongWay)
    let runs = (8...10).map { version in
      VersionRun(version: Version(version), claim: .affected, traces: [trace], curves: [])
    }
    let run = Run(name: "linux", records: [Sketch.record("e", "c", runs)])
    let text = String(decoding: try run.data(), as: UTF8.self)
    #expect(text.ranges(of: "willDisplay").count == 1)
    #expect(try Run(data: Data(text.utf8)) == run)
    let wrong = text.replacing(#""traces":[0]"#, with: #""traces":[1]"#)
    #expect(damage(wrong)?.description.contains("there is no shared trace 1") == true)
  }

  @Test(arguments: ["new", "8.", "0", "-8", "8.1.2", "1e1", " 8"])
  func `a version that cannot be read is damage at its place`(text: String) throws {
    let run = VersionRun(version: Version(8, 1), claim: .affected)
    let data = try Run(name: "x", records: [Sketch.record("e", "c", [run])]).data()
    let whole = String(decoding: data, as: UTF8.self)
    let wrong = whole.replacing(#""version":"8.1""#, with: #""version":"\#(text)""#)
    #expect(wrong != whole)
    let reason = "records[0].runs[0].version: '\(text)' is not the number of a version"
    #expect(damage(wrong)?.description.hasPrefix(reason) == true)
  }

  @Test func `a long trace keeps its first calls and counts the rest`() {
    let events = (0..<1_500).map { TraceEvent(call: "heightForRow", path: [0, $0]) }
    let trace = Trace(events: events).shortened
    #expect(trace.events == Array(events.prefix(Trace.keptEvents)))
    #expect(trace.count == 1_500 && trace.count(of: "heightForRow") == 1_500)
    #expect(trace.shortened == trace)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1/999999999999", "1", "a/b", "1/2/3", ""])
  func `there is no shard of that name`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a shard that cannot be is damage`() throws {
    let text = String(decoding: try Self.run.data(), as: UTF8.self)
      .replacingOccurrences(of: #""number":2"#, with: #""number":7"#)
    #expect(damage(text)?.description.contains("there is no shard 7/3") == true)
  }

  @Test func `the parts of a whole are of one size and hold each element once`() {
    let all = Array(0..<131)
    let parts = (1...50).compactMap { Shard(number: $0, count: 50)?.part(of: all) }
    #expect(parts.flatMap(\.self).sorted() == all)
    #expect(parts.allSatisfy { (2...3).contains($0.count) })
  }

  @Test func `a run of some entries leaves the results of the others`() throws {
    let folder = try ScratchFolder()
    let store = RunStore(folder: folder.url)
    let refusals = ["a", "b"].map {
      Run.Refusal(path: "Gotchas/a/\($0).md", contentHash: "1", messages: [])
    }
    try store.write(
      Run(
        name: "linux", conditions: [.endedEarly], refusals: refusals,
        records: [Sketch.record("a"), Sketch.record("b"), Sketch.record("c")]))
    try store.update(
      Run(name: "linux", records: [Sketch.record("b", "new")]),
      of: [Sketch.entry("b"), Sketch.entry("c")])
    let run = try #require(store.run(named: "linux"))
    #expect(run.records == [Sketch.record("a"), Sketch.record("b", "new")])
    #expect(run.refusals.map(\.path) == ["Gotchas/a/a.md"])
    #expect(run.conditions == [.endedEarly])
  }

  @Test func `a whole run takes the place of the one before`() throws {
    let folder = try ScratchFolder()
    let store = RunStore(folder: folder.url)
    try store.write(Run(name: "linux", records: [Sketch.record("gone")]))
    try store.write(Run(name: "linux", records: [Sketch.record("e")]))
    #expect(store.read().runs == [Run(name: "linux", records: [Sketch.record("e")])])
  }

  @Test func `the store keeps one run for a name and a shard, and names damaged files`() throws {
    let folder = try ScratchFolder()
    let store = RunStore(folder: folder.url)
    for name in ["a/b", "a b", "a-b", "ä"] { try store.write(Run(name: name)) }
    try store.write(Run(name: "a b", shard: Shard(number: 1, count: 2)))
    try store.write(Run(name: "a b", conditions: [.noRecord]))
    try folder.write(Data("{".utf8), to: "torn/run.json")
    let contents = store.read()
    #expect(contents.runs.map(\.name).sorted() == ["a b", "a b", "a-b", "a/b", "ä"])
    #expect(contents.damaged.map(\.damage) == [.notJSON])
    #expect(store.run(named: "a b")?.conditions == [.noRecord])
  }
}
