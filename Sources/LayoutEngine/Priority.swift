/// How much a constraint matters: 1000 is required, everything below is optional.
///
/// Priorities are taken in order. However many constraints of a lower priority are in the way, none
/// of them, nor all of them together, is worth a thousandth of a point of a higher one
/// (Sources.md AL-1, "Semantics the model needs").
public struct Priority: Hashable, Comparable, Sendable {
  /// UIKit's number, from just above 0 to 1000.
  public let rawValue: Float

  /// Stores the number; a constraint whose number is out of range is refused when added.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a constraint that must hold.
  public static let required = Priority(1000)

  /// Whether a constraint may carry this priority.
  public var isValid: Bool { rawValue > 0 && rawValue <= Priority.required.rawValue }

  /// Compares the numbers.
  public static func < (one: Priority, other: Priority) -> Bool {
    one.rawValue < other.rawValue
  }
}
