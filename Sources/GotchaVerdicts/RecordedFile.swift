package import RunRecord
import Synchronization

/// The file of a run, of which the traces and curves are wanted seldom: it is read once, when
/// somebody asks for the first of them.
package final class RecordedFile: Sendable {
  private let path: String
  private let found = Mutex<[CaseRecord]?>(nil)

  package init(_ path: String) { self.path = path }

  /// The events of a trace of a run of a record, by their positions in the file; none when the
  /// file has none there.
  package func events(_ record: Int, _ run: Int, _ trace: Int) -> [TraceEvent] {
    self.run(record, run)?.traces.element(trace)?.events ?? []
  }

  /// The samples of a curve of a run of a record, by their positions in the file; none when the
  /// file has none there.
  package func samples(_ record: Int, _ run: Int, _ curve: Int) -> [ScrollCurve.Sample] {
    self.run(record, run)?.curves?.element(curve)?.samples ?? []
  }

  private func run(_ record: Int, _ run: Int) -> VersionRun? {
    found.withLock { found in
      let records = found ?? (try? RunFile.read(path).get().records) ?? []
      found = records
      return records.element(record)?.runs.element(run)
    }
  }
}

extension Array {
  fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
