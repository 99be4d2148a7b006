import Foundation

/// How far a build is, as SwiftPM writes it: `[17/210] Compiling …`.
package struct BuildProgress: Equatable, Sendable {
  package var done: Int
  package var total: Int

  /// The last progress in what a build has printed; nil before the first.
  init?(inLog text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.last { $0.hasPrefix("[") && $0.contains("/") }
    guard let numbers = line?.dropFirst().prefix(while: { $0 != "]" }).split(separator: "/"),
      numbers.count == 2, let done = Int(numbers[0]), let total = Int(numbers[1]), total > 0
    else { return nil }
    (self.done, self.total) = (done, total)
  }

  /// The last progress in a file; nil before the first.
  init?(inFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    // The last lines are enough.
    let length: UInt64 = 4096
    let end = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: end > length ? end - length : 0)
    let data = (try? file.readToEnd()) ?? nil
    self.init(inLog: String(decoding: data ?? Data(), as: UTF8.self))
  }
}
