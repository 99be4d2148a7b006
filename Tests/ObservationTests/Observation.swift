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
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    // Other rows for the tests alone come before those that the site has.
    let files = ["../Facts", "../../Site/facts"]
      .map { folder.appending(path: "\($0)/observations.jsonl").standardizedFileURL }
    let file = files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files[1]
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let id = try #require(object?["id"] as? String, "a line without an id: \(line)")
      return Observation(id: id, line: String(line))
    }
  }
}
