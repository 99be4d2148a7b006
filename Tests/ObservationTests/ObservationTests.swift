import Foundation
import RunRecord
import Synchronization
import Testing

/// The public logs of `observations.jsonl`, each replayed on the model.
@MainActor struct ObservationTests {
  @Test(
    .compactMapIssues { issue in
      FailureCount.current?.add()
      return issue
    }, arguments: try Observation.all())
  func `an observation is reproduced, or listed with the reason why not`(
    observation: Observation
  ) throws {
    let id = observation.id
    switch Replay.known[id] {
    case .scenes(let check):
      let failures = FailureCount()
      try FailureCount.$current.withValue(failures) { try check(observation) }
      // What was read into the model proves nothing about it.
      guard try observation.value("fitted") as? Bool != true else { return }
      try attach(ObservationRecord(id: id, isReproduced: failures.count == 0))
    case .notReproduced(let reason):
      try attach(ObservationRecord(id: id, isReproduced: false, reason: reason))
    case nil:
      Issue.record("\(id) has neither a replay nor a reason in Replay.known")
      try attach(
        ObservationRecord(id: id, isReproduced: false, reason: "no replay is known for it"))
    }
  }

  /// Leaves what was found for the site.
  private func attach(_ record: ObservationRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Attachment.record(
      Array(try encoder.encode(record)), named: "\(ObservationRecord.attachmentName).json")
  }

  @Test func `every replay is of one observation`() throws {
    let ids = try Observation.all().map(\.id)
    #expect(Replay.known.keys.filter { !ids.contains($0) } == [])
    #expect(Set(ids).count == ids.count)
  }
}

/// How many issues were recorded while it was the current one.
private final class FailureCount: Sendable {
  @TaskLocal static var current: FailureCount?

  private let issues = Mutex(0)
  var count: Int { issues.withLock { $0 } }

  func add() { issues.withLock { $0 += 1 } }
}
