package import Foundation
package import GotchaBook
import RunRecord

/// The verdicts of earlier runs, from a log with one line a run: `Site/history.jsonl`.
///
/// A line holds only what changed since the line before, so that the log stays small and a merge
/// of two branches keeps both sides.
package struct History: Equatable, Sendable {
  /// The log's schema; raised when a member changes its meaning.
  package static let schema = 2

  /// One run that was recorded.
  package struct Line: Codable, Equatable, Sendable {
    package var schema: Int
    /// The day, `2026-11-21`.
    package var date: String
    /// What the run was made from, for example a commit.
    package var label: String
    /// The entries whose verdict is another than before, with the verdict's word.
    package var verdicts: [String: String]
    /// The entries that are no longer in the book.
    package var gone: [String]
  }

  /// Since when an entry has its verdict.
  package struct Since: Equatable, Sendable {
    package var verdict: String
    package var date: String
    package var label: String
  }

  /// The lines that could be read, in the order of the file.
  package private(set) var lines: [Line] = []
  /// The numbers of the lines that are not of the log's shape.
  package private(set) var unreadable: [Int] = []
  private var states: [String: Since] = [:]
  private var firsts: [String: String] = [:]

  package init() {}

  /// Reads a log; a line that cannot be read is passed over and named.
  package init(data: Data) {
    let decoder = JSONDecoder()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      guard let read = try? decoder.decode(Line.self, from: line), read.schema == Self.schema
      else {
        unreadable.append(index + 1)
        continue
      }
      add(read)
    }
  }

  private mutating func add(_ line: Line) {
    lines.append(line)
    for (id, verdict) in line.verdicts {
      firsts[id] = firsts[id] ?? line.date
      states[id] = Since(verdict: verdict, date: line.date, label: line.label)
    }
    for id in line.gone { states[id] = nil }
  }
}

// MARK: - Queries

extension History {
  /// Since when the entry has the verdict it has now; nil when the log does not have it.
  package func since(_ entry: EntryVerdict) -> Since? {
    guard let verdict = entry.verdict, let state = states[entry.id],
      state.verdict == verdict.word
    else { return nil }
    return state
  }

  /// The day on which an id was first recorded.
  package func firstSeen(_ id: String) -> String? { firsts[id] }

  /// The day on which an entry was first recorded, under its id or one that it took over.
  package func firstSeen(_ entry: Entry) -> String? {
    ([entry.id] + entry.formerIDs.map(\.id)).compactMap(firstSeen).min()
  }

  /// The line that would record these verdicts; nil when nothing has changed.
  package func next(_ verdicts: BookVerdicts, date: String, label: String) -> Line? {
    var changes: [String: String] = [:]
    for entry in verdicts.entries {
      guard let verdict = entry.verdict, states[entry.id]?.verdict != verdict.word else { continue }
      changes[entry.id] = verdict.word
    }
    let known = Set(verdicts.entries.filter { $0.verdict != nil }.map(\.id))
    let gone = Set(states.keys).subtracting(known).sorted()
    guard !changes.isEmpty || !gone.isEmpty else { return nil }
    return Line(schema: Self.schema, date: date, label: label, verdicts: changes, gone: gone)
  }
}

extension History.Line {
  /// The line as it is in the log, with its line break; equal lines give equal bytes.
  package var bytes: [UInt8] {
    (try? JSONFile.data(of: self)).map(Array.init) ?? []
  }
}
