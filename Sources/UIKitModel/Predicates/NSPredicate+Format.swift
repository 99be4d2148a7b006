import Foundation

extension NSPredicate {
  /// A predicate by its text, `name CONTAINS[cd] %@`, which Linux's Foundation does not read.
  ///
  /// - Raises: an exception for a text that cannot be read.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate by its text and its values.
  ///
  /// - Raises: an exception for a text that cannot be read; the predicate is met by nothing then.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition = PredicateParser.condition(of: predicateFormat, arguments ?? [])
    if condition == nil {
      MainActor.assumeIsolated { AppProcess.current.raise(.unreadable(predicate: predicateFormat)) }
    }
    let met = PredicateBox(condition: condition ?? .constant(false))
    self.init { object, _ in met.isMet(by: object) }
  }
}

/// What a predicate holds of its text.
private final class PredicateBox: @unchecked Sendable {
  private let condition: PredicateCondition

  init(condition: PredicateCondition) { self.condition = condition }

  func isMet(by object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { condition.isMet(by: object) }
  }
}

extension UIKitException {
  /// Foundation's exception for a text that is no predicate (the words are in many public reports).
  fileprivate static func unreadable(predicate: String) -> UIKitException {
    UIKitException(
      "Unable to parse the format string \"\(predicate)\"", name: Name.invalidArgument)
  }
}
