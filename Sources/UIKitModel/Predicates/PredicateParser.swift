import Foundation

/// A condition on an object.
indirect enum PredicateCondition {
  case constant(Bool)
  case comparison(PredicateComparison)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])

  /// Whether an object meets the condition.
  @MainActor func isMet(by object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.isMet(by: object)
    case .not(let condition): !condition.isMet(by: object)
    case .all(let conditions): conditions.allSatisfy { $0.isMet(by: object) }
    case .any(let conditions): conditions.contains { $0.isMet(by: object) }
    }
  }
}

/// Reads a predicate's text (Apple, Predicate Programming Guide, Predicate Format String Syntax):
/// comparisons, `ANY` and `ALL`, `AND`, `OR` and `NOT`; no functions, no arithmetic, no subqueries.
struct PredicateParser {
  private static let deepest = 100
  private var tokens: ArraySlice<PredicateToken>
  private var values: ArraySlice<Any>
  private var depth = 0

  /// The condition that a text means; nil for a text that means none or that lacks a value.
  static func condition(of text: String, _ values: [Any]) -> PredicateCondition? {
    guard let tokens = PredicateToken.tokens(of: text) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], values: values[...])
    guard let condition = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return condition
  }

  private init(tokens: ArraySlice<PredicateToken>, values: ArraySlice<Any>) {
    (self.tokens, self.values) = (tokens, values)
  }

  // MARK: Conditions

  private mutating func alternatives() -> PredicateCondition? {
    guard let first = conjunction() else { return nil }
    var conditions = [first]
    while take(word: "OR") || take("||") {
      guard let next = conjunction() else { return nil }
      conditions.append(next)
    }
    return conditions.count == 1 ? first : .any(conditions)
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard let first = negation() else { return nil }
    var conditions = [first]
    while take(word: "AND") || take("&&") {
      guard let next = negation() else { return nil }
      conditions.append(next)
    }
    return conditions.count == 1 ? first : .all(conditions)
  }

  private mutating func negation() -> PredicateCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if take(word: "NOT") || take("!") { return negation().map(PredicateCondition.not) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    guard take("(") else { return comparison() }
    guard let inner = alternatives(), take(")") else { return nil }
    return inner
  }

  private mutating func comparison() -> PredicateCondition? {
    var modifier: PredicateComparison.Modifier?
    if case .word(let word)? = tokens.first,
      let found = PredicateComparison.Modifier(rawValue: word.uppercased())
    {
      modifier = found
      tokens.removeFirst()
    }
    guard let left = expression(), let comparison = comparisonOperator(),
      let options = comparisonOptions(), let right = expression()
    else { return nil }
    return .comparison(
      PredicateComparison(
        modifier: modifier, left: left, operator: comparison, options: options, right: right))
  }

  private mutating func comparisonOperator() -> PredicateComparison.Operator? {
    switch tokens.popFirst() {
    case .word(let text), .symbol(let text): PredicateComparison.Operator(text: text)
    default: nil
    }
  }

  private mutating func comparisonOptions() -> String.CompareOptions? {
    guard take("[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst(), take("]") else { return nil }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func expression() -> PredicateExpression? {
    switch tokens.popFirst() {
    case .text(let text): .constant(text)
    case .number(let number): .constant(number)
    case .value: values.popFirst().map(PredicateExpression.constant)
    case .keyPath: values.popFirst().map { .keyPath("\($0)") }
    case .symbol("-"): negative()
    case .symbol("{"): list()
    case .word(let word): Self.constant(word) ?? .keyPath(word)
    default: nil
    }
  }

  private mutating func negative() -> PredicateExpression? {
    guard case .number(let number)? = tokens.popFirst() else { return nil }
    return .constant(-number)
  }

  private mutating func list() -> PredicateExpression? {
    var items: [PredicateExpression] = []
    if take("}") { return .list(items) }
    repeat {
      guard let item = expression() else { return nil }
      items.append(item)
    } while take(",")
    return take("}") ? .list(items) : nil
  }

  private static func constant(_ word: String) -> PredicateExpression? {
    switch word.uppercased() {
    case "YES", "TRUE": .constant(true)
    case "NO", "FALSE": .constant(false)
    case "NULL", "NIL": .constant(nil)
    default: nil
    }
  }

  // MARK: Words

  private mutating func take(_ symbol: String) -> Bool {
    guard tokens.first == .symbol(symbol) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }
}
