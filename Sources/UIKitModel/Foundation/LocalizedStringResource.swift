import Foundation

/// A text that is translated where it is shown: its key, and where the translation is.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The bundle of a translation.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key of the translation.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the file with the translation; nil for `Localizable`.
  public let table: String?
  /// The locale of the numbers in the text; the translation is that of the app.
  public var locale: Locale
  /// The bundle of the translation.
  public let bundle: BundleDescription

  /// A text that is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  /// A text that is its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text that is its key, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Whether two resources name the same text.
  public static func == (one: LocalizedStringResource, other: LocalizedStringResource) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
      && one.locale == other.locale && one.bundle.bundle == other.bundle.bundle
  }

  /// Hashes the key and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(defaultValue)
  }
}

/// What has a text that is translated where it is shown.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
