import Foundation

/// A value in a predicate.
indirect enum PredicateExpression {
  case constant(Any?)
  /// A property of the object, `name`, `address.city`, `items.@count`; the object itself for `SELF`.
  case keyPath(String)
  case list([PredicateExpression])

  /// The value for an object.
  @MainActor func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): ObjectiveCValue.flattened(value)
    case .keyPath(let path): PredicateKeys.value(at: path, of: object)
    case .list(let items): items.map { $0.value(for: object) as Any }
    }
  }
}

/// Reads properties by name, of objects and of Foundation's values.
@MainActor enum PredicateKeys {
  /// The value at a path; `self` is the object itself, whatever its case.
  static func value(at path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(ObjectiveCValue.flattened(object)) { value, key in
      value.flatMap { ObjectiveCValue.flattened(self.value(of: String(key), $0)) }
    }
  }

  private static func value(of key: String, _ object: Any) -> Any? {
    if key.lowercased() == "self" { return object }
    switch object {
    case let dictionary as [String: Any]: return dictionary[key]
    case let items as [Any] where key == "@count" || key == "count": return items.count
    case let items as [Any]: return items.map { self.value(of: key, $0) as Any }
    case let items as any Sequence where key == "@count":
      return items.reduce(0) { count, _ in count + 1 }
    case let text as String: return ofText(key, text) ?? undefined(key, NSString(string: text))
    case let path as IndexPath where key == "row" || key == "item": return path.last
    case let path as IndexPath where key == "section": return path.first
    default: return KeyValueCoding.value(forKey: key, of: object as AnyObject)
    }
  }

  private static func ofText(_ key: String, _ text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString", "uppercased": text.uppercased()
    case "lowercaseString", "lowercased": text.lowercased()
    case "intValue", "integerValue": Int(text) ?? 0
    case "doubleValue", "floatValue": Double(text) ?? 0
    default: nil
    }
  }

  private static func undefined(_ key: String, _ object: NSObject) -> Any? {
    AppProcess.current.raise(.undefinedKey(key, "valueForUndefinedKey:", of: object))
    return nil
  }
}
