import Foundation

/// What a process of scripts does, written before it does it, so that its end is explained.
final class MisuseJournal {
  private let file: Int32

  /// A journal in a file, which is emptied.
  init(_ path: String) { file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }

  /// Forgets what is over.
  func begin(script seed: UInt64, after counts: MisuseCounts) {
    _ = ftruncate(file, 0)
    _ = lseek(file, 0, SEEK_SET)
    note("script \(seed) after \(counts)")
  }

  func note(_ text: some StringProtocol) {
    let line = Array(text.utf8)
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}
