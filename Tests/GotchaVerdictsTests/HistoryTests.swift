import Foundation
import GotchaBook
import RunRecord
import Testing

@testable import GotchaVerdicts

@Suite struct HistoryTests {
  private static func verdicts(_ words: [String: Verdict]) -> BookVerdicts {
    var verdicts = BookVerdicts(entries: [], runs: [])
    verdicts.entries = words.sorted { $0.key < $1.key }.map {
      EntryVerdict(id: $0.key, verdict: $0.value, cases: [])
    }
    return verdicts
  }

  @Test func `a line holds what changed, and reads back as it was written`() throws {
    let first = try #require(
      History().next(Self.verdicts(["a": .passes, "b": .fails]), date: "2026-01-01", label: "x"))
    let log = History(data: Data(first.bytes))
    #expect(log.lines == [first])
    #expect(log.next(Self.verdicts(["a": .passes, "b": .fails]), date: "d", label: "y") == nil)
    let second = try #require(
      log.next(Self.verdicts(["a": .passes, "c": .passes]), date: "2026-01-02", label: "y"))
    #expect(second.verdicts == ["c": "passes"])
    #expect(second.gone == ["b"])
  }

  @Test func `a verdict is so since the last time it became so`() {
    let lines = ["passes", "fails", "passes"].enumerated().map { index, word in
      "{\"schema\":2,\"date\":\"2026-01-0\(index + 1)\",\"label\":\"r\(index)\","
        + "\"verdicts\":{\"a\":\"\(word)\"},\"gone\":[]}"
    }
    let log = History(data: Data(lines.joined(separator: "\n").utf8))
    #expect(log.since(EntryVerdict(id: "a", verdict: .passes, cases: []))?.label == "r2")
    #expect(log.since(EntryVerdict(id: "a", verdict: .fails, cases: [])) == nil)
    #expect(log.firstSeen("a") == "2026-01-01")
  }

  @Test func `a line that is no record is named and passed over`() {
    let log = History(data: Data("nonsense\n\n{\"schema\":9}\n".utf8))
    #expect(log.unreadable == [1, 3])
    #expect(log.lines.isEmpty)
  }

  @Test func `an observation is reproduced when no record says otherwise`() {
    let records = [true, false].map { ObservationRecord(id: "TR-01", isReproduced: $0) }
    #expect(Observations([records[0]]).reproduced == 1)
    #expect(Observations(records).reproduced == 0)
    #expect(Observations(records.reversed()).reproduced == 0)
  }
}
