import Foundation
package import GotchaBook
package import RunRecord

/// An entry with what a run recorded where it has an expected text, and its file on disk.
package struct BlessedEntry {
  /// Why a file is left as it is.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case changedSinceRun(path: String)
    case notRun(path: String)
    case unwritable(path: String)

    package var description: String {
      switch self {
      case .changedSinceRun(let path):
        "\(path):1:1: error: the file has changed since the run; run it again, then bless"
      case .notRun(let path):
        "\(path):1:1: error: no run covers the entry; run it, then bless"
      case .unwritable(let path): "\(path):1:1: error: the file cannot be written"
      }
    }
  }

  package let blessing: Blessing
  private let file: URL
  private let contentHash: String

  /// Reads the entry's file, which must still be the text that `run` ran; nil when the entry
  /// expects nothing that could be blessed.
  package init?(_ entry: Entry, run: Run, root: String) throws(Refusal) {
    guard entry.hasExpectations else { return nil }
    let records = run.records.filter { $0.entry == entry.id && $0.source == nil }
    guard !records.isEmpty else { throw .notRun(path: entry.path) }
    file = URL(fileURLWithPath: root).appending(path: entry.path)
    let bytes = (try? Data(contentsOf: file)).map(Array.init) ?? []
    contentHash = ContentHash.hash(of: bytes)
    guard contentHash == entry.contentHash,
      records.allSatisfy({ $0.contentHash == entry.contentHash })
    else { throw .changedSinceRun(path: entry.path) }
    blessing = Blessing(entry: entry, bytes: bytes, answers: Self.answers(in: records))
  }

  /// Writes the file, unless it has changed in the meantime.
  package func write() throws(Refusal) {
    guard let now = try? Data(contentsOf: file), ContentHash.hash(of: now) == contentHash else {
      throw .changedSinceRun(path: blessing.path)
    }
    guard (try? Data(blessing.blessed).write(to: file, options: .atomic)) != nil else {
      throw .unwritable(path: blessing.path)
    }
  }

  /// What each block did, and on which of the affected versions.
  private static func answers(in records: [CaseRecord]) -> [Int: [String: [Version]]] {
    var found: [Int: [String: [Version]]] = [:]
    for run in records.flatMap(\.runs) where run.claim == .affected {
      for answer in run.answers ?? [] {
        found[answer.line, default: [:]][answer.text, default: []] +=
          run.version.map { [$0] } ?? []
      }
    }
    return found
  }
}

extension Entry {
  /// Whether a block has an expected trace or message.
  fileprivate var hasExpectations: Bool {
    cases.contains { found in
      !found.traceBlocks.isEmpty || found.swiftBlocks.contains { $0.expectedText != nil }
    }
  }
}
