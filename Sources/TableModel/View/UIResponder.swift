import Foundation

/// The root of everything that takes part in event handling.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard's input goes here; there is one first responder in a process.
  open var isFirstResponder: Bool { AppProcess.current.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    let process = AppProcess.current
    guard process.firstResponder !== self else { return true }
    guard canBecomeFirstResponder, process.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    process.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    let process = AppProcess.current
    guard process.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    process.firstResponder = nil
    return true
  }

  /// Inert: there is no keyboard to replace.
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  /// Inert: there is no keyboard to stand above.
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  /// Inert: there is no keyboard that could change.
  open func reloadInputViews() {}
  /// Inert: there is no hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What undoes changes; that of the next responder by default.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Actions

  /// Whether a command of the edit menu makes sense here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The responder that performs a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches

  // What a responder does not handle goes to the next one.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
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

  /// The name of a method.
  public init(_ name: String) { description = name }

  /// The name of a method.
  public init(stringLiteral value: String) { description = value }
}
