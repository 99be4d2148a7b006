package import Foundation
package import RunRecord

/// Swift Testing's event stream (JSON Lines), reduced to what verdicts need: which attachments
/// were written, what failed, and whether the run came to its end.
///
/// Schemas: swiftlang/swift-testing, Documentation/ABI/JSON.md. Unknown kinds are ignored; no verdict
/// is ever derived from message text.
package struct EventStream: Equatable, Sendable {
  /// The paths of the attachments, as the stream names them, in order.
  package var attachmentPaths: [String] = []
  /// The issues that fail a test, in order.
  package var failures: [VersionRun.Failure] = []
  package var conditions: [RunCondition] = []

  package init() {}

  /// Reads the file at `path`; a file that cannot be read is a condition, not an error.
  package init(contentsOfFile path: String) {
    if let data = FileManager.default.contents(atPath: path) {
      self.init(data: data)
    } else {
      self.init()
      conditions = [.missing]
    }
  }

  package init(data: Data) {
    guard !Self.isBlank(data) else {
      conditions = [.empty]
      return
    }
    let decoder = JSONDecoder()
    // A stream may hold several runs, one behind the other: one for each test product.
    var (open, hasEnded) = (0, false)
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = lines.lastIndex { !Self.isBlank($0) } ?? 0
    for (index, line) in lines.enumerated() where !Self.isBlank(line) {
      guard let record = try? decoder.decode(EventRecord.self, from: line) else {
        conditions.append(
          index == last ? .truncated(line: index + 1) : .malformed(line: index + 1))
        continue
      }
      guard Self.isKnown(record.version) else {
        conditions = [.unknownSchema(version: record.version)]
        attachmentPaths = []
        failures = []
        return
      }
      if let path = record.attachmentPath { attachmentPaths.append(path) }
      if let failure = record.failure { failures.append(failure) }
      if record.startsRun { open += 1 }
      if record.endsRun { (open, hasEnded) = (open - 1, true) }
    }
    if open > 0 || !hasEnded, !conditions.contains(where: \.invalidatesRun) {
      conditions.append(.endedEarly)
    }
  }

  private static func isBlank(_ line: Data) -> Bool { line.allSatisfy { $0 <= 0x20 } }

  private static func isKnown(_ version: String) -> Bool {
    RunCondition.knownStreamSchemas.contains { known in
      version == known || (known != "0" && version.hasPrefix(known + "."))
    }
  }
}
