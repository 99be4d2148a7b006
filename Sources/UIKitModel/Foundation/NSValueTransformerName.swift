import Foundation

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Equatable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// True becomes false. Held: the app registers its own transformers.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Nil becomes true. Held.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Nil becomes false. Held.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// Data becomes objects. Held.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}
