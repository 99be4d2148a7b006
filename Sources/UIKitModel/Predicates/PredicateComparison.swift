import Foundation

/// A comparison of two values, `name BEGINSWITH[c] "a"`.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    /// The operator that a text writes so.
    init?(text: String) {
      let same = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      self.init(rawValue: same[text] ?? text.uppercased())
    }
  }

  /// Which of several values have to meet the comparison.
  enum Modifier: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  var modifier: Modifier?
  var left: PredicateExpression
  var `operator`: Operator
  /// `c` for either case, `d` for any accent.
  var options: String.CompareOptions
  var right: PredicateExpression

  /// Whether an object meets the comparison.
  @MainActor func isMet(by object: Any?) -> Bool {
    let (left, right) = (left.value(for: object), right.value(for: object))
    guard let modifier else { return compare(left, right) }
    let values = left as? [Any] ?? (left as? any Collection).map { $0.map { $0 as Any } } ?? []
    switch modifier {
    case .any, .some: return values.contains { compare(ObjectiveCValue.flattened($0), right) }
    case .all: return values.allSatisfy { compare(ObjectiveCValue.flattened($0), right) }
    case .none: return !values.contains { compare(ObjectiveCValue.flattened($0), right) }
    }
  }

  @MainActor private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch `operator` {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: PredicateOrder.of(left, right) == .orderedAscending
    case .greater: PredicateOrder.of(left, right) == .orderedDescending
    case .lessOrEqual:
      PredicateOrder.of(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      PredicateOrder.of(left, right).map { $0 != .orderedAscending } ?? false
    case .contains:
      (left as? String).map { finds(right, in: $0, []) } ?? isAmong(right, left)
    case .beginsWith: (left as? String).map { finds(right, in: $0, .anchored) } ?? false
    case .endsWith:
      (left as? String).map { finds(right, in: $0, [.anchored, .backwards]) } ?? false
    case .like: matches(left, (right as? String).map(Self.pattern))
    case .matches: matches(left, right as? String)
    case .isIn:
      (right as? String).map { finds(left, in: $0, []) } ?? isAmong(left, right)
    case .between: isBetween(left, right as? [Any])
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options) == .orderedSame
    }
    guard let left, let right else { return left == nil && right == nil }
    return PredicateOrder.of(left, right) == .orderedSame
      || (left as? AnyHashable).map { $0 == (right as? AnyHashable) }
        ?? ((left as AnyObject) === (right as AnyObject))
  }

  private func isAmong(_ value: Any?, _ list: Any?) -> Bool {
    let values = list as? [Any] ?? (list as? Set<AnyHashable>).map { $0.map { $0 as Any } }
    return (values ?? []).contains { isEqual(ObjectiveCValue.flattened($0), value) }
  }

  private func finds(
    _ part: Any?, in text: String, _ more: String.CompareOptions
  ) -> Bool {
    guard let part = part as? String else { return false }
    guard !part.isEmpty else { return true }
    return text.range(of: part, options: options.union(more)) != nil
  }

  private func matches(_ text: Any?, _ pattern: String?) -> Bool {
    guard var text = text as? String, var pattern else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseOpen = options.contains(.caseInsensitive)
    let found = text.range(
      of: "^(?:\(pattern))$",
      options: isCaseOpen ? [.regularExpression, .caseInsensitive] : .regularExpression)
    return found != nil
  }

  /// A pattern with `*` and `?` as a regular expression.
  private static func pattern(_ wildcards: String) -> String {
    wildcards.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  private func isBetween(_ value: Any?, _ bounds: [Any]?) -> Bool {
    guard let bounds, bounds.count == 2,
      let low = PredicateOrder.of(value, ObjectiveCValue.flattened(bounds[0])),
      let high = PredicateOrder.of(value, ObjectiveCValue.flattened(bounds[1]))
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }
}

/// The order of values as Foundation's `compare(_:)` has it.
enum PredicateOrder {
  /// The order of two values; nil for values that have none.
  static func of(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = left as? String, let right = right as? String { return left.compare(right) }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let value = left as? any Comparable else { return nil }
    return compare(value, right)
  }

  private static func compare<Value: Comparable>(
    _ left: Value, _ right: Any
  ) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
