import Foundation
import GotchaVerdicts
import RunFiles
import RunRecord
import TestSupport
import Testing

@Suite struct EventStreamTests {
  /// A run that began, recorded one case and ended, in a schema.
  static func stream(schema: String, path: String = "/gone/gotcha-case.json") -> String {
    [
      #"{"version":\#(schema),"kind":"test","payload":{"kind":"suite","name":"S"}}"#,
      #"{"kind":"event","payload":{"kind":"runStarted","messages":[]},"version":\#(schema)}"#,
      #"{"version":\#(schema),"kind":"novelty","payload":[1,2]}"#,
      #"{"version":\#(schema),"kind":"event","payload":{"kind":"valueAttached","attachment":"#
        + #"{"path":"\#(path)"},"instant":{"absolute":1}}}"#,
      #"{"version":\#(schema),"kind":"event","payload":{"kind":"runEnded"}}"#,
    ].joined(separator: "\n") + "\n"
  }

  @Test(arguments: ["0", #""6.3""#, #""6.3.0""#, #""6.4.0""#])
  func `known schemas are read and unknown kinds passed over`(schema: String) {
    let stream = EventStream(data: Data(Self.stream(schema: schema).utf8))
    #expect(stream.conditions.isEmpty)
    #expect(stream.attachmentPaths == ["/gone/gotcha-case.json"])
  }

  @Test(arguments: ["1", #""6.30.0""#, #""7.0.0""#, #""99.0.0""#])
  func `an unknown schema gives nothing but its name`(schema: String) {
    let stream = EventStream(data: Data(Self.stream(schema: schema).utf8))
    let version = schema.replacingOccurrences(of: "\"", with: "")
    #expect(stream.conditions == [.unknownSchema(version: version)])
    #expect(stream.attachmentPaths.isEmpty)
  }

  @Test func `a file that is missing or empty says so`() {
    #expect(EventStream(contentsOfFile: "/no/such/file").conditions == [.missing])
    #expect(EventStream(data: Data()).conditions == [.empty])
    #expect(EventStream(data: Data("\n \r\n".utf8)).conditions == [.empty])
  }

  @Test func `a stream that stops between events ended early`() {
    let lines = Self.stream(schema: "0").split(separator: "\n")
    let text = lines.dropLast().joined(separator: "\n") + "\n"
    let stream = EventStream(data: Data(text.utf8))
    #expect(stream.conditions == [.endedEarly])
    #expect(stream.attachmentPaths.count == 1)
  }

  @Test func `cut anywhere, a stream is never taken for a whole one`() {
    let bytes = Array(Self.stream(schema: "0").utf8)
    for length in 0..<(bytes.count - 1) {
      let stream = EventStream(data: Data(bytes[..<length]))
      #expect(!stream.conditions.isEmpty, "cut after \(length) bytes")
    }
  }

  @Test func `a damaged line in the middle is named`() {
    var lines = Self.stream(schema: "0").split(separator: "\n").map(String.init)
    lines[1] = "{oops"
    let stream = EventStream(data: Data(lines.joined(separator: "\n").utf8))
    #expect(stream.conditions.contains(.malformed(line: 2)))
  }

  @Test func `records are found at their path and, when moved, in the folder given`() throws {
    let folder = try ScratchFolder()
    let record = try JSONEncoder().encode(Sketch.allPass)
    try folder.write(record, to: "moved/gotcha-case.json")
    try folder.write(Data(Self.stream(schema: "0").utf8), to: "linux.jsonl")
    let moved = Run(
      events: folder.path + "/linux.jsonl", attachmentFolders: [folder.path + "/moved"])
    #expect(moved.name == "linux" && moved.records == [Sketch.allPass])
    let lost = Run(events: folder.path + "/linux.jsonl")
    #expect(lost.conditions == [.attachmentMissing(name: "gotcha-case.json")])
    let path = folder.path + "/moved/gotcha-case.json"
    try folder.write(Data(Self.stream(schema: "0", path: path).utf8), to: "linux.jsonl")
    #expect(Run(events: folder.path + "/linux.jsonl").records == [Sketch.allPass])
  }

  @Test func `an attachment that is no record, or of another schema, is named`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/gotcha-case.json"
    try folder.write(Data(Self.stream(schema: "0", path: path).utf8), to: "e.jsonl")
    try folder.write(Data("{}".utf8), to: "gotcha-case.json")
    #expect(
      Run(events: folder.path + "/e.jsonl").conditions
        == [.attachmentMalformed(name: "gotcha-case.json")])
    try folder.write(Data(#"{"schema":99}"#.utf8), to: "gotcha-case.json")
    #expect(
      Run(events: folder.path + "/e.jsonl").conditions
        == [.attachmentOfUnknownSchema(name: "gotcha-case.json", schema: 99)])
  }

  @Test(arguments: [
    RunCondition.missing, .empty, .truncated(line: 3), .malformed(line: 2),
    .unknownSchema(version: "7"),
  ])
  func `nothing in an invalid run counts`(condition: RunCondition) {
    let run = Sketch.stream("a", conditions: [condition], records: [Sketch.allPass])
    #expect(run.validRecords.isEmpty)
  }

  @Test func `a run that ended early keeps what had finished`() {
    let run = Sketch.stream("a", conditions: [.endedEarly], records: [Sketch.allPass])
    #expect(Sketch.verdict(run) == .passes)
  }
}
