import Foundation

// What Foundation has on Apple's systems and UIKit code uses, and Linux's Foundation lacks.

extension String {
  /// A key into the application's translations.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String

    /// A key.
    public init(_ value: String) { key = value }

    /// A key.
    public init(stringLiteral value: String) { key = value }
  }

  /// The translation of a key: the key, there are none here.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.key }
}
