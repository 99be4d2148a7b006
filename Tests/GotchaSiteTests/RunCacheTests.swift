import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunRecord
import Testing

@testable import gotchas

/// A book whose cases have run: what they recorded is read only where a page shows it.
@Suite struct RunCacheTests {
  private let book = BookOnDisk()

  init() throws {
    for id in ["a", "b", "c"] { try write(id) }
    try keepRun(height: 44)
  }

  private func write(_ id: String, sentence: String = "") throws {
    try book.write(id, Self.entry(id, sentence))
  }

  private static func entry(_ id: String, _ sentence: String) -> String {
    """
    # Entry \(id)

    It jumps. \(sentence)

    - Area: Reuse
    - Applies to: iOS 8+
    - Evidence: model

    ## One

    ```swift
    probe.show()
    ```

    ```trace
    heightForRow  0-0
    ```

    """
  }

  /// Keeps a run of all entries as they were written first.
  private func keepRun(height: Int) throws {
    let event = TraceEvent(call: "heightForRow", path: [0, 0], answer: "\(height)")
    let curve = ScrollCurve(
      samples: [0, 1].map { time in
        ScrollCurve.Sample(time: time, offset: 100 * time, top: 0)
      })
    let records = ["a", "b", "c"].flatMap { id in
      let run = VersionRun(
        version: "8", claim: .applies, traces: [Trace(events: [event, event])], curves: [curve])
      let hash = ContentHash.hash(of: Self.entry(id, "").utf8)
      return [CaseRecord.Phase.started, .finished].map { phase in
        CaseRecord(
          phase: phase, entry: id, caseID: "one", contentHash: hash,
          runs: phase == .finished ? [run] : [])
      }
    }
    try book.keep(RunFile(name: "model", records: records))
  }

  private func runFile(of id: String) -> String {
    book.folder + "/.build/runs/model/entry.\(id).json"
  }

  @Test func `an edit and its way back give the bytes of a build from nothing`() async throws {
    #expect(await book.build() == .success)
    for sentence in ["Once.", "", "Twice.", ""] {
      try write("b", sentence: sentence)
      #expect(await book.build() == .success)
      #expect(try book.text("entries/b.html").contains("stale") == !sentence.isEmpty)
      try await book.expectAsFromNothing("\(sentence)")
    }
  }

  @Test func `a run that says something else gives the bytes of a build from nothing`()
    async throws
  {
    #expect(await book.build() == .success)
    try keepRun(height: 60)
    #expect(await book.build() == .success)
    #expect(try book.text("traces/a.json").contains("\"60\""))
    try await book.expectAsFromNothing()
  }

  @Test func `a page made again draws what its run recorded, and no other run is read`()
    async throws
  {
    #expect(await book.build() == .success)
    for id in ["b", "c"] {
      try book.changeBehindItsStamp(runFile(of: id)) { $0.replacing("\"44\"", with: "\"55\"") }
    }
    try FileManager.default.removeItem(atPath: book.output + "/entries/b.html")
    try FileManager.default.removeItem(atPath: book.output + "/traces/b.json")
    #expect(await book.build() == .success)
    #expect(try book.text("traces/b.json").contains("\"55\""))
    #expect(try book.text("entries/b.html").contains("55"))
    #expect(try book.text("traces/c.json").contains("\"44\""))
  }

  private var cachePath: String {
    get throws {
      let folder = book.folder + "/cache/"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return folder + (try #require(names.first { $0.hasSuffix(".runs") }))
    }
  }

  @Test func `a cache of runs that is cut off costs time and nothing else`() async throws {
    #expect(await book.build() == .success)
    let path = try cachePath
    let whole = try #require(FileBytes.read(path))
    for length in [0, 1, whole.count / 2, whole.count - 1] {
      try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: path))
      try write("b", sentence: "Of \(length).")
      #expect(await book.build() == .success)
      try await book.expectAsFromNothing("\(length)")
    }
  }

  @Test func `a cache of runs with a wrong byte costs time and nothing else`() async throws {
    #expect(await book.build() == .success)
    let path = try cachePath
    let whole = try #require(FileBytes.read(path))
    for place in stride(from: 0, to: whole.count, by: 1 + whole.count / 20) {
      var bytes = whole
      bytes[place] ^= 0xFF
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      try write("b", sentence: "At \(place).")
      #expect(await book.build() == .success, "\(place)")
      try await book.expectAsFromNothing("\(place)")
    }
  }

  @Test func `a run whose file is no JSON is left out by every build`() async throws {
    #expect(await book.build() == .success)
    let path = runFile(of: "c")
    try "{".write(toFile: path, atomically: true, encoding: .utf8)
    for _ in 1...2 {
      #expect(await book.build() == .success)
      #expect(try book.text("entries/c.html").contains("not run"))
      try await book.expectAsFromNothing()
    }
  }
}

@Suite struct DeferredTests {
  private static func elsewhere(_ mark: UInt64, _ value: [Int]) -> Deferred<Int> {
    .elsewhere(mark: mark) { value }
  }

  @Test func `what is changed is here, and has no mark`() {
    var value = Self.elsewhere(7, [1, 2])
    value.value.append(3)
    #expect(value.value == [1, 2, 3])
    #expect(value.mark == nil)
    #expect(value.marked { UInt64($0.count) }.mark == 3)
  }

  @Test func `two are equal if their values are, wherever they are`() {
    #expect(Self.elsewhere(7, [1]) == .here([1]))
    #expect(Self.elsewhere(7, [1]) != .here([2]))
    #expect(Self.elsewhere(7, [1]) != Self.elsewhere(7, [2]))
  }

  @Test func `other marks mean other values, which nobody fetches`() {
    let left = Deferred<Int>.elsewhere(mark: 1) {
      Issue.record("fetched"); return []
    }
    #expect(left != Self.elsewhere(2, []))
  }
}
