import Foundation

/// Values that an app shares with the person's other devices, which there are none of: what is set
/// stays in the process; Linux's Foundation has no such store.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when another device has changed a value; never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The store of the app.
  public class var `default`: NSUbiquitousKeyValueStore { AppProcess.current.ubiquitousStore }

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }
  /// Removes a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// The value of a key that is a text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The value of a key that is an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The value of a key that is a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// The value of a key that is data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The value of a key that is a whole number, else 0.
  open func longLong(forKey aKey: String) -> Int64 { number(forKey: aKey)?.int64Value ?? 0 }
  /// The value of a key that is a number, else 0.
  open func double(forKey aKey: String) -> Double { number(forKey: aKey)?.doubleValue ?? 0 }
  /// The value of a key that is true or false, else false.
  open func bool(forKey aKey: String) -> Bool { number(forKey: aKey)?.boolValue ?? false }

  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    default: nil
    }
  }

  /// Sets a text.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets a whole number.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets true or false.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Writes to the disk, which there is none of; true.
  @discardableResult open func synchronize() -> Bool { true }
}
