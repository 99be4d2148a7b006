import Foundation
import GotchaBook
import RunRecord

/// Runs programs of cases that try them on broken tables, until each has come to its end.
struct ProofPass {
  /// A program of cases, and the tests of it that count; none for all.
  struct Program {
    var words: [String]
    var filter: [String]
  }

  /// How long one trial may take, in seconds: a broken table may never come to rest.
  private static let longestTrial = 10.0

  /// Where the journals go.
  let folder: URL
  let root: String
  /// How many seconds a case may run on one version; nil for no limit.
  let timeLimit: Double?

  /// Tries the cases of the programs, and returns what is known of them then.
  ///
  /// - Parameter known: What earlier runs have shown, which is not tried again.
  func prove(_ programs: [Program], known: [ProofNote]) -> [ProofNote] {
    Array(programs.enumerated()).concurrentMap(inParts: programs.count) { program in
      prove(program.element, known: known, name: "proof-\(program.offset + 1)")
    }.flatMap(\.self)
  }

  private func prove(_ program: Program, known: [ProofNote], name: String) -> [ProofNote] {
    let journal = folder.appending(path: name + ".jsonl").path
    let start = known.reduce(into: Data()) { $0 += $1.line }
    guard FileManager.default.createFile(atPath: journal, contents: start) else { return [] }
    var shell = Shell(root: root)
    shell.environment[ProofNote.variable] = journal
    let limit = min(timeLimit ?? .infinity, Self.longestTrial)
    shell.environment["GOTCHAS_TIME_LIMIT"] = "\(limit)"
    let words = program.words + program.filter.flatMap { ["--filter", $0] }
    var length = 0
    for round in 1... {
      let log = folder.appending(path: "\(name)-\(round).txt").path
      shell.pulse = PulseWatch(
        path: folder.appending(path: "\(name)-pulse").path, timeLimit: limit)
      let code = shell.run(words, log: log, endsWithRunner: true)
      let written = FileManager.default.contents(atPath: journal) ?? Data()
      // A broken table, or a case that exits, may take the program down; what it had begun is not begun
      // again.
      guard EndReason.isEndOfProgram(code) || Self.isInTrial(written), written.count > length
      else { break }
      length = written.count
    }
    return FileManager.default.contents(atPath: journal).map(ProofNote.notes) ?? []
  }

  /// Whether the last note of a journal is that a trial begins.
  private static func isInTrial(_ journal: Data) -> Bool {
    let last = journal.split(separator: UInt8(ascii: "\n")).last.map { ProofNote.notes(in: $0) }
    return last?.last.map { $0.trial != nil && $0.failed == nil } ?? false
  }
}
