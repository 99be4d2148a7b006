import Foundation
import RunRecord
import Synchronization

/// Where a program that tries cases on broken tables notes what it begins and what comes of it.
///
/// What the file has already, of a program that such a table has ended, is not tried again.
final class ProofJournal: Sendable {
  /// The journal that the environment names; nil in a program that only runs its cases.
  static let current = ProcessInfo.processInfo.environment[ProofNote.variable].flatMap {
    ProofJournal(path: $0)
  }

  private let file: Mutex<FileHandle>
  private let known: [CaseID: [ProofNote]]

  init?(path: String) {
    let notes = FileManager.default.contents(atPath: path).map(ProofNote.notes) ?? []
    known = Dictionary(grouping: notes, by: \.id)
    guard let handle = FileHandle(forWritingAtPath: path) else { return nil }
    _ = try? handle.seekToEnd()
    file = Mutex(handle)
  }

  /// What is noted of a case whose text has this hash.
  func notes(of id: CaseID, contentHash: String) -> [ProofNote] {
    known[id, default: []].filter { $0.contentHash == contentHash }
  }

  /// Adds a note, which is in the file when this returns.
  func write(_ note: ProofNote) {
    file.withLock { try? $0.write(contentsOf: note.line) }
  }
}
