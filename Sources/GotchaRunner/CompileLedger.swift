import Foundation
import GotchaBook

/// The texts that have gone through a build, so that only others are compiled alone before one.
struct CompileLedger {
  private let file: URL
  private var hashes: [String: String]

  /// The ledger of the package at `root`; empty when there is none yet.
  init(root: String) {
    file = URL(fileURLWithPath: root).appending(path: ".build/compiled-entries.json")
    let data = try? Data(contentsOf: file)
    hashes = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  func contains(_ reading: EntryParser.Reading) -> Bool {
    hashes[reading.path] == reading.contentHash
  }

  /// Keeps the texts of a build that succeeded. A ledger that cannot be written costs time only.
  mutating func keep(_ readings: [EntryParser.Reading]) {
    let new = Dictionary(readings.map { ($0.path, $0.contentHash) }) { first, _ in first }
    guard new != hashes else { return }
    hashes = new
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try? encoder.encode(new).write(to: file, options: .atomic)
  }
}
