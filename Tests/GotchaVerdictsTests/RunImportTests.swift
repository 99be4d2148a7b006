import Foundation
import GotchaVerdicts
import RunFiles
import RunRecord
import TestSupport
import Testing

@Suite("A run of another machine") struct RunImportTests: ~Copyable {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func read(
    _ name: String, as runName: String? = nil, attachments: String? = nil,
    cases: Set<CaseID> = [Sketch.allPass.id]
  ) throws -> Run {
    try RunImport(path: "\(folder.path)/\(name)", name: runName)
      .read(attachments: attachments, cases: cases)
  }

  @Test func `is taken in as it was exported, under another name if one is given`() throws {
    try folder.write(RunTests.run.data(), to: "run.json")
    #expect(try read("run.json") == RunTests.run)
    #expect(try read("run.json", as: "mac").name == "mac")
  }

  @Test func `is refused when it is damaged, of another schema, of another book or not there`()
    throws
  {
    let data = try Run(name: "x", records: [Sketch.allPass]).data()
    try folder.write(data, to: "run.json")
    try folder.write(data.prefix(data.count / 2), to: "torn.json")
    try folder.write(Data(#"{"schema":7}"#.utf8), to: "new.json")
    #expect(throws: RunImport.Refusal.damaged(.notJSON)) { try read("torn.json") }
    #expect(throws: RunImport.Refusal.damaged(.unknownSchema(7))) { try read("new.json") }
    #expect(throws: RunImport.Refusal.unreadable) { try read("none.json") }
    #expect(throws: RunImport.Refusal.ofAnotherBook) {
      try read("run.json", cases: [CaseID(entry: "other", slug: "a")])
    }
  }

  @Test func `of a device names its system and its day, and the model is never one`() throws {
    let stream = EventStreamTests.stream(schema: "0")
    try folder.write(JSONEncoder().encode(Sketch.allPass), to: "moved/gotcha-case.json")
    try folder.write(Data(stream.utf8), to: "events.jsonl")
    try folder.write(Run(name: "model", records: [Sketch.allPass]).data(), to: "model.json")
    let system = RunSystem.device("iPhone, iOS 18.5", date: "2026-11-20")
    let run = try RunImport(
      path: folder.path + "/events.jsonl", name: "x", device: system.name, date: system.date
    ).read(attachments: folder.path + "/moved", cases: [Sketch.allPass.id])
    #expect(run.system == system)
    #expect(throws: RunImport.Refusal.ofTheModel) {
      try RunImport(path: folder.path + "/model.json", name: nil, device: "iPhone")
        .read(attachments: nil, cases: [Sketch.allPass.id])
    }
    let nameless = try Run(name: "x", system: .device("", date: "2026-11-20")).data()
    #expect(throws: Run.Damage.self) { try Run(data: nameless) }
  }

  @Test func `may be an event stream with its attachments`() throws {
    try folder.write(JSONEncoder().encode(Sketch.allPass), to: "moved/gotcha-case.json")
    try folder.write(Data(EventStreamTests.stream(schema: #""6.3.0""#).utf8), to: "events.jsonl")
    let moved = folder.path + "/moved"
    let run = try read("events.jsonl", as: "simulator", attachments: moved)
    #expect(
      run == Run(name: "simulator", isContained: false, records: [Sketch.allPass]))
    #expect(throws: RunImport.Refusal.nameless) { try read("events.jsonl", attachments: moved) }
    #expect(throws: RunImport.Refusal.ofAnotherBook) { try read("events.jsonl", as: "x") }
  }

  @Test func `an event stream that is cut off or of an unknown schema is refused`() throws {
    let stream = EventStreamTests.stream(schema: "0")
    try folder.write(Data(stream.utf8.prefix(stream.utf8.count - 20)), to: "torn.jsonl")
    try folder.write(Data(EventStreamTests.stream(schema: #""9.9.0""#).utf8), to: "new.jsonl")
    #expect(throws: RunImport.Refusal.invalid(.truncated(line: 5))) {
      try read("torn.jsonl", as: "x")
    }
    #expect(throws: RunImport.Refusal.invalid(.unknownSchema(version: "9.9.0"))) {
      try read("new.jsonl", as: "x")
    }
  }

  @Test func `records that a second test product's stream does not name are noticed`() throws {
    try folder.write(JSONEncoder().encode(Sketch.allPass), to: "a/gotcha-case.json")
    try folder.write(JSONEncoder().encode(Sketch.allPass), to: "a/gotcha-case-2.json")
    try folder.write(Data(EventStreamTests.stream(schema: "0").utf8), to: "events.jsonl")
    let run = try read("events.jsonl", as: "x", attachments: folder.path + "/a")
    #expect(run.conditions == [.unnamedRecords(1)])
  }

  @Test func `is no run of this machine unless it gets another name`() throws {
    try folder.write(Run(name: "model", records: [Sketch.allPass]).data(), to: "run.json")
    #expect(throws: RunImport.Refusal.ofThisMachine) { try read("run.json") }
    #expect(try read("run.json", as: "mac").name == "mac")
  }

  @Test func `says nothing of cases that the book does not have, and names them`() throws {
    var stranger = Sketch.allPass
    stranger.caseID = "stranger"
    try folder.write(Run(name: "x", records: [Sketch.allPass, stranger]).data(), to: "run.json")
    let run = try read("run.json")
    #expect(run.records.map(\.id) == [Sketch.allPass.id])
    #expect(run.conditions == [.unknownCase(stranger.id)])
  }

  @Test func `says the same of a case once, and keeps a beginning that has no end`() throws {
    var begun = Sketch.allPass
    begun.phase = .started
    let (once, unended) = ([begun, Sketch.allPass], [begun])
    let records = once + once + once + unended
    try folder.write(Run(name: "x", records: records).data(), to: "run.json")
    #expect(try read("run.json").records == once + unended)
  }

  @Test func `is refused when it names no line, or says two things of one case`() throws {
    var placeless = Sketch.allPass
    placeless.runs[0].failures = [.init(file: "e.md", line: -5, column: 1, message: "x")]
    try folder.write(Run(name: "x", records: [placeless]).data(), to: "line.json")
    var other = Sketch.allPass
    other.runs[0].failures = [.init(file: "e.md", line: 5, column: 1, message: "x")]
    try folder.write(Run(name: "x", records: [Sketch.allPass, other]).data(), to: "two.json")
    for name in ["line.json", "two.json"] {
      #expect {
        try read(name)
      } throws: { error in
        guard case .damaged(.malformed) = error as? RunImport.Refusal else { return false }
        return true
      }
    }
  }

  @Test func `a stream of several runs is whole when each of them ended`() {
    let one = EventStreamTests.stream(schema: "0")
    #expect(EventStream(data: Data((one + one).utf8)).conditions.isEmpty)
    let torn = one + one.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    #expect(EventStream(data: Data(torn.utf8)).conditions == [.endedEarly])
  }
}
