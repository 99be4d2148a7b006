import Foundation

/// The root of everything that takes part in event handling.
@MainActor open class UIResponder: NSObject {
  private static weak var first: UIResponder?

  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }

  // What a responder does not handle goes to the next one.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the receiver implements the method that `aSelector` names.
  ///
  /// The dialect's stand-in for the Objective-C runtime: a table asks it once for each optional
  /// method when its delegate or data source is set, and keeps the answers, as UIKit does. Answer
  /// false to look like a delegate without that method.
  open func responds(to aSelector: Selector) -> Bool { true }
}

/// The name of a method, as Objective-C writes it: `tableView:heightForRowAtIndexPath:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes the object.
  public init(_ name: String) { description = name }

  /// Makes the object.
  public init(stringLiteral value: String) { description = value }
}
