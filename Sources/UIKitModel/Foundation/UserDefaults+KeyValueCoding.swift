public import Foundation

// The methods of key-value coding that table code calls on the defaults; Foundation on Linux has
// no key-value coding.

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key, as `object(forKey:)` returns it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
