import Foundation

// What the rewritten code of an app calls where an object may be `AnyObject`: in Objective-C each
// object has these methods, in Swift `AnyObject` has none.

extension ObjectiveC {
  /// An object of whichever class, which says whether it has a method.
  public struct Receiver {
    let object: AnyObject

    /// Whether the object has the method of a selector: what its own `responds(to:)` returns.
    public func responds(to aSelector: Selector) -> Bool {
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated {
        if let delegate = object as? any SelectorResponding {
          return delegate.responds(to: aSelector)
        }
        if let responder = object as? UIResponder { return responder.responds(to: aSelector) }
        if ObjectiveC.method(Self.question, of: object) != nil {
          return ObjectiveC.send(Self.question, to: object, [aSelector]) as? Bool ?? false
        }
        return ObjectiveC.responds(object, to: aSelector) || aSelector.isOfDelegate
      }
    }

    /// The name of the method that a class below `NSObject` overrides, which calls it by its name.
    private static let question = Selector("respondsToSelector:")
  }

  /// An object, to be asked.
  public nonisolated static func receiver(_ object: AnyObject) -> Receiver {
    Receiver(object: object)
  }

  /// The same of an object that may be none.
  public nonisolated static func receiver(ifAny object: AnyObject?) -> Receiver? {
    object.map { Receiver(object: $0) }
  }
}
