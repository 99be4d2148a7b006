public import Foundation
public import XCTest

/// A test case can be a data source or a delegate, as on Apple's systems, where it is an object of
/// Objective-C.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Whether an object is the test case itself.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The hash of its identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The test case.
  public func `self`() -> Self { self }

  /// False: it is no proxy.
  public func isProxy() -> Bool { false }

  /// The name of the test.
  public var description: String { name }
  /// The name of the test.
  public var debugDescription: String { name }
}
