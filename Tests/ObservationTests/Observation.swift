import Foundation
import Testing

/// One line of the fact table.
struct Observation: CustomTestStringConvertible, Sendable {
  let id: String
  private let line: String

  var testDescription: String { id }

  /// A value of the line, by its key.
  func value(_ key: String) throws -> Any? {
    try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?[key]
  }

  static func all() throws -> [Observation] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Facts/observations.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let id = try #require(object?["id"] as? String, "a line without an id: \(line)")
      return Observation(id: id, line: String(line))
    }
  }
}
