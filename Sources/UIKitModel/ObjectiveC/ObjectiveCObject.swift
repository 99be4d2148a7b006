import Foundation

/// An object of which only is known that it is one, with the members that Objective-C would find in
/// it: what the rewriting makes of `(value as AnyObject).boolValue`.
///
/// A property is nil where the object has none of its name, as on Apple's systems. Those of values, of
/// texts and of views are here; an app's own are found by ``value(forKey:)`` and ``perform(_:with:)``.
public struct ObjectiveCObject {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  private var object: NSObject? { value as? NSObject }
  /// A number, or a text that is read as one.
  private var number: NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    default: nil
    }
  }
  private var text: NSString? {
    value as? NSString ?? (value as? String).map { NSString(string: $0) }
  }
  private var structure: NSValue? { value as? NSValue }

  // MARK: Numbers and structures

  /// Whether a number is not zero, or a text begins like a yes.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// A number or a text as a whole number.
  public var intValue: Int! { number?.intValue ?? text?.integerValue }
  /// The same by its longer name.
  public var integerValue: Int! { intValue }
  /// A number or a text as a whole number of 32 bits.
  public var int32Value: Int32! { number?.int32Value ?? text?.intValue }
  /// A number or a text as a whole number of 64 bits.
  public var int64Value: Int64! { number?.int64Value ?? text?.longLongValue }
  /// A number or a text as a number with a fraction.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// A number or a text as a number with a fraction, of 32 bits.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// A number as a text.
  public var stringValue: String! { number?.stringValue }
  /// The rectangle of a value.
  @MainActor public var cgRectValue: CGRect! { value as? CGRect ?? structure?.cgRectValue }
  /// The point of a value.
  @MainActor public var cgPointValue: CGPoint! { value as? CGPoint ?? structure?.cgPointValue }
  /// The size of a value.
  @MainActor public var cgSizeValue: CGSize! { value as? CGSize ?? structure?.cgSizeValue }

  // MARK: Collections and texts

  /// How many elements a collection has.
  public var count: Int! {
    switch value {
    case let list as NSArray: list.count
    case let list as any Collection: list.count
    case let table as NSDictionary: table.count
    case let set as NSSet: set.count
    default: nil
    }
  }
  /// How many UTF-16 units a text has.
  public var length: Int! { text?.length }
  /// What describes the object.
  public var description: String { value.map { "\($0)" } ?? "nil" }

  // MARK: Views

  /// The number by which the app knows a view or a bar item.
  @MainActor public var tag: Int! { (value as? UIView)?.tag ?? (value as? UIBarItem)?.tag }
  /// The frame of a view, in points of the view above it.
  @MainActor public var frame: CGRect! { (value as? UIView)?.frame }
  /// The view above a view.
  @MainActor public var superview: UIView? { (value as? UIView)?.superview }

  // MARK: By name

  /// The value of a property by its name.
  @MainActor public func value(forKey key: String) -> Any? { object?.value(forKey: key) }
  /// Sets a property by its name.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    object?.setValue(value, forKey: key)
  }
  /// Whether both are equal.
  public func isEqual(_ object: Any?) -> Bool! { self.object?.isEqual(object) }
  /// Whether the object has a method.
  @MainActor public func responds(to aSelector: Selector) -> Bool {
    object.map { ObjectiveC.responds($0, to: aSelector) } ?? false
  }
  /// Calls a method by its selector.
  @MainActor @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>!
  {
    object?.perform(aSelector)
  }
  /// Calls a method by its selector with an argument.
  @MainActor @discardableResult public func perform(
    _ aSelector: Selector, with object: Any?
  ) -> Unmanaged<AnyObject>! { self.object?.perform(aSelector, with: object) }
}

extension ObjectiveC {
  /// An object whose members are found when they are called.
  public nonisolated static func object(_ value: Any?) -> ObjectiveCObject {
    ObjectiveCObject(value)
  }

  /// The same of an optional one.
  public nonisolated static func optionalObject(_ value: Any?) -> ObjectiveCObject? {
    value.map { ObjectiveCObject($0) }
  }
}
