import LayoutEngine

/// One step of a row in `solver-cases.tsv`; the header of that file has the grammar.
enum SolverStep: Equatable {
  case add(name: String?, ScriptConstraint, mustBeRefused: Bool)
  case remove(name: String)
  case edit(variable: String, ScriptStrength)
  case suggest(variable: String, Double)
  /// Values by variable; any one of the alternatives will do.
  case expect([[String: Double]])
}

/// A comparison as it is written: everything on the left, a constant on the right.
struct ScriptConstraint: Equatable {
  var terms: [String: Double]
  var relation: Relation
  var constant: Double
  var strength: ScriptStrength
}

/// A strength of the suites that the cases come from, as a priority and a weight.
struct ScriptStrength: Equatable {
  var priority: Priority
  var weight: Double

  /// The names in order; only the order means anything.
  static let priorities: [String: Priority] = [
    "required": .required, "strong": Priority(750), "medium": Priority(500), "weak": Priority(250),
  ]

  static let required = ScriptStrength(priority: .required, weight: 1)
}

/// A row that does not follow the grammar.
struct ScriptError: Error, CustomStringConvertible {
  var description: String
}

/// Reads the script column.
struct SolverScript {
  var steps: [SolverStep]

  init(_ text: String) throws {
    steps = try text.split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
      .map(SolverScript.step)
  }

  private static func step(_ text: String) throws -> SolverStep {
    switch text.first {
    case "?": return try expectation(text.dropFirst())
    case "~": return try edit(String(text.dropFirst()))
    case "!": return try addition(String(text.dropFirst()), mustBeRefused: true)
    case "-" where !text.contains("="): return .remove(name: text.dropFirst().trimmed)
    default: return try addition(text, mustBeRefused: false)
    }
  }

  private static func expectation(_ text: Substring) throws -> SolverStep {
    .expect(
      try text.split(separator: "|").map { alternative in
        var values: [String: Double] = [:]
        for pair in alternative.split(whereSeparator: \.isWhitespace) {
          let sides = pair.split(separator: "=", maxSplits: 1)
          guard sides.count == 2 else { throw ScriptError(description: "no value in \(pair)") }
          values[sides[0].trimmed] = try number(sides[1].trimmed)
        }
        return values
      })
  }

  private static func edit(_ text: String) throws -> SolverStep {
    if let at = text.firstIndex(of: "@") {
      let strength = try strength(text[text.index(after: at)...].trimmed)
      return .edit(variable: text[..<at].trimmed, strength)
    }
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { throw ScriptError(description: "no value in ~\(text)") }
    return .suggest(variable: sides[0].trimmed, try number(sides[1].trimmed))
  }

  private static func addition(_ text: String, mustBeRefused: Bool) throws -> SolverStep {
    var body = text
    var name: String?
    if let colon = body.firstIndex(of: ":") {
      name = body[..<colon].trimmed
      body = body[body.index(after: colon)...].trimmed
    }
    var strength = ScriptStrength.required
    if let at = body.firstIndex(of: "@") {
      strength = try self.strength(body[body.index(after: at)...].trimmed)
      body = body[..<at].trimmed
    }
    return .add(name: name, try comparison(body, strength), mustBeRefused: mustBeRefused)
  }

  private static func strength(_ text: String) throws -> ScriptStrength {
    let parts = text.split(separator: "*")
    guard let name = parts.first?.trimmed, let priority = ScriptStrength.priorities[name],
      parts.count <= 2
    else { throw ScriptError(description: "unknown strength \(text)") }
    let weight = parts.count == 2 ? try number(parts[1].trimmed) : 1
    return ScriptStrength(priority: priority, weight: weight)
  }

  private static let relations: [(String, Relation)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
  ]

  private static func comparison(
    _ text: String, _ strength: ScriptStrength
  ) throws -> ScriptConstraint {
    for (sign, relation) in relations {
      guard let range = text.firstRange(of: sign) else { continue }
      var left = try LinearSum(text[..<range.lowerBound].trimmed)
      left.subtract(try LinearSum(text[range.upperBound...].trimmed))
      return ScriptConstraint(
        terms: left.terms, relation: relation, constant: -left.constant, strength: strength)
    }
    throw ScriptError(description: "no relation in \(text)")
  }

  static func number(_ text: String) throws -> Double {
    guard let value = Double(text) else { throw ScriptError(description: "no number: \(text)") }
    return value
  }
}

/// `2*x - 0.5*y + 3`, in any order.
struct LinearSum: Equatable {
  var terms: [String: Double] = [:]
  var constant = 0.0

  init(_ text: String) throws {
    var sign = 1.0
    var term = ""
    for character in text {
      let isExponent = term.last == "e" && term.trimmed.first?.isNumber == true
      if (character == "+" || character == "-") && !isExponent && !term.trimmed.hasSuffix("*") {
        try add(term.trimmed, sign)
        if !term.trimmed.isEmpty { sign = 1 }
        if character == "-" { sign = -sign }
        term = ""
      } else {
        term.append(character)
      }
    }
    try add(term.trimmed, sign)
  }

  private mutating func add(_ term: String, _ sign: Double) throws {
    if term.isEmpty { return }
    var factor = sign
    var variable: String?
    for part in term.split(separator: "*").map(\.trimmed) {
      if let number = Double(part) {
        factor *= number
      } else if variable == nil, part.first?.isLetter == true || part.first == "_" {
        variable = part
      } else {
        throw ScriptError(description: "neither number nor variable: \(term)")
      }
    }
    if let variable { terms[variable, default: 0] += factor } else { constant += factor }
  }

  mutating func subtract(_ other: LinearSum) {
    for (variable, coefficient) in other.terms { terms[variable, default: 0] -= coefficient }
    constant -= other.constant
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
