import Foundation

/// Reads and sets properties by name: those in a class's ``ObjectiveCTable``.
@MainActor enum KeyValueCoding {
  /// Sets a property; a key that there is not raises UIKit's exception.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
    guard let property = ObjectiveC.property(key, of: object) else {
      return setUndefined(value, key, of: object)
    }
    do throws(ObjectiveCProperty.Refusal) {
      try property.set(object, value)
    } catch {
      switch error {
      case .readOnly: setUndefined(value, key, of: object)
      case .wrongType(let expected):
        AppProcess.current.raise(refusal(of: value, expected, key, object))
      }
    }
  }

  /// The value of a property; a key that there is not raises UIKit's exception.
  static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let property = ObjectiveC.property(key, of: object) { return property.get(object) }
    if case .method(let getter)? = ObjectiveC.member(key, of: type(of: object))?.kind {
      return ObjectiveC.send(getter, to: object)
    }
    return undefined(key, of: object)
  }

  /// Sets the property at the end of a path, `layer.cornerRadius`.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
    guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, of: object) }
    let rest = String(path[path.index(after: dot)...])
    // What is nil on the way takes the value silently, as in Objective-C.
    guard let next = self.value(forKey: String(path[..<dot]), of: object) else { return }
    set(value, forKeyPath: rest, of: next as AnyObject)
  }

  /// The value at the end of a path.
  static func value(forKeyPath path: String, of object: AnyObject) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { value, key in
      value.flatMap { self.value(forKey: String(key), of: $0 as AnyObject) }
    }
  }

  // MARK: Undefined keys

  private static func setUndefined(_ value: Any?, _ key: String, of object: AnyObject) {
    if let responder = object as? UIResponder {
      return responder.setValue(value, forUndefinedKey: key)
    }
    if let container = object as? any KeyValueContainer {
      return container.keyedValues[key] = value
    }
    let selector: Selector = "setValue:forUndefinedKey:"
    if let method = ObjectiveC.method(selector, of: object) {
      return ObjectiveC.deliver(method, to: object, [value, key])
    }
    AppProcess.current.raise(.undefinedKey(key, "setValue:forUndefinedKey:", of: object))
  }

  private static func undefined(_ key: String, of object: AnyObject) -> Any? {
    if let responder = object as? UIResponder { return responder.value(forUndefinedKey: key) }
    if let container = object as? any KeyValueContainer { return container.keyedValues[key] }
    if let method = ObjectiveC.method("valueForUndefinedKey:", of: object) {
      return ObjectiveC.send(method, to: object, [key])
    }
    AppProcess.current.raise(.undefinedKey(key, "valueForUndefinedKey:", of: object))
    return nil
  }

  private static func refusal(
    of value: Any?, _ expected: Any.Type, _ key: String, _ object: AnyObject
  ) -> UIKitException {
    let name = UIKitException.description(of: object)
    guard let value = ObjectiveCValue.flattened(value) else {
      return UIKitException(
        "[\(name) setNilValueForKey]: could not set nil as the value for the key \(key).",
        name: UIKitException.Name.invalidArgument)
    }
    return UIKitException(
      "[\(name) setValue:forKey:]: the property \(key) takes a value of type \(expected), not one of "
        + "type \(type(of: value)) (model)", name: UIKitException.Name.invalidArgument)
  }
}

extension UIKitException {
  /// What a class raises that has no property of that name.
  @MainActor static func undefinedKey(
    _ key: String, _ method: String, of object: AnyObject
  ) -> UIKitException {
    UIKitException(
      "[\(description(of: object)) \(method)]: this class is not key value coding-compliant for the "
        + "key \(key).", name: Name.unknownKey)
  }

  /// The class and the address of an object, as exceptions print them.
  @MainActor static func description(of object: AnyObject) -> String {
    let address = AppProcess.current.console.address(of: object)
    return "<\(ObjectiveC.className(of: object)) \(address)>"
  }
}

extension UIKitException.Name {
  package static let unknownKey = "NSUnknownKeyException"
}

// MARK: - NSKeyValueCoding

extension NSObjectProtocol {
  /// Sets a property by its name; a name that there is not raises UIKit's exception.
  public func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, value) = (self as AnyObject, value)
    MainActor.assumeIsolated { KeyValueCoding.set(value, forKey: key, of: object) }
  }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, value) = (self as AnyObject, value)
    MainActor.assumeIsolated { KeyValueCoding.set(value, forKeyPath: keyPath, of: object) }
  }

  /// The value of a property by its name; a name that there is not raises UIKit's exception.
  public func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self as AnyObject
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = KeyValueCoding.value(forKey: key, of: object) }
    return value
  }

  /// The value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    nonisolated(unsafe) let object = self as AnyObject
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = KeyValueCoding.value(forKeyPath: keyPath, of: object) }
    return value
  }

  /// Sets several properties by their names, in the order of the names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }
}
