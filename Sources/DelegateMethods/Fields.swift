import Foundation
import SwiftSyntax

/// The fields of a doc comment, `- Name: value`, and the words before them.
struct Fields {
  /// A field's value, without the backticks around it.
  struct Field {
    var value: String
    var place: Place
  }

  /// The fields of a method.
  enum OfMethod: String, CaseIterable {
    /// What an optional method's absence means: an expression, `nothing`, or `sentinel`.
    case optional = "Optional"
    /// What takes the place of a required method when the object is gone.
    case required = "Required"
    /// The probe's event, and what it logs beside the row.
    case call = "Call"
    /// The method as Objective-C names it, if the table must know whether it is implemented.
    case selector = "Selector"
  }

  /// The fields of a type, each with the protocols of whose methods something follows for it.
  enum OfType: String, CaseIterable {
    /// An option set gets an option for each method with a selector.
    case methods = "Methods"
    /// A class gets methods that log calls and pass them on.
    case relays = "Relays"
    /// A class gets the same for UIKit.
    case forwards = "Forwards"
    /// A class gets methods that log calls and return what an absent method means.
    case logs = "Logs"
    /// A type gets an enumeration of the events.
    case calls = "Calls"
    /// A class gets a superclass whose methods it can override; its own superclass comes first.
    case overridable = "Overridable"
  }

  /// What DocC knows beside them.
  private static let documented: Set = ["Parameter", "Parameters", "Returns", "Note", "Throws"]

  private(set) var words: [String] = []
  private(set) var named: [String: Field] = [:]

  /// The fields of the doc comment before a declaration, whose first line is `line`.
  init(_ trivia: Trivia, line: Int, file: String) {
    var number = line
    var open: String?
    for piece in trivia {
      if case .docLineComment(let text) = piece {
        read(String(text.dropFirst("///".count)), &open, Place(file: file, line: number))
      }
      number += piece.lineCount
    }
  }

  private mutating func read(_ line: String, _ open: inout String?, _ place: Place) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if let match = text.wholeMatch(of: /- (?<name>[A-Z][A-Za-z]*):\s*(?<value>.*)/) {
      let name = String(match.name)
      named[name] = Field(value: String(match.value), place: place)
      open = name
    } else if let name = open, line.hasPrefix("   ") {
      named[name]?.value += " " + text
    } else {
      open = nil
      words.append(text)
    }
  }

  /// A field of a method or type, without the backticks around it.
  subscript(name: some RawRepresentable<String>) -> Field? {
    guard var field = named[name.rawValue] else { return nil }
    field.value = field.value.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    return field
  }

  /// The field that is none of `known`, if there is one.
  func unknown(_ known: [String]) -> (name: String, place: Place)? {
    named.filter { !known.contains($0.key) && !Self.documented.contains($0.key) }
      .min { $0.value.place.line < $1.value.place.line }
      .map { ($0.key, $0.value.place) }
  }

  var hasFieldOfMethod: Bool { OfMethod.allCases.contains { self[$0] != nil } }

  /// Whether a file may have a field, before it is parsed.
  static func mayOccur(in file: Data) -> Bool {
    markers.contains { file.range(of: $0) != nil }
  }

  private static let markers =
    (OfMethod.allCases.map(\.rawValue) + OfType.allCases.map(\.rawValue))
    .map { Data("/// - \($0):".utf8) }
}

extension TriviaPiece {
  fileprivate var lineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }
}
