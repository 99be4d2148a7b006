import Foundation

extension NSObject {
  /// The object that takes a message for this one; held: nothing is forwarded without Objective-C,
  /// and a delegate that wants to pass a call on implements its method.
  ///
  /// It is generic so that a class can have a method of this name of its own: Swift has no overrides
  /// of what an extension declares.
  @_disfavoredOverload public func forwardingTarget<Name>(for aSelector: Name) -> Any? { nil }

  /// The name of the class with its module, as Objective-C has it.
  public class func description() -> String { String(reflecting: self) }
}
