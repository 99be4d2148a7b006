import Foundation

/// The parts of a visual format: `H:|-[a(>=50@750)]-8-[b]|`.
struct VisualFormat {
  /// A view or the superview, `|`.
  struct Element {
    /// The view's name; nil for the superview.
    var name: String?
    var predicates: [Predicate] = []
    /// The place of the name, and what follows the element.
    var position: Int
    var end = 0
  }

  /// What is between two elements: nothing, a standard distance, or predicates.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A number, metric or view, with a relation and a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Operand
    var priority: Operand?
  }

  /// A literal number, or a name and its place.
  enum Operand {
    case number(CGFloat)
    case name(String, Int)
  }

  /// A fault in the format, and the character at which it shows.
  ///
  /// Public reports quote the messages about `|`, about names of views and metrics, and "Expected
  /// a view"; the others are the model's own wording.
  struct Fault: Error {
    var message: String
    var position: Int
  }

  var isVertical = false
  var elements: [Element] = []
  /// One fewer than there are elements.
  var connections: [Connection] = []
}

/// Reads a visual format by Apple's grammar.
struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parse() throws(VisualFormat.Fault) -> VisualFormat {
    var format = VisualFormat()
    try orientation(&format)
    format.elements.append(try element())
    while index < characters.count {
      let connection = try connection()
      format.connections.append(connection)
      format.elements.append(try element())
      if format.elements.last?.name == nil, index < characters.count {
        throw fault("Expected the end of the format string after the closing '|'")
      }
    }
    if format.elements.allSatisfy({ $0.name == nil }) { throw fault("Expected a view") }
    return format
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private func fault(_ message: String, at position: Int? = nil) -> VisualFormat.Fault {
    VisualFormat.Fault(message: message, position: position ?? index)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character else { return false }
    index += 1
    return true
  }

  private mutating func orientation(_ format: inout VisualFormat) throws(VisualFormat.Fault) {
    guard let first = current, first == "H" || first == "V" else { return }
    index += 1
    let word = first == "V" ? "vertical" : "horizontal"
    guard take(":") else {
      throw fault("Expected a ':' after '\(first)' to specify \(word) arrangement")
    }
    format.isVertical = first == "V"
  }

  private mutating func element() throws(VisualFormat.Fault) -> VisualFormat.Element {
    let position = index
    if take("|") {
      return VisualFormat.Element(name: nil, position: position, end: index)
    }
    guard take("[") else { throw fault("Expected a view") }
    let name = try name("Expected a view name")
    var element = VisualFormat.Element(name: name, position: position + 1)
    if current == "(" { element.predicates = try predicates() }
    guard take("]") else { throw fault("Expected a ']' here") }
    element.end = index
    return element
  }

  private mutating func connection() throws(VisualFormat.Fault) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let found = current == "(" ? try predicates() : [try simplePredicate()]
    guard take("-") else { throw fault("Expected a '-' here") }
    return .predicates(found)
  }

  private mutating func simplePredicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
    VisualFormat.Predicate(object: try operand("Expected a number, metric or view here"))
  }

  private mutating func predicates() throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
    index += 1
    var found: [VisualFormat.Predicate] = []
    repeat { found.append(try predicate()) } while take(",")
    guard take(")") else { throw fault("Expected a ')' here") }
    return found
  }

  private mutating func predicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try operand("Expected a number, metric or view here")
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if take("@") { predicate.priority = try operand("Expected a priority here") }
    return predicate
  }

  private mutating func relation() throws(VisualFormat.Fault) -> NSLayoutConstraint.Relation {
    for (sign, relation) in [
      ("=", NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual),
      (">", .greaterThanOrEqual),
    ] where current.map(String.init) == sign {
      index += 1
      guard take("=") else { throw fault("Expected a '=' here") }
      return relation
    }
    return .equal
  }

  private mutating func operand(
    _ expectation: String
  ) throws(VisualFormat.Fault) -> VisualFormat.Operand {
    let position = index
    guard let first = current else {
      throw fault("The format string ended unexpectedly")
    }
    let isNegative = first == "-"
    guard first.isASCII, first.isNumber || isNegative || first == "." else {
      return .name(try name(expectation), position)
    }
    var digits = ""
    repeat {
      digits.append(characters[index])
      index += 1
    } while current.map { $0.isASCII && ($0.isNumber || $0 == ".") } == true
    guard let number = Double(digits), number.isFinite else {
      throw fault(expectation, at: position)
    }
    return .number(CGFloat(number))
  }

  /// A name as C writes them.
  private mutating func name(_ expectation: String) throws(VisualFormat.Fault) -> String {
    guard let first = current, first.isLetter || first == "_" else { throw fault(expectation) }
    var name = ""
    while let next = current, next.isLetter || next.isNumber || next == "_" {
      name.append(next)
      index += 1
    }
    return name
  }
}
