import Foundation
import TestSupport

/// The fields of a row, read with the name of the column in every error.
struct SectionFields {
  /// A field that no reader understands.
  struct UnknownForm: Error, CustomStringConvertible {
    var row: String
    var column: String
    var text: String
    var description: String { "\(row): the \(column) “\(text)” is of no known form" }
  }

  private let row: FactTable.Row

  init(_ row: FactTable.Row) { self.row = row }

  func choice<Value>(_ column: String, _ read: (String) -> Value?) throws -> Value {
    let text = row[column].withoutTableQuotes
    guard let value = read(text) else {
      throw UnknownForm(row: row.description, column: column, text: text)
    }
    return value
  }
}

extension String {
  /// The text without the quotes of a spreadsheet, which doubles those inside.
  var withoutTableQuotes: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return self }
    return String(dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }

  /// The number that follows a phrase; nil without the phrase.
  func number(after phrase: String) -> CGFloat? {
    guard let range = range(of: phrase) else { return nil }
    return String(self[range.upperBound...]).leadingNumber
  }

  /// The number up to the first space or comma.
  var leadingNumber: CGFloat? { Double(prefix { $0 != " " && $0 != "," }).map { CGFloat($0) } }

  /// What is between quotes, in order.
  var quoted: [String] { matches(of: /"([^"]*)"/).map { String($0.output.1) } }
}
