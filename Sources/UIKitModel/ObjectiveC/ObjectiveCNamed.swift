import Foundation

/// What a class is found by whose name in Objective-C is another, `@objc(Name) class Feed`: a type
/// named after `Name`, which the rewriting of such a class adds for Linux.
@MainActor public protocol ObjectiveCNamed {
  /// The class.
  static var named: AnyClass { get }
}

/// `NSClassFromString`, which finds a class by the name that `@objc(Name)` gives it, too.
@preconcurrency @MainActor public func objectiveCClass(_ name: String) -> AnyClass? {
  NSClassFromString(name) ?? ProgramClasses.renamed(name).first
}
