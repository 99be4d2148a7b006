import Foundation

/// Values as Objective-C passes them: objects where Swift has structures and numbers.
enum ObjectiveCValue {
  /// A value as another type: itself, an optional of it, or a number or text in another form. Nil
  /// if there is no such form.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = flattened(value) else { return empty(type) }
    if let value = value as? Value { return value }
    if let optional = type as? any Nillable.Type {
      guard let wrapped = optional.wrapping(value) else { return nil }
      return wrapped as? Value
    }
    if let convertible = type as? any ObjectiveCConvertible.Type {
      return convertible.converted(value) as? Value
    }
    return represented(value, as: type) ?? bridged(value) as? Value
  }

  /// Nil as a value of the type: of an optional, and of `Any`, which has an empty optional then.
  private static func empty<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any Nillable.Type { return optional.none as? Value }
    return type == Any.self ? (Optional<AnyObject>.none as Any) as? Value : nil
  }

  /// A structure of Foundation as the object that Objective-C has for it.
  private static func bridged(_ value: Any) -> Any? {
    switch value {
    case let note as Notification:
      NSNotification(name: note.name, object: note.object, userInfo: note.userInfo)
    case let text as String: NSString(string: text)
    case let number as any Numeric: NSNumber.boxing(number)
    case let flag as Bool: NSNumber(value: flag)
    default: nil
    }
  }

  /// The value within optionals that were made an `Any`.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any Nillable else { return value }
    return flattened(optional.wrapped)
  }

  /// An enumeration or option set by its number or name.
  private static func represented<Value>(_ value: Any, as type: Value.Type) -> Value? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return make(type, of: value) as? Value
  }

  private static func make<Value: RawRepresentable>(_ type: Value.Type, of value: Any) -> Value? {
    convert(value, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }
}

/// An optional, whatever it is of.
private protocol Nillable {
  static var none: Any { get }
  var wrapped: Any? { get }
  /// The value as an optional of the type; nil if it has no form of that type.
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: Nillable {
  fileprivate static var none: Any { Self(nilLiteral: ()) as Any }
  fileprivate var wrapped: Any? { self }
  fileprivate static func wrapping(_ value: Any) -> Any? {
    ObjectiveCValue.convert(value, to: Wrapped.self).map { Optional.some($0) as Any }
  }
}

/// A type that has other forms in Objective-C.
private protocol ObjectiveCConvertible {
  static func converted(_ value: Any) -> Self?
}

extension ObjectiveCConvertible where Self: BinaryFloatingPoint {
  static func converted(_ value: Any) -> Self? { double(value).map { Self($0) } }
}

extension ObjectiveCConvertible where Self: FixedWidthInteger {
  static func converted(_ value: Any) -> Self? {
    double(value).flatMap { Self(exactly: $0.rounded(.towardZero)) }
  }
}

/// A number of any type.
private func double(_ value: Any) -> Double? {
  switch value {
  case let number as any BinaryInteger: Double(number)
  case let number as any BinaryFloatingPoint: Double(number)
  case let flag as Bool: flag ? 1 : 0
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}

extension Double: ObjectiveCConvertible {}
extension Float: ObjectiveCConvertible {}
extension CGFloat: ObjectiveCConvertible {}
extension Int: ObjectiveCConvertible {}
extension UInt: ObjectiveCConvertible {}
extension Int32: ObjectiveCConvertible {}

extension Bool: ObjectiveCConvertible {
  /// A number other than 0; an object, as the bits of its address have it.
  fileprivate static func converted(_ value: Any) -> Bool? {
    double(value).map { $0 != 0 } ?? (value is NSObject ? true : nil)
  }
}

extension String: ObjectiveCConvertible {
  fileprivate static func converted(_ value: Any) -> String? {
    (value as? NSString).map { $0.description } ?? (value as? NSAttributedString)?.string
  }
}

extension NSNumber {
  /// A number or truth value of Swift as an object.
  static func boxing(_ value: Any) -> NSNumber? { double(value).map { NSNumber(value: $0) } }
}
