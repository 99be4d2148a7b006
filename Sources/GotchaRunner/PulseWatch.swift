import Foundation

/// Watches from outside whether a program of cases goes on: it makes a file grow whenever a case
/// begins on a version. One that is stopped, or whose threads are all taken, cannot end itself.
package struct PulseWatch: Sendable {
  /// How much longer than a case may take nothing need be heard, in seconds: the program has a limit
  /// of its own, and what it does between two cases takes a moment on a busy machine.
  private static let slack = 10.0

  /// Names the file to the program.
  static let variable = "GOTCHAS_PULSE"

  /// The file.
  let path: String
  private let limit: TimeInterval
  private var size = 0
  private var changed: Date

  /// A watch over a file that is made anew; nil if there is no limit, or the file cannot be made.
  ///
  /// - Parameters:
  ///   - timeLimit: How many seconds a case may run on one version.
  ///   - start: When the first case begins; by default, when the file grows first.
  init?(path: String, timeLimit: Double?, start: Date = .distantFuture) {
    changed = start
    guard let timeLimit, FileManager.default.createFile(atPath: path, contents: nil) else {
      return nil
    }
    self.path = path
    limit = timeLimit + Self.slack
  }

  /// Whether nothing was heard for too long since the first case began.
  mutating func isSilent(at now: Date = .now) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let present = attributes?[.size] as? Int ?? 0
    if present != size { (size, changed) = (present, now) }
    return now.timeIntervalSince(changed) > limit
  }
}
