import Foundation

extension NSLocale {
  /// The name of a value, as the locale writes it; nil for what is no text.
  public func displayName(forKey key: NSLocale.Key, value: Any) -> String? {
    (value as? String).flatMap { displayName(forKey: key, value: $0) as String? }
  }

  /// The locale of the user, with what the user changes.
  public class var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }
}
