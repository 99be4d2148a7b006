import Foundation
import TableModel
import TestSupport
import Testing

/// A text of `messages.tsv`: what UIKit raises or logs in some of its versions.
struct KnownMessage: Sendable, CustomTestStringConvertible {
  let id: String
  /// What one has to do to meet it; empty for a text that the model does not have.
  let scene: String
  /// The name of the exception, where it is on record.
  let exception: String
  let text: String
  let note: String
  private let first: Int
  private let last: Int

  init(_ row: FactTable.Row) {
    id = row["id"]
    scene = row["scene"]
    exception = row["exception"]
    note = row["note"]
    first = Int(row["first"]) ?? 0
    last = Int(row["last"]) ?? .max
    text = row["text"].replacing(" N ", with: " \(Self.tooManyRows) ")
  }

  /// The number that `N` represents.
  private static let tooManyRows = Int.max

  var testDescription: String { "\(id) \(scene) \(first)" }

  /// Whether it is the text of a version.
  func isLogged(by version: SystemVersion) -> Bool {
    SystemVersion.iOS(first) <= version && (last == .max || version <= .iOS(last))
  }

  /// The numbers in the text, in their order.
  var numbers: [Double] {
    text.matches(of: /-?\d+(\.\d+)?/).compactMap { Double($0.output.0) }
  }

  /// Whether a text is this one, from its first word to its last.
  func matches(_ said: String) throws -> Bool {
    let pattern = NSRegularExpression.escapedPattern(for: text)
      .replacing("<…>", with: "<.*>").replacing("…", with: ".*")
    return try Regex(pattern).dotMatchesNewlines().wholeMatch(in: said) != nil
  }

  static func all() throws -> [KnownMessage] {
    try FactTable(named: "messages.tsv").rows.map(KnownMessage.init)
  }
}
